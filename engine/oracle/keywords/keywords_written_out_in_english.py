"""The English that keyword abilities stand for, with what differs from card to card left open (CR 702)."""

from __future__ import annotations

from dataclasses import dataclass


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
    "blitz": _means("702.152a", 'As long as ~\'s blitz cost was paid, it has haste and "When ~ dies, draw a card."'),
    "bloodthirst": _means(
        "702.54a",
        "If an opponent was dealt damage this turn, ~ enters with {number} +1/+1 counter{s} on it.",
    ),
    "bloodthirst X": _means(
        "702.54b",
        "~ enters with a number of +1/+1 counters on it equal to the total damage your opponents have been dealt this "
        "turn.",
    ),
    "bushido": _means("702.45a", "Whenever ~ blocks or becomes blocked, it gets +{n}/+{n} until end of turn."),
    "cascade": _means("702.85a", "When you cast ~, cascade."),
    "changeling": _means("702.73a", "~ is every creature type."),
    "crew": _means(
        "702.122a",
        "Tap any number of other untapped creatures you control with total power {n} or greater: ~ becomes an "
        "artifact creature until end of turn.",
    ),
    "cumulative upkeep": _means(
        "702.24a",
        "At the beginning of your upkeep, put an age counter on ~. Then you may {pay} for each age counter on ~. "
        "If you don't, sacrifice ~.",
    ),
    "cycling": _means("702.29a", "{cost}, Cycle ~: Draw a card."),
    "dash": _means("702.109a", "As long as ~'s dash cost was paid, it has haste."),
    "decayed": _means("702.147a", "~ can't block.", "When ~ attacks, sacrifice it at end of combat."),
    "dethrone": _means(
        "702.105a",
        "Whenever ~ attacks the player with the most life or tied for most life, put a +1/+1 counter on ~.",
    ),
    "devoid": _means("702.114a", "~ is colorless."),
    "echo": _means(
        "702.30a",
        "At the beginning of your upkeep, if ~ came under your control since the beginning of your last upkeep, "
        "sacrifice it unless you {pay}.",
    ),
    "evoke": _means("702.74a", "When ~ enters, if its evoke cost was paid, its controller sacrifices it."),
    "evolve": _means(
        "702.100a",
        "Whenever a creature you control enters, if its power or toughness is greater than ~'s, put a +1/+1 counter "
        "on ~.",
    ),
    "exalted": _means(
        "702.83a", "Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn."
    ),
    "exploit": _means("702.110a", "When ~ enters, you may exploit a creature."),
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
    "haunt": _means(
        "702.55a", "When ~ dies or is put into a graveyard as it resolves, exile ~ haunting target creature."
    ),
    "hideaway": _means(
        "702.75a",
        "When ~ enters, look at the top {cards} of your library. Exile {one_of_them}.",
    ),
    "ingest": _means(
        "702.115a",
        "Whenever ~ deals combat damage to a player, that player exiles the top card of their library.",
    ),
    "job select": _means("702.182a", "When ~ enters, create a 1/1 colorless Hero creature token, then attach ~ to it."),
    "level up": _means("702.87a", "{cost}: Put a level counter on ~. Activate only as a sorcery."),
    "living weapon": _means(
        "702.92a", "When ~ enters, create a 0/0 black Phyrexian Germ creature token, then attach ~ to it."
    ),
    "madness": _means(
        "702.35a",
        "When ~ is exiled this way, you may cast ~ by paying {price} rather than paying its mana cost. If you don't, "
        "put ~ into your graveyard.",
    ),
    "mentor": _means(
        "702.134a",
        "Whenever ~ attacks, put a +1/+1 counter on target attacking creature with power less than ~'s power.",
    ),
    "mobilize": _means(
        "702.181a",
        "Whenever ~ attacks, create {number} 1/1 red Warrior creature token{s} {that_are} tapped and attacking. "
        "Sacrifice {those} token{s} at the beginning of the next end step.",
    ),
    "modular": _means(
        "702.43a",
        "~ enters with {number} +1/+1 counter{s} on it.",
        "When ~ is put into a graveyard from the battlefield, you may put a +1/+1 counter on target artifact creature "
        "for each +1/+1 counter on ~.",
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
    "reinforce": _means("702.77a", "{cost}, Discard ~: Put {number} +1/+1 counter{s} on target creature."),
    "reinforce X": _means("702.77a", "{cost}, Discard ~: Put X +1/+1 counters on target creature."),
    "renown": _means(
        "702.112a",
        "When ~ deals combat damage to a player, if it isn't renowned, put {number} +1/+1 counter{s} on it and it "
        "becomes renowned.",
    ),
    "scavenge": _means(
        "702.97a",
        "{cost}, Exile ~ from your graveyard: Put X +1/+1 counters on target creature, where X is ~'s power. "
        "Activate only as a sorcery.",
    ),
    "soulshift": _means(
        "702.46a",
        "When ~ dies, you may return target Spirit card with mana value {n} or less from your graveyard to your hand.",
    ),
    "station": _means(
        "702.184a",
        "Tap another untapped creature you control: Put a number of charge counters on ~ equal to the number for "
        "which that creature stations. Activate only as a sorcery.",
    ),
    "storm": _means(
        "702.40a",
        "When you cast ~, copy ~ with new targets a number of times equal to the number of spells cast before it this "
        "turn.",
    ),
    "suspend": _means(
        "702.62a",
        "At the beginning of your upkeep, if ~ is suspended, remove a time counter from ~.",
        "When the last time counter is removed from ~, you may cast ~ without paying its mana cost as it is no longer "
        "suspended.",
    ),
    "unearth": _means(
        "702.84a",
        "{cost}: Return ~ from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the "
        "next end step. If it would leave the battlefield, exile it instead of putting it anywhere else. Activate only "
        "as a sorcery.",
    ),
    "undying": _means(
        "702.93a",
        "When ~ dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with "
        "a +1/+1 counter on it.",
    ),
    "unleash": _means("702.98a", "~ can't block as long as it has a +1/+1 counter on it."),
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

MEANINGS["suspend X"] = MEANINGS["suspend"]

MEANINGS.update(
    {
        "casualty": _means("702.153a", "When you cast ~, if its casualty cost was paid, copy ~ with new targets."),
        "conspire": _means("702.78a", "When you cast ~, if its conspire cost was paid, copy ~ with new targets."),
        "gravestorm": _means(
            "702.69a",
            "When you cast ~, copy ~ with new targets a number of times equal to the number of permanents put into "
            "graveyards from the battlefield this turn.",
        ),
        "offspring": _means(
            "702.175a",
            "When ~ enters, if its offspring cost was paid, create a token that's a copy of ~, except it's 1/1.",
        ),
        "replicate": _means(
            "702.56a",
            "When you cast ~, if its replicate cost was paid, copy ~ with new targets a number of times equal to the "
            "number of times its replicate cost was paid.",
        ),
        "squad": _means(
            "702.157a",
            "When ~ enters, if its squad cost was paid, create X tokens that are copies of ~, where X is the number of "
            "times its squad cost was paid.",
        ),
    }
)
"""Keywords whose costs may be paid as the spell is cast (``engine.rules.casting.kicker_and_optional_costs``)."""

MEANINGS.update(
    {
        f"gift {what}": _means("702.174a", f"When ~ enters, if the gift was promised, the promised player {given}.")
        for what, given in {
            "a card": "draws a card",
            "a Food": "creates a Food token",
            "a tapped Fish": "creates a tapped 1/1 blue Fish creature token",
            "a Treasure": "creates a Treasure token",
            "an Octopus": "creates an 8/8 blue Octopus creature token",
            "an extra turn": "takes an extra turn after this one",
        }.items()
    }
)

MEANINGS.update(
    {
        "commander ninjutsu": _means(
            "702.49d",
            "{cost}, Reveal ~ from your hand or from the command zone, Return an unblocked attacking creature you "
            "control to its owner's hand: Put ~ onto the battlefield attacking in place of the returned creature.",
        ),
        "impending": _means(
            "702.176a",
            "If ~'s impending cost was paid, ~ enters with {number} time counter{s} on it.",
            "As long as ~'s impending cost was paid and it has a time counter on it, it isn't a creature.",
            "At the beginning of your end step, if ~'s impending cost was paid and it has a time counter on it, remove "
            "a time counter from it.",
        ),
        "miracle": _means(
            "702.94a",
            "When you reveal ~ as you draw it, you may cast ~ by paying {price} rather than paying its mana cost.",
        ),
        "ninjutsu": _means(
            "702.49a",
            "{cost}, Reveal ~ from your hand, Return an unblocked attacking creature you control to its owner's hand: "
            "Put ~ onto the battlefield attacking in place of the returned creature.",
        ),
    }
)
"""Keywords by which cards are cast or put onto the battlefield in other ways."""

MEANINGS.update(
    {
        "backup": _means(
            "702.165a",
            "When ~ enters, put {number} +1/+1 counter{s} on target creature. Share the abilities below with that "
            "creature.",
        ),
        "demonstrate": _means(
            "702.144a",
            "When you cast ~, you may copy ~ with new targets. If you do, an opponent copies ~ with new targets.",
        ),
        "embalm": _means(
            "702.128a",
            "{cost}, Exile ~ from your graveyard: Create a token that's a copy of ~, except it's white, it has no mana "
            "cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
        ),
        "encore": _means(
            "702.141a",
            "{cost}, Exile ~ from your graveyard: Create a copy of ~ for each opponent to attack. Those tokens gain "
            "haste. Sacrifice those tokens at the beginning of the next end step. Activate only as a sorcery.",
        ),
        "eternalize": _means(
            "702.129a",
            "{cost}, Exile ~ from your graveyard: Create a token that's a copy of ~, except it's black, it's 4/4, it "
            "has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
        ),
        "extort": _means(
            "702.101a",
            "Whenever you cast a spell, you may pay {{W/B}}. If you do, each opponent loses 1 life and you gain life "
            "equal to the total life lost this way.",
        ),
        "fortify": _means("702.67a", "{cost}: Attach ~ to target land you control. Activate only as a sorcery."),
        "frenzy": _means("702.68a", "Whenever ~ attacks and isn't blocked, it gets +{n}/+0 until end of turn."),
        "graft": _means(
            "702.58a",
            "~ enters with {number} +1/+1 counter{s} on it.",
            "Whenever another creature enters, if ~ has a +1/+1 counter on it, you may move a +1/+1 counter from ~ "
            "onto that creature.",
        ),
        "increment": _means(
            "702.191a",
            "Whenever you cast a spell, if the amount of mana spent to cast that spell is greater than ~'s power or "
            "toughness, put a +1/+1 counter on ~.",
        ),
        "living metal": _means(
            "702.161a", "During your turn, ~ is an artifact creature in addition to its other types."
        ),
        "melee": _means(
            "702.121a",
            "Whenever ~ attacks, it gets +1/+1 until end of turn for each opponent you attacked with a creature this "
            "combat.",
        ),
        "myriad": _means(
            "702.116a",
            "Whenever ~ attacks, create a copy of ~ for each other opponent. Exile those tokens at end of combat.",
        ),
        "provoke": _means(
            "702.39a",
            "Whenever ~ attacks, you may have target creature defending player controls block ~ this combat if able. "
            "If you do, untap that creature.",
        ),
        "rampage": _means(
            "702.23a",
            "Whenever ~ becomes blocked, it gets +{n}/+{n} until end of turn for each creature blocking it beyond the "
            "first.",
        ),
        "ravenous": _means(
            "702.156a", "~ enters with X +1/+1 counters on it.", "When ~ enters, if X is 5 or greater, draw a card."
        ),
        "reconfigure": _means(
            "702.151a",
            "{cost}: Attach ~ to another target creature you control. Activate only as a sorcery.",
            "{cost}: Unattach ~. Activate only if ~ is attached to a creature and only as a sorcery.",
            "As long as ~ is attached to a creature, ~ isn't a creature.",
        ),
        "recover": _means(
            "702.59a",
            "When a creature is put into your graveyard from the battlefield, you may {pay}. If you do, return ~ from "
            "your graveyard to your hand. Otherwise, exile ~ from your graveyard.",
        ),
        "saddle": _means(
            "702.171a",
            "Tap any number of other untapped creatures you control with total power {n} or greater: ~ becomes saddled "
            "until end of turn. Activate only as a sorcery.",
        ),
        "soulbond": _means(
            "702.95a",
            "When ~ enters, if ~ is unpaired and you control another unpaired creature, you may pair ~ with another "
            "unpaired creature you control.",
            "Whenever another creature you control enters, if ~ is unpaired and that creature is unpaired, you may "
            "pair ~ with that creature.",
        ),
        "training": _means(
            "702.149a",
            "Whenever ~ and at least one other creature with power greater than ~'s power attack, put a +1/+1 counter "
            "on ~.",
        ),
        "transfigure": _means(
            "702.71a",
            "{cost}, Sacrifice ~: Search your library for a creature card with the same mana value as ~, put it onto "
            "the battlefield, then shuffle. Activate only as a sorcery.",
        ),
        "transmute": _means(
            "702.53a",
            "{cost}, Discard ~: Search your library for a card with the same mana value as ~, reveal it, put it into "
            "your hand, then shuffle. Activate only as a sorcery.",
        ),
        "undaunted": _means("702.125a", "~ costs {{1}} less to cast for each opponent you have."),
    }
)

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


SPELL_MEANINGS = {
    "awaken": "If ~'s awaken cost was paid, put {number} +1/+1 counter{s} on target land you control. That land "
    "becomes a 0/0 Elemental creature with haste. It's still a land.",
}
"""Keywords of instants and sorceries that are spell abilities, behind the others (702.113a)."""
