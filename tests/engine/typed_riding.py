# ruff: noqa: E501
"""Cards that speak of crewing, saddling and what other keyword abilities have done."""

CARDS = """
Gearshift Ace | {1}{W} | Creature — Dwarf Pilot | 2/1
First strike
Whenever Gearshift Ace crews a Vehicle, that Vehicle gains first strike until end of turn.

Cloudspire Captain | {2}{W} | Creature — Human Pilot | 2/3
Mounts and Vehicles you control get +1/+1.
This creature saddles Mounts and crews Vehicles as though its power were 2 greater.

Giant Ox | {1}{W} | Creature — Ox | 0/6
Giant Ox crews Vehicles using its toughness rather than its power.

Revoke Privileges | {2}{W} | Enchantment — Aura |
Enchant creature
Enchanted creature can't attack, block, or crew Vehicles.

Getaway Car | {3} | Artifact — Vehicle | 4/3
Haste
Whenever Getaway Car attacks or blocks, return up to one target creature that crewed it this turn to its owner's hand.
Crew 1

Giant Beaver | {3}{G} | Creature — Beaver Mount | 4/4
Vigilance
Whenever this creature attacks while saddled, put a +1/+1 counter on target creature that saddled it this turn.
Saddle 3

Aegis of the Legion | {R}{W} | Artifact — Equipment |
Equipped creature gets +1/+1 and has mentor.
Whenever equipped creature mentors a creature, put a shield counter on that creature.
Equip {3}

Jolly Gerbils | {1}{W} | Creature — Hamster Citizen | 2/3
Whenever you give a gift, draw a card.

Stubborn Burrowfiend | {1}{G} | Creature — Badger Beast Mount | 2/2
Whenever this creature becomes saddled for the first time each turn, mill two cards, then this creature gets +X/+X until end of turn, where X is the number of creature cards in your graveyard.
Saddle 2

Mobilizer Mech | {1}{U} | Artifact — Vehicle | 3/4
Flying
Whenever Mobilizer Mech becomes crewed, up to one other target Vehicle you control becomes an artifact creature until end of turn.
Crew 3

Apt Recruit | {1}{W} | Creature — Human Soldier | 1/1
Training
Whenever Apt Recruit trains, draw a card.
"""
