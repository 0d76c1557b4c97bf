# ruff: noqa: E501
"""Cards that speak of an X that another object chose, of several draws, of several sizes (see ``typed_cards``)."""

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

Alms Collector | {3}{W} | Creature — Cat Cleric | 3/4
Flash
If an opponent would draw two or more cards, instead you and that player each draw a card.

Quantum Riddler | {3}{U}{U} | Creature — Sphinx | 4/6
Flying
When this creature enters, draw a card.
As long as you have one or fewer cards in hand, if you would draw one or more cards, you draw that many cards plus one instead.
Warp {1}{U} (You may cast this card from your hand for its warp cost. Exile this creature at the beginning of the next end step, then you may cast it from exile on a later turn.)

Primal Clay | {4} | Artifact Creature — Shapeshifter | */*
As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types. (A creature with defender can't attack.)

Primal Plasma | {3}{U} | Creature — Elemental Shapeshifter | */*
As Primal Plasma enters, it becomes your choice of a 3/3 creature, a 2/2 creature with flying, or a 1/6 creature with defender.

Corrupted Shapeshifter | {3}{U} | Creature — Eldrazi Shapeshifter | 0/0
Devoid
As Corrupted Shapeshifter enters, it becomes your choice of a 3/3 creature with flying, a 2/5 creature with vigilance, or a 0/12 creature with defender.

Vision Skeins | {1}{U} | Instant |
Each player draws two cards.

Niv-Mizzet, Guildpact | {W}{U}{B}{R}{G} | Legendary Creature — Dragon Avatar | 6/6
Flying, hexproof from multicolored
Whenever Niv-Mizzet deals combat damage to a player, it deals X damage to any target, target player draws X cards, and you gain X life, where X is the number of different color pairs among permanents you control that are exactly two colors.

Baleful Strix | {U}{B} | Artifact Creature — Bird | 1/1
Flying, deathtouch
When this creature enters, draw a card.

Aspect of Wolf | {1}{G} | Enchantment — Aura |
Enchant creature
Enchanted creature gets +X/+Y, where X is half the number of Forests you control, rounded down, and Y is half the number of Forests you control, rounded up.

Disruption Aura | {2}{U} | Enchantment — Aura |
Enchant artifact
Enchanted artifact has "At the beginning of your upkeep, sacrifice this artifact unless you pay its mana cost."

Pendrell Flux | {1}{U} | Enchantment — Aura |
Enchant creature
Enchanted creature has "At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."

Hungering Hydra | {X}{G} | Creature — Hydra | 0/0
Hungering Hydra enters with X +1/+1 counters on it.
Hungering Hydra can't be blocked by more than one creature.
Whenever Hungering Hydra is dealt damage, put that many +1/+1 counters on it. (It must survive the damage to get the counters.)

Elemental Resonance | {2}{G}{G} | Enchantment — Aura |
Enchant permanent
At the beginning of your precombat main phase, add mana equal to enchanted permanent's mana cost. (Mana cost includes color. If a mana symbol has multiple colors, choose one.)

Reaper King | {2/W}{2/U}{2/B}{2/R}{2/G} | Legendary Artifact Creature — Scarecrow | 6/6
({2/W} can be paid with any two mana or with {W}. This card's mana value is 10.)
Other Scarecrow creatures you control get +1/+1.
Whenever another Scarecrow you control enters, destroy target permanent.

Primitive Etchings | {2}{G}{G} | Enchantment |
Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card.

Keranos, God of Storms | {3}{U}{R} | Legendary Enchantment Creature — God | 6/5
Indestructible
As long as your devotion to blue and red is less than seven, Keranos isn't a creature.
Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, draw a card. Whenever you reveal a nonland card this way, Keranos deals 3 damage to any target.

Inquisitor Eisenhorn | {2}{U}{B} | Legendary Creature — Human Inquisitor | 2/3
You may reveal the first card you draw each turn as you draw it. Whenever you reveal an instant or sorcery card this way, create Cherubael, a legendary 4/4 black Demon creature token with flying.
Whenever Inquisitor Eisenhorn deals combat damage to a player, investigate that many times. (Create a Clue token. It's an artifact with "{2}, Sacrifice this token: Draw a card.")
"""
