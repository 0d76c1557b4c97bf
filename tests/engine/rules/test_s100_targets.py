"""Targets and what is refused because of them (CR 115)."""

from __future__ import annotations

from engine import Scenario, play
from tests.engine.helpers import RESOLVE, Played, board, cast, cr
from tests.shelf import cards


@cr("115.1", "702.16b")
def test_the_only_candidate_is_protected_and_the_refusal_says_so() -> None:
    swords = {"hand": ["Swords to Plowshares"]}
    played = board(swords, ["Black Knight"], cast("Swords to Plowshares", "Black Knight"), refused=True)
    assert played.refused("601.2c", "702.16b")
    assert "Black Knight has protection" in played.reason


@cr("115.1", "702.11b")
def test_the_only_candidate_has_hexproof_and_the_refusal_says_so() -> None:
    played = board({"hand": ["Murder"]}, ["Invisible Stalker"], cast("Murder", "Invisible Stalker"), refused=True)
    assert played.refused("601.2c", "702.11b")
    assert "Invisible Stalker has hexproof" in played.reason


@cr("115.1b")
def test_an_aura_spell_has_a_target() -> None:
    played = board({"hand": ["Pacifism"]}, ["Invisible Stalker"], cast("Pacifism", "Invisible Stalker"), refused=True)
    assert played.refused("702.11b")


@cr("115.2")
def test_only_permanents_are_targets_unless_the_words_say_otherwise() -> None:
    dead = {"graveyard": ["Grizzly Bears"]}
    assert board({"hand": ["Murder"]}, dead, cast("Murder", "Grizzly Bears"), refused=True).refused("601.2c")


@cr("115.4")
def test_any_target_is_nothing_but_creatures_players_planeswalkers_and_battles() -> None:
    bolt = {"hand": ["Lightning Bolt"]}
    assert board(bolt, ["Sol Ring"], cast("Lightning Bolt", "Sol Ring"), refused=True).refused("115.1")


@cr("115.10", "115.10a")
def test_a_player_made_to_sacrifice_is_a_target_and_the_creature_is_none() -> None:
    board(
        {"hand": ["Diabolic Edict"]},
        ["Invisible Stalker"],
        cast("Diabolic Edict", "B"),
        RESOLVE,
        expect=["Invisible Stalker in graveyard"],
    )


def test_a_color_may_be_named_in_words_or_by_its_letter() -> None:
    for word in ("red", "Red", "R"):
        voice = {"card": "Voice of All", "chosen": {"color": word}}
        played = board({"hand": ["Lightning Bolt"]}, [voice], cast("Lightning Bolt", "Voice of All"), refused=True)
        assert played.refused("702.16b")


def test_a_player_called_you_is_told_as_a_player() -> None:
    players = {"You": {"hand": ["Lightning Bolt"]}, "Opp": {}}
    script = [cast("Lightning Bolt", "Opp", player="You")]
    played = Played(play(Scenario.load({"version": 1, "players": players, "script": script}), cards()))
    assert played.steps[0].startswith("Player You casts Lightning Bolt")
