# ruff: noqa: E501
"""Well-known cards that tests of designations, day and night, phasing, dungeons and turns need, typed as facts.

They stand as in ``typed_cards``; the faces of a double-faced card have a line "//" between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cards.model import Card, Face

CARDS = """
Palace Sentinels | {3}{W} | Creature — Human Soldier | 2/4
When this creature enters, you become the monarch.

Custodi Lich | {3}{B}{B} | Creature — Zombie Cleric | 4/2
When this creature enters, you become the monarch.
Whenever you become the monarch, target player sacrifices a creature of their choice.

Skymarcher Aspirant | {W} | Creature — Vampire Soldier | 2/1
Ascend
This creature has flying as long as you have the city's blessing.

Secrets of the Golden City | {1}{U}{U} | Sorcery |
Ascend
Draw two cards. If you have the city's blessing, draw three cards instead.

Arch of Orazca | | Land |
Ascend
{T}: Add {C}.
{5}, {T}: Draw a card. Activate only if you have the city's blessing.
"""


def typed(face: Callable[..., Face]) -> Iterator[Card]:
    """The cards above; ``face`` makes a face of its printed parts."""
    for row in CARDS.strip().split("\n\n"):
        faces = tuple(_face(one, face) for one in row.split("\n//\n"))
        layout = "normal" if len(faces) == 1 else "transform"
        yield Card(" // ".join(one.name for one in faces), faces, layout=layout, source="tests")


def _face(row: str, face: Callable[..., Face]) -> Face:
    head, *text = row.split("\n")
    name, cost, type_line, numbers = (part.strip() for part in head.split("|"))
    return face(name, cost, type_line, "\n".join(text), numbers)
