"""Becoming the target of a spell or ability: players, and players and permanents (CR 603.2e)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature

MINE = "Whenever you or a permanent you control becomes the target of a spell or ability an opponent controls, "
BOLT = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], "mana": "lands"}


@cr("603.2e", cited=False)
def test_you_or_a_permanent_you_control() -> None:
    watcher = creature(MINE + "you gain 1 life.", "2/4", name="Watcher")
    at_player = board([watcher], BOLT, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE_ALL)
    assert at_player.count("A gains 1 life") == 1
    at_permanent = board([watcher], BOLT, PASS_A, cast("Lightning Bolt", "Watcher", player="B"), RESOLVE_ALL)
    assert at_permanent.count("A gains 1 life") == 1
    own = {"battlefield": [watcher, "Mountain"], "hand": ["Lightning Bolt"], "mana": "lands"}
    board(own, [], cast("Lightning Bolt", "A"), RESOLVE_ALL, expect=["A life 17"])


@cr("603.2c")
def test_each_target_counts_by_itself_or_all_together() -> None:
    """Leovold sees the player and the permanent each; Leyline of Combustion sees the spell once."""
    forked = {"hand": ["Forked Bolt"], "battlefield": ["Mountain"] * 3, "mana": "lands"}
    bolt = cast("Forked Bolt", "A", "Tester", player="B", choices=[{"A": 1, "Tester": 1}])
    two = creature(MINE + "you gain 1 life.", "2/4")
    board([two], forked, bolt, RESOLVE_ALL, active="B", expect=["A life 21"])
    once = creature(MINE.replace("or a", "and/or at least one", 1) + "you gain 1 life.", "2/4")
    board([once], forked, bolt, RESOLVE_ALL, active="B", expect=["A life 20"])


@cr("603.2e", cited=False)
def test_another_permanent_is_not_the_one_that_says_so() -> None:
    text = (
        MINE.replace("a permanent", "another permanent")
        + "counter that spell or ability unless its controller pays {1}."
    )
    other = [creature(text, "2/4"), "Grizzly Bears"]
    board(
        other, BOLT, PASS_A, cast("Lightning Bolt", "Tester", player="B"), RESOLVE_ALL, expect=["Tester has 3 damage"]
    )
    board(
        other,
        BOLT,
        PASS_A,
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in battlefield"],
    )


@cr("603.2e", cited=False)
def test_a_player_alone() -> None:
    amulet = ["Amulet of Safekeeping", "Grizzly Bears"]
    board(amulet, BOLT, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE_ALL, expect=["A life 20"])
    board(
        amulet,
        BOLT,
        PASS_A,
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in graveyard"],
    )
    board(
        ["Leovold, Emissary of Trest"],
        BOLT,
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        answer("yes"),
        expect=["A has 1 card in hand"],
    )


@cr("601.2c")
@pytest.mark.parametrize("victim", ["Watched", "Watcher"])
def test_it_becomes_the_target_before_the_costs_are_paid(victim: str) -> None:
    """What is sacrificed to pay for the spell was its target, or gave the target its ability, as that was chosen."""
    watched = creature("", name="Watched")
    gives = 'Creatures you control have "Whenever ~ becomes the target of a spell, you draw a card."'
    watcher = creature(gives, name="Watcher")
    other = creature("Sacrifice a creature: Target creature gets +1/+1 until end of turn.", name="Outlet")
    text = "When ~ becomes the target of a spell or ability, you draw a card."
    own = creature(text, name="Own")
    mine = {"battlefield": [watched, watcher], "hand": ["Bone Splinters"]}
    splinters = cast("Bone Splinters", "Watched", choices=[victim])
    board(mine, [], splinters, RESOLVE_ALL, expect=["A has 1 card in hand"])
    pumped = activate("Outlet", "Own", choices=["Own"])
    board([other, own], [], pumped, RESOLVE_ALL, expect=["A has 1 card in hand"])


@cr("603.2e", cited=False)
@pytest.mark.parametrize(
    ("what", "spell", "gained"),
    [
        ("an Aura spell", "Pacifism", 1),
        ("an Aura spell", "Giant Growth", 0),
        ("an instant or sorcery spell", "Giant Growth", 1),
        ("an instant or sorcery spell", "Pacifism", 0),
        ("a spell or ability an opponent controls", "Giant Growth", 0),
    ],
)
def test_by_what_it_becomes_targeted(what: str, spell: str, gained: int) -> None:
    watcher = creature(f"Whenever ~ becomes the target of {what}, you gain 1 life.")
    mine = {"battlefield": [watcher], "hand": [spell]}
    board(mine, [], cast(spell, "Tester"), RESOLVE_ALL, expect=[f"A life {20 + gained}"])
