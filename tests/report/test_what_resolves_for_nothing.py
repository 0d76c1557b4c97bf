"""A spell or ability whose only effect the rules prevent resolves all the same, and its step says so (101.2, 608.2)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, Played, board, cast, cr, passing

TYRANT = "Carnage Tyrant"


def countered_by(card: str) -> Played:
    """What comes of casting that at a spell that can't be countered."""
    tyrant, answer = cast(TYRANT), cast(card, TYRANT, player="B")
    return board({"hand": [TYRANT]}, {"hand": [card]}, tyrant, PASS_A, answer, RESOLVE)


@cr("101.2", "608.2")
def test_a_counterspell_at_what_cannot_be_countered_resolves_and_does_nothing() -> None:
    played = countered_by("Cancel")
    assert played.steps[-1] == f"Cancel resolves and does nothing: {TYRANT} can't be countered."
    assert played.steps_in("fr")[-1] == f"Cancel se résout sans rien faire : {TYRANT} ne peut pas être contrecarré."
    assert played.report["verdict"].startswith(f"{TYRANT} can't be countered.")


@cr("101.2", "608.2")
def test_one_that_does_more_is_said_to_do_it() -> None:
    played = countered_by("Essence Backlash")
    assert played.count("resolves and does nothing") == 0
    assert played.count("Essence Backlash deals 7 damage") == 1


@cr("101.2", "603.7a")
def test_what_is_to_happen_later_still_does_and_is_told() -> None:
    """Mana Drain's delayed ability is created whether or not it has countered anything."""
    played = countered_by("Mana Drain")
    assert played.count("does nothing") == 0
    text = "At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value (6)"
    rest = f"The rest of Mana Drain still happens: “{text}” (B)."
    assert rest in played.steps
    assert f"Le reste de Mana Drain a lieu malgré tout : « {text} » (B)." in played.steps_in("fr")
    assert "the rest of Mana Drain still happens" in played.report["verdict"]


@cr("106.4", "608.2h")
def test_mana_that_a_spell_has_added_is_told_beside_what_else_happened() -> None:
    from_ritual = board({"hand": ["Dark Ritual"]}, [], cast("Dark Ritual"), RESOLVE)
    assert "A adds {B}{B}{B}" in from_ritual.report["verdict"]


@cr("608.2b", "400.7")
def test_a_target_that_left_and_came_back_is_said_to_be_a_new_object() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Cloudshift"]}
    murder, flicker = cast("Murder", "Grizzly Bears", player="B"), cast("Cloudshift", "Grizzly Bears")
    script = [murder, passing("B"), flicker, RESOLVE_ALL]
    played = board(
        mine, {"hand": ["Murder"]}, *script, turn={"active": "B"}, expect=["Grizzly Bears on the battlefield"]
    )
    assert "its target is illegal (Grizzly Bears left and came back as a new object)" in played.report["verdict"]
