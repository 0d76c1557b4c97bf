"""What the names in a pasted text mean among what it puts on the battlefield."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import takewhile

from bot.board_text.whose_it_is import whose
from bot.boards.moves import Listed, Side, token_name
from bot.card_names import Names
from bot.errors import BadValue
from bot.players_meant import players_meant
from bot.words import typed
from cards import fold

BESIDE = "#beside"
"""Behind the name of what something is attached to: the one of its namesakes that is listed before it."""


def called(one: str | Listed) -> str:
    """Its name; what nobody has named has none."""
    return one if isinstance(one, str) else str(one.get("id") or one.get("card") or token_name(one.get("token", "")))


def number_of(entry: str | Listed) -> int:
    """How many cards an entry of a zone is."""
    return 1 if isinstance(entry, str) else int(entry.get("count") or entry.get("unknown") or 1)


def known(said: str, among: Sequence[str]) -> str:
    """The thing whose name has these words, where it is the only one: "Bears"."""
    found = {name for name in among if f" {_words(said)} " in f" {_words(name)} "}
    return found.pop() if len(found) == 1 else said


def _words(name: str) -> str:
    """The words of a name, without its comma: "Krenko" of "Krenko, Mob Boss"."""
    return " ".join(re.sub(r"[,:]", " ", fold(name)).split())


def name_hosts(
    sides: Mapping[str, Side], players: Sequence[str], library: Names, selves: Sequence[str]
) -> list[tuple[str, str]]:
    """Write down what is attached to something by the name that this has here: "Rancor (on Birds)", "(on my Angel)". A
    card that is nowhere on the board is put beside what is on it: whose, and which."""
    permanents = [(player, one) for player, side in sides.items() for one in side.get("battlefield", ())]
    names = [called(one) for _, one in permanents]
    put: list[tuple[str, str]] = []
    for place, (player, one) in enumerate(permanents):
        said = one.get("attached_to") if isinstance(one, dict) else None
        if not isinstance(said, str) or said in players:
            continue
        if said.endswith(BESIDE):
            said = one["attached_to"] = _beside(said.removesuffix(BESIDE), permanents, place)
        if theirs := _of_a_player(said, permanents, players, selves):
            one["attached_to"] = theirs
            continue
        if fold(said) in typed("first-player") and len(myself := players_meant(said, players, selves)) == 1:
            one["attached_to"] = myself[0]  # "Curse of Thirst on me" (303.4m)
            continue
        who, theirs = whose(said)
        owners = players_meant(who, players, selves) if who and library.exact(said) is None else ()
        if len(owners) == 1 and owners[0] in sides:
            player, said = owners[0], theirs  # "on Opp's Forest", which is not listed
        name, mark, number = said.partition("#")
        host = known(name.strip(), names) if not owners else name.strip()
        card = None if mark or host in names else _card(host, library)
        if card is not None:
            put.append((player, card["card"]))
            names.append(card["card"])
            sides[player].setdefault("battlefield", []).append(card["card"] if list(card) == ["card"] else card)
            host = card["card"]
        one["attached_to"] = host + mark + number
    return put


def name_partners(sides: Mapping[str, Side], players: Sequence[str]) -> None:
    """Write down what creatures are paired with by the name that this has on their side (702.95e), and who has goaded
    one of which that is not said: of two players the other."""
    for player, side in sides.items():
        names = [called(one) for one in side.get("battlefield", ())]
        others = [one for one in players if one != player]
        for one in side.get("battlefield", ()):
            if isinstance(one, dict) and isinstance(one.get("paired_with"), str):
                name, mark, number = one["paired_with"].partition("#")
                one["paired_with"] = known(whose(name.strip())[1], names) + mark + number
            if isinstance(one, dict) and one.get("goaded_by") == "":
                if len(others) != 1:
                    raise BadValue(option=called(one), found="goaded", expected=f"goaded by {others[0]}")
                one["goaded_by"] = others[0]


def _beside(name: str, permanents: Sequence[tuple[str, str | Listed]], place: int) -> str:
    """The last of a name that is listed before a place, with its number where there are namesakes beside it."""
    counted = [number_of(one) if called(one) == name else 0 for _, one in permanents]
    before = [at for at in range(place) if counted[at]]
    several = sum(counted) > 1 and bool(before) and counted[before[-1]] == 1
    return f"{name}#{sum(counted[: before[-1] + 1])}" if several else name


def _of_a_player(
    said: str, permanents: Sequence[tuple[str, str | Listed]], players: Sequence[str], selves: Sequence[str]
) -> str:
    """ "my Angel", "Opp's Angel": the one of that player's that is so called, by its name and its number among its
    namesakes; empty where it is no such text, or there is none."""
    who, name = whose(said)
    owners = players_meant(who, players, selves) if who else ()
    names = [called(one) for player, one in permanents if player in owners]
    host = known(name, names)
    if host not in names:
        return ""
    before = takewhile(lambda of: of[0] not in owners or called(of[1]) != host, permanents)
    number = 1 + sum(number_of(one) for _, one in before if called(one) == host)
    every = sum(number_of(one) for _, one in permanents if called(one) == host)
    return host if every == 1 else f"{host}#{number}"


def _card(said: str, library: Names) -> Listed | None:
    """The card that is surely meant, if it could be a permanent."""
    card = library.sure(said)
    is_spell = card is not None and bool({"Instant", "Sorcery"} & set(card.front.types))
    return None if card is None or is_spell else {**library.entry(said)}
