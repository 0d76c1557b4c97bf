"""Asking back: what a person said has several readings, so the desk asks which one is meant and then goes on.

Whoever reads an option raises :class:`bot.which_reading.Which` with what it may mean. The desk keeps the request and
asks with a choice; the answer repeats the very request with that option filled in. The requests are kept in memory, for
a while: after a restart the asker is told to ask again.
"""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.desk.reply import BoardRef, ChoiceView, OptionView, Place, Reply, Shape
from bot.errors import BadValue, QuestionGone, Stale
from bot.which_is_meant import NEAR, Reading, Which
from bot.words import Words
from cards import fold, shorten

MOST_KEPT = 500


@dataclass(frozen=True, slots=True)
class Request:
    """A command as it was given, what is asked about it, and the revision of the board that it was about."""

    place: Place
    name: str
    given: Mapping[str, Any]
    which: Which
    revision: int | None


class Questions:
    """The requests that wait to be told what they mean."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Request] = OrderedDict()

    def ask(self, request: Request) -> Reply:
        """Keep a request and ask what it means, the asker only."""
        key = secrets.randbelow(2**48)  # no question of an earlier process has it
        self._kept[key] = request
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self.pending(request.place, BoardRef.question(key))

    def pending(self, place: Place, at: BoardRef) -> Reply:
        """What is asked, as a choice."""
        request = self._request(place, at)
        words = Words.of(place.locale)
        prompt = prompt_of(request.which, words)
        options = tuple(OptionView(str(n), one.label) for n, one in enumerate(request.which.readings))
        choice = ChoiceView(
            at=at,
            player=place.name or words("you"),
            kind="which",
            prompt=prompt,
            shape=Shape.listed(len(options), one=True),
            options=options,
            users=(place.user,),
        )
        return Reply(verdict=prompt, choice=choice, at=at, private=True)

    def answered(self, place: Place, at: BoardRef, answer: object, revision: int | None) -> tuple[Request, str]:
        """The request with what was meant filled in, and how that is called; Stale if its board has changed since."""
        request = self._request(place, at)
        if request.revision != revision:
            raise Stale()
        reading = _reading(request.which, answer, place)
        given = {**request.given, request.which.option: reading.value}
        return Request(place, request.name, given, request.which, revision), reading.label

    def _request(self, place: Place, at: BoardRef) -> Request:
        request = self._kept.get(at.revision)
        if request is None or (request.place.channel, request.place.user) != (place.channel, place.user):
            raise QuestionGone()
        return request


def which_card(given: Mapping[str, Any], name: str, cards: Sequence[str], unsaid: str = "player") -> Which | None:
    """Which of several cards is meant by a name in an option: where it is written there by itself, not as a part of one
    of their whole names. None where no option has it."""
    for option, text in given.items():
        if not isinstance(text, str) or not name:
            continue
        written = [match.span() for match in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
        inside = [match.span() for card in cards for match in re.finditer(re.escape(card), text, flags=re.IGNORECASE)]
        alone = (one for one in written if not any(begin <= one[0] and one[1] <= end for begin, end in inside))
        if place := next(alone, None):
            before, behind = text[: place[0]], text[place[1] :]
            readings = (Reading(f"{before}{card}{behind}", card) for card in cards)
            return Which(option, name, readings, unsaid)
    return None


def _reading(which: Which, answer: object, place: Place) -> Reading:
    """The reading that an answer names: an option's id (alone in a list, as a tap gives it), a number from 1, words."""
    if isinstance(answer, Sequence) and not isinstance(answer, str) and len(answer) == 1:
        tapped = str(answer[0])
        if tapped.isdecimal() and int(tapped) < len(which.readings):
            return which.readings[int(tapped)]
    text = fold(str(answer)).strip()
    if text.isdecimal() and 1 <= int(text) <= len(which.readings):
        return which.readings[int(text) - 1]
    named = [one for one in which.readings if fold(one.label).startswith(text)] if text else []
    if len(named) == 1:
        return named[0]
    expected = ", ".join(f"{n}) {one.label}" for n, one in enumerate(which.readings[:8], start=1))
    raise BadValue(option=prompt_of(which, Words.of(place.locale)), found=str(answer), expected=expected)


def prompt_of(which: Which, words: Words) -> str:
    """What is asked."""
    if which.unsaid == NEAR:
        near = ", ".join(one.label for one in which.readings)
        return words("error-unknown-card.near", name=shorten(which.text), near=near)
    if not which.unsaid or (which.text and which.unsaid not in ("caster", "user", "counters")):
        return words("ask-which", text=which.text)
    return words(f"ask-{which.unsaid}", text=which.text)
