"""Building the report of a table."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib import metadata
from typing import TYPE_CHECKING, Any

from engine.events import AbilityActivated, CharacteristicsChanged, Event, ZoneChange
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.report import as_it_stands
from engine.report.answers_not_used import answers_not_used
from engine.report.assumptions import Assumed, assumptions_in_words
from engine.report.characteristics import CharacteristicsView
from engine.report.citations import Citations
from engine.report.model import (
    Changed,
    Data,
    Json,
    Outcomes,
    Pending,
    PendingOption,
    Refused,
    Report,
    Step,
    StepKind,
    UnreadText,
)
from engine.report.namesakes import Namesakes
from engine.report.narration.alike import told_once
from engine.report.narration.counters_on_several import on_several
from engine.report.narration.draft import Draft
from engine.report.narration.for_which import for_which
from engine.report.narration.introduced_copies import introduced_where_named
from engine.report.narration.narrator import Narrator
from engine.report.narration.orders_said_once import orders_said_once
from engine.report.narration.rounds import in_rounds
from engine.report.narration.told_before import in_short
from engine.report.one_of_several import prompt_of
from engine.report.position_as_scenario import state_of
from engine.report.roles import deciding
from engine.report.rulings.cards_and_texts_of_steps import cards_by_name
from engine.report.rulings.matching import rulings_of_step
from engine.report.unread import unread_texts
from engine.report.verdict import verdict
from engine.rules.players.seen_tops_of_libraries import seen_but_unknown
from engine.state.choices import Choice, Message, Option
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.unknown_cards import TOP_UNKNOWN, is_unknown
from engine.table import expect
from engine.table.library import KnowsDates
from engine.table.messages_in_words import Speech
from engine.table.references import References, alike
from engine.table.top_of_library_named import ON_TOP

if TYPE_CHECKING:
    from engine.table.table import Table


def report_of(table: Table) -> Report:
    """Everything there is to say about a table, in its language."""
    return _Reporter(table).report()


def what_applies(table: Table) -> tuple[Step, ...]:
    """What effects make of the permanents and spells of a table as it stands, as steps of the kind ``CHANGED`` (613).

    Alike objects of which the same effects have made the same are one step; ``explain`` tells one object by layers."""
    return _Reporter(table).what_applies()


def told_at_once(table: Table) -> tuple[Step, ...]:
    """The steps of a report for those who are told all of it at once: where the table has stopped in between for acts
    and answers does not part what belongs together, and alike steps on both sides of a stop are one."""
    reporter = _Reporter(table)
    reporter.history = replace(table.history, marks=table.history.marks[-1:])
    return reporter.steps(reporter.drafts())


def verdict_since(
    table: Table, event: int, *, asking: bool = True, whole: bool = False, before: Outcomes | None = None
) -> str:
    """The verdict on what has happened since the event with this id (``Report.events``): what an act has led to, where
    others were told before it. Without ``asking`` it leaves out what is to be chosen, and may be empty; the
    ``whole`` of it does not begin where nothing was under way for the last time. ``before`` are the outcomes that are
    told behind it: how things stand is left out where that isn't so after every answer."""
    reporter = _Reporter(table)
    passing = before.passing if before is not None else ()
    unread = reporter.unread()
    drafts = reporter.drafts()
    return verdict(table, drafts, reporter.speech, unread, event, asking=asking, whole=whole, passing=passing)


def assumed_since(table: Table, before: Table) -> tuple[str, ...]:
    """What is taken for granted on a table and was not on one that it is a fork of, in words."""
    earlier = _Reporter(before)
    told = earlier.assumed()
    return tuple(one for one in _Reporter(table).assumed(known=earlier.taken) if one not in told)


