"""Variants of the game (CR 900s)."""
