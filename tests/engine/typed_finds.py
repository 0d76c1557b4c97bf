"""Cards that random games have found questions about."""

CARDS = """
Ertai's Trickery | {U} | Instant |
Counter target spell if it was kicked.

Tenacious Hunter | {2}{G}{G} | Creature — Crocodile | 4/4
As long as a creature has a -1/-1 counter on it, Tenacious Hunter has vigilance and deathtouch.
"""
