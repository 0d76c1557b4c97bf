"""Replacement effects that say how permanents enter: tapped, with counters, after a choice (CR 614.1c-d, 614.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

from engine.abilities.ability import DoAsCost, PayLife
from engine.abilities.base import Declaration, Node
from engine.abilities.conditions.designations import Designation
from engine.abilities.keywords.escape import EscapesWith
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement import entering as en
from engine.abilities.replacement.enter_as_one_of_several import EnterAsOneOf
from engine.abilities.verbs.choose_card_name import NameOf
from engine.abilities.verbs.note_life import NoteLifeEntering
from engine.abilities.verbs.prepare import EnterPrepared
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.abilities.walk import found
from engine.events import Event, LifeNoted, ZoneChange
from engine.rules import costs
from engine.rules.casting.choosing_modes import which_player
from engine.rules.choices.choosing_card_names import any_name, name_options
from engine.rules.continuous.statements import (
    LookUp,
    Statement,
    looked_up,
    met,
)
from engine.rules.evaluate.evaluation import (
    amount,
    holds,
    test_of,
)
from engine.rules.evaluate.for_each import LAND_TYPES, count
from engine.rules.instructions.carrying_out import possible
from engine.rules.instructions.performing import perform
from engine.rules.permanents.done_as_it_enters import look_at_a_hand, lose_life_entering
from engine.rules.permanents.enter_as_one_of_several import become_one
from engine.rules.permanents.pay_life_as_it_enters import pay_life_entering
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.applying_replacement_effects import (
    Alteration,
    Replacement,
    Stage,
    replaces,
    simply,
)
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.flipped_cards_and_rooms import PREPARE
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

ENTERING = looked_up(
    en.Enter,
    en.EnterIf,
    EscapesWith,
    en.ChooseEntering,
    en.PayOrTapped,
    en.PayLifeEntering,
    en.LoseLifeEntering,
    NoteLifeEntering,
    en.EnterUnder,
    en.EnterAtPrice,
    EnterPrepared,
    EnterAsOneOf,
)
"""What a permanent says of how it itself enters (614.1c-d)."""

OTHERS_ENTERING: LookUp[en.Enter | en.EnterIf] = looked_up(en.Enter, en.EnterIf)
"""What is said of how others enter."""


@replaces(ZoneChange, by="614.12")
def _as_it_enters(game: Game, event: Event) -> Iterable[Replacement]:
    """What the permanent's own abilities and those of others say of how it enters (614.12)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    it, ch = would_enter(game, event)
    for number, (statement, frame) in enumerate(_own(it, ch)):
        made = _replacement(game, event, statement.node, frame, ("enters", event.object, number))
        if made is not None and met(game, statement.given, frame):
            yield made
    for node, standing in OTHERS_ENTERING.said(game):
        if standing.frame.source != event.object and _covers(game, node, it, ch, standing.frame):
            made = _replacement(game, event, node, standing.frame, ("enters", standing.key))
            if made is not None:
                yield made


@TAKING_NOTICE.by("614.12")
def _take_notice(game: Game, looking_back: bool) -> Callable[[list[Logged]], None]:
    """What a permanent says of a group does not affect how it enters itself, though it is one of them (614.12)."""
    return lambda logged: _tell_unaffected(game, logged)


def _tell_unaffected(game: Game, logged: list[Logged]) -> None:
    for one in logged:
        entered = one.event.became if isinstance(one.event, ZoneChange) and one.event.enters else ()
        for it in (game.objects[i] for i in entered if i in game.objects):
            ch = game.characteristics(it)
            for node, _, ability in OTHERS_ENTERING.stated(ch.abilities.statics):
                frame = Frame(it.id, ch.controller, ability)
                if not _about_itself(node) and _covers(game, node, it, ch, frame):
                    does_not_happen(game, "not-for-itself", "614.12", object=it.target)


def _own(it: GameObject, ch: Characteristics) -> Iterator[tuple[Statement, Frame]]:
    """The statements of the entering permanent about itself (614.12)."""
    for node, statement, ability in ENTERING.stated(ch.abilities.statics):
        if _about_itself(node):
            frame = Frame(it.id, ch.controller, ability)
            frame.x = it.announced.x if it.announced is not None else None
            yield statement, frame


