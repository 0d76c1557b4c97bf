"""Keyword abilities that are written with more than a cost or a number, and the words of those that are rules of their
own (CR 702)."""
