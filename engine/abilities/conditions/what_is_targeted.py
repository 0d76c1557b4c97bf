"""What a spell targets, as conditions and costs speak of it (CR 115, 601.2c, 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition, Declaration, Ref, Who
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("{subject:subj} targets {what:or obj}")
@dataclass(frozen=True, slots=True)
class Targets(Condition):
    """ "(costs {2} less to cast if) it targets a tapped creature": one of its targets is that (601.2f)."""

    subject: It | This
    what: tuple[Ref | Who, ...]


def _is_colored(change: MoreForTargets) -> bool:
    """Generic mana is another statement, about generic costs."""
    return not change.mana.text.strip("{}").isdigit()


@phrase("~ costs {mana} more to cast for each target beyond the first", when=_is_colored)
@dataclass(frozen=True, slots=True)
class MoreForTargets(Declaration):
    """ "~ costs {1}{R} more to cast for each target beyond the first." (601.2f)"""

    mana: ManaSymbols
