"""Questions about Auras that trigger in the upkeep of whoever controls what they enchant."""

# ruff: noqa: E501 - sentences stay whole

from __future__ import annotations

import pytest

from engine.oracle.compile import english, read_unit
from engine.oracle.playable import unplayed
from tests.engine.helpers import RESOLVE, answer, board, cr, to

SENTENCES = """
At the beginning of the upkeep of enchanted creature's controller, that player loses 2 life.
At the beginning of the upkeep of enchanted land's controller, ~ deals 1 damage to that player.
At the beginning of the upkeep of enchanted creature's controller, that player may pay {4}. If the player does, untap the creature.
At the beginning of the upkeep of enchanted creature's controller, that player sacrifices that creature unless they pay {2}.
At the beginning of the upkeep of enchanted creature's controller, that player may discard a card at random. If the player does, untap that creature.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", SENTENCES)
def test_sentences_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, False)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability) for ability in found.abilities] == [sentence]


@cr("503.1a", "303.4e")
@pytest.mark.parametrize(("active", "life"), [("A", 18), ("B", 20)])
def test_the_creatures_controller_loses_life_in_their_own_upkeep_only(active: str, life: int) -> None:
    board(
        ["Hill Giant"],
        [{"card": "Stab Wound", "attached_to": "Hill Giant"}],
        to("upkeep"),
        *([RESOLVE] if active == "A" else []),
        step="untap",
        active=active,
        expect=[f"A life {life}", "B life 20"],
    )


@cr("303.4e", "608.2c")
@pytest.mark.parametrize(("word", "state"), [("yes", "untapped"), ("no", "tapped")])
def test_whoever_controls_the_paralyzed_creature_may_pay_to_untap_it(word: str, state: str) -> None:
    board(
        [{"card": "Grizzly Bears", "tapped": True}],
        [{"card": "Paralyze", "attached_to": "Grizzly Bears"}],
        to("upkeep"),
        RESOLVE,
        answer(word, "A"),
        step="untap",
        expect=[f"Grizzly Bears is {state}"],
    )


@cr("701.21a", "118.12a")
def test_whoever_does_not_pay_sacrifices_the_creature() -> None:
    board(
        ["Grizzly Bears"],
        [{"card": "Slow Motion", "attached_to": "Grizzly Bears"}],
        to("upkeep"),
        RESOLVE,
        answer("no", "A"),
        step="untap",
        expect=["Grizzly Bears in A's graveyard"],
    )
