"""Which characteristics the words of an effect look at, so that layers need no trial where none can matter."""

from __future__ import annotations

import dataclasses

from engine.abilities import ability as ab
from engine.abilities.base import Ability, Node
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns import object_phrases as r
from engine.abilities.nouns import player_phrases as pl
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.adjectives import (
    AlsoType,
    Colored,
    IsNow,
    NotColor,
    NotSupertype,
    NotToken,
    NotType,
    OfSize,
    OfSupertype,
    Other,
)
from engine.abilities.quantities import amounts as a
from engine.abilities.verbs.gain_control import GainControl
from engine.abilities.verbs.gain_lose_abilities import GainAbilities, HaveAbilities, LoseAllAbilities
from engine.abilities.verbs.power_toughness import GetPT, PTChange
from engine.grammar.memoize import memoized

ALL = frozenset(
    {
        "name",
        "mana_cost",
        "colors",
        "supertypes",
        "types",
        "subtypes",
        "abilities",
        "power",
        "toughness",
        "controller",
    }
)

_NOTHING: frozenset[str] = frozenset()

READS: dict[type[Node], frozenset[str]] = {
    n.Thing: _NOTHING,
    n.OfType: frozenset({"types"}),
    AlsoType: frozenset({"types"}),
    NotType: frozenset({"types"}),
    n.OfSubtype: frozenset({"subtypes"}),
    OfSupertype: frozenset({"supertypes"}),
    NotSupertype: frozenset({"supertypes"}),
    Colored: frozenset({"colors"}),
    NotColor: frozenset({"colors"}),
    n.ControlledBy: frozenset({"controller"}),
    n.WithKeyword: frozenset({"abilities"}),
    n.WithoutKeyword: frozenset({"abilities"}),
    n.WithAnyKeyword: frozenset({"abilities"}),
    n.WithNumber: frozenset({"power", "toughness", "mana_cost"}),
    n.WithBaseSize: frozenset({"power", "toughness"}),
    OfSize: frozenset({"power", "toughness"}),
    IsNow: _NOTHING,
    NotToken: _NOTHING,
    Other: _NOTHING,
    zn.InZone: _NOTHING,
    zn.InExile: _NOTHING,
    zn.OnBattlefield: _NOTHING,
    zn.OfPermanentType: frozenset({"types"}),
    n.Described: _NOTHING,
    n.EitherGroup: _NOTHING,
    n.KeywordName: _NOTHING,
    a.Fixed: _NOTHING,
    a.X: _NOTHING,
    a.CountOf: _NOTHING,
    a.NumberOf: frozenset({"power", "toughness", "mana_cost"}),
    a.Exactly: _NOTHING,
    r.This: _NOTHING,
    r.Each: _NOTHING,
    r.All: _NOTHING,
    r.Bare: _NOTHING,
    r.Host: _NOTHING,
    pl.You: _NOTHING,
    pl.YourTeam: _NOTHING,
    pl.AnOpponent: _NOTHING,
    pl.EachOpponent: _NOTHING,
    pl.YourOpponents: _NOTHING,
    pl.APlayer: _NOTHING,
    pl.EachPlayer: _NOTHING,
    GetPT: _NOTHING,
    PTChange: _NOTHING,
    GainAbilities: _NOTHING,
    HaveAbilities: _NOTHING,
    LoseAllAbilities: _NOTHING,
    GainControl: _NOTHING,
    ab.Keyword: _NOTHING,
}
"""What each node looks at by itself; what its parts look at is added. A node not listed may look at anything."""


def characteristics_read(*nodes: Node | None) -> frozenset[str]:
    """The characteristics that these nodes and their parts look at."""
    found: frozenset[str] = _NOTHING
    for node in nodes:
        if node is not None:
            found |= _read(node)
    return found


@memoized
def _read(node: Node) -> frozenset[str]:
    found = READS.get(type(node), ALL)
    if dataclasses.is_dataclass(node):
        for part in dataclasses.fields(node):
            value = getattr(node, part.name)
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Node) and not isinstance(one, Ability):
                    found |= _read(one)
    return found
