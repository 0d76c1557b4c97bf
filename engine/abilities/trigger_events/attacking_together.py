"""Attacking together with others (CR 508.3)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, TriggerEvent
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.object_phrases import Host, This
from engine.grammar.phrase import phrase


@phrase("{subject:subj} and at least {count} other {group:#count} attack")
@dataclass(frozen=True, slots=True)
class AttackTogether(TriggerEvent):
    """ "~ and at least two other creatures attack": all of them declared together (508.3a)."""

    subject: This | Host
    count: Amount
    group: Group
