"""Dungeons and venturing (CR 309, 701.49)."""
