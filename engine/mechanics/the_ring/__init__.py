"""The Ring tempts you (CR 701.54)."""
