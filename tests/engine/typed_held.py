# ruff: noqa: E501
"""Cards whose official rulings the engine was held against."""

CARDS = """\
Show and Tell | {2}{U} | Sorcery |
Each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield.

Hunted Wumpus | {3}{G} | Creature — Beast | 6/6
When Hunted Wumpus enters, each other player may put a creature card from their hand onto the battlefield.

Sylvan Hierophant | {1}{G} | Creature — Human Cleric | 1/2
When Sylvan Hierophant dies, exile Sylvan Hierophant, then return another target creature card from your graveyard to your hand.

Myr Retriever | {2} | Artifact Creature — Myr | 1/1
When this creature dies, return another target artifact card from your graveyard to your hand.

Goblin Grenadiers | {3}{R} | Creature — Goblin | 2/2
Whenever Goblin Grenadiers attacks and isn't blocked, you may sacrifice it. If you do, destroy target creature and target land.

Followed Footsteps | {3}{U}{U} | Enchantment — Aura |
Enchant creature
At the beginning of your upkeep, create a token that's a copy of enchanted creature.

Upheaval | {4}{U}{U} | Sorcery |
Return all permanents to their owners' hands.

Urza's Armor | {6} | Artifact |
If a source would deal damage to you, prevent 1 of that damage.

Avenging Angel | {3}{W}{W} | Creature — Angel | 3/3
Flying
When Avenging Angel dies, you may put it on top of its owner's library.

Ob Nixilis, the Hate-Twisted | {3}{B}{B} | Legendary Planeswalker — Nixilis | 5
Whenever an opponent draws a card, Ob Nixilis, the Hate-Twisted deals 1 damage to that player.
−2: Destroy target creature. Its controller draws two cards.

Frantic Salvage | {3}{W} | Instant |
Put any number of target artifact cards from your graveyard on top of your library.
Draw a card.

Rankle, Master of Pranks | {2}{B}{B} | Legendary Creature — Faerie Rogue | 3/3
Flying, haste
Whenever Rankle deals combat damage to a player, choose any number —
• Each player discards a card.
• Each player loses 1 life and draws a card.
• Each player sacrifices a creature of their choice.

Cremate | {B} | Instant |
Exile target card from a graveyard.
Draw a card.

Squee, Goblin Nabob | {2}{R} | Legendary Creature — Goblin | 1/1
At the beginning of your upkeep, you may return this card from your graveyard to your hand.

Dead Reckoning | {1}{B}{B} | Sorcery |
You may put target creature card from your graveyard on top of your library. If you do, Dead Reckoning deals damage equal to that card's power to target creature.

Hellhole Rats | {2}{B}{R} | Creature — Rat | 2/2
Haste
When Hellhole Rats enters, target player discards a card. Hellhole Rats deals damage to that player equal to that card's mana value.

Lie in Wait | {B}{G}{U} | Sorcery |
Return target creature card from your graveyard to your hand. Lie in Wait deals damage equal to that card's power to target creature.

Mercurial Chemister | {3}{U}{R} | Creature — Human Wizard | 2/3
{U}, {T}: Draw two cards.
{R}, {T}, Discard a card: Mercurial Chemister deals damage to target creature equal to the discarded card's mana value.

Wolf of Devil's Breach | {3}{R}{R} | Creature — Elemental Wolf | 5/5
Whenever Wolf of Devil's Breach attacks, you may pay {1}{R} and discard a card. If you do, Wolf of Devil's Breach deals damage to target creature or planeswalker equal to the discarded card's mana value.

Undying Flames | {4}{R}{R} | Sorcery |
Exile cards from the top of your library until you exile a nonland card. Undying Flames deals damage to any target equal to that card's mana value.
Epic

Spellbound Dragon | {3}{U}{R} | Creature — Dragon | 3/5
Flying
Whenever Spellbound Dragon attacks, draw a card, then discard a card. Spellbound Dragon gets +X/+0 until end of turn, where X is the discarded card's mana value.

Land's Edge | {1}{R}{R} | World Enchantment |
Discard a card: If the discarded card was a land card, Land's Edge deals 2 damage to target player or planeswalker. Any player may activate this ability.

Essence Backlash | {2}{U}{R} | Instant |
Counter target creature spell. Essence Backlash deals damage equal to that spell's power to its controller.

Neonate's Rush | {2}{R} | Instant |
This spell costs {1} less to cast if you control a Vampire.
Neonate's Rush deals 1 damage to target creature and 1 damage to its controller. Draw a card.

"""
