# ruff: noqa: E501
"""Cards of bands, and of what happens to combat and to turns."""

CARDS = """
Benalish Hero | {W} | Creature — Human Soldier | 1/1
Banding

Mesa Pegasus | {1}{W} | Creature — Pegasus | 1/1
Flying; banding

Noble Elephant | {3}{W} | Creature — Elephant | 2/2
Trample; banding

Helm of Chatzuk | {1} | Artifact |
{1}, {T}: Target creature gains banding until end of turn.

Cathedral of Serra |  | Land |
White legendary creatures you control have "bands with other legendary creatures."

Tolaria |  | Legendary Land |
{T}: Add {U}.
{T}: Target creature loses banding and all "bands with other" abilities until end of turn. Activate only during any upkeep step.

Icatian Skirmishers | {3}{W} | Creature — Human Soldier | 1/1
First strike; banding
Whenever Icatian Skirmishers attacks, all creatures banded with it gain first strike until end of turn.

"""
