"""What the reading of one short act has at hand: the position, the acts that must come first, and lists of names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import combinations, islice
from math import comb
from typing import Any

from cards.model import fold
from engine.state.ids import ObjectId, objects_in
from engine.state.zones import Zone
from engine.table.passing_before_an_act import lead_up, passes_to
from engine.table.references import folded, look
from engine.table.scenario import Json
from engine.table.short_acts.aimed_elsewhere import legal_first
from engine.table.short_acts.naming import Called, Naming, typed, without_article
from engine.table.short_acts.pieces import small_number
from engine.table.short_acts.problems import Candidate, Elsewhere, GoneByThen, NotUnderstood, SeveralMeant
from engine.table.short_acts.sentences import Span, tokens_of
from engine.table.table import Table
from engine.words import Words

Provide = Callable[[str, str], tuple[str, Json] | None]
"""From a player and the name of a card that nobody has: a reference and the entry that puts it into their hand; None
where cards are not put there."""

BOTH = 2
MOST_TRIED = 2000
"""Ways to take so many of some creatures that are looked at."""
MOST_WAYS = 25
"""Ways that differ which somebody can be asked to choose among."""
_THINGS = ("object", "target", "attackers", "attacker")
"""What is expected where something on the board is."""


class Reader(Naming):
    """One act being read. ``before`` are the entries that have to come first; they have been played already. ``act`` is
    the text of all of it."""

    def __init__(
        self, table: Table, asker: str | None, called: Called, provide: Provide, last: str | None, act: Span
    ) -> None:
        super().__init__(table, asker, called)
        self.began = Naming(table, asker, called)
        self.provide = provide
        self.last = last
        self.act = act
        self.before: list[Json] = []
        self.still: tuple[str, ...] = ()
        """What of the act is still to be done behind it, as acts of their own."""
        self.said_of = ""
        """What the act says it is paid for, or of whose triggers it speaks."""
        self.said_of_all = False
        """Whether it speaks of all triggers: "all of them target Opp"."""

    def on(self, table: Table) -> Reader:
        """The same act read on another table."""
        return Reader(table, self.asker, self._called, self.provide, self.last, self.act)

    def missing(self, span: Span, expected: str) -> NotUnderstood:
        """A gap that is not filled by what stands there."""
        if expected in _THINGS and self.before and self.began.all_called(span.text, self.began.in_play):
            return GoneByThen("", span, (expected,))
        there = self.all_called(span.text, self.elsewhere) if expected in _THINGS else []
        if there and not self.all_called(span.text, self.in_play):
            return Elsewhere("", span, (expected,), self.game.objects[there[0]].zone.value)
        return NotUnderstood("", span, (expected,))

    @property
    def doer(self) -> str:
        """Who does what is said to be done by nobody in particular: the speaker, asked for where that is not known."""
        if self.asker is not None:
            return self.asker
        saying = [(name, f"{name} {self.act.text}") for name in self.names]
        raise self.left_out("player", [Candidate(name, name, "player", words=words) for name, words in saying])

    def left_out(self, unsaid: str, candidates: Sequence[Candidate]) -> SeveralMeant:
        """What the act leaves out may be several; the ``words`` of each candidate are the act with it."""
        return SeveralMeant("", self.act, tuple(candidates), self.table, unsaid)

    # ---- what must come first

    def advance(self, entries: Sequence[Json]) -> None:
        """Play entries that come before the act."""
        if entries:
            self.table = self.table.fork()
            self.game, self.refs = self.table.game, self.table.refs
            for entry in entries:
                self.table.act(entry)
            self.game, self.refs = self.table.game, self.table.refs
            self.before += entries

    def would(self, *entries: Json) -> Table | None:
        """The table after these acts; None if one of them is refused."""
        table = self.table.fork()
        return table if all(table.act(entry) is None for entry in entries) else None

    def come_to_act(self, player: str) -> None:
        """The passes that bring a player priority, if they do so without anything resolving (117.3d)."""
        self.advance(passes_to(self.table, player))

    def come_to_declare(self, do: str) -> None:
        """Everyone passes until attackers or blockers are declared, if that can be."""
        entries = lead_up(self.table, do, self.active)
        if self.would(*entries) is not None:
            self.advance(entries)

    # ---- things

    def thing(self, span: Span, groups: Sequence[Collection[ObjectId]], taken: Collection[str] = (), **how: Any) -> str:
        """The reference of the object that is meant, from the first group in which there is one."""
        for among in groups:
            found = [i for i in self.all_called(span.text, among) if self.reference(i) not in taken]
            if found:
                return self.one(span, found, **how)
        raise self.missing(span, "object")

    def target(
        self,
        span: Span,
        taken: Collection[str] = (),
        legal: Callable[[], Collection[ObjectId]] | None = None,
        among: Sequence[Collection[ObjectId]] = (),
    ) -> str:
        """A player or an object, of those ``among`` which one is to be sought if that is plain."""
        among = among or (self.in_play, self.elsewhere)
        if self.says_some_player(span.text):
            raise self.missing(span, "target")
        if legal is not None and fold(span.text) in typed("it") and (spell := self._just_cast(span, legal)) is not None:
            return self.reference(spell)
        if fold(span.text) in typed("him") and self._is_no_target(span, legal):
            return self.only_opponent(self.doer, span)
        if self.says_player(span.text) or not self.all_called(span.text, self.in_play):
            player = self.player(span)
            if player is not None:
                return player
        if legal is not None and len(among) > 1:
            among = legal_first([self.all_called(span.text, group) for group in among], among, legal)
        try:
            return self.thing(span, among, taken, legal=legal)
        except NotUnderstood:
            raise self.missing(span, "target") from None

    def _is_no_target(self, span: Span, legal: Callable[[], Collection[ObjectId]] | None) -> bool:
        """Whether what was spoken of last can't be what is aimed at: "thoughtseize him" is said of an opponent."""
        spoken_of = self.all_called(span.text, [*self.in_play, *self.elsewhere])
        return not spoken_of or (legal is not None and not {*legal()} & {*spoken_of})

    def _just_cast(self, span: Span, legal: Callable[[], Collection[ObjectId]]) -> ObjectId | None:
        """The spell or ability on top of the stack, where "it" can be no target otherwise: "bolt the bear; in response,
        Bob counters it"."""
        top = self.game.stack[-1] if self.game.stack else None
        if top is None or not (may := set(legal())) or may & set(self.all_called(span.text, self.in_play)):
            return None
        return top if top in may else None

    def legal_targets(self, entry: Json) -> Callable[[], Collection[ObjectId]]:
        """What an act may target, found out when it is asked for."""

        def legal() -> Collection[ObjectId]:
            after = self.would({key: value for key, value in entry.items() if key != "targets"})
            if after is None:
                return ()
            choice, stack = after.choice, after.game.stack
            if choice is None or choice.kind != "target":  # of one legal target nobody is asked
                announced = after.game.objects[stack[-1]].announced if len(stack) > len(self.game.stack) else None
                return objects_in(target for each in announced.targets for target in each) if announced else ()
            return objects_in(option.target for option in choice.listed() if option.target is not None)

        return legal

    def declared(self, span: Span, among: Collection[ObjectId], others: Collection[ObjectId]) -> list[str]:
        """Creatures to declare: all, all of a name or in the plural, so many of a name, or a list of them; first of
        those that can be declared, else of any others."""
        two = len(among) == BOTH and fold(span.text) in typed("both")
        if two or fold(span.text) in typed("everything"):
            return self.everything(among, others)
        return self.several(span, lambda one, taken: self._declared(one, (among, others), taken))

    def everything(self, among: Collection[ObjectId], others: Collection[ObjectId]) -> list[str]:
        """All that can be declared; where nothing can, the creatures among ``others``: of them the table says why."""
        creatures = self.permanents(creatures=True)
        return [self.reference(i) for i in among or [i for i in others if i in creatures]]

    def _declared(self, span: Span, groups: Sequence[Collection[ObjectId]], taken: Collection[str]) -> list[str]:
        first, _, rest = span.text.partition(" ")
        if rest and fold(first) in typed("my") | typed("their") and small_number(rest.partition(" ")[0]):
            first, _, rest = rest.partition(" ")  # "my two bears"
        every, both = fold(first) in typed("all"), fold(first) in typed("both")
        number = BOTH if both else small_number(first)
        if rest and (every or number):
            plain = without_article(rest)
            for among in groups:
                found = self._left(self.all_in_plural(plain, among) or self.all_called(plain, among), taken)
                if len(found) < number:
                    found = self._left(self.of_kind(plain, among), taken)  # "both Elves", one by name, two by type
                if found and (every or number <= len(found)):
                    return list(map(self.reference, found)) if every else self._so_many(span, found, number)
        for among in groups:
            found = self._left(self.all_in_plural(span.text, among), taken)
            if found:
                return self._one_or_all(span, found, self._left(self.all_called(span.text, among), taken))
        return [self.thing(span, groups, taken)]

    def _left(self, found: Iterable[ObjectId], taken: Collection[str]) -> list[ObjectId]:
        return [i for i in found if self.reference(i) not in taken]

    def _so_many(self, span: Span, found: Sequence[ObjectId], number: int) -> list[str]:
        """So many of these; where that may be different ones, which has to be said."""
        apart: dict[Any, tuple[ObjectId, ...]] = {}
        for some in islice(combinations(found, number), MOST_TRIED):
            apart.setdefault(frozenset(Counter(look(self.game, i) for i in some).items()), some)
        if len(apart) > MOST_WAYS or comb(len(found), number) > MOST_TRIED:
            raise self.missing(span, "attackers")
        if len(apart) > 1:
            raise SeveralMeant("", span, tuple(map(self.together, apart.values())), self.table)
        return [self.reference(i) for some in apart.values() for i in some]

    def _one_or_all(self, span: Span, many: Sequence[ObjectId], one: Sequence[ObjectId]) -> list[str]:
        """All that a word in the plural means; but a word that a single name has may as well mean one of that name:
        "bears" where there are two Grizzly Bears."""
        named = [i for i in one if any(_ends_plainly(span.text, name) for name in self._names(i))]
        if named and len(many) > 1:
            single = map(self.candidate, self.apart(named))
            raise SeveralMeant("", span, (*single, self.together(many)), self.table)
        return list(map(self.reference, many))

    def together(self, some: Sequence[ObjectId]) -> Candidate:
        """Several things as what may be meant."""
        references = tuple(map(self.reference, some))
        said = Words.of(self.table.locale).both(references)
        return Candidate(said, self.controller(some[0]), Zone.BATTLEFIELD.value, things=references)

    # ---- lists

    def several(self, span: Span, one: Callable[[Span, Collection[str]], list[str]]) -> list[str]:
        """A list of names, "A, B and C", of which each may have commas or an "and" of its own."""
        return self._several(span, one, ())

    def _several(
        self, span: Span, one: Callable[[Span, Collection[str]], list[str]], taken: tuple[str, ...]
    ) -> list[str]:
        try:
            return one(span, taken)
        except NotUnderstood as problem:
            whole = problem
        for head, rest in cuts(span):
            try:
                first = one(head, taken)
            except NotUnderstood:
                continue
            return [*first, *self._several(rest, one, (*taken, *first))]
        raise next((self.missing(head, whole.expected[0]) for head, _ in reversed(cuts(span))), whole)

    @property
    def _objects_asked(self) -> list[ObjectId]:
        choice = self.table.asked
        listed = choice.listed() if choice is not None else ()
        return objects_in(option.target for option in listed if option.target is not None)

    def attackable(self) -> list[Candidate]:
        """What can be attacked, if attackers are being declared (508.1b)."""
        asked = self.table.choice
        if asked is None or asked.kind != "attackers":
            return []
        players = [goal.player for goal in asked.onto if goal.player is not None]
        named = [Candidate(name, name, "player") for name in map(self.player_name, players)]
        return named + [self.candidate(goal.object) for goal in asked.onto if goal.object is not None]

    def can_declare(self, kind: str) -> list[ObjectId]:
        """The creatures that can attack or block, if that is being asked."""
        asked = self.table.choice
        return self._objects_asked if asked is not None and asked.kind == kind else []


def _ends_plainly(text: str, name: str) -> bool:
    """Whether a word in the plural is a word of a name as it stands."""
    return folded(without_article(text).rpartition(" ")[2]) in name.split()


def cuts(span: Span) -> list[tuple[Span, Span]]:
    """Every way to cut a list in two at a comma or an "and", the longest first piece first."""
    tokens = tokens_of(span.text, span.start)
    marks = [i for i, token in enumerate(tokens) if token.text == "," or fold(token.text) in typed("and")]
    found = []
    for at in reversed(marks):
        after = at + 1
        if any(mark == after for mark in marks):  # ", and"
            continue
        ends = at - 1 if at - 1 in marks else at
        if ends > 0 and after < len(tokens):
            head, rest = (tokens[0].start, tokens[ends - 1].end), (tokens[after].start, tokens[-1].end)
            found.append((_piece(span, *head), _piece(span, *rest)))
    return found


def _piece(span: Span, start: int, end: int) -> Span:
    return Span(span.text[start - span.start : end - span.start], start, end)
