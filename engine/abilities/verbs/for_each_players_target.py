"""Doing something to a target of each of several players (CR 601.2c, 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from engine.abilities.base import Instruction, Verb
from engine.abilities.nouns.object_phrases import It
from engine.abilities.nouns.player_phrases import ThatPlayer, They
from engine.abilities.nouns.targets_of_each import TargetOfEach, Whom
from engine.abilities.sentences import Does, Imperative
from engine.abilities.verbs.counters import PutCounters
from engine.abilities.verbs.deal_damage import DealDamage
from engine.abilities.walk import found, replaced
from engine.grammar.phrase import phrase


@phrase("for each {whom}, {what}", when=lambda node: node.whom is not Whom.ANY_OPPONENTS)
@phrase("for {whom}, {what}", when=lambda node: node.whom is Whom.ANY_OPPONENTS)
@dataclass(frozen=True, slots=True)
class ForEachPlayersTarget(Instruction):
    """ "For each opponent, destroy up to one target creature that player controls.": done to all of them at once."""

    whom: Whom
    what: Imperative | Does

    def __post_init__(self) -> None:
        targets = list(found(self.what, TargetOfEach))
        first, *more = self.what.verbs
        if any(not isinstance(verb, PutCounters) or not isinstance(verb.what, It) for verb in more):
            raise ValueError("it goes on with those targets alone")
        if len(targets) != 1 or next(found(first, TargetOfEach), None) is None or self.what.front:
            raise ValueError("it is done to one target of each")
        if isinstance(self.what, Does) and not isinstance(self.what.verbs[0], DealDamage):
            raise ValueError("it is done to the targets, and by one thing")
        if next(found(self.what, ThatPlayer, They), None) is not None:
            raise ValueError("what that player does is done by each of them for their own")
        object.__setattr__(self, "what", replaced(self.what, targets[0], replace(targets[0], whom=self.whom)))

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is done."""
        return self.what.verbs

    @property
    def subject(self) -> Any:
        """What does it, where that is said."""
        return self.what.subject
