"""Casting spells, activating abilities and taking special actions (CR 116, 601, 602)."""
