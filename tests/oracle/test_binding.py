"""What "it", "that creature" and "them" stand for."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from cards.model import Face
from engine.abilities.base import Node
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.walk import walk
from engine.oracle.compile import compile_face


def nodes(text: str, kind: str) -> Iterator[Node]:
    face = Face(name="Test Bear", text=text, types=(kind,))
    read = compile_face(face)
    assert not read.unread, read.unread
    for ability in read.abilities:
        yield from walk(ability)


def has(node: Node, field: str) -> bool:
    """Whether the class of a node declares this field."""
    return any(one.name == field for one in dataclasses.fields(node))  # type: ignore[arg-type]


def antecedents(text: str, kind: str = "Creature") -> list[Antecedent]:
    """What each pronoun of the text stands for, in order."""
    return [node.antecedent for node in nodes(text, kind) if has(node, "antecedent")]


def refused(text: str, kind: str = "Creature") -> str:
    (unread,) = compile_face(Face(name="Test Bear", text=text, types=(kind,))).unread
    return unread.lacks[0]


def target(index: int = 0) -> Antecedent:
    return Antecedent(Role.TARGET, index)


def test_targets_are_numbered_in_the_order_of_the_text() -> None:
    text = "Destroy target creature. Target player loses 2 life. Tap target land."
    found = [node.index for node in nodes(text, "Sorcery") if has(node, "index")]
    assert found == [0, 1, 2]


def test_it_is_the_target_of_the_sentence_before() -> None:
    assert antecedents("Tap target creature. Put a stun counter on it.", "Instant") == [target()]


def test_it_is_what_the_trigger_watched() -> None:
    assert antecedents("Whenever this creature attacks, it gets +1/+1 until end of turn.") == [Antecedent(Role.EVENT)]
    assert antecedents("Whenever another creature enters, put a +1/+1 counter on it.") == [Antecedent(Role.EVENT)]


def test_the_nearer_sentence_wins_over_the_trigger() -> None:
    text = "Whenever this creature attacks, tap target creature. Put a stun counter on it."
    assert antecedents(text) == [target()]


def test_what_was_sacrificed_as_a_cost_is_this_card() -> None:
    text = "{2}, Sacrifice this creature: It deals 2 damage to any target."
    assert antecedents(text) == [Antecedent(Role.THIS)]


def test_that_creature_is_the_creature_among_several_things() -> None:
    text = "Tap target creature. Untap target land. Put a stun counter on that creature."
    assert antecedents(text, "Sorcery") == [target(0)]


def test_a_token_can_be_spoken_of() -> None:
    text = "Create a 1/1 white Soldier creature token. It gains flying until end of turn."
    assert antecedents(text, "Sorcery") == [Antecedent(Role.RESULT, 0)]


def test_several_tokens_are_they() -> None:
    text = "You gain 1 life. Create two 1/1 white Soldier creature tokens. They gain flying until end of turn."
    assert antecedents(text, "Sorcery") == [Antecedent(Role.RESULT, 1)]


def test_a_group_spoken_of_is_they() -> None:
    text = "Creatures you control get +1/+1 until end of turn. Untap those creatures."
    assert antecedents(text, "Instant") == [Antecedent(Role.RESULT, 0)]


def test_they_of_each_player_is_the_one_whose_turn_it_is_to_do_it() -> None:
    text = "Each player returns a creature they control to its owner's hand."
    assert antecedents(text, "Sorcery") == [Antecedent(Role.EACH)]


def test_a_sentence_that_might_mean_two_things_is_refused_with_the_question() -> None:
    text = "Target creature fights another target creature. Put a +1/+1 counter on it."
    assert refused(text, "Sorcery") == 'what "it" refers to'


def test_a_pronoun_for_nothing_is_refused() -> None:
    assert (
        refused("You gain control of that creature until end of turn.", "Sorcery") == 'what "that creature" refers to'
    )


def test_a_granted_ability_speaks_of_its_own_things() -> None:
    text = 'Enchanted creature has "Whenever this creature attacks, it gets +1/+0 until end of turn."'
    face = Face(name="Test Bear", text=text, types=("Enchantment",))
    (ability,) = compile_face(face).abilities
    found = [n.antecedent for n in walk(ability, into_abilities=True) if has(n, "antecedent")]
    assert found == [Antecedent(Role.EVENT)]


@pytest.mark.parametrize("text", ["Draw a card.", "Destroy target creature.", "Flying, vigilance"])
def test_text_without_pronouns_needs_none(text: str) -> None:
    assert antecedents(text, "Instant") == []
