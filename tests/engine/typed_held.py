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

"""
