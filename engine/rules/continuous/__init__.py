"""Continuous effects: static abilities, what resolved spells leave behind, copying, text changes (CR 604,
611-613, 707)."""
