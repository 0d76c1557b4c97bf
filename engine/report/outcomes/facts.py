"""What came of a line, fact by fact, so that lines can be compared; and facts told together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from engine.events import LifeGain, LifeLoss
from engine.report.changed_by_effects import without_effects
from engine.report.fates import SIZED, Fate
from engine.report.narration.alike import told_once
from engine.report.narration.narrator import Narrator
from engine.report.net_results import NetResults
from engine.report.results_of_players import life_of, of_players
from engine.report.verdict import LASTING_EFFECTS, results_since
from engine.report.what_a_verdict_leaves_out import FINDS_NOTHING, NOT_DONE
from engine.rules.choices.declined import CHOOSES_NOT, DECLINES
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.log import Logged
from engine.state.objects import Kind
from engine.state.unknown_cards import is_unknown
from engine.table.messages_in_words import Speech

if TYPE_CHECKING:
    from engine.table.table import Table


TO_STAY = {
    "verdict-defeated-to-exile": "verdict-stays-in-exile",
    "verdict-to-exile": "verdict-stays-in-exile",
    **{key: key for key in ("verdict-to-hand", "verdict-to-library", "verdict-to-command")},
    **{key: key for key in ("verdict-survives", "verdict-controls", "verdict-is-now")},
}
"""Fates that say how things stand, rather than what has happened to them, with the fate of what stays so."""


PAID, UNPAID = "paid", "unpaid"

PAYING = {"tell-mana-paid": PAID, f"{CHOOSES_NOT}-paying": UNPAID, f"{DECLINES}-paying": UNPAID}
"""What is told of who pays mana, or doesn't."""

NOTHING_TO_DO = "nothing-to-do"
"""What is told where what an ability does finds nothing to be done to (609.3)."""


NOT_RESOLVED = "tell-not-resolved"
"""What is told of a spell or ability all of whose targets are illegal (608.2b)."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that has come of it: a sentence, or what a thing shares with others (``thing`` dies). ``number`` tells
    it from others that say the same."""

    sentence: str
    thing: str = ""
    number: int = 0
    fate: Fate | None = field(default=None, compare=False)
    idle: bool = field(default=False, compare=False)
    """Whether it says that nothing came of something: it tells no two ways apart."""
    paying: str = field(default="", compare=False)
    """Whether it says that a player pays mana, :data:`PAID`, or doesn't, :data:`UNPAID`: the answer to whether they
    do."""
    unresolved: bool = field(default=False, compare=False)
    """Whether it says that something doesn't resolve for want of a legal target (608.2b)."""


def standing_of(table: Table, since: int) -> dict[tuple[str, ObjectId], Fate]:
    """How each thing stands to which anything has happened since an event of the log, by the fate and the object
    that it was at first."""
    results = NetResults(table.game, table.refs, table.game.log[since:])
    found: dict[tuple[str, ObjectId], Fate] = {}
    for fate in results.fates():
        for thing in fate.things if fate.key in TO_STAY else ():
            if (root := results.root(thing)) is not None:
                args = {**fate.args, "until": _until(table.game, table.refs.latest(root))}
                found[fate.key, root] = Fate(TO_STAY[fate.key], [thing], args)
    return found


def _until(game: Game, exiled: ObjectId) -> Message | str:
    """What has to leave the battlefield for something to come back from exile (610.3)."""
    by = (one for one in game.effects if exiled in objects_in(one.affected or ()))
    leavers = TargetId.of_objects(dict.fromkeys(i for one in by for i in one.memory.until_these_leave))
    return Message("until-these-leave", {"things": leavers, "count": len(leavers)}) if leavers else ""


def lives_changed(log: Iterable[Logged]) -> set[PlayerId]:
    """The players whose life has changed."""
    return {one.event.player for one in log if isinstance(one.event, LifeGain | LifeLoss)}


