"""Creatures sent at something, as people list them: "Bears > siege, Wolf > Opp"."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from bot.desk.refs import Fits
from bot.desk.speaker import Speaker
from bot.readings import EXACT, part_of
from bot.words import typed
from cards import fold


@dataclass(frozen=True, slots=True)
class Sent:
    """How such a list is read: who may be sent at what. ``only`` are what blockers can be sent at; of one, it need not
    be said."""

    speaker: Speaker
    option: str
    who: Fits
    what: Fits
    only: Collection[str] | None = None

    def read(self, text: str) -> list[tuple[str, str | None]]:
        """References and, where given, what each is sent at."""
        if fold(text) in typed("nobody"):
            return []
        pieces = self.speaker.listed(text)
        pairs: list[tuple[str, str | None]] = []
        for n, piece in enumerate(pieces):
            with part_of(lambda said, n=n: ", ".join([*pieces[:n], said, *pieces[n + 1 :]])):  # type: ignore[misc]
                pairs.append(self._pair(piece, pairs))
        return pairs

    def _pair(self, piece: str, before: list[tuple[str, str | None]]) -> tuple[str, str | None]:
        who, arrow, what = (part.strip() for part in re.sub(r"\s*(->|→|>)\s*", ">", piece).partition(">"))
        taken = [sent for sent, _ in before] if self.only is None else []
        with part_of(lambda said: f"{said} > {what}" if arrow else said):
            sender = self.speaker.thing(who, self.option, ("battlefield",), self.who, taken)
        with part_of(lambda said: f"{EXACT}{sender} > {said}"):
            if arrow:
                return sender, self.speaker.thing(what, self.option, ("battlefield", "player"), self.what)
            return sender, self.speaker.only(self.only, self.option) if self.only is not None else None
