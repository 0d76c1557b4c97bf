"""Enchantments (CR 303): what becomes an Aura as it is on the battlefield."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, passing, to, turn

BEARS = {"graveyard": ["Grizzly Bears"], "hand": ["Disenchant"]}
NECROMANCY = {"hand": ["Necromancy"]}


@cr("701.3a")
def test_it_enchants_only_the_creature_that_it_has_put_onto_the_battlefield() -> None:
    made = (cast("Necromancy"), RESOLVE, RESOLVE)
    board(NECROMANCY, BEARS, *made, expect=["A controls Grizzly Bears", "Necromancy is attached to Grizzly Bears"])
    gone = (passing(), cast("Disenchant", "Necromancy", player="B"), RESOLVE_ALL)
    board(NECROMANCY, BEARS, *made, *gone, expect=["Grizzly Bears in B's graveyard"])


@cr("603.4")
def test_what_has_left_before_becomes_no_aura() -> None:
    gone = (passing(), cast("Disenchant", "Necromancy", player="B"), RESOLVE_ALL)
    board(NECROMANCY, BEARS, cast("Necromancy"), RESOLVE, *gone, expect=["Grizzly Bears in B's graveyard"])


@cr("303.4", cited=False)
def test_without_a_target_it_stays_an_enchantment_that_enchants_nothing() -> None:
    board(NECROMANCY, [], cast("Necromancy"), RESOLVE_ALL, expect=["A controls Necromancy"])


@cr("603.7", "514.3a")
def test_cast_untimely_it_is_sacrificed_and_the_creature_with_it() -> None:
    script = (to("end"), cast("Necromancy"), RESOLVE, RESOLVE, turn(4))
    board(NECROMANCY, BEARS, *script, expect=["Necromancy in A's graveyard", "Grizzly Bears in B's graveyard"])


@cr("613.1d", "613.1f")
def test_it_enchants_what_it_manifests() -> None:
    mine = {"hand": ["Cloudform"], "library": ["Hill Giant"] * 2}
    played = board(mine, [], cast("Cloudform"), RESOLVE, RESOLVE)
    assert played.count("Cloudform becomes attached to the face-down creature; the face-down creature gains flying")
