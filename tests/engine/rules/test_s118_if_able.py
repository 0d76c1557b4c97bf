"""Spells that an effect has a player cast "if able" (CR 118.8c, 608.2g)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, Entry, answer, board, cast, cr, turn

WILD = ["Wild Evocation"]


def evoked(*then: Entry) -> tuple[Entry, ...]:
    return turn(4), RESOLVE, *then


@cr("118.8c")
def test_nobody_has_to_cast_what_asks_for_a_card_of_some_kind_from_their_hand() -> None:
    """Who but the player would know whether there is a land card in that hand?"""
    side = {"hand": ["Magmatic Insight", "Magmatic Insight"], "library": ["Grizzly Bears"] * 5}
    played = board(WILD, side, *evoked(answer("no", "B")), expect=["B has 2 cards in hand", "stack is empty"])
    assert "118.8c" in played.rules_of("B doesn't cast it")
    able = {"hand": ["Magmatic Insight"], "battlefield": ["Forest"]}
    board(WILD, able, *evoked(answer("yes", "B")), expect=["Magmatic Insight in B's hand", "stack is empty"])


@cr("118.8c", "608.2g")
def test_any_other_spell_must_be_cast_and_its_additional_cost_paid() -> None:
    """Fling must be cast as long as there is a creature to sacrifice; without one it stays in the hand."""
    side = {"hand": ["Fling"], "battlefield": ["Grizzly Bears"]}
    script = evoked(answer("A", "B"), RESOLVE)
    board(WILD, side, *script, expect=["A life 18", "Grizzly Bears in B's graveyard", "Fling in B's graveyard"])
    board(WILD, {"hand": ["Fling"]}, *evoked(answer("A", "B")), expect=["Fling in B's hand", "stack is empty"])


@cr("608.2g")
def test_a_land_card_revealed_is_put_onto_the_battlefield() -> None:
    board(WILD, {"hand": ["Mountain"]}, *evoked(), expect=["B controls Mountain"])
    board(WILD, {}, *evoked(), expect=["stack is empty"])


@cr("701.20a")
def test_a_card_revealed_at_random_is_spoken_of_again() -> None:
    script = (cast("Singe-Mind Ogre"), RESOLVE, answer("B"), RESOLVE)
    board({"hand": ["Singe-Mind Ogre"]}, {"hand": ["Hill Giant"]}, *script, expect=["B life 16"])