class _Reporter:
    """One report being made."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self.history = table.history
        self.refs = table.refs
        self.speech = Speech(table.refs, table.locale)
        self.citations = Citations(table.cards, table.locale)
        self.named = cards_by_name(table.game)

    def report(self) -> Report:
        drafts = self.drafts()
        standing = as_it_stands.drafts_of(self.game) if not self.table.history.marks else []
        steps = self.steps([*drafts, *standing])
        pending, refused = self.pending(), self.refused()
        unread = self.unread()
        return Report(
            verdict=verdict(self.table, drafts or standing[:1], self.speech, unread),
            deciding=deciding(steps, refused.citations if refused is not None and not refused.expected else ()),
            steps=steps,
            events=tuple(event_json(one, self.refs, self.citations) for one in self.game.log[self.game.began_at :]),
            pending=pending,
            refused=refused,
            unread=unread,
            assumed=self.assumed(),
            expect=expect.checks(self.table, steps, self.speech, self.citations),
            state=state_of(self.game, self.refs),
            data=self.data(),
            title=self.table.scenario.title,
        )

    def drafts(self) -> list[Draft]:
        steps = Narrator(self.game, self.history).run()
        told = told_once(steps, self.history.marks, choosing=self.pending() is not None)
        told = introduced_where_named(orders_said_once(told), self.refs.root)
        told = on_several(told, self.history.marks, Namesakes(self.game, self.refs).together)
        return for_which(in_short(told), self.game)

    def steps(self, drafts: Sequence[Draft]) -> tuple[Step, ...]:
        """What is told, numbered: of what goes round and round one round, and what comes of the others."""
        told = in_rounds(drafts, self.history.marks, self.refs.root, self._is_untold)
        return tuple(self.step(n, draft) for n, draft in enumerate(told, start=1))

    def _is_untold(self, number: ObjectId) -> bool:
        """Whether an object is a card of which nobody has said which it is."""
        return is_unknown(self.game.find(number))

    def unread(self) -> tuple[UnreadText, ...]:
        refused = self.refused()
        act = refused.act if refused is not None and not refused.expected else None
        return unread_texts(self.game, self.refs, self.speech, act)

    def what_applies(self) -> tuple[Step, ...]:
        return tuple(self.step(n, draft) for n, draft in enumerate(as_it_stands.drafts_of(self.game), start=1))

    def step(self, n: int, draft: Draft) -> Step:
        with self.refs.as_of(draft.at):
            text = self.speech.tell(draft.message, draft.remarks, draft.outcome)
            item = self.source(draft.item) if draft.item is not None else ""
        return Step(
            n,
            text,
            draft.depth,
            draft.kind,
            self.citations.all(draft.rules) if draft.refused else self.citations.of_step([*draft.rules, *draft.course]),
            rulings_of_step(self.game, draft, self.named),
            tuple(logged.id for logged in draft.events),
            draft.by_hand,
            draft.refused,
            tuple(self.changed(one) for one in draft.changes) if draft.kind is StepKind.CHANGED else (),
            draft.gives_way,
            draft.unasked,
            item,
        )

    def source(self, item: ObjectId) -> str:
        """The name of a spell, or of the source of an ability, without the number that tells it from others."""
        on = self.game.find(item).on_stack
        return self.refs.name(on.source if on is not None else item).partition("#")[0]

    def changed(self, event: CharacteristicsChanged) -> Changed:
        """What has become of an object, by reference."""
        made = event_changes(event, self.refs)
        effects = ", ".join(made["effects"])
        others = sum(cause.others for cause in event.causes)
        if others:
            effects = self.speech.say(Message("and-other-effects", {"effect": effects, "others": others}))
        return Changed(self.refs.reference(event.object), made["before"], made["after"], effects)

    def pending(self) -> Pending | None:
        """The open choice; having priority is not one that must be made."""
        choice = self.table.asked
        if choice is None:
            return None
        cited = self.citations.cite(choice.rule)
        return Pending(
            player=self.game.players[choice.player].name,
            kind=choice.kind,
            prompt=self.speech.say(prompt_of(self.game, choice)),
            options=with_numbers(tuple(self.option(choice, option) for option in choice.listed()), choice, self.refs),
            min=choice.minimum,
            max=choice.maximum,
            rule=cited.id if cited is not None else choice.rule,
            form=choice.form,
            ordered=choice.ordered,
            gloss=cited.gloss if cited is not None else "",
            decides=self.decides(choice.player),
            onto_stack=choice.onto_stack,
            by_name=choice.by_name is not None,
            rest=choice.rest,
            besides=tuple(cited.id for cited in self.citations.all(choice.besides)),
        )

    def option(self, choice: Choice, option: Option) -> PendingOption:
        """An option; of a division with how much it gets at least and what would be lethal."""
        made = pending_option(option, self.refs, self.speech)
        if choice.form != "division":
            return made
        lethal = choice.enough.get(option.target) if option.target is not None else None
        return replace(made, least=choice.each, lethal=lethal, deathtouch=option.target in choice.deadly)

    def decides(self, player: PlayerId) -> str | None:
        """Who makes a player's decisions, where it is not that player (723.5)."""
        by = self.game.turn.controlled.get(player)
        return self.game.players[by].name if by is not None else None

    def refused(self) -> Refused | None:
        """The refusal that stopped the script, else the last one that the script expected."""
        found = self.table.history.refused
        if not found:
            return None
        chosen = next((r for r in found if not r.expected), found[-1])
        citations = self.citations.of_refusal(chosen.rules)
        told = Draft("tell-refused", {"reason": chosen.reason}, 0, list(chosen.rules), refused=True)
        rulings = tuple(one for one in rulings_of_step(self.game, told, self.named) if one.beside)
        return Refused(chosen.at, chosen.act, self.speech.say(chosen.reason), citations, chosen.expected, rulings[:1])

    @property
    def taken(self) -> frozenset[Assumed]:
        """What was taken for granted."""
        assumed = self.game.assumed
        said = {dict(args)["player"] for key, args in assumed if key == ON_TOP}
        seen = (self.game.players[i].name for i in seen_but_unknown(self.game))
        return frozenset({*assumed, *((TOP_UNKNOWN, (("player", name),)) for name in seen if name not in said)})

    def assumed(self, known: frozenset[Assumed] = frozenset()) -> tuple[str, ...]:
        """What was taken for granted, in words, but for what is known to have been."""
        said = assumptions_in_words(self.taken - known, self.game, self.speech)
        return (*said, *map(self.speech.say, answers_not_used(self.table)))

    def data(self) -> Data:
        cards = self.table.cards
        if not isinstance(cards, KnowsDates):
            return Data(None, None, version())
        info = cards.info
        return Data(info.cards_date or None, info.rules_date or None, version())


