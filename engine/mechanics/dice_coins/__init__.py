"""Rolling dice and flipping coins (CR 705, 706)."""
