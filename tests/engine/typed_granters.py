# ruff: noqa: E501
"""Cards that give abilities which name the card."""

CARDS = """
Blazing Torch | {1} | Artifact — Equipment |
Equipped creature can't be blocked by Vampires or Humans.
Equipped creature has "{T}, Sacrifice Blazing Torch: Blazing Torch deals 2 damage to any target."
Equip {1}

Heliod's Punishment | {1}{W} | Enchantment — Aura |
Enchant creature
Heliod's Punishment enters with four task counters on it.
Enchanted creature can't attack or block. It loses all abilities and has "{T}: Remove a task counter from Heliod's Punishment. Then if it has no task counters on it, destroy Heliod's Punishment."

Saproling Burst | {4}{G} | Enchantment |
Fading 7
Remove a fade counter from Saproling Burst: Create a green Saproling creature token. It has "This token's power and toughness are each equal to the number of fade counters on Saproling Burst."
"""
