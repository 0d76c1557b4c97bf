"""Speed and max speed (CR 702.178, 702.179)."""
