"""Who chooses when, and numbers that nobody can determine (CR 101.4, 107.2, 400.7h)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("101.4c")
def test_two_things_chosen_at_once_are_chosen_in_the_order_written() -> None:
    """Jihad: "choose a color and an opponent"."""
    script = (cast("Jihad"), RESOLVE)
    first = board({"hand": ["Jihad"]}, [], *script, C=[])
    assert first.pending["kind"] == "color"
    then = board({"hand": ["Jihad"]}, [], *script, answer("red"), C=[])
    assert (then.pending["kind"], then.pending["player"]) == ("player", "A")


@cr("101.4d", "101.4")
def test_a_choice_that_gives_an_earlier_player_one_comes_before_the_later_players() -> None:
    """Show and Tell: B's Callous Oppressor has A name a creature type, before C names a color for Voice of All."""
    script = (cast("Show and Tell"), RESOLVE, answer("yes", "B"), answer("yes", "C"))
    scene = ({"hand": ["Show and Tell"]}, {"hand": ["Callous Oppressor"]})
    last = {"hand": ["Voice of All"]}
    assert board(*scene, *script, C=last).pending["player"] == "B"
    asked = board(*scene, *script, answer("A", "B"), C=last).pending
    assert (asked["player"], asked["kind"]) == ("A", "creature type")
    asked = board(*scene, *script, answer("A", "B"), answer("Elf"), C=last).pending
    assert (asked["player"], asked["kind"]) == ("C", "color")


@cr("107.2", "208.2a")
def test_a_number_that_can_not_be_determined_is_nothing() -> None:
    """The greatest power among no creatures; and the star of a Tarmogoyf without its ability, also in "1+*"."""
    board({"hand": ["Rishkar's Expertise"]}, [], cast("Rishkar's Expertise"), RESOLVE, expect=["A has 0 cards in hand"])
    trick = (cast("Merfolk Trickster"), RESOLVE_ALL)
    board({"hand": ["Merfolk Trickster"], "graveyard": ["Forest"]}, ["Tarmogoyf"], *trick, expect=["Tarmogoyf is 0/1"])


@cr("400.7h")
def test_an_effect_finds_the_spell_that_it_let_a_card_be_cast_as() -> None:
    """Torrential Gearhulk exiles the spell that would be put into the graveyard."""
    side = {"hand": ["Torrential Gearhulk"], "graveyard": ["Lightning Bolt"]}
    script = (cast("Torrential Gearhulk"), RESOLVE, RESOLVE, answer("yes"), answer("B"), RESOLVE)
    board(side, [], *script, expect=["Lightning Bolt in exile", "B life 17"])
