"""Resolving spells and abilities (CR 608)."""
