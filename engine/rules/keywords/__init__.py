"""Keyword abilities that are rules of their own (CR 702)."""
