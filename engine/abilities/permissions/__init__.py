"""Leave to play, cast and act where and when the rules alone give none (CR 601.3, 305.1, 118.9)."""
