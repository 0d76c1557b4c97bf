"""Cards with several sets of characteristics: split cards, Adventures, Omens (CR 709, 715, 720)."""
