"""What the grammar could not read, kept as an ability of the card so that it is never lost."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ability


@dataclass(frozen=True, slots=True)
class Unread(Ability):
    """Text that was not understood.

    ``span`` is its place in the normalised text of the face, ``expected`` what the grammar could have
    read on from the furthest point it reached, ``at`` that point (an offset into ``text``).
    """

    text: str
    span: tuple[int, int] = (0, 0)
    expected: tuple[str, ...] = ()
    at: int = 0
