"""Costs, and what changes them (CR 118, 601.2f)."""
