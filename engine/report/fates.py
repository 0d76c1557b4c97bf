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

IS_NOW = "verdict-is-now"
"""Of what size things are now, where nothing else is told of them."""


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
        return Message(self.key, {"things": things, "count": count, **args})

    @staticmethod
    def _of_one_size(things: Sequence[Any]) -> dict[str, Any]:
        """Of things of one size without damage their names and that size; nothing of others."""
        sized = [one for one in things if isinstance(one, Message) and one.key == SIZED]
        sizes = {(one.args["power"], one.args["toughness"], one.args["damage"]) for one in sized}
        if len(sized) != len(things) or len(sizes) != 1 or sized[0].args["damage"]:
            return {}
        power, toughness, _ = sizes.pop()
        return {"things": [one.args["object"] for one in sized], "size": f"{power}/{toughness}"}
