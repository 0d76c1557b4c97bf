"""Enchant (CR 702.5)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, aimed, answer, board, cast, cr, to


@cr("702.5a")
def test_enchant_restricts_what_an_aura_spell_targets() -> None:
    aimed("Pacifism", "Forest", ["Forest"], refused="601.2c")
    aimed("Pacifism", "Hill Giant", ["Hill Giant"], expect=["Pacifism is attached to Hill Giant"])


@cr("702.5a", "702.5c")
def test_an_aura_with_two_enchant_abilities_follows_both() -> None:
    for target, rule in (("Hill Giant", "702.5c"), ("Bonesplitter", "601.2c")):
        aimed("Doubly Bound", target, [target], refused=rule)
    expect = ["Doubly Bound is attached to Ornithopter"]
    aimed("Doubly Bound", "Ornithopter", ["Ornithopter"], expect=expect)


@cr("702.5a", "702.5c")
def test_it_leaves_when_one_of_its_enchant_abilities_no_longer_fits() -> None:
    """A crewed Vehicle is an artifact and a creature; from the next turn on it is no creature."""
    crew = activate("Smuggler's Copter", choices=[["Hill Giant"]])
    mine = {"battlefield": ["Smuggler's Copter", "Hill Giant"], "hand": ["Doubly Bound"]}
    bound = [crew, RESOLVE, cast("Doubly Bound", "Smuggler's Copter"), RESOLVE]
    board(mine, [], *bound, expect=["Doubly Bound is attached to Smuggler's Copter"])
    over = board(mine, [], *bound, to("upkeep"), expect=["Doubly Bound in A's graveyard"])
    assert over.cites("704.5m")


@cr("303.4f", "702.5d")
def test_an_aura_with_enchant_player_may_go_on_any_player() -> None:
    board(
        {"hand": ["Aura Return"], "graveyard": ["Curse of Thirst"]},
        [],
        cast("Aura Return", "Curse of Thirst"),
        RESOLVE,
        answer("B"),
        {**to("upkeep"), "turn": 4},
        RESOLVE,
        expect=["B has 19 life"],
    )
