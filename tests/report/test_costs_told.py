"""What pays for a spell is told to, so that nobody looks for it as the spell resolves (CR 118.8)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, board, cast, cr, creature


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


TAXES = creature("Noncreature spells cost {1} more to cast.", name="Tax")
LEAST = creature("Each spell that would cost less than three mana to cast costs three mana to cast.", name="Least")
LESSENS = creature("Instant and sorcery spells you cast cost {1} less to cast.", name="Helper")


@cr("601.2f")
def test_what_several_effects_make_of_a_cost_is_told_in_order() -> None:
    played = board({"hand": ["Lightning Bolt"]}, [TAXES, LEAST], cast("Lightning Bolt", "B"), RESOLVE)
    total = "{2}{R}: {R} + {1} by Tax, then at least {3} by Least"
    assert played.report["verdict"] == f"Lightning Bolt costs {total}. B is at 17 life (3 damage)."
    assert "601.2f" in played.rules_of(f"A casts Lightning Bolt (for {total}) targeting B.")


@cr("601.2f", "118.7a")
def test_what_adds_to_a_cost_stands_before_what_reduces_it() -> None:
    side = {"hand": ["Lightning Bolt"], "battlefield": [LESSENS]}
    played = board(side, [TAXES], cast("Lightning Bolt", "B"), RESOLVE)
    assert played.count("(for {R}: {R} + {1} by Tax − {1} by Helper)") == 1


@cr("601.2f")
def test_one_effect_alone_is_named_without_a_sum() -> None:
    played = board({"hand": ["Lightning Bolt"]}, [TAXES], cast("Lightning Bolt", "B"), RESOLVE)
    assert played.report["verdict"] == "Lightning Bolt costs {1}{R}: Tax. B is at 17 life (3 damage)."


@cr("118.9d", "601.2f")
def test_an_alternative_cost_is_added_to_as_well() -> None:
    side = {"hand": ["Force of Will", "Ponder"]}
    script = [cast("Grizzly Bears"), PASS_A, cast("Force of Will", "Grizzly Bears", player="B", costs=["alternative"])]
    played = board({"hand": ["Grizzly Bears"], "battlefield": [TAXES, LEAST]}, side, *script)
    step = "(for {3}: {0} + {1} by Tax, then at least {3} by Least)"
    assert {"118.9d", "601.2f"} <= {*played.rules_of(step)}


@cr("702.40a", "701.6a")
def test_of_a_storm_ability_that_is_countered_it_is_told_that_nothing_is_copied() -> None:
    mine = {"hand": ["Shock", "Grapeshot"]}
    script = [cast("Shock", "B"), RESOLVE, cast("Grapeshot", "B"), PASS_A]
    stifled = cast("Stifle", "the storm ability of Grapeshot", player="B")
    played = board(mine, {"hand": ["Stifle"]}, *script, stifled, RESOLVE)
    assert "The storm ability of Grapeshot is countered, so nothing is copied" in played.report["verdict"]


@cr("602.2b", "701.26a")
def test_what_is_tapped_for_a_cost_beside_the_source_is_told_with_it() -> None:
    clock = {"name": "Clock", "types": ["Artifact"], "text": "Tap two untapped artifacts you control: You gain 1 life."}
    played = board([{"token": clock}, "Sol Ring"], [], activate("Clock"))
    assert "Clock and Sol Ring become tapped (the only legal choice)." in played.steps
