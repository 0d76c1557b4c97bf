"""What noun phrases, conditions and numbers stand for at a moment (CR 107, 109, 608.2h)."""
