"""Melding, as texts say it (CR 701.42)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Condition, Instruction
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.player_phrases import You
from engine.grammar.phrase import Terminal, phrase


class PairName(str, Terminal):
    """The whole name of one card, whatever words it has."""

    __slots__ = ()
    pattern = re.compile(
        r"[A-Z][\w'’-]*(?:(?:,? | (?:of|the|and|in|to|for) )+(?:the )?(?:[a-z]['’])?[A-Z][\w'’-]*)*",
    )
    longest = 9


@phrase("{who:subj} both <own:@who> and <control:@who> ~ and a {group:sg} named {name}")
@dataclass(frozen=True, slots=True)
class OwnsBoth(Condition):
    """ "you both own and control ~ and a creature named so and so"."""

    who: You
    group: Group
    name: PairName


@phrase("~ and a {group:sg} named {name} are attacking, and {who:subj} both <own:@who> and <control:@who> them")
@dataclass(frozen=True, slots=True)
class OwnsBothAttacking(OwnsBoth):
    """ "~ and a creature named so and so are attacking, and you both own and control them" (508.1k)."""


class MeldedEnters(Enum):
    """How what they are melded into enters."""

    AS_USUAL = ""
    ATTACKING = "it enters tapped and attacking"


@phrase("exile them, then meld them into {result}[. {entering}]")
@dataclass(frozen=True, slots=True)
class Meld(Instruction):
    """Both are exiled; if they are the two cards of a meld pair, they enter as one permanent (701.42a-c)."""

    result: PairName
    entering: MeldedEnters = MeldedEnters.AS_USUAL
