"""What an object is once every continuous effect has been applied (CR 613)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, to

# ---- the layers


@cr("613.1a", "613.2a", "613.2c")
def test_a_clone_copies_what_is_printed_and_not_the_pump() -> None:
    board(
        {"hand": ["Clone", "Giant Growth"], "battlefield": [{"card": "Hill Giant", "counters": {"+1/+1": 1}}]},
        [],
        cast("Giant Growth", "Hill Giant"),
        RESOLVE,
        cast("Clone"),
        RESOLVE,
        answer("yes"),
        answer("Hill Giant"),
        expect=["Hill Giant#1 is 3/3", "Hill Giant#2 is 7/7"],
    )


@cr("613.2a")
def test_what_mirrorweave_makes_a_copy_keeps_its_own_anthem() -> None:
    board(
        {"hand": ["Mirrorweave"], "battlefield": ["Grizzly Bears", "Hill Giant", "Glorious Anthem"]},
        ["Craw Wurm"],
        cast("Mirrorweave", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears#2 is 3/3", "Grizzly Bears#3 is 2/2"],
    )


@cr("613.1b", "613.5")
def test_a_stolen_creature_gets_its_new_controllers_anthem_at_once() -> None:
    board(
        {"hand": ["Act of Treason"], "battlefield": ["Glorious Anthem"]},
        ["Hill Giant", "Lord of Atlantis", "Merfolk Trickster"],
        cast("Act of Treason", "Lord of Atlantis"),
        RESOLVE,
        expect=["Lord of Atlantis is 3/3", "Merfolk Trickster is 3/3", "Hill Giant is 3/3"],
    )


@cr("613.1e", "613.3")
def test_a_white_creature_turned_green_loses_what_crusade_gives_white_ones() -> None:
    board(
        {"battlefield": ["Crusade"], "hand": ["Kenrith's Transformation"]},
        ["Savannah Lions"],
        cast("Kenrith's Transformation", "Savannah Lions"),
        RESOLVE_ALL,
        expect=["Savannah Lions is 3/3"],
    )


@cr("613.1d", "305.7")
def test_blood_moon_makes_a_dryad_arbor_a_mountain_that_is_still_a_creature() -> None:
    board(
        ["Blood Moon", "Dryad Arbor"],
        [],
        expect=[
            "Dryad Arbor is a Mountain",
            "not Dryad Arbor is a Forest",
            "Dryad Arbor is a creature",
            "Dryad Arbor is a Dryad",
            "Dryad Arbor is 1/1",
        ],
    )


@cr("613.1f", "613.7c", "122.1b")
def test_a_flying_counter_is_lost_to_a_later_effect_and_outlasts_an_earlier_one() -> None:
    board(
        {"hand": ["Ovinize"], "battlefield": [{"card": "Grizzly Bears", "counters": {"flying": 1}}]},
        [],
        cast("Ovinize", "Grizzly Bears"),
        RESOLVE,
        expect=["not Grizzly Bears has flying"],
    )
    board(
        {"hand": ["Ovinize"], "battlefield": ["Grizzly Bears"]},
        [],
        cast("Ovinize", "Grizzly Bears"),
        RESOLVE,
        {"do": "edit", "counters": {"Grizzly Bears": {"flying": 1}}},
        expect=["Grizzly Bears has flying"],
    )


# ---- power and toughness


@cr("613.4a", "604.3")
def test_a_sheep_made_of_maro_is_no_longer_as_big_as_the_hand() -> None:
    board(
        {"hand": ["Ovinize", "Forest", "Forest"], "battlefield": ["Maro"]},
        [],
        expect=["Maro is 3/3"],
    )
    board(
        {"hand": ["Ovinize", "Forest", "Forest"], "battlefield": ["Maro"]},
        [],
        cast("Ovinize", "Maro"),
        RESOLVE,
        expect=["Maro is 0/1"],
    )


@cr("613.4b", "613.4c", "613.1g")
def test_counters_and_growth_count_on_top_of_what_humility_sets() -> None:
    board(
        {"hand": ["Giant Growth"], "battlefield": ["Humility", {"card": "Craw Wurm", "counters": {"+1/+1": 1}}]},
        [],
        cast("Giant Growth", "Craw Wurm"),
        RESOLVE,
        expect=["Craw Wurm is 5/5"],
    )


@cr("613.4d")
def test_power_and_toughness_are_switched_after_everything_else() -> None:
    board(
        {"hand": ["Inside Out", "Giant Growth"], "battlefield": ["Hill Giant", "Wall of Stone"]},
        [],
        cast("Giant Growth", "Wall of Stone"),
        RESOLVE,
        cast("Inside Out", "Wall of Stone"),
        RESOLVE,
        expect=["Wall of Stone is 11/3"],
    )
    board(
        {"hand": ["Inside Out", "Giant Growth"], "battlefield": [{"card": "Wall of Stone", "counters": {"+1/+1": 1}}]},
        [],
        cast("Inside Out", "Wall of Stone"),
        RESOLVE,
        cast("Giant Growth", "Wall of Stone"),
        RESOLVE,
        expect=["Wall of Stone is 12/4"],
    )


@cr("613.4d")
def test_switching_twice_is_as_if_nothing_had_been_switched() -> None:
    board(
        {"hand": ["Inside Out", "About Face"], "battlefield": [{"card": "Wall of Stone", "counters": {"+1/+1": 1}}]},
        [],
        cast("Inside Out", "Wall of Stone"),
        RESOLVE,
        cast("About Face", "Wall of Stone"),
        RESOLVE,
        expect=["Wall of Stone is 1/9"],
    )


# ---- an effect goes on in later layers


@cr("613.6")
def test_humility_that_opalescence_makes_a_creature_still_takes_every_ability() -> None:
    board(
        ["Opalescence", "Humility", "Air Elemental"],
        [],
        expect=["Humility is 1/1", "Air Elemental is 1/1", "not Air Elemental has flying"],
    )
    board(["Humility", "Opalescence", "Air Elemental"], [], expect=["Humility is 4/4", "Air Elemental is 1/1"])


@cr("613.6")
def test_magus_of_the_moon_without_abilities_still_makes_mountains() -> None:
    board(["Magus of the Moon", "Dress Down", "Mishra's Factory"], [], expect=["Mishra's Factory is a Mountain"])


@cr("613.6", "611.3a")
def test_kenrith_takes_humilitys_ability_before_it_applies() -> None:
    board(
        {"battlefield": ["Opalescence", "Humility", "Air Elemental"], "hand": ["Kenrith's Transformation"]},
        [],
        cast("Kenrith's Transformation", "Humility"),
        RESOLVE_ALL,
        expect=["Humility is 3/3", "not Humility is an enchantment", "Air Elemental is 4/4"],
    )


# ---- timestamps


@cr("613.7", "613.7b", "613.7d")
def test_of_two_effects_that_set_a_size_the_later_one_counts() -> None:
    scene = {"battlefield": ["Ornithopter"], "hand": ["Ovinize", "Ensoul Artifact"]}
    sheep, ensoul = cast("Ovinize", "Ornithopter"), cast("Ensoul Artifact", "Ornithopter")
    board(scene, [], ensoul, RESOLVE, sheep, RESOLVE, expect=["Ornithopter is 0/1"])
    board(scene, [], sheep, RESOLVE, ensoul, RESOLVE, expect=["Ornithopter is 5/5", "not Ornithopter has flying"])


@cr("613.7a", "613.7d")
def test_a_static_ability_is_as_old_as_the_permanent_it_is_on() -> None:
    board(
        {"battlefield": ["Mishra's Factory", "Humility"]},
        [],
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        expect=["Mishra's Factory is 2/2"],
    )
    board(
        {"battlefield": ["Mishra's Factory"], "hand": ["Humility"]},
        [],
        cast("Humility"),
        RESOLVE,
        activate("Mishra's Factory", ability=2),
        RESOLVE,
        expect=["Mishra's Factory is 2/2"],
    )
    board(
        {"battlefield": ["Humility", "Hill Giant"], "hand": ["Flight"]},
        [],
        cast("Flight", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 1/1", "Hill Giant has flying"],
    )


@cr("613.7b", "613.9")
def test_flight_after_the_trickster_gives_flying_and_before_it_does_not() -> None:
    trick = (cast("Merfolk Trickster"), RESOLVE, answer("Wind Drake"), RESOLVE)
    flight = (cast("Flight", "Wind Drake"), RESOLVE)
    scene = {"hand": ["Merfolk Trickster", "Flight"], "battlefield": []}
    board(scene, ["Wind Drake"], *trick, *flight, expect=["Wind Drake has flying"])
    board(
        {"hand": ["Flight", "Merfolk Trickster"]},
        ["Wind Drake"],
        *flight,
        cast("Merfolk Trickster"),
        RESOLVE_ALL,
        expect=["not Wind Drake has flying"],
    )


# ---- dependency


@cr("613.8", "613.8a", "613.8b")
def test_ashaya_makes_lands_before_blood_moon_makes_them_mountains() -> None:
    """Blood Moon waits for Ashaya; Ashaya, a Mountain without abilities, is then 0/0."""
    board(
        ["Blood Moon", "Ashaya, Soul of the Wild", "Grizzly Bears"],
        [],
        {"do": "pass", "player": "A"},
        expect=["Ashaya, Soul of the Wild in graveyard", "not Grizzly Bears is a land"],
    )


@cr("613.8b")
def test_opalescence_does_not_wait_for_what_depends_on_it() -> None:
    board(
        {"battlefield": ["Opalescence", "Glorious Anthem", "Grizzly Bears"], "hand": ["Kenrith's Transformation"]},
        [],
        cast("Kenrith's Transformation", "Glorious Anthem"),
        RESOLVE_ALL,
        expect=["Glorious Anthem is 3/3", "Grizzly Bears is 2/2", "not Glorious Anthem is an enchantment"],
    )


# ---- players and the rules of the game


@cr("613.10", "702.18a")
def test_a_player_with_shroud_is_no_target() -> None:
    played = board(
        {"hand": ["Lightning Bolt"]}, ["Ivory Mask"], cast("Lightning Bolt", "B"), refused=True, expect=["B life 20"]
    )
    assert played.refused("702.18a")


@cr("613.11", "402.2")
def test_no_maximum_hand_size_keeps_nine_cards() -> None:
    board(
        {"battlefield": ["Spellbook"], "hand": ["Forest"] * 9},
        [],
        to("cleanup"),
        expect=["A has 9 cards in hand"],
    )


@cr("613.7e", "613.7")
def test_equipment_that_comes_back_is_later_than_what_grounded_the_creature() -> None:
    board_ = {
        "battlefield": [{"card": "Neurok Hoversail", "attached_to": "Hill Giant"}, "Hill Giant", "Grizzly Bears"],
        "hand": ["Grounded"],
    }
    grounded = (cast("Grounded", "Hill Giant"), RESOLVE)
    board(board_, [], *grounded, expect=["not Hill Giant has flying"])
    board(
        board_,
        [],
        *grounded,
        activate("Neurok Hoversail", "Grizzly Bears"),
        RESOLVE,
        activate("Neurok Hoversail", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has flying"],
    )


@cr("613.1b", "613.7b")
def test_of_two_effects_that_give_control_the_later_one_counts() -> None:
    steal = (cast("Control Magic", "Hill Giant"), RESOLVE)
    board(
        {"hand": ["Control Magic"]},
        {"battlefield": ["Hill Giant"], "hand": ["Act of Treason"]},
        *steal,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        cast("Act of Treason", "Hill Giant", player="B"),
        RESOLVE,
        expect=["B controls Hill Giant"],
    )
    board(
        {"hand": ["Control Magic", "Naturalize"]},
        ["Hill Giant"],
        *steal,
        cast("Naturalize", "Control Magic"),
        RESOLVE,
        expect=["B controls Hill Giant"],
    )
