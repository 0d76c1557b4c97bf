"""Turns, priority and loops (CR 117, 500-514, 732)."""
