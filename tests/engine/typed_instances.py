"""Creatures that have a keyword ability twice, as an effect could make them; typed for the rules about instances."""

CARDS = """
Twice Bushido | {2} | Creature — Human Samurai | 2/2
Bushido 1
Bushido 2

Twice Flanking | {2} | Creature — Human Knight | 2/2
Flanking
Flanking

Twice Rampage | {2} | Creature — Beast | 2/5
Rampage 1
Rampage 2

Twice Afflict | {2} | Creature — Zombie | 2/2
Afflict 1
Afflict 2

Twice Exalted | {2} | Creature — Human Soldier | 2/2
Exalted
Exalted

Twice Prowess | {2} | Creature — Human Monk | 2/2
Prowess
Prowess

Twice Melee | {2} | Creature — Human Warrior | 2/2
Melee
Melee

Twice Training | {2} | Creature — Human Soldier | 2/2
Training
Training

Twice Extort | {2} | Creature — Human Advisor | 2/2
Extort
Extort

Twice Dethrone | {2} | Creature — Human Rogue | 2/2
Dethrone
Dethrone

Twice Renown | {2} | Creature — Human Knight | 2/2
Renown 1
Renown 2

Twice Poisonous | {2} | Creature — Sliver | 2/2
Poisonous 1
Poisonous 2

Twice Ingest | {2} | Creature — Eldrazi | 2/2
Ingest
Ingest

Twice Toxic | {2} | Creature — Phyrexian | 2/2
Toxic 1
Toxic 2

Twice Fabricate | {2} | Creature — Artificer | 2/2
Fabricate 1
Fabricate 2

Twice Evolve | {2} | Creature — Mutant | 2/2
Evolve
Evolve

Twice Riot | {2} | Creature — Warrior | 2/2
Riot
Riot

Twice Modular | {2} | Artifact Creature — Construct | 0/0
Modular 1
Modular 2

Twice Afterlife | {2} | Creature — Cleric | 2/2
Afterlife 1
Afterlife 2

Twice Mentor | {2} | Creature — Human Soldier | 3/3
Mentor
Mentor

Twice Battle Cry | {2} | Creature — Goblin | 2/2
Battle cry
Battle cry

Twice Annihilator | {2} | Creature — Eldrazi | 2/2
Annihilator 1
Annihilator 1

Twice Frenzy | {2} | Creature — Sliver | 2/2
Frenzy 1
Frenzy 2

Twice Absorb | {2} | Creature — Sliver | 2/4
Absorb 1
Absorb 1

Twice Increment | {2} | Creature — Wizard | 1/1
Increment
Increment

Twice Lifelink | {2} | Creature — Cleric | 2/2
Lifelink
Lifelink

Twice Infect | {2} | Creature — Phyrexian | 2/2
Infect
Infect

Twice Wither | {2} | Creature — Elemental | 2/2
Wither
Wither

Twice Menace | {2} | Creature — Rogue | 2/2
Menace
Menace

Twice Storm | {R} | Sorcery |
Twice Storm deals 1 damage to any target.
Storm
Storm

Twice Cascade | {5} | Sorcery |
You gain 1 life.
Cascade
Cascade

Twice Affinity | {5} | Creature — Golem | 2/2
Affinity for artifacts
Affinity for artifacts

Twice Undaunted | {6} | Creature — Golem | 2/2
Undaunted
Undaunted
"""
