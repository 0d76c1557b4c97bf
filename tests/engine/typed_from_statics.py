# ruff: noqa: E501
"""Cards with static abilities that make delayed triggers, and other linked ones."""

CARDS = """
Nemata, Primeval Warden | {2}{B}{G} | Legendary Creature — Treefolk | 3/4
Reach
If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 green Saproling creature token.
{G}, Sacrifice a Saproling: Nemata gets +2/+2 until end of turn.
{1}{B}, Sacrifice two Saprolings: Draw a card.

Armor of Thorns | {1}{G} | Enchantment — Aura |
You may cast Armor of Thorns as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
Enchant nonblack creature
Enchanted creature gets +2/+2.
"""
