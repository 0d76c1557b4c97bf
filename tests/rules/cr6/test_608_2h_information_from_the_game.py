"""Information from the game, and last known information (CR 608.2)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)

HOST = {"card": "Hill Giant"}
DESTROYS_BLACK = creature("{0}: Destroy all black creatures.", "1/1", "Source", looks={"colors": ["G"]})


@cr("608.2h", "603.10a")
def test_an_aura_that_leaves_with_its_creature_still_speaks_of_it() -> None:
    board(
        ["Grizzly Bears", {"card": "Followed Footsteps", "attached_to": "Grizzly Bears"}],
        {"hand": ["Upheaval"], "battlefield": ["Vedalken Orrery"]},
        turn(3),
        {"do": "pass", "player": "A"},
        cast("Upheaval", player="B"),
        RESOLVE_ALL,
        expect=["A controls 1 Grizzly Bears"],
        turn={"number": 2, "active": "B", "step": "end"},
    )


@cr("608.2h", "609.3", "701.21a")
@pytest.mark.parametrize(("soot", "left"), [(2, 1), (5, 0)])
def test_as_many_permanents_as_there_is_soot(soot: int, left: int) -> None:
    board(
        {"battlefield": [{"card": "Smokestack", "counters": {"soot": soot}}]},
        {"battlefield": ["Island", "Plains", "Swamp"]},
        to("upkeep"),
        RESOLVE,
        *([answer(["Island", "Plains"], "B")] if left else []),
        step="untap",
        active="B",
        expect=[f"B has {3 - left} cards in graveyard"],
    )


@cr("608.2h", cited=False)
def test_the_equipment_of_what_has_died_is_counted_as_it_last_was() -> None:
    board(
        {"battlefield": ["Kemba, Kha Regent", {"card": "Bonesplitter", "attached_to": "Kemba, Kha Regent"}]},
        {"hand": ["Murder"]},
        turn(5),
        {"do": "pass", "player": "A"},
        cast("Murder", "Kemba, Kha Regent", player="B"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 1 Cat"],
    )


@cr("608.2h", "707.2")
def test_a_copy_of_that_creature_is_of_what_it_was_before_it_died() -> None:
    """The Clone died as an angel; in exile it is a Clone."""
    board(
        {"battlefield": ["Hofri Ghostforge", "Serra Angel"], "hand": ["Murder", "Clone"]},
        [],
        {"do": "answer", "player": "A", "value": "Serra Angel"},
        cast("Clone"),
        RESOLVE,
        cast("Murder", "Clone"),
        RESOLVE_ALL,
        expect=["A controls 2 Serra Angels"],
    )


@cr("608.2h", cited=False)
def test_creatures_that_died_this_turn_are_counted_though_they_are_gone() -> None:
    """Also those that died before the permanent that counts them was there."""
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Gadrak, the Crown-Scourge", "Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        cast("Gadrak, the Crown-Scourge"),
        RESOLVE,
        to("end"),
        RESOLVE,
        expect=["A controls 1 Treasure"],
    )


@cr("608.2h", "503.1a")
def test_a_creature_destroyed_in_response_still_deals_damage_equal_to_its_power() -> None:
    board(
        [HOST, {"card": "Unnatural Hunger", "attached_to": "Hill Giant", "owner": "B", "controller": "B"}],
        {"hand": ["Murder"]},
        to("upkeep"),
        PASS_A,
        cast("Murder", "Hill Giant", player="B"),
        RESOLVE_ALL,
        step="untap",
        expect=["A life 17", "Hill Giant in A's graveyard"],
    )


@cr("608.2h", cited=False)
def test_a_card_is_drawn_for_each_creature() -> None:
    board(
        {"hand": ["Collective Unconscious"], "battlefield": ["Hill Giant", "Wind Drake"], "mana": "any"},
        ["Hill Giant"],
        cast("Collective Unconscious"),
        RESOLVE,
        expect=["A has 2 cards in hand"],
    )


@cr("608.2h", cited=False)
def test_x_is_worked_out_as_the_spell_resolves() -> None:
    board(
        {"hand": ["Overwhelming Stampede"], "battlefield": ["Hill Giant", "Wind Drake"], "mana": "any"},
        [],
        cast("Overwhelming Stampede"),
        RESOLVE,
        expect=["Hill Giant is 6/6", "Wind Drake is 5/5", "Wind Drake has trample"],
    )


@cr("608.2h")
def test_a_sacrificed_creature_had_the_power_it_last_had() -> None:
    board(
        {"battlefield": ["Greater Good", "Hill Giant"], "library": ["Forest"] * 7},
        [],
        {"do": "activate", "player": "A", "source": "Greater Good"},
        RESOLVE,
        expect=["Hill Giant is in A's graveyard", "A has 0 cards in hand", "A has 4 cards in library"],
    )


@cr("608.2h", "202.3")
def test_what_has_the_number_may_be_named_behind_it() -> None:
    library = ["Forest"] * 9
    board(
        {"hand": ["Soul's Majesty"], "battlefield": ["Craw Wurm"], "library": library},
        [],
        cast("Soul's Majesty", "Craw Wurm"),
        RESOLVE,
        expect=["A has 6 cards in hand"],
    )
    board(
        {"hand": ["Morbid Curiosity"], "battlefield": ["Craw Wurm"], "library": library},
        [],
        cast("Morbid Curiosity"),
        RESOLVE,
        expect=["A has 6 cards in hand", "Craw Wurm in graveyard"],
    )


@cr("608.2h", cited=False)
def test_what_blocked_it_as_it_died_is_destroyed() -> None:
    board(
        ["Abu Ja'far"],
        ["Hill Giant", "Grizzly Bears"],
        *attack_with({"Abu Ja'far": "B"}),
        *block_with({"Hill Giant": "Abu Ja'far"}),
        DAMAGE,
        RESOLVE_ALL,
        expect=["Abu Ja'far in A's graveyard", "Hill Giant in B's graveyard", "Grizzly Bears in battlefield"],
    )


@cr("608.2h", "113.7a")
def test_what_has_left_is_looked_at_as_it_last_was() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]},
        cast("Swords to Plowshares", "Grizzly Bears"),
        PASS_A,
        cast("Giant Growth", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["B life 25"],
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


@cr("608.2h", cited=False)
def test_prossh_brings_as_many_kobolds_as_mana_was_spent():
    played = board({"hand": ["Prossh, Skyraider of Kher"]}, [], cast("Prossh, Skyraider of Kher"), RESOLVE)
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert [it["name"] for it in mine].count("Kobolds of Kher Keep") == 6


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("victim", "foods"), [("Azure Drake", 2), ("Grizzly Bears", 1)])
def test_witchs_oven_measures_the_toughness_of_what_was_sacrificed(victim, foods):
    played = board(["Witch's Oven", victim], [], activate("Witch's Oven"), RESOLVE)
    made = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"].startswith("Food")]
    assert len(made) == foods


@cr("608.2h")
def test_altar_of_dementia_mills_as_many_cards_as_power():
    board(
        {"battlefield": ["Altar of Dementia", "Massacre Wurm"]},
        {"library": ["Plains"] * 8},
        activate("Altar of Dementia", "B"),
        RESOLVE,
        expect=["B has 2 cards in library"],
    )


@cr("608.2h")
def test_boseiju_lets_the_controller_of_what_it_destroyed_search():
    played = board(
        {"hand": ["Boseiju, Who Endures"]},
        {"battlefield": ["Urza's Mine"], "library": ["Breeding Pool", "Urza's Tower", "Island"]},
        activate("Boseiju, Who Endures", "Urza's Mine", ability="Discard"),
        RESOLVE,
        answer("yes", "B"),
    )
    found = {option["label"] for option in played.pending["options"]}
    assert {"Breeding Pool", "Island"} <= found
    assert "Urza's Tower" not in found


@cr("608.2h", "205.1b")
def test_a_land_animated_by_destiny_spinner_counts_enchantments_once():
    board(
        ["Destiny Spinner", "Energy Field", "Urza's Mine"],
        [],
        activate("Destiny Spinner", "Urza's Mine"),
        RESOLVE,
        expect=["Urza's Mine is 2/2", "Urza's Mine is a land", "Urza's Mine has trample"],
    )


@cr("608.2h", cited=False)
def test_kozilek_fills_the_hand_up_to_seven():
    board(
        {"hand": ["Kozilek, the Great Distortion", "Forest", "Forest"], "library": ["Plains"] * 9},
        [],
        cast("Kozilek, the Great Distortion"),
        RESOLVE,
        expect=["A has 7 cards in hand"],
    )


@cr("608.2i", cited=False)
def test_what_attacked_counts_although_it_has_died_since() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Chart a Course"], "library": ["Forest"] * 5},
        ["Hill Giant"],
        *attack_with({"Goblin Piker": "B"}),
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "B", "blockers": {"Hill Giant": "Goblin Piker"}},
        to("postcombat main"),
        cast("Chart a Course"),
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "A has 2 cards in hand"],
    )


@cr("608.2j")
def test_a_creature_of_two_colors_has_the_one_that_an_effect_names() -> None:
    board(
        {"battlefield": [DESTROYS_BLACK]},
        ["Two-Toned Knight", "Serra Angel"],
        activate("Source"),
        RESOLVE,
        expect=["Two-Toned Knight in B's graveyard", "Serra Angel on battlefield"],
    )


@cr("608.2j", cited=False)
def test_only_the_characteristic_that_is_named_is_looked_at() -> None:
    """A black and white creature is black: what a nonblack creature may suffer, it can't."""
    board({"hand": ["Snuff Out"]}, ["Two-Toned Knight"], cast("Snuff Out", "Two-Toned Knight"), refused="601.2c")
    board(
        {"hand": ["Bad Dream"]},
        ["Two-Toned Knight"],
        cast("Bad Dream", "Two-Toned Knight"),
        RESOLVE,
        expect=["Two-Toned Knight in B's graveyard"],
    )


@cr("608.2k", cited=False)
def test_an_ability_knows_the_creature_its_cost_sacrificed() -> None:
    board(
        ["Brion Stoutarm", "Craw Wurm"],
        [],
        activate("Brion Stoutarm", "B"),
        RESOLVE,
        expect=["B life 14"],
    )


@cr("608.2h", cited=False)
def test_a_creature_without_power_adds_nothing_to_their_total() -> None:
    sums = creature("{0}: You gain life equal to the total power of creatures you control.")
    board([sums, creature("", "0/4", name="Wall")], [], activate("Tester"), RESOLVE, expect=["A life 22"])
