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

"""
