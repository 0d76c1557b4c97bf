"""Cards of the questions a strict judge asks."""

CARDS = """
Devoted Druid | {1}{G} | Creature — Elf Druid | 0/2
{T}: Add {G}.
Put a -1/-1 counter on Devoted Druid: Untap Devoted Druid.
"""
