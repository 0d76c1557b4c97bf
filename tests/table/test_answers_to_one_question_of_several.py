"""Which of several questions an answer is said to: by who does it, by its verb, by what it is paid for."""

from __future__ import annotations

from typing import Any

import pytest

from engine.state.ids import PlayerId
from engine.table.short_acts.problems import NotUnderstood
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, table

STUDY = "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."
TITHE = "Whenever an opponent draws a card, that player may pay {2}. If the player doesn't, you gain 3 life."
ARTIST = "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."


def taxed() -> Any:
    """Both players have what taxes the other."""
    return table(
        {"battlefield": [creature(TITHE, name="Tithe")], "hand": ["Shock"], "mana": "9R"},
        {"battlefield": [creature(STUDY, name="Study")], "library": ["Forest", "Forest", "Forest"], "mana": "9"},
    )


def lives(found: Any) -> tuple[int, int]:
    first, second = found.table.game.players
    return first.life, second.life


@cr("603.5", "118.12", cited=False)
@pytest.mark.parametrize(
    ("answers", "life"),
    [
        ("I don't pay for Study; Bob draws; Bob doesn't pay for Tithe", 23),
        ("I don't pay, Bob draws a card, he doesn't pay", 23),
        ("I don't pay; he draws and he pays", 20),
        ("I don't pay for Study; Bob doesn't draw", 20),
        ("I don't pay; Bob declines", 20),
        ("I don't pay; Bob won't draw a card", 20),
        ("je ne paie pas pour Study; Bob pioche; Bob ne paie pas pour Tithe", 23),
        ("je ne paie pas; il pioche; il refuse de payer", 23),
        ("je ne paie pas; Bob ne pioche pas", 20),
        ("je ne paie pas; Bob refuse", 20),
    ],
)
def test_the_verb_of_what_may_be_done_answers_it(answers: str, life: int) -> None:
    found = done(f"shock Bob; {answers}; resolve all", taxed())
    assert found.refusal is None
    assert not found.unread
    assert found.table.asked is None
    assert not found.table.answers_left
    assert lives(found)[0] == life


@cr("603.5", "118.12", cited=False)
@pytest.mark.parametrize(
    "answer",
    ["Bob doesn't pay for Tithe", "Bob pays for Tithe", "Bob doesn't pay", "Bob ne paie pas pour Tithe"],
)
def test_an_answer_to_what_is_asked_later_leaves_what_is_asked_before(answer: str) -> None:
    """Whether a card is drawn has not been said; what is paid for it is no answer to that."""
    found = done(f"shock Bob; I don't pay for Study; {answer}", taxed())
    assert found.unread == answer
    asked = found.table.asked
    assert asked is not None
    assert asked.player == PlayerId(1)
    assert asked.prompt.args["text"].startswith("Draw a card")


@cr("603.5", cited=False)
def test_what_somebody_else_does_later_waits_for_who_is_asked_first() -> None:
    found = done("shock Bob; Bob draws", taxed())
    assert found.unread == "Bob draws"
    assert found.table.asked is not None
    assert found.table.asked.player == PlayerId(0)


@cr("603.5", cited=False)
def test_what_is_not_understood_is_no_yes() -> None:
    with pytest.raises(NotUnderstood):
        done("shock Bob; I don't pay for Study; Bob quacks", taxed())


def dying(*tokens: str) -> Any:
    mine = [creature(ARTIST, name="Artist"), *tokens]
    kills = creature("{0}: Destroy all creatures.", name="Killer")
    return table({"battlefield": mine}, {"battlefield": [kills, "Hill Giant"]})


@cr("603.3d", "603.3b", cited=False)
@pytest.mark.parametrize(
    "answer",
    [
        "all Artist triggers target Bob",
        "all triggers target Bob",
        "target Bob with all of them",
        "I target Bob with all of them",
        "all on Bob",
        "drain Bob",
        "Artist targets Bob",
        "target Bob each time",
        "toutes les capacités de Artist ciblent Bob",
        "tout sur Bob",
        "je cible Bob avec chacune",
    ],
)
def test_triggers_of_one_ability_are_answered_alike(answer: str) -> None:
    found = done(f"Bob activates Killer; {answer}; resolve all", dying("Grizzly Bears"))
    assert found.refusal is None
    assert found.table.asked is None
    assert lives(found) == (24, 16)
    assert any(act.said.endswith("(each time)") for act in found.acts)


@cr("603.3d", cited=False)
def test_what_is_said_of_each_trigger_by_itself_is_of_that_one_alone() -> None:
    """Four have triggered: two are answered, and the third is asked."""
    found = done("Bob activates Killer; target Bob; target me", dying("Grizzly Bears"))
    asked = found.table.asked or done("resolve all", found.table).table.asked
    assert asked is not None
    assert asked.kind == "target"
    whole = done("Bob activates Killer; target Bob; target me; target Bob; target Bob", dying("Grizzly Bears"))
    assert lives(done("resolve all", whole.table)) == (23, 17)
