"""How the board in a question plays: to all its ends, or to where an act is refused; and the sentence that answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import engine
from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.desk import presenting
from bot.desk.choices_played_on import MOST_ANSWERS, before_going_on, ends, refused_or_granted
from bot.desk.context import Context
from bot.desk.ends_of_play import Chosen, End, to_end
from bot.desk.games import Played
from bot.desk.heads_of_answers import comes_true, headed, heads, is_in_response
from bot.desk.heads_of_standing_boards import legends_apart
from bot.desk.reading_short_acts import read_acts
from bot.desk.reply import Place
from bot.desk.what_has_come import Come, Head
from bot.errors import BadAct
from bot.situations.board import Act, Asked, Kind, Piece, Situation
from bot.which_is_meant import Which
from bot.words import Words

HAPPENED = (Kind.TRIGGERS, Kind.COUNTERED, Kind.SACRIFICES, Kind.ACTS)
"""Questions of which yes is the answer as soon as it has happened."""
_TURN_ON_ACTS = (Kind.SACRIFICES, Kind.WINS)
"""What is asked of a board on which nothing is done that turns on what could be: whether there has to be a sacrifice,
whether somebody wins."""

_OF_LEGENDS = (Kind.HAPPENS, Kind.DIES, Kind.SURVIVES, Kind.GONE, Kind.SACRIFICES, Kind.LOSES)
"""Questions to which it is an answer that the legend rule leaves permanents alone."""
_LEGEND_RULE = "704.5j"
_FROM_ELSEWHERE = "601.3"
"""That a spell can be cast only where something allows it."""
_PAYING = ("601.2h", "602.2b")
"""How costs are paid: as a spell is cast and, in the same way, as an ability is activated."""
_WITH_PRIORITY = "605.3a"
"""That mana abilities may be activated whenever a player has priority."""
_OF_HANDS = "depends-on-hands"
"""Why something is not done that nobody can know without the cards in a hand."""
MOST_WAYS = 4
"""Outcomes of an open choice that stand in the answer."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a board plays: with what was played kept, the verdict, the rules that decide it, and what was chosen.
    ``unanswered`` are the questions that were read and to which the verdict is no answer."""

    board: Board
    played: Played
    verdict: str
    deciding: tuple[str, ...] = ()
    chosen: tuple[Chosen, ...] = ()
    unanswered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Acted:
    """The acts of a question, done one after another: what was read last, all entries, and what was chosen between
    them."""

    acts: engine.ShortActs
    entries: list[Entry]
    chosen: tuple[Chosen, ...]

    @property
    def puts_by_hand(self) -> bool:
        """Whether something had to be put where it can be acted with."""
        return any(entry["do"] == "edit" for act in self.acts.acts for entry in act.entries)

    @property
    def ends_with_an_answer(self) -> bool:
        return bool(self.acts.acts[-1].entries[-1]["do"] == "answer")


class Playing:
    """A situation being played on its board."""

    def __init__(self, desk: Context, place: Place, found: Situation, board: Board, words: Words) -> None:
        self.desk, self.place, self.found, self.board, self.words = desk, place, found, board, words
        self.before = desk.games.at(board, desk.language(place))

    def outcome(self) -> Outcome | None:
        """How it plays; None where that would answer another question than the one that is asked."""
        if not self.found.acts:
            return self._as_it_stands()
        last = self.found.acts[-1]  # "can I sacrifice it first" ends with what is chosen for the cost
        paid = next((one for one in last.at if one in self.found.paid and last.do != "answer"), None)
        if isinstance(paid, Piece) and self._asks_of_the_last_act and not self._looks_into_graveyards():
            return self._paid_before(paid)
        try:
            acted = self._acted()
        except (BadAct, Which):
            return None
        if acted.puts_by_hand:
            return self._cast_from_elsewhere(acted)
        if acted.acts.refusal is not None:
            return self._refused(acted)
        return self._played_on(acted)

    @property
    def _asks_of_the_last_act(self) -> bool:
        """Whether it is asked if the last act can be done."""
        cast = [act for act in self.found.acts if act.do == "cast"]
        at = set(cast[-1].at) if cast else set()
        return any(
            one.at == len(self.found.acts)
            and (one.kind is Kind.CAN or (one.kind is Kind.COUNTERED and bool(at) and set(one.of) <= at))
            for one in self.found.questions
        )

    def _kept(self, played: Played, entries: Sequence[Entry]) -> Board:
        return self.desk.games.add(self.board, self.place.user, played, {"acts": list(entries)})

    # ---- the four ways in which it goes

    def _as_it_stands(self) -> Outcome | None:
        """Nothing is done: what is asked is of the board as it is. Where nothing on it has to do with that, and more is
        asked that was not read, or what turns on what is done, the board is no answer."""
        said = list(heads(self.found, self.before, [self.before], self.words))
        told = self.before.verdict_after(self.before)
        if told != self.words("verdict-nothing"):
            return Outcome(self.board, self.before, headed(said, told, self.words), self.before.report.deciding)
        apart = [self.words("situation-legends-apart", name=one) for one in legends_apart(self.before)]
        asks_of_them = apart and any(one.kind in _OF_LEGENDS for one in self.found.questions)
        if asks_of_them:
            told = " ".join(apart)
        elif any(head.sentence for _, head in said):
            told = ""  # nothing was to happen
        elif any(head.decided is not None for _, head in said):
            if self.found.unread_questions or any(one.kind in _TURN_ON_ACTS for one in self.found.questions):
                return None
            told = self.words("situation-as-it-stands")
        deciding = (_LEGEND_RULE,) if asks_of_them else self.before.report.deciding
        return Outcome(self.board, self.before, headed(said, told, self.words), deciding)

    def _looks_into_graveyards(self) -> bool:
        """Whether what is done last is done with a card that speaks of graveyards, where what was sacrificed is."""
        texts = (self.desk.cards.card(one.item).front.text for one in self.found.acts[-1].uses if not one.is_token)
        return any("graveyard" in text for text in texts)

    def _paid_before(self, paid: Piece) -> Outcome | None:
        """What was sacrificed as a cost is to be acted on: it is gone before anybody may (601.2h, 602.2b)."""
        self.found.acts.pop()
        try:
            acted = self._acted()
        except (BadAct, Which):
            return None
        if acted.puts_by_hand or acted.acts.refusal is not None:
            return None
        played = self.before.then(acted.entries)
        said = self.words("situation-paid", card=paid.called)
        return Outcome(
            self._kept(played, acted.entries), played, self.words("situation-no", verdict=said), _PAYING, acted.chosen
        )

    def _cast_from_elsewhere(self, acted: Acted) -> Outcome | None:
        """A card had to be put into a hand to be cast: from where it is said to be it can't be cast (601.3). Asked
        whether it can, that is the answer."""
        last = self.found.acts[-1]
        own = acted.acts.acts[-1].entries
        is_last = any(entry["do"] == "edit" for entry in own) and not acted.acts.unread
        if not self._asks_of_the_last_act or not is_last or last.do != "cast":
            return None
        (piece, *_) = last.uses
        there = self.before.then(acted.entries[: -len(own)])
        if [act.do for act in self.found.acts[-2:-1]] == ["answer"]:
            there = there.then(to_end(there))  # what was chosen for has resolved before it is cast
        tried = there.then([*there.lead_up(own[-1]), {**own[-1], "card": self.found.reference(piece)}])
        if tried.refused is not None and _FROM_ELSEWHERE not in tried.refused.rules:
            refused = presenting.refusal(tried, self.words)  # it may be cast from there, and can't for another reason
            deciding = tuple(rule.id for rule in refused.citations)
            return Outcome(
                self._kept(there, acted.entries[: -len(own)]),
                there,
                self.words("situation-no", verdict=refused.verdict),
                deciding,
            )
        where = self.words("situation-in-zone", card=piece.called, zone=_zone_of(piece, there), owner=piece.owner)
        entries = acted.entries[: -len(own)]
        entries += to_end(self.before.then(entries))
        played = self.before.then(entries)
        return Outcome(self._kept(played, entries), played, self.words("situation-no", verdict=where))

    def _refused(self, acted: Acted) -> Outcome | None:
        """An act may not be done: of the last one it is known that it is the one that was asked about."""
        refusal = acted.acts.refusal
        costs = any(one.kind is Kind.COST for one in self.found.questions)
        if refusal is None or acted.ends_with_an_answer or refusal.reason.key == "choice-is-open" or costs:
            return None  # what is chosen, or must be chosen first, is not what is asked about
        said = presenting.refusal(Played(acted.acts.table, self.desk.language(self.place)), self.words)
        asked = self._asks_of_the_last_act and not acted.acts.unread
        if refusal.reason.key == "no-legal-target" and not asked:
            return None  # the question does not say at what, which the board lacks
        entries = [*acted.entries, *(to_end(self.before.then(acted.entries)) if asked else ())]
        played = self.before.then(entries)
        verdict = (
            self.words("situation-no", verdict=said.verdict) if asked else self._of_the_refusal(said.verdict, played)
        )
        deciding = tuple(rule.id for rule in said.citations)
        return Outcome(self._kept(played, entries), played, verdict, deciding, acted.chosen)

    def _of_the_refusal(self, said: str, played: Played) -> str:
        """Why an act is refused, with what was asked for before it: all that was done before stands, and what was to be
        done to a thing has not been done to it."""
        aimed = {one for act in self.found.acts[-1:] for one in (*act.uses, *act.at)}
        asked = [
            (one, head) for one, head in heads(self.found, self.before, [played], self.words) if aimed & set(one.of)
        ]
        alone = not self.found.unread_questions and len(asked) == len(self.found.questions) == 1
        return headed(asked, said, self.words) if alone else said

    def _played_on(self, acted: Acted) -> Outcome | None:
        """All is done, and play goes on to every end that it may come to."""
        after, entries = self.before.then(acted.entries), acted.entries
        announcing = after.asked is not None and _announces(after, entries[-1])
        every = (
            [End(after, is_complete=False)]
            if self._is_decided(after)
            else ends(
                after,
                announcing=announcing,
                known=refused_or_granted(self.before, entries),
                wishes=any(one.may for one in self.found.questions),
            )
        )
        first = every[0].played
        for piece, said in self.found.deaths:
            if not all(_has_died(piece, self.found, self.before, end.played) for end in every):
                self.found.not_understood.append(said)  # what would come of that is not what is told here
        for asked in self.found.expected:
            if not comes_true(self.found, asked, self.before, [end.played for end in every], self.words):
                self.found.not_understood.append(asked.text)
        if self.found.unread_questions and self._nothing_comes(first):
            self.found.not_understood += self.found.unread_questions  # they are of what is not on the board
        unchosen = next((name for act in self.found.acts for name in self._not_chosen(act, first)), None)
        if unchosen is not None:
            return self._unchosen(unchosen, acted, after, first)
        waiting = after if after.asked is None else None
        if len(every) == 1:
            after, entries = first, [*entries, *every[0].entries]
        verdict, unanswered = self._verdict(every, after, waiting, announcing=announcing)
        chosen = tuple(dict.fromkeys((*acted.chosen, *(one for end in every for one in end.chosen))))
        deciding = first.report.deciding
        if waiting is not None and any(
            is_in_response(self.found, asked, self.before, [end.played for end in every], self.words)
            for asked in self.found.questions
        ):
            deciding = (_WITH_PRIORITY, *deciding)
        return Outcome(self._kept(after, entries), after, verdict, deciding, chosen, unanswered)

    # ---- what is said of it

    def _unchosen(self, name: str, acted: Acted, after: Played, end: Played) -> Outcome | None:
        """Something is said to be chosen that can't be: the answer, if that is asked."""
        if not self._asks_of_the_last_act or self.found.acts[-1].do != "answer":
            return None
        verdict = self.words("situation-no", verdict=self.words("situation-not-chosen", name=name))
        return Outcome(self._kept(after, acted.entries), after, verdict, end.report.deciding, acted.chosen)

    def _nothing_comes(self, after: Played) -> bool:
        """Whether all that comes of it is that a spell has found nothing to do (609.3)."""
        new = after.report.events[len(self.before.report.events) :]
        nothing = {one["id"] for one in new if one["type"] == "DidNotHappen" and "nothing-to-do" in str(one)}
        said = self._told(after).rstrip(".")
        return any(step.text.rstrip(".") == said for step in after.report.steps if nothing & set(step.events))

    def _told(self, after: Played) -> str:
        return after.verdict_after(self.before, whole=self.found.repeats)

    def _verdict(
        self, every: Sequence[End], after: Played, waiting: Played | None, *, announcing: bool
    ) -> tuple[str, tuple[str, ...]]:
        """What comes of it, with what was asked for before it, where nothing that was not read could change that; and
        the questions to which nothing of that is an answer."""
        told = self._told(after) if len(every) == 1 else self._each_way(every, after)
        doubts = any(one.could_matter for end in every for one in end.played.report.unread)
        doubts = doubts or not all(end.is_complete for end in every) or any(_waits(end.played) for end in every)
        said = (
            self._so_far(after)
            if doubts
            else list(heads(self.found, self.before, [one.played for one in every], self.words, waiting))
        )
        unanswered = tuple(
            one.text for one, head in said if not doubts and _may_be_open(one) and head == Head() and one.text
        )
        stops = len({self._told(end.played) for end in every}) > 1
        if stops and announcing:  # whether it can be cast or activated is not known before all of it is said
            said = [(asked, head) for asked, head in said if asked.kind is not Kind.CAN]
        alone = not (self.found.unread_questions or unanswered)
        return headed(said, told, self.words, stops=stops, alone=alone), unanswered

    def _is_decided(self, after: Played) -> bool:
        """Whether all that is asked has happened before a card is needed that nobody knows."""
        return _waits(after) and 0 < len(self.found.questions) == len(self._so_far(after))

    def _so_far(self, after: Played) -> list[tuple[Asked, Head]]:
        """What is certain though the end is not known: what has happened by now (:data:`HAPPENED`)."""
        said = heads(self.found, self.before, [after], self.words)
        return [(asked, head) for asked, head in said if asked.kind in HAPPENED and head.decided and not asked.reverse]

    def _not_chosen(self, act: Act, after: Played) -> Iterator[str]:
        """What is said to have been chosen, and nothing has happened to: it was no legal choice, so that another was
        made unasked. What is copied is left out."""
        if act.do != "answer" or any(piece.copies for piece in self.found.pieces):
            return
        new = after.report.events[len(self.before.report.events) :]
        touched = {str(event.get(key)) for event in new for key in ("object", "target")}
        for one in act.at:
            name = one if isinstance(one, str) else self.found.reference(one)
            if (isinstance(one, Piece) or one in self.found.players) and name not in touched:
                yield name

    def _acted(self) -> Acted:
        """The acts, done one after another. Where something is asked before the next act can be done and one answer is
        best, that is given."""
        entries: list[Entry] = []
        chosen: tuple[Chosen, ...] = ()
        language = self.words.language
        left = [said for entry in self.found.entries() if (said := engine.in_short(entry, language)) is not None]
        while True:
            now = self.before.then(entries)
            acts = read_acts(self.desk, self.place, self.board, now, "; ".join(left), "question")
            done = acts.acts if acts.refusal is None else acts.acts[:-1]
            entries += [dict(entry) for act in done for entry in act.entries]
            if acts.refusal is None or not done:
                return Acted(acts, entries, chosen)
            between = before_going_on(self.before.then(entries))
            if between is None or not between.entries:
                return Acted(acts, entries, chosen)
            entries += between.entries
            chosen += between.chosen
            left = left[len(done) :]

    def _each_way(self, every: Sequence[End], after: Played) -> str:
        """What comes of all the answers to what is open, and of each, where that is not the same."""
        told = [self._told(end.played) for end in every]
        if len(set(told)) == 1:
            return told[0]
        after = after.then(to_end(after))
        lines = [self._told(after)]
        number = len(after.table.alternatives(MOST_ANSWERS).given)
        found = after.table.outcomes(MOST_ANSWERS, max(1, number))
        if found is None or any(one.asks or one.then for one in found.outcomes):
            named = [(", ".join(end.said), what) for end, what in zip(every, told, strict=True)]
            lines += [self.words("outcomes-further", answer=said, what=what) for said, what in named[:MOST_WAYS]]
            return "\n".join(lines)
        if found.passing:
            lines = [after.verdict_after(self.before, whole=self.found.repeats, outcomes=found)]
        if found.always:
            lines.append(self.words("outcomes-always", what=" ".join(found.always)))
        for one, end in zip(found.outcomes[:MOST_WAYS], told, strict=False):
            what = " ".join(one.results) or (self.words("outcomes-nothing-more") if found.always else end)
            lines.append(self.words("outcomes-further", answer=one.said, what=what))
        return "\n".join(lines)


