# ruff: noqa: E501 - sentences stay whole
"""Numbers that are worked out: what X is, "that much", for each, evenly (CR 107, 608.2h)."""

from __future__ import annotations

import pytest

from engine.grammar.printer import print_value
from engine.oracle.compile import read_unit, says
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, to

SPELLS = """
Draw X cards, where X is the greatest power among creatures you control.
Target creature gets +X/+X until end of turn, where X is its power.
Destroy target creature with power X or less, where X is the number of Swamps you control.
Discard two cards, then draw X cards, where X is the number of lands you control.
Draw a card for each creature you control.
Target player loses 2 life for each Swamp you control.
~ deals 1 damage to any target for each Goblin you control.
Target creature gets +1/+1 until end of turn for each Forest you control.
You gain life equal to twice the number of creatures you control.
You gain life equal to half your life total, rounded down.
Draw cards equal to your devotion to blue.
Exile all cards from your hand, then draw that many cards.
~ deals damage equal to the total power of creatures you control to any target.
Destroy target creature you don't control.
~ deals X damage divided evenly, rounded down, among any number of targets.
""".strip().splitlines()

LINES = """
Whenever ~ deals combat damage to a player, you gain that much life.
Whenever you gain life, target opponent loses that much life.
~ costs {X} less to cast, where X is the greatest power among creatures you control.
~ gets +X/+0, where X is the number of artifacts you control.
Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.
Whenever ~ becomes the target of a spell, ~ deals 2 damage to that spell's controller.
−8: ~ deals 10 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.
Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.
""".strip().splitlines()


@pytest.mark.parametrize("text", SPELLS)
def test_numbers_of_spells_are_read_and_printed_back(text: str) -> None:
    unit = read_unit(text, True)
    assert unit.whole, unit.abilities
    assert says(unit.abilities[0].effect, text)  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", LINES)
def test_numbers_of_permanents_are_read_and_printed_back(text: str) -> None:
    unit = read_unit(text, False)
    assert unit.whole, unit.abilities
    assert read_unit(print_value(unit.abilities[0]), False).abilities == unit.abilities


@pytest.mark.parametrize(
    "text",
    [
        "Each player discards their hand, then draws that many cards.",
        "Draw a card, then gain that much life.",
        "You gain that many life.",
    ],
)
def test_that_many_of_nothing_certain_is_not_read(text: str) -> None:
    assert not read_unit(text, True).whole


@cr("608.2h")
def test_a_card_is_drawn_for_each_creature() -> None:
    board(
        {"hand": ["Collective Unconscious"], "battlefield": ["Hill Giant", "Wind Drake"], "mana": "any"},
        ["Hill Giant"],
        cast("Collective Unconscious"),
        RESOLVE,
        expect=["A has 2 cards in hand"],
    )


@cr("608.2h")
def test_x_is_worked_out_as_the_spell_resolves() -> None:
    board(
        {"hand": ["Overwhelming Stampede"], "battlefield": ["Hill Giant", "Wind Drake"], "mana": "any"},
        [],
        cast("Overwhelming Stampede"),
        RESOLVE,
        expect=["Hill Giant is 6/6", "Wind Drake is 5/5", "Wind Drake has trample"],
    )


@cr("608.2b")
def test_fireball_is_divided_evenly_among_the_targets_still_there() -> None:
    board(
        {"hand": ["Fireball"], "mana": "any"},
        ["Hill Giant", "Wind Drake"],
        cast("Fireball", "Hill Giant", "Wind Drake", x=5),
        RESOLVE,
        expect=["Wind Drake is in B's graveyard", "Hill Giant has 2 damage"],
    )


@cr("119.3")
def test_that_much_life_is_the_damage_dealt() -> None:
    board(
        ["Hill Giant", {"card": "Armadillo Cloak", "attached_to": "Hill Giant"}],
        [],
        *attack_with({"Hill Giant": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        expect=["A has 25 life", "B has 15 life"],
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


@cr("613.4b")
def test_enchantments_become_creatures_as_big_as_their_mana_value() -> None:
    board(
        ["Opalescence", "Blood Moon"],
        [],
        expect=["Blood Moon is 3/3", "Blood Moon is a creature", "Opalescence is not a creature"],
    )


@cr("603.2e")
def test_the_controller_of_the_spell_that_targets_is_dealt_damage() -> None:
    board(
        ["Bonecrusher Giant"],
        {"hand": ["Lightning Bolt"], "mana": "any"},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Bonecrusher Giant", player="B"),
        RESOLVE,
        expect=["B has 18 life"],
    )


@cr("602.5")
def test_an_ability_can_be_activated_only_if_its_condition_is_met() -> None:
    act = {"do": "activate", "player": "A", "source": "Mox Opal", "ability": 1}
    refused = board(["Mox Opal"], [], act, refused=True)
    assert refused.refused("602.5")
    board(["Mox Opal", "Bonesplitter", "Juggernaut"], [], act, answer("W"), expect=["Mox Opal is tapped"])


@cr("702.33g")
def test_other_targets_are_chosen_only_if_the_spell_was_kicked() -> None:
    mine = {"hand": ["Blood Beckoning"], "graveyard": ["Hill Giant", "Wind Drake"], "mana": "any"}
    plain = board(mine, [], cast("Blood Beckoning", "Hill Giant"), RESOLVE, expect=["Hill Giant is in A's hand"])
    assert "Wind Drake" not in " ".join(plain.steps)
    board(
        mine,
        [],
        cast("Blood Beckoning", "Hill Giant", "Wind Drake", kicked=True),
        RESOLVE,
        expect=["Hill Giant is in A's hand", "Wind Drake is in A's hand"],
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


@cr("607.2a", "202.3")
def test_the_owner_of_the_exiled_card_gets_a_token_of_its_mana_value() -> None:
    """Skyclave Apparition exiles a Grizzly Bears that A owns and B controls; it leaves, and A gets a 2/2."""
    bolt = [cast("Lightning Bolt", "Skyclave Apparition"), RESOLVE_ALL]
    board(
        {"hand": ["Skyclave Apparition", "Lightning Bolt"]},
        [{"card": "Grizzly Bears", "owner": "A"}],
        answer(["Grizzly Bears"]),
        cast("Skyclave Apparition"),
        RESOLVE_ALL,
        *bolt,
        expect=["A controls Illusion Token", "Illusion Token is 2/2", "Grizzly Bears in exile"],
    )