def facts_of(
    table: Table,
    before: Game,
    since: int,
    stays: Sequence[Fate] = (),
    *,
    lives: Mapping[PlayerId, int],
    asked: bool = False,
    brief: bool = False,
    sums: bool = False,
) -> tuple[Fact, ...]:
    """What has come of it since an event of the log, behind what stays as it was then. What is new since ``before``
    goes by its name alone. ``lives`` are players whose life is told since an earlier place of the log; ``asked``: in
    the midst of it something is asked; ``brief``: that somebody does not do what may be done goes without saying;
    ``sums``: the answers tell what damage and numbers come to, and so by which effects and what is prevented of it."""
    game = table.game
    speech = Speech(table.refs, table.locale)
    later = (i for i in (*game.objects, *game.former) if not before.known(table.refs.root(i)))
    new = {i: _name(game, i, speech) for i in later if not is_unknown(game.find(i))}
    drafts = told_once(Narrator(game, table.history).run(), table.history.marks)
    found: list[Fact] = []
    changed = [
        one
        for player, begun in (lives if not game.over else {}).items()
        for one in of_players(game, game.log[begun:])
        if life_of(one) == player
    ]
    results = [one for one in results_since(table, drafts, since, resolving=asked) if life_of(one) not in lives]
    told = [*stays, *results, *changed]
    told = [one for one in told if one.key not in (*NOT_DONE, FINDS_NOTHING)] if brief else told
    told = [*map(_without_effects, told)] if sums else told
    aside = (*LASTING_EFFECTS, "verdict-prevented") if sums else LASTING_EFFECTS
    for one in [one for one in told if one.key not in aside] or told if brief else told:
        facts = _of_fate(one, speech, new) if isinstance(one, Fate) else [_of_message(one, speech, new)]
        found += [fact for fact in facts if not (stays and fact in found)]
    return tuple(_numbered(found))


def _name(game: Game, object_id: ObjectId, speech: Speech) -> str:
    """An object by its name alone, an ability as that of what is so called (113.7)."""
    it = game.find(object_id)
    return (
        str(speech.value(Message("ability-of", {"object": it.base.name}))) if it.kind is Kind.ABILITY else it.base.name
    )


def _of_message(one: Message, speech: Speech, new: Mapping[ObjectId, str]) -> Fact:
    said = speech.say(one.naming(new))
    idle, unresolved = one.key == NOTHING_TO_DO, one.key == NOT_RESOLVED
    return Fact(said, idle=idle, paying=PAYING.get(one.key, ""), unresolved=unresolved)


def _of_fate(one: Fate, speech: Speech, new: Mapping[ObjectId, str]) -> Iterator[Fact]:
    """A fact for each thing that shares a fate."""
    effects = tuple(str(speech.value(TargetId.of_object(i))) for i in one.args.get("changed_by", ()))
    if effects:
        one = replace(one, args=one.args | {"changed_by": effects})
    args = {key: str(value if key == "changed_by" else speech.value(value)) for key, value in one.args.items()}
    for thing in one.things:
        named = Message("thing", {"thing": thing}).naming(new).args["thing"]
        yield Fact(
            f"{one.key} {args}", str(speech.value(named)), 0, Fate(one.key, [_in_words(named, speech)], one.args)
        )


def _without_effects(one: Message | Fate) -> Message | Fate:
    if isinstance(one, Message):
        return without_effects(one)
    return replace(one, args={key: value for key, value in one.args.items() if key != "changed_by"})


def _in_words(thing: Any, speech: Speech) -> Any:
    """A thing by its name: the game that it is in may be gone when the fact is told; its size stays apart."""
    if isinstance(thing, Message) and thing.key == SIZED:
        return Message(SIZED, {**thing.args, "object": str(speech.value(thing.args["object"]))})
    return str(speech.value(thing))


def in_words(facts: Iterable[Fact], table: Table) -> tuple[str, ...]:
    """Facts as sentences; things that share a fate together, and what is said several times once with its number."""
    speech = Speech(table.refs, table.locale)
    said: dict[str, Fate | str] = {}
    times: Counter[str] = Counter()
    for fact in facts:
        if fact.fate is None:
            times[fact.sentence] += 1
            count = times[fact.sentence]
            once = fact.sentence.removesuffix(".")
            said[fact.sentence] = speech.words("outcome-often", what=once, count=count) if count > 1 else fact.sentence
            continue
        here = said.setdefault(fact.sentence, Fate(fact.fate.key, [], fact.fate.args))
        assert isinstance(here, Fate)
        here.things += fact.fate.things
    return tuple(speech.say(one.message()) if isinstance(one, Fate) else one for one in said.values())


def _numbered(facts: Iterable[Fact]) -> Iterator[Fact]:
    seen: Counter[Any] = Counter()
    for fact in facts:
        yield replace(fact, number=seen[fact])
        seen[fact] += 1
