"""State-Based Actions (CR 704)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    on_board,
    to,
    turn,
)
from tests.rules.battles import siege


@cr("704.3", "614.1a", "704.5m")
def test_state_based_actions_are_checked_again_after_what_was_done_instead_of_losing() -> None:
    """The Aura on the creature that has been exiled to stay in the game does not stay on the battlefield."""
    angel = ["Exquisite Archangel", {"card": "Pacifism", "attached_to": "Exquisite Archangel"}]
    board(
        {"battlefield": angel, "life": 2},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        expect=["A life 20", "Pacifism in A's graveyard"],
    )


@cr("704.3")
def test_all_state_based_actions_happen_at_once() -> None:
    played = board(
        {"battlefield": ["Blood Artist", "Grizzly Bears"], "hand": ["Pyroclasm"]},
        ["Goblin Piker"],
        cast("Pyroclasm"),
        RESOLVE,
        answer("as listed", choice="order"),
        answer("B", choice="target"),
        answer("B", choice="target"),
        answer("B", choice="target"),
        RESOLVE_ALL,
        expect=["A life 23", "B life 17"],
    )
    assert played.report["refused"] is None


@cr("704.4", cited=False)
def test_what_is_so_only_while_a_spell_resolves_is_not_looked_at() -> None:
    side = {"hand": ["Forest", "Wheel of Fortune"], "battlefield": ["Maro"], "library": ["Forest"] * 9}
    whole = {"library": ["Forest"] * 9}
    board(side, whole, cast("Wheel of Fortune"), RESOLVE, expect=["Maro in battlefield", "Maro is 7/7"])


@cr("704.5a", "120.3b")
def test_who_does_not_lose_for_having_no_life_is_poisoned_from_then_on() -> None:
    board(
        {"battlefield": ["Phyrexian Unlife"], "life": 2},
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A life -1", "A has 3 poison counters"],
    )


@cr("704.5a")
def test_a_player_with_no_life_loses() -> None:
    played = board({"hand": ["Shock"]}, {"life": 2}, cast("Shock", "B"), RESOLVE, expect=["B loses", "A wins"])
    assert played.cites("704.5a")
    assert played.cites("104.2a")


@cr("704.5b", "614.6")
def test_cards_drawn_from_an_empty_library_instead_of_losing_lose_the_game() -> None:
    board(
        {"hand": ["Stunning Reversal"], "library": ["Forest"], "life": 3},
        {"hand": ["Lightning Bolt"]},
        cast("Stunning Reversal"),
        RESOLVE,
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A loses", "B wins"],
    )


@cr("704.5b")
def test_a_player_who_draws_from_an_empty_library_loses() -> None:
    played = board(
        {"hand": ["Divination"], "library": ["Forest"]}, [], cast("Divination"), RESOLVE, expect=["A loses", "B wins"]
    )
    assert played.cites("704.5b")


@cr("704.5c")
def test_ten_poison_counters_lose_the_game() -> None:
    played = board(
        ["Glistener Elf"],
        {"counters": {"poison": 9}},
        *attack_with({"Glistener Elf": "B"}),
        DAMAGE,
        expect=["B loses"],
    )
    assert played.cites("704.5c")


@cr("704.5d")
def test_a_token_in_a_graveyard_ceases_to_exist() -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "subtypes": ["Soldier"], "power": 1, "toughness": 1}}
    board({"hand": ["Shock"]}, [soldier], cast("Shock", "Soldier"), RESOLVE, expect=["Soldier is nowhere"])


@cr("704.5d")
def test_a_dying_token_still_triggers() -> None:
    soldier = {"token": {"name": "Soldier", "types": ["Creature"], "subtypes": ["Soldier"], "power": 1, "toughness": 1}}
    board(
        {"battlefield": ["Blood Artist"], "hand": ["Shock"]},
        [soldier],
        cast("Shock", "Soldier"),
        RESOLVE,
        answer("B"),
        RESOLVE,
        expect=["A life 21", "B life 19"],
    )


@cr("704.5f")
def test_a_creature_with_toughness_zero_dies_even_if_indestructible() -> None:
    played = board(
        [],
        [{"card": "Darksteel Myr", "counters": {"-1/-1": 1}}],
        {"do": "pass", "player": "A"},
        expect=["Darksteel Myr in B's graveyard"],
    )
    assert played.cites("704.5f")


@cr("704.5g")
def test_lethal_damage_destroys() -> None:
    played = board({"hand": ["Lightning Bolt"]}, ["Hill Giant"], cast("Lightning Bolt", "Hill Giant"), RESOLVE)
    assert "704.5g" in played.rules_of("Hill Giant is destroyed")


@cr("704.5g")
def test_a_regeneration_shield_saves_from_lethal_damage() -> None:
    played = board(
        {"hand": ["Shock"]},
        ["Drudge Skeletons"],
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Drudge Skeletons"},
        RESOLVE,
        cast("Shock", "Drudge Skeletons"),
        RESOLVE,
        expect=["Drudge Skeletons is on the battlefield", "Drudge Skeletons is tapped"],
    )
    assert played.cites("701.19a")


@cr("704.5g")
def test_one_regeneration_shield_stops_only_one_of_two_deaths_in_a_turn() -> None:
    board(
        {"hand": ["Shock", "Shock"]},
        ["Drudge Skeletons"],
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Drudge Skeletons"},
        RESOLVE,
        cast("Shock", "Drudge Skeletons"),
        RESOLVE,
        cast("Shock", "Drudge Skeletons"),
        RESOLVE,
        expect=["Drudge Skeletons in B's graveyard"],
    )


@cr("704.5h")
def test_deathtouch_damage_destroys() -> None:
    played = board(
        ["Typhoid Rats"],
        ["Craw Wurm"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"Craw Wurm": "Typhoid Rats"}),
        DAMAGE,
    )
    assert "704.5h" in played.rules_of("Craw Wurm is destroyed")


@cr("704.5i")
def test_a_planeswalker_without_loyalty_dies() -> None:
    played = board(
        ["Grizzly Bears"],
        [{"card": "Jace Beleren", "counters": {"loyalty": 2}}],
        *attack_with({"Grizzly Bears": "Jace Beleren"}),
        DAMAGE,
        expect=["Jace Beleren in B's graveyard"],
    )
    assert played.cites("704.5i")


@cr("704.5j")
def test_without_the_legend_rule_legends_stay() -> None:
    board(["Mirror Gallery", "Teysa Karlov", "Teysa Karlov"], [], expect=["A controls 2 Teysa Karlov"])


@cr("704.5j")
def test_the_legend_rule_asks_which_one_to_keep() -> None:
    isamaru = "Isamaru, Hound of Konda"
    here = {"battlefield": [{"card": isamaru, "id": "old", "tapped": True}], "hand": [isamaru]}
    played = board(here, [], cast(isamaru), RESOLVE)
    assert played.pending["kind"] == "legend"
    played = board(here, [], cast(isamaru), RESOLVE, answer("old"), expect=["old is on the battlefield"])
    assert played.cites("704.5j")


@cr("704.5j", cited=False)
def test_each_player_may_have_the_same_legend() -> None:
    isamaru = "Isamaru, Hound of Konda"
    board([isamaru], [isamaru], {"do": "pass", "player": "A"}, expect=["Isamaru, Hound of Konda is on the battlefield"])


@cr("704.5k")
def test_the_world_rule_keeps_the_newest() -> None:
    board(
        {"battlefield": [], "hand": ["Concordant Crossroads"]},
        [{"card": "Concordant Crossroads", "id": "old"}],
        cast("Concordant Crossroads"),
        RESOLVE,
        expect=["old in B's graveyard", "A controls 1 Concordant Crossroads"],
    )


@cr("704.5k")
def test_of_two_world_permanents_of_different_players_the_newer_stays() -> None:
    board(
        [],
        [],
        {"do": "edit", "create": {"A": ["Concordant Crossroads"]}},
        {"do": "edit", "create": {"B": ["Concordant Crossroads"]}},
        {"do": "pass", "player": "A"},
        expect=["A controls 0 Concordant Crossroads", "B controls 1 Concordant Crossroads"],
    )


@cr("704.5m", "608.2h", cited=False)
@pytest.mark.parametrize(
    ("answered_with", "left"),
    [("Murder", "A controls no Grizzly Bears"), ("Disenchant", "A controls 2 Grizzly Bears")],
)
def test_an_aura_that_follows_its_creature_was_last_attached_to_nothing(answered_with: str, left: str) -> None:
    """Only if it left first, or with the creature, does it still speak of the creature it enchanted."""
    on = "Grizzly Bears" if answered_with == "Murder" else "Followed Footsteps"
    board(
        ["Grizzly Bears", {"card": "Followed Footsteps", "attached_to": "Grizzly Bears"}],
        {"hand": [answered_with]},
        turn(3),
        {"do": "pass", "player": "A"},
        cast(answered_with, on, player="B"),
        RESOLVE_ALL,
        expect=[left],
        turn={"number": 2, "active": "B", "step": "end"},
    )


@cr("704.5m")
def test_an_aura_whose_creature_has_gone_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        ["Hill Giant", {"card": "Holy Strength", "attached_to": "Hill Giant"}],
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        {"do": "edit", "remove": "Hill Giant"},
        expect=["Holy Strength in B's graveyard"],
    )


@cr("704.5m")
def test_an_aura_on_what_it_cant_enchant_goes_to_the_graveyard() -> None:
    played = board(
        ["Mountain", {"card": "Holy Strength", "attached_to": "Mountain"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Holy Strength in A's graveyard"],
    )
    assert played.cites("704.5m")


@cr("704.5n")
def test_equipment_on_what_is_no_creature_comes_off_and_stays() -> None:
    played = board(
        ["Mountain", {"card": "Bonesplitter", "attached_to": "Mountain"}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Bonesplitter is on the battlefield", "Bonesplitter is not attached"],
    )
    assert played.cites("704.5n")


@cr("704.5p")
def test_a_creature_attached_to_something_comes_off() -> None:
    played = board(
        ["Hill Giant", {"card": "Grizzly Bears", "attached_to": "Hill Giant"}], [], {"do": "pass", "player": "A"}
    )
    assert played.cites("704.5p")


@cr("704.5q", "122.3")
def test_counters_cancel_on_what_stays() -> None:
    bears = {"card": "Hill Giant", "counters": {"+1/+1": 2}}
    board(
        {"battlefield": [bears], "hand": ["Skinrender"]},
        [],
        cast("Skinrender"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Hill Giant is 2/2", "Hill Giant has 0 +1/+1 counters", "Hill Giant has 1 -1/-1 counter"],
    )


@cr("704.5q")
def test_plus_and_minus_counters_cancel_each_other() -> None:
    played = board(
        [{"card": "Hill Giant", "counters": {"+1/+1": 3, "-1/-1": 1}}],
        [],
        {"do": "pass", "player": "A"},
        expect=["Hill Giant has 2 +1/+1 counters", "Hill Giant has 0 -1/-1 counters", "Hill Giant is 5/5"],
    )
    assert played.cites("704.5q")


@cr("704.5r", "122.4")
def test_counters_beyond_the_limit_are_removed() -> None:
    full = {"card": "Rasputin Dreamweaver", "counters": {"dream": 6}}
    side = {"battlefield": [full], "hand": ["Dream Gift"]}
    script = (cast("Dream Gift", "Rasputin Dreamweaver"), RESOLVE)
    played = board(side, [], *script, expect=["Rasputin Dreamweaver has 7 dream counters"])
    assert played.cites("704.5r")


@cr("704.5s", "714.4")
def test_a_saga_stays_while_its_last_chapter_is_on_the_stack() -> None:
    saga = {"card": "Two Tales", "counters": {"lore": 1}}
    script = ({"do": "go_to", "step": "precombat main", "active": "B"}, {"do": "go_to", "step": "main", "active": "A"})
    played = board([saga], [], *script)
    assert played.report["state"]["players"]["A"]["battlefield"]
    board([saga], [], *script, RESOLVE, expect=["Two Tales in A's graveyard", "A life 23"])


@cr("704.5v", cited=False)
def test_a_battle_without_defense_goes_to_the_graveyard() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}
    script = (cast("Lightning Bolt", "Invasion of Zendikar"), RESOLVE)
    played = board({"hand": ["Lightning Bolt"], "battlefield": [siege]}, [], *script)
    assert played.report["state"]["stack"]  # it triggered, and waits for its trigger on the battlefield or in exile


@cr("704.5w")
def test_when_the_protector_leaves_the_siege_gets_a_new_one() -> None:
    board([siege()], [], {"do": "concede", "player": "B"}, C=[], expect=["C protects siege"])


@cr("704.5w")
def test_an_attacked_siege_keeps_being_attacked_when_its_protector_leaves() -> None:
    script = [*attack_with({"Grizzly Bears": "siege"}), {"do": "concede", "player": "B"}]
    board(
        ["Grizzly Bears", siege()], [], *script, C=[], expect=["Grizzly Bears is attacking", "C does not protect siege"]
    )
    board(
        ["Grizzly Bears", siege()],
        [],
        *script,
        DAMAGE,
        C=[],
        expect=["siege has 1 defense counter", "C does not protect siege"],
    )
    board(
        ["Grizzly Bears", siege()],
        [],
        *script,
        {"do": "go_to", "step": "postcombat main"},
        C=[],
        expect=["C protects siege"],
    )


@cr("704.5x", "310.11a")
def test_a_siege_taken_over_by_its_protector_gets_another() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}
    taken: dict[str, Any] = {"do": "edit", "control": {"Invasion of Zendikar": "B"}}
    board([siege], [], taken, expect=["A protects Invasion of Zendikar", "B controls Invasion of Zendikar"])


@cr("704.6c")
def test_twenty_one_combat_damage_from_one_commander_loses_the_game() -> None:
    played = board(
        {
            "battlefield": [{"card": "Isamaru, Hound of Konda", "counters": {"+1/+1": 19}}],
            "commander": "Isamaru, Hound of Konda",
        },
        {"life": 40},
        *attack_with({"Isamaru, Hound of Konda": "B"}),
        AFTER_COMBAT,
        expect=["B loses"],
    )
    assert played.cites("704.6c")


@cr("704.6d", cited=False)
def test_a_commander_that_dies_may_go_to_the_command_zone() -> None:
    isamaru = "Isamaru, Hound of Konda"
    here = {"battlefield": [isamaru], "commander": isamaru, "hand": ["Shock"]}
    played = board(here, [], cast("Shock", isamaru), RESOLVE)
    assert played.pending["kind"] == "may"


@cr("704.7")
def test_one_shield_is_enough_for_lethal_damage_from_deathtouch() -> None:
    played = board(
        ["Typhoid Rats"],
        ["Drudge Skeletons"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"Drudge Skeletons": "Typhoid Rats"}),
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Drudge Skeletons"},
        RESOLVE,
        DAMAGE,
        expect=["Drudge Skeletons is on the battlefield", "Drudge Skeletons is not blocking"],
    )
    assert played.cites("506.4") or played.cites("701.19a")


@cr("704.8", cited=False)
def test_what_leaves_as_its_counters_cancel_is_known_as_it_was_before() -> None:
    wolf = {"card": "Young Wolf", "counters": {"+1/+1": 1}}
    script = (cast("Skinrender"), RESOLVE, answer("Young Wolf"), RESOLVE_ALL)
    board({"battlefield": [wolf], "hand": ["Skinrender"]}, [], *script, expect=["Young Wolf in graveyard"])
    board(
        {"battlefield": ["Young Wolf"], "hand": ["Skinrender"]},
        [],
        *script,
        expect=["Young Wolf in battlefield", "Young Wolf has 1 +1/+1 counter"],
    )


@cr("704.8", cited=False)
def test_a_creature_that_dies_with_its_anthem_died_with_what_it_had() -> None:
    board(
        {
            "battlefield": ["Hill Giant", {"card": "Holy Strength", "attached_to": "Hill Giant"}],
            "hand": ["Wrath of God"],
        },
        [],
        cast("Wrath of God"),
        RESOLVE,
        expect=["Hill Giant in A's graveyard", "Holy Strength in A's graveyard"],
    )


@cr("704.5f")
def test_a_size_that_can_t_be_read_puts_nothing_into_a_graveyard() -> None:
    """Unlike other text that can't be read."""
    played = board([creature("~ gets +1/+1 for each gibberish quibble.", "0/0")], [], to("end"))
    assert on_board(played, "Tester")
    board([creature("Frobnicate the quibble.", "0/0")], [], to("end"), expect=["A controls 0 Tester"])


@cr("704.5j")
def test_the_legend_rule_leaves_those_that_an_effect_exempts() -> None:
    twin = creature("", name="Twin", looks={"supertypes": ["Legendary"]})
    exempting = creature('The "legend rule" doesn\'t apply to creature tokens you control.')
    board([exempting, twin, twin], [], to("end"), expect=["A controls 2 Twin"])
    board([twin, twin], [], answer("Twin#1"), to("end"), expect=["A controls 1 Twin"])
