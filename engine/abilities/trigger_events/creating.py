"""Creating tokens, as triggers, conditions and numbers speak of it (CR 111.2, 701.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount
from engine.abilities.nouns.antecedents import Role
from engine.abilities.nouns.noun_groups import Group, Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.for_each import Per
from engine.abilities.trigger_events.base import Parties, PlayerEventVerb
from engine.grammar.phrase import phrase


def _is_of_tokens(node: Creates | CreatesOrSacrifices | TokensCreated | PerTokenCreated) -> bool:
    group = node.what.group if isinstance(node, Creates | CreatesOrSacrifices) else node.group
    return group.head is not None and group.head.noun is Where.TOKEN


@phrase("<create> {what:obj}", when=_is_of_tokens)
@dataclass(frozen=True, slots=True)
class Creates(PlayerEventVerb):
    """ "(whenever) you create one or more creature tokens", "(if) you created a token this turn" (701.7)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Some


@phrase("<create> or <sacrifice> {what:obj}", when=_is_of_tokens)
@dataclass(frozen=True, slots=True)
class CreatesOrSacrifices(PlayerEventVerb):
    """ "(whenever) you create or sacrifice a token": either (701.7, 701.21)."""

    event_parties: ClassVar[Parties] = {"what": Role.EVENT}
    what: Some


@phrase("the number of {group:pl} you created this turn", when=_is_of_tokens)
@dataclass(frozen=True, slots=True)
class TokensCreated(Amount):
    """ "the number of tokens you created this turn": wherever they are now (701.7)."""

    group: Group


@phrase("{group:sg} you created this turn", when=_is_of_tokens)
@dataclass(frozen=True, slots=True)
class PerTokenCreated(Per):
    """ "(for each) token you created this turn" (701.7)."""

    group: Group
