"""What players and objects can't do (CR 101.2, 601.3, 602.5)."""
