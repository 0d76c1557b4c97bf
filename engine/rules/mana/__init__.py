"""Mana: what makes it, what it may be spent on, paying with it (CR 106, 605)."""
