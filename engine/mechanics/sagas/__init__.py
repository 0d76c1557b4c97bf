"""Sagas (CR 714)."""
