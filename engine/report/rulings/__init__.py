"""Rulings that explain a step (``matching``): what happened in it, in features; what they are about, in topics."""
