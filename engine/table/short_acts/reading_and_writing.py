"""Text to the entries of a script, act by act, on forks of a table; and entries to text."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from cards.model import fold
from engine.state.ids import TargetId
from engine.state.turn import Step
from engine.table.history import Refusal
from engine.table.library import Cards
from engine.table.messages_in_words import Speech
from engine.table.references import FACE_DOWN
from engine.table.scenario import Json
from engine.table.short_acts import answering
from engine.table.short_acts.additions import joined
from engine.table.short_acts.aimed_at_the_stack import apart, is_at_a_new_ability, is_at_a_permanent_to_be
from engine.table.short_acts.kinds_of_act import FORMS, PAYING, TURNS, Form
from engine.table.short_acts.naming import Called, typed
from engine.table.short_acts.one_piece import ReadingOfPieces
from engine.table.short_acts.pieces import pieces as pieces_of
from engine.table.short_acts.problems import NotUnderstood, ShortActError
from engine.table.short_acts.reading_context import Provide, Reader
from engine.table.short_acts.sentences import Span, printed, verbs
from engine.table.table import Table
from engine.table.triggered_abilities import is_triggered
from engine.words import Words

MOST_TEXT = 2000
"""Characters of a text of short acts."""
WAITING = ("resolve", "pass", "go_to")
"""What waits for a choice, so that an answer behind it comes first."""
MOST_TIMES = 60
"""So often at the most the same is answered alike."""
RESOLVE: Json = {"do": "resolve"}
RESOLVE_TWICE: Json = {"do": "resolve", "count": 2}
RESOLVE_ALL: Json = {"do": "resolve", "all": True}
BEFORE_MAIN = (Step.UPKEEP, Step.DRAW)
"""The steps before the first main phase in which somebody gets priority (503.1, 504.2)."""
ACTS = ("cast", "play", "activate", "special")
"""What a player does that what they did before may have to resolve for."""


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
    in_any_step: bool = False
    """Whether a turn was gone to, and no step of it said: what can only be done in its main phase is done there."""


def short_acts(
    table: Table,
    text: str,
    asker: str | None = None,
    called: Called | None = None,
    provide: Provide | None = None,
    *,
    in_any_step: bool = False,
) -> ShortActs:
    """Read short acts ("bolt the bear; Opp responds with Giant Growth on it") and play them on a fork of a table.

    ``asker`` is the player who speaks. ``called`` gives the name of the card that people call so; without it cards that
    are on no board are known by their names. ``provide`` puts a card that nobody has into a player's hand.
    ``in_any_step`` is that of acts before these (``ShortActs.in_any_step``). Raises
    ``NotUnderstood`` for what can't be read and ``SeveralMeant`` for a name that has to be told apart.
    """
    if len(text) > MOST_TEXT:
        raise NotUnderstood(text, Span(text[:20], 0, 20), ("short",))
    known = called or _by_name(table.cards)
    reading = _Reading(table.fork(), text, asker, known, provide or _nothing)
    reading.in_any_step = in_any_step
    return reading.all()


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


class _Reading(ReadingOfPieces):
    """A text being read and played. Each act is played before the next is read, since names mean what there is then."""

    def __init__(self, table: Table, text: str, asker: str | None, called: Called, provide: Provide) -> None:
        super().__init__(table, text, asker, called, provide)
        self.before = table
        """The table before the last act."""
        self.acts: list[ShortAct] = []
        self.in_any_step = False
        """Whether a turn was gone to, and no step of it said."""

    def all(self) -> ShortActs:
        """Read and play all of it."""
        pieces = list(pieces_of(self.text))
        if not pieces:
            raise NotUnderstood(self.text, Span(self.text, 0, len(self.text)), ("act",))
        while pieces:
            piece = pieces.pop(0)
            before, whole, left = self.table, piece, list(pieces)
            if self._goes_without_saying(piece) and (self.acts or pieces):
                continue
            if self._responds_to_trigger(piece):
                self._let_trigger(piece)
            elif self._responds(piece):
                self._let_answered(piece)
            try:
                form, reader, entry, piece, rest = self._first_act(piece)
                pieces[:0] = rest
                while pieces and form.goes_on and (found := self._goes_on(form, reader, entry, pieces[0])) is not None:
                    more, ends, rest = found
                    entry = joined(entry, more)
                    piece = Span("", piece.start, ends)
                    pieces[:1] = rest
            except ShortActError as problem:
                not_read = isinstance(problem, NotUnderstood)
                if not_read and (self._let_resolve(whole) or self._says_what_yes_was_to(whole)):
                    pieces = [whole, *left]
                    continue
                if not_read and (self._is_used_later(whole) or self._names_a_player(whole)):
                    pieces = left
                    continue
                raise problem.moved(self.text, 0) from None
            if self._keeps_no_priority(entry) and self._let_resolve(whole):
                pieces = [whole, *left]
                continue
            entry, aimed = apart(entry, reader)
            agreed = answering.agreed(reader.table, entry)
            entries = (*reader.before, *agreed, entry)
            self.acts.append(ShortAct(self._said(entry, reader), entries, piece.start, piece.end))
            self.before, self.table, self.last = before, reader.table, reader.last
            refusal = next((no for one in (*agreed, entry) if (no := self.table.act(one)) is not None), None)
            if refusal is not None and pieces and form.do in WAITING and self._answers(pieces[0]):
                self.acts.pop()
                pieces[:1] = [pieces[0], piece]
                continue
            if refusal is not None and not refusal.expected and self._goes_to_main(entry, before):
                pieces = [whole, *left]
                continue
            if refusal is not None and not refusal.expected and self._let_resolve(whole, before):
                pieces = [whole, *left]
                continue
            self._notes_step(form)
            if refusal is None and form in PAYING:
                self._pay_each_time(entry)
            if refusal is None and aimed is not None:
                self._answer(aimed, piece)
            if refusal is not None:
                unread = self.text[pieces[0].start :].strip() if pieces else ""
                return ShortActs(tuple(self.acts), self.table, refusal, unread, self.in_any_step)
        return ShortActs(tuple(self.acts), self.table, in_any_step=self.in_any_step)

    def _answer(self, entry: Json, piece: Span) -> None:
        """An answer to what the act before it leads to."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        self.acts.append(ShortAct(self._said(entry, reader), (entry,), piece.start, piece.end))
        self.before, self.table = self.table, self.table.fork()
        self.table.act(entry)

    def _notes_step(self, form: Form) -> None:
        """Remember whether the step it is was said."""
        if form.do == "go_to":
            self.in_any_step = form in TURNS

    def _goes_to_main(self, entry: Json, refused_on: Table) -> bool:
        """Go on to the main phase of a turn of which no step was said, where something can only be done there ("Bob's
        turn; Bob casts Wrath of God", 307.1); it is told as an act."""
        if not self.in_any_step or refused_on.game.turn.step not in BEFORE_MAIN or answering.is_asked(refused_on):
            return False
        main, now = {"do": "go_to", "step": Step.PRECOMBAT_MAIN.value}, refused_on.fork()
        if now.act(dict(main)) is not None or answering.is_asked(now):
            return False
        plain = {key: value for key, value in entry.items() if key != "targets"}  # "cast Clone on Bears"
        if all(now.fork().act(dict(one)) is not None for one in (entry, plain)):
            return False
        self.table, place = now, self.acts.pop().start
        self.acts.append(ShortAct(in_short(main, now.locale) or "", (main,), place, place))
        return True

    def _pay_each_time(self, entry: Json) -> None:
        """The same answer as often as it is asked whether something is paid, while the stack resolves."""
        act = self.acts.pop()
        for _ in range(MOST_TIMES):
            if not _asks_to_pay(answering.when_asked(self.table)):
                break
            again = [entry] if answering.is_asked(self.table) else [RESOLVE_ALL, entry]
            after = self.table.fork()
            if any(after.act(dict(one)) is not None for one in again):
                break
            self.table, act = after, replace(act, entries=(*act.entries, *again))
        self.acts.append(act)

    def _goes_without_saying(self, piece: Span) -> bool:
        """Whether a piece only agrees to what has happened ("no response") where nothing waits for that."""
        nothing = not self.table.game.stack and not answering.is_asked(self.table)
        return nothing and fold(piece.text) in typed("agreed")

    def _let_resolve(self, piece: Span, refused_on: Table | None = None) -> bool:
        """Let what is on the stack resolve, where a player's next act can only be done after what they have done
        before ("crew Copter; equip Bonesplitter to Copter"), or anybody's at what is being cast and no permanent yet
        (115.2); it is told as an act. Not before a response; before one to what triggers only what it triggers by, and
        of several players' only what is on top."""
        now = refused_on or self.table
        stack = [now.game.controller(i) for i in now.game.stack]
        if not stack or answering.is_asked(now) or self._responds(piece):
            return False
        last, owner = self.table, now.game.players[stack[-1]].name
        top_alone = self._responds_to_trigger(piece) or len({*stack}) > 1
        in_turn = (RESOLVE, RESOLVE_TWICE) if len({*stack}) > 1 else (RESOLVE,)  # a spell, and what it triggers
        for entry in in_turn if top_alone else (RESOLVE_ALL, RESOLVE):
            self.table = now.fork()
            done = self.table.act(dict(entry)) is None
            asked = answering.is_asked(self.table)
            able = done and not asked and self._can_do(piece, owner, now, whole=entry is RESOLVE_ALL or top_alone)
            if able or (done and asked and self._enters_before(piece, now)):
                if refused_on is not None:
                    self.acts.pop()
                said = in_short(entry, now.locale) or ""
                self.acts.append(ShortAct(said, (entry,), piece.start, piece.start))
                return True
        self.table = last
        return False

    def _responds_to_trigger(self, piece: Span) -> bool:
        """Whether it is said that something is done in response to an ability that triggers."""
        said = fold(piece.text)
        inside = any(f" {words} " in f" {said} " for words in typed("responds-to-trigger"))
        return inside or self._is_beside(piece, "in-response-to-trigger")

    def _let_trigger(self, piece: Span) -> None:
        """Let what is on top of the stack resolve, where that is no triggered ability and one triggers by it: to that
        somebody is said to respond. It is told as an act."""
        stack = self.table.game.stack
        if not stack or answering.is_asked(self.table) or is_triggered(self.table.game.objects[stack[-1]]):
            return
        after = self.table.fork()
        if after.act(dict(RESOLVE)) is not None or answering.is_asked(after):
            return
        top = after.game.objects[after.game.stack[-1]] if after.game.stack else None
        if top is not None and top.id not in self.table.game.objects and is_triggered(top):
            self.before, self.table = self.table, after
            said = in_short(RESOLVE, after.locale) or ""
            self.acts.append(ShortAct(said, (RESOLVE,), piece.start, piece.start))

    def _let_answered(self, piece: Span) -> None:
        """Let what is on top of the stack resolve, where the act before says what is chosen as it does, and something
        triggers then: to that somebody responds who does so behind the choice. It is told as an act."""
        if not self.acts or self.acts[-1].entries[-1]["do"] != "answer":
            return
        if len(self.acts) > 1 and self.acts[-2].start == self.acts[-1].start:  # "cast Clone copying Bears" is one act
            return
        after = answering.triggered_by_what_was_answered(self.table)
        if after is not None:
            self.before, self.table = self.table, after
            self.acts.append(ShortAct(in_short(RESOLVE, after.locale) or "", (RESOLVE,), piece.start, piece.start))

    def _names_a_player(self, piece: Span) -> bool:
        """Whether a piece is nothing but a player: an answer, be it to what was not asked as there was no other."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        is_player = fold(piece.text) in typed("me") or len(reader.players(piece.text)) == 1
        if not self.acts or not is_player:
            return False
        self._answer(answering.answer(reader, piece), piece)
        return True

    def _keeps_no_priority(self, entry: Json) -> bool:
        """Whether a player goes on after spells and activated abilities of their own, at none of which the next is
        aimed: who keeps priority says so (117.3c)."""
        game = self.table.game
        stack = [game.objects[i] for i in game.stack]
        aimed = [i for one in entry.get("targets", ()) for i in self.table.refs.things(str(one), game.stack)]
        own = all(
            game.players[game.controller(it.id)].name == entry.get("player") and not is_triggered(it) for it in stack
        )
        return entry["do"] in ACTS and bool(self.acts and stack) and own and not aimed

    def _enters_before(self, piece: Span, now: Table) -> bool:
        """Whether a piece is aimed at what is still being cast and would be a permanent by then, so that what is asked
        as it enters comes first."""
        resolved, self.table = self.table, now
        try:
            _, _, act, _, _ = self._first_act(piece)
        except ShortActError:
            return False
        finally:
            self.table = resolved
        aimed = [i for one in act.get("targets", ()) if isinstance(one, str) for i in now.refs.things(one)]
        entered = {resolved.refs.root(it.id) for it in resolved.game.permanents()}
        cast = [i for i in aimed if i in now.game.stack]
        return act["do"] in ACTS and bool(cast) and all(now.refs.root(i) in entered for i in cast)

    def _can_do(self, piece: Span, owner: str, before: Table, *, whole: bool) -> bool:
        """Whether what a piece says can be done now that what was on the stack has resolved, the ``whole`` of it or the
        topmost alone: by the player whose it was, or at what has come of it."""
        try:
            _, reader, act, _, _ = self._first_act(piece)
        except ShortActError:
            return False
        came = (is_at_a_permanent_to_be if whole else is_at_a_new_ability)(act, reader.table, before)
        act, _ = apart(act, reader)  # "cast Clone copying Bears"
        theirs = came or (whole and act["player"] == owner)
        return act["do"] in ACTS and theirs and reader.table.fork().act(act) is None

    def _says_what_yes_was_to(self, piece: Span) -> bool:
        """Whether a piece says what is chosen, of what has been agreed to with "yes" ("yes; Hill Giant"): then it is
        the answer."""
        if not self.acts or self.acts[-1].entries[-1].get("value") != "yes":
            return False
        now, self.table = self.table, self.before
        answered = self._as_answer(piece)
        if answered is None or not answering.is_taken(self.table, answered[2]):
            self.table = now
            return False
        self.acts.pop()
        return True

    def _is_used_later(self, piece: Span) -> bool:
        """Whether a piece answers what only has one legal answer as the stack resolves; then it is told as an act."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        entry = answering.used_later(reader, piece)
        if entry is None:
            return False
        self._answer(entry, piece)
        return True

    def _responds(self, piece: Span) -> bool:
        """Whether "in response" stands in front of a piece or behind it."""
        return self._is_beside(piece, "in-response")

    def _is_beside(self, piece: Span, said: str) -> bool:
        """Whether any of these words stand in front of a piece or behind it."""
        around = (re.split(r"[;\n]", self.text[: piece.start])[-1], re.split(r"[;\n]", self.text[piece.end :])[0])
        return any(fold(text.strip(" ,.")) in typed(said) for text in around if text.strip(" ,."))

    def _answers(self, piece: Span) -> bool:
        """Whether a piece is an answer to what is asked now."""
        if not answering.is_asked(self.table):
            return False
        try:
            form, _, entry = self._act(piece)
        except ShortActError:
            return False
        return form.do == "answer" and answering.is_taken(self.table, entry)

    def _said(self, entry: Json, reader: Reader) -> str:
        """An act in full words, without what comes before it and decides nothing; a card by its name alone where its
        player holds one of it, or nobody had it."""
        if "card" in entry and entry["card"] not in self._provided:
            entry = entry | {"card": reader.card_in_hand(entry["player"], entry["card"])}
        said = in_short({key: self._by_name(value) for key, value in entry.items()}, self.table.locale) or ""
        said = re.sub(r"\bstack#\d+", lambda found: _on_stack(found[0], reader), said)
        face_down = re.compile(rf"\b{FACE_DOWN}\b(?!#)")
        return face_down.sub(Words.of(self.table.locale)("the-face-down-creature"), said)

    def _by_name(self, value: Any) -> Any:
        """A part of an entry, cards that nobody had by their names."""
        if isinstance(value, list):
            return [self._by_name(one) for one in value]
        return self._provided.get(value, value) if isinstance(value, str) else value


def _on_stack(reference: str, reader: Reader) -> str:
    """What is on the stack by what it is, where nothing else there is called so: "the ability of Goblin Guide"."""
    stack, speech = reader.game.stack, Speech(reader.refs, reader.table.locale)
    called = {i: str(speech.value(TargetId.of_object(i))) for i in stack}
    said = next((called[i] for i in reader.refs.things(reference, stack)), reference)
    return said if [*called.values()].count(said) == 1 else reference


def _asks_to_pay(asked: Table | None) -> bool:
    """Whether it is asked if something is paid."""
    if asked is None or asked.choice is None:
        return False
    return Speech(asked.refs, "en").say(asked.choice.prompt).startswith("Pay ")
