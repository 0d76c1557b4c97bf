# ruff: noqa: E501
"""Well-known cards whose static abilities judges are asked about most, typed as facts (see ``helpers.shelf``)."""

CARDS = """
Urborg, Tomb of Yawgmoth | | Legendary Land |
Each land is a Swamp in addition to its other land types.

Dryad of the Ilysian Grove | {2}{G} | Enchantment Creature — Nymph Dryad | 2/4
You may play an additional land on each of your turns.
Lands you control are every basic land type in addition to their other types.

Mutavault | | Land |
{T}: Add {C}.
{1}: Mutavault becomes a 2/2 creature with all creature types until end of turn. It's still a land.

Thought Reflection | {4}{U}{U}{U} | Enchantment |
If you would draw a card, draw two cards instead.

Teferi's Ageless Insight | {2}{U}{U} | Legendary Enchantment |
If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.

Notion Thief | {2}{U}{B} | Creature — Human Rogue | 3/1
If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.

Laboratory Maniac | {2}{U} | Creature — Human Wizard | 2/2
If you would draw a card while your library has no cards in it, you win the game instead.

Tainted Remedy | {2}{B} | Enchantment |
If an opponent would gain life, that player loses that much life instead.

Sulfuric Vortex | {1}{R}{R} | Enchantment |
At the beginning of each player's upkeep, Sulfuric Vortex deals 2 damage to that player.
If a player would gain life, that player gains no life instead.

Lich's Bargain | {1}{B}{B} | Enchantment |
If you would gain life, draw that many cards instead.

Forgetful Library | {2}{U} | Enchantment |
If you would draw a card, you may skip that draw instead.
"""
