"""Villainous choices (CR 701.55)."""
