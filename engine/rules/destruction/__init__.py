"""Destroying, sacrificing and regenerating permanents (CR 701.8, 701.19, 701.21)."""
