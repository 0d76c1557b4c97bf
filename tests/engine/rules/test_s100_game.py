"""Game concepts: ending the game, mana, numbers, tokens, targets, priority, costs, life, counters (CR 104-122)."""

from __future__ import annotations

import pytest

from engine import drive
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to

PASS_A = {"do": "pass", "player": "A"}
PASS_B = {"do": "pass", "player": "B"}


def tap(source: str, player: str = "A", ability: int = 1) -> dict[str, object]:
    return {"do": "activate", "player": player, "source": source, "ability": ability}


# ---- 104: ending the game


@cr("104.2b")
def test_an_effect_wins_the_game() -> None:
    board(
        {"battlefield": ["Felidar Sovereign"], "life": 40},
        [],
        {"do": "go_to", "step": "upkeep", "active": "A", "turn": 5},
        RESOLVE,
        expect=["A wins"],
    )


@cr("104.3e")
def test_an_effect_loses_the_game_for_a_player() -> None:
    played = board(
        ["Door to Nothingness"],
        [],
        {**tap("Door to Nothingness"), "targets": ["B"]},
        RESOLVE,
        expect=["B loses", "A wins"],
    )
    assert played.cites("104.3e")


@cr("104.3b", "101.2")
def test_who_can_not_lose_stays_until_that_is_gone() -> None:
    burnt = (PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE)
    angel, spells = {"battlefield": ["Platinum Angel"], "life": 2}, {"hand": ["Lightning Bolt", "Murder"]}
    board(angel, spells, *burnt, expect=["A life -1", "not A loses"])
    board(angel, spells, *burnt, PASS_A, cast("Murder", "Platinum Angel", player="B"), RESOLVE, expect=["A loses"])


@cr("104.3a")
def test_who_can_not_lose_may_still_concede() -> None:
    board(["Platinum Angel"], [], {"do": "concede", "player": "A"}, expect=["A loses", "B wins"])


@cr("104.2b", "101.2")
def test_an_opponent_who_can_not_win_does_not() -> None:
    board(
        ["Platinum Angel"],
        {"life": 40, "battlefield": ["Felidar Sovereign"]},
        {"do": "go_to", "step": "upkeep", "turn": 4},
        RESOLVE,
        expect=["not B wins", "not the game is over"],
    )


@cr("104.3b", "104.4a", "119.6")
def test_both_players_at_no_life_draw() -> None:
    board(
        {"hand": ["Flame Rift"], "life": 4},
        {"life": 3},
        cast("Flame Rift"),
        RESOLVE,
        expect=["the game is a draw"],
    )


@cr("104.3b")
def test_a_player_at_no_life_loses_only_as_somebody_would_get_priority() -> None:
    board(
        {"battlefield": ["Vampire Nighthawk"], "life": 1},
        {"battlefield": [{"card": "Grizzly Bears"}], "hand": ["Lightning Bolt"]},
        *attack_with({"Vampire Nighthawk": "B"}),
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A loses"],
    )
    board(
        {"battlefield": ["Vampire Nighthawk", "Hill Giant"], "life": 20},
        {"life": 5},
        *attack_with({"Vampire Nighthawk": "B", "Hill Giant": "B"}),
        to("combat damage"),
        expect=["A life 22", "B loses"],
    )


