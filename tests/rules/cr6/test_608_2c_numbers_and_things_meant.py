"""Which number, and which things, a sentence speaks of (CR 608.2c, 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import DAMAGE, RESOLVE, attack_with, block_with, board, cast, cr, creature, turn
from tests.rules.watching import do, doer


@cr("608.2c", "510.2")
def test_both_players_draw_as_many_cards_as_damage_was_dealt() -> None:
    text = "Whenever ~ deals combat damage to a player, you and that player each draw that many cards."
    script = [*attack_with({"Tester": "B"}), DAMAGE, RESOLVE]
    board([creature(text)], [], *script, expect=["A has 2 cards in hand", "B has 2 cards in hand"])


@cr("608.2c", cited=False)
@pytest.mark.parametrize("cards", [0, 3])
def test_as_many_cards_as_were_just_discarded_and_not_as_damage_was_dealt(cards: int) -> None:
    text = (
        "Whenever ~ deals damage to a player, that player discards all the cards in their hand, then draws that many "
    )
    theirs = {"hand": ["Shock"] * cards}
    script = [*attack_with({"Tester": "B"}), DAMAGE, RESOLVE]
    expect = [f"B has {cards} cards in hand", f"B has {cards} cards in graveyard"]
    board([creature(text + "cards.")], theirs, *script, expect=expect)


@cr("510.1a", "208.1", cited=False)
@pytest.mark.parametrize(("size", "life"), [("1/4", 16), ("3/2", 17), ("2/2", 18)])
def test_toughness_greater_than_power_is_of_each_by_itself(size: str, life: int) -> None:
    """What says so is a 5/5 and measures nothing."""
    text = (
        "Each creature you control with toughness greater than its power assigns combat damage equal to its toughness "
        "rather than its power."
    )
    mine = [creature(text, "5/5", "Lumber"), creature("", size, "Other")]
    board(mine, [], *attack_with({"Other": "B"}), DAMAGE, expect=[f"B life {life}"])


@cr("608.2h", "208.1", cited=False)
def test_creatures_with_toughness_greater_than_their_power_are_counted_each_by_itself() -> None:
    text = "Draw a card for each creature you control with toughness greater than its power."
    mine = [doer(text), creature("", "1/4", "Wall"), creature("", "0/1", "Goat"), creature("", "4/3", "Ogre")]
    board(mine, [creature("", "1/4", "Other")], do(), RESOLVE, expect=["A has 2 cards in hand"])


@cr("608.2c", "701.8a")
def test_that_creature_and_what_says_so_are_destroyed_together() -> None:
    text = "When ~ blocks a creature, destroy that creature and ~."
    script = [*attack_with({"Hill Giant": "B"}), *block_with({"Sentry": "Hill Giant"}), RESOLVE]
    board(["Hill Giant"], [creature(text, name="Sentry")], *script, expect=["Hill Giant in graveyard"])
    board(["Hill Giant"], [creature(text, name="Sentry")], *script, expect=["not B controls 1 Sentry"])


@cr("608.2c", "115.1")
def test_a_target_opponent_chosen_before_anything_is_said_of_them() -> None:
    text = (
        "Choose target opponent. You create X 1/1 green Elf creature tokens, where X is the number of lands that player"
    )
    theirs = {"battlefield": ["Forest"] * 3}
    script = [do("B"), RESOLVE]
    board([doer(f"{text} controls."), "Forest"], theirs, *script, expect=["A controls 3 Elf"])
    board([doer(f"{text} controls.")], theirs, do("A"), refused="115.1")


@cr("603.4", "508.1a", cited=False)
@pytest.mark.parametrize(("attacks", "where"), [(True, "on battlefield"), (False, "in graveyard")])
def test_if_you_did_not_attack_with_a_creature_this_turn(attacks: bool, where: str) -> None:
    text = "At the beginning of your end step, if you didn't attack with a creature this turn, sacrifice ~."
    attacking = attack_with({"Hill Giant": "B"}) if attacks else []
    rite = {"token": {"name": "Rite", "types": ["Enchantment"], "text": text}}
    mine = [rite, "Hill Giant"]
    checks = [f"Rite {where}"] if attacks else ["not A controls 1 Rite"]
    board(mine, [], *attacking, turn(3, "end"), *([] if attacks else [RESOLVE]), expect=checks)


@cr("101.2")
def test_cards_in_graveyards_cant_be_the_targets() -> None:
    mine = {"battlefield": [creature("Cards in graveyards can't be the targets of spells or abilities.")]}
    raising = {**mine, "hand": ["Raise Dead", "Shock"], "graveyard": ["Grizzly Bears"]}
    board(raising, [], cast("Raise Dead", "Grizzly Bears"), refused="101.2")
    board(raising, ["Grizzly Bears"], cast("Shock", "B"), RESOLVE, expect=["B life 18"])
