"""Timestamps, dependency, and effects in several layers (CR 613.7)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature, play_land, to
from tests.rules.face_down import down


@cr("613.6")
def test_humility_that_opalescence_makes_a_creature_still_takes_every_ability() -> None:
    board(
        ["Opalescence", "Humility", "Air Elemental"],
        [],
        expect=["Humility is 1/1", "Air Elemental is 1/1", "not Air Elemental has flying"],
    )
    board(["Humility", "Opalescence", "Air Elemental"], [], expect=["Humility is 4/4", "Air Elemental is 1/1"])


@cr("613.6", cited=False)
def test_magus_of_the_moon_without_abilities_still_makes_mountains() -> None:
    board(["Magus of the Moon", "Dress Down", "Mishra's Factory"], [], expect=["Mishra's Factory is a Mountain"])


@cr("613.6", "611.3a", cited=False)
def test_kenrith_takes_humilitys_ability_before_it_applies() -> None:
    board(
        {"battlefield": ["Opalescence", "Humility", "Air Elemental"], "hand": ["Kenrith's Transformation"]},
        [],
        cast("Kenrith's Transformation", "Humility"),
        RESOLVE_ALL,
        expect=["Humility is 3/3", "not Humility is an enchantment", "Air Elemental is 4/4"],
    )


@cr("613.7", "613.7b", "613.7d")
def test_of_two_effects_that_set_a_size_the_later_one_counts() -> None:
    scene = {"battlefield": ["Ornithopter"], "hand": ["Ovinize", "Ensoul Artifact"]}
    sheep, ensoul = cast("Ovinize", "Ornithopter"), cast("Ensoul Artifact", "Ornithopter")
    board(scene, [], ensoul, RESOLVE, sheep, RESOLVE, expect=["Ornithopter is 0/1"])
    board(scene, [], sheep, RESOLVE, ensoul, RESOLVE, expect=["Ornithopter is 5/5", "not Ornithopter has flying"])


@cr("613.7a", "613.7e", cited=False)
def test_an_ability_given_to_an_equipment_stays_younger_than_its_own_however_it_moves() -> None:
    scene = {"battlefield": ["Grizzly Bears", "Colossus Hammer"], "hand": ["Rune of Flight"]}
    rune, equip = (cast("Rune of Flight", "Colossus Hammer"), RESOLVE_ALL), activate("Colossus Hammer", "Grizzly Bears")
    for order in ((*rune, equip, RESOLVE), (equip, RESOLVE, *rune)):
        board(scene, [], *order, expect=["Grizzly Bears is 12/12", "Grizzly Bears has flying"])


@cr("613.7a", "613.1f")
def test_an_ability_that_comes_later_is_not_lost() -> None:
    board(
        ["Elspeth, Knight-Errant", {"card": "Darksteel Mutation", "attached_to": "Shivan Dragon"}, "Shivan Dragon"],
        [],
        activate("Elspeth, Knight-Errant", "Shivan Dragon", ability=2),
        RESOLVE,
        expect=["Shivan Dragon has flying", "Shivan Dragon is 3/4"],
    )


@cr("613.7a", "613.7d", cited=False)
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


@cr("613.7b", "613.9", cited=False)
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


@cr("613.7f", cited=False)
def test_it_gets_a_new_timestamp_as_it_is_turned_face_up() -> None:
    """Both say which size everything is; the later is the one just turned face up."""
    board(
        [down("Exalted Angel"), "Ixidor, Reality Sculptor"],
        [],
        {"do": "activate", "player": "A", "source": "Ixidor, Reality Sculptor", "targets": ["hidden"]},
        RESOLVE,
        to("end"),
        expect=["hidden is 4/5"],
    )


@cr("613.7g", cited=False)
def test_a_permanent_that_transforms_applies_after_what_was_there_before() -> None:
    """Each says what size all creatures have: the later one wins, and transforming makes it the later one."""
    scene = ["Shaping Moon", "Levelling Field", "Hill Giant"]
    board(scene, [], expect=["Hill Giant is 2/2"])
    board(scene, [], activate("Shaping Moon"), RESOLVE, expect=["Hill Giant is 1/1"])


@cr("613.7m", cited=False)
def test_of_what_enters_at_once_the_active_players_is_older() -> None:
    """Each says what size all creatures have; the nonactive player's has the later timestamp and wins."""
    board(
        {"hand": ["Shared Return"], "graveyard": ["Shrinking Field"], "battlefield": ["Hill Giant"]},
        {"graveyard": ["Levelling Field"]},
        cast("Shared Return"),
        RESOLVE,
        expect=["Hill Giant is 2/2"],
    )
    board(
        {"hand": ["Shared Return"], "graveyard": ["Levelling Field"], "battlefield": ["Hill Giant"]},
        {"graveyard": ["Shrinking Field"]},
        cast("Shared Return"),
        RESOLVE,
        expect=["Hill Giant is 1/1"],
    )


@cr("613.7n", "611.2e", "613.4b")
def test_what_puts_it_there_and_sets_its_size_is_later_than_its_own_static_ability() -> None:
    """In its controller's turn the Druid says it is 4/2; what returned it says 1/1."""
    board(
        {"hand": ["Storm of Souls"], "graveyard": ["Circle of the Moon Druid"]},
        [],
        cast("Storm of Souls"),
        RESOLVE,
        expect=["Circle of the Moon Druid is 1/1", "Circle of the Moon Druid has flying"],
    )


