"""What tells one position from others of which the same is told otherwise."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from engine.report.outcomes.positions import UNORDERED
from engine.report.position_as_scenario import Json
from engine.table.scenario import GOES_ON
from engine.words import Words

MOST = 4


def differences(seen: Sequence[str], others: Sequence[Collection[str]], locale: str) -> tuple[str, ...]:
    """What is seen of a position and not of all of the others, a few words for each thing."""
    said = [one for one in seen if any(one not in other for other in others)]
    return tuple(said[:MOST]) or (Words.of(locale)("outcome-unseen"),)


def seen_of(position: Json, locale: str) -> dict[str, None]:
    """What there is to see of a position, a sentence each, in order."""
    return dict.fromkeys(_facts(position, Words.of(locale)))


def _facts(position: Json, words: Words) -> Iterator[str]:
    for name, side in position["players"].items():
        yield words("outcome-life", player=words.player(name), life=side["life"])
        for permanent in side["battlefield"]:
            called = _by_name(permanent.get("id"), permanent["name"])
            for what in _of_permanent(permanent, words):
                yield words("outcome-thing", thing=called, player=name, what=what)
        for zone in (*UNORDERED[1:], "library"):
            if zone != "sideboard" and side[zone]:
                cards = words.both(_called(card, words) for card in side[zone])
                said = words("outcome-zone", player=words.player(name), zone=zone, cards=cards)
                yield said[:1].upper() + said[1:]


def _of_permanent(permanent: Json, words: Words) -> Iterator[str]:
    yield words("outcome-tapped" if permanent.get("tapped") else "outcome-untapped")
    if "power" in permanent:
        yield f"{permanent['power']}/{permanent['toughness']}"
    if permanent["damage"]:
        yield words("outcome-damage", count=permanent["damage"])
    for kind, count in permanent["counters"].items():
        yield words("outcome-counters", count=count, kind=words.counter(kind))
    if permanent["attached_to"]:
        yield words("outcome-attached", to=permanent["attached_to"])
    yield from permanent["keywords"]
    for what in (permanent.get("chosen") or {}).values():
        yield words("outcome-chosen", what=str(what))


def _called(card: Any, words: Words) -> str:
    if isinstance(card, str):
        return words("unknown-cards-below") if card == GOES_ON else card
    token = card.get("token")
    name = card.get("card") or (token["name"] if isinstance(token, dict) else token)
    return _by_name(card.get("id"), name) if name else words("unknown-card")


def _by_name(reference: str | None, name: str) -> str:
    """A thing by its name, with the number that tells it from others of that name; a reference that somebody has made
    up for it means nothing to a reader."""
    return reference if reference is not None and reference.startswith(f"{name}#") else name
