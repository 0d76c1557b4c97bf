"""Keyword abilities that stand for other abilities: each is its English, read like a card's (CR 702.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.abilities.ability import Keyword
from engine.abilities.amounts import Fixed
from engine.abilities.base import Ability
from engine.oracle.words import number_word, third_person


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a keyword means: its rule, and its abilities in English with {cost}, {n} and {what} left open."""

    rule: str
    english: tuple[str, ...]


def _means(rule: str, *english: str) -> Meaning:
    return Meaning(rule, english)


MEANINGS: dict[str, Meaning] = {
    "affinity": _means("702.41a", "~ costs {{1}} less to cast for each {what} you control."),
    "afflict": _means("702.130a", "Whenever ~ becomes blocked, defending player loses {n} life."),
    "afterlife": _means(
        "702.135a", "When ~ dies, create {number} 1/1 white and black Spirit creature token{s} with flying."
    ),
    "annihilator": _means(
        "702.86a", "Whenever ~ attacks, defending player sacrifices {number} permanent{s} of their choice."
    ),
    "battle cry": _means("702.91a", "Whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn."),
    "bloodthirst": _means(
        "702.54a",
        "If an opponent was dealt damage this turn, ~ enters with {number} +1/+1 counter{s} on it.",
    ),
    "bushido": _means("702.45a", "Whenever ~ blocks or becomes blocked, it gets +{n}/+{n} until end of turn."),
    "changeling": _means("702.73a", "~ is every creature type."),
    "crew": _means(
        "702.122a",
        "Tap any number of other untapped creatures you control with total power {n} or greater: ~ becomes an "
        "artifact creature until end of turn.",
    ),
    "cycling": _means("702.29a", "{cost}, Cycle ~: Draw a card."),
    "decayed": _means("702.147a", "~ can't block.", "When ~ attacks, sacrifice it at end of combat."),
    "dethrone": _means(
        "702.105a",
        "Whenever ~ attacks the player with the most life or tied for most life, put a +1/+1 counter on ~.",
    ),
    "devoid": _means("702.114a", "~ is colorless."),
    "exalted": _means(
        "702.83a", "Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."
    ),
    "exploit": _means("702.110a", "When ~ enters, you may sacrifice a creature."),
    "fabricate": _means(
        "702.123a",
        "When ~ enters, you may put {number} +1/+1 counter{s} on it. If you don't, create {number} 1/1 colorless "
        "Servo artifact creature token{s}.",
    ),
    "fading": _means(
        "702.32a",
        "~ enters with {number} fade counter{s} on it.",
        "At the beginning of your upkeep, remove a fade counter from ~. If you can't, sacrifice ~.",
    ),
    "flanking": _means(
        "702.25a",
        "Whenever ~ becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.",
    ),
    "for Mirrodin!": _means("702.163a", "When ~ enters, create a 2/2 red Rebel creature token, then attach ~ to it."),
    "ingest": _means(
        "702.115a",
        "Whenever ~ deals combat damage to a player, that player exiles the top card of their library.",
    ),
    "job select": _means("702.182a", "When ~ enters, create a 1/1 colorless Hero creature token, then attach ~ to it."),
    "level up": _means("702.87a", "{cost}: Put a level counter on ~. Activate only as a sorcery."),
    "living weapon": _means(
        "702.92a", "When ~ enters, create a 0/0 black Phyrexian Germ creature token, then attach ~ to it."
    ),
    "mentor": _means(
        "702.134a",
        "Whenever ~ attacks, put a +1/+1 counter on target attacking creature with power less than ~'s power.",
    ),
    "outlast": _means("702.107a", "{cost}, {{T}}: Put a +1/+1 counter on ~. Activate only as a sorcery."),
    "persist": _means(
        "702.79a",
        "When ~ dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with "
        "a -1/-1 counter on it.",
    ),
    "poisonous": _means(
        "702.70a",
        "Whenever ~ deals combat damage to a player, that player gets {number} poison counter{s}.",
    ),
    "prowess": _means("702.108a", "Whenever you cast a noncreature spell, ~ gets +1/+1 until end of turn."),
    "soulshift": _means(
        "702.46a",
        "When ~ dies, you may return target Spirit card with mana value {n} or less from your graveyard to your hand.",
    ),
    "undying": _means(
        "702.93a",
        "When ~ dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with "
        "a +1/+1 counter on it.",
    ),
    "vanishing": _means(
        "702.63a",
        "~ enters with {number} time counter{s} on it.",
        "At the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from it.",
        "When the last time counter is removed from ~, sacrifice it.",
    ),
    "ward": _means(
        "702.21a",
        "Whenever ~ becomes the target of a spell or ability an opponent controls, counter that spell or ability "
        "unless that player {pays}.",
    ),
}
"""For each such keyword what it means."""

_TYPECYCLING = "{{cost}}, Cycle ~: Search your library for {kind} card, reveal it, put it into your hand, then shuffle."

MEANINGS.update(
    {
        word: _means("702.29e", _TYPECYCLING.format(kind=kind))
        for word, kind in {
            "plainscycling": "a Plains",
            "islandcycling": "an Island",
            "swampcycling": "a Swamp",
            "mountaincycling": "a Mountain",
            "forestcycling": "a Forest",
            "basic landcycling": "a basic land",
            "wizardcycling": "a Wizard",
            "slivercycling": "a Sliver",
        }.items()
    }
)


@lru_cache(maxsize=4096)
def meaning_of(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that an instance of a keyword stands for; none where it is carried out by rules of its own."""
    from engine.oracle.compile import read_unit
    from engine.oracle.printer import print_value, say

    meaning = MEANINGS.get(keyword.name.word)
    if meaning is None:
        return ()
    n = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0
    cost = keyword.cost.text if keyword.cost is not None else ", ".join(print_value(c) for c in keyword.costs)
    filled = {
        "n": str(n),
        "number": "a" if n == 1 else number_word(n),
        "s": "" if n == 1 else "s",
        "cost": cost,
        "pays": third_person(cost[:1].lower() + cost[1:]) if keyword.costs else f"pays {cost}",
        "what": say(keyword.what, "sg") or "" if keyword.what is not None else "",
    }
    return tuple(ability for line in meaning.english for ability in read_unit(line.format(**filled), False).abilities)
