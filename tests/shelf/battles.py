"""Battles, typed as facts."""

CARDS = """
Nameless Bastion | {2} | Battle | 4
When this battle enters, you gain 1 life.
"""
