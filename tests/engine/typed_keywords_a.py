"""Cards for the questions about CR 702.2 to 702.90: well-known ones typed as facts, and plausible ones."""

CARDS = """
Double Cleave | {1}{R/W} | Instant |
Target creature gains double strike until end of turn.

Deathtouch Dart | {B} | Instant |
Deathtouch
Deathtouch Dart deals 2 damage to target creature.

Lifelink Dart | {W} | Instant |
Lifelink
Lifelink Dart deals 2 damage to target creature.

Wither Dart | {R} | Instant |
Wither
Wither Dart deals 2 damage to target creature.

Infect Dart | {B} | Instant |
Infect
Infect Dart deals 2 damage to target creature.

Deathtouch Gempalm | {B} | Creature — Goblin | 2/2
Deathtouch
{1}, Discard this card: It deals 2 damage to target creature.

Lifelink Gempalm | {W} | Creature — Goblin | 2/2
Lifelink
{1}, Discard this card: It deals 2 damage to target creature.

Wither Gempalm | {R} | Creature — Goblin | 2/2
Wither
{1}, Discard this card: It deals 2 damage to target creature.

Infect Gempalm | {B} | Creature — Goblin | 2/2
Infect
{1}, Discard this card: It deals 2 damage to target creature.
"""