@cr("613.8", "613.8a", "613.8b", cited=False)
def test_ashaya_makes_lands_before_blood_moon_makes_them_mountains() -> None:
    """Blood Moon waits for Ashaya; Ashaya, a Mountain without abilities, is then 0/0."""
    board(
        ["Blood Moon", "Ashaya, Soul of the Wild", "Grizzly Bears"],
        [],
        {"do": "pass", "player": "A"},
        expect=["Ashaya, Soul of the Wild in graveyard", "not Grizzly Bears is a land"],
    )


@cr("613.8a", cited=False)
@pytest.mark.parametrize("older", ["Blood Moon", "Conversion"])
def test_a_nonbasic_land_under_blood_moon_and_conversion_is_a_plains_whichever_came_first(older: str) -> None:
    """Conversion depends on Blood Moon, which makes more Mountains; Blood Moon does not depend on Conversion."""
    newer = "Conversion" if older == "Blood Moon" else "Blood Moon"
    board([older, newer, "Raging Ravine"], [], expect=["Raging Ravine is a Plains", "not Raging Ravine is a Mountain"])


@cr("613.8a", "109.5", cited=False)
def test_who_takes_an_aura_that_gives_control_controls_what_it_enchants() -> None:
    """What the older effect does depends on who controls its Aura."""
    board(
        {"hand": ["Confiscate"], "battlefield": ["Grizzly Bears"]},
        [{"card": "Control Magic", "attached_to": "Grizzly Bears"}],
        cast("Confiscate", "Control Magic"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "Control Magic is attached to Grizzly Bears"],
    )


@cr("613.8b", cited=False)
def test_opalescence_does_not_wait_for_what_depends_on_it() -> None:
    board(
        {"battlefield": ["Opalescence", "Glorious Anthem", "Grizzly Bears"], "hand": ["Kenrith's Transformation"]},
        [],
        cast("Kenrith's Transformation", "Glorious Anthem"),
        RESOLVE_ALL,
        expect=["Glorious Anthem is 3/3", "Grizzly Bears is 2/2", "not Glorious Anthem is an enchantment"],
    )


@cr("613.8c", "613.8b", cited=False)
def test_the_order_is_looked_at_again_after_each_effect() -> None:
    """Conversion and Urborg are older than Blood Moon, but both depend on it: it makes Urborg a Mountain without
    abilities, and only then Conversion finds that Mountain."""
    board(
        ["Conversion", "Urborg, Tomb of Yawgmoth", "Forest", "Blood Moon"],
        [],
        expect=["Urborg, Tomb of Yawgmoth is a Plains", "not Urborg, Tomb of Yawgmoth is a Swamp"],
    )


@cr("613.6", cited=False)
def test_who_loses_flying_by_an_effect_still_gets_the_rest_of_it() -> None:
    """What the ability applies to is settled in layer 6, before power and toughness."""
    grounds = creature("Creatures with flying lose flying and get +1/+1.")
    expect = ["Wind Drake is 3/3", "not Wind Drake has flying", "Grizzly Bears is 2/2"]
    board([grounds, "Wind Drake", "Grizzly Bears"], [], expect=expect)


@cr("613.8")
def test_a_dependency_is_told_whatever_the_timestamps_are() -> None:
    """Ashaya makes lands of creatures, and nonbasic lands are what Blood Moon speaks of."""
    mine = {"battlefield": ["Grizzly Bears", "Ashaya, Soul of the Wild"], "hand": ["Blood Moon"]}
    later = board(mine, [], cast("Blood Moon"), RESOLVE, expect=["Ashaya, Soul of the Wild in A's graveyard"])
    assert later.count("it depends on Ashaya, Soul of the Wild, so that is applied first")
    assert not later.count("newer than")
    mine = {"battlefield": ["Blood Moon", "Grizzly Bears"], "hand": ["Ashaya, Soul of the Wild"]}
    earlier = board(mine, [], cast("Ashaya, Soul of the Wild"), RESOLVE)
    assert earlier.count("it depends on Ashaya, Soul of the Wild, so that is applied first")
    assert not earlier.count("newer than")


@cr("613.8")
@pytest.mark.parametrize("first", ["Blood Moon", "Urborg, Tomb of Yawgmoth"])
def test_urborg_depends_on_blood_moon_whichever_came_first(first: str) -> None:
    if first == "Blood Moon":
        hand = {"battlefield": ["Blood Moon"], "hand": ["Urborg, Tomb of Yawgmoth"]}
        played = board(hand, [], play_land("Urborg, Tomb of Yawgmoth"))
    else:
        hand = {"battlefield": ["Urborg, Tomb of Yawgmoth"], "hand": ["Blood Moon"]}
        played = board(hand, [], cast("Blood Moon"), RESOLVE)
    assert played.count("Blood Moon (applied before its own effect, which depends on it)")


@cr("613.7e", cited=False)
def test_what_is_attached_on_a_board_has_come_behind_its_host_whoever_is_listed_first() -> None:
    """An Aura of the first player on a God of the second: the God is no creature by its own ability, and then is what
    the Aura makes of it."""
    god = creature("As long as you have 30 or more life, ~ isn't a creature.", "6/5", name="God")
    aura = {
        "token": {
            "name": "Mutation",
            "types": ["Enchantment"],
            "subtypes": ["Aura"],
            "text": "Enchant creature\nEnchanted creature is an Insect artifact creature with base power and toughness "
            "0/1 and has indestructible, and it loses all other abilities, card types, and creature types.",
        },
        "attached_to": "God",
    }
    board([aura], {"battlefield": [god], "life": 30}, expect=["God is 0/1", "A controls Mutation"])
