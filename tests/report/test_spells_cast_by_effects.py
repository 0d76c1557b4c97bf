"""What is cast as something else resolves: that it enters is told at a glance, and why a land is not cast (608.2g)."""

from __future__ import annotations

from bot.desk.presenting import views_of
from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, walker


@cr("608.2g", "608.3")
def test_that_a_permanent_spell_cast_by_an_effect_enters_matters_to_a_reader() -> None:
    mine = {"hand": ["Bloodbraid Elf"], "library": ["Goblin Piker"]}
    played = board(mine, [], cast("Bloodbraid Elf"), answer("yes", choice="may"), RESOLVE_ALL)
    told = {view.text: view.matters for view in views_of(played.table.report().steps)}
    assert told["Goblin Piker enters the battlefield under A's control."]
    assert not told["Bloodbraid Elf enters the battlefield under A's control."], "its player has cast it"
    assert "unasked" not in played.report["steps"][0]


TEXT = (
    "+1: Exile the top card of your library. You may cast that card. If you don't, Walker deals 2 damage to each "
    "opponent."
)


@cr("305.1", "608.2d")
def test_a_land_that_may_only_be_cast_stays_and_it_is_told_why() -> None:
    played = board({"battlefield": [walker(TEXT)], "library": ["Mountain"]}, [], activate("Walker"), RESOLVE)
    assert "A can't cast Mountain. Mountain is a land: it is played, not cast. It stays in exile." in played.steps
    stays = "Mountain est un terrain : il se joue et ne se lance pas. La carte reste en exil."
    assert f"A ne peut pas lancer Mountain. {stays}" in played.steps_in("fr")
    assert "cast" not in played.report["verdict"]


@cr("305.9", "300.2a")
def test_a_land_of_another_type_too_is_not_cast_either() -> None:
    played = board({"battlefield": [walker(TEXT)], "library": ["Darksteel Citadel"]}, [], activate("Walker"), RESOLVE)
    assert "305.9" in played.rules_of("A can't cast Darksteel Citadel")
