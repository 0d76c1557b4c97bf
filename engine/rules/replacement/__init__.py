"""Replacement and prevention effects (CR 614-616)."""
