"""The command line as docs/scenario.md says: what it prints and how it exits."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.cli import main

BOLT: dict[str, Any] = {
    "title": "Bolting a Siege",
    "players": {
        "A": {
            "battlefield": [
                {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 4}, "protector": "B"}
            ],
            "hand": ["Lightning Bolt"],
        },
        "B": {},
    },
    "script": [{"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["siege"]}, {"do": "resolve"}],
    "expect": ["siege has 1 defense counter", "B life 20"],
}


@pytest.fixture(autouse=True)
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home without data: the starter set."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("SIEGE_CARDS", "SIEGE_DATA", "DISCORD_TOKEN", "DISCORD_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)


def siege(*arguments: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def scenario(folder: Path, **changes: Any) -> str:
    path = folder / "scenario.json"
    path.write_text(json.dumps(BOLT | changes), encoding="utf-8")
    return str(path)


def test_check_tells_the_steps_and_exits_with_0(tmp_path: Path) -> None:
    result = siege("check", scenario(tmp_path))
    assert result.exit_code == 0, result.output
    assert "# Bolting a Siege\nInvasion of Zendikar: 1 defense counter." in result.output
    assert "3 defense counters are removed from Invasion of Zendikar; 1 left. [310.6" in result.output
    assert "✓ B life 20" in result.output


@pytest.mark.parametrize(
    "changes",
    [
        {"expect": ["B life 3"]},
        {"script": [{"do": "cast", "player": "B", "card": "Lightning Bolt"}]},
        {"script": [{"do": "cast", "player": "A", "card": "Lightning Bolt"}]},
    ],
    ids=["an expectation fails", "an act is refused", "a choice is left open"],
)
def test_check_exits_with_1_when_something_is_not_as_expected(tmp_path: Path, changes: dict[str, Any]) -> None:
    assert siege("check", scenario(tmp_path, **changes)).exit_code == 1


@pytest.mark.parametrize("text", ["{", "[]", '{"players": {"A": {"hand": ["Grizly Bears"]}, "B": {}}}'])
def test_check_exits_with_2_for_an_unusable_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    result = siege("check", str(path))
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert siege("check", str(tmp_path / "none.json")).exit_code == 2


def test_check_as_json_is_the_report_and_a_list_for_several(tmp_path: Path) -> None:
    one = json.loads(siege("check", "--json", scenario(tmp_path)).output)
    assert one["title"] == "Bolting a Siege"
    both = tmp_path / "two.json"
    both.write_text(json.dumps([BOLT, BOLT]), encoding="utf-8")
    assert json.loads(siege("check", "--json", str(both)).output) == [one, one]


def test_look_ups() -> None:
    assert "deals 3 damage to any target" in siege("card", "lightning", "bolt").output
    assert json.loads(siege("card", "--json", "Lightning Bolt").output)["faces"][0]["mana_cost"] == "{R}"
    assert "17 rulings on" in siege("rulings", "Invasion of Zendikar").output
    assert "protector can never attack it" in siege("rule", "310.8b").output
    assert "310.8b" in siege("rule", "protector", "attack").output
    assert "310.11" in siege("glossary", "siege").output


def test_a_question_is_answered() -> None:
    assert "702.2c" in siege("ask", "how", "much", "damage", "is", "lethal", "with", "deathtouch?").output


def test_short_acts_are_played_on_a_throwaway_board() -> None:
    played = siege(
        "what-if", "You: Giant Spider; Opp: Grizzly Bears", "Opp attacks with Bears; block Bears with Spider; damage"
    )
    assert played.exit_code == 0
    assert "Grizzly Bears dies; Giant Spider (2/4, 2 damage) survives." in played.output
    wrong = siege("what-if", "You: Giant Spider", "frobnicate")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert wrong.stderr.startswith("“frobnicate” is not understood here.")


def test_a_misspelt_card_gets_one_sentence() -> None:
    result = siege("card", "Grizly Bears")
    assert result.exit_code == 2
    assert result.stderr == "There is no card named “Grizly Bears”. Did you mean Grizzly Bears?\n"


def test_french(tmp_path: Path) -> None:
    result = siege("--locale", "fr", "check", scenario(tmp_path))
    assert "A lance Lightning Bolt" in result.output


def test_an_unreadable_database_gets_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "cards.db"
    path.write_text("not a database", encoding="utf-8")
    result = siege("card", "--cards", str(path), "Shock")
    assert result.exit_code == 2
    assert "siege sync" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_sync_refuses_what_is_no_data(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("shopping list", encoding="utf-8")
    result = siege("sync", "--from", str(path), "--cards", str(tmp_path / "cards.db"))
    assert result.exit_code == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "cards.db").exists()


def test_the_bot_without_a_token_says_how_to_get_one_and_how_to_try_without() -> None:
    result = siege("bot")
    assert result.exit_code == 2
    assert "discord.com/developers" in result.stderr
    assert "siege console" in result.stderr


def test_coverage_has_its_figures() -> None:
    figures = json.loads(siege("coverage", "--json", "--worst", "3").output)
    named = {"cards", "whole", "whole_share", "partly", "unread", "lines", "lines_share", "swallowed", "ambiguous"}
    assert named | {"seconds"} <= set(figures)
    assert figures["cards"] == figures["whole"] + figures["partly"] + figures["unread"]
    assert "✓ Lightning Bolt: Lightning Bolt deals 3 damage" in siege("coverage", "--card", "Lightning Bolt").output


def test_coverage_of_the_often_played_cards_is_of_those_alone(tmp_path: Path) -> None:
    few = tmp_path / "few.txt"
    few.write_text("Lightning Bolt\nNo Such Card\n", encoding="utf-8")
    assert json.loads(siege("coverage", "--json", "--staples", str(few)).output)["cards"] == 1
    staples = (Path(__file__).parents[1] / "staples.txt").read_text(encoding="utf-8").splitlines()
    assert staples == sorted(set(staples))
    assert len(staples) == 1000


def test_the_console_reads_lines_and_keeps_its_board(tmp_path: Path) -> None:
    arguments = ("console", "--pictures", str(tmp_path))
    first = siege(*arguments, typed="board new\nboard add Shock zone: hand\nquit\n")
    assert first.exit_code == 0, first.output
    assert "Added Shock to Player: hand." in first.output
    assert "Turn 1, Player: first main phase." in siege(*arguments, typed="").output


def test_boards_in_an_unreadable_file_get_one_sentence(tmp_path: Path) -> None:
    state = tmp_path / "state.db"
    state.write_text("not a database " * 100, encoding="utf-8")
    result = siege("console", "--state", str(state), typed="")
    assert result.exit_code == 2
    assert result.stderr.startswith("The database of boards (state.db) is damaged")
    assert len(result.stderr.strip().splitlines()) == 1


def test_the_readme_shows_what_the_demonstration_prints(tmp_path: Path) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    shown = readme.split("```text\n")[1].split("```")[0]
    printed = " ".join(siege("demo", "--pictures", str(tmp_path)).output.split())
    for part in re.split(r"\n\s*(?=\d+\.|/|»)|\n\n", shown):
        assert " ".join(part.split()) in printed


def test_the_demo_plays_a_sieges_life_with_its_rules_and_rulings(tmp_path: Path) -> None:
    result = siege("demo", "--pictures", str(tmp_path))
    assert result.exit_code == 0, result.output
    told = result.output
    moments = [
        "with 3 defense counters and with Bob as its protector (the only legal choice). [310.4",
        "attacks Invasion of Zendikar",
        "blocks Grizzly Bears#1 with Giant Spider",
        "2 defense counters are removed from Invasion of Zendikar; 1 left. [310.6",
        "The last defense counter is removed from Invasion of Zendikar. [310.6",
        "ability triggers: When the last defense counter is removed from Invasion of Zendikar",
        "Invasion of Zendikar is exiled.",
        "Alice casts Awakened Skyclave (transformed: the spell is a creature) from exile.",
        "Awakened Skyclave enters the battlefield under Alice's control.",
        "Alice adds {W}.",
    ]
    places = [told.find(moment) for moment in moments]
    assert -1 not in places, moments[places.index(-1)]
    assert places == sorted(places)
    assert "Damage dealt to a battle causes that many defense counters to be removed from it." in told
    assert (tmp_path / "siege-defeated.png").read_bytes().startswith(b"\x89PNG")
