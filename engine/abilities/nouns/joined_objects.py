"""An object, or all of a kind, and all of another kind beside it (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ref
from engine.abilities.nouns.adjectives import Other
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import All, Host, It, That
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.walk import found
from engine.grammar.phrase import phrase


def _is_another_kind(ref: AndAll) -> bool:
    """Others of the same kind are compared with the first (``WithOthers``)."""
    return not any(True for _ in found(ref.group, Other)) and not (isinstance(ref.first, All) and ref.first.word)


@phrase("{first:obj} and all {group:pl}", when=_is_another_kind)
@dataclass(frozen=True, slots=True)
class AndAll(Ref):
    """ "(untap) it and all Samurai you control", "(destroy) all creatures you don't control and all planeswalkers you
    don't control"."""

    never_subject = True
    first: It | That | Target | Host | All
    group: Group

    @property
    def agreement(self) -> str:
        return "base"