def _announces(after: Played, entry: Entry) -> bool:
    """Whether what is asked behind an act is asked as that act is announced (601.2, 602.2), and not for an ability that
    has triggered since (603.3d)."""
    top = after.position.stack[-1] if after.position.stack else None
    if entry["do"] == "cast":
        return top is None or top.kind != "ability"
    return entry["do"] == "activate" and (top is None or top.source in (None, entry["source"]))


def _waits(played: Played) -> bool:
    """Whether it can't go on before somebody says what cards are that nobody knows, or does nothing for that."""
    pending = played.report.pending
    unsaid = (one for one in played.report.events if one["type"] == "DidNotHappen" and _OF_HANDS in str(one))
    return (pending is not None and pending.kind == "unknown card") or any(unsaid)


def _may_be_open(asked: Asked) -> bool:
    """Whether what was played may be no answer to a question though it was read: of mana, and of triggers of which
    nobody says whose."""
    return asked.kind is Kind.MANA or (asked.kind is Kind.TRIGGERS and not asked.of)


def _has_died(piece: Piece, found: Situation, before: Played, after: Played) -> bool:
    """Whether something has left the battlefield, as it is said to have died."""
    asked = Asked(Kind.GONE, (piece,))
    return not found.acts or Come(found, asked, before, after, Words.of("en")).has_left(piece)


def _zone_of(piece: Piece, played: Played) -> str:
    """The zone in which a card is by now, as far as anybody sees it."""
    own = [side for side in played.position.players if side.name == piece.owner]
    zones = (("graveyard", side.graveyard) for side in own), (("exile", side.exile) for side in own)
    held = (zone for some in zones for zone, cards in some if any(one.called == piece.item for one in cards))
    return next(held, piece.zone)
