"""Text to the entries of a script, act by act, on forks of a table; and entries to text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cards.model import fold
from engine.rules.casting.special_actions import SPECIALS
from engine.table.history import Refusal
from engine.table.library import Cards
from engine.table.scenario import Json
from engine.table.short_acts import details
from engine.table.short_acts.activating import doing_called, keyword_called
from engine.table.short_acts.kinds_of_act import BY_NAME, FORMS, Form, cost_called, step_called
from engine.table.short_acts.naming import Called, Naming, typed
from engine.table.short_acts.problems import NotUnderstood, SeveralMeant, ShortActError
from engine.table.short_acts.reading_context import Provide, Reader
from engine.table.short_acts.sentences import Gaps, Misses, Span, printed, readings, tokens_of, verbs
from engine.table.table import Table
from engine.words import Words

MOST_TEXT = 2000
"""Characters of a text of short acts."""
MOST_WORDS = 40
"""Words and marks of one act."""


@dataclass(frozen=True, slots=True)
class ShortAct:
    """One act as it was understood: what it says in full words, and its entries, with those that have to come first and
    decide nothing (they go without saying). ``start`` and ``end`` are its place in the text."""

    said: str
    entries: tuple[Json, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class ShortActs:
    """A text of short acts, played: ``table`` is how it stands after them, a fork. A ``refusal`` is of the last of
    ``acts``; those before it have been played, ``unread`` is what stands behind it."""

    acts: tuple[ShortAct, ...]
    table: Table
    refusal: Refusal | None = None
    unread: str = ""


def short_acts(
    table: Table,
    text: str,
    asker: str | None = None,
    called: Called | None = None,
    provide: Provide | None = None,
) -> ShortActs:
    """Read short acts ("bolt the bear; Opp responds with Giant Growth on it") and play them on a fork of a table.

    ``asker`` is the player who speaks. ``called`` gives the name of the card that people call so; without it cards that
    are on no board are known by their names. ``provide`` puts a card that nobody has into a player's hand. Raises
    ``NotUnderstood`` for what can't be read and ``SeveralMeant`` for a name that has to be told apart.
    """
    if len(text) > MOST_TEXT:
        raise NotUnderstood(text, Span(text[:20], 0, 20), ("short",))
    known = called or _by_name(table.cards)
    return _Reading(table.fork(), text, asker, known, provide or _nothing).all()


def in_short(entry: Json, locale: str = "en") -> str | None:
    """An entry of a script as a short act in full words; None for one that no short act can say."""
    words = Words.of(locale)
    for form in FORMS:
        if form.do == entry["do"] and set(entry) <= form.says:
            shown = form.show(entry, words)
            said = printed(form.key, locale, shown) if shown is not None else None
            if said is not None:
                return said
    return None


def begins_with_a_verb(text: str) -> bool:
    """Whether a text begins with what somebody is told to do ("attack …", "lance …"), whatever follows."""
    first = fold(text).split(" ")[0]
    return any(first in verbs(form.key) for form in FORMS)


def _nothing(player: str, card: str) -> None:
    """Cards that nobody has are not put into anybody's hand."""


def _by_name(cards: Cards) -> Called:
    def called(text: str) -> str | None:
        for name in (text, text.title()):
            try:
                return cards[name].name
            except KeyError:
                continue
        return None

    return called


