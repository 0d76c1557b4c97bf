"""Pairs of creatures: soulbond (CR 702.95)."""
