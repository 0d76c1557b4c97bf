"""What the names in a pasted text mean among what it puts on the battlefield."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.boards.moves import Listed, Side, token_name
from cards import fold


def called(one: str | Listed) -> str:
    """Its name; what nobody has named has none."""
    return one if isinstance(one, str) else str(one.get("id") or one.get("card") or token_name(one.get("token", "")))


def known(said: str, among: Sequence[str]) -> str:
    """The thing whose name has these words, where it is the only one: "Bears"."""
    found = {name for name in among if f" {fold(said)} " in f" {fold(name)} "}
    return found.pop() if len(found) == 1 else said


def name_hosts(sides: Mapping[str, Side], players: Collection[str]) -> None:
    """Write down what is attached to something by the name that this has here: "Rancor (on Birds)"."""
    permanents = [one for side in sides.values() for one in side.get("battlefield", ())]
    names = [called(one) for one in permanents]
    for one in permanents:
        said = one.get("attached_to") if isinstance(one, dict) else None
        if isinstance(said, str) and said not in players:
            name, mark, number = said.partition("#")
            one["attached_to"] = known(name.strip(), names) + mark + number
