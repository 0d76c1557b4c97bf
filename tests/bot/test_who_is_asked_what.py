"""What is asked, of whom, and for whom: where one player makes another's choices, both are named (CR 723.5)."""

from __future__ import annotations

from pathlib import Path

from bot.boards.store import BoardStore
from bot.desk import Place
from tests.bot.made_up_cards import desk_over
from tests.bot.replies import good
from tests.cards.conftest import scryfall_card

AGENT = scryfall_card(
    "Agent",
    type_line="Creature — Human",
    power="3",
    toughness="2",
    oracle_text="You control your opponents while they're searching their libraries.",
)
TUTOR = scryfall_card(
    "Tutor",
    type_line="Sorcery",
    oracle_text="Search your library for a card, put that card into your hand, then shuffle.",
)


def test_who_makes_the_choices_of_another_is_asked_for_that_player(
    tmp_path: Path, store: BoardStore, alice: Place
) -> None:
    with desk_over([AGENT, TUTOR], tmp_path, store) as desk:
        board = "You: Agent; Opp hand: Tutor; Opp library: Agent"
        reply = desk.run(alice, "what-if", board=board, do="Opp casts Tutor")
        assert reply.choice is not None
        assert reply.choice.player == "Alice (for Opp)"
        assert reply.verdict.startswith("It's up to Alice (for Opp): name the card to find")
        found = good(desk.run(alice, "what-if", board=board, do="Opp casts Tutor; choose Agent"))
        assert found.verdict.startswith("Agent is in Opp's hand")


def test_what_is_asked_stands_between_what_has_happened_and_what_comes_of_each_answer(
    tmp_path: Path, store: BoardStore, alice: Place
) -> None:
    text = "Whenever this creature deals combat damage to a player, you may gain 3 life."
    taker = scryfall_card("Taker", type_line="Creature — Rat", power="1", toughness="1", oracle_text=text)
    with desk_over([taker], tmp_path, store) as desk:
        reply = desk.run(alice, "what-if", board="You: Taker", do="attack; no blocks; damage")
        assert reply.verdict.split("\n") == [
            "Opp is at 19 life (1 damage).",
            "It's up to Alice: gain 3 life? (Taker)",
            "– Yes: Alice is at 23 life (+3).",
            "– No: Alice stays at 20 life.",
        ]


def test_an_order_of_triggers_that_matters_only_behind_their_targets_is_asked(
    tmp_path: Path, store: BoardStore, alice: Place
) -> None:
    """What one of them taps the other destroys, if it resolves later."""
    liege = scryfall_card(
        "Liege",
        type_line="Enchantment",
        oracle_text="Whenever you cast a white spell, you may tap target creature.\n"
        "Whenever you cast a black spell, you may destroy target creature if it's tapped.",
    )
    ruin = scryfall_card("Ruin", type_line="Sorcery", oracle_text="You gain 1 life.", mana_cost="{W}{B}")
    bears = [scryfall_card(name, type_line="Creature — Bear", oracle_text="") for name in ("Cub", "Sow")]
    cards = [liege, ruin | {"colors": ["W", "B"]}, *(one | {"power": "2", "toughness": "2"} for one in bears)]
    with desk_over(cards, tmp_path, store) as desk:
        do = "cast Ruin; resolve all"
        reply = good(desk.run(alice, "what-if", board="You: Liege; You hand: Ruin; Opp: Cub, Sow", do=do))
        assert reply.choice is not None
        assert reply.choice.prompt.startswith("Put these triggered abilities onto the stack")


def test_an_order_of_triggers_that_comes_to_the_same_is_not_asked_but_said(
    tmp_path: Path, store: BoardStore, alice: Place
) -> None:
    drawing = scryfall_card(
        "Herald", type_line="Creature — Elf", oracle_text="When Herald enters, return target land to its owner's hand."
    )
    field = scryfall_card("Field", type_line="Land", oracle_text="{T}: Add {C}.")
    watching = scryfall_card(
        "Watcher",
        type_line="Enchantment",
        oracle_text="Whenever a creature enters under your control, you gain 2 life.",
    )
    with desk_over([drawing | {"power": "1", "toughness": "1"}, watching, field], tmp_path, store) as desk:
        reply = good(desk.run(alice, "what-if", board="You: Watcher; You hand: Herald; Opp: Field", do="cast Herald"))
        assert reply.choice is None
        assert reply.verdict == "Field is in Opp's hand; Herald (1/1) enters. Alice is at 22 life (+2, Watcher)."
        said = "In whichever order what triggers at once goes onto the stack, it comes to the same."
        assert said in reply.footer


def test_a_refusal_quotes_what_it_does_not_read_once(tmp_path: Path, store: BoardStore, alice: Place) -> None:
    text = "{T}: Wibble the wobble."
    odd = scryfall_card("Oddity", type_line="Artifact", oracle_text=text)
    with desk_over([odd], tmp_path, store) as desk:
        reply = desk.run(alice, "what-if", board="You: Oddity", do="activate Oddity")
        assert reply.error == "refused"
        assert sum(line.count("wobble") for line in (reply.verdict, *reply.footer)) == 1
        assert "602.1" not in reply.verdict, "that something is not read is so by no rule"
        assert not reply.sections
