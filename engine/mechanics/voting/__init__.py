"""Voting (CR 701.38)."""
