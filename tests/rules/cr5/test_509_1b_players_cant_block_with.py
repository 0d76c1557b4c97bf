"""Creatures that players can't attack or block with (CR 508.1c, 509.1b)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, block_with, board, cast, cr, creature


@cr("509.1b")
def test_opponents_cannot_block_with_creatures_with_even_mana_values() -> None:
    """Zero is even (202.3)."""
    text = "Your opponents can't block with creatures with even mana values."
    mine = [creature(text, name="Winnower"), "Raging Goblin"]
    fight = attack_with({"Raging Goblin": "B"})
    board(mine, ["Grizzly Bears"], *fight, *block_with({"Grizzly Bears": "Raging Goblin"}), refused="509.1b")
    board(mine, ["Savannah Lions"], *fight, *block_with({"Savannah Lions": "Raging Goblin"}))
    mirrored = attack_with({"Hill Giant": "A"}, player="B")
    board(
        [*mine, "Grizzly Bears"],
        ["Hill Giant"],
        *mirrored,
        *block_with({"Grizzly Bears": "Hill Giant"}, player="A"),
        active="B",
    )


@cr("508.1c")
def test_who_has_cast_a_spell_cannot_attack_with_creatures() -> None:
    text = "Each opponent who cast a spell this turn can't attack with creatures."
    arbiter = [creature(text, name="Arbiter")]
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Shock"]}
    assault = attack_with({"Grizzly Bears": "A"}, player="B")
    board(arbiter, mine, *assault, active="B", expect=["Grizzly Bears is attacking"])
    board(arbiter, mine, cast("Shock", "A", player="B"), RESOLVE, *assault, active="B", refused="508.1c")


@cr("509.1b", "611.2")
def test_opponents_cannot_block_with_more_than_one_creature_in_this_combat() -> None:
    """Of its controller and of later combats nothing is said."""
    text = "Whenever Duelist attacks, each opponent can't block with more than one creature this combat."
    mine = [creature(text, "3/2", name="Duelist"), "Raging Goblin"]
    theirs = ["Grizzly Bears", "Hill Giant"]
    both = attack_with({"Duelist": "B", "Raging Goblin": "B"})
    two = {"Grizzly Bears": "Duelist", "Hill Giant": "Raging Goblin"}
    board(mine, theirs, *both, RESOLVE, *block_with(two), refused="509.1b")
    board(mine, theirs, *both, RESOLVE, *block_with({"Hill Giant": "Duelist"}), expect=["Hill Giant is blocking"])
    alone = attack_with({"Raging Goblin": "B"})
    board(mine, theirs, *alone, *block_with(dict.fromkeys(theirs, "Raging Goblin")))
