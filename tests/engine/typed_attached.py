# ruff: noqa: E501
"""Cards that enter attached, or have something done as they enter, typed as facts (see ``typed_cards``)."""

CARDS = """
Iridescent Drake | {3}{U} | Creature — Drake | 2/2
Flying
When Iridescent Drake enters, put target Aura card from a graveyard onto the battlefield under your control attached to Iridescent Drake.

Academy Researchers | {1}{U}{U} | Creature — Human Wizard | 2/2
When Academy Researchers enters, you may put an Aura card from your hand onto the battlefield attached to Academy Researchers.

Nomad Mythmaker | {2}{W} | Creature — Human Nomad Cleric | 2/2
{W}, {T}: Put target Aura card from a graveyard onto the battlefield under your control attached to a creature you control.

Reins of the Vinesteed | {3}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +2/+2.
When enchanted creature dies, you may return Reins of the Vinesteed from your graveyard to the battlefield attached to a creature that shares a creature type with that creature.

Smoke Shroud | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +1/+1 and has flying.
When a Ninja enters under your control, you may return Smoke Shroud from your graveyard to the battlefield attached to that creature.

Magnetic Snuffler | {5} | Artifact Creature — Construct | 4/4
When this creature enters, return target Equipment card from your graveyard to the battlefield attached to this creature.
Whenever you sacrifice an artifact, put a +1/+1 counter on this creature.

Unfinished Business | {3}{W}{W} | Sorcery |
Return target creature card from your graveyard to the battlefield, then return up to two target Aura and/or Equipment cards from your graveyard to the battlefield attached to that creature.

Dire Undercurrents | {3}{U/B}{U/B} | Enchantment |
Whenever a blue creature enters under your control, you may have target player draw a card.
Whenever a black creature enters under your control, you may have target player discard a card.

Satya, Aetherflux Genius | {1}{U}{R}{W} | Legendary Creature — Human Artificer | 3/5
Menace, haste
Whenever Satya attacks, create a tapped and attacking token that's a copy of up to one other target nontoken creature you control. You get {E}{E} (two energy counters). At the beginning of the next end step, sacrifice that token unless you pay an amount of {E} equal to its mana value.

Encroaching Mycosynth | {3}{U} | Artifact |
Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent spells you control and nonland permanent cards you own that aren't on the battlefield.

Planar Void | {B} | Enchantment |
Whenever another card is put into a graveyard from anywhere, exile that card.

Callous Oppressor | {1}{U}{U} | Creature — Cephalid | 1/2
You may choose not to untap Callous Oppressor during your untap step.
As Callous Oppressor enters, an opponent chooses a creature type.
{T}: Gain control of target creature that isn't of the chosen type for as long as Callous Oppressor remains tapped.

Jihad | {W}{W}{W} | Enchantment |
As this enchantment enters, choose a color and an opponent.
White creatures get +2/+1 as long as the chosen player controls a nontoken permanent of the chosen color.
When the chosen player controls no nontoken permanents of the chosen color, sacrifice this enchantment.

Accumulated Knowledge | {1}{U} | Instant |
Draw a card, then draw cards equal to the number of cards named Accumulated Knowledge in all graveyards.

Lynde, Cheerful Tormentor | {1}{U}{B}{R} | Legendary Creature — Human Warlock | 2/4
Deathtouch
Whenever a Curse is put into your graveyard from the battlefield, return it to the battlefield attached to you at the beginning of the next end step.
At the beginning of your upkeep, you may attach a Curse attached to you to one of your opponents. If you do, draw two cards.

Rohirrim Chargers | {2}{R}{W} | Creature — Human Knight | 4/4
You may exert Rohirrim Chargers as it attacks.
Whenever you exert a creature, reveal cards from the top of your library until you reveal an Equipment card. Put that card onto the battlefield attached to that creature, then put the rest on the bottom of your library in a random order.

Unnatural Hunger | {3}{B}{B} | Enchantment — Aura |
Enchant creature
At the beginning of the upkeep of enchanted creature's controller, Unnatural Hunger deals damage equal to that creature's power to that player unless they sacrifice another creature.

Curse Artifact | {2}{B}{B} | Enchantment — Aura |
Enchant artifact
At the beginning of the upkeep of enchanted artifact's controller, Curse Artifact deals 2 damage to that player unless they sacrifice that artifact.

Paroxysm | {1}{R} | Enchantment — Aura |
Enchant creature
At the beginning of the upkeep of enchanted creature's controller, that player reveals the top card of their library. If that card is a land card, destroy that creature. Otherwise, it gets +3/+3 until end of turn.

Malakir Cullblade | {1}{B} | Creature — Vampire Warrior | 1/1
Whenever a creature an opponent controls dies, put a +1/+1 counter on Malakir Cullblade.

Lucius the Eternal | {3}{B}{R} | Legendary Creature — Astartes Warrior | 5/3
Haste
When Lucius the Eternal dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return this card from exile to the battlefield under its owner's control.

Captain Mar-Vell, Space-Born | {4}{W} | Legendary Creature — Kree Soldier Hero | 4/4
Flying, vigilance
As long as an opponent has cast a spell this turn, you may cast spells as though they had flash.

Urabrask, Heretic Praetor | {3}{R}{R} | Legendary Creature — Phyrexian Praetor | 4/4
Haste
At the beginning of your upkeep, exile the top card of your library. You may play it this turn.
At the beginning of each opponent's upkeep, the next time they would draw a card this turn, instead they exile the top card of their library. They may play it this turn.
"""
