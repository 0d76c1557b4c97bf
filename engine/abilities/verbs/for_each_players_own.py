"""Doing something to one object of each of several players (CR 608.2c-d)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.abilities.base import Instruction, Verb
from engine.abilities.nouns.one_of_each_players import OneOfEachPlayers
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.targets_of_each import Whom
from engine.abilities.sentences import Does, Imperative
from engine.abilities.walk import found, replaced
from engine.grammar.phrase import phrase


@phrase("for each {whom}, {what}")
@dataclass(frozen=True, slots=True)
class ForEachPlayersOwn(Instruction):
    """ "For each opponent, exile a creature card they revealed this way": done to all of them at once."""

    whom: Whom
    what: Imperative | Does

    def __post_init__(self) -> None:
        those = list(found(self.what, OneOfEachPlayers))
        by_you = isinstance(self.what, Imperative) or isinstance(self.what.subject, You)
        if len(those) != 1 or len(self.what.verbs) != 1 or not by_you or self.what.front:
            raise ValueError("you do it to one of each")
        object.__setattr__(self, "what", replaced(self.what, those[0], replace(those[0], whom=self.whom)))

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What is done."""
        return self.what.verbs
