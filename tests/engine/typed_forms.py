# ruff: noqa: E501
"""Cards of unusual forms (709-722) and of the card types (200s, 300s) for rules tests, typed as facts.

Written like those of ``typed_cards``; a card with several faces begins with its layout and a colon, and a line of
hyphens stands between its faces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this shelf."""
    for row in CARDS.strip().split("\n\n"):
        layout, colon, rest = row.partition(":\n")
        if not colon:
            layout, rest = "normal", row
        faces = tuple(_face(face, part) for part in rest.split("\n---\n"))
        yield Card(" // ".join(f.name for f in faces), faces, layout=layout, source="tests")


def _face(face: Callable[[str, str, str, str, str], Face], row: str) -> Face:
    head, *text = row.split("\n")
    name, cost, type_line, numbers = (part.strip() for part in head.split("|"))
    return face(name, cost, type_line, "\n".join(text), numbers)


CARDS = """
leveler:
Student of Warfare | {W} | Creature — Human Knight | 1/1
Level up {W}
LEVEL 2-6
3/3
First strike
LEVEL 7+
4/4
Double strike

leveler:
Joraga Treespeaker | {G} | Creature — Elf Druid | 1/1
Level up {1}{G}
LEVEL 1-4
1/2
{T}: Add {G}{G}.
LEVEL 5+
1/4
Elves you control have "{T}: Add {G}{G}."

class:
Wizard Class | {U} | Enchantment — Class |
You have no maximum hand size.
{2}{U}: Level 2
When this Class becomes level 2, draw two cards.
{4}{U}: Level 3
Whenever you draw a card, put a +1/+1 counter on target creature you control.

class:
Rogue's Order | {B} | Enchantment — Class |
Creatures you control have menace.
{1}{B}: Level 2
Creatures you control get +1/+1.
{2}{B}: Level 3
Creatures you control have flying.

Mox Jet | {0} | Artifact |
{T}: Add {B}.

Mox Pearl | {0} | Artifact |
{T}: Add {W}.

Mox Ruby | {0} | Artifact |
{T}: Add {R}.

case:
Case of the Filched Falcon | {U} | Enchantment — Case |
When this Case enters, investigate.
To solve — You control three or more artifacts.
Solved — {2}{U}, Sacrifice this Case: Put four +1/+1 counters on target noncreature artifact. It becomes a 0/0 Bird creature with flying in addition to its other types.

case:
Case of the Gateway Express | {1}{W} | Enchantment — Case |
When this Case enters, choose target creature you don't control. Each creature you control deals 1 damage to that creature.
To solve — Three or more creatures attacked this turn.
Solved — Creatures you control get +1/+0.

case:
Case of the Crimson Pulse | {2}{R} | Enchantment — Case |
When this Case enters, discard a card, then draw two cards.
To solve — You have no cards in hand.
Solved — At the beginning of your upkeep, discard your hand, then draw two cards.

Wurmwall Sweeper | {2} | Artifact — Spacecraft | 2/2
When this Spacecraft enters, surveil 2.
Station
4+ | Flying

Lumen-Class Frigate | {1}{W} | Artifact — Spacecraft | 3/5
Station
2+ | Other creatures you control get +1/+1.
12+ | Flying, lifelink

Evendo, Waking Haven | | Land — Planet |
This land enters tapped.
{T}: Add {G}.
Station
12+ | {G}, {T}: Add {G} for each creature you control.
"""
