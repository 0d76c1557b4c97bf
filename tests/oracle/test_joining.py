"""The paragraphs of an instant or sorcery follow one another as one text: its targets and actions are numbered on
(113.3a, 115.1a, 608.2c)."""

from __future__ import annotations

from cards.model import Face
from engine.abilities.ability import Keyword, Spell
from engine.abilities.base import Ability, Instruction
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.object_phrases import It
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.walk import walk
from engine.oracle.compile import compile_face
from engine.oracle.joining import joined


def of(*paragraphs: str, kind: str = "Sorcery") -> tuple[Ability, ...]:
    read = compile_face(Face(name="Test", text="\n".join(paragraphs), types=(kind,)))
    assert not read.unread, read.unread
    return joined(read.abilities)


def the_spell(*paragraphs: str) -> Spell:
    (spell,) = (ability for ability in of(*paragraphs) if isinstance(ability, Spell))
    return spell


def targets(*paragraphs: str) -> list[int | None]:
    return [node.index for node in walk(the_spell(*paragraphs)) if isinstance(node, Target)]


def steps(*paragraphs: str) -> list[int | None]:
    """The numbers of the actions in the order of the text."""
    found = (node.step for node in walk(the_spell(*paragraphs)) if isinstance(node, Instruction))
    return sorted(step for step in found if step is not None)


def pronouns(*paragraphs: str) -> list[Antecedent | None]:
    return [node.antecedent for node in walk(the_spell(*paragraphs)) if isinstance(node, It)]


def test_the_targets_of_later_paragraphs_are_numbered_on() -> None:
    assert targets("Destroy target creature.", "Tap target land.", "Untap target artifact.") == [0, 1, 2]
    assert targets("Destroy target creature. Tap target land.", "Untap target artifact.") == [0, 1, 2]
    assert targets("Draw a card.", "Destroy target creature.", "Tap target land.") == [0, 1]


def test_the_actions_of_later_paragraphs_are_numbered_on() -> None:
    assert steps("Draw a card.", "You gain 1 life.", "Scry 1.") == [0, 1, 2]
    assert steps("You draw a card and lose 1 life.", "Scry 1.", "You gain 1 life.") == [0, 2, 3]
    assert steps("Draw a card. You gain 1 life.", "Scry 1.") == [0, 1, 2]


def test_it_goes_on_to_be_the_target_of_its_own_paragraph() -> None:
    it = pronouns(
        "Tap target creature. Put a stun counter on it.",
        "Untap target land. It gains indestructible until end of turn.",
        "Untap target artifact. It gains indestructible until end of turn.",
    )
    assert it == [Antecedent(Role.TARGET, 0), Antecedent(Role.TARGET, 1), Antecedent(Role.TARGET, 2)]


def test_it_goes_on_to_be_what_its_own_paragraph_has_brought_about() -> None:
    soldier, makes = "Create a 1/1 white Soldier creature token.", "It gains haste until end of turn."
    it = pronouns(f"{soldier} {makes}", f"You gain 1 life. {soldier} {makes}")
    assert it == [Antecedent(Role.RESULT, 0), Antecedent(Role.RESULT, 3)]


def test_what_was_paid_for_the_spell_stays_what_it_was() -> None:
    """601.2h: costs are paid once, before any of the paragraphs."""
    spell = of(
        "As an additional cost to cast ~, sacrifice a creature.",
        "Destroy target creature.",
        "You gain life equal to the sacrificed creature's power.",
    )[-1]
    (paid,) = [node for node in walk(spell) if isinstance(node, Antecedent) and node.role is Role.PAID]
    assert paid.index == 0


def test_an_ability_that_is_given_keeps_numbers_of_its_own() -> None:
    """113.3b: what is quoted is another ability, with targets of its own."""
    gained = 'Creatures you control gain "{T}: Untap target land." until end of turn.'
    spell = the_spell("Destroy target creature.", gained)
    found = [node.index for node in walk(spell, into_abilities=True) if isinstance(node, Target)]
    assert found == [0, 0]


def test_the_text_stands_at_the_place_of_its_first_paragraph() -> None:
    flash, first, haste = of("Flash", "Draw a card.", "Kicker {2}", "Scry 1.")
    assert [isinstance(one, Spell) for one in (flash, first, haste)] == [False, True, False]
    assert len(list(walk(first))) > len(list(walk(of("Draw a card.")[0])))


def test_what_says_one_paragraph_is_left_as_it_is() -> None:
    read = compile_face(Face(name="Test", text="Destroy target creature.\nKicker {2}", types=("Sorcery",))).abilities
    assert joined(read) == read


def test_a_keyword_that_is_a_spell_ability_follows_the_others() -> None:
    """702.113a: awaken has the spell put counters on a target land of its own."""
    assert targets("Destroy target creature.", "Awaken 3—{5}{B}") == [0, 1]
    keyword, spell = of("Awaken 3—{5}{B}", "Destroy target creature.")
    assert isinstance(keyword, Keyword)
    assert isinstance(spell, Spell)
