"""Evoke (CR 702.74)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.74a")
def test_an_evoked_creature_is_sacrificed_but_its_other_ability_triggers() -> None:
    played = board(
        {"hand": ["Mulldrifter"], "battlefield": ["Island"] * 3, **LANDS},
        [],
        cast("Mulldrifter", costs=["evoke"]),
        RESOLVE,
        answer("as listed", choice="order"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "Mulldrifter in A's graveyard"],
    )
    assert played.cites("702.74a")


@cr("702.74a", cited=False)
def test_cast_for_its_mana_cost_it_stays() -> None:
    board(
        {"hand": ["Mulldrifter"]},
        [],
        cast("Mulldrifter"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "A controls 1 Mulldrifter"],
    )


@cr("702.74a")
def test_whoever_controls_it_then_sacrifices_it() -> None:
    evoked = [cast("Mulldrifter", costs=["evoke"]), RESOLVE, answer("as listed"), {"do": "pass", "player": "A"}]
    stolen = [cast("Ray of Command", "Mulldrifter", player="B"), RESOLVE_ALL]
    theirs = {"hand": ["Ray of Command"]}
    played = board({"hand": ["Mulldrifter"]}, theirs, *evoked, *stolen, expect=["Mulldrifter in A's graveyard"])
    assert played.count("B sacrifices Mulldrifter")


@cr("400.7")
def test_what_has_come_back_is_another_object_and_is_not_sacrificed() -> None:
    played = board(
        {"hand": ["Mulldrifter", "Cloudshift"]},
        [],
        cast("Mulldrifter", costs=["evoke"]),
        RESOLVE,
        answer("as listed", choice="order"),
        cast("Cloudshift", "Mulldrifter"),
        RESOLVE_ALL,
        expect=["A controls 1 Mulldrifter", "A has 4 cards in hand"],
    )
    assert played.count("Mulldrifter isn't sacrificed: it has left the battlefield since, and what has come back is")
