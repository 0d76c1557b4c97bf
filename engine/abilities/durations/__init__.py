"""How long effects last (CR 611.2)."""
