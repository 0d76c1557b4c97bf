"""Numbers of rules move between editions; every rule the code may cite is found again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cards import editions, starter
from cards.database import CardDatabase
from cards.errors import UnknownRule
from cards.model import Rule, RuleMove
from cards.sources import comprehensive_rules
from cards.sync import import_files
from tests.cards.conftest import rules_text

Write = Callable[[str, Any], Path]


def section_310() -> list[str]:
    """Rule 310 as of September 2024, line by line, which the starter set carries."""
    return re.findall(r"^310\.\d.*$", (starter.FOLDER / "rules.txt").read_text("utf-8"), re.MULTILINE)


def renumbered() -> list[str]:
    """Rule 310 with a new 310.8 put in: 310.8 to 310.11 become 310.9 to 310.12, references too."""

    def move(found: re.Match[str]) -> str:
        return f"310.{int(found[1]) + 1}" if int(found[1]) >= 8 else found[0]

    lines = [re.sub(r"310\.(\d+)", move, line) for line in section_310()]
    at = next(place for place, line in enumerate(lines) if line.startswith("310.9. "))
    return [*lines[:at], "310.8. Some battles are wonders, and a wonder is built by those who defend it.", *lines[at:]]


@pytest.fixture
def moved(write: Write, tmp_path: Path) -> CardDatabase:
    """A database whose only edition is a later one with rule 310 renumbered."""
    edition = write("MagicCompRules 20260828.txt", rules_text(*renumbered(), effective="August 28, 2026"))
    import_files([edition], tmp_path / "cards.db")
    return CardDatabase.open(tmp_path / "cards.db")


def test_the_lock_holds_every_rule_of_the_home_edition_and_none_of_its_text() -> None:
    home = editions.home()
    assert home.effective == "2026-04-17"
    assert len(home.rules) == 3294
    assert sum("." in number for number in home.rules) == 3138
    locked = editions.LOCK.read_text("utf-8")
    assert "protector" not in locked
    assert len(locked) < 200_000


def test_the_lock_is_what_the_command_makes_of_the_home_edition(shared: Path, tmp_path: Path) -> None:
    edition = shared / "data" / "MagicCompRules-20260417.txt"
    made = tmp_path / "lock.json"
    result = CliRunner().invoke(editions.main, ["lock", "--cr", str(edition), "--to", str(made)])
    assert result.exit_code == 0, result.output
    assert made.read_bytes() == editions.LOCK.read_bytes()


def test_an_inserted_rule_moves_those_that_follow(moved: CardDatabase) -> None:
    assert moved.current_number("310.7") == "310.7"
    assert moved.current_number("310.8") == "310.9"
    assert moved.current_number("310.8b") == "310.9b"
    assert moved.current_number("310.11b") == "310.12b"
    for number in (line.split()[0].rstrip(".") for line in section_310()):
        now = moved.current_number(number)
        assert now is not None
        assert now == (number if int(re.split(r"\D", number)[1]) < 8 else _one_more(number))


def _one_more(number: str) -> str:
    return re.sub(r"\.(\d+)", lambda found: f".{int(found[1]) + 1}", number)


def test_moved_rules_are_not_taken_for_reworded_ones(moved: CardDatabase) -> None:
    """310.8a refers to 310.11, which moved too: the reference changes, the rule does not."""
    changes = {move.number: move.change for move in moved.home_changes() if move.number.startswith("310")}
    assert set(changes.values()) == {"renumbered"}


def test_the_old_number_explains_itself(moved: CardDatabase) -> None:
    assert moved.moved("310.11b") == [RuleMove("310.11b", "310.12b", "2026-04-17", "renumbered")]
    with pytest.raises(UnknownRule, match=r"310\.11b \(2026-04-17\) is now 310\.12b\.") as caught:
        moved.rule("310.11b")
    assert caught.value.near == ("310.12b",)


def test_the_new_number_explains_itself(moved: CardDatabase) -> None:
    assert moved.rule("310.12b").text.startswith("Sieges have the intrinsic ability")
    assert moved.moved("310.12b") == [RuleMove("310.11b", "310.12b", "2026-04-17", "renumbered")]


def test_a_number_that_now_means_another_rule_says_both(moved: CardDatabase) -> None:
    assert moved.rule("310.9").text == "Each battle has a player designated as its protector."
    assert {(move.number, move.now) for move in moved.moved("310.9")} == {("310.8", "310.9"), ("310.9", "310.10")}
    assert moved.rule("310.8").text.startswith("Some battles are wonders")


def test_a_reworded_rule_is_found_and_said_to_be_reworded(write: Write, tmp_path: Path) -> None:
    lines = [line.replace("must choose its protector from among their opponents", "chooses one of their opponents "
             "to be its protector") for line in renumbered()]  # fmt: skip
    import_files([write("rules.txt", rules_text(*lines, effective="August 28, 2026"))], tmp_path / "cards.db")
    database = CardDatabase.open(tmp_path / "cards.db")
    assert database.current_number("310.11a") == "310.12a"
    changes = {move.number: move for move in database.home_changes()}
    assert changes["310.11a"].change == "reworded"


def test_a_vanished_rule_is_not_cited_blindly(write: Write, tmp_path: Path) -> None:
    lines = [line for line in section_310() if not line.startswith("310.6.")]
    summary = import_files([write("rules.txt", rules_text(*lines, effective="August 28, 2026"))], tmp_path / "cards.db")
    database = CardDatabase.open(tmp_path / "cards.db")
    assert database.current_number("310.6") is None
    assert RuleMove("310.6", None, "2026-04-17", "vanished") in summary.home_changes
    assert str(database.moved("310.6")[0]) == "310.6 (2026-04-17) is no longer in the rules."
    assert any("vanished" in line for line in summary.lines())


def test_the_rule_310_of_september_2024_resolves_to_the_home_rules(shared: Path) -> None:
    page = next((shared / "seeds").glob("002_*")).read_text("utf-8")
    rules = list(comprehensive_rules.parse_rules(page.splitlines()))
    assert len(rules) == 24
    old = editions.fingerprints(rules)
    home = {number: print_ for number, print_ in editions.home().rules.items() if number.startswith("310")}
    assert editions.locate(home, old) == {number: (number, "same") for number in home}
    assert editions.locate(old, editions.home().rules) == {rule.number: (rule.number, "same") for rule in rules}


@pytest.mark.parametrize("date", ["20260116", "20260227", "20260417"])
def test_home_rules_resolve_in_every_edition_at_hand(date: str, shared: Path) -> None:
    """Each rule found elsewhere says nearly the same; what is not found is new since then."""
    text = (shared / "data" / f"MagicCompRules-{date}.txt").read_bytes().decode("utf-8-sig")
    edition = comprehensive_rules.parse(text)
    home = comprehensive_rules.parse((shared / "data" / "MagicCompRules-20260417.txt").read_bytes().decode("utf-8-sig"))
    texts = {rule.number: rule.text for rule in edition.rules}
    located = editions.locate(editions.home().rules, editions.fingerprints(edition.rules))
    assert len({now for now, _ in located.values() if now}) == len([now for now, _ in located.values() if now])
    for rule in home.rules:
        now, change = located[rule.number]
        if change in ("same", "renumbered"):
            assert now is not None
            assert _without_references(texts[now]) == _without_references(rule.text)
        elif change == "reworded":
            assert now == rule.number  # true of these editions
    vanished = [number for number, (now, _) in located.items() if now is None]
    assert len(vanished) == {"20260116": 27, "20260227": 21, "20260417": 0}[date]
    assert {number for number in vanished if number.startswith("310")} == set()


def _without_references(text: str) -> str:
    return re.sub(r"\d{3}(\.\d+[a-z]?)?", "#", text).casefold()


def test_whole_sections_that_moved_are_followed(full: CardDatabase) -> None:
    """Section 722 was inserted in April 2026; what was 722 before is 723 now."""
    assert full.moved("722.5")[0] == RuleMove("722.5", "723.5", "2026-02-27", "renumbered")
    assert full.current_number("722.5") == "722.5"


def test_several_editions_at_once_make_the_newest_current(write: Write, tmp_path: Path) -> None:
    old = write("a.txt", rules_text(*section_310(), effective="April 17, 2026", end="\r"))
    new = write("b.txt", rules_text(*renumbered(), effective="August 28, 2026", end="\r\n"))
    for order in ([old, new], [new, old]):
        target = tmp_path / "cards.db"
        target.unlink(missing_ok=True)
        for path in order:
            import_files([path], target)
        database = CardDatabase.open(target)
        assert [(edition.effective, edition.current) for edition in database.editions()] == [
            ("2026-08-28", True),
            ("2026-04-17", False),
        ]
        assert database.info.rules_date == "2026-08-28"


def test_identical_texts_stay_in_order_of_their_sections() -> None:
    """Some rules say the same in several places; each is matched where its neighbours went."""
    old = [Rule("700", "One"), Rule("700.1", "Same words here.", "700"), Rule("701", "Two"),
           Rule("701.1", "Same words here.", "701")]  # fmt: skip
    new = [Rule("701", "One"), Rule("701.1", "Same words here.", "701"), Rule("702", "Two"),
           Rule("702.1", "Same words here.", "702")]  # fmt: skip
    located = editions.locate(editions.fingerprints(old), editions.fingerprints(new))
    assert {number: now for number, (now, _) in located.items()} == {
        "700": "701", "700.1": "701.1", "701": "702", "701.1": "702.1"
    }  # fmt: skip


def test_two_rules_never_become_one() -> None:
    """Of two rules with the same words, where one was struck out, one is found and the other vanished."""
    old = [Rule("700", "One"), Rule("700.1", "Same words."), Rule("700.2", "Same words.")]
    located = editions.locate(editions.fingerprints(old), editions.fingerprints(old[:2]))
    assert located == {"700": ("700", "same"), "700.1": ("700.1", "same"), "700.2": (None, "vanished")}


def test_a_fingerprint_survives_being_written_down() -> None:
    print_ = editions.fingerprint("Battles can be attacked. (See rule 508, “Declare Attackers Step.”)")
    assert editions.Fingerprint.decode(json.loads(json.dumps(print_.encode()))) == print_
    assert print_ == editions.fingerprint('Battles can be attacked. (See rule 509, "Declare Attackers Step.")')
