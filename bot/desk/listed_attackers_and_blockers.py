"""Creatures sent at something, as people list them: "Bears > siege, Wolf > Opp"."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from bot.desk.things_on_board import Fits
from bot.desk.who_and_what_is_meant import Speaker
from bot.which_is_meant import part_of, together
from bot.words import typed
from cards import fold


@dataclass(frozen=True, slots=True)
class Sent:
    """How such a list is read: who may be sent at what. ``able`` are those who can be sent at all: "everything".
    ``only`` are what blockers can be sent at; of one, it need not be said."""

    speaker: Speaker
    option: str
    who: Fits
    what: Fits
    able: Callable[[], Sequence[str]]
    only: Collection[str] | None = None

    def read(self, text: str) -> list[tuple[str, str | None]]:
        """References and, where given, what each is sent at."""
        if fold(text) in typed("nobody"):
            return []
        pieces = self.speaker.listed(text)
        pairs: list[tuple[str, str | None]] = []
        for n, piece in enumerate(pieces):
            with part_of(lambda said, n=n: ", ".join([*pieces[:n], said, *pieces[n + 1 :]])):  # type: ignore[misc]
                pairs += self._pairs(piece, pairs, many=pieces.count(piece) == 1)
        return pairs

    def _pairs(self, piece: str, before: list[tuple[str, str | None]], many: bool) -> list[tuple[str, str | None]]:
        who, arrow, what = (part.strip() for part in re.sub(r"\s*(->|→|>)\s*", ">", piece).partition(">"))
        taken = [sent for sent, _ in before] if self.only is None else []
        with part_of(lambda said: f"{said} > {what}" if arrow else said):
            senders = self._senders(who, taken, many)
        with part_of(lambda said: f"{together(senders)} > {said}"):
            goal = self.speaker.only(self.only, self.option, "blocked") if self.only is not None and not arrow else None
            goal = self.speaker.thing(what, self.option, ("battlefield", "player"), self.what) if arrow else goal
        return [(sender, goal) for sender in senders]

    def _senders(self, who: str, taken: Collection[str], many: bool) -> Sequence[str]:
        """Everything that can be sent, or what is called so."""
        if fold(who) in typed("everything") and (able := self.able()):
            return [one for one in able if one not in taken]
        return self.speaker.things(who, self.option, ("battlefield",), self.who, taken, many=many)
