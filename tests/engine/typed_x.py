# ruff: noqa: E501
"""Cards that speak of an X that another object chose, typed as facts (see ``typed_cards``)."""

CARDS = """
Storm King's Thunder | {X}{R}{R}{R} | Instant |
When you next cast an instant or sorcery spell this turn, copy that spell X times. You may choose new targets for the copies.

Complete the Circuit | {5}{U} | Instant |
Convoke
You may cast sorcery spells this turn as though they had flash.
When you next cast an instant or sorcery spell this turn, copy that spell twice. You may choose new targets for the copies.

Zaxara, the Exemplary | {1}{B}{G}{U} | Legendary Creature — Nightmare Hydra | 2/3
Deathtouch
{T}: Add two mana of any one color.
Whenever you cast a spell with {X} in its mana cost, create a 0/0 green Hydra creature token, then put X +1/+1 counters on it.

Geometer's Arthropod | {G}{U} | Creature — Fractal Crab | 1/4
Whenever you cast a spell with {X} in its mana cost, look at the top X cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.

Nev, the Practical Dean | {2}{G} | Legendary Creature — Merfolk Wizard | 2/2
Creatures you control with counters on them have trample.
Whenever you cast your first spell with {X} in its mana cost each turn, put X +1/+1 counters on Nev.

Gaddock Teeg | {G}{W} | Legendary Creature — Kithkin Advisor | 2/2
Noncreature spells with mana value 4 or greater can't be cast.
Noncreature spells with {X} in their mana costs can't be cast.

Frontline Medic | {2}{W} | Creature — Human Cleric | 3/3
Battalion — Whenever Frontline Medic and at least two other creatures attack, creatures you control gain indestructible until end of turn.
Sacrifice Frontline Medic: Counter target spell with {X} in its mana cost unless its controller pays {3}.
"""
