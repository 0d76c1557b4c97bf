"""Pasted boards on which creatures attack and block, and what lines say of their players and zones besides cards."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read
from bot.card_names import Names
from bot.desk import Desk, Place
from bot.errors import describe
from bot.words import Words
from tests.bot.replies import good, position


def test_what_attacks_attacks_the_only_opponent_in_its_controllers_turn(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Opp: Forest, Giant Spider\nYou: Grizzly Bears (attacking)"))
    seen = position(desk)
    assert (seen.turn.active, seen.turn.step) == ("Alice", "declare attackers")
    assert good(desk.run(alice, "block", blockers="Giant Spider", player="Opp")).error is None
    assert "Grizzly Bears dies" in good(desk.run(alice, "go-to", step="postcombat main")).verdict


def test_what_blocks_blocks_the_only_attacker_and_damage_is_dealt(desk: Desk, alice: Place) -> None:
    board = "You: Serra Angel (blocking)\nOpp: Grizzly Bears attacking"
    reply = good(desk.run(alice, "board paste", text=board))
    assert reply.choice is None
    assert (position(desk).turn.active, position(desk).turn.step) == ("Opp", "declare blockers")
    assert "Grizzly Bears dies" in good(desk.run(alice, "go-to", step="postcombat main")).verdict
    assert position(desk).players[1].life == 20


def test_the_unblocked_attacker_deals_its_damage(desk: Desk, alice: Place) -> None:
    board = "You: Grizzly Bears (attacking), Llanowar Elves (attacking Opp)\nOpp: Giant Spider (blocking Bears)"
    good(desk.run(alice, "board paste", text=board))
    good(desk.run(alice, "go-to", step="postcombat main"))
    assert [one.life for one in position(desk).players] == [20, 19]


def test_a_planeswalker_is_attacked_by_a_word_of_its_name(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears (attacking Jace)\nOpp: Jace Beleren (3 loyalty)"))
    assert [one.attacking for one in position(desk).permanents()] == ["Jace Beleren", None]


@pytest.mark.parametrize("text", ["Moi: Grizzly Bears (attaque)\nAdv: Giant Spider (bloque)"])
def test_attackers_and_blockers_in_french(names: Names, text: str) -> None:
    pasted = read(text, names)
    assert (pasted.problems, pasted.active, pasted.step) == ([], "You", "declare blockers")


def test_what_cannot_be_told_says_what_to_write(desk: Desk, alice: Place) -> None:
    both = desk.run(alice, "board paste", text="You: Grizzly Bears (attacking)\nOpp: Serra Angel (attacking)")
    assert both.error == "input"
    assert both.sections[0].text.startswith(
        "Line 2: Serra Angel: “attacking” is not understood. Expected: attacking Bob"
    )
    three = desk.run(alice, "board paste", text="You: Grizzly Bears (attacking)\nBob: Forest\nCid: Forest")
    assert "attacking Bob" in three.sections[0].text
    which = desk.run(alice, "board paste", text="You: Grizzly Bears (blocking)\nOpp: 2 Hill Giant, Forest (attacking)")
    assert which.error == "input"


def test_tokens_that_are_copies_and_unknown_cards_stand_beside_attackers(desk: Desk, alice: Place) -> None:
    mine, theirs = "token copy of Serra Angel (attacking), unknown card (face down)", "Giant Spider (blocking Angel)"
    board = f"You: {mine}\nOpp: {theirs}, 2 Treasure"
    good(desk.run(alice, "board paste", text=board))
    assert [one.blocking for one in position(desk).permanents() if one.blocking] == [("Serra Angel",)]


def test_a_game_that_is_on_has_its_own_combat(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nOpp: Forest"))
    good(desk.run(alice, "go-to", step="end"))
    refused = desk.run(alice, "board paste", text="You: Grizzly Bears (attacking)")
    assert (refused.error, "before the first move" in refused.verdict) == ("state", True)


@pytest.mark.parametrize(
    ("text", "life", "hand"),
    [
        ("Opp (3) hand: Shock", 3, 1),
        ("Opp (3 life) hand: Shock; graveyard: Murder", 3, 1),
        ("Opp [3]: Forest", 3, 0),
        ("Opp (3) hand (2): Shock", 3, 2),
        ("Opp's hand (2): Shock, Murder", 20, 2),
        ("Opp hand (3 cards): Shock", 20, 3),
        ("Opp hand (4):", 20, 4),
        ("Opp hand: 3 cards", 20, 3),
        ("Opp: 5 life; hand: Shock, 2 other cards", 5, 3),
    ],
)
def test_life_and_numbers_of_cards_in_the_head_of_a_line(
    desk: Desk, alice: Place, text: str, life: int, hand: int
) -> None:
    good(desk.run(alice, "board paste", text=text))
    opponent = position(desk).players[1]
    assert (opponent.name, opponent.life) == ("Opp", life)
    assert sum(one.count for one in opponent.hand) == hand


def test_a_head_may_be_set_off_by_a_dash(names: Names) -> None:
    pasted = read("Me - Grizzly Bears\nhand - Shock\nOpp's graveyard = Murder\nOpp – Forest", names, selves=("You",))
    assert (pasted.problems, list(pasted.sides)) == ([], ["You", "Opp"])
    assert pasted.sides["You"] == {"battlefield": ["Grizzly Bears"], "hand": ["Shock"]}
    assert pasted.sides["Opp"] == {"graveyard": ["Murder"], "battlefield": ["Forest"]}


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("You: empty board, 5 cards in hand", {"hand": [{"unknown": 5}]}),
        ("Vous : rien ; main : Shock", {"hand": ["Shock"]}),
        ("You library: nothing", {"library": []}),
        ("Board: Grizzly Bears*2\nLife: 5", {"battlefield": [{"card": "Grizzly Bears", "count": 2}], "life": 5}),
        ("You (Ana): 10 poison counters", {"counters": {"poison": 10}}),
        (
            "You: Giant Spider enchanted with Pacifism, Bonesplitter equipped to Giant Spider",
            {
                "battlefield": [
                    "Giant Spider",
                    {"card": "Pacifism", "attached_to": "Giant Spider"},
                    {"card": "Bonesplitter", "attached_to": "Giant Spider"},
                ]
            },
        ),
        (
            "You: Giant Spider (2 +1/+1, equipped with Bonesplitter, tapped)",
            {
                "battlefield": [
                    {"card": "Giant Spider", "counters": {"+1/+1": 2}, "tapped": True},
                    {"card": "Bonesplitter", "attached_to": "Giant Spider"},
                ]
            },
        ),
        (
            "You: Giant Spider (2 +1/+1) enchanted with Pacifism (controller Bob)",
            {
                "battlefield": [
                    {"card": "Giant Spider", "counters": {"+1/+1": 2}},
                    {"card": "Pacifism", "attached_to": "Giant Spider", "controller": "Bob"},
                ]
            },
        ),
        (
            "Vous : Giant Spider enchantée par Pacifism (engagée)",
            {
                "battlefield": [
                    {"card": "Giant Spider", "tapped": True},
                    {"card": "Pacifism", "attached_to": "Giant Spider"},
                ]
            },
        ),
        (
            "You: Serra Angel (commander, tapped)",
            {"battlefield": [{"card": "Serra Angel", "tapped": True}], "commander": ["Serra Angel"]},
        ),
    ],
)
def test_what_else_people_write_of_a_side(names: Names, text: str, side: object) -> None:
    pasted = read(text, names, selves=("Ana",))
    assert pasted.problems == []
    assert pasted.sides == {"Ana": side}


def test_the_names_of_both_players_stand_in_parentheses(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You (Alice): Forest\nOpponent (Bob): Island"))
    assert position(desk).names == ("Alice", "Bob")


def test_a_claimed_size_says_what_to_write(desk: Desk, alice: Place) -> None:
    refused = desk.run(alice, "board paste", text="You: Grizzly Bears (power 5)")
    assert refused.error == "input"
    assert "Grizzly Bears: “power 5” is not understood" in refused.sections[0].text


def test_more_cards_than_a_hand_is_said_to_have(names: Names) -> None:
    assert [problem.line for problem in read("You: Forest\nOpp hand (1): Shock, Murder", names).problems] == [2]


def test_whoever_says_me_begins_wherever_their_line_stands(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Opp (3) hand: Shock\nMe: Forest"))
    assert position(desk).turn.active == "Alice"


def test_commander_damage_is_that_of_the_commander_there(desk: Desk, alice: Place) -> None:
    board = "You commander: Atraxa, Praetors' Voice\nOpp: has taken 10 commander damage from Atraxa"
    good(
        desk.run(
            alice,
            "board paste",
            text=board.replace("Atraxa, Praetors' Voice", "Llanowar Elves").replace("Atraxa", "Llanowar"),
        )
    )
    assert position(desk).players[0].commander[0].damage == {"Opp": 10}


@pytest.mark.parametrize(
    ("text", "misspelt"),
    [("You: Giant Spidr enchanted with Pacifism", "Giant Spidr"), ("You: Giant Spider (wearing Pacifsm)", "Pacifsm")],
)
def test_of_a_permanent_and_what_is_on_it_the_one_that_is_misspelt_is_named(
    names: Names, text: str, misspelt: str
) -> None:
    (problem,) = read(text, names).problems
    assert f"“{misspelt}”" in str(describe(problem.error, Words.of("en")))
