"""Devotion (CR 700.5)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("700.5", cited=False)
@pytest.mark.parametrize(
    ("others", "size"),
    [
        (["Forest"], "2/1"),  # lands have no mana cost
        (["Llanowar Elves"], "3/2"),
        (["Leatherback Baloth"], "5/4"),  # {G}{G}{G}
        (["Slippery Bogle"], "3/2"),  # {G/U} is green
    ],
)
def test_devotion_counts_symbols_of_a_color_in_mana_costs(others: list[str], size: str) -> None:
    mine = {"hand": ["Aspect of Hydra"], "battlefield": ["Goblin Piker", *others]}
    board(
        mine, ["Llanowar Elves"], cast("Aspect of Hydra", "Goblin Piker"), RESOLVE, expect=[f"Goblin Piker is {size}"]
    )


@cr("700.5", cited=False)
def test_devotion_to_two_colors_counts_a_symbol_of_both_once() -> None:
    """Athreos, God of Passage: {1}{W}{B} is two of the seven; a {W/B} symbol is one."""
    six = ["Athreos, God of Passage", "Savannah Lions", "Nightsky Mimic", "Savannah Lions", "Savannah Lions"]
    board(six, [], expect=["Athreos, God of Passage is not a creature"])
    board([*six, "Savannah Lions"], [], expect=["Athreos, God of Passage is a creature"])


@cr("700.5")
def test_nykthos_counts_devotion_to_the_color_just_chosen():
    played = board(
        {"battlefield": ["Nykthos, Shrine to Nyx", "Massacre Wurm", "Walking Corpse"], "mana": "CC"},
        [],
        answer("black"),
        activate("Nykthos, Shrine to Nyx", ability=2),
    )
    assert played.report["state"]["players"]["A"]["mana"] == "BBBB"


@cr("700.5a", cited=False)
def test_devotion_looks_at_copied_costs_and_not_at_what_is_done_to_colors_or_types() -> None:
    """A Clone of the Baloth has its {G}{G}{G}; made colorless, the symbols are still green."""
    mine = {
        "hand": ["Aspect of Hydra", "Clone", "Moonlace"],
        "battlefield": ["Goblin Piker", "Leatherback Baloth"],
    }
    board(
        mine,
        [],
        cast("Clone"),
        RESOLVE,
        answer("Leatherback Baloth"),
        cast("Moonlace", "Leatherback Baloth#1"),
        RESOLVE,
        cast("Aspect of Hydra", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 8/7", "Leatherback Baloth#1 is colorless"],
    )
