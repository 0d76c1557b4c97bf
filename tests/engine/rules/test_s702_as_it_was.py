"""Keywords that look at what was so at the moment that counts (CR 702.76, 702.95, 702.171, 702.173)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, board, cast, cr, to

LANDS = {"mana": "lands"}


@cr("702.76a")
def test_prowl_asks_what_the_creature_was_as_it_dealt_the_damage() -> None:
    """It was a Faerie as it struck; that it is a Frog now does not matter."""
    board(
        {"hand": ["Latchkey Faerie", "Turn to Frogs"], "battlefield": ["Faerie Miscreant"]},
        [],
        *attack_with({"Faerie Miscreant": "B"}),
        to("postcombat main"),
        cast("Turn to Frogs", "Faerie Miscreant"),
        RESOLVE,
        cast("Latchkey Faerie", costs=["prowl"]),
        RESOLVE_ALL,
        expect=["A has 1 cards in hand"],
    )


@cr("702.76a")
def test_prowl_is_not_to_be_had_for_a_frog_that_is_a_faerie_again() -> None:
    """What only was something else as it dealt the damage doesn't count, whatever it is printed as."""
    played = board(
        {"hand": ["Latchkey Faerie", "Turn to Frogs", "Cloudshift"], "battlefield": ["Faerie Miscreant"]},
        [],
        cast("Turn to Frogs", "Faerie Miscreant"),
        RESOLVE,
        *attack_with({"Faerie Miscreant": "B"}),
        to("postcombat main"),
        cast("Cloudshift", "Faerie Miscreant"),
        RESOLVE,
        cast("Latchkey Faerie", costs=["prowl"]),
        refused=True,
    )
    assert played.refused("702.76a") or "prowl" in played.reason


@cr("702.173a")
def test_freerunning_asks_what_the_creature_was_as_it_dealt_the_damage() -> None:
    board(
        {"hand": ["Chain Assassination", "Turn to Frogs"], "battlefield": ["Royal Assassin"]},
        ["Hill Giant"],
        *attack_with({"Royal Assassin": "B"}),
        to("postcombat main"),
        cast("Turn to Frogs", "Royal Assassin"),
        RESOLVE,
        cast("Chain Assassination", "Hill Giant", costs=["freerunning"]),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("702.95e")
def test_a_pair_is_broken_as_soon_as_one_of_them_has_another_controller() -> None:
    """Not only once state-based actions are checked: Act of Treason still has to untap the creature."""
    played = board(
        {"hand": ["Trusted Forcemage"], "battlefield": [{"card": "Goblin Piker", "tapped": True}]},
        {"hand": ["Act of Treason"]},
        to("postcombat main"),
        cast("Trusted Forcemage"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        {"do": "go_to", "step": "precombat main", "active": "B"},
        {"do": "edit", "tap": "Goblin Piker"},
        cast("Act of Treason", "Goblin Piker", player="B"),
        RESOLVE,
        expect=["Trusted Forcemage is 2/2", "Goblin Piker is 2/1"],
    )
    ended, untapped = (
        max(n for n, text in enumerate(played.steps) if words in text) for words in ("no longer paired", "untap")
    )
    assert ended < untapped


@cr("702.171a")
def test_saddling_without_enough_power_is_refused_by_its_own_rule() -> None:
    saddle: Entry = {"do": "activate", "player": "A", "source": "Alacrian Jaguar"}
    played = board(["Alacrian Jaguar"], [], saddle, refused=True)
    assert played.refused("702.171a")
    assert not played.refused("702.122a")


@cr("702.122a")
def test_crewing_without_enough_power_is_refused_by_its_own_rule() -> None:
    crew: Entry = {"do": "activate", "player": "A", "source": "Smuggler's Copter"}
    played = board(["Smuggler's Copter"], [], crew, refused=True)
    assert played.refused("702.122a")


def test_the_second_half_of_an_answer_begins_small() -> None:
    """ "The last defense counters ..." stands behind a semicolon; a name there keeps its capital."""
    played = board(
        {"hand": ["Lightning Bolt"]},
        [{"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "A"}],
        cast("Lightning Bolt", "Invasion of Zendikar"),
        RESOLVE,
    )
    assert "; the last 3 defense counters are removed from Invasion of Zendikar" in played.report["verdict"]