class _Reading:
    """A text being read. Each act is played before the next is read, since names mean what there is then."""

    def __init__(self, table: Table, text: str, asker: str | None, called: Called, provide: Provide) -> None:
        self.table = table
        self.text = text
        self.asker = asker
        self.called = lru_cache(maxsize=None)(called)
        self._provider = provide
        self._provided: dict[str, str] = {}
        """The references of cards that nobody had, and their names."""
        self.last: str | None = None
        self.acts: list[ShortAct] = []

    def all(self) -> ShortActs:
        """Read and play all of it."""
        pieces = list(_pieces(self.text))
        if not pieces:
            raise NotUnderstood(self.text, Span(self.text, 0, len(self.text)), ("act",))
        while pieces:
            piece = pieces.pop(0)
            try:
                form, reader, entry, piece, rest = self._first_act(piece)
                pieces[:0] = rest
                while pieces and form.goes_on and (found := self._goes_on(form, reader, entry, pieces[0])) is not None:
                    more, ends, rest = found
                    entry = _joined(entry, more)
                    piece = Span("", piece.start, ends)
                    pieces[:1] = rest
            except ShortActError as problem:
                raise problem.moved(self.text, 0) from None
            entries = (*reader.before, entry)
            self.acts.append(ShortAct(self._said(entry, reader), entries, piece.start, piece.end))
            self.table, self.last = reader.table, reader.last
            refusal = self.table.act(entry)
            if refusal is not None:
                unread = self.text[pieces[0].start :].strip() if pieces else ""
                return ShortActs(tuple(self.acts), self.table, refusal, unread)
        return ShortActs(tuple(self.acts), self.table)

    def provide(self, player: str, card: str) -> tuple[str, Json] | None:
        """A card that nobody has: a reference, and what puts it into a hand."""
        provided = self._provider(player, card)
        if provided is not None:
            self._provided[provided[0]] = card
        return provided

    def _said(self, entry: Json, reader: Reader) -> str:
        """An act in full words, without what comes before it and decides nothing; a card by its name alone where its
        player holds one of it, or nobody had it."""
        if "card" in entry and entry["card"] not in self._provided:
            entry = entry | {"card": reader.card_in_hand(entry["player"], entry["card"])}
        return in_short({key: self._by_name(value) for key, value in entry.items()}, self.table.locale) or ""

    def _by_name(self, value: Any) -> Any:
        """A part of an entry, cards that nobody had by their names."""
        if isinstance(value, list):
            return [self._by_name(one) for one in value]
        return self._provided.get(value, value) if isinstance(value, str) else value

    def _first_act(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]]:
        """A piece as one act; or else the longest beginning of it that is one, where another act, or what goes on with
        this one, follows behind a comma, a full stop or "and"."""
        if len(tokens_of(piece.text)) > MOST_WORDS:
            raise NotUnderstood(self.text, piece, ("short",))
        try:
            return *self._act(piece), piece, []
        except NotUnderstood as problem:
            divided = self._divided(piece)
            if divided is not None:
                return divided
            for head, rest in _beginnings(piece):
                another = self._is_sentence(rest.text)
                if not another and not self._could_go_on(rest.text):
                    continue
                try:
                    form, reader, entry = self._act(head)
                except NotUnderstood:
                    continue
                if another or (form.goes_on and self._goes_on(form, reader, entry, rest) is not None):
                    return form, reader, entry, head, list(_pieces(rest.text, rest.start))
            raise problem

    def _divided(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A spell or an ability with what each target gets behind it ("Arc Lightning 2 to Angel, 1 to Bob"): it has
        these targets, and the division is the answer to what it then asks (601.2d)."""
        tokens = tokens_of(piece.text, piece.start)
        for at in range(1, len(tokens)):
            rest = Span(piece.text[tokens[at].start - piece.start :], tokens[at].start, piece.end)
            if not details.is_division(rest.text):
                continue
            head = piece.text[: tokens[at].start - piece.start].rstrip(" ,:")
            things = " and ".join(details.divided_among(rest))
            for text in (*(f"{head} {word} {things}" for word in sorted(typed("on"))), head):
                try:
                    form, reader, entry = self._act(Span(text, piece.start, piece.start + len(head)))
                except NotUnderstood:
                    continue
                if form.do in ("cast", "activate"):
                    return form, reader, entry, Span(head, piece.start, piece.start + len(head)), [rest]
            return None
        return None

    def _is_sentence(self, text: str) -> bool:
        return any(True for one in FORMS for _ in readings(one.key, text, self._accepts, Misses()))

    def _could_go_on(self, text: str) -> bool:
        additions = {form.goes_on for form in FORMS if form.goes_on}
        return any(True for key in additions for _ in readings(key, text, self._accepts, Misses()))

    def _act(self, piece: Span) -> tuple[Form, Reader, Json]:
        misses = Misses()
        several: SeveralMeant | None = None
        wrong: NotUnderstood | None = None
        asked = self.table.choice is not None and self.table.choice.kind != "priority"
        for form in (*FORMS, BY_NAME):
            for gaps in readings(form.key, piece.text, self._accepts, Misses() if form is BY_NAME else misses):
                if form is BY_NAME and not self._may_be_verb(gaps["card"].text, piece.text):
                    continue
                try:
                    return form, *self._read(form, gaps, piece)
                except NotUnderstood as problem:
                    verb = form is BY_NAME and problem.expected == ("card",)
                    if not verb and (wrong is None or problem.reaches_further(wrong)):
                        wrong = problem
                except SeveralMeant as problem:
                    several = several or problem
        if several is not None:
            raise several
        if asked and misses.at < 0 and wrong is None:
            answer = next(form for form in FORMS if form.do == "answer")
            return answer, *self._read(answer, {"value": Span(piece.text, 0, len(piece.text))}, piece)
        if wrong is not None and not misses.open:
            raise wrong
        at = piece.start + max(misses.at, 0)
        raise NotUnderstood(self.text, Span("", at, piece.end), tuple(misses.expected) or ("act",))

    def _may_be_verb(self, card: str, piece: str) -> bool:
        """Whether a card's name at the beginning of a piece may say that the card is cast: "attack siege with Bears"
        casts nothing whose name begins with "attack", and "Serra Angel" no Serra."""
        if any(fold(card) in verbs(one.key) for one in FORMS):
            return False
        return card == piece or Naming(self.table, self.asker, self.called).card(piece) is None

    def _read(self, form: Form, gaps: Gaps, piece: Span) -> tuple[Reader, Json]:
        """What a sentence says; nothing has been done to the table if it can't be read."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        placed = _placed(gaps, piece.start)
        entry = form.read(reader, placed)
        if reader.table is self.table:
            reader.table = self.table.fork()
        return reader, entry

    def _goes_on(self, form: Form, reader: Reader, entry: Json, piece: Span) -> tuple[Json, int, list[Span]] | None:
        """What a piece, or the longest beginning of it, adds to the act before it, where that ends, and what is left;
        None if it is an act of its own."""
        declares = form.do in ("attack", "block")
        if not declares and self._is_sentence(piece.text):
            return None
        for head, rest in ((piece, None), *_beginnings(piece)):
            more = self._same(form, reader, entry, head) if declares and self._is_sentence(head.text) else None
            more = more or self._addition(form, reader, head)
            if more is not None:
                return more, head.end, [] if rest is None else list(_pieces(rest.text, rest.start))
        return None

    def _same(self, form: Form, reader: Reader, entry: Json, piece: Span) -> Json | None:
        """A sentence of the same kind and player: creatures are declared all at once (508.1, 509.1)."""
        several: SeveralMeant | None = None
        reader.act = piece
        for gaps in readings(form.key, piece.text, self._accepts, Misses()):
            placed = _placed(gaps, piece.start)
            try:
                more = form.read(reader, placed)
            except NotUnderstood:
                continue
            except SeveralMeant as problem:
                several = several or problem
                continue
            if more["player"] == entry["player"]:
                return more
        if several is not None:
            raise several
        return None

    def _addition(self, form: Form, reader: Reader, piece: Span) -> Json | None:
        for gaps in readings(form.goes_on, piece.text, self._accepts, Misses()):
            placed = _placed(gaps, piece.start)
            try:
                if "details" in placed:
                    known = details.OF_ABILITIES if form.do == "activate" else details.OF_SPELLS
                    return details.read(reader, placed["details"], known)
                return form.read(reader, placed)
            except NotUnderstood:
                continue
        return None

    def _accepts(self, gap: str, span: Span) -> bool:
        """What can be told at a glance, so that fewer readings are tried."""
        text = fold(span.text)
        if gap == "player":
            return bool(Naming(self.table, self.asker, self.called).players(span.text))
        if gap == "step":
            return step_called(text) is not None
        if gap in ("count", "turn"):
            return text.isdecimal() and len(text) < 5
        if gap in ("my", "it"):
            return text in typed(gap)
        if gap == "loyalty":
            return bool(details.loyalty_cost(span.text))
        if gap == "everyone":
            return text in typed("everything")
        if gap == "keyword":
            return keyword_called(text) is not None
        if gap == "cost":
            return cost_called(text) is not None
        if gap == "doing":
            return doing_called(text) is not None
        if gap == "special":
            return any(text == fold(name) for name in SPECIALS)
        if gap == "division":
            return details.is_division(span.text)
        if gap == "details":
            return details.accepts(gap, span)
        return True


def _placed(gaps: Gaps, start: int) -> Gaps:
    """Gaps of a piece at their places in the whole text."""
    return {name: Span(gap.text, gap.start + start, gap.end + start) for name, gap in gaps.items()}


def _joined(entry: Json, more: Json) -> Json:
    """An act with what a further piece adds to it: more creatures, or details."""
    for key in ("attackers", "blockers"):
        if key in entry and key in more:
            return entry | {key: _sent(entry[key], more[key])}
    return entry | more


def _sent(sent: Mapping[str, Any], more: Mapping[str, Any]) -> Json:
    """Creatures and what each is sent at, those that block several attackers with all of them."""
    joined = dict(sent)
    for creature, goal in more.items():
        goals = [*_as_list(joined.get(creature, [])), *_as_list(goal)]
        joined[creature] = goals[0] if len(goals) == 1 else goals
    return joined


def _as_list(goal: str | list[str]) -> list[str]:
    return [goal] if isinstance(goal, str) else goal


def _pieces(text: str, offset: int = 0) -> Iterator[Span]:
    """The acts of a text: between semicolons, line ends and "then"; without "in response," in front. ``offset`` is
    where the text stands in a longer one."""
    start = 0
    for part in re.finditer(r"[^;\n]+", text):
        tokens = tokens_of(part[0], part.start())
        start, found = 0, []
        for at, token in enumerate(tokens):
            if fold(token.text) in typed("then"):
                found.append(tokens[start:at])
                start = at + 1
        for run in (*found, tokens[start:]):
            run = _trimmed(run)
            if run:
                first, last = run[0].start, run[-1].end
                plain = text[first:last].rstrip(".!? ")
                yield Span(plain, first + offset, first + offset + len(plain))


def _beginnings(piece: Span) -> Iterator[tuple[Span, Span]]:
    """The beginnings of a piece that end at a comma, a full stop or "and", the longest first, and what follows each."""
    conjunctions = "|".join(re.escape(word) for word in typed("and"))
    marks = re.finditer(rf"[,.!]\s+(?:(?:{conjunctions})\s+)?|\s+(?:{conjunctions})\s+", piece.text, re.I)
    for mark in reversed(list(marks)):
        head, rest = piece.text[: mark.start()], piece.text[mark.end() :]
        if head and rest:
            yield (
                Span(head, piece.start, piece.start + len(head)),
                Span(rest, piece.start + mark.end(), piece.start + len(piece.text)),
            )


def _trimmed(run: tuple[Span, ...]) -> tuple[Span, ...]:
    """Without commas at its ends, and without "in response" in front: whoever acts is brought to act anyway."""
    while run and run[0].text == ",":
        run = run[1:]
    while run and run[-1].text == ",":
        run = run[:-1]
    for length in (4, 3, 2, 1):
        if len(run) > length and fold(" ".join(token.text for token in run[:length])) in typed("in-response"):
            return _trimmed(run[length:])
    return run
