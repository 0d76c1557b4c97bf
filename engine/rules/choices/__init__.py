"""Choices that rules have players make: who makes them, and which of them cannot matter."""
