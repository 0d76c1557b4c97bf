"""What objects and players do in events, as triggers and conditions about this turn speak of it (CR 603.2)."""
