"""Companions (CR 702.139)."""
