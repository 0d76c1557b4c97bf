"""Resolving (CR 608), effects (609-611) and abilities that are linked (607)."""

from __future__ import annotations

from tests.engine.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

# ---- 608.2: spells and abilities


@cr("608.2b", "608.2c")
def test_a_spell_with_one_target_left_does_the_rest() -> None:
    board(
        {"hand": ["Electrolyze"]},
        {"battlefield": ["Savannah Lions"], "hand": ["Unsummon"]},
        cast("Electrolyze", "Savannah Lions", "B", choices=[{"Savannah Lions": 1, "B": 1}]),
        PASS_A,
        cast("Unsummon", "Savannah Lions", player="B"),
        RESOLVE_ALL,
        expect=["B life 19", "A has 1 card in hand", "Savannah Lions in B's hand"],
    )


@cr("608.2b")
def test_a_spell_without_a_target_left_draws_no_card_either() -> None:
    played = board(
        {"hand": ["Repulse"]},
        {"battlefield": ["Savannah Lions"], "hand": ["Unsummon"]},
        cast("Repulse", "Savannah Lions"),
        PASS_A,
        cast("Unsummon", "Savannah Lions", player="B"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand"],
    )
    assert played.cites("608.2b")


@cr("608.2a", "603.4")
def test_an_intervening_condition_is_asked_before_anything_else_as_it_resolves() -> None:
    """Felidar Sovereign: 40 life as the upkeep began, less as the trigger resolves."""
    board(
        {"battlefield": ["Felidar Sovereign"], "life": 40},
        {"hand": ["Lightning Bolt"]},
        {"do": "go_to", "step": "upkeep", "active": "A"},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        step="end",
        expect=["A life 37", "not A wins"],
    )


@cr("608.2e", "101.4")
def test_each_player_chooses_before_anything_is_sacrificed() -> None:
    board(
        {"hand": ["Innocent Blood"], "battlefield": ["Grizzly Bears", "Hill Giant"]},
        ["Savannah Lions"],
        cast("Innocent Blood"),
        RESOLVE,
        answer("Hill Giant"),
        expect=["Hill Giant in graveyard", "Savannah Lions in graveyard", "Grizzly Bears in battlefield"],
    )


@cr("608.2e", "608.2f")
def test_smallpox_does_each_of_its_things_to_everybody_before_the_next() -> None:
    board(
        {"hand": ["Smallpox", "Forest"], "battlefield": ["Swamp", "Grizzly Bears"]},
        {"battlefield": ["Swamp", "Savannah Lions"], "hand": ["Forest"]},
        cast("Smallpox"),
        RESOLVE,
        expect=[
            "A life 19",
            "B life 19",
            "A has 0 cards in hand",
            "B has 0 cards in hand",
            "Grizzly Bears in graveyard",
        ],
    )


@cr("608.2h")
def test_the_life_of_swords_is_the_power_the_creature_last_had() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        [{"card": "Craw Wurm", "counters": {"+1/+1": 2}}],
        cast("Swords to Plowshares", "Craw Wurm"),
        RESOLVE,
        expect=["B life 28", "Craw Wurm in exile"],
    )


@cr("608.2k")
def test_an_ability_knows_the_creature_its_cost_sacrificed() -> None:
    board(
        ["Brion Stoutarm", "Craw Wurm"],
        [],
        activate("Brion Stoutarm", "B"),
        RESOLVE,
        expect=["B life 14"],
    )


@cr("608.2n", "608.2")
def test_a_spell_is_put_into_the_graveyard_as_the_last_thing() -> None:
    board(
        {"hand": ["Regrowth"], "graveyard": ["Opt"]},
        [],
        cast("Regrowth", "Opt"),
        RESOLVE,
        expect=["Opt in A's hand", "Regrowth in A's graveyard"],
    )


# ---- 608.3: permanent spells


@cr("608.3a", "608.3")
def test_a_permanent_spell_becomes_a_permanent_of_the_player_who_cast_it() -> None:
    played = board({"hand": ["Grizzly Bears"]}, [], cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    assert played.cites("608.3")


@cr("608.3b", "303.4")
def test_an_aura_spell_without_its_target_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Flight"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Flight", "Grizzly Bears"),
        PASS_A,
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Flight in A's graveyard"],
    )


