"""Rooms and their doors (CR 709.5)."""
