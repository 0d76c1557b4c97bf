"""Static abilities that say "unless" or "during combat" (CR 604.2, 611.3a)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cast, cr, creature, to

HIDDEN = "Tester has hexproof unless it's attacking or blocking."
ABSENT = "Tester isn't a creature unless you control three or more permanents you don't own."


@cr("702.11b")
def test_hexproof_unless_it_attacks_protects_a_creature_that_stays_at_home() -> None:
    board({"hand": ["Murder"]}, [creature(HIDDEN)], cast("Murder", "Tester"), refused="702.11b")


@cr("611.3a", cited=False)
def test_hexproof_unless_it_attacks_is_gone_while_it_attacks() -> None:
    board(
        [creature(HIDDEN)],
        {"hand": ["Murder"]},
        *attack_with({"Tester": "B"}),
        {"do": "pass", "player": "A"},
        cast("Murder", "Tester", player="B"),
        RESOLVE,
        expect=["A controls 0 Tester"],
    )


@cr("611.3a", cited=False)
def test_what_is_no_creature_unless_so_much_is_controlled_cannot_attack() -> None:
    board([creature(ABSENT)], [], *attack_with({"Tester": "B"}), refused="506.3")


@cr("611.3a", cited=False)
def test_it_is_a_creature_once_so_much_is_controlled() -> None:
    taken = [{"card": name, "owner": "B"} for name in ("Forest", "Island", "Swamp")]
    board([creature(ABSENT), *taken], [], *attack_with({"Tester": "B"}), expect=["Tester is attacking"])


@cr("101.2")
def test_opponents_cannot_cast_spells_during_combat() -> None:
    board(
        ["Marisi, Breaker of the Coil"],
        {"hand": ["Murder"]},
        to("beginning of combat"),
        {"do": "pass", "player": "A"},
        cast("Murder", "Marisi, Breaker of the Coil", player="B"),
        refused="101.2",
    )


@cr("101.2", cited=False)
def test_they_can_before_and_after_combat() -> None:
    board(
        ["Marisi, Breaker of the Coil"],
        {"hand": ["Murder"]},
        to("postcombat main"),
        {"do": "pass", "player": "A"},
        cast("Murder", "Marisi, Breaker of the Coil", player="B"),
        RESOLVE,
        expect=["A controls 0 Marisi, Breaker of the Coil"],
    )
