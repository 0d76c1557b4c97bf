"""Continuous effects that reach cards in other zones than the battlefield (CR 109.2, 113.6, 400.7, 613)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr


@cr("400.7g", "702.81a", "613.1f")
def test_a_card_that_was_given_retrace_is_cast_from_the_graveyard() -> None:
    """Six gives it to nonland permanent cards in the graveyard during its controller's turn only."""
    scene = {"battlefield": ["Six", "Vedalken Orrery"], "graveyard": ["Grizzly Bears"], "hand": ["Mountain"]}
    recast = cast("Grizzly Bears", costs=["retrace"], **{"from": "graveyard"})
    board(scene, [], recast, RESOLVE_ALL, expect=["A controls Grizzly Bears", "Mountain in A's graveyard"])
    board(scene, [], recast, active="B", refused=True)


@cr("400.7g", "702.133a")
def test_a_spell_that_was_given_jump_start_is_exiled_although_the_card_has_lost_nothing() -> None:
    """The card in the graveyard was given it, the spell is exiled for it as it leaves the stack."""
    board(
        {
            "battlefield": ["Filigree Racer", "Hill Giant"],
            "graveyard": ["Lightning Bolt"],
            "hand": ["Mountain"],
            "counters": {"energy": 2},
        },
        [],
        {"do": "activate", "player": "A", "source": "Filigree Racer", "choices": [["Hill Giant"]]},
        RESOLVE_ALL,
        *attack_with({"Filigree Racer": "B"}),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "B", costs=["jump-start"], **{"from": "graveyard"}),
        RESOLVE_ALL,
        expect=["Lightning Bolt in exile", "B life 17", "Mountain in A's graveyard"],
    )


@cr("400.7g", "113.6")
def test_a_card_that_has_lost_its_flashback_in_the_graveyard_stays_there() -> None:
    looting = cast("Faithless Looting", costs=["flashback"], **{"from": "graveyard"})
    board({"graveyard": ["Faithless Looting"]}, [], looting)
    board({"graveyard": ["Faithless Looting"]}, ["Yixlid Jailer"], looting, refused=True)


@cr("613.1f", "109.2a")
def test_a_creature_card_that_was_given_unearth_comes_back() -> None:
    """Sedris: "Each creature card in your graveyard has unearth {2}{B}"."""
    unearth = {"do": "activate", "player": "A", "source": "Grizzly Bears"}
    board(
        {"battlefield": ["Sedris, the Traitor King"], "graveyard": ["Grizzly Bears"]},
        [],
        unearth,
        RESOLVE_ALL,
        expect=["A controls Grizzly Bears", "Grizzly Bears has haste"],
    )
    board({"graveyard": ["Grizzly Bears"]}, [], unearth, refused=True)


@cr("613.1f")
def test_what_would_trigger_in_the_graveyard_has_lost_it_there() -> None:
    """Bloodghast returns with each land, unless cards in graveyards have no abilities."""
    scene = {"graveyard": ["Bloodghast"], "hand": ["Forest"]}
    land = {"do": "play", "player": "A", "card": "Forest"}
    played = board(scene, [], land)
    assert played.report["pending"] or played.report["state"]["stack"]
    board(scene, ["Yixlid Jailer"], land, expect=["stack is empty", "Bloodghast in A's graveyard"])