@cr("608.3c")
def test_an_aura_enters_attached_to_what_its_spell_targeted() -> None:
    board(
        {"hand": ["Flight"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Flight", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has flying", "not Grizzly Bears has flying"],
    )


# ---- 609: effects


@cr("609.3")
def test_an_effect_does_as_much_as_it_can() -> None:
    board(
        {"hand": ["Mind Rot"]}, {"hand": ["Forest"]}, cast("Mind Rot", "B"), RESOLVE, expect=["B has 0 cards in hand"]
    )
    board(
        {"hand": ["Tome Scour"]},
        {"library": ["Forest"]},
        cast("Tome Scour", "B"),
        RESOLVE,
        expect=["B has 1 card in graveyard"],
    )


@cr("609.2")
def test_a_sweeper_does_nothing_to_cards_elsewhere() -> None:
    board(
        {"hand": ["Wrath of God", "Grizzly Bears"], "graveyard": ["Hill Giant"]},
        ["Savannah Lions"],
        cast("Wrath of God"),
        RESOLVE,
        expect=["Grizzly Bears in A's hand", "Hill Giant in A's graveyard", "Savannah Lions in B's graveyard"],
    )


# ---- 610: one-shot effects


@cr("610.3", "610.3c")
def test_banishing_light_gives_back_what_it_exiled_to_its_owner() -> None:
    board(
        {"hand": ["Banishing Light"]},
        {"battlefield": ["Hill Giant"], "hand": ["Naturalize"]},
        cast("Banishing Light"),
        RESOLVE,
        RESOLVE,
        PASS_A,
        cast("Naturalize", "Banishing Light", player="B"),
        RESOLVE,
        expect=["B controls Hill Giant", "Hill Giant in battlefield"],
    )


@cr("610.3b")
def test_banishing_light_gone_before_its_trigger_resolves_exiles_nothing() -> None:
    board(
        {"hand": ["Banishing Light", "Naturalize"]},
        ["Hill Giant"],
        cast("Banishing Light"),
        RESOLVE,
        cast("Naturalize", "Banishing Light"),
        RESOLVE_ALL,
        expect=["Hill Giant in battlefield"],
    )


@cr("607.2a", "607.1")
def test_oblivion_ring_gone_before_its_trigger_resolves_exiles_for_good() -> None:
    board(
        {"hand": ["Oblivion Ring", "Naturalize"]},
        ["Hill Giant"],
        cast("Oblivion Ring"),
        RESOLVE,
        cast("Naturalize", "Oblivion Ring"),
        RESOLVE_ALL,
        expect=["Hill Giant in exile"],
    )


@cr("607.2a", "607.1", "607.3")
def test_each_oblivion_ring_gives_back_what_it_exiled_itself() -> None:
    board(
        {"hand": ["Oblivion Ring", "Oblivion Ring", "Naturalize"]},
        ["Hill Giant", "Craw Wurm"],
        cast("Oblivion Ring#1"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        cast("Oblivion Ring#2"),
        RESOLVE,
        answer("Craw Wurm"),
        RESOLVE,
        cast("Naturalize", "Oblivion Ring#1"),
        RESOLVE_ALL,
        expect=["Hill Giant in battlefield", "Craw Wurm in exile"],
    )


# ---- 611: continuous effects


@cr("611.2c", "611.1")
def test_overrun_is_for_the_creatures_that_were_there() -> None:
    board(
        {"hand": ["Overrun", "Grizzly Bears"], "battlefield": ["Hill Giant"]},
        [],
        cast("Overrun"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Hill Giant is 6/6", "Grizzly Bears is 2/2"],
    )


@cr("611.3a", "611.3", "611.3c", "604.2")
def test_an_anthem_is_for_whatever_is_there_now() -> None:
    board(
        {"battlefield": ["Glorious Anthem"], "hand": ["Grizzly Bears"]},
        {"hand": ["Naturalize"]},
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 3/3"],
    )


@cr("611.3b", "604.2")
def test_an_anthem_that_is_gone_gives_nothing_any_more() -> None:
    board(
        {"battlefield": ["Glorious Anthem", "Grizzly Bears"]},
        {"hand": ["Naturalize"]},
        PASS_A,
        cast("Naturalize", "Glorious Anthem", player="B"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("611.2a", "514.2")
def test_an_effect_until_end_of_turn_is_over_in_the_next() -> None:
    board(
        {"hand": ["Giant Growth"], "battlefield": ["Hill Giant"]},
        [],
        cast("Giant Growth", "Hill Giant"),
        RESOLVE,
        {"do": "go_to", "step": "upkeep", "active": "B"},
        expect=["Hill Giant is 3/3"],
    )


@cr("611.2b")
def test_what_lasts_as_long_as_rubinia_stays_tapped_ends_with_her() -> None:
    rubinia = activate("Rubinia Soulsinger", "Hill Giant")
    murder = (PASS_A, cast("Murder", "Rubinia Soulsinger", player="B"), RESOLVE_ALL)
    b = {"battlefield": ["Hill Giant"], "hand": ["Murder"]}
    board(["Rubinia Soulsinger"], b, rubinia, RESOLVE, expect=["A controls Hill Giant"])
    board(["Rubinia Soulsinger"], b, rubinia, RESOLVE, *murder, expect=["B controls Hill Giant"])
    board(["Rubinia Soulsinger"], b, rubinia, *murder, expect=["B controls Hill Giant"])


@cr("611.2b")
def test_an_effect_that_is_over_does_not_begin_again() -> None:
    """Endoskeleton untaps and is tapped once more: only the second creature is helped."""
    board(
        ["Endoskeleton", "Hill Giant", "Grizzly Bears", "Voltaic Key"],
        [],
        activate("Endoskeleton", "Hill Giant"),
        RESOLVE,
        activate("Voltaic Key", "Endoskeleton"),
        RESOLVE,
        activate("Endoskeleton", "Grizzly Bears"),
        RESOLVE,
        expect=["Hill Giant is 3/3", "Grizzly Bears is 2/5"],
    )


@cr("611.2d", "608.2h")
def test_a_number_is_counted_once_as_the_effect_begins() -> None:
    board(
        {"hand": ["Strength of Cedars", "Forest"], "battlefield": ["Forest", "Hill Giant"], "mana": "any"},
        [],
        cast("Strength of Cedars", "Hill Giant"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Forest#1"},
        expect=["Hill Giant is 4/4"],
    )


# ---- 604: static abilities


@cr("604.3", "604.3a")
def test_what_defines_a_creatures_size_works_in_every_zone() -> None:
    board(
        {"hand": ["Forest"] * 3, "graveyard": ["Maro"], "battlefield": ["Maro"]},
        [],
        expect=["Maro#1 is 3/3", "Maro#2 is 3/3"],
    )


@cr("604.4")
def test_an_aura_that_is_moved_stops_applying_to_what_it_left() -> None:
    board(
        {"battlefield": [{"card": "Bonesplitter", "attached_to": "Grizzly Bears"}, "Grizzly Bears", "Hill Giant"]},
        [],
        activate("Bonesplitter", "Hill Giant"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2", "Hill Giant is 5/3"],
    )


# ---- 606: loyalty


@cr("606.4", "606.6")
def test_a_planeswalker_cannot_pay_more_loyalty_than_it_has() -> None:
    played = board(
        [{"card": "Liliana of the Veil", "counters": {"loyalty": 1}}],
        ["Grizzly Bears"],
        activate("Liliana of the Veil", "B", ability=2),
        refused=True,
    )
    assert played.cites("606.6")


@cr("606.3")
def test_only_one_loyalty_ability_is_activated_each_turn() -> None:
    walker = activate("Liliana of the Veil")
    scene = [{"card": "Liliana of the Veil", "counters": {"loyalty": 3}}]
    played = board(scene, [], walker, RESOLVE, walker, refused=True, expect=["Liliana of the Veil has 4 loyalty"])
    assert played.refused("606.3")


@cr("608.3e")
def test_a_permanent_spell_that_can_not_enter_goes_to_the_graveyard() -> None:
    side = {"battlefield": ["Worms of the Earth"], "hand": ["Clone"]}
    script = (cast("Clone"), RESOLVE)
    arbor = [answer("Dryad Arbor")]
    played = board(side, ["Dryad Arbor"], *script, *arbor, expect=["Clone in A's graveyard", "stack is empty"])
    assert "608.3e" in played.rules_of("graveyard")
    board(side, ["Dryad Arbor", "Grizzly Bears"], *script, answer("Grizzly Bears"), expect=["A controls Grizzly Bears"])
