"""Boards put together: by commands, by paste, by import, by hand; whose they are and who sits at them."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good

SIEGE_BOARD = """\
You: 2 Grizzly Bears, Invasion of Zendikar (as siege, 3 defense, protector Opp)
You hand: Lightning Bolt
Opp: Giant Spider
"""


def test_a_board_is_built_command_by_command(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new", players="Alice <@1>, Bob <@2>", life=30))
    reply = good(desk.run(alice, "board add", card="grizzly bears", count=2, tapped=True))
    assert reply.verdict == "Added 2 × Grizzly Bears to Alice: battlefield."
    good(desk.run(alice, "board add", card="Pacifism", controller="Bob", attached_to="Grizzly Bears#2"))
    good(desk.run(alice, "board add", card="Lightning Bolt", zone="hand"))
    good(desk.run(alice, "board add", card="2 1/1 white Soldier creature token with flying", controller="bob"))
    picture = good(desk.run(alice, "board show")).picture
    assert picture is not None
    assert picture.alt.startswith("Turn 1 · Alice, first main phase. Alice at 30 life, hand 1: ")
    assert "2 Soldier 1/1" in picture.alt
    assert "Grizzly Bears #2 2/2 tapped + Pacifism" in picture.alt


def test_night_monarchs_and_commanders_are_pasted_before_the_game_begins(desk: Desk, alice: Place) -> None:
    text = "Alice: monarch, Grizzly Bears\nAlice commander: Serra Angel (cast 1 time)\nOpp: Forest\nIt is night"
    pasted = desk.run(alice, "board paste", text=text)
    assert pasted.picture is not None
    assert "Alice at 20 life, monarch" in pasted.picture.alt
    assert "night" in pasted.picture.alt
    cast = desk.run(alice, "cast", card="Serra Angel")
    assert cast.verdict == "Alice casts Serra Angel (commander tax {2}) from the command zone."
    late = desk.run(alice, "board paste", text="Opp: monarch")
    assert late.error == "state"
    assert "only before the first move: monarch" in late.verdict


def test_edits_by_hand_are_marked(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    for options in (
        {"change": "life", "player": "Opp", "value": "7"},
        {"change": "counters", "object": "Grizzly Bears#1", "value": "2 +1/+1"},
        {"change": "damage", "object": "Giant Spider", "value": "1"},
        {"change": "tap", "object": "Grizzly Bears#2"},
        {"change": "control", "object": "Grizzly Bears#2", "player": "Opp"},
        {"change": "move", "object": "Lightning Bolt", "value": "graveyard"},
    ):
        reply = good(desk.run(alice, "board edit", **options))
        assert reply.steps, options
        assert reply.steps[0].by_hand, options
    mine, theirs = desk.games.at(desk.boards.at("channel"), "en").position.players
    assert (theirs.name, theirs.life) == ("Opp", 7)
    assert [card.card for card in mine.graveyard] == ["Lightning Bolt"]
    assert desk.run(alice, "board edit", change="damage", object="Giant Spider", value="x").error == "input"


def test_export_and_import_bring_the_same_board_and_undo_goes_act_by_act(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text=SIEGE_BOARD))
    good(desk.run(alice, "cast", card="Lightning Bolt", target="siege"))
    good(desk.run(alice, "resolve"))
    exported = good(desk.run(alice, "board export"))
    file, _ = exported.attachments
    scenario = json.loads(file.data)
    assert [entry["do"] for entry in scenario["script"]] == ["cast", "resolve"]
    there = replace(bob, channel="elsewhere")
    imported = good(desk.run(there, "board import", file=file.data))
    assert [step.text for step in imported.steps][-1].startswith("Invasion of Zendikar's ability triggers")
    back = good(desk.run(there, "board undo"))
    assert back.verdict == "Took back: resolve."
    pasted = good(desk.run(replace(bob, channel="third"), "board paste", text=exported.sections[0].text))
    assert pasted.picture is not None
    assert "Grizzly Bears" in pasted.picture.alt


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"[" * 10_000_000, "9,766 KiB"),
        (b'{"players": {"A": {}, "B": {"hand": ["Grizly Bears"]}}}', "B, hand, no. 1: found"),
        (b'{"players": {"A": {}, "B": {"lif": 3}}}', "lif"),
        (b"{", "cannot be read as a board"),
    ],
)
def test_bad_imports_get_one_sentence_and_leave_the_board(desk: Desk, alice: Place, data: bytes, says: str) -> None:
    good(desk.run(alice, "board new"))
    before = desk.boards.at("channel")
    reply = desk.run(alice, "board import", file=data)
    assert reply.error == "input"
    assert says in reply.verdict
    assert "\n" not in reply.verdict
    assert desk.boards.at("channel") == before


def test_a_paste_with_bad_lines_puts_nothing_down_unless_told_to(desk: Desk, alice: Place) -> None:
    text = "You: Grizly Bears\nOpp: Giant Spider"
    reply = desk.run(alice, "board paste", text=text)
    assert reply.error == "input"
    assert [s.text for s in reply.sections] == [
        "Line 1: There is no card named “Grizly Bears”. Did you mean Grizzly Bears?"
    ]
    assert desk.run(alice, "board show").error == "state", "there is still no board"
    footer = good(desk.run(alice, "board paste", text=text, partly=True)).footer
    assert any(line.startswith("Left out: Line") for line in footer)


def test_a_board_belongs_to_its_owner(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board new"))
    assert desk.run(bob, "board new").verdict.startswith("There is a board in this channel already.")
    assert desk.run(bob, "board end").error == "state"
    assert desk.run(bob, "board import", text='{"players": {"A": {}, "B": {}}}').error == "state"
    ended = good(desk.run(replace(bob, moderator=True), "board end"))
    assert ended.attachments[0].filename == "board.json"
    assert desk.run(alice, "board show").verdict.startswith("There is no board in this channel.")


def test_a_seat_taken_is_respected(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board new", players="Alice <@1>, Bob <@2>"))
    carol = Place("channel", "3", name="Carol")
    assert desk.run(carol, "cast", card="Shock", target="Bob", player="Alice").error == "state"
    assert desk.run(carol, "board sit", player="Bob").error == "state"
    good(desk.run(bob, "board sit", player="Bob"))


@pytest.mark.parametrize(
    "players", ["Alice", "A, a", ", ".join("ABCDEFGHI"), "Alice, " + "x" * 41, "", "<@1>", "<b>, c"]
)
def test_unusable_players_are_refused(desk: Desk, alice: Place, players: str) -> None:
    assert desk.run(alice, "board new", players=players).error == "input"


def test_a_long_script_is_imported_whole_or_not_at_all(desk: Desk, alice: Place) -> None:
    entry = {"do": "go_to", "step": "upkeep"}
    scenario = {"players": {name: {"library": [{"card": "Forest", "count": 300}]} for name in "AB"}}
    passes = scenario | {"script": [entry] * 250}
    good(desk.run(alice, "board import", text=json.dumps(passes)))
    exported = json.loads(good(desk.run(alice, "board export")).attachments[0].data)
    assert len(exported["script"]) == 250
    good(desk.run(alice, "board undo"))
    assert len(json.loads(good(desk.run(alice, "board export")).attachments[0].data)["script"]) == 249


def test_a_bare_mention_takes_a_seat(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, <@2>"))
    assert desk.boards.at("channel").seats == {"Player 2": "2"}


def test_a_predefined_token_is_put_on_the_board_by_its_name(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    for name in ("Treasure", "Clue", "Food token", "Gold"):
        assert good(desk.run(alice, "board add", card=name)).verdict.startswith("Added ")


def test_whose_turn_it_is_can_be_pasted(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest; Opp: Grizzly Bears\nIt is Opp's turn"))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    assert position.names == ("Alice", "Opp")
    assert position.turn.active == "Opp"
    good(desk.run(alice, "attack", attackers="Grizzly Bears"))
    assert desk.run(alice, "board paste", text="my turn").error == "state"


def test_an_instant_among_permanents_goes_to_the_hand_with_a_remark(desk: Desk, alice: Place) -> None:
    told = good(desk.run(alice, "board paste", text="You: Forest, Shock"))
    assert told.footer[0].startswith("Shock is an instant or sorcery and cannot be on the battlefield")


def test_an_added_instant_goes_to_the_hand_with_a_remark(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    told = good(desk.run(alice, "board add", card="Shock"))
    assert told.verdict == "Added Shock to Alice: hand."
    assert told.footer[0].startswith("Shock is an instant or sorcery")


def test_what_is_wrong_with_a_pasted_item_is_said_of_the_item(desk: Desk, alice: Place) -> None:
    told = desk.run(alice, "board paste", text="You: Forest, Pacifism (on Nobody)")
    assert told.error == "input"
    assert told.verdict.startswith("Alice: Pacifism: “Nobody” is not understood. Expected: an object or a player")
    assert "players." not in told.verdict


def test_what_does_not_fit_an_item_is_called_by_what_it_is(desk: Desk, alice: Place) -> None:
    told = desk.run(alice, "board paste", text="You hand: Shock (tapped)")
    assert told.error == "input"
    assert told.verdict.startswith("Alice: Shock: “tapped” doesn’t fit here.")


def test_a_counter_on_what_is_no_creature_changes_no_size(desk: Desk, alice: Place) -> None:
    """A noncreature permanent has no power or toughness (208.3)."""
    shown = good(desk.run(alice, "board paste", text="You: Smuggler's Copter (1 +1/+1), Grizzly Bears (1 +1/+1)"))
    assert [step.text for step in shown.steps] == ["Grizzly Bears is 3/3: its counter."]
