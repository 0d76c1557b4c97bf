"""Who does something: an object or a player, with one or more acts (CR 603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Happening, Qualifier, Ref, Who
from engine.abilities.happenings.base import ObjectAct, PlayerAct
from engine.abilities.happenings.combat import BecomeBlocked
from engine.abilities.refs import Role
from engine.oracle.phrase import phrase


def _apart(event: ObjectEvent) -> bool:
    """In "blocks or becomes blocked by a creature" the creature belongs to both verbs."""
    return not (len(event.acts) > 1 and isinstance(event.acts[-1], BecomeBlocked) and event.acts[-1].by)


@phrase("{subject:subj} {acts:or @subject}", when=_apart)
@dataclass(frozen=True, slots=True)
class ObjectEvent(Happening):
    """ "~ enters or attacks", "one or more creatures you control attack"."""

    subject: Ref
    acts: tuple[ObjectAct, ...]

    @property
    def event_parties(self) -> dict[str, Role]:
        """The role of the subject, where it is the same in each of the events."""
        roles = {act.subject_role for act in self.acts}
        return {"subject": roles.pop()} if len(roles) == 1 else {}


@phrase("{who:subj} {acts:or @who}")
@dataclass(frozen=True, slots=True)
class PlayerEvent(Happening):
    """ "you gain life", "an opponent casts a spell"."""

    who: Who
    acts: tuple[PlayerAct, ...]

    @property
    def event_parties(self) -> dict[str, Role]:
        """The role of the player, where it is the same in each of the events."""
        roles = {act.who_role for act in self.acts}
        return {"who": roles.pop()} if len(roles) == 1 else {}


class TriggerWord(Enum):
    WHEN = "when"
    WHENEVER = "whenever"
    AT = "at"


@phrase("{first} and {word} {second}")
@dataclass(frozen=True, slots=True)
class Also(Happening):
    """ "(When) ~ enters and at the beginning of your upkeep": either of two trigger events (603.2)."""

    first: Happening
    word: TriggerWord
    second: Happening


@phrase("that {acts:or ed} this turn")
@dataclass(frozen=True, slots=True)
class ThatDid(Qualifier):
    """ "(each creature) that attacked this turn"."""

    acts: tuple[ObjectAct, ...]
