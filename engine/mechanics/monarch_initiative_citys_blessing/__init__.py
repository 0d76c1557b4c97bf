"""The monarch, the initiative and the city's blessing (CR 702.131, 725, 726)."""
