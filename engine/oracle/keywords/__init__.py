"""What keyword abilities stand for (CR 702.1), and which are rules of their own."""
