"""Loyalty Abilities (CR 606)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cr


@cr("606.1", cited=False)
def test_loyalty_abilities_of_some_planeswalkers() -> None:
    """Chandra's ability deals 1 to each opponent more; that of Jace doesn't."""
    board(
        ["Keral Keep Disciples", "Chandra Nalaar"],
        [],
        activate("Chandra Nalaar", "B"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )
    board(["Keral Keep Disciples", "Jace Beleren"], [], activate("Jace Beleren"), RESOLVE_ALL, expect=["B life 20"])


@cr("606.3")
def test_a_planeswalker_that_has_transformed_has_had_its_loyalty_ability_of_the_turn() -> None:
    board(
        ["Arlinn Kord"],
        [],
        activate("Arlinn Kord", ability="0"),
        RESOLVE,
        activate("Arlinn, Embraced by the Moon", ability="+1"),
        refused="606.3",
    )


@cr("606.3")
def test_only_one_loyalty_ability_is_activated_each_turn() -> None:
    walker = activate("Liliana of the Veil")
    scene = [{"card": "Liliana of the Veil", "counters": {"loyalty": 3}}]
    board(scene, [], walker, RESOLVE, walker, refused="606.3", expect=["Liliana of the Veil has 4 loyalty"])


@cr("606.4", "606.6")
def test_a_planeswalker_cannot_pay_more_loyalty_than_it_has() -> None:
    played = board(
        [{"card": "Liliana of the Veil", "counters": {"loyalty": 1}}],
        ["Grizzly Bears"],
        activate("Liliana of the Veil", "B", ability=2),
        refused="606.6",
    )
    assert played.cites("606.6")


@cr("606.6")
def test_what_cannot_be_paid_with_loyalty_cannot_be_begun() -> None:
    """No target is asked for before it is refused."""
    walker = {"card": "Liliana of the Veil", "counters": {"loyalty": 3}}
    board([walker], ["Grizzly Bears"], activate("Liliana of the Veil", ability=3), refused="606.6")


@cr("606.5", "606.4")
def test_loyalty_added_and_removed_for_an_ability_is_one_cost() -> None:
    """With another +1 to pay, −8 is −7, and nothing is put on it first."""
    walker = {"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 7}}
    board(
        ["Carth the Lion", walker],
        [],
        activate("Elspeth, Knight-Errant", ability=3),
        expect=["A controls Carth the Lion"],
    )
    board([walker], [], activate("Elspeth, Knight-Errant", ability=3), refused="606.6")
    plus = board(["Carth the Lion", walker], [], activate("Elspeth, Knight-Errant", ability=1))
    assert plus.cites("606.5")
    doubled = ["Carth the Lion", "Doubling Season", walker]
    board(doubled, [], activate("Elspeth, Knight-Errant"), expect=["Elspeth, Knight-Errant has 9 loyalty counters"])
