"""Permanents by their types and forms (CR 110, 301-310, 702.26, 709-712)."""
