"""What a game is, at one moment: objects, zones, characteristics, effects, choices. Events alone
change it."""
