"""Layers and sublayers (CR 613.1)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr, creature, to
from tests.rules.face_down import down


def words(old: str, new: str, player: str = "A") -> list[dict[str, Any]]:
    """The word replaced and the one put in its place."""
    return [RESOLVE, answer(old, player), answer(new, player)]


GOBLINS = {"card": "Conspiracy", "chosen": {"creature type": "Goblin"}}
BLUE = {"card": "Painter's Servant", "chosen": {"color": "U"}}


@cr("613.1", "613.2", cited=False)
def test_a_face_down_copy_stays_what_being_face_down_makes_it_until_other_layers_apply() -> None:
    """First what it is (a 2/2 without a name), then the anthem."""
    board(
        {"hand": ["Exalted Angel"], "battlefield": ["Glorious Anthem"]},
        [],
        cast("Exalted Angel", face="face down"),
        RESOLVE,
        expect=["Exalted Angel is 3/3"],
    )


@cr("613.1a", "613.2a", "613.2c", cited=False)
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


@cr("613.1b", "108.3")
def test_each_player_gains_control_of_the_creatures_that_they_own() -> None:
    board(
        ["Trostani Discordant", "Grizzly Bears", {"card": "Confiscate", "attached_to": "Hill Giant"}],
        ["Hill Giant", {"card": "Confiscate", "attached_to": "Grizzly Bears"}],
        to("end"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "B controls Hill Giant"],
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


@cr("613.1c", "613.1d", "613.8a", cited=False)
def test_the_text_is_changed_before_types_are() -> None:
    """Conspiracy makes it a Goblin in layer 4, whatever its text says since layer 3."""
    board(
        {
            "battlefield": [{"card": "Conspiracy", "chosen": {"creature type": "Goblin"}}, "Grizzly Bears"],
            "hand": ["Artificial Evolution"],
        },
        [],
        cast("Artificial Evolution", "Grizzly Bears"),
        *words("Goblin", "Elf"),
        expect=["Grizzly Bears is a Goblin"],
    )


@cr("613.1d", "205.1a", cited=False)
def test_creature_spells_have_the_type_and_replace_their_own_with_it() -> None:
    played = board(
        {"battlefield": [GOBLINS, "Goblin Chieftain"], "hand": ["Grizzly Bears"]},
        ["Grizzly Bears"],
        cast("Grizzly Bears"),
        RESOLVE,
        *attack(Grizzly_Bears="B"),
        expect=["Grizzly Bears#1 is 3/3", "not Grizzly Bears#1 is a Bear", "Grizzly Bears#2 is a Bear"],
    )
    assert played.count("A attacks B with Grizzly Bears")


@cr("613.1d", "613.1f", "205.1a")
def test_losing_all_other_abilities_and_types_keeps_what_the_same_text_gives() -> None:
    board(
        [{"card": "Darksteel Mutation", "attached_to": "Shivan Dragon"}],
        ["Shivan Dragon"],
        expect=[
            "Shivan Dragon is 0/1",
            "Shivan Dragon has indestructible",
            "not Shivan Dragon has flying",
            "Shivan Dragon is an Insect",
            "not Shivan Dragon is a Dragon",
            "Shivan Dragon is an artifact",
        ],
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


@cr("613.1e", "105.3")
def test_all_cards_spells_and_permanents_are_the_color_as_well() -> None:
    board(
        {"battlefield": [BLUE], "hand": ["Pyroblast"]},
        ["Grizzly Bears"],
        cast("Pyroblast", "Grizzly Bears", modes=[2]),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard"],
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


@cr("613.1f", "109.2a")
def test_a_creature_card_that_was_given_unearth_comes_back() -> None:
    """Sedris: "Each creature card in your graveyard has unearth {2}{B}"."""
    unearth = {"do": "activate", "player": "A", "source": "Grizzly Bears"}
    board(
        {"battlefield": ["Sedris, the Traitor King"], "graveyard": ["Grizzly Bears"]},
        [],
        unearth,
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "Grizzly Bears has haste"],
    )
    board({"graveyard": ["Grizzly Bears"]}, [], unearth, refused="602.1")


@cr("613.1f")
def test_what_would_trigger_in_the_graveyard_has_lost_it_there() -> None:
    """Bloodghast returns with each land, unless cards in graveyards have no abilities."""
    scene = {"graveyard": ["Bloodghast"], "hand": ["Forest"]}
    land = {"do": "play", "player": "A", "card": "Forest"}
    played = board(scene, [], land)
    assert played.report["pending"] or played.report["state"]["stack"]
    board(scene, ["Yixlid Jailer"], land, expect=["stack is empty", "Bloodghast in A's graveyard"])


@cr("613.1f", cited=False)
def test_two_quoted_abilities_are_both_granted() -> None:
    played = board(
        ["Grizzly Bears", {"card": "Thornbite Staff", "attached_to": "Grizzly Bears"}],
        ["Llanowar Elves"],
        activate("Grizzly Bears", "Llanowar Elves"),
        RESOLVE_ALL,
        expect=["Llanowar Elves in B's graveyard", "not Grizzly Bears is tapped"],
    )
    assert played.count("untap")


@cr("613.1f", cited=False)
def test_an_ability_quoted_in_the_middle_of_a_sentence_is_granted():
    staff = {"card": "Thornbite Staff", "attached_to": "Prodigal Pyromancer"}
    board(
        ["Prodigal Pyromancer", staff],
        ["Elvish Mystic"],
        activate("Prodigal Pyromancer", "Elvish Mystic", ability="{2}, {T}"),
        RESOLVE_ALL,
        expect=["Elvish Mystic in B's graveyard", "Prodigal Pyromancer is untapped"],
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


@cr("707.2")
def test_what_others_become_copies_of_is_not_one_of_them() -> None:
    script = [cast("Mirrorweave", "Grizzly Bears"), RESOLVE]
    played = board({"hand": ["Mirrorweave"], "battlefield": ["Grizzly Bears"]}, ["Craw Wurm"], *script)
    assert played.count("becomes a copy") == 1
    assert not played.count("become copies")


@cr("613.2b", cited=False)
def test_effects_apply_to_the_face_down_characteristics() -> None:
    board(
        [down("Exalted Angel"), "Glorious Anthem", "Secret Plans"],
        [],
        expect=["hidden is 3/4", "not hidden has flying"],
    )


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


@cr("613.4b")
def test_enchantments_become_creatures_as_big_as_their_mana_value() -> None:
    board(
        ["Opalescence", "Blood Moon"],
        [],
        expect=["Blood Moon is 3/3", "Blood Moon is a creature", "Opalescence is not a creature"],
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


@cr("613.4b", "704.5f")
def test_march_of_the_machines_makes_artifacts_as_large_as_their_mana_value():
    board(
        {"battlefield": ["Mind Stone", "Mox Amber"], "hand": ["March of the Machines"]},
        [],
        cast("March of the Machines"),
        RESOLVE,
        expect=["Mind Stone is 2/2", "Mox Amber in A's graveyard"],
    )


@cr("613.4b")
def test_maha_sets_toughness_before_counters_and_changes():
    board(
        {"battlefield": ["Maha, Its Feathers Night"]},
        ["Azure Drake", {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}],
        expect=["Azure Drake is 2/1", "Grizzly Bears is 3/2"],
    )


@cr("613.4c")
def test_each_of_several_counts_the_others() -> None:
    legends = ["Isamaru, Hound of Konda", "Thalia, Guardian of Thraben"]
    board(["Heroes' Podium", *legends], [], expect=["Isamaru, Hound of Konda is 3/3"])
    board(
        ["Craw Wurm", {"card": "Vampirism", "attached_to": "Craw Wurm"}, "Hill Giant"],
        [],
        expect=["Craw Wurm is 7/5", "Hill Giant is 2/2"],
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
def test_a_bonus_to_power_alone_that_comes_after_a_switch_is_a_bonus_to_toughness() -> None:
    board(
        {"hand": ["Inside Out"], "battlefield": ["Shivan Dragon"]},
        [],
        cast("Inside Out", "Shivan Dragon"),
        RESOLVE,
        activate("Shivan Dragon"),
        RESOLVE,
        expect=["Shivan Dragon is 5/6"],
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


@cr("613.11", "402.2")
def test_no_maximum_hand_size_keeps_nine_cards() -> None:
    board(
        {"battlefield": ["Spellbook"], "hand": ["Forest"] * 9},
        [],
        to("cleanup"),
        expect=["A has 9 cards in hand"],
    )


@cr("613.1f")
def test_what_loses_all_abilities_has_none_that_an_earlier_effect_gave() -> None:
    strips = creature("{0}: Target creature loses all abilities until end of turn.")
    flies = creature("{0}: Target creature gains flying until end of turn.", name="Wind")
    lose, gain = [activate("Tester", "Serra Angel"), RESOLVE], [activate("Wind", "Serra Angel"), RESOLVE]
    there = [strips, flies, "Serra Angel"]
    board(
        there, [], *lose, expect=["not Serra Angel has flying", "not Serra Angel has vigilance", "Serra Angel is 4/4"]
    )
    board(there, [], *gain, *lose, expect=["not Serra Angel has flying"])
    board(there, [], *lose, *gain, expect=["Serra Angel has flying", "not Serra Angel has vigilance"])
