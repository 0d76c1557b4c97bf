"""Leave to play and cast cards from elsewhere (CR 601.3)."""
