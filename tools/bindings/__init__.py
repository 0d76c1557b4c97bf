"""What pronouns, "other" and "that much" are bound to, and who is asked to choose or pay: listings to read through."""
