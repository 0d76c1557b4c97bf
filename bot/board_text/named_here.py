"""What the names in a pasted text mean among what it puts on the battlefield."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from bot.boards.moves import Listed, Side, token_name
from bot.card_names import Names
from cards import fold


def called(one: str | Listed) -> str:
    """Its name; what nobody has named has none."""
    return one if isinstance(one, str) else str(one.get("id") or one.get("card") or token_name(one.get("token", "")))


def known(said: str, among: Sequence[str]) -> str:
    """The thing whose name has these words, where it is the only one: "Bears"."""
    found = {name for name in among if f" {_words(said)} " in f" {_words(name)} "}
    return found.pop() if len(found) == 1 else said


def _words(name: str) -> str:
    """The words of a name, without its comma: "Krenko" of "Krenko, Mob Boss"."""
    return " ".join(re.sub(r"[,:]", " ", fold(name)).split())


def name_hosts(sides: Mapping[str, Side], players: Collection[str], library: Names) -> list[tuple[str, str]]:
    """Write down what is attached to something by the name that this has here: "Rancor (on Birds)". A card that is
    nowhere on the board is put beside what is on it: whose, and which."""
    permanents = [(player, one) for player, side in sides.items() for one in side.get("battlefield", ())]
    names = [called(one) for _, one in permanents]
    put: list[tuple[str, str]] = []
    for player, one in permanents:
        said = one.get("attached_to") if isinstance(one, dict) else None
        if not isinstance(said, str) or said in players:
            continue
        name, mark, number = said.partition("#")
        host = known(name.strip(), names)
        card = None if mark or host in names else _card(host, library)
        if card is not None:
            put.append((player, card["card"]))
            names.append(card["card"])
            sides[player]["battlefield"].append(card["card"] if list(card) == ["card"] else card)
            host = card["card"]
        one["attached_to"] = host + mark + number
    return put


def _card(said: str, library: Names) -> Listed | None:
    """The card that is surely meant, if it could be a permanent."""
    card = library.sure(said)
    is_spell = card is not None and bool({"Instant", "Sorcery"} & set(card.front.types))
    return None if card is None or is_spell else {**library.entry(said)}
