"""Keyword actions as texts say them: a module for each, named after it (CR 701)."""
