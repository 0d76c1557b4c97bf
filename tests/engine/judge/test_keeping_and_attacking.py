"""Questions about what is kept while the rest is sacrificed, and about the player who is attacked."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

import pytest

from engine.oracle.compile import english, read_unit
from engine.oracle.playable import unplayed
from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, on_board, to

SPELLS = """
Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.
Each player chooses three permanents they control, then sacrifices the rest.
Each player chooses up to two creatures they control, then sacrifices the rest.
Each player chooses an artifact, a creature, an enchantment, and a land from among the permanents they control, then sacrifices the rest.
""".strip().splitlines()

ABILITIES = """
At the beginning of each opponent's end step, that player chooses up to two creatures they control, then sacrifices the rest.
Whenever ~ attacks an opponent, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield tapped and attacking that opponent.
Whenever a creature attacks one of your opponents, that player loses 1 life.
Whenever you attack a player, tap target creature that player controls and goad it.
Whenever one or more Dragons you control attack an opponent, goad target creature that player controls.
Whenever you attack a player, create a 1/1 white Glimmer enchantment creature token that's tapped and attacking that player.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", [*SPELLS, *ABILITIES])
def test_sentences_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, sentence in SPELLS)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability) for ability in found.abilities] == [sentence]


@cr("608.2e", "701.21a", "701.9a")
def test_balance_makes_lands_then_hands_then_creatures_even() -> None:
    board(
        {"hand": ["Balance", "Shock", "Opt"], "battlefield": ["Island", "Plains", "Grizzly Bears", "Hill Giant"]},
        {"hand": ["Murder"], "battlefield": ["Mountain", "Serra Angel"]},
        cast("Balance"),
        RESOLVE,
        answer("Island"),
        answer("Shock"),
        answer("Hill Giant"),
        expect=[
            "Island on the battlefield",
            "Plains in A's graveyard",
            "Mountain on the battlefield",
            "Shock in A's graveyard",
            "A has 1 card in hand",
            "B has 1 card in hand",
            "Hill Giant on the battlefield",
            "Grizzly Bears in A's graveyard",
            "Serra Angel on the battlefield",
        ],
    )


@cr("608.2c")
def test_a_land_creature_that_is_gone_with_the_lands_is_not_counted_among_the_creatures() -> None:
    board(
        {"hand": ["Balance"], "battlefield": ["Island", "Dryad Arbor", "Grizzly Bears"]},
        ["Mountain", "Serra Angel"],
        cast("Balance"),
        RESOLVE,
        answer("Island"),
        expect=["Dryad Arbor in A's graveyard", "Grizzly Bears on the battlefield", "Serra Angel on the battlefield"],
    )


@cr("608.2d", "608.2e")
def test_an_artifact_creature_may_be_kept_as_both_and_what_has_none_of_the_types_goes() -> None:
    board(
        {
            "hand": ["Cataclysm"],
            "battlefield": ["Island", "Ornithopter", "Sol Ring", "Grizzly Bears", "Gideon Blackblade"],
        },
        ["Mountain", "Serra Angel"],
        cast("Cataclysm"),
        RESOLVE,
        answer("Ornithopter"),
        answer("Ornithopter"),
        expect=[
            "Ornithopter on the battlefield",
            "Island on the battlefield",
            "Sol Ring in A's graveyard",
            "Grizzly Bears in A's graveyard",
            "Gideon Blackblade in A's graveyard",
            "Serra Angel on the battlefield",
        ],
    )


@cr("608.2d")
def test_the_player_whose_end_step_it_is_keeps_up_to_two_creatures() -> None:
    board(
        ["Archfiend of Depravity"],
        ["Grizzly Bears", "Hill Giant", "Serra Angel"],
        to("end"),
        RESOLVE,
        answer(["Hill Giant", "Serra Angel"], "B"),
        active="B",
        expect=["Grizzly Bears in B's graveyard", "Hill Giant on the battlefield", "Serra Angel on the battlefield"],
    )


# ---- the player who is attacked


@cr("508.4", "508.3a")
def test_what_kaalia_brings_attacks_the_same_opponent() -> None:
    played = board(
        {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]},
        [],
        *attack_with({"Kaalia of the Vast": "C"}),
        RESOLVE,
        answer("yes"),
        C={"battlefield": []},
        expect=["Serra Angel is tapped"],
    )
    assert on_board(played, "Serra Angel")["attacking"] == "C"


@cr("508.3a")
def test_kaalia_does_not_trigger_for_a_planeswalker() -> None:
    played = board(
        {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]},
        ["Gideon Blackblade"],
        *attack_with({"Kaalia of the Vast": "Gideon Blackblade"}),
    )
    assert played.count("triggers") == 0


@cr("508.3c", "603.2c")
def test_whoever_is_attacked_has_a_creature_tapped_once_for_each_player_attacked() -> None:
    played = board(
        ["Seifer, Balamb Rival", "Grizzly Bears", "Hill Giant"],
        ["Serra Angel"],
        *attack_with({"Grizzly Bears": "C", "Hill Giant": "B", "Seifer, Balamb Rival": "B"}),
        RESOLVE_ALL,
        C={"battlefield": ["Colossal Dreadmaw"]},
    )
    assert played.count("is goaded") == 2


@cr("508.3a")
def test_each_creature_that_attacks_costs_the_attacked_opponent_a_life() -> None:
    board(
        ["Calculating Lich", "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({"Grizzly Bears": "C", "Hill Giant": "B"}),
        RESOLVE_ALL,
        C={"battlefield": []},
        expect=["B life 19", "C life 19"],
    )
