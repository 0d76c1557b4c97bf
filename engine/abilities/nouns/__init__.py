"""Noun phrases: the objects, players, zones and tokens that a sentence speaks of (CR 109, 115)."""
