"""What can't be done, or must be, all along (CR 101.2, 508.1c-d, 509.1b-c, 601.3, 602.5)."""
