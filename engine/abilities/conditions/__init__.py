"""What can be true or not: after "if", "as long as", "unless" (CR 603.4, 608.2c, 611.3a)."""
