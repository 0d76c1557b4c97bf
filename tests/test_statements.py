"""Every statement of the founding documents comes true in play and is cited where it does: on the starter set and
on the full data, in every edition of the rules at hand, in English and in French."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cards import starter
from cards.database import CardDatabase
from cards.model import fold
from cards.sync import import_files
from engine import Report, Scenario, play
from engine.rules.state_based import checking
from engine.state.zones import Zone
from tests.cards.shared import full_database, shared_dir
from tests.statements import FILES, Shelf, missing, scenarios, unheld
from tools import statements_page

EDITIONS = ("MagicCompRules-20260116.txt", "MagicCompRules-20260227.txt", "renumbered")

each_statement = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@pytest.fixture(scope="session")
def small() -> Iterator[CardDatabase]:
    with CardDatabase.starter_set() as database:
        yield database


@pytest.fixture(scope="session")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base  # one folder for all xdist workers
    with CardDatabase.open(full_database(shared)) as database:
        yield database


@pytest.fixture(scope="session", params=EDITIONS)
def edition(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardDatabase]:
    """The rules of one edition alone."""
    folder = tmp_path_factory.mktemp("edition")
    data = shared_dir() / "data"
    source = data / request.param
    if request.param == "renumbered":
        source = folder / "MagicCompRules 20260828.txt"
        source.write_text(renumbered((data / "MagicCompRules-20260417.txt").read_text("utf-8-sig")), "utf-8")
    import_files([source], folder / "cards.db")
    with CardDatabase.open(folder / "cards.db") as database:
        yield database


def renumbered(text: str) -> str:
    """The rules with one more rule before 310.8, so that all that follow in the section move up by one."""
    moved = re.sub(r"\b310\.(8|9|1[01])(?=\D)", lambda found: f"310.{int(found[1]) + 1}", text)
    added = "310.8. A battle that nobody has heard of yet behaves in ways that nobody knows.\n\n"
    return moved.replace("April 17, 2026", "August 28, 2026").replace("\n310.9. ", f"\n{added}310.9. ", 1)


def held(boards: Sequence[Scenario], cards: CardDatabase | Shelf, locale: str = "en") -> list[Report]:
    """Play the boards of a statement; everything expected of them is so."""
    reports = [play(scenario, cards, locale).report() for scenario in boards]
    for scenario, report in zip(boards, reports, strict=True):
        steps = "\n".join(step.text for step in report.steps)
        assert not unheld(report.expect), f"{scenario.title}\n{steps}"
        assert report.refused is None or report.refused.expected, f"{scenario.title}: {report.refused}"
        assert report.pending is None, f"{scenario.title}: {report.pending}"
    return reports


def playable(path: Path, cards: CardDatabase) -> list[Scenario]:
    """The boards of a statement whose cards are at hand; skips the test where there are none."""
    lacking = [missing(scenario, cards) for scenario in scenarios(path)]
    if all(lacking):
        pytest.skip(f"needs cards beyond the starter set: {', '.join(sorted(set().union(*lacking)))}")
    return [scenario for scenario, cards in zip(scenarios(path), lacking, strict=True) if not cards]


# ---- the files


def test_each_statement_has_its_boards_and_they_cite_it() -> None:
    assert [path.stem for path in FILES] == sorted(starter.statements())
    for path in FILES:
        assert any(path.stem in scenario.cites for scenario in scenarios(path)), path.stem
        assert all(scenario.title and scenario.cites for scenario in scenarios(path)), path.stem


def test_the_statements_are_those_of_the_documents() -> None:
    listed = json.loads((shared_dir() / "seeds" / "statements.json").read_text("utf-8"))
    known = starter.statements()
    assert [one["id"] for one in listed] == list(known)
    for one in listed:
        mine = known[one["id"]]
        if one["kind"] == "rule":
            assert (mine.kind, mine.ref) == ("rule", one["ref"])
        else:
            assert fold(mine.text) == fold(one["text"]).rstrip("*")


def test_a_statement_that_is_false_on_a_board_is_not_taken_for_cited(small: CardDatabase) -> None:
    board = scenarios(next(path for path in FILES if path.stem == "S01"))[0].data
    report = play({**board, "cites": ["S23", "S38", "S99"]}, small).report()
    assert [check.held for check in report.expect if "cites" in check.check] == [False, False, False]


# ---- on what is at hand


@each_statement
def test_it_holds_on_the_starter_set(path: Path, small: CardDatabase) -> None:
    held(playable(path, small), small)


@each_statement
def test_it_holds_on_the_full_data(path: Path, full: CardDatabase) -> None:
    assert not any(missing(scenario, full) for scenario in scenarios(path))
    held(scenarios(path), full)


@each_statement
def test_it_holds_in_each_edition_with_its_own_numbers(path: Path, edition: CardDatabase, full: CardDatabase) -> None:
    reports = held(scenarios(path), Shelf(full, edition))
    statement = starter.statements()[path.stem]
    if statement.kind == "rule":
        now = edition.current_number(statement.ref)
        assert now is not None
        assert now in {cited for report in reports for cited in numbers(report)}


def numbers(report: Report) -> Iterator[str]:
    """Every rule that a report cites, as a reader sees it."""
    for step in report.steps:
        yield from (rule.id for rule in step.rules)


def test_another_edition_shows_its_own_numbers(full: CardDatabase, edition: CardDatabase) -> None:
    newest = edition.info.rules_date == "2026-08-28"
    path = next(path for path in FILES if path.stem == "S23")
    cited = {number for report in held(scenarios(path), Shelf(full, edition)) for number in numbers(report)}
    assert ("310.12b" in cited) is newest
    assert ("310.11b" in cited) is not newest


# ---- rulings


@each_statement
def test_few_rulings_are_offered_at_a_step_and_each_only_once(path: Path, full: CardDatabase) -> None:
    for report in held(scenarios(path), full):
        for step in report.steps:
            texts = [ruling.text for ruling in step.rulings]
            assert len(texts) <= 3
            assert len(set(texts)) == len(texts)


SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}


def offered(cards: CardDatabase, script: list[dict[str, Any]], step: str) -> list[str]:
    """The beginnings of the rulings offered at the step with these words, on a board with a Siege."""
    a = {"battlefield": [SIEGE, "Grizzly Bears"], "hand": ["Lightning Bolt"]}
    board = {"version": 1, "players": {"A": a, "B": {"battlefield": ["Giant Spider"]}}, "script": script}
    steps = play(Scenario.load(board), cards).report().steps
    return [ruling.text[:40] for one in steps if step in one.text for ruling in one.rulings]


def test_rulings_that_do_not_bear_on_a_step_are_not_offered_there(small: CardDatabase) -> None:
    bolt: list[dict[str, Any]] = [
        {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["siege"]},
        {"do": "resolve"},
        {"do": "resolve"},
        {"do": "answer", "player": "A", "value": "yes"},
        {"do": "resolve"},
    ]
    about_damage = "A battle can be dealt damage and be targ"
    assert offered(small, bolt, "casts Lightning Bolt") == [about_damage]
    assert offered(small, bolt, "deals 3 damage") == [about_damage]
    assert offered(small, bolt, "defense counters are removed") == ["Damage dealt to a battle causes that man"]
    assert offered(small, bolt, "is exiled") == []
    assert offered(small, bolt, "Lightning Bolt resolves") == []
    assert offered(small, bolt, "Awakened Skyclave enters") == []
    attack: list[dict[str, Any]] = [
        {"do": "go_to", "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Grizzly Bears": "siege"}},
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "B", "blockers": {"Giant Spider": "Grizzly Bears"}},
    ]
    assert offered(small, attack, "attacks Invasion") == ["A battle can be attacked by all players "]
    assert offered(small, attack, "blocks Grizzly") == ["Only creatures controlled by a battle's "]


def test_a_battle_for_which_no_protector_can_be_chosen_is_put_into_the_graveyard(small: CardDatabase) -> None:
    """(310.10) It takes a game in which its controller has no opponent left, and which yet goes on."""
    board = {"version": 1, "players": {"A": {"battlefield": [SIEGE]}, "B": {}}}
    table = play(Scenario.load(board), small)
    game = table.game
    game.players[1].left = True
    game.bump("players")
    assert not list(checking.check(game))
    (number,) = table.refs.things("siege")
    assert game.find(number).zone is Zone.GRAVEYARD
    assert "310.10" in game.log[-1].rules


# ---- in French


@each_statement
def test_it_holds_in_french_and_what_is_quoted_stays_english(path: Path, full: CardDatabase) -> None:
    for english, french in zip(held(scenarios(path), full), held(scenarios(path), full, "fr"), strict=True):
        assert len(english.steps) == len(french.steps)
        for one, other in zip(english.steps, french.steps, strict=True):
            assert one.text != other.text
            assert one.rulings == other.rulings
            assert [rule.id for rule in one.rules] == [rule.id for rule in other.rules]
            assert [rule.text for rule in one.rules] == [rule.text for rule in other.rules]
            for mine, theirs in zip(one.rules, other.rules, strict=True):
                assert mine.gloss, f"{mine.id} has no gloss"
                assert mine.gloss != theirs.gloss, f"{mine.id} has no French gloss"


# ---- the page


def test_the_page_of_statements_is_up_to_date(full: CardDatabase) -> None:
    written = statements_page.PAGE.read_text("utf-8")
    assert written == statements_page.page(full), "run: python -m tools.statements_page --cards FULL_DATABASE"
