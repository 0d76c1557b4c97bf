"""Puzzles in the form that Forge keeps them in, read and written."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from bot.board_text.forge_puzzles import forge_name, is_puzzle, read_puzzle, write_puzzle
from bot.card_names import Names
from bot.desk import Desk, Place
from cards.model import Card, Face
from tests.bot.replies import good, position

BATTLEFIELD = (
    "Mountain|Set:DTK|Tapped;Mountain; "
    "Grizzly Bears|M10|Counters:P1P1=2,M1M1=1|Id:5|SummonSick;Bonesplitter|AttachedTo:5"
)
PUZZLE = f"""\
[metadata]
Name:Only two
Goal:Win
Turns:1
Difficulty:Easy
Description:Win this turn.

[state]
# a remark
turn=3
ActivePlayer=Human
ActivePhase=Main1
humanlife=9
ailife=2
humanhand=Shock|Set:M21; Lightning Bolt
humanlibrary=
humanbattlefield={BATTLEFIELD}
aibattlefield=Giant Spider|Damage:1
p1graveyard=Murder
"""
TWO = ("Alice", "Opp")


def scenario(names: Names, text: str) -> Any:
    found, problems = read_puzzle(text, names, TWO)
    assert not problems, problems
    return found


def test_a_puzzle_is_a_whole_board(names: Names) -> None:
    found = scenario(names, PUZZLE)
    assert found["title"] == "Only two"
    assert found["turn"] == {"number": 3, "active": "Alice", "step": "precombat main"}
    assert found["players"]["Alice"] == {
        "mana": "lands",
        "life": 9,
        "hand": ["Shock", "Lightning Bolt"],
        "library": [],
        "battlefield": [
            {"card": "Mountain", "tapped": True},
            "Mountain",
            {"card": "Grizzly Bears", "counters": {"+1/+1": 2, "-1/-1": 1}, "id": "card5", "sick": True},
            {"card": "Bonesplitter", "attached_to": "card5"},
        ],
    }
    opponent = found["players"]["Opp"]
    assert opponent == {
        "mana": "lands",
        "life": 2,
        "battlefield": [{"card": "Giant Spider", "damage": 1}],
        "graveyard": ["Murder"],
    }


def test_everything_that_cannot_be_read_is_named(names: Names) -> None:
    text = "[state]\nhumanhand=Nonesuch;Shock|Bent;Lihgtning Bolt\naispeed=3\nactivephase=LUNCH\np7life=3\nnonsense"
    _, problems = read_puzzle(text, names, TWO)
    assert [problem.line for problem in problems] == [2, 2, 2, 3, 4, 5, 6]


def test_only_a_state_makes_a_puzzle() -> None:
    assert is_puzzle(PUZZLE)
    assert not is_puzzle("You: Forest")
    assert not is_puzzle('{"state": []}')


def test_a_puzzle_is_imported_solved_and_undone(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest"))
    assert good(desk.run(alice, "board import", file=PUZZLE.encode())).verdict == "Grizzly Bears is now 5/3."
    good(desk.run(alice, "cast", card="Shock", target="Opp"))
    assert "Opp loses the game" in good(desk.run(alice, "resolve")).verdict
    for _ in range(3):
        good(desk.run(alice, "board undo"))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    assert [p.name for p in position.players[0].battlefield] == ["Forest"]


def test_a_pasted_puzzle_begins_a_board_as_an_imported_one(desk: Desk, alice: Place) -> None:
    pasted = good(desk.run(alice, "board paste", text=PUZZLE))
    elsewhere = Place("elsewhere", alice.user, alice.locale, alice.name)
    assert pasted.verdict == good(desk.run(elsewhere, "board import", text=PUZZLE)).verdict
    position = desk.games.at(desk.boards.at("channel"), "en").position
    assert [p.life for p in position.players] == [9, 2]


def test_a_bad_puzzle_leaves_the_board_as_it_is(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "board import", text="[state]\nhumanhand=Nonesuch")
    assert reply.error == "input"
    assert reply.sections[0].text.startswith("Line 2: There is no card named “Nonesuch”")
    assert desk.run(alice, "board show").error == "state"


def test_a_board_goes_out_as_a_puzzle_and_comes_back(desk: Desk, alice: Place) -> None:
    board = (
        "You: life 9, Grizzly Bears (2 +1/+1), Bonesplitter (on Grizzly Bears), Plains (tapped); hand: 2 Shock\n"
        "Opp: Giant Spider (damage 2), 1/1 white Soldier creature token; graveyard: Murder"
    )
    good(desk.run(alice, "board paste", text=board))
    _, file = good(desk.run(alice, "board export")).attachments
    assert file.filename == "board.pzl"
    written = file.data.decode()
    assert "humanbattlefield=Grizzly Bears|Counters:P1P1=2|Id:1;Bonesplitter|AttachedTo:1;Plains|Tapped\n" in written
    soldier = "t:Soldier,P:1,T:1,Cost:W,Types:Creature-Soldier,Keywords:,Image:"
    assert f"aibattlefield=Giant Spider|Damage:2;{soldier}\n" in written
    good(desk.run(alice, "board import", file=file.data))
    _, again = good(desk.run(alice, "board export")).attachments
    assert again.data.decode() == written


def test_every_token_that_the_rules_know_by_name_goes_out_and_comes_back(desk: Desk, alice: Place) -> None:
    kinds = [kind.value for kind in engine.Predefined]
    good(desk.run(alice, "board paste", text=f"You: {', '.join(f'a {kind} token' for kind in kinds)}\nOpp: Forest"))
    _, file = good(desk.run(alice, "board export")).attachments
    written = file.data.decode()
    assert "#" not in written
    assert "T:c_a_treasure_sac" in written
    before = position(desk).players[0].battlefield
    good(desk.run(alice, "board import", file=file.data))
    assert [one.called for one in position(desk).players[0].battlefield] == [one.called for one in before]
    _, again = good(desk.run(alice, "board export")).attachments
    assert again.data.decode() == written


@pytest.mark.parametrize(
    ("token", "written"),
    [
        (
            "1/1 white Spirit creature token with flying",
            "t:Spirit,P:1,T:1,Cost:W,Types:Creature-Spirit,Keywords:Flying",
        ),
        (
            "4/4 red and white Dragon creature token with flying and first strike",
            "t:Dragon,P:4,T:4,Cost:W R,Types:Creature-Dragon,Keywords:Flying-First Strike",
        ),
        ("0/1 colorless artifact Thopter creature token", "t:Thopter,P:0,T:1,Cost:0,Types:Artifact-Creature-Thopter"),
    ],
)
def test_other_tokens_go_out_written_out_and_come_back_as_they_were(
    desk: Desk, alice: Place, token: str, written: str
) -> None:
    good(desk.run(alice, "board paste", text=f"You: {token} (tapped)\nOpp: Forest"))
    (before,) = position(desk).players[0].battlefield
    _, file = good(desk.run(alice, "board export")).attachments
    assert f"humanbattlefield={written}" in file.data.decode()
    good(desk.run(alice, "board import", file=file.data))
    (after,) = position(desk).players[0].battlefield
    assert after == before


def test_what_the_form_has_no_words_for_stands_in_remarks_that_are_read_again(desk: Desk, alice: Place) -> None:
    """Texts of tokens that are no keywords, a copy with a mana cost, unknown cards, blockers."""
    board = (
        'You: 0/1 green Plant creature token with "{T}: Add {G}.", token copy of Serra Angel (tapped), '
        "Grizzly Bears (attacking)\nOpp: Giant Spider (blocking Bears), Llanowar Elves; hand: 3 unknown cards"
    )
    good(desk.run(alice, "board paste", text=board))
    out = good(desk.run(alice, "board export"))
    _, file = out.attachments
    assert '# aihand: {"unknown": 3}\n' in file.data.decode()
    assert "# blocks: 1 > 2\n" in file.data.decode()
    assert "in remarks, which Forge skips" in out.footer[0]
    before = position(desk)
    good(desk.run(alice, "board import", file=file.data))
    after = position(desk)
    seen = {one.name: one for one in after.permanents()}
    assert seen["Giant Spider"].blocking
    assert (seen["Serra Angel"].tapped, seen["Serra Angel"].mana_value) == (True, 5)
    assert after.players[1].hand == before.players[1].hand
    assert after.turn == before.turn
    good(desk.run(alice, "activate", permanent="Plant"))


def test_other_remarks_of_a_puzzle_say_nothing(names: Names) -> None:
    text = "[state]\n# humanhand: Shock\n# humanhand: {broken}\n# p5hand: {}\n# blocks: 3 > 4\nhumanlife=3"
    assert scenario(names, text)["players"]["Alice"] == {"mana": "lands", "life": 3}


def test_tokens_by_the_names_of_their_scripts(names: Names) -> None:
    found = scenario(
        names, "[state]\naibattlefield=T:w_1_1_soldier_firststrike|Tapped;T:c_2_2_a_thopter;T:c_a_food_sac"
    )
    soldier, thopter, food = found["players"]["Opp"]["battlefield"]
    assert soldier["token"]["text"] == "First strike"
    assert (soldier["token"]["colors"], soldier["tapped"]) == (["W"], True)
    assert thopter["token"]["types"] == ["Artifact", "Creature"]
    assert food == {"token": "food"}
    _, problems = read_puzzle("[state]\naibattlefield=T:nonesuch;t:Odd,P:x,Types:Creature", names, TWO)
    assert len(problems) == 2


def test_attackers_counters_of_players_and_marks(desk: Desk, alice: Place) -> None:
    puzzle = (
        "[state]\nactiveplayer=human\nactivephase=COMBAT_DECLARE_ATTACKERS\nhumancounters=POISON=3\n"
        "humanbattlefield=Grizzly Bears|Attacking;Serra Angel|Monstrous:1|Attacking:4;"
        "Giant Spider|FaceDown:Manifested\n"
        "aibattlefield=Jace Beleren|Id:4|Counters:LOYALTY=3\n"
    )
    good(desk.run(alice, "board import", text=puzzle))
    seen = position(desk)
    assert [one.attacking for one in seen.permanents()] == ["Opp", "card4", None, None]
    assert seen.players[0].counters == {"poison": 3}
    _, file = good(desk.run(alice, "board export")).attachments
    written = file.data.decode()
    assert "humancounters=POISON=3\n" in written
    assert "Serra Angel|Monstrous:1|Attacking:1;Giant Spider|FaceDown:Manifested\n" in written
    assert "Grizzly Bears|Attacking;" in written


@pytest.mark.parametrize(("step", "phase"), [("end", "END_OF_TURN"), ("upkeep", "UPKEEP"), ("", "MAIN1")])
def test_steps_are_phases(step: str, phase: str) -> None:
    state = {"players": {"A": {}, "B": {}}, "turn": {"active": "B", "step": step}}
    assert f"activeplayer=ai\nactivephase={phase}\n" in write_puzzle(state)


def test_a_card_of_two_faces_goes_out_under_the_name_of_its_front(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Invasion of Zendikar; hand: Invasion of Zendikar"))
    _, file = good(desk.run(alice, "board export")).attachments
    written = file.data.decode()
    assert "humanbattlefield=Invasion of Zendikar|Counters:DEFENSE=3\n" in written
    assert "humanhand=Invasion of Zendikar\n" in written


def test_a_split_card_goes_out_under_both_names() -> None:
    halves = Face("Fire", "{1}{R}"), Face("Ice", "{1}{U}")
    assert forge_name(Card("Fire // Ice", halves, layout="split")) == "Fire // Ice"
    assert forge_name(Card("Fire // Ice", halves, layout="adventure")) == "Fire"
