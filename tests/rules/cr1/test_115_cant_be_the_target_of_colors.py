"""What can't be the target of spells of a color, or of Auras (CR 101.2, 115)."""

from __future__ import annotations

import pytest

from tests.helpers import activate, attack_with, board, cast, cr, creature


@cr("101.2", "601.2c")
@pytest.mark.parametrize(("spell", "legal"), [("Doom Blade", False), ("Unsummon", False), ("Shock", True)])
def test_blue_and_black_spells_cannot_target_it(spell: str, legal: bool) -> None:
    found = {"expect": ["Karplusan Strider on the battlefield"]} if legal else {"refused": ("101.2",)}
    board({"hand": [spell]}, ["Karplusan Strider"], cast(spell, "Karplusan Strider"), **found)


@cr("101.2")
def test_a_refusal_quotes_what_keeps_it_from_being_the_target() -> None:
    played = board({"hand": ["Rancor"]}, ["Tetsuo Umezawa"], cast("Rancor", "Tetsuo Umezawa"), refused="101.2")
    said = "Tetsuo Umezawa can't be the target of this: “Tetsuo Umezawa can't be the target of Aura spells”."
    assert said in played.reason


@cr("101.2", "602.2b")
@pytest.mark.parametrize(("color", "legal"), [("B", False), ("R", True)])
def test_abilities_of_black_sources_cannot_target_it(color: str, legal: bool) -> None:
    pinger = creature("{T}: ~ deals 1 damage to target creature.", name="Pinger", looks={"colors": [color]})
    act = activate("Pinger", "Mercenary Informer")
    if legal:
        board([pinger], ["Mercenary Informer"], act, expect=["Pinger is tapped"])
    else:
        board([pinger], ["Mercenary Informer"], act, refused="101.2")


@cr("101.2")
def test_an_aura_spell_cannot_target_it_and_another_spell_can() -> None:
    board({"hand": ["Rancor"]}, ["Tetsuo Umezawa"], cast("Rancor", "Tetsuo Umezawa"), refused="101.2")
    board({"hand": ["Shock"]}, ["Tetsuo Umezawa"], cast("Shock", "Tetsuo Umezawa"))


@cr("101.2")
@pytest.mark.parametrize("color", ["spells", "red spells"])
def test_what_cannot_be_the_target_unless_something_is_so(color: str) -> None:
    text = f"This creature can't be the target of {color} unless it attacked this turn."
    mine = {"battlefield": [creature(text, "3/3")], "hand": ["Shock"]}
    board(mine, [], cast("Shock", "Tester"), refused="101.2")
    board(mine, [], *attack_with({"Tester": "B"}), cast("Shock", "Tester"), expect=["Tester is attacking"])


@cr("115.1", cited=False)
def test_what_no_red_source_targets() -> None:
    """Spells and abilities alike, also one's own."""
    for player, active in (("A", "A"), ("B", "B")):
        hand = {"hand": ["Lightning Bolt"], "battlefield": ["Suq'Ata Firewalker"]}
        board(
            hand if player == "A" else ["Suq'Ata Firewalker"],
            [] if player == "A" else {"hand": ["Lightning Bolt"]},
            cast("Lightning Bolt", "Suq'Ata Firewalker", player=player),
            active=active,
            refused="101.2",
        )
