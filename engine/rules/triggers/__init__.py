"""Triggered abilities: what they watch for, and putting them onto the stack (CR 603)."""
