"""What a scenario file may say, and how it is told what is wrong with it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from cards.database import CardDatabase
from engine import Scenario, ScenarioError, play
from engine.table.scenario import schema_json

Json = dict[str, Any]
DOCS = Path(__file__).parents[2] / "docs" / "scenario.md"


def board(side: Json | None = None, **rest: Any) -> Json:
    return {"version": 1, "players": {"A": side or {}, "B": {}}, **rest}


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(schema_json())


def test_the_scenario_on_the_page_is_valid_and_comes_true(cards: CardDatabase) -> None:
    example = json.loads(re.findall(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)[0])
    Draft202012Validator(schema_json()).validate(example)
    report = play(Scenario.load(example), cards).report()
    assert all(check.held for check in report.expect)


def test_every_key_of_the_schema_is_on_the_page() -> None:
    page, schema = DOCS.read_text("utf-8"), schema_json()
    derived = "Worked out by the engine"
    keys = {key for part in schema["$defs"].values() for key in part.get("properties", {})} | set(schema["properties"])
    keys -= {k for part in schema["$defs"].values() for k, v in part.get("properties", {}).items() if derived in str(v)}
    told_elsewhere = {"over", "winner", "stack", "pool", "begun", "lost", "designations", "exiled_with", "day"}
    missing = {key for key in keys - told_elsewhere if f"`{key}`" not in page and f'"{key}"' not in page}
    assert not missing


WRONG = [
    (board({"hand": [7]}), "players.A.hand[0]", "a card's name or an object"),
    (board({"lifes": 3}), "players.A.lifes", "Did you mean life?"),
    (board({"life": "x"}), "players.A.life", "a whole number"),
    (board({"hand": [{"count": 2}]}), "players.A.hand[0]", "one of “card”, “token” and “unknown”"),
    (board({"battlefield": [{"card": "Forest", "count": 0}]}), "players.A.battlefield[0].count", "from 1 to"),
    (board({"battlefield": [{"card": "Forest", "protector": "C"}]}), "players.A.battlefield[0].protector", "A, B"),
    (board({"hand": [{"card": "Forest", "tapped": True}]}), "players.A.hand[0].tapped", "only for objects on"),
    (board({"mana": "purple"}), "players.A.mana", "“lands”"),
    (board(turn={"step": "attack"}), "turn.step", "declare attackers"),
    (board(turn={"active": "Z"}), "turn.active", "A, B"),
    (board(script=[{"do": "kast"}]), "script[0].do", "Did you mean cast?"),
    (board(script=[{"do": "cast", "card": "x"}]), "script[0].player", "the key “player”"),
    (
        board(script=[{"do": "resolve"}, {"do": "cast", "player": "A", "card": "x", "target": ["B"]}]),
        "script[1].target",
        "Did you mean targets?",
    ),
    (board(expect=["hello"]), "expect[0]", "“A life 17”"),
    ({"version": 2, "players": {"A": {}, "B": {}}}, "version", "version 1"),
    ({"players": {"A": {}}}, "players", "two to eight players"),
    ({"foo": 1}, "foo", "one of the keys version, title"),
    (
        {
            "players": {
                "A": {"battlefield": [{"card": "Forest", "id": "x"}]},
                "B": {"hand": [{"card": "Forest", "id": "x"}]},
            }
        },
        "players.B.hand[0].id",
        "players.A.battlefield[0]",
    ),
    (
        board({"battlefield": [{"card": "Forest", "id": "B"}]}),
        "players.A.battlefield[0].id",
        "not the name of a player",
    ),
    (board({"hand": [{"card": "Grizzly Bears", "sick": True}]}), "players.A.hand[0].sick", "on the battlefield"),
    (board({"hand": [{"card": "Grizzly Bears", "face": "back"}]}), "players.A.hand[0].face", "on the battlefield"),
    (
        board({"battlefield": [{"card": "Grizzly Bears", "exiled_with": "Grizzly Bears"}]}),
        "players.A.battlefield[0].exiled_with",
        "in exile",
    ),
    (
        board({"battlefield": [{"token": {"copy_of": "Grizzly Bears", "keywords": ["flying"]}}]}),
        "players.A.battlefield[0].token.keywords",
        "without anything beside it",
    ),
]


@pytest.mark.parametrize(("data", "place", "expected"), WRONG, ids=[place for _, place, _ in WRONG])
def test_one_clear_error_names_the_place(data: Json, place: str, expected: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        Scenario.load(data)
    assert wrong.value.place == place
    assert expected in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_a_misspelt_card_gets_near_names(cards: CardDatabase) -> None:
    data = board({"battlefield": ["Forest"], "hand": ["Forest", "Island", "Lightnig Bolt"]})
    with pytest.raises(ScenarioError) as wrong:
        play(Scenario.load(data), cards)
    assert wrong.value.place == "players.A.hand[2]"
    assert "Did you mean Lightning Bolt" in str(wrong.value)


def test_a_misspelt_card_gets_near_names_from_a_plain_mapping_too(cards: CardDatabase) -> None:
    few = {"Forest": cards["Forest"]}
    with pytest.raises(ScenarioError, match="Did you mean Forest"):
        play(Scenario.load(board({"hand": ["Forrest"]})), few)


def test_what_something_is_attached_to_must_be_there(cards: CardDatabase) -> None:
    data = board({"battlefield": [{"card": "Pacifism", "attached_to": "Grizly Bears"}, "Grizzly Bears"]})
    with pytest.raises(ScenarioError, match="Did you mean Grizzly Bears"):
        play(Scenario.load(data), cards)


def test_errors_are_told_in_french() -> None:
    with pytest.raises(ScenarioError) as wrong:
        Scenario.load(board({"life": "x"}))
    assert wrong.value.sentence("fr") == "players.A.life\xa0: trouvé «\xa0x\xa0», attendu un nombre entier."


def test_a_file_may_hold_several_scenarios(tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    file.write_text(json.dumps([board(title="one"), board(title="two")]), "utf-8")
    assert [one.title for one in Scenario.load_all(file)] == ["one", "two"]
    with pytest.raises(ScenarioError, match="exactly one scenario"):
        Scenario.load(file)


@pytest.mark.parametrize("text", ["{", "[" * 100_000, "\x00", '"words"', "[]", "3"])
def test_what_is_no_scenario_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.json"
    file.write_text(text, "utf-8")
    with pytest.raises(ScenarioError):
        Scenario.load_all(file)


def test_a_missing_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="a readable file"):
        Scenario.load(tmp_path / "none.json")


def test_the_place_in_a_list_of_scenarios_is_named(tmp_path: Path) -> None:
    file = tmp_path / "list.json"
    file.write_text(json.dumps([board(), board({"life": "x"})]), "utf-8")
    with pytest.raises(ScenarioError) as wrong:
        Scenario.load_all(file)
    assert wrong.value.place == "[1].players.A.life"


@pytest.mark.parametrize(
    ("key", "written"),
    [
        ("keywords", ["flying"]),
        ("types", ["Artifact", "Creature"]),
        ("subtypes", ["Elf"]),
        ("colors", ["R"]),
        ("name", "Bob"),
        ("text", "Flying"),
    ],
)
def test_what_a_card_does_not_have_is_not_taken_over_and_said_so(
    cards: CardDatabase, key: str, written: list[str] | str
) -> None:
    bear = {"card": "Grizzly Bears", key: written}
    words = written if isinstance(written, str) else ", ".join(written)
    for zone in ("battlefield", "hand"):
        (assumed,) = play(Scenario.load(board({zone: [bear]})), cards).report().assumed
        assert assumed.startswith(f"“{words}” beside Grizzly Bears is not taken over")


def test_what_a_card_has_may_be_written_beside_it(cards: CardDatabase) -> None:
    bear = {"card": "Grizzly Bears", "name": "Grizzly Bears", "types": ["creature"], "keywords": [], "mana_value": 2}
    assert play(Scenario.load(board({"battlefield": [bear]})), cards).report().assumed == ()
    assert play(Scenario.load(board({"battlefield": [{**bear, "mana_value": 3}]})), cards).report().assumed
