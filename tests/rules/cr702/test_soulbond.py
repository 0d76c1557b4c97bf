"""Soulbond (CR 702.95)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, creature, to

PAIR: list[Entry] = [cast("Trusted Forcemage"), RESOLVE, answer("yes", choice="may"), RESOLVE_ALL]
MAGE = {"hand": ["Trusted Forcemage", "Lightning Bolt"], "battlefield": ["Goblin Piker"]}


@cr("702.95a", "702.95b")
def test_soulbond_pairs_two_creatures_and_both_profit() -> None:
    played = board(MAGE, [], *PAIR, expect=["Trusted Forcemage is 3/3", "Goblin Piker is 3/2"])
    assert played.cites("702.95a")


@cr("702.95a")
def test_a_creature_that_enters_later_can_be_paired_too() -> None:
    board(
        {"hand": ["Goblin Piker"], "battlefield": ["Trusted Forcemage"]},
        [],
        cast("Goblin Piker"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Trusted Forcemage is 3/3", "Goblin Piker is 3/2"],
    )


@cr("702.95c", cited=False)
def test_nothing_is_paired_when_the_other_creature_is_gone_by_then() -> None:
    board(
        MAGE,
        {"hand": ["Murder"]},
        cast("Trusted Forcemage"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Murder", "Goblin Piker", player="B"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Trusted Forcemage is 2/2"],
    )


@cr("702.95d", cited=False)
def test_a_paired_creature_is_not_paired_again() -> None:
    played = board(
        {"hand": ["Trusted Forcemage", "Hill Giant"], "battlefield": ["Goblin Piker"]},
        [],
        *PAIR,
        cast("Hill Giant"),
        RESOLVE_ALL,
        expect=["Hill Giant is 3/3"],
    )
    assert played.count("ability triggers") == 1


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


@cr("702.95e")
def test_the_pair_ends_when_one_of_them_leaves() -> None:
    played = board(
        MAGE, [], *PAIR, cast("Lightning Bolt", "Goblin Piker"), RESOLVE, expect=["Trusted Forcemage is 2/2"]
    )
    assert played.cites("702.95e")


NAVIGATOR = creature(
    'Soulbond\nAs long as Navigator is paired with another creature, each of those creatures has "{0}: Draw a card."',
    name="Navigator",
)


@cr("702.95b")
def test_what_a_creature_has_only_while_it_is_paired_is_refused_for_that() -> None:
    played = board([NAVIGATOR, "Goblin Piker"], [], activate("Navigator"), refused="702.95b")
    assert played.reason == "Navigator isn't paired, so it doesn't have that ability."
    other = board([NAVIGATOR, "Goblin Piker"], [], activate("Goblin Piker"), refused="702.95b")
    assert other.reason == "Goblin Piker isn't paired with Navigator, so it doesn't have that ability."
    board(["Goblin Piker"], [NAVIGATOR], activate("Goblin Piker"), refused="602.1")
    board(["Trusted Forcemage", "Goblin Piker"], [], activate("Goblin Piker"), refused="602.1")
