"""Flip cards (CR 710)."""
