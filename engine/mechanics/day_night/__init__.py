"""Day and night (CR 731)."""
