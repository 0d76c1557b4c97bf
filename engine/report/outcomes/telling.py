"""Telling what would come of a choice: answers that lead to the same together, and what tells them from others."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.report.assumptions import assumptions_in_words
from engine.report.model import Alternative, Outcome, Outcomes, Step
from engine.report.narration.choices_made import answer_words
from engine.report.outcomes.common_steps import common_steps, own_steps, steps_behind
from engine.report.outcomes.differences import differences, seen_of
from engine.report.outcomes.facts import UNPAID, Fact, facts_of, in_words, lives_changed, standing_of
from engine.report.outcomes.in_few_words import Told, in_few_words, in_order, without_common_source
from engine.report.outcomes.lives_in_the_end import lives_then
from engine.report.outcomes.playing_on import Line, Parting, every_way
from engine.report.outcomes.positions import key_of, position_of, was_chance
from engine.report.outcomes.what_stays import what_stays
from engine.report.position_as_scenario import Json
from engine.report.results_of_players import OF_LIFE
from engine.report.unread import unread_texts
from engine.report.verdict import since_rest
from engine.rules.choices.may_prompts import whatever_it_is_of
from engine.state.choices import Choice, Message
from engine.state.ids import TargetId
from engine.table import answers
from engine.table.messages_in_words import Speech

if TYPE_CHECKING:
    from engine.table.alternatives import Given
    from engine.table.table import ActsBehind, Settled, Table


def outcomes_of(
    table: Table,
    most: int,
    lines: int,
    *,
    brief: bool = False,
    behind: ActsBehind | None = None,
    settled: Settled | None = None,
) -> Outcomes:
    """What would come of the open choice of a table, in its language; ``brief``: for a few lines. Acts ``behind`` the
    choice are done after each answer, and unknown cards on the way are ``settled``."""
    return _Telling(table, every_way(table, most, lines, ready=brief, behind=behind, settled=settled), brief).outcomes()


Answers = tuple[tuple[int, str, str], ...]
"""What is answered on a line: by which player, to what, and how."""

AT_STAKE = 5
"""So much life is little enough that a player wants to hear of surviving."""


MAY = "may"
"""The kind of choice of whether a player does what they may do."""


@dataclass(slots=True)
class _End:
    """The end of a line: what came of it, what is asked then, and the position."""

    table: Table
    facts: tuple[Fact, ...]
    asks: str
    position: Json
    key: tuple[frozenset[Fact], str, str]
    exactly: str
    """The whole position as a key: also what lasts, and what is still to come."""

    @property
    def in_order(self) -> Hashable:
        """The key of what comes of an order: which of several found no legal target is no difference that it makes."""
        telling, *others = self.key
        return (frozenset(one for one in telling if not one.unresolved), *others)


class _Telling:
    """The lines from one choice, being told."""

    def __init__(self, table: Table, root: Parting, brief: bool) -> None:
        self.table = table
        self.brief = brief
        self.root = root
        self.since = len(table.game.log)
        begun = 0 if brief else since_rest(table)
        self.standing = {id(line): standing_of(line.table, begun) for line in root.lines()}
        self.passing = {
            so for so in standing_of(table, begun) if not all(so in then for then in self.standing.values())
        }
        after = {one for line in root.lines() for one in lives_changed(line.table.game.log[self.since :])}
        self.lives = dict.fromkeys(after & lives_changed(table.game.log[begun:]), begun)
        """The players whose life has changed already and may change further, each with the place of the log from which
        that is told."""
        self.ends = _alike_if_over({id(line): self.end(line) for line in root.lines()})
        self.steps: tuple[Step, ...] = ()
        """Those that are taken whichever answer is given, for a few lines."""
        self._seen: dict[int, dict[str, None]] = {}

    def outcomes(self) -> Outcomes:
        """All of it."""
        self.steps = self.common_steps() if self.brief else ()
        told = self.of(self.root, frozenset())
        games = [line.table.game for line in self.root.lines()]
        doubts = (one for line in self.root.lines() for one in self.doubts(line.table))
        assumed = {one for game in games for one in game.assumed} - self.table.game.assumed
        return Outcomes(
            **told,
            played=len(games),
            all=self.root.whole,
            times=self.root.times + self.root.asked_again,
            by_chance=any(was_chance(game, self.table.game) for game in games),
            unread=tuple(dict.fromkeys(doubts)),
            assumed=tuple(assumptions_in_words(assumed, self.table.game, Speech(self.table.refs, self.table.locale))),
            passing=frozenset({*self.passing, *((OF_LIFE, player) for player in self.lives)}),
            survives=self.survives(),
            same=len(self.classes_of(self.root, exactly=True)) == 1,
            left=any(line.behind is not None and line.behind.left for line in self.root.lines()),
            steps=self.steps,
            lives=tuple(lives_then(self.table, self.root, self.classes_of(self.root))) if self.brief else (),
        )

    def common_steps(self) -> tuple[Step, ...]:
        """The steps of every line alike; where only some of the orders were tried, and they come to the same, those of
        one of them."""
        ends = [line.table for line in self.root.lines()]
        if self.root.whole or not _is_order(self.root):
            return common_steps(self.table, ends)
        return steps_behind(self.table, ends[0]) if len({one.key for one in self.ends.values()}) == 1 else ()

    def survives(self) -> str:
        """Of effects that the affected player chooses between, how that player does not lose the game, or at how much
        life: nobody would choose to lose (616.1)."""
        choice = self.root.choice
        ways = [(given, way) for given, way in self.root.ways if isinstance(way, Line) and way.asks is None]
        if choice.kind != "replacement" or len(ways) < len(self.root.ways) or not self.root.whole:
            return ""
        now = [(given, way.table.game.players[choice.player]) for given, way in ways]
        living = [
            one for given, player in now if not player.lost for one in (given if isinstance(given, list) else [given])
        ]
        lives = sorted({player.life for _, player in now})
        speech, player = Speech(self.table.refs, self.table.locale), TargetId.of_player(choice.player)
        if 0 < len(living) < len(now):
            sources = [option.object for option in choice.listed() if option.id in living and option.object is not None]
            named = speech.words.both([str(speech.value(TargetId.of_object(one))) for one in sources], "or")
            return speech.say(Message("outcome-survives-by", {"player": player, "sources": named})) if named else ""
        if living and len(lives) > 1 and lives[0] <= AT_STAKE:
            said = speech.words.both([str(one) for one in lives], "or")
            return speech.say(Message("outcome-survives-anyway", {"player": player, "lives": said}))
        return ""

    def doubts(self, table: Table) -> Iterator[str]:
        texts = unread_texts(table.game, table.refs, Speech(table.refs, table.locale), None)
        return (one.card for one in texts if one.could_matter)

    def end(self, line: Line) -> _End:
        """What a line has come to."""
        table = line.table
        speech = Speech(table.refs, table.locale)
        stays = (fate for so, fate in self.standing[id(line)].items() if so in self.passing)
        asked, sums = line.asks is not None, self.root.choice.kind == "replacement"
        facts = facts_of(
            table, self.table.game, self.since, [*stays], lives=self.lives, asked=asked, brief=self.brief, sums=sums
        )
        refusals = table.history.refused[len(self.table.history.refused) :]
        facts += tuple(Fact(speech.say(one.reason)) for one in refusals if one.waited or not one.rules)
        facts += tuple(map(Fact, line.behind.undone)) if line.behind is not None else ()
        if line.asks is not None and _is_again(line.asks, self.root.choice):
            facts = ()  # what has come of it so far is not what comes of it
        asks = ""
        if line.asks is not None:
            key = "outcome-turns-on" if line.asks.kind == "unknown card" else "outcome-asks"
            who = Message(key, {"player": TargetId.of_player(line.asks.player)})
            asks = f"{speech.say(who)} {speech.goes_on(line.asks.prompt)}"
        position = position_of(table, self.table.game)
        exactly = key_of(position)
        if self.brief:
            del position["lasting"]
        if self.brief and line.asks is not None:
            del position["stack"]  # what is still to come is left open
        how = "" if table.game.over else key_of(position)  # what is left of a game that is over tells nothing apart
        telling = frozenset(one for one in facts if not one.idle)
        return _End(table, facts, asks, position, (telling, asks, how), exactly)

    def of(self, parting: Parting, said: frozenset[Fact]) -> dict[str, Any]:
        """A choice and what comes of it, but for what has been said already."""
        classes = self.classes_of(parting)
        always = [one for one in self.common(parting) if one not in said] if len(classes) > 1 else []
        known = said | set(always) | {one for alike in classes for one in self.by_order(alike)}
        if self.brief and parting is not self.root and self.root.choice.kind == MAY:
            always = [one for one in always if one.paying != UNPAID]
        found = [self.outcome(parting, members, known, classes) for members in classes]
        choice, speech = parting.choice, Speech(parting.table.refs, parting.table.locale)
        again = self.root.asked_again if parting is self.root else 0
        prompt = choice.prompt if parting.times + again == 1 else whatever_it_is_of(choice.prompt)
        return {
            "player": parting.table.game.players[choice.player].name,
            "kind": choice.kind,
            "prompt": speech.say(prompt),
            "rule": choice.rule,
            "always": in_words(always, parting.table),
            "outcomes": tuple(found),
        }

    def outcome(
        self,
        parting: Parting,
        members: Sequence[tuple[Given, Line | Parting]],
        known: frozenset[Fact],
        classes: Iterable[Sequence[tuple[Given, Line | Parting]]],
    ) -> Outcome:
        """A class of answers."""
        told = [self.told(parting, given) for given, _ in members]
        every = [self.told(parting, given) for given, _ in parting.ways] if len(members) > 1 else told
        said = in_few_words(parting, told, every, self.table.locale)
        alternatives = tuple(Alternative(one.value, one.label) for one in told)
        way = members[0][1]
        if isinstance(way, Parting):
            so_far = self.so_far(way, known)
            inner = self.of(way, known | set(so_far))
            then = Outcomes(**inner, played=len(list(way.lines())), all=way.whole, times=way.times)
            results = in_words(so_far, way.table)
            if self.brief and not results and not then.always and len(then.outcomes) > 1:
                results = self.stays(way, [other for other in (cl[0][1] for cl in classes) if other is not way])
            return Outcome(alternatives, said, results, then=then)
        end = self.ends[id(way)]
        facts = [one for one in end.facts if one not in known]
        if self.brief and parting.choice.kind == MAY:  # "yes" says already that it is paid
            facts = [one for one in facts if not one.paying] or ([] if end.asks else facts)
        results = in_words(facts, end.table)
        others = [other for other in (cl[0][1] for cl in classes) if other is not way and isinstance(other, Line)]
        rivals = [self.ends[id(other)] for other in others]
        idle = not results and not end.asks
        unlike = [one for one in rivals if (set(one.facts), one.asks) == (set(end.facts), end.asks)]
        if unlike and not (self.brief and end.asks):
            results += differences([*self.seen(end)], [self.seen(one) for one in unlike], self.table.locale)
        elif self.brief and not results and not (end.asks and end.table.game.stack):  # what is still to come may tell
            tables = [one.table for one in rivals if end.asks or not one.asks]
            results = what_stays(end.table, tables, self.table)
        own = own_steps(self.table, end.table, self.steps) if self.steps else ()
        return Outcome(alternatives, said, results, end.asks, idle=idle, steps=own)

    def so_far(self, way: Parting, known: frozenset[Fact]) -> tuple[Fact, ...]:
        """For a few lines, what has come of an answer as something else is asked, where nothing comes of every answer
        to that."""
        news = any(one not in known for one in self.common(way))
        if not self.brief or news or _is_again(way.choice, self.root.choice):
            return ()
        sums = self.root.choice.kind == "replacement"
        facts = facts_of(way.table, self.table.game, self.since, lives={}, asked=True, brief=True, sums=sums)
        return tuple(one for one in facts if one not in known and one.paying != UNPAID)

    def stays(self, way: Parting, others: Sequence[Line | Parting]) -> tuple[str, ...]:
        """What stays as it was whatever is answered then, and something of the other answers has changed; nothing where
        more is still to resolve."""
        rivals = [line.table for other in others for line in _lines_of(other)]
        if any(line.asks is not None and line.table.game.stack for line in way.lines()):
            return ()
        each = [what_stays(line.table, rivals, self.table) for line in way.lines()]
        return tuple(one for one in each[0] if all(one in other for other in each))

    def seen(self, end: _End) -> dict[str, None]:
        """What there is to see of what a line has come to."""
        if id(end) not in self._seen:
            self._seen[id(end)] = seen_of(end.position, self.table.locale)
        return self._seen[id(end)]

    def told(self, parting: Parting, given: Given) -> Told:
        """An answer in words, and as a script may have it."""
        choice, table = parting.choice, parting.table
        speech = Speech(table.refs, table.locale)
        answer = answers.read(choice, given, table.refs)
        words: Any = answer_words(choice, answer)
        if choice.form == "map" and not answer:
            words = Message(f"no-{choice.kind}")
        listed = [speech.say(one) for one in words] if isinstance(words, list) else []
        if choice.ordered:
            ordered = without_common_source(listed[::-1] if choice.onto_stack else listed)
            label = in_order(ordered, speech.words, resolving=choice.onto_stack)
        elif choice.form == "map":
            label = speech.words("between-sentences").join(listed) or speech.say(words)
        else:
            label = speech.words.both(listed) if listed else str(speech.value(words))
        return Told(given, _lasting(choice, given, table), label, listed)

    # ---- what is the same

    def classes_of(self, parting: Parting, *, exactly: bool = False) -> list[list[tuple[Given, Line | Parting]]]:
        """The answers to a choice, those together that come to the same; orders also where whatever is answered on the
        way comes to the same in each."""
        classes: dict[Hashable, list[tuple[Given, Line | Parting]]] = {}
        by_answers: dict[Hashable, Hashable] = {}
        for given, way in parting.ways:
            key = self.key(way, exactly=exactly, in_order=_is_order(parting))
            if _is_order(parting) and all(line.asks is None for line in parting.lines()):
                key = by_answers.setdefault(frozenset(self.answered(way, exactly=exactly)), key)
            classes.setdefault(key, []).append((given, way))
        return [*classes.values()]

    def answered(self, way: Line | Parting, *, exactly: bool) -> Iterator[tuple[Answers, Hashable]]:
        """What is answered on each line, whatever is asked first, and how it ends."""
        if isinstance(way, Line):
            yield (), self.key(way, exactly=exactly, in_order=True)
            return
        choice, speech = way.choice, Speech(way.table.refs, way.table.locale)
        for given, after in way.ways:
            answer = (choice.player, speech.say(choice.prompt), str(_lasting(choice, given, way.table)))
            for more, end in self.answered(after, exactly=exactly):
                yield tuple(sorted((answer, *more))), end

    def by_order(self, alike: Sequence[tuple[Given, Line | Parting]]) -> Iterator[Fact]:
        """What is so only in some of the orders that come to the same: which of several found no legal target."""
        if len({self.key(way) for _, way in alike}) > 1:
            lines = [line for _, way in alike for line in _lines_of(way)]
            yield from (one for line in lines for one in self.ends[id(line)].facts if one.unresolved)

    def key(self, way: Line | Parting, *, exactly: bool = False, in_order: bool = False) -> Hashable:
        """What two ways have in common that come to the same: who can still bring about which ends. What one player
        chooses in several steps is one choice. ``exactly`` compares also what lasts; ``in_order``: of an order."""
        if isinstance(way, Line):
            end = self.ends[id(way)]
            key = end.in_order if in_order else end.key
            return (key, end.exactly) if exactly else key
        player = way.choice.player
        kept: set[Hashable] = set()
        for _, after in way.ways:
            key = self.key(after, exactly=exactly, in_order=in_order)
            if isinstance(key, _Open) and key.player == player:
                kept |= key.ends
            else:
                kept.add(key)
        return kept.pop() if len(kept) == 1 else _Open(player, frozenset(kept))

    def common(self, way: Parting) -> list[Fact]:
        """What comes of every line."""
        ends = [self.ends[id(line)].facts for line in way.lines()]
        return [one for one in ends[0] if all(one in other for other in ends)] if ends else []


_BY_WHAT = re.compile(r"\s\([^()]*\)")
"""What has brought the end of a game about, as a sentence has it in brackets."""


def _alike_if_over(ends: dict[int, _End]) -> dict[int, _End]:
    """Games that end in the same way are told alike, however often what has brought that about has triggered."""
    alike: dict[frozenset[str], list[_End]] = {}
    for end in ends.values():
        if end.table.game.over:
            alike.setdefault(frozenset(_BY_WHAT.sub("", one.sentence) for one in end.facts), []).append(end)
    for same in alike.values():
        if len({one.key for one in same}) > 1:
            for end in same:
                end.facts = tuple(replace(one, sentence=_BY_WHAT.sub("", one.sentence)) for one in end.facts)
                end.key = (frozenset(end.facts), end.asks, "")
    return ends


def _lines_of(way: Line | Parting) -> Iterator[Line]:
    return iter([way]) if isinstance(way, Line) else way.lines()


def _is_order(parting: Parting) -> bool:
    return parting.choice.kind == "order"


def _is_again(asked: Choice, before: Choice) -> bool:
    """Whether a player has to put abilities in order, as before: the play may go round and round."""
    alike = (asked.player, asked.kind, asked.prompt.key) == (before.player, before.kind, before.prompt.key)
    return alike and before.kind == "order"


@dataclass(frozen=True, slots=True)
class _Open:
    """That a player can still bring about any of several ends."""

    player: int
    ends: frozenset[Hashable]


def _lasting(choice: Choice, given: Given, table: Table) -> Any:
    """An answer by references, which are good in any replay, where they stand for one option alone."""
    references: dict[str, str] = {}
    for option in (*choice.listed(), *choice.onto):
        if option.object is not None:
            references[option.id] = table.refs.reference(option.object)
        elif option.player is not None:
            references[option.id] = table.game.players[option.player].name
    of_options = [references.get(option.id, option.id) for option in choice.listed()]

    def lasting(one: Any) -> Any:
        if isinstance(one, list):
            return [lasting(part) for part in one]
        if isinstance(one, dict):
            return {lasting(key): lasting(value) for key, value in one.items()}
        name = references.get(one, one)
        return one if of_options.count(name) > 1 else name

    made = lasting(given)
    return made[0] if isinstance(made, list) and len(made) == 1 and choice.maximum == 1 else made
