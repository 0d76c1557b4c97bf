"""Players: life, losing, leaving, and choices that nobody needs to be asked (CR 104, 119, 800.4)."""
