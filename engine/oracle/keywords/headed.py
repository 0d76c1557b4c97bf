"""What keyword abilities stand for that are written with more than a cost or a number (CR 702.57, 702.72, 702.124,
702.142, 702.177)."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.base import Ability, Condition
from engine.abilities.conditions.conditions import BothTrue
from engine.abilities.conditions.turn_history import ObjectDid
from engine.abilities.keywords.keyword_abilities import (
    AuraSwap,
    Before,
    Champion,
    CumulativeEither,
    Headed,
    PartnerWith,
)
from engine.abilities.nouns.object_phrases import This
from engine.abilities.permissions.timing import ActivationLimit, LessByManaCost, Span
from engine.abilities.trigger_events import Attack, Enter
from engine.grammar.printer import say
from engine.oracle.compile import abilities_meant
from engine.oracle.keywords.definitions import MEANINGS
from engine.oracle.keywords.symbols import STANDS_FOR

LIMITS: dict[Before, tuple[ActivationLimit | Span, ...]] = {
    Before.BOAST: (ActivationLimit.ONCE,),
    Before.EXHAUST: (ActivationLimit.EVER,),
    Before.FORECAST: (Span.YOUR_UPKEEP, ActivationLimit.ONCE),
    Before.POWER_UP: (ActivationLimit.EVER,),
}
"""How often, and when, abilities with each word before them may be activated (702.57b, 702.142a, 702.177a)."""


_POWERED_UP = LessByManaCost(ObjectDid(This(), (Enter(),)))
"""Its mana cost less on the turn in which it entered."""


@STANDS_FOR.register(Headed)
def _headed(symbol: Headed) -> tuple[Ability, ...]:
    """The activated ability with what the word before it adds."""
    given: Condition | None = symbol.ability.given
    if symbol.word is Before.BOAST:
        attacked = ObjectDid(This(), (Attack(),))
        given = attacked if given is None else BothTrue(given, attacked)
    change = _POWERED_UP if symbol.word is Before.POWER_UP else symbol.ability.change
    limits = (*symbol.ability.limits, *LIMITS[symbol.word])
    return (replace(symbol.ability, limits=limits, given=given, change=change),)


@STANDS_FOR.register(CumulativeEither)
def _cumulative(symbol: CumulativeEither) -> tuple[Ability, ...]:
    """(702.24a)"""
    pay = f"pay {symbol.first.text} or {symbol.second.text}"
    (english,) = MEANINGS["cumulative upkeep"].english
    return abilities_meant(english.format(pay=pay))


@STANDS_FOR.register(AuraSwap)
def _aura_swap(symbol: AuraSwap) -> tuple[Ability, ...]:
    """(702.65a)"""
    text = f"{symbol.cost.text}: You may exchange ~ with an Aura card in your hand."
    return abilities_meant(text)


@STANDS_FOR.register(Champion)
def _champion(symbol: Champion) -> tuple[Ability, ...]:
    """Two linked triggered abilities (702.72a-b)."""
    what = say(symbol.what, "sg")
    return abilities_meant(
        f"When ~ enters, sacrifice it unless you exile another {what} you control.",
        "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    )


@STANDS_FOR.register(PartnerWith)
def _partner(symbol: PartnerWith) -> tuple[Ability, ...]:
    """The other card may be searched for (702.124j)."""
    text = (
        f"When ~ enters, target player may search their library for a card named {symbol.name}, reveal it, put it into "
        "their hand, then shuffle."
    )
    return abilities_meant(text)
