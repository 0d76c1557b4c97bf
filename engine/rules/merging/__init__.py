"""Merging with permanents: mutating and melding (CR 701.42, 702.140, 730)."""
