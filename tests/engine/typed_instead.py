# ruff: noqa: E501
"""Cards that have something else done instead of a move to a graveyard, or of losing the game."""

CARDS = """
Kalitas, Traitor of Ghet | {2}{B}{B} | Legendary Creature — Vampire Warrior | 3/4
Lifelink
If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.
{2}{B}, Sacrifice another Vampire or Zombie: Put two +1/+1 counters on Kalitas.

Ravenous Slime | {2}{B} | Creature — Ooze | 1/1
This creature can't be blocked by creatures with power 2 or less.
If a creature an opponent controls would die, instead exile it and put a number of +1/+1 counters equal to that creature's power on this creature.

Rayami, First of the Fallen | {1}{B}{G}{U} | Legendary Creature — Vampire | 5/4
If a nontoken creature would die, exile that card with a blood counter on it instead.

Exquisite Archangel | {5}{W}{W} | Creature — Angel | 5/5
Flying
If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.

Arc Blade | {3}{R}{R} | Sorcery |
Arc Blade deals 2 damage to any target. Exile Arc Blade with three time counters on it.
Suspend 3—{2}{R}
"""
