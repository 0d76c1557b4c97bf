"""Any word of the language: what binding and rules ask of each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from engine.grammar.phrase import Phrased

if TYPE_CHECKING:
    from engine.abilities.nouns.antecedents import Role


class Node(Phrased):
    """Anything the grammar can produce."""

    __slots__ = ()
    of_static_text: ClassVar[bool] = False
    """Whether it means something in a static ability alone; the same words of another text mean something else."""
    spells_only: ClassVar[bool] = False
    """Whether it means something in an instant or sorcery alone (700.2d)."""
    never_subject: ClassVar[bool] = False
    """Whether it is no subject of a clause: it would not be told which of them does what."""
    of_party: ClassVar[bool] = False
    """Whether it describes a party of the trigger's event alone."""
    measures: ClassVar[bool] = False
    """Whether it is a number that was spoken of before ("that many"), which binding looks for."""
    not_given_after: ClassVar[frozenset[str]] = frozenset()
    """The names of the verbs after which it is said of nothing that the text gives an ability to: which of two choices
    it speaks of would be open."""

    carried_out: ClassVar[bool] = False
    """Whether it is said all along and what it says is done at a time (614.1)."""
    states: ClassVar[bool] = False
    """Whether it is done and what it does is to say something for a while (611.2)."""

    needs_one_of: ClassVar[frozenset[str]] = frozenset()
    """The names of the verbs and sentences one of which has to stand before it in its text."""

    @property
    def defined_by(self) -> tuple[str, ...]:
        """The rules that say what its words mean, where that decides."""
        return ()

    @property
    def needs(self) -> str | None:
        """The name of the verb or condition before it in its text without which it means nothing."""
        return None

    @property
    def event_parties(self) -> Mapping[str, Role] | None:
        """Which party of an event each of its fields names; None for the usual ones of a trigger event."""
        return {}
