"""Grouping objects into piles (CR 700.3)."""
