"""Flash (CR 702.8)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, attack_with, board, cast, cr


@cr("702.8a")
def test_creature_cards_have_flash_in_hand() -> None:
    board(
        {"battlefield": ["Teferi, Mage of Zhalfir"], "hand": ["Grizzly Bears"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Grizzly Bears"),
        RESOLVE,
        active="B",
        expect=["Grizzly Bears on the battlefield"],
    )


@cr("702.8a", "702.8b")
def test_flash_works_in_the_command_zone_too() -> None:
    hound: dict[str, Any] = {"commander": "Ambush Hound"}
    rules: dict[str, Any] = {"options": {"format": "commander"}, "active": "B"}
    answered = [{"do": "pass", "player": "B"}, cast("Ambush Hound", **{"from": "command"}), RESOLVE]
    board(hound, [], *answered, expect=["A controls Ambush Hound"], **rules)
    slow = [{"do": "pass", "player": "B"}, cast("Isamaru, Hound of Konda", **{"from": "command"})]
    board({"commander": "Isamaru, Hound of Konda"}, [], *slow, refused="302.1", **rules)


@cr("702.8a", "702.8b")
def test_flash_works_wherever_the_card_may_be_cast_from() -> None:
    """From the top of the library, in the middle of combat."""
    top = {"library": ["Ambush Hound", "Forest"], "battlefield": ["Vizier of the Menagerie", "Hill Giant"]}
    script = [*attack_with({"Hill Giant": "B"}), cast("Ambush Hound", **{"from": "library"}), RESOLVE]
    board(top, [], *script, expect=["A controls Ambush Hound"])
