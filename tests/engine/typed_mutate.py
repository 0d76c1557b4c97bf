# ruff: noqa: E501
"""Cards with mutate, and what they meet."""

CARDS = """
Gemrazer | {3}{G} | Creature — Beast | 4/4
Mutate {1}{G}{G}
Reach, trample
Whenever this creature mutates, destroy target artifact or enchantment an opponent controls.

Dreamtail Heron | {4}{U} | Creature — Elemental Bird | 3/4
Mutate {3}{U}
Flying
Whenever this creature mutates, draw a card.

Porcuparrot | {3}{R} | Creature — Bird Beast | 3/4
Mutate {2}{R}
{T}: This creature deals X damage to any target, where X is the number of times this creature has mutated.

Cubwarden | {3}{W} | Creature — Cat | 3/5
Mutate {2}{W}{W}
Lifelink
Whenever this creature mutates, create two 1/1 white Cat creature tokens with lifelink.

Essence Symbiote | {1}{G} | Creature — Beast | 2/2
Whenever a creature you control mutates, put a +1/+1 counter on that creature and you gain 2 life.

Brokkos, Apex of Forever | {2}{B}{G}{U} | Legendary Creature — Nightmare Beast Elemental | 6/6
Mutate {2}{U/B}{G}{G}
Trample
You may cast this card from your graveyard using its mutate ability.

Nethroi, Apex of Death | {2}{W}{B}{G} | Legendary Creature — Cat Nightmare Beast | 5/5
Mutate {4}{G/W}{B}{B}
Deathtouch, lifelink

Insatiable Hemophage | {3}{B} | Creature — Nightmare | 3/3
Mutate {2}{B}
Deathtouch
Whenever this creature mutates, each opponent loses X life and you gain X life, where X is the number of times this creature has mutated.

Time Ebb | {2}{U} | Sorcery |
Put target creature on top of its owner's library.
"""
