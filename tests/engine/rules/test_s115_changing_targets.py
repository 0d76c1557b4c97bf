"""Abilities as targets, and changing targets (CR 113.9, 115.7, 115.9)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

BOLT = {"hand": ["Lightning Bolt"]}


def in_response(card: str, to: str, *battlefield: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """B's side and what B does: cast a card aimed at a spell of A's, and it resolves."""
    side = {"hand": [card], "battlefield": list(battlefield)}
    return side, [PASS_A, cast(card, to, player="B"), RESOLVE]


# ---- 113.9: abilities are no spells


@cr("113.9", "115.2")
def test_an_ability_is_countered_by_what_counters_abilities_and_by_nothing_else() -> None:
    ping = [PASS_A, activate("Prodigal Sorcerer", "A", player="B"), PASS_B]
    sorcerer = ["Prodigal Sorcerer"]
    board({"hand": ["Stifle"]}, sorcerer, *ping, cast("Stifle", "stack#1"), RESOLVE, expect=["A life 20"])
    counter = {"hand": ["Counterspell"]}
    assert board(counter, sorcerer, *ping, cast("Counterspell", "stack#1"), refused=True).refused("601.2c")
    spell = {"hand": ["Stifle", "Grizzly Bears"]}
    played = board(spell, [], cast("Grizzly Bears"), cast("Stifle", "Grizzly Bears"), refused=True)
    assert played.refused("601.2c")


@cr("113.9", "603.2")
def test_a_triggered_ability_is_countered_and_its_source_stays() -> None:
    board(
        {"hand": ["Stifle", "Grizzly Bears"], "battlefield": ["Soul Warden"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Stifle", "Soul Warden"),
        RESOLVE,
        expect=["A life 20", "stack is empty", "A controls Soul Warden"],
    )


@cr("113.9")
def test_disallow_takes_spells_and_abilities() -> None:
    side, response = in_response("Disallow", "Lightning Bolt")
    board(BOLT, side, cast("Lightning Bolt", "B"), *response, expect=["Lightning Bolt in graveyard", "B life 20"])
    board(
        ["Prodigal Sorcerer"],
        {"hand": ["Disallow"]},
        activate("Prodigal Sorcerer", "B"),
        PASS_A,
        cast("Disallow", "Prodigal Sorcerer", player="B"),
        RESOLVE,
        expect=["stack is empty", "B life 20"],
    )


# ---- 707.10: copies of abilities


@cr("707.10", "707.10b")
def test_a_copied_trigger_does_it_twice() -> None:
    board(
        {"battlefield": ["Strionic Resonator", "Soul Warden"], "hand": ["Grizzly Bears"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        activate("Strionic Resonator", "stack#1"),
        RESOLVE_ALL,
        expect=["A life 22"],
    )


@cr("707.10", "707.10c")
def test_a_copy_of_an_activated_ability_may_be_aimed_elsewhere() -> None:
    played = board(
        ["Lithoform Engine", "Prodigal Sorcerer"],
        [],
        activate("Prodigal Sorcerer", "B"),
        activate("Lithoform Engine", "stack#1", ability=1),
        RESOLVE,
        answer("A"),
        RESOLVE_ALL,
        expect=["A life 19", "B life 19"],
    )
    assert played.cites("707.10")


# ---- 115.7: changing targets


@cr("115.7", "115.7a")
def test_the_target_is_changed_to_another_legal_one() -> None:
    side, response = in_response("Deflection", "Lightning Bolt", "Grizzly Bears")
    cast_it = (cast("Lightning Bolt", "B"), *response)
    played = board(BOLT, side, *cast_it, answer("A", "B"), RESOLVE, expect=["A life 17", "B life 20"])
    assert played.cites("115.7a")
    assert board(BOLT, side, *cast_it, answer("B", "B"), refused=True).refused("115.7a")


@cr("115.7a")
def test_a_target_stays_where_there_is_no_other() -> None:
    side, response = in_response("Deflection", "Murder", "Grizzly Bears")
    script = (cast("Murder", "Grizzly Bears"), *response, RESOLVE)
    board({"hand": ["Murder"]}, side, *script, expect=["Grizzly Bears in graveyard"])


@cr("115.7b")
def test_a_target_is_changed_to_the_one_that_asks_if_it_can_be() -> None:
    skite = ["Grizzly Bears", "Spellskite"]
    aimed = activate("Spellskite", "Lightning Bolt", player="B", choices=["2 life"])
    script = (cast("Lightning Bolt", "Grizzly Bears"), PASS_A, aimed, RESOLVE, RESOLVE)
    board(BOLT, skite, *script, expect=["Grizzly Bears in battlefield", "Spellskite has 3 damage"])
    growth = {"hand": ["Swords to Plowshares"], "battlefield": ["Grizzly Bears"]}
    aimed = activate("Spellskite", "Swords to Plowshares", player="B", choices=["2 life"])
    script = (cast("Swords to Plowshares", "Grizzly Bears"), PASS_A, aimed, RESOLVE, RESOLVE)
    board(growth, ["Spellskite"], *script, expect=["Spellskite in exile", "Grizzly Bears in battlefield"])


@cr("115.7d")
def test_new_targets_may_be_chosen_and_the_old_kept() -> None:
    side, response = in_response("Redirect", "Lightning Bolt", "Grizzly Bears")
    cast_it = (cast("Lightning Bolt", "B"), *response, answer("yes", "B"))
    board(BOLT, side, *cast_it, answer("B", "B"), RESOLVE, expect=["B life 17"])
    board(BOLT, side, *cast_it, answer("A", "B"), RESOLVE, expect=["A life 17"])


@cr("115.7e")
def test_two_targets_may_change_places() -> None:
    side, response = in_response("Redirect", "Arc Trail", "Grizzly Bears", "Hill Giant")
    board(
        {"hand": ["Arc Trail"]},
        side,
        cast("Arc Trail", "Grizzly Bears", "Hill Giant"),
        *response,
        answer("yes", "B"),
        answer("Hill Giant", "B"),
        answer("Grizzly Bears", "B"),
        RESOLVE,
        expect=["Hill Giant has 2 damage", "Grizzly Bears has 1 damage"],
    )


# ---- 115.9: what it targets


@cr("115.9a")
def test_a_spell_with_two_targets_has_no_single_target() -> None:
    side = {"hand": ["Bolt Bend"]}
    two = (cast("Arc Trail", "A", "B"), PASS_A, cast("Bolt Bend", "Arc Trail", player="B"))
    assert board({"hand": ["Arc Trail"]}, side, *two, refused=True).refused("601.2c")
    one = (cast("Lightning Bolt", "B"), PASS_A, cast("Bolt Bend", "Lightning Bolt", player="B"), RESOLVE)
    board(BOLT, side, *one, answer("A", "B"), RESOLVE, expect=["A life 17"])


@cr("115.9b")
def test_what_a_spell_targets_is_looked_at_as_it_is_now() -> None:
    side = {"hand": ["Intervene"]}
    growth = {"hand": ["Giant Growth"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Giant Growth", "Grizzly Bears"), PASS_A, cast("Intervene", "Giant Growth", player="B"), RESOLVE)
    board(growth, side, *script, expect=["Giant Growth in graveyard", "Grizzly Bears is 2/2"])
    script = (cast("Lightning Bolt", "B"), PASS_A, cast("Intervene", "Lightning Bolt", player="B"))
    assert board(BOLT, side, *script, refused=True).refused("601.2c")


@cr("115.9b", "702.16b")
def test_heroic_looks_for_itself_among_the_targets() -> None:
    side = {"battlefield": ["Akroan Skyguard", "Grizzly Bears"], "hand": ["Giant Growth"]}
    script = (cast("Giant Growth", "Akroan Skyguard"), RESOLVE)
    board(side, [], *script, expect=["Akroan Skyguard has 1 +1/+1 counter"])
    script = (cast("Giant Growth", "Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["Akroan Skyguard has 0 +1/+1 counters"])


@cr("115.7c")
def test_any_targets_of_an_arcane_spell_are_changed() -> None:
    """Sideswipe sends Glacial Ray back; what is no Arcane spell it can't touch."""
    passed = {"do": "pass", "player": "B"}
    sides = ({"hand": ["Sideswipe"]}, {"hand": ["Glacial Ray", "Lightning Bolt"]})
    played = board(
        *sides,
        cast("Glacial Ray", "A", player="B"),
        passed,
        answer("yes"),
        answer("B"),
        cast("Sideswipe", "Glacial Ray"),
        RESOLVE_ALL,
        active="B",
        expect=["A life 20", "B life 18"],
    )
    assert played.cites("115.7c")
    bolt = [cast("Lightning Bolt", "A", player="B"), passed, cast("Sideswipe", "Lightning Bolt")]
    assert board(*sides, *bolt, active="B", refused=True).refused("601.2c")
