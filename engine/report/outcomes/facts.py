"""What came of a line, fact by fact, so that lines can be compared; and facts told together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.report.narration.alike import told_once
from engine.report.narration.narrator import Narrator
from engine.report.net_results import Fate
from engine.report.verdict import results_since
from engine.state.choices import Message
from engine.state.game import Game
from engine.table.messages_in_words import Speech

if TYPE_CHECKING:
    from engine.table.table import Table


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that has come of it: a sentence, or what a thing shares with others (``thing`` dies). ``number`` tells
    it from others that say the same."""

    sentence: str
    thing: str = ""
    number: int = 0
    fate: Fate | None = field(default=None, compare=False)


def facts_of(table: Table, before: Game, since: int) -> tuple[Fact, ...]:
    """What has come of it since an event of the log. What is new since ``before`` goes by its name alone."""
    game = table.game
    speech = Speech(table.refs, table.locale)
    new = {i: game.find(i).base.name for i in (*game.objects, *game.former) if not before.known(table.refs.root(i))}
    drafts = told_once(Narrator(game, table.history).run(), table.history.marks)
    found: list[Fact] = []
    for one in results_since(table, drafts, since):
        if isinstance(one, Fate):
            args = {key: str(speech.value(value)) for key, value in one.args.items()}
            for thing in one.things:
                named = Message("thing", {"thing": thing}).naming(new).args["thing"]
                found.append(Fact(f"{one.key} {args}", str(speech.value(named)), 0, Fate(one.key, [named], one.args)))
        else:
            found.append(Fact(speech.say(one.naming(new))))
    return tuple(_numbered(found))


def in_words(facts: Iterable[Fact], table: Table) -> tuple[str, ...]:
    """Facts as sentences; things that share a fate together."""
    speech = Speech(table.refs, table.locale)
    said: dict[str, Fate | str] = {}
    for fact in facts:
        if fact.fate is None:
            said[f"{fact.sentence} {fact.number}"] = fact.sentence
            continue
        here = said.setdefault(fact.sentence, Fate(fact.fate.key, [], fact.fate.args))
        assert isinstance(here, Fate)
        here.things.append(fact.thing)
    return tuple(speech.say(one.message()) if isinstance(one, Fate) else one for one in said.values())


def _numbered(facts: Iterable[Fact]) -> Iterator[Fact]:
    seen: Counter[Any] = Counter()
    for fact in facts:
        yield replace(fact, number=seen[fact])
        seen[fact] += 1
