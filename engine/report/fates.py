"""How things ended up that shared a fate, as a verdict tells it: "Grizzly Bears and Serra Angel die"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.report.changed_by_effects import with_effects
from engine.report.namesakes import how_many
from engine.state.choices import Message

MOST_NAMED = 4
"""How many things of one fate are named; the others are counted."""

SIZED = "verdict-sized"
"""A thing with its size and the damage on it."""

NOW_WITHOUT = "verdict-is-now-without"
"""Of what size something is now, and which counter it has no longer."""

IS_NOW = "verdict-is-now"
"""Of what size things are now, where nothing else is told of them."""


DIES_AND_RETURNS = "verdict-dies-returns"
"""What has died and is on the battlefield again: of what size it is told behind that, as it had another (400.7)."""


@dataclass(slots=True)
class Fate:
    """How things ended up: ``key`` says how, in the plural too."""

    key: str
    things: list[Any]
    args: dict[str, Any]

    def message(self) -> Message:
        """In words; of many things some are named."""
        return with_effects(self._said(), self.args.get("changed_by", ()))

    def _said(self) -> Message:
        things, args = self.things, {name: one for name, one in self.args.items() if name != "changed_by"}
        count = sum(map(how_many, things))
        if len(things) > MOST_NAMED + 1:
            more = sum(map(how_many, things[MOST_NAMED:]))
            things = [*things[:MOST_NAMED], Message("verdict-more", {"count": more})]
        if self.key == IS_NOW and (alike := self._of_one_size(things)):
            return Message(f"{IS_NOW}-of-size", {**alike, "count": count})
        if self.key == DIES_AND_RETURNS and not args["as"] and any(map(_is_sized, things)):
            counters = args["with"]
            having = Message(counters.key, counters.args | {"count": count}) if isinstance(counters, Message) else ""
            if not (alike := self._of_one_size(things)):
                return Message("verdict-die-return-sized", {"things": things, "with": having, "count": count})
            size = alike.pop("size")
            said = {"size": size, "an": takes_an(size), "with": having}
            back = Message("back-of-size", {**said, "count": count})
            return Message(self.key, {**alike, "as": back, "count": count})
        return Message(self.key, {"things": things, "count": count, **args})

    @staticmethod
    def _of_one_size(things: Sequence[Any]) -> dict[str, Any]:
        """Of things of one size without damage their names and that size; nothing of others."""
        sized = [one for one in things if _is_sized(one)]
        sizes = {(one.args["power"], one.args["toughness"], one.args["damage"]) for one in sized}
        if len(sized) != len(things) or len(sizes) != 1 or sized[0].args["damage"]:
            return {}
        power, toughness, _ = sizes.pop()
        return {"things": [one.args["object"] for one in sized], "size": f"{power}/{toughness}"}


def _is_sized(thing: Any) -> bool:
    return isinstance(thing, Message) and thing.key == SIZED


def takes_an(size: str) -> str:
    """Whether a size has "an" before it in English ("an 8/8", "an 11/11"), as messages ask for it."""
    return str(size.startswith(("8", "11/", "18/"))).lower()
