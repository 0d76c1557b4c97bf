"""Text to the entries of a script, act by act, on forks of a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from cards.model import fold
from engine.state.ids import TargetId
from engine.table.history import Refusal
from engine.table.library import Cards
from engine.table.messages_in_words import Speech
from engine.table.references import FACE_DOWN
from engine.table.scenario import Json
from engine.table.short_acts import answering, answers_taken
from engine.table.short_acts.activating import for_all_of_them
from engine.table.short_acts.acts_as_read import ShortAct, ShortActs, in_short
from engine.table.short_acts.additions import joined
from engine.table.short_acts.aimed_at_the_stack import apart
from engine.table.short_acts.answered_alike import (
    Asks,
    as_often_as_asked,
    asks_of_a_card,
    asks_of_another_trigger,
    asks_to_pay,
)
from engine.table.short_acts.going_to_a_main_phase import GoingToAMainPhase
from engine.table.short_acts.holding_cards import card_in_hand
from engine.table.short_acts.kinds_of_act import PAYING, Form
from engine.table.short_acts.letting_resolve import ACTS, NOT_A_TARGET, RESOLVE, RESOLVE_ALL
from engine.table.short_acts.naming import Called, Naming, typed
from engine.table.short_acts.own_words_of_what_is_asked import is_said_of_whole_library
from engine.table.short_acts.pieces import beginnings, repeated
from engine.table.short_acts.pieces import pieces as pieces_of
from engine.table.short_acts.pieces_that_do_nothing import is_question, says_trigger
from engine.table.short_acts.problems import AskedBefore, NotUnderstood, SeveralMeant, ShortActError
from engine.table.short_acts.reading_context import Provide, Reader
from engine.table.short_acts.sentences import Span
from engine.table.table import Table
from engine.words import Words

MOST_TEXT = 2000
"""Characters of a text of short acts."""
WAITING = ("resolve", "pass", "go_to")
"""What waits for a choice, so that an answer behind it comes first."""
NOTHING_TO_RESOLVE = "stack-is-empty"
"""Why nothing can be let resolve."""


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


class _Reading(GoingToAMainPhase):
    """A text being read and played. Each act is played before the next is read, since names mean what there is then."""

    def __init__(self, table: Table, text: str, asker: str | None, called: Called, provide: Provide) -> None:
        super().__init__(table, text, asker, called, provide)
        self.answers_apart = False
        """Whether each of several triggers gets an answer of its own."""

    def all(self) -> ShortActs:
        """Read and play all of it."""
        pieces = list(pieces_of(self.text))
        if not pieces:
            raise NotUnderstood(self.text, Span(self.text, 0, len(self.text)), ("act",))
        while pieces:
            piece = pieces.pop(0)
            before, whole, left = self.table, piece, list(pieces)
            if (instead := self._stands_for(piece, last=not pieces)) is not None:
                pieces[:0] = instead
                continue
            if self._responds_to_trigger(piece):
                self._let_trigger(piece)
            elif self._responds(piece):
                self._let_answered(piece)
            try:
                form, reader, entry, piece = self._next_act(piece, pieces)
            except AskedBefore as problem:
                if problem.asked is None or not self._comes_to(problem.asked, whole):
                    raise problem.moved(self.text, 0) from None
                return self._read_so_far(whole)
            except NotUnderstood as problem:
                instead = self._instead_of(whole)
                if instead is not None:
                    pieces = [*instead, *left]
                    continue
                if self.acts and self.table.asked and self._is_sentence(whole.text):
                    return self._read_so_far(whole)
                raise problem.moved(self.text, 0) from None
            except ShortActError as problem:
                raise problem.moved(self.text, 0) from None
            if form.do == "go_to" and self.acts and not reader.before and self._is_now(entry):
                continue  # "no blocks; after blocks, shock Bears"
            if self._keeps_no_priority(entry) and self._let_resolve(whole, even_if_asked=True):
                pieces = [whole, *left]
                continue
            entry, aimed = apart(entry, reader)
            entries = (*reader.before, *self._with_what_is_meant(entry, reader, piece))
            said = self._said(for_all_of_them(reader.before, entry), reader)
            rest_of = piece.text if piece.start == whole.start and piece.text not in self.text else ""
            self.acts.append(ShortAct(said, entries, piece.start, piece.end, rest_of))
            self.before, self.table, self.last = before, reader.table, reader.last
            done = entries[len(reader.before) :]
            refusal = next((no for one in done if (no := self.table.act(dict(one))) is not None), None)
            if (
                refusal is not None
                and pieces
                and (later := self._comes_later(refusal, form, piece, pieces)) is not None
            ):
                if not later:  # it has resolved already
                    self.table, self.last = before, reader.last
                pieces[:1] = [pieces[0], *later]
                continue
            refused = refusal is not None and not refusal.expected
            if refusal is not None and refused and self._goes_to_main(entry, reader, refusal, before, whole):
                if self.table.asked:
                    return self._read_so_far(whole)
                pieces = [whole, *left]
                continue
            if refusal is not None and refused and self._waits_for_the_stack(whole, before, refusal):
                pieces = [whole, *left]
                continue
            declares = self.table.choice is not None and self.table.choice.kind in ("attackers", "blockers")
            if refusal is not None and reader.before and self.table.asked and not declares:
                self._tell_lead_up(reader.before)
            self.holds = False
            self._notes_step(form)
            if refusal is not None:
                unread = self.text[pieces[0].start :].strip() if pieces else ""
                return ShortActs(tuple(self.acts), self.table, refusal, unread, self.in_any_step)
            self._answer_what_it_says_too(form, entry, reader, piece, pieces, aimed)
        return ShortActs(tuple(self.acts), self.table, in_any_step=self.in_any_step)

    def _next_act(self, piece: Span, pieces: list[Span]) -> tuple[Form, Reader, Json, Span]:
        """The act that a piece is or begins with, with what the pieces behind it add to it; these are left without
        that. Raises ShortActError for what can't be read."""
        form, reader, entry, piece, rest = self._first_act(piece)
        pieces[:0] = rest
        while pieces and form.goes_on and (found := self._goes_on(form, reader, entry, pieces[0])) is not None:
            more, ends, rest = found
            entry = joined(entry, more)
            piece = Span("", piece.start, ends)
            pieces[:1] = rest
        return form, reader, entry, piece

    def _stands_for(self, piece: Span, *, last: bool) -> list[Span] | None:
        """What a piece that is no act of its own stands for: nothing where it goes without saying, or only says that
        priority is held; each of the times that something is done. None for an act."""
        if (self._goes_without_saying(piece) and (self.acts or not last)) or self._has_been_agreed_to(piece):
            return []
        if (each := self._each_time(piece)) is None and fold(piece.text) in typed("holds-priority"):
            self.holds = True
            return []
        return each

    def _comes_later(self, refusal: Refusal, form: Form, piece: Span, pieces: Sequence[Span]) -> list[Span] | None:
        """Take back a refused act behind which more is written, and say what of it is left behind the next piece: all
        of it where that piece answers what it waits for, nothing where what it lets resolve has. None where it stays
        refused."""
        resolved = refusal.reason.key == NOTHING_TO_RESOLVE
        if not resolved and not (form.do in (*WAITING, *ACTS) and self._answers(pieces[0])):
            return None
        self.acts.pop()
        return [] if resolved else [piece]

    def _waits_for_the_stack(self, piece: Span, refused_on: Table, refusal: Refusal) -> bool:
        """Whether a refused act can be done once what is on the stack has resolved, as far as something is asked on the
        way too; that is let resolve then."""
        aimed = NOT_A_TARGET in refusal.rules
        ways = (self._let_resolve(piece, refused_on, even_if_asked=even, no_target=aimed) for even in (False, True))
        return any(ways)

    def _answer_what_it_says_too(
        self, form: Form, entry: Json, reader: Reader, piece: Span, pieces: list[Span], aimed: Json | None
    ) -> None:
        """The answers that an act says besides: to each payment, card or trigger alike, and to what it is ``aimed``
        at."""
        if form in PAYING:
            self._answer_alike(entry, asks_to_pay(reader, entry["player"]))
        elif entry["do"] == "answer" and is_said_of_whole_library(piece.text):
            self._answer_alike(entry, asks_of_a_card)
        elif (
            entry["do"] == "answer"
            and (asks := asks_of_another_trigger(reader, self.before)) is not None
            and (reader.said_of_all or not self._answers_each_apart(pieces))
        ):
            self._answer_alike(entry, asks, told=True)
        if aimed is not None:
            self._answer(aimed, piece)

    def _with_what_is_meant(self, entry: Json, reader: Reader, piece: Span) -> list[Json]:
        """An entry with the "yes" before it that goes without saying, and what its target means behind it."""
        try:
            behind = answering.meant_by_a_target(reader, entry, piece)
        except ShortActError as problem:
            raise problem.moved(self.text, 0) from None
        return [*answers_taken.agreed(reader.table, entry), entry, *behind]

    def _instead_of(self, piece: Span) -> list[Span] | None:
        """What is read in place of a piece that means nothing now: the same once something has resolved, a part of it,
        or nothing where it does nothing. None where it stays not understood."""
        if (
            self._let_resolve(piece)
            or self._let_resolve(piece, even_if_asked=True)
            or self._says_what_yes_was_to(piece)
        ):
            return [piece]
        behind = self._behind_nothing(piece)
        if behind is not None:
            return [behind]
        asks = self.acts and is_question(piece)
        told = asks or self._says_life_paid(piece)
        return [] if told or self._is_used_later(piece) or self._names_a_player(piece) else None

    def _tell_lead_up(self, entries: list[Json]) -> None:
        """Tell as an act of its own what comes before the last act, which has to wait for what is asked on the way."""
        act = self.acts.pop()
        said = in_short(entries[-1], self.table.locale) or ""
        own = act.entries[len(entries) :]
        self.acts += [ShortAct(said, tuple(entries), act.start, act.start), replace(act, entries=own)]

    def _read_so_far(self, rest: Span) -> ShortActs:
        """All before a piece that can only be read once what is asked has been answered."""
        return ShortActs(tuple(self.acts), self.table, None, self.text[rest.start :].strip(), self.in_any_step)

    def _comes_to(self, asked: Table, piece: Span) -> bool:
        """Let what is on the stack resolve until something is asked, as an act of its own."""
        if not self.table.asked:
            self.before, self.table = self.table, asked
            said = in_short(RESOLVE_ALL, asked.locale) or ""
            self.acts.append(ShortAct(said, (RESOLVE_ALL,), piece.start, piece.start))
        return bool(self.acts)

    def _answer(self, entry: Json, piece: Span) -> None:
        """An answer to what the act before it leads to, and the "yes" that goes without saying."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        entries = (*answers_taken.agreed(self.table, entry), entry)
        self.acts.append(ShortAct(self._said(entry, reader), entries, piece.start, piece.end))
        self.before, self.table = self.table, self.table.fork()
        for one in entries:
            self.table.act(dict(one))

    def _answers_each_apart(self, pieces: list[Span]) -> bool:
        """Whether each trigger gets an answer of its own, as others stand beside this one: "target Opp; target Ana"."""
        before, self.answers_apart = self.answers_apart, False
        with suppress(ShortActError):
            form, _, entry = self._act(pieces[0]) if pieces else (None, None, {})
            self.answers_apart = form is not None and form.do == "answer" and answers_taken.is_taken(self.table, entry)
        return before or self.answers_apart

    def _answer_alike(self, entry: Json, asks: Asks, *, told: bool = False) -> None:
        """The same answer as often as the same is asked; ``told`` where the act is to say so."""
        self.table, again = as_often_as_asked(self.table, entry, asks, RESOLVE if told else RESOLVE_ALL)
        act = self.acts[-1]
        said = Words.of(self.table.locale)("short-act-each-time", said=act.said) if told and again else act.said
        self.acts[-1] = replace(act, entries=(*act.entries, *again), said=said)

    def _each_time(self, piece: Span) -> list[Span] | None:
        """An act that is done "twice", each time; None for any other, and for a kicker that is paid twice."""
        each = repeated(piece)
        if each is None or fold(each[0].text.rpartition(" ")[2]) in typed("cost-kicker"):
            return None
        with suppress(ShortActError):
            if self._act(piece)[0].do in ACTS:
                return None  # "flashback Think Twice"
        try:
            alone = not any(self._begins_with_an_act(rest) for _, rest in beginnings(each[0]))
            return each if self._act(each[0])[0].do in ACTS or (alone and self._is_deed(each[0])) else None
        except SeveralMeant:
            return each
        except ShortActError:
            return None

    def _goes_without_saying(self, piece: Span) -> bool:
        """Whether a piece only agrees to what has happened ("no response") where nothing waits for that, or only says
        that something triggers ("Confidant trigger"), as it does."""
        nothing = not self.table.game.stack and not self.table.asked
        agrees = fold(piece.text) in typed("agreed") | typed("trigger-resolves")
        naming = Naming(self.table, self.asker, self.called)
        return (nothing and agrees) or says_trigger(naming, piece)

    def _has_been_agreed_to(self, piece: Span) -> bool:
        """Whether a piece says the "yes" that went without saying before the answer behind which it stands: "fetch
        Necropotence; yes"."""
        if not self.acts or fold(piece.text) not in typed("yes"):
            return False
        agreed = any(one.get("value") == "yes" for one in self.acts[-1].entries[:-1])
        answered = self._as_answer(piece) if agreed else None
        return answered is not None and not answers_taken.is_used_somehow(self.table, answered[2])

    def _behind_nothing(self, piece: Span) -> Span | None:
        """What stands behind the beginning of a piece that tells no act: "turn 5, attack with Bears"."""
        naming = Naming(self.table, self.asker, self.called)
        return next((rest for head, rest in beginnings(piece) if says_trigger(naming, head)), None)

    def _names_a_player(self, piece: Span) -> bool:
        """Whether a piece is nothing but a player: an answer, be it to what was not asked as there was no other."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        is_player = fold(piece.text) in typed("me") or len(reader.players(piece.text)) == 1
        if not self.acts or not is_player:
            return False
        self._answer(answering.answer(reader, piece), piece)
        return True

    def _says_what_yes_was_to(self, piece: Span) -> bool:
        """Whether a piece says what is chosen, of what has been agreed to with "yes" ("yes; Hill Giant"): then it is
        the answer."""
        if not self.acts or self.acts[-1].entries[-1].get("value") != "yes":
            return False
        now, self.table = self.table, self.before
        answered = self._as_answer(piece)
        is_place = piece.text.isdecimal() and answered is not None and answered[2]["value"] in ("yes", "no")
        if answered is None or is_place or not answers_taken.is_taken(self.table, answered[2]):
            self.table = now
            return False
        self.acts.pop()
        return True

    def _says_life_paid(self, piece: Span) -> bool:
        """Whether a piece is the number of life that the "yes" before it pays, where the text says what number that
        is ("yes; 1" to "pay X life, where X is …")."""
        if not self.acts or self.acts[-1].entries[-1].get("value") != "yes" or not piece.text.isdecimal():
            return False
        then = answers_taken.when_asked(self.before)
        if then is None or then.choice is None:
            return False
        player, after = then.choice.player, then.fork()
        after.act(dict(self.acts[-1].entries[-1]))
        return then.game.players[player].life - after.game.players[player].life == int(piece.text)

    def _is_used_later(self, piece: Span) -> bool:
        """Whether a piece answers what only has one legal answer as the stack resolves; then it is told as an act."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        try:
            entry = answering.used_later(reader, piece)
        except ShortActError:
            return False
        if entry is None:
            return False
        self._answer(entry, piece)
        return True

    def _answers(self, piece: Span) -> bool:
        """Whether a piece is an answer to what is asked now."""
        if not self.table.asked:
            return False
        try:
            form, _, entry = self._act(piece)
        except ShortActError:
            return False
        return form.do == "answer" and answers_taken.is_taken(self.table, entry)

    def _said(self, entry: Json, reader: Reader) -> str:
        """An act in full words, without what comes before it and decides nothing; a card by its name alone where its
        player holds one of it, or nobody had it. Of what no short act says in full words what is chosen for it is left
        out."""
        if "card" in entry and entry["card"] not in self._provided:
            entry = entry | {"card": card_in_hand(reader, entry["player"], entry["card"])}
        named = {key: self._by_name(value) for key, value in entry.items()}
        plain = {key: value for key, value in named.items() if key != "choices"}
        said = in_short(named, self.table.locale) or in_short(plain, self.table.locale) or reader.act.text
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
