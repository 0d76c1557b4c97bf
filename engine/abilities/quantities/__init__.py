"""Numbers, written or worked out (CR 107)."""
