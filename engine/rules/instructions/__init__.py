"""Carrying out the instructions of spells and abilities: the tables of what does them, and asking it (CR 608.2)."""