def _about_itself(node: Declaration) -> bool:
    subject = node.what.subject if isinstance(node, en.EnterIf) else node.subject
    return subject is None or isinstance(subject, This | It)


def _covers(game: Game, node: en.Enter | en.EnterIf, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    """Whether a permanent that would enter is among those that another object's ability speaks of."""
    subject = (node.what if isinstance(node, en.EnterIf) else node).subject
    group = subject.group
    return group is not None and test_of(group)(game, it, ch, frame)


def _replacement(
    game: Game, event: ZoneChange, node: Node, frame: Frame, key: tuple[object, ...]
) -> Replacement | None:
    """What the statement does to the event; None where its condition is not met."""
    if isinstance(node, en.EnterIf):
        if holds(game, node.condition, frame) is not node.when_true:
            return None
        node = node.what
    label = Message("enters-in-a-way", {"object": TargetId.of_object(event.object)})
    if isinstance(node, EscapesWith):
        made = game.objects[event.object].announced
        if made is None or made.paid.keyword != "escape":
            return None
        return _enter(event, en.Enter(node.subject, counters=node.counters), frame, key, label, "702.138c")
    if isinstance(node, en.Enter) and node.untapped:
        rules = ("614.1d", "614.12")
        return Replacement(key, frame.source, label, rules, _untapped, does=("untapped",), part="tapped")
    if isinstance(node, en.Enter):
        return _enter(event, node, frame, key, label)
    if isinstance(node, en.ChooseEntering):
        chosen = partial(_choose, node=node, frame=frame)
        return Replacement(
            key, frame.source, label, ("614.1c", "614.12a"), chosen, alteration=Alteration.ADDS, part="chosen"
        )
    if isinstance(node, en.PayLifeEntering):
        paid = partial(pay_life_entering, frame=frame)
        return Replacement(
            key, frame.source, label, ("614.1c", "614.12a", "607.2g"), paid, alteration=Alteration.ADDS, part="paid"
        )
    if isinstance(node, en.LoseLifeEntering):
        lost = partial(lose_life_entering, node=node, frame=frame)
        return Replacement(key, frame.source, label, ("614.1c", "614.12a"), lost, alteration=Alteration.ADDS)
    if isinstance(node, EnterAsOneOf):
        form = partial(become_one, node=node, frame=frame)
        return Replacement(key, frame.source, label, ("614.1c", "208.2b"), form)
    if isinstance(node, NoteLifeEntering):
        noted = partial(_note_life, frame=frame)
        return Replacement(
            key, frame.source, label, ("614.1c", "607.2e"), noted, alteration=Alteration.ADDS, part="noted"
        )
    if isinstance(node, EnterPrepared):
        return Replacement(key, frame.source, label, ("614.1c", "722.3a"), _prepared, alteration=Alteration.ADDS)
    if isinstance(node, en.EnterUnder):
        under = partial(_under, frame=frame)
        return Replacement(key, frame.source, label, ("614.1c", "616.1b"), under, Stage.CONTROL)
    if isinstance(node, en.EnterAtPrice):
        price = partial(_at_price, node=node, frame=frame)
        return Replacement(key, frame.source, label, ("614.1a", "614.12a"), price)
    assert isinstance(node, en.PayOrTapped)
    return Replacement(
        key,
        frame.source,
        label,
        ("614.1c", "614.12a"),
        lambda g, e: _pay(g, e, node, frame),
        alteration=Alteration.ADDS,
    )


def _enter(
    event: ZoneChange, node: en.Enter, frame: Frame, key: tuple[object, ...], label: Message, *rules: str
) -> Replacement:
    def change(game: Game, proposed: Event) -> Gen[list[Event]]:
        assert isinstance(proposed, ZoneChange)
        changed = replace(proposed, tapped=True) if node.tapped else proposed
        if node.counters is not None:
            kind, number = yield from _counters(game, changed, node.counters, frame)
            if number > 0:
                changed = with_counters(changed, kind, number)
        return [changed]

    rule = "614.1d" if node.counters is None else "614.1c"
    part = None if node.tapped and node.counters is not None else "tapped" if node.tapped else "counters"
    return Replacement(
        key, frame.source, label, (rule, "614.12", *rules), change, alteration=Alteration.ADDS, part=part
    )


@simply
def _untapped(game: Game, event: Event) -> list[Event]:
    """What would enter tapped (614.1d)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, tapped=False)]


@simply
def _prepared(game: Game, event: Event) -> list[Event]:
    """Only what has a prepare spell can be prepared (722.3a)."""
    assert isinstance(event, ZoneChange)
    if would_enter(game, event)[1].form != PREPARE:
        return [event]
    return [replace(event, designations=(*event.designations, Designation.PREPARED.value))]


def _counters(
    game: Game,
    event: ZoneChange,
    counters: en.EnteringCounters | en.CountersOfChoice | en.CounterOfKinds,
    frame: Frame,
) -> Gen[tuple[str, int]]:
    """Of which kind it enters with counters, which its controller-to-be chooses where the text leaves it open
    (614.12a), and with how many."""
    if isinstance(counters, en.EnteringCounters):
        return str(counters.kind.name), _number(game, counters, frame)
    numbers = {str(one.kind.name): amount(game, one.count, frame) for one in counters.options}
    options = [Option(kind, Message("counter-kind", {"kind": kind}), kind="counter") for kind in numbers]
    prompt = Message("choose-counter-put", {"object": TargetId.of_object(event.object)})
    (kind,) = yield Choice(frame.controller, "counter", prompt, "614.12a", options)
    return kind, numbers[kind]


def _number(game: Game, counters: en.EnteringCounters, frame: Frame) -> int:
    number = amount(game, counters.equal or counters.count or Fixed(1), frame)
    return number * count(game, counters.per, frame) if counters.per is not None else number


# ---- choices


KEPT_UNDER = {
    en.ToChoose.COLOR: "color",
    en.ToChoose.OPPONENT: "player",
    en.ToChoose.PLAYER: "player",
    en.ToChoose.CREATURE_TYPE: "creature type",
    en.ToChoose.CARD_TYPE: "card type",
}
"""What the answer to a choice is called, where that is not the type of a land."""


def chosen_as_it_entered(it: GameObject) -> list[tuple[str, str]]:
    """What a permanent has had chosen for it as it entered, by its own text: the kind of the choice, and the key that
    the answer is kept under (607.2d)."""
    nodes = [node for ability in it.base.abilities for node in found(ability, en.ChooseEntering)]
    also = [replace(node, what=node.also) for node in nodes if node.also is not None]
    return [_kept_under(node) for node in (*nodes, *also) if isinstance(node.subject, This)]


def _kept_under(node: en.ChooseEntering) -> tuple[str, str]:
    """The kind of choice, and the key that the answer is kept under."""
    if node.words:
        return "word", "word"
    if isinstance(node.what, NameOf):
        return "card name", "name"
    one = KEPT_UNDER.get(node.what, "land type") if node.what is not None else "land type"
    return one, one


def _options(game: Game, node: en.ChooseEntering, frame: Frame) -> list[Option]:
    """What can be chosen."""
    if node.words:
        return [Option(w, Message("word", {"word": w}), kind="word") for w in node.words]
    if node.what is en.ToChoose.COLOR:
        letters = [c for c in "WUBRG" if node.not_this is None or c != node.not_this.letter]
        return [Option(c, Message("color", {"color": c}), kind="color") for c in letters]
    if isinstance(node.what, NameOf):
        return name_options(game, node.what)
    if node.what in (en.ToChoose.OPPONENT, en.ToChoose.PLAYER):
        can = game.opponents(frame.controller) if node.what is en.ToChoose.OPPONENT else game.apnap(frame.controller)
        return [Option.of(p.target) for p in can]
    if node.what is en.ToChoose.CARD_TYPE:
        return [Option(one.value, Message("word", {"word": one.value}), kind="card type") for one in CardType]
    words = CREATURE_TYPES if node.what is en.ToChoose.CREATURE_TYPE else tuple(sorted(LAND_TYPES))
    return [Option(w, Message("word", {"word": w}), kind=_kept_under(node)[0]) for w in words]


def _choose(game: Game, event: Event, node: en.ChooseEntering, frame: Frame) -> Gen[list[Event]]:
    """The controller-to-be chooses before it enters (614.12a), or the opponent whom that player has choose; several
    things in the order written (101.4c)."""
    assert isinstance(event, ZoneChange)
    player = frame.controller
    if node.chooser is en.Chooser.OPPONENT:
        them = [p.number for p in game.opponents(frame.controller)]
        if not them:
            return [event]
        player = yield from which_player(frame.controller, them, event.object, "614.12a")
    if node.looks:
        yield from look_at_a_hand(game, event, player)
    event = yield from _chosen(game, event, node, player, frame)
    if node.also is not None:
        event = yield from _chosen(game, event, replace(node, what=node.also), player, frame)
    return [event]


def _chosen(game: Game, event: ZoneChange, node: en.ChooseEntering, player: PlayerId, frame: Frame) -> Gen[ZoneChange]:
    """The event once one thing has been chosen."""
    kind, key = _kept_under(node)
    options = _options(game, node, frame)
    if not options:
        return event
    answer = yield Choice(
        player,
        kind,
        Message(f"choose-{kind.replace(' ', '-')}", {"source": TargetId.of_object(event.object)}),
        "205.3e" if kind in ("creature type", "land type") else "614.12a",
        options,
        by_name=any_name(game, node.what) if isinstance(node.what, NameOf) else None,
    )
    players = {option.answer: option.player for option in options if option.player is not None}
    value = players.get(answer[0], answer[0])
    return replace(event, chosen=(*event.chosen, (key, value)))


def _under(game: Game, event: Event, frame: Frame) -> Gen[list[Event]]:
    """Whoever would control it says which opponent will (616.1b)."""
    assert isinstance(event, ZoneChange)
    them = [p.number for p in game.opponents(frame.controller)]
    if not them:
        return [event]
    chosen = yield from which_player(frame.controller, them, event.object, "616.1b")
    return [replace(event, controller=chosen)]


def _pay(game: Game, event: Event, node: en.PayOrTapped, frame: Frame) -> Gen[list[Event]]:
    """It enters tapped unless its controller-to-be can and does pay (614.12a)."""
    assert isinstance(event, ZoneChange)
    assert isinstance(node.cost, PayLife | DoAsCost)
    if _payable(game, node, frame):
        answer = yield Choice(
            frame.controller,
            "may",
            Message("may-pay-or-tapped", {"source": TargetId.of_object(event.object)}),
            "614.12a",
            YES_NO,
        )
        if answer == ["yes"]:
            yield from costs.pay(game, (node.cost,), frame)
            return [event]
    return [replace(event, tapped=True)]


def _payable(game: Game, node: en.PayOrTapped, frame: Frame) -> bool:
    try:
        costs.check(game, (node.cost,), frame)
    except Illegal:
        return False
    return True


def _note_life(game: Game, event: Event, frame: Frame) -> Gen[list[Event]]:
    """The life total of its controller-to-be (607.2e)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, chosen=(*event.chosen, (LifeNoted.key, game.players[frame.controller].life)))]
    yield


def _at_price(game: Game, event: Event, node: en.EnterAtPrice, frame: Frame) -> Gen[list[Event]]:
    """Where it is not done in full (609.3) it never enters: it is put into its owner's graveyard (614.6, 614.13)."""
    assert isinstance(event, ZoneChange)
    in_full = all(possible(game, verb, frame, frame.controller) for verb in node.price.verbs)
    yield from perform(game, node.price, frame)
    if in_full and frame.done:
        return [event]
    if event.origin is Zone.GRAVEYARD:
        return []
    return [ZoneChange(event.object, Zone.GRAVEYARD, event.origin, "price not paid")]
