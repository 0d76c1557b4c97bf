"""A spell exiled as it resolves, to be returned (CR 608.2n, 614.1a, 603.7)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, board, cast, cr, to

MINE = {"battlefield": ["Feather, the Redeemed", "Hill Giant"], "hand": ["Giant Growth"]}
GROWN = [cast("Giant Growth", "Hill Giant"), RESOLVE, RESOLVE]


@cr("614.1a")
def test_the_card_is_exiled_and_returned_at_the_next_end_step() -> None:
    board(MINE, [], *GROWN, expect=["Giant Growth in exile", "Hill Giant is 6/6"])
    board(MINE, [], *GROWN, to("end"), RESOLVE, expect=["Giant Growth in hand"])


@cr("608.2n")
def test_a_countered_spell_does_not_resolve() -> None:
    answered = [PASS_A, cast("Counterspell", "Giant Growth", player="B"), RESOLVE_ALL]
    board(MINE, {"hand": ["Counterspell"]}, *GROWN[:2], *answered, expect=["Giant Growth in A's graveyard"])


@cr("603.7")
def test_it_is_returned_though_what_said_so_is_gone() -> None:
    board(
        MINE,
        [],
        *GROWN,
        {"do": "edit", "move": {"Feather, the Redeemed": "graveyard"}},
        to("end"),
        RESOLVE,
        expect=["Giant Growth in hand"],
    )


@cr("614.1a", cited=False)
def test_only_what_targets_a_creature_of_its_controller() -> None:
    theirs = cast("Giant Growth", "Grizzly Bears")
    board(MINE, ["Grizzly Bears"], theirs, RESOLVE, expect=["Giant Growth in A's graveyard"])
