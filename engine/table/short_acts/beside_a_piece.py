"""What stands beside a piece of a text of short acts: that it is in response, or that priority is kept (CR 117.3c)."""

from __future__ import annotations

import re

from cards.model import fold
from engine.table.short_acts.naming import typed
from engine.table.short_acts.sentences import Span


class BesideAPiece:
    """A text of which it is known what stands beside its pieces."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.holds = False
        """Whether it has been said that priority is kept, before the next act."""

    def _responds(self, piece: Span) -> bool:
        """Whether "in response" stands in front of a piece or behind it."""
        return self.holds or self._is_beside(piece, "in-response") or self._is_beside(piece, "holds-priority")

    def _is_beside(self, piece: Span, said: str) -> bool:
        """Whether any of these words stand in front of a piece or behind it."""
        return any(_without_and(text) in typed(said) for text in self._around(piece))

    def _around(self, piece: Span) -> list[str]:
        """What stands in front of a piece, and behind it, up to the next act, or to the next comma."""
        in_front = re.split(r"[;\n]", self.text[: piece.start])[-1].strip(" ,.")
        behind = re.split(r"[;\n]", self.text[piece.end :])[0].strip(" ,.")
        around = {in_front, in_front.rpartition(",")[2], behind, behind.partition(",")[0]}
        return [text for text in sorted(around) if text.strip(" ,.")]


def _without_and(text: str) -> str:
    """The words beside an act, without an "and" between: "hold priority and cast Shock"."""
    words = fold(text.strip(" ,.")).split()
    return " ".join(words[:-1] if len(words) > 1 and words[-1] in typed("and") else words)
