"""What is on the stack resolves before a player's next act, unless that is a response (117.3c, 117.4)."""

from __future__ import annotations

from collections.abc import Iterator

from cards.model import fold
from engine.table.scenario import Json
from engine.table.short_acts import answers_taken
from engine.table.short_acts.acts_as_read import ShortAct, in_short
from engine.table.short_acts.aimed_at_the_stack import apart, is_at_a_new_ability, is_at_a_permanent_to_be
from engine.table.short_acts.naming import Called, typed
from engine.table.short_acts.one_piece import ReadingOfPieces
from engine.table.short_acts.pieces import says_what_is_on_the_stack, says_whose_trigger
from engine.table.short_acts.problems import ShortActError
from engine.table.short_acts.reading_context import Provide
from engine.table.short_acts.sentences import Span, tokens_of
from engine.table.table import Table
from engine.table.triggered_abilities import is_triggered

RESOLVE: Json = {"do": "resolve"}
RESOLVE_TWICE: Json = {"do": "resolve", "count": 2}
RESOLVE_ALL: Json = {"do": "resolve", "all": True}
NOT_A_TARGET = "115.1"
"""The rule by which something is refused that is aimed at what is no legal target."""

MOST_IN_TURN = 5
"""So many spells and abilities are let resolve one after another, until an act can be done."""

ACTS = ("cast", "play", "activate", "special")
"""What a player does that what they did before may have to resolve for."""


class LettingResolve(ReadingOfPieces):
    """A text of which each act is played before the next is read."""

    def __init__(self, table: Table, text: str, asker: str | None, called: Called, provide: Provide) -> None:
        super().__init__(table, text, asker, called, provide)
        self.before = table
        """The table before the last act."""
        self.acts: list[ShortAct] = []

    def _let_resolve(
        self,
        piece: Span,
        refused_on: Table | None = None,
        *,
        even_if_asked: bool = False,
        no_target: bool = False,
    ) -> bool:
        """Let what is on the stack resolve, where a player's next act can only be done after what they have done
        before ("crew Copter; equip Bonesplitter to Copter"), or anybody's at what is being cast and no permanent yet
        (115.2); it is told as an act. Not before a response; before one to what triggers only what it triggers by, and
        of several players' only what is on top. ``even_if_asked`` lets it resolve as far as something is asked on the
        way, if the act could be done behind that. ``no_target`` says that it was refused on that table as what it is
        aimed at is no legal target yet, whoever would do it."""
        now = refused_on or self.table
        stack = [now.game.controller(i) for i in now.game.stack]
        if not stack or now.asked or self._responds(piece):
            return False
        last, owner, asks = self.table, now.game.players[stack[-1]].name, False
        top_alone = self._responds_to_trigger(piece) or len({*stack}) > 1
        in_turn = (RESOLVE, RESOLVE_TWICE) if len({*stack}) > 1 else (RESOLVE,)  # a spell, and what it triggers
        for entry in in_turn if top_alone else (RESOLVE_ALL, *_one_after_another(len(stack))):
            self.table = now.fork()
            done = self.table.act(dict(entry)) is None
            asked = self.table.asked
            whole = entry is RESOLVE_ALL or top_alone or (asks and not even_if_asked)
            able = done and not asked and self._can_do(piece, owner, now, whole=whole, anybody=no_target)
            waits = asked and even_if_asked and entry is RESOLVE_ALL and self._can_do_later(piece, owner, now)
            if able or waits or (done and asked and self._enters_before(piece, now)):
                if refused_on is not None:
                    self.acts.pop()
                said = in_short(entry, now.locale) or ""
                self.acts.append(ShortAct(said, (entry,), piece.start, piece.start))
                return True
            asks = asks or bool(asked)
        self.table = last
        return False

    def _can_do_later(self, piece: Span, owner: str, before: Table) -> bool:
        """Whether what a piece says can be done once what is asked on the way has been answered, in whatever way."""
        asking = self.table
        answered = answers_taken.answered_somehow(asking)
        if answered is None or answered.game.stack:
            return False
        self.table = answered
        try:
            return self._can_do(piece, owner, before, whole=True)
        finally:
            self.table = asking

    def _responds_to_trigger(self, piece: Span) -> bool:
        """Whether it is said that something is done in response to an ability that triggers."""
        said = fold(piece.text)
        inside = any(f" {words} " in f" {said} " for words in typed("responds-to-trigger"))
        return inside or self._is_beside(piece, "in-response-to-trigger") or self._is_beside_the_stack(piece)

    def _let_trigger(self, piece: Span) -> None:
        """Let what is on top of the stack resolve, where that is no triggered ability and one triggers by it: to that
        somebody is said to respond. It is told as an act."""
        stack = self.table.game.stack
        if not stack or self.table.asked or is_triggered(self.table.game.objects[stack[-1]]):
            return
        after = self.table.fork()
        if after.act(dict(RESOLVE)) is not None:
            return
        if after.asked:  # in which order they go onto the stack (603.3b) comes first
            if after.choice is None or not after.choice.onto_stack:
                return
            self.before, self.table = self.table, after
            self.acts.append(ShortAct(in_short(RESOLVE, after.locale) or "", (RESOLVE,), piece.start, piece.start))
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
        after = answers_taken.triggered_by_what_was_answered(self.table)
        if after is not None:
            self.before, self.table = self.table, after
            self.acts.append(ShortAct(in_short(RESOLVE, after.locale) or "", (RESOLVE,), piece.start, piece.start))

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

    def _can_do(self, piece: Span, owner: str, before: Table, *, whole: bool, anybody: bool = False) -> bool:
        """Whether what a piece says can be done now that what was on the stack has resolved, the ``whole`` of it or the
        topmost alone: by the player whose it was, or at what has come of it; or by ``anybody``."""
        try:
            _, reader, act, _, _ = self._first_act(piece)
        except ShortActError:
            return False
        came = (is_at_a_permanent_to_be if whole else is_at_a_new_ability)(act, reader.table, before)
        act, _ = apart(act, reader)  # "cast Clone copying Bears"
        theirs = anybody or came or (whole and act.get("player") == owner)
        return act["do"] in ACTS and theirs and reader.table.fork().act(act) is None

    def _is_beside_the_stack(self, piece: Span) -> bool:
        """Whether it stands beside a piece what is on the stack then: "with the sac trigger on the stack"."""
        around = [tokens_of(text.strip(" ,.")) for text in self._around(piece)]
        return any(says_what_is_on_the_stack(one) or says_whose_trigger(one) for one in around)


def _one_after_another(stack: int) -> Iterator[Json]:
    """To let the top of a stack of so many resolve, then what is below it too."""
    yield RESOLVE
    yield from ({"do": "resolve", "count": n} for n in range(2, min(stack, MOST_IN_TURN)))
