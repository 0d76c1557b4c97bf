"""Mana that may be spent on abilities of a keyword, and what triggers as one is activated (CR 106.6, 602.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

FREYA = {"card": "Freya Crescent", "sick": False}


@cr("106.6", cited=False)
def test_mana_for_equip_abilities_pays_for_equipping_and_for_equipment() -> None:
    mine = {"battlefield": [FREYA, "Bonesplitter"], "hand": [], "mana": ""}
    equip = activate("Bonesplitter", "Freya Crescent")
    board(mine, [], activate("Freya Crescent"), equip, RESOLVE, expect=["Freya Crescent is 3/1"])
    hand = {"battlefield": [FREYA], "hand": ["Bonesplitter"], "mana": ""}
    board(hand, [], activate("Freya Crescent"), cast("Bonesplitter"), RESOLVE, expect=["A controls 1 Bonesplitter"])


@cr("106.6")
def test_it_pays_for_nothing_else() -> None:
    mine = {"battlefield": [FREYA], "hand": ["Shock"], "mana": ""}
    board(mine, [], activate("Freya Crescent"), cast("Shock", "B"), refused="106.6")


@cr("602.2")
def test_activating_a_ninjutsu_ability_triggers() -> None:
    played = board(
        {"battlefield": ["Satoru Umezawa", "Ornithopter"], "hand": ["Hill Giant"]},
        [],
        *attack_with({"Ornithopter": "B"}),
        to("declare blockers"),
        activate("Hill Giant"),
        RESOLVE,
        answer("Forest"),
        RESOLVE_ALL,
        expect=["Hill Giant is attacking", "A has 2 cards in hand"],
    )
    assert played.count("Satoru Umezawa's ability triggers") == 1
