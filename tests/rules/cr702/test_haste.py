"""Haste (CR 702.10)."""

from __future__ import annotations

import pytest

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, Entry, activate, attack_with, board, cr, creature


@cr("702.10a", "702.10b", "702.10c", "702.10d", cited=False)
@pytest.mark.parametrize("instances", [0, 1, 2])
def test_haste_lets_a_new_creature_attack_and_tap(instances: int) -> None:
    text = "\n".join(["Haste"] * instances + ["{T}: You gain 1 life."])
    new = creature(text, sick=True)
    tap: Entry = {"do": "activate", "player": "A", "source": "Tester"}
    if not instances:
        board([new], [], tap, refused="302.6")
        board([new], [], *attack_with({"Tester": "B"}), refused=("508.1a", "302.6"))
        return
    board([new], [], tap, RESOLVE, expect=["A has 21 life"])
    board([new], [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=["B has 18 life"])


@cr("702.10b")
def test_haste_lets_a_creature_attack_in_the_turn_it_comes() -> None:
    board(
        [{"card": "Raging Goblin", "sick": True}],
        [],
        *attack_with({"Raging Goblin": "B"}),
        DAMAGE,
        expect=["B life 19"],
    )


@cr("702.10c")
def test_haste_allows_the_untap_symbol_too() -> None:
    untap: Entry = {"do": "activate", "player": "A", "source": "Tester"}
    text = "{Q}: You gain 1 life."
    board([creature(text, sick=True, tapped=True)], [], untap, refused="302.6")
    hasty = creature(f"Haste\n{text}", sick=True, tapped=True)
    board([hasty], [], untap, RESOLVE, expect=["A has 21 life", "Tester is not tapped"])


@cr("702.10c", "702.26b")
def test_haste_is_asked_for_again_after_a_change_of_control() -> None:
    tapper = creature("{T}: You gain 1 life.")
    taken: Entry = {"do": "edit", "control": {"Tester": "A"}}
    board([], [tapper], taken, activate("Tester"), refused="302.6")
    hasty = creature("Haste\n{T}: You gain 1 life.")
    board([], [hasty], taken, activate("Tester"), RESOLVE, expect=["A has 21 life"])
