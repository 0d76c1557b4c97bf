"""Judges' questions about splice, backup, enlist, firebending, two kickers and protection from a kind (CR 702)."""

from __future__ import annotations

import pytest

from engine.abilities.unread import Unread
from engine.oracle.compile import read_unit
from engine.oracle.keywords.symbols import stands_for
from engine.oracle.playable import unplayed
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, block_with, board, cast, cr, to

LANDS = {"mana": "lands"}


@cr("702.47a", "702.47c")
def test_a_spliced_spell_does_what_both_cards_say_and_the_card_stays_in_hand() -> None:
    played = board(
        {"hand": ["Reach Through Mists", "Glacial Ray"], "battlefield": ["Island", "Mountain", "Mountain"], **LANDS},
        [],
        cast("Reach Through Mists", "B", costs=["splice Glacial Ray"]),
        RESOLVE,
        expect=["B has 18 life", "A has 2 cards in hand", "Glacial Ray in A's hand"],
    )
    assert played.cites("702.47a")


@cr("702.47a")
def test_splice_onto_arcane_needs_an_arcane_spell_and_its_cost() -> None:
    spliced = cast("Lightning Bolt", "B", costs=["splice Glacial Ray"])
    assert board({"hand": ["Lightning Bolt", "Glacial Ray"]}, [], spliced, refused=True).refused("601.2b")
    poor = {"hand": ["Reach Through Mists", "Glacial Ray"], "battlefield": ["Island", "Mountain"], **LANDS}
    spell = cast("Reach Through Mists", "B", costs=["splice Glacial Ray"])
    assert board(poor, [], spell, refused=True).refused("601.2h")


@cr("702.47e")
def test_after_it_has_left_the_stack_the_spell_has_no_spliced_text() -> None:
    played = board(
        {"hand": ["Reach Through Mists", "Glacial Ray"]},
        [],
        cast("Reach Through Mists", "B", costs=["splice Glacial Ray"]),
        RESOLVE,
    )
    (card,) = (o for o in played.table.game.objects.values() if o.base.name == "Reach Through Mists")
    assert "2 damage" not in str(card.base.abilities.all)


@cr("702.165a")
def test_backup_gives_another_creature_the_counter_and_the_abilities_below() -> None:
    board(
        {"hand": ["Boon-Bringer Valkyrie"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boon-Bringer Valkyrie"),
        RESOLVE,
        answer("Goblin Piker", choice="target"),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Goblin Piker has flying", "Goblin Piker has lifelink"],
    )
    board(
        {"hand": ["Boon-Bringer Valkyrie"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boon-Bringer Valkyrie"),
        RESOLVE,
        answer("Boon-Bringer Valkyrie", choice="target"),
        RESOLVE,
        expect=["Boon-Bringer Valkyrie is 5/5", "not Goblin Piker has flying"],
    )


@cr("702.165d")
def test_backup_still_shares_its_abilities_when_its_creature_has_left() -> None:
    board(
        {"hand": ["Boon-Bringer Valkyrie", "Unsummon"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boon-Bringer Valkyrie"),
        RESOLVE,
        answer("Goblin Piker", choice="target"),
        cast("Unsummon", "Boon-Bringer Valkyrie"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Goblin Piker has flying"],
    )


@cr("702.154a", "702.154b")
def test_enlisting_taps_a_creature_that_stays_home_and_adds_its_power() -> None:
    played = board(
        ["Coalition Skyknight", "Hill Giant"],
        [],
        *attack_with({"Coalition Skyknight": "B"}),
        answer(["Hill Giant"], choice="enlist"),
        RESOLVE_ALL,
        expect=["Coalition Skyknight is 5/2", "Hill Giant is tapped"],
    )
    assert played.cites("702.154a")


@cr("702.154a")
def test_a_creature_that_just_came_cannot_be_enlisted() -> None:
    new = {"card": "Hill Giant", "sick": True}
    attack = attack_with({"Coalition Skyknight": "B"})
    played = board(["Coalition Skyknight", new], [], *attack, expect=["Hill Giant is not tapped"])
    assert not played.cites("702.154a")


@cr("702.189a")
def test_firebending_mana_lasts_until_end_of_combat() -> None:
    mine = {"battlefield": ["Fire Sages"], "hand": ["Lightning Bolt"], "mana": ""}
    attack = [*attack_with({"Fire Sages": "B"}), RESOLVE]
    bolt = cast("Lightning Bolt", "B")
    board(mine, [], *attack, to("declare blockers"), bolt, RESOLVE, expect=["B has 17 life"])
    assert board(mine, [], *attack, to("postcombat main"), bolt, refused=True).refused("601.2h")


@cr("702.33b", "702.33f")
def test_with_two_kickers_each_trigger_asks_for_its_own() -> None:
    board(
        {"hand": ["Ana Battlemage"]},
        {"hand": ["Forest", "Forest", "Forest", "Forest"], "battlefield": ["Hill Giant"]},
        cast("Ana Battlemage", costs=["kicker {1}{B}"]),
        RESOLVE,
        answer("Hill Giant", choice="target"),
        RESOLVE_ALL,
        expect=["B has 17 life", "B has 4 cards in hand", "Hill Giant is tapped"],
    )


@cr("702.16a")
def test_protection_from_a_mana_value_stops_dear_blockers_only() -> None:
    attack = attack_with({"Mistmeadow Skulk": "B"})
    board(["Mistmeadow Skulk"], ["Hill Giant"], *attack, *block_with({"Hill Giant": "Mistmeadow Skulk"}), refused=True)
    board(["Mistmeadow Skulk"], ["Goblin Piker"], *attack, *block_with({"Goblin Piker": "Mistmeadow Skulk"}))


@cr("702.16b")
def test_protection_from_legendary_creatures_is_from_their_abilities_too() -> None:
    ping = {"do": "activate", "player": "B", "source": "Jeska, Warrior Adept", "targets": ["Tsabo Tavoc"]}
    passed = {"do": "pass", "player": "A"}
    played = board(["Tsabo Tavoc"], ["Jeska, Warrior Adept"], passed, ping, refused=True)
    assert played.refused("702.16b")


@pytest.mark.parametrize(
    "keyword",
    [
        "Champion a Goblin or Shaman",
        "Partner with Toothy, Imaginary Friend",
        "Firebending 2",
        "Firebending X, where X is ~'s power.",
    ],
)
def test_what_a_keyword_with_words_stands_for_is_read_and_played(keyword: str) -> None:
    (symbol,) = read_unit(keyword, False).abilities
    meant = stands_for(symbol)
    assert meant
    assert not any(isinstance(ability, Unread) or unplayed(ability) for ability in meant)