@cache
def version() -> str:
    """The version of the engine, as installed."""
    try:
        return metadata.version("siege-engine")
    except metadata.PackageNotFoundError:
        return "0"


def pending_option(option: Option, refs: References, speech: Speech) -> PendingOption:
    """An option as it is shown: its label in words, what it stands for by reference."""
    return PendingOption(
        id=option.id,
        label=speech.say(option.label),
        kind=option.kind,
        card=option.card,
        face=option.face,
        ability=option.ability,
        cost=option.cost,
        mode=option.mode,
        number=option.number,
        object=refs.reference(option.object) if option.object is not None else None,
        player=refs.game.players[option.player].name if option.player is not None else None,
    )


def with_numbers(shown: tuple[PendingOption, ...], choice: Choice, refs: References) -> tuple[PendingOption, ...]:
    """Options, those with their numbers that have a name in common and are not just alike: cards of one name in two
    graveyards."""
    called: dict[str, list[ObjectId]] = {}
    for option, made in zip(choice.listed(), shown, strict=True):
        if option.kind == "object" and option.object is not None:
            called.setdefault(made.label, []).append(option.object)
    crowded = {label for label, those in called.items() if len(those) > 1 and not alike(refs.game, those)}
    return tuple(
        replace(made, label=refs.numbered(option.object))
        if made.label in crowded and option.object is not None
        else made
        for option, made in zip(choice.listed(), shown, strict=True)
    )


# ---- events as JSON

_OBJECTS = frozenset(
    {"object", "source", "item", "attacker", "original", "objects", "blockers", "order", "became", "shield", "host"}
    | {"later", "permitted_by"}
)
_PLAYERS = frozenset({"player", "controller", "by", "before", "protector", "winner"})


def event_json(logged: Logged, refs: References, citations: Citations) -> Json:
    """An event of the log: its id, what led to it, its rules and its fields, things by reference."""
    event = logged.event
    made: Json = {"id": logged.id, "parent": logged.parent, "type": type(event).__name__}
    made["rules"] = [cited.id for cited in citations.all(logged.rules)]
    if isinstance(event, CharacteristicsChanged):
        return made | {"object": refs.reference(event.object)} | event_changes(event, refs)
    for field in dataclasses.fields(event):
        if not field.repr:
            continue
        value = _field(event, field.name, refs)
        if value is not None and value != [] and value != "" and value is not False:
            made[field.name] = value
    if logged.text is not None:
        made["text"] = logged.text
    if logged.changed_by:
        made["changed_by"] = [refs.reference(i) for i in logged.changed_by]
    return made


def event_changes(event: CharacteristicsChanged, refs: References) -> Json:
    """What an object has become, and what the effects come from that have made it so."""
    before, after = CharacteristicsView.of(event.before), CharacteristicsView.of(event.after)
    effects = dict.fromkeys(refs.reference(cause.source) for cause in event.causes)
    made: Json = {"before": before.unlike(after), "after": after.unlike(before), "effects": list(effects)}
    others = sum(cause.others for cause in event.causes)
    return made | {"other_effects": others} if others else made


def _field(event: Event, name: str, refs: References) -> Any:
    value = getattr(event, name)
    if name in _OBJECTS:
        if isinstance(value, int):
            return refs.reference(ObjectId(value))
        return None if value is None else [refs.reference(i) for i in value]
    if name in _PLAYERS:
        return refs.game.players[value].name if isinstance(value, int) else None
    if name == "effect":
        return {
            "source": refs.reference(value.source),
            "affects": [_target(t, refs) for t in value.affected or ()],
        }
    if isinstance(event, AbilityActivated) and name == "ability":
        return with_name(english(value), refs.game.find(event.object).base.name)
    if name == "copying":
        return value.name if value is not None else None
    if name == "details":
        return {key: _plain(one, refs) for key, one in value}
    if name == "position" and isinstance(event, ZoneChange):
        return value
    return _plain(value, refs)


def _plain(value: Any, refs: References) -> Any:
    if isinstance(value, bool | int | str) or value is None:
        return value
    if isinstance(value, TargetId):
        return _target(value, refs)
    if isinstance(value, list | tuple):
        return [_plain(one, refs) for one in value]
    return value.value if isinstance(value, Enum) else str(value)


def _target(target: TargetId, refs: References) -> str:
    return refs.game.players[target.player].name if target.player is not None else refs.reference(target.object_id)
