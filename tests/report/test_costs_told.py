"""What pays for a spell is told to, so that nobody looks for it as the spell resolves (CR 118.8)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, creature


@cr("118.8")
def test_what_is_sacrificed_to_cast_a_spell_is_told_to_pay_for_it() -> None:
    played = board({"hand": ["Fling"], "battlefield": ["Grizzly Bears"]}, [], cast("Fling", "B"), RESOLVE)
    assert played.rules_of("A sacrifices Grizzly Bears (as a cost).")[0] == "118.8"


@cr("701.21a")
def test_what_an_ability_or_an_effect_has_sacrificed_is_no_additional_cost() -> None:
    outlet = creature("Sacrifice a creature: You gain 1 life.", name="Outlet")
    played = board([outlet, "Grizzly Bears"], [], activate("Outlet", choices=["Grizzly Bears"]), RESOLVE)
    edict = board({"hand": ["Diabolic Edict"]}, ["Grizzly Bears"], cast("Diabolic Edict", "B"), RESOLVE)
    assert not played.count("as a cost") + edict.count("as a cost")
    assert "701.21a" in edict.rules_of("B sacrifices Grizzly Bears")


@cr("701.6a")
def test_of_an_ability_that_is_countered_it_is_told_what_is_not_done() -> None:
    fetch = creature("{0}: Search your library for a land card, put it into your hand, then shuffle.", name="Fetcher")
    side = {"hand": ["Stifle"], "battlefield": [fetch]}
    played = board(side, [], activate("Fetcher"), cast("Stifle", "the ability of Fetcher"), RESOLVE)
    assert played.report["verdict"] == "The ability of Fetcher is countered, so no library is searched."