@cr("104.3c", "121.4", "704.5b")
def test_drawing_more_than_is_left_draws_what_is_left_then_loses() -> None:
    played = board(
        {"hand": ["Divination"], "library": ["Forest"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A loses", "B wins"],
    )
    assert played.count("draws") == 1


@cr("104.3c")
def test_an_empty_library_alone_loses_nothing() -> None:
    board(
        {"hand": ["Divination"], "library": ["Forest", "Forest"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A has 2 cards in hand", "A's library is empty", "not A loses"],
    )


@cr("104.3d", "122.1f")
def test_ten_poison_counters_lose() -> None:
    board(
        ["Glistener Elf"],
        {"counters": {"poison": 9}},
        *attack_with({"Glistener Elf": "B"}),
        to("combat damage"),
        expect=["B loses", "B life 20"],
    )


@cr("104.4b", "732.4")
def test_a_loop_of_mandatory_actions_is_a_draw() -> None:
    played = board(
        {"hand": ["Oblivion Ring", "Oblivion Ring"], "battlefield": ["Oblivion Ring"]},
        [],
        cast("Oblivion Ring"),
        RESOLVE_ALL,
        cast("Oblivion Ring"),
        RESOLVE_ALL,
        expect=["the game is a draw"],
    )
    assert played.cites("104.4b")


@cr("104.4b", "732.5")
def test_a_loop_that_another_permanent_ends_goes_on_until_somebody_chooses_it() -> None:
    played = board(
        {"hand": ["Oblivion Ring", "Oblivion Ring"], "battlefield": ["Oblivion Ring"]},
        ["Grizzly Bears"],
        cast("Oblivion Ring"),
        RESOLVE,
        answer(["Oblivion Ring#3"], choice="target"),
        RESOLVE_ALL,
        cast("Oblivion Ring"),
        RESOLVE_ALL,
    )
    assert played.pending["kind"] == "target"


@cr("104.4b")
def test_a_loop_that_grows_for_ever_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drive, "MOST_RESOLVED", 40)
    played = board(
        {"battlefield": ["Aether Flash"], "hand": ["Polyraptor"]},
        [],
        cast("Polyraptor"),
        RESOLVE_ALL,
        refused=True,
    )
    assert played.refused("104.4b")


@cr("104.4b")
def test_a_loop_with_an_optional_action_is_no_draw() -> None:
    played = board(
        {"hand": ["Fiend Hunter", "Fiend Hunter"], "battlefield": ["Fiend Hunter"]},
        [],
        cast("Fiend Hunter"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        cast("Fiend Hunter"),
        RESOLVE_ALL,
    )
    assert played.pending["kind"] == "may"


# ---- 106: mana


@cr("106.4", "500.5")
def test_unspent_mana_stays_within_the_step_and_empties_as_it_ends() -> None:
    board({"battlefield": ["Llanowar Elves"], "mana": "lands"}, [], tap("Llanowar Elves"), expect=["A has 1 mana"])
    played = board(
        {"battlefield": ["Llanowar Elves"], "mana": "lands"},
        [],
        tap("Llanowar Elves"),
        to("beginning of combat"),
        expect=["A has 0 mana"],
    )
    assert played.cites("500.5")


@cr("106.4")
def test_mana_from_a_spell_waits_in_the_pool() -> None:
    board(
        {"battlefield": ["Swamp"], "hand": ["Dark Ritual", "Doom Blade"], "mana": "lands"},
        ["Hill Giant"],
        cast("Dark Ritual"),
        RESOLVE,
        cast("Doom Blade", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in graveyard", "A has 1 mana"],
    )


@cr("106.6")
def test_mana_that_is_for_creature_spells_pays_for_nothing_else() -> None:
    ziggurat = {"battlefield": ["Ancient Ziggurat", "Forest"], "hand": ["Grizzly Bears", "Regrowth"], "mana": "lands"}
    board(
        ziggurat,
        [],
        tap("Ancient Ziggurat"),
        answer("G"),
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears"],
    )
    played = board(
        {**ziggurat, "graveyard": ["Forest"]},
        [],
        tap("Ancient Ziggurat"),
        answer("G"),
        cast("Regrowth", "Forest#2"),
        refused=True,
    )
    assert played.refused("601.2h")


# ---- 107: numbers


@cr("107.1b")
def test_a_negative_power_gains_no_life_and_deals_no_damage() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Char-Rumbler"],
        cast("Swords to Plowshares", "Char-Rumbler"),
        RESOLVE,
        expect=["B life 20", "Char-Rumbler in exile"],
    )
    board(["Char-Rumbler"], [], *attack_with({"Char-Rumbler": "B"}), to("combat damage"), expect=["B life 20"])


@cr("107.3a")
def test_x_is_announced_and_paid() -> None:
    lands = {"battlefield": [{"card": "Mountain", "count": 4}], "hand": ["Blaze"], "mana": "lands"}
    board(lands, [], cast("Blaze", "B", x=3), RESOLVE, expect=["B life 17"])
    assert board(lands, [], cast("Blaze", "B", x=4), refused=True).refused("601.2h")


@cr("107.3m", "107.3g")
def test_a_permanent_enters_with_the_x_of_its_spell() -> None:
    board(
        {"hand": ["Walking Ballista"]},
        [],
        cast("Walking Ballista", x=2),
        RESOLVE,
        expect=["Walking Ballista is 2/2", "Walking Ballista has mana value 0"],
    )


@cr("107.3k")
def test_x_of_an_activated_ability_is_its_own() -> None:
    board(
        [{"card": "Chandra Nalaar", "counters": {"loyalty": 6}}],
        ["Hill Giant"],
        {**tap("Chandra Nalaar", ability=2), "targets": ["Hill Giant"], "x": 3},
        RESOLVE,
        expect=["Hill Giant in graveyard", "Chandra Nalaar has 3 loyalty counters"],
    )


# ---- 110-113: permanents, tokens, abilities


@cr("110.5b", "400.7")
def test_a_permanent_enters_untapped_and_unmarked() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "tapped": True, "counters": {"+1/+1": 2}}], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is not tapped", "Grizzly Bears is 2/2", "Grizzly Bears has 0 +1/+1 counters"],
    )


SOLDIER = {
    "token": {
        "name": "Soldier",
        "types": ["Creature"],
        "subtypes": ["Soldier"],
        "colors": ["W"],
        "power": 1,
        "toughness": 1,
    }
}


@cr("111.7", "704.5d")
def test_a_token_returned_to_a_hand_ceases_to_exist() -> None:
    board(
        {"battlefield": [SOLDIER], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Soldier"),
        RESOLVE,
        expect=["Soldier is nowhere", "A has 0 cards in hand"],
    )


@cr("111.8")
def test_a_token_that_has_left_can_not_come_back() -> None:
    board(
        {"battlefield": [SOLDIER], "hand": ["Cloudshift"]},
        [],
        cast("Cloudshift", "Soldier"),
        RESOLVE,
        expect=["Soldier is nowhere"],
    )


@cr("113.7a")
def test_an_ability_resolves_without_its_source() -> None:
    board(
        ["Prodigal Sorcerer"],
        {"hand": ["Lightning Bolt"]},
        {**tap("Prodigal Sorcerer"), "targets": ["B"]},
        PASS_A,
        cast("Lightning Bolt", "Prodigal Sorcerer", player="B"),
        RESOLVE_ALL,
        expect=["Prodigal Sorcerer in graveyard", "B life 19"],
    )


# ---- 115: targets


@cr("115.3")
def test_one_target_is_not_chosen_twice_for_one_word_target() -> None:
    played = board(
        {"hand": ["Hex"]},
        [{"card": "Grizzly Bears", "count": 5}],
        cast("Hex", *(f"Grizzly Bears#{n}" for n in (1, 2, 3, 4, 5)), "Grizzly Bears#5"),
        refused=True,
    )
    assert played.report["refused"]


@cr("115.5")
def test_a_spell_does_not_target_itself() -> None:
    played = board({"hand": ["Counterspell"]}, [], cast("Counterspell", "Counterspell"), refused=True)
    assert played.report["refused"]


@cr("115.1a", "601.2c")
def test_a_spell_without_a_legal_target_is_not_cast() -> None:
    played = board({"hand": ["Murder"]}, [], cast("Murder"), refused=True)
    assert played.cites("601.2c")


# ---- 116-117: special actions and priority


@cr("116.2a", "305.2")
def test_playing_a_land_leaves_the_stack_alone() -> None:
    board(
        {"hand": ["Forest", "Mountain"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        expect=["Forest#1 in battlefield", "stack is empty", "A has priority"],
    )
    played = board(
        {"hand": ["Forest", "Mountain"]},
        [],
        {"do": "play", "player": "A", "card": "Forest"},
        {"do": "play", "player": "A", "card": "Mountain"},
        refused=True,
    )
    assert played.refused("305.2b")


@cr("116.2a")
def test_a_land_is_not_played_with_something_on_the_stack() -> None:
    played = board(
        {"hand": ["Forest", "Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B"),
        {"do": "play", "player": "A", "card": "Forest"},
        refused=True,
    )
    assert played.refused("305.1")


@cr("117.3c", "117.3d", "117.4")
def test_who_has_priority_after_a_spell_is_cast_and_after_it_resolves() -> None:
    spell = {"hand": ["Lightning Bolt"]}
    board(spell, [], cast("Lightning Bolt", "B"), expect=["A has priority"])
    board(spell, [], cast("Lightning Bolt", "B"), PASS_A, expect=["B has priority", "B life 20"])
    board(spell, [], cast("Lightning Bolt", "B"), PASS_A, PASS_B, expect=["A has priority", "B life 17"])


@cr("117.3b")
def test_the_active_player_gets_priority_after_an_opponents_spell_resolves() -> None:
    board(
        [],
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A has priority", "it is A's turn"],
    )


@cr("117.1a")
def test_sorceries_wait_for_an_empty_stack() -> None:
    played = board(
        {"hand": ["Divination", "Lightning Bolt"]}, [], cast("Lightning Bolt", "B"), cast("Divination"), refused=True
    )
    assert played.refused("307.1")


# ---- 118-119: costs and life


@cr("118.3")
def test_a_cost_that_can_not_be_paid_stops_the_spell() -> None:
    played = board({"hand": ["Altar's Reap"]}, [], cast("Altar's Reap"), refused=True)
    assert played.cites("601.2h") or played.cites("118.3")
    assert played.report["state"]["players"]["A"]["hand"] == ["Altar's Reap"]


@cr("118.8", "601.2h")
def test_an_additional_cost_is_paid_even_if_the_spell_is_countered() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Altar's Reap"]},
        {"hand": ["Counterspell"]},
        cast("Altar's Reap"),
        PASS_A,
        cast("Counterspell", "Altar's Reap", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard", "A has 0 cards in hand"],
    )


@cr("119.4")
def test_life_is_paid_down_to_nothing_but_not_below() -> None:
    board({"battlefield": ["Greed"], "life": 2}, [], tap("Greed"), expect=["A loses"])
    played = board({"battlefield": ["Greed"], "life": 1}, [], tap("Greed"), refused=True)
    assert played.cites("119.4")


@cr("119.9")
def test_no_life_gained_is_no_gain() -> None:
    board(
        {"hand": ["Swords to Plowshares"]},
        ["Char-Rumbler", "Ajani's Pridemate"],
        cast("Swords to Plowshares", "Char-Rumbler"),
        RESOLVE_ALL,
        expect=["Ajani's Pridemate is 2/2"],
    )


# ---- 121: drawing


@cr("121.2")
def test_two_cards_are_two_draws() -> None:
    board(
        {"hand": ["Divination", "Forest"], "battlefield": ["Psychosis Crawler"]},
        [],
        cast("Divination"),
        RESOLVE,
        answer("as listed"),
        RESOLVE_ALL,
        expect=["B life 18"],
    )


@cr("121.5")
def test_a_card_put_into_the_hand_is_not_drawn() -> None:
    board(
        {"hand": ["Raise Dead", "Forest"], "graveyard": ["Grizzly Bears"], "battlefield": ["Psychosis Crawler"]},
        [],
        cast("Raise Dead", "Grizzly Bears"),
        RESOLVE_ALL,
        expect=["B life 20", "A has 2 cards in hand"],
    )


@cr("121.2c", "104.3c")
def test_all_players_draw_and_those_who_could_not_lose_together() -> None:
    board(
        {"hand": ["Prosperity"], "library": ["Forest"]},
        {"library": ["Forest"]},
        cast("Prosperity", x=2),
        RESOLVE,
        expect=["the game is a draw"],
    )


# ---- 122: counters


@cr("122.2")
def test_counters_do_not_go_with_a_card() -> None:
    board(
        {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Grizzly Bears"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2"],
    )


@cr("122.6")
def test_counters_it_enters_with_count_as_put_on_it() -> None:
    board(
        {"hand": ["Walking Ballista"], "battlefield": ["Branching Evolution"]},
        [],
        cast("Walking Ballista", x=2),
        RESOLVE,
        expect=["Walking Ballista has 4 +1/+1 counters"],
    )


@cr("122.1c")
def test_a_shield_counter_saves_once() -> None:
    giant = [{"card": "Hill Giant", "counters": {"shield": 1}}]
    board(
        {"hand": ["Murder"]},
        giant,
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in battlefield", "Hill Giant has 0 shield counters"],
    )
    board(
        {"hand": ["Lightning Bolt"]},
        giant,
        cast("Lightning Bolt", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant has 0 damage", "Hill Giant has 0 shield counters"],
    )


@cr("122.1d")
def test_a_stun_counter_goes_instead_of_untapping() -> None:
    board(
        [],
        [{"card": "Hill Giant", "tapped": True, "counters": {"stun": 1}}],
        {"do": "go_to", "step": "upkeep", "turn": 4},
        expect=["Hill Giant is tapped", "Hill Giant has 0 stun counters"],
    )


@cr("122.1h")
def test_a_finality_counter_exiles_what_would_die() -> None:
    board(
        {"hand": ["Murder"]},
        [{"card": "Hill Giant", "counters": {"finality": 1}}],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile"],
    )


@cr("122.1b")
def test_a_keyword_counter_gives_its_keyword() -> None:
    board([], [{"card": "Hill Giant", "counters": {"flying": 1}}], expect=["Hill Giant has flying"])


@cr("118.9", "119.4")
def test_an_alternative_cost_is_paid_instead_of_mana() -> None:
    board(
        {"hand": ["Lightning Bolt"]},
        {"hand": ["Force of Will", "Divination"], "mana": ""},
        cast("Lightning Bolt", "B"),
        PASS_A,
        cast("Force of Will", "Lightning Bolt", player="B", costs=["alternative"]),
        RESOLVE_ALL,
        expect=["B life 19", "Divination in exile"],
    )


@cr("118.12a")
def test_unless_its_controller_pays_when_nothing_is_left_to_pay_with() -> None:
    board(
        {"hand": ["Divination"], "battlefield": [{"card": "Island", "count": 3}], "mana": "lands"},
        {"hand": ["Mana Leak"]},
        cast("Divination"),
        PASS_A,
        cast("Mana Leak", "Divination", player="B"),
        RESOLVE,
        expect=["Divination in A's graveyard"],
    )


@cr("108.3", "109.4")
def test_control_changes_hands_and_ownership_does_not() -> None:
    board(
        {"hand": ["Donate"], "battlefield": ["Memnite"]},
        [],
        cast("Donate", "B", "Memnite"),
        RESOLVE,
        expect=["B controls Memnite", "A owns Memnite"],
    )
