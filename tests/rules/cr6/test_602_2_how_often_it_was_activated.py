"""How often an ability has been activated this turn (CR 602.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cr, creature, to


@cr("602.2", cited=False)
def test_the_fourth_breath_is_the_last() -> None:
    breath = [activate("Dragon Whelp"), RESOLVE]
    board(["Dragon Whelp"], [], *breath * 3, to("end"), expect=["Dragon Whelp on the battlefield"])
    board(["Dragon Whelp"], [], *breath * 4, to("end"), RESOLVE_ALL, expect=["Dragon Whelp in A's graveyard"])


@cr("603.7b", cited=False)
def test_activations_that_have_not_resolved_count_too() -> None:
    """All four find that it has been activated four times; it is sacrificed once."""
    breaths = [activate("Dragon Whelp")] * 4
    played = board(["Dragon Whelp"], [], *breaths, RESOLVE_ALL, to("end"), RESOLVE_ALL)
    assert played.count("sacrifices Dragon Whelp") == 1


@cr("122.1", cited=False)
def test_what_has_such_a_counter_can_be_the_target() -> None:
    marked = creature("", "3/3", name="Marked", counters={"-1/-1": 1})
    punish = activate("Banewhip Punisher", "Marked")
    board(["Banewhip Punisher"], [marked], punish, RESOLVE, expect=["Banewhip Punisher in A's graveyard"])
    other = activate("Banewhip Punisher", "Hill Giant")
    board(["Banewhip Punisher"], ["Hill Giant"], other, refused="601.2c")
