"""What stands by itself, a folder each: its words, events, rules and telling. Nothing below imports a mechanic."""
