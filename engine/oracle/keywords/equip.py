"""Equip as the activated ability that it stands for (CR 702.6)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.abilities import ability as ab
from engine.abilities.keyword_actions.attach import Attach
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns.adjectives import AlsoSubtype
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.permissions.timing import ActivationLimit
from engine.abilities.sentences import Imperative, Sentences

_YOU_CONTROL = n.ControlledBy(pl.You())
_CREATURE = n.Described(n.OfType(CardType.CREATURE))


def _equipped(what: n.Group | None) -> n.Group:
    """The creature that an equip ability targets: one you control, with the quality that it names (702.6a, 702.6c)."""
    if isinstance(what, n.Described) and isinstance(what.head, n.OfSubtype):
        word = AlsoSubtype(what.head.subtype)
        what = n.Described(n.OfType(CardType.CREATURE), (*what.adjectives, word), what.qualifiers)
    group = what if isinstance(what, n.Described) else _CREATURE
    return replace(group, qualifiers=(*group.qualifiers, _YOU_CONTROL))


@lru_cache(maxsize=512)
def equip_ability(equip: ab.Equip) -> ab.Activated:
    """Equip as the activated ability it stands for (702.6a)."""
    group = _equipped(equip.what)
    walker = isinstance(group, n.Described) and group.head == n.OfType(CardType.PLANESWALKER)
    effect = Attach(r.This(), Target(group), as_creature=walker)
    costs = equip.costs if equip.cost is None else (ab.PayMana(equip.cost),)
    limits = (ActivationLimit.SORCERY, *equip.limits)
    return ab.Activated(costs, Sentences((Imperative((effect,)),)), limits, change=equip.change)
