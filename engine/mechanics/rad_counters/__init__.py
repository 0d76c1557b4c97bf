"""Rad counters (CR 728)."""
