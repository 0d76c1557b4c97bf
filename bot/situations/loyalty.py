"""What a question says of loyalty abilities (CR 606)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.situations.board import Act, Piece
from bot.situations.clause import Clause
from bot.situations.descriptions import number_of
from bot.situations.granting import puts_more_counters
from bot.situations.kinds_of_permanents import loyalty_cost
from bot.situations.new_pieces import NotClear
from bot.situations.responding import Responding


class UsingLoyalty(Responding):
    """Reads of planeswalkers whose loyalty abilities are activated."""

    def _loyalty(self, clause: Clause) -> None:
        """A loyalty ability, by its cost; it is known by its place among those that the card has."""
        player = self._player(clause.gap("player"))
        text, there = clause.gap("thing"), tuple(self.situation.pieces)
        (source, *more) = self._pieces(text, player or self.situation.players[0]) if text else self._last_planeswalker()
        costs = re.findall(r"^([+−-]?(?:\d+|X)):", self._text(source), re.M)
        wanted = loyalty_cost(clause.gap("loyalty"))
        if not wanted:
            wanted = _unsaid_loyalty(clause.text, costs)
        if more or wanted not in costs:
            raise NotClear
        text = re.split(r"^[+−-]?(?:\d+|X):", self._text(source), flags=re.M)[costs.index(wanted) + 1]
        own = re.search(r"\btarget (?:[\w-]+ ){0,4}you control\b", text, re.I) is not None
        at = self._goals(clause.gap("goal"), source.owner if own else self.situation.other(source.owner))
        if source not in there and not source.notes and self._doubles_counters(source.owner):
            source.zone = "hand"  # what it enters with is meant: "with Doubling Season, can I ult Liliana right away"
            self._do(Act("cast", source.owner, (source,), ()))
        self._settle()
        by = player or source.controller  # "can I ult her" of another's: it may be that it can't be (606.3)
        if by != self.situation.players[0] and self.situation.active is None:
            self.situation.active = by
        self._do(Act("activate", by, (source,), at, costs.index(wanted) + 1))
        self._last = tuple(one for one in at if isinstance(one, Piece)) or (source,)

    def _doubles_counters(self, player: str) -> bool:
        """Whether something that is named, and is not told to be another's, changes with how many counters a player's
        permanents enter (614.1c, 306.5b)."""
        others = {one.called for one in self.situation.pieces if one.owner != player or one.zone != "battlefield"}
        named = (self._cards[number].front for number in self._named)
        return any(one.name not in others and puts_more_counters(one.text) for one in named)

    def _any_loyalty_ability(self, source: Piece) -> int | None:
        """The loyalty ability of which nobody says which it is: one without a target, where there is one."""
        if "planeswalker" not in source.words:
            return None
        texts = re.split(r"^[+−-]?(?:\d+|X):", self._text(source), flags=re.M)[1:]
        return next((n for n, text in enumerate(texts, start=1) if "target" not in text), 1) if texts else None

    def _last_planeswalker(self) -> Sequence[Piece]:
        """The planeswalker that was spoken of last: "I cast her, then +1"."""
        spoken = [one for some in self._heard for one in some if "planeswalker" in one.words]
        if not spoken:
            raise NotClear
        return spoken[-1:]


def _unsaid_loyalty(said: str, costs: Sequence[str]) -> str:
    """The cost that is meant by "plus", "ticks down" or "ults", of all that a planeswalker has."""
    if re.search(r"\bult", said, re.I):
        return costs[-1] if costs and costs[-1].startswith("−") else ""
    number = re.search(r"\b(?:plus|minus) (\w+?)s?\b (?!up|down)", said, re.I)
    worth = number_of(number[1]) if number is not None else None
    sign = "+" if re.search(r"\bplus(?:es)?\b|\+1|\bup", said, re.I) else "−"
    meant = [cost for cost in costs if cost.startswith(sign) and worth in (None, abs(_loyalty_of(cost)))]
    if len(meant) != 1:
        raise NotClear
    return meant[0]


def _loyalty_of(cost: str) -> int:
    return int(cost[1:]) if cost[1:].isdecimal() else 0
