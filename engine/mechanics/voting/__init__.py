"""Voting, and villainous choices (CR 701.38, 701.55)."""
