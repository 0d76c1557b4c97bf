"""Life totals that are noted for an object, and spoken of again by its other abilities (CR 607.2e)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount, Declaration, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<note> your life total")
@dataclass(frozen=True, slots=True)
class NoteLife(PlayerVerb):
    """ "Then note your life total." """


@phrase("as ~ enters, note your life total")
@dataclass(frozen=True, slots=True)
class NoteLifeEntering(Declaration):
    """ "As ~ enters, note your life total." (614.1c)"""

    carried_out: ClassVar[bool] = True


@phrase("the last noted life total for ~")
@dataclass(frozen=True, slots=True)
class LastNotedLife(Amount):
    """What was noted last for this very object."""
