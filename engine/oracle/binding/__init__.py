"""Binding: what pronouns, "that many" and target phrases of a text stand for."""
