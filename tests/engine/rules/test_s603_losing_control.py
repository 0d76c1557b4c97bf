"""Triggers that look back although nothing has left the battlefield: control lost, spells countered (CR 603.10d-e)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, activate, board, cast, cr, to


@cr("603.10d")
def test_a_stolen_permanent_still_triggers_for_the_player_it_was_stolen_from() -> None:
    thief = {"battlefield": [], "hand": ["Threaten"]}
    script = (cast("Threaten", "Zidane, Tantalus Thief", player="B"), RESOLVE, RESOLVE)
    expect = ["A controls Treasure Token", "not B controls Treasure Token", "B controls Zidane, Tantalus Thief"]
    played = board(["Zidane, Tantalus Thief"], thief, *script, active="B", expect=expect)
    assert "603.10d" in played.rules_of("Whenever an opponent gains control of a permanent")


@cr("603.10d")
def test_what_goes_back_to_its_owner_is_gained_from_whoever_had_taken_it() -> None:
    side = {"battlefield": ["Zidane, Tantalus Thief"], "hand": ["Threaten"]}
    script = (cast("Threaten", "Grizzly Bears"), RESOLVE)
    board(side, ["Grizzly Bears"], *script, expect=["A controls Grizzly Bears", "not A controls Treasure Token"])
    back = (*script, to("cleanup"), RESOLVE)
    board(side, ["Grizzly Bears"], *back, expect=["B controls Grizzly Bears", "A controls Treasure Token"])


@cr("603.10d")
def test_control_is_lost_to_another_player_and_by_leaving_the_battlefield() -> None:
    cards = {"battlefield": ["Gustha's Scepter"], "hand": ["Hill Giant"]}
    hidden = (activate("Gustha's Scepter"), RESOLVE)
    destroyed = (*hidden, cast("Disenchant", "Gustha's Scepter", player="B"), RESOLVE, RESOLVE)
    there = [*hidden, {"do": "pass", "player": "A"}, *destroyed[2:]]
    board(cards, {"hand": ["Disenchant"]}, *there, expect=["Hill Giant in A's graveyard"])


@cr("603.10d", "603.7")
def test_a_creature_taken_by_ray_of_command_is_tapped_as_it_goes_back() -> None:
    script = (cast("Ray of Command", "Grizzly Bears"), RESOLVE, to("cleanup"))
    still = ["A controls Grizzly Bears", "Grizzly Bears is not tapped"]
    board({"hand": ["Ray of Command"]}, ["Grizzly Bears"], *script[:2], expect=still)
    expect = ["B controls Grizzly Bears", "Grizzly Bears is tapped"]
    played = board({"hand": ["Ray of Command"]}, ["Grizzly Bears"], *script, RESOLVE, expect=expect)
    assert "603.10d" in played.rules_of("When you lose control of the creature")


@cr("603.7")
def test_coffin_queen_keeps_what_it_took_until_it_untaps() -> None:
    side = {"battlefield": ["Coffin Queen"], "graveyard": ["Grizzly Bears"]}
    script = (activate("Coffin Queen", "Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["A controls Grizzly Bears"])
    gone = {"battlefield": [], "hand": ["Murder"]}
    killed = (*script, {"do": "pass", "player": "A"}, cast("Murder", "Coffin Queen", player="B"), RESOLVE, RESOLVE)
    board(side, gone, *killed, expect=["Grizzly Bears in exile"])


@cr("603.10e")
def test_a_countered_spell_has_multanis_presence_draw_a_card() -> None:
    side = {"battlefield": ["Multani's Presence"], "hand": ["Grizzly Bears"]}
    script = (
        cast("Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
    )
    expect = ["Grizzly Bears in A's graveyard", "A has 1 cards in hand"]
    played = board(side, {"hand": ["Counterspell"]}, *script, expect=expect)
    assert "603.10e" in played.rules_of("Whenever a spell you've cast is countered")


@cr("603.10e", "608.2b")
def test_a_spell_without_legal_targets_is_not_countered() -> None:
    side = {"battlefield": ["Multani's Presence"], "hand": ["Lightning Bolt"]}
    script = (
        cast("Lightning Bolt", "Grizzly Bears"),
        {"do": "pass", "player": "A"},
        cast("Murder", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
    )
    expect = ["stack is empty", "A has 0 cards in hand", "Lightning Bolt in A's graveyard"]
    board(side, {"battlefield": ["Grizzly Bears"], "hand": ["Murder"]}, *script, expect=expect)


@cr("603.10e")
def test_lullmage_mentor_sees_its_own_ability_counter_a_spell() -> None:
    merfolk = {"token": {"name": "Merfolk", "types": ["Creature"], "subtypes": ["Merfolk"], "power": 1, "toughness": 1}}
    script = (
        cast("Grizzly Bears", player="B"),
        {"do": "pass", "player": "B"},
        activate("Lullmage Mentor", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        {"do": "answer", "player": "A", "value": "yes"},
    )
    side = {"battlefield": ["Lullmage Mentor", {**merfolk, "count": 6}]}
    expect = ["Grizzly Bears in B's graveyard", "A controls 7 Merfolk"]
    played = board(side, {"hand": ["Grizzly Bears"]}, *script, active="B", expect=expect)
    assert "603.10e" in played.rules_of("counters a spell")
