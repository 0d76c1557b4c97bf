"""What the text of one ability has spoken of so far, while it is being bound."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.abilities.ability import Spell, Static, Triggered
from engine.abilities.base import Ability
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.grammar.printer import NoEnglish, print_value
from engine.oracle.binding.referents import Mention


class Unbound(ValueError):
    """A pronoun with no single thing to stand for. The message is the question a player would ask."""


@dataclass(slots=True)
class Spoken:
    """What the text of one ability has spoken of so far."""

    scopes: list[list[Mention]] = field(default_factory=lambda: [[]])
    targets: int = 0
    verbs: int = 0
    happening: dict[int, Role] = field(default_factory=dict)
    """The roles of the noun phrases of the trigger's event, by identity."""
    party: Role | None = None
    """The role of the one whose description is being read, where it is a single party of the trigger's event."""
    controls: bool = False
    """Whether what is being read is who controls that."""
    cost: int | None = None
    """The number of the cost part being read."""
    verb: int | None = None
    """The number of the verb whose objects are being read."""
    subject: Mention | None = None
    """The subject of the clause being read."""
    doing: str = ""
    """The name of the verb whose objects are being read."""
    qualifying: bool = False
    """Whether a description is being read ("each creature that player controls")."""
    choosing: bool = False
    """Whether the verb being read only picks things out: what it names is no pile."""
    possessive: bool = False
    """Whether the phrase being read is a possessor ("its power")."""
    clause: bool = False
    """Whether the phrase being read is the subject of a clause that does something."""
    sized: bool = False
    """Whether it is the subject of a clause that changes power and toughness: a permanent, no card just revealed."""
    numbers: list[Antecedent] = field(default_factory=list)
    """What "that many" can be the number of."""
    prevents: bool = False
    """Whether the instruction being read follows on prevention: "the damage prevented this way"."""
    done: set[str] = field(default_factory=set)
    """The names of the verbs read so far."""
    after: frozenset[str] = frozenset()
    """The names of the verbs of the text that gives this ability to something."""
    static: bool = False
    """Whether this is what a static ability says."""
    trigger: bool = False
    """Whether this is what a triggered ability does, which has no X of its own."""
    repeats: bool = False
    """Whether the text has said that it is repeated."""
    x_is_told: bool = False
    """Whether the sentence says what X is."""
    y_is_told: bool = False
    """Whether it says what Y is."""
    branch: slice = field(default_factory=lambda: slice(0, 0))
    """The scopes of what was last told under a condition."""
    spell: bool = False
    """Whether this is what an instant or sorcery does; nothing then calls the spell itself "it"."""


def spoken_by(ability: Ability) -> Spoken:
    """What is known of an ability before any of it has been read."""
    return Spoken(
        spell=isinstance(ability, Spell), static=isinstance(ability, Static), trigger=isinstance(ability, Triggered)
    )


def said(node: Any) -> str:
    """The words of a node, for the question what they refer to."""
    try:
        return print_value(node).lower()
    except NoEnglish:
        return type(node).__name__
