"""Keyword actions on permanents and players (CR 701.12, 701.16, 701.34-701.63)."""

from __future__ import annotations

from engine.abilities.conditions.designations import Designation
from engine.abilities.nouns.noun_groups import Subtype
from engine.abilities.nouns.token_descriptions import Predefined
from engine.abilities.verbs import GainControl
from engine.abilities.verbs import keyword_actions as ka
from engine.events import CountersPut, Designated, EffectBegins, Event, KeywordAction, Revealed, ZoneChange
from engine.rules.continuous.beginning import new_effect
from engine.rules.continuous.copying import Copied, token_copy
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.drawing import draw
from engine.rules.evaluate.evaluation import amount, objects
from engine.rules.instructions.carrying_out import ACT, DO, Acted, choose_objects, present
from engine.rules.permanents.predefined_tokens import predefined
from engine.rules.pipeline import commit, happen
from engine.rules.resolution.verbs.create_tokens import create
from engine.state.characteristics import Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone

GROWTH = "+1/+1"


def put_growth(game: Game, ids: list[ObjectId], count: int, player: PlayerId, rule: str) -> Gen[None]:
    """Put +1/+1 counters on permanents."""
    if count > 0:
        put = [CountersPut(TargetId.of_object(i), GROWTH, count, player) for i in present(game, ids)]
        yield from happen(game, put, rule)


@DO.register(ka.Proliferate)
def _proliferate(game: Game, verb: ka.Proliferate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One more of each kind of counter on what the player chooses (701.34a)."""
    for player in players:
        can: list[TargetId] = [o.target for o in game.permanents() if o.counters]
        can += [p.target for p in game.living() if p.counters]
        chosen: list[TargetId] = []
        if can:
            options = [Option.of(t) for t in can]
            prompt = Message("choose-proliferate")
            answer = yield Choice(player, "proliferate", prompt, "701.34a", options, 0, len(can))
            chosen = list(answer)
        put: list[Event] = [CountersPut(t, kind, 1, player) for t in chosen for kind in game.counters_of(t)]
        yield from happen(game, put, "701.34a")
        commit(game, [KeywordAction(player, "proliferate", 1)], "701.34a")
    return TargetId.of_players(players)


@DO.register(ka.Investigate)
def _investigate(game: Game, verb: ka.Investigate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.16a)"""
    made: Acted = []
    with game.because("701.16a"):
        for player in players:
            made += yield from create(game, player, [Copied(predefined(Predefined.CLUE))], frame)
            commit(game, [KeywordAction(player, "investigate", 1)])
    return made


@DO.register(ka.Populate)
def _populate(game: Game, verb: ka.Populate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.36a-b)"""
    made: Acted = []
    for player in players:
        can = [o.id for o in creatures(game, player) if o.kind is Kind.TOKEN]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-copy", "701.36a", frame)
        for i in chosen:
            copied = token_copy(game, i, (), frame)
            if copied is not None:
                with game.because("701.36a"):
                    made += yield from create(game, player, [copied], frame)
    return made


def creatures(game: Game, player: PlayerId) -> list[GameObject]:
    """The creatures that a player controls."""
    found = []
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller == player and "Creature" in ch.types:
            found.append(it)
    return found


@DO.register(ka.Bolster)
def _bolster(game: Game, verb: ka.Bolster, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.39a)"""
    acted: Acted = []
    for player in players:
        sizes = {o.id: game.characteristics(o).toughness or 0 for o in creatures(game, player)}
        can = [i for i, size in sizes.items() if size == min(sizes.values())]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-objects", "701.39a", frame)
        yield from put_growth(game, chosen, amount(game, verb.count, frame), player, "701.39a")
        acted += TargetId.of_objects(chosen)
    return acted


@DO.register(ka.Amass)
def _amass(game: Game, verb: ka.Amass, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.47a)"""
    subtype = verb.subtype or Subtype("Zombie")
    acted: Acted = []
    for player in players:
        armies = _armies(game, player)
        if not armies:
            with game.because("701.47a"):
                yield from create(game, player, [Copied(_army(subtype))], frame)
            armies = _armies(game, player)
        chosen = yield from choose_objects(game, player, armies, 1, 1, "choose-objects", "701.47a", frame)
        yield from put_growth(game, chosen, amount(game, verb.count, frame), player, "701.47a")
        for i in chosen:
            if i in game.objects and str(subtype) not in game.characteristics(i).subtypes:
                _also_subtype(game, i, subtype, frame)
        commit(game, [KeywordAction(player, "amass", 1, tuple(chosen))], "701.47b")
        acted += TargetId.of_objects(chosen)
    return acted


def _armies(game: Game, player: PlayerId) -> list[ObjectId]:
    return [o.id for o in creatures(game, player) if "Army" in game.characteristics(o).subtypes]


def _army(subtype: Subtype) -> Characteristics:
    return Characteristics(
        name=f"{subtype} Army Token",
        colors=frozenset("B"),
        types=frozenset({"Creature"}),
        subtypes=frozenset({str(subtype), "Army"}),
        power=0,
        toughness=0,
    )


def _also_subtype(game: Game, object_id: ObjectId, subtype: Subtype, frame: Frame) -> None:
    effect = new_effect(game, frame, (ka.AlsoSubtype(subtype),), (TargetId.of_object(object_id),))
    commit(game, [EffectBegins(effect)], "701.47a")


@MODIFIERS.register(ka.AlsoSubtype, "4")
def _of_subtype_too(game: Game, verb: ka.AlsoSubtype, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    ch.subtypes = ch.subtypes | {str(verb.subtype)}


@DO.register(ka.Adapt)
def _adapt(game: Game, verb: ka.Adapt, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only if it has no +1/+1 counters (701.46a)."""
    it = game.now(frame.source)
    if it is not None and not it.counters.get(GROWTH):
        yield from put_growth(game, [it.id], amount(game, verb.count, frame), frame.controller, "701.46a")
    return [TargetId.of_object(frame.source)]


@DO.register(ka.Monstrosity)
def _monstrosity(game: Game, verb: ka.Monstrosity, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only once for each permanent (701.37a-b)."""
    it = game.now(frame.source)
    if it is not None and Designation.MONSTROUS.value not in it.memory.designations:
        count = amount(game, verb.count, frame)
        yield from put_growth(game, [it.id], count, frame.controller, "701.37a")
        if it.id in game.objects:
            yield from happen(game, [Designated(it.id, Designation.MONSTROUS.value, x=count)], "701.37a", "701.37b")
    return [TargetId.of_object(frame.source)]


# ---- what permanents do


@ACT.register(ka.Explore)
def _explore(game: Game, verb: ka.Explore, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """One after another (701.44a, 701.44d)."""
    for i in objects_in(subjects):
        player = game.controller(i)
        with game.because("701.44a"):
            yield from _explore_once(game, i, player, frame)
            commit(game, [KeywordAction(player, "explore", 1, (i,))], "701.44b")
    return subjects


def _explore_once(game: Game, explorer: ObjectId, player: PlayerId, frame: Frame) -> Gen[None]:
    top = game.ids(Zone.LIBRARY, player)[:1]
    if top:
        commit(game, [Revealed(tuple(top), player)])
        if "Land" in game.characteristics(top[0]).types:
            yield from happen(game, [ZoneChange(top[0], Zone.HAND, Zone.LIBRARY, "explore", explorer)])
            return
    yield from put_growth(game, [explorer], 1, player, "701.44a")
    if top:
        prompt = Message("explore-graveyard", {"card": TargetId.of_object(top[0])})
        answer = yield Choice(player, "may", prompt, "701.44a", YES_NO)
        if answer == ["yes"]:
            yield from happen(game, [ZoneChange(top[0], Zone.GRAVEYARD, Zone.LIBRARY, "explore", explorer)])


@ACT.register(ka.Connive)
def _connive(game: Game, verb: ka.Connive, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """(701.50a, 701.50d-e)"""
    count = amount(game, verb.count, frame)
    for i in objects_in(subjects):
        player = game.controller(i)
        with game.because("701.50a"):
            yield from draw(game, player, count)
            hand = list(game.ids(Zone.HAND, player))
            n = min(count, len(hand))
            gone = yield from choose_objects(game, player, hand, n, n, "choose-discard", "701.50a", frame)
            spells = [g for g in gone if "Land" not in game.characteristics(g).types]
            yield from happen(game, [ZoneChange(g, Zone.GRAVEYARD, Zone.HAND, "discard") for g in gone])
            yield from put_growth(game, [i], len(spells), player, "701.50a")
            commit(game, [KeywordAction(player, "connive", count, (i,))], "701.50b")
    return subjects


@ACT.register(ka.Endure)
def _endure(game: Game, verb: ka.Endure, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """Counters on it, or else a Spirit of that size (701.63a-b)."""
    count = amount(game, verb.count, frame)
    for i in objects_in(subjects if count > 0 else ()):
        player = game.controller(i)
        with game.because("701.63a"):
            counters = False
            if i in game.objects:
                prompt = Message("endure-counters", {"object": TargetId.of_object(i), "count": count})
                counters = (yield Choice(player, "may", prompt, "701.63a", YES_NO)) == ["yes"]
            if counters:
                yield from put_growth(game, [i], count, player, "701.63a")
            else:
                yield from create(game, player, [Copied(_spirit(count))], frame)
    return subjects


def _spirit(size: int) -> Characteristics:
    return Characteristics(
        name="Spirit Token",
        colors=frozenset("W"),
        types=frozenset({"Creature"}),
        subtypes=frozenset({"Spirit"}),
        power=size,
        toughness=size,
    )


@DO.register(ka.ExchangeControl)
def _exchange_control(game: Game, verb: ka.ExchangeControl, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Both or neither, and only between different controllers (701.12b)."""
    one, two = objects(game, verb.one, frame), objects(game, verb.two, frame) if verb.two is not None else []
    pair = present(game, [*one, *two])
    if len(one) + len(two) != 2 or len(pair) != 2:
        frame.done = False
        return []
    holders = [game.controller(i) for i in pair]
    frame.done = holders[0] != holders[1]
    if frame.done:
        for i, new in zip(pair, reversed(holders), strict=True):
            given = Frame(frame.source, new, frame.ability)
            effect = Effect(
                frame.source,
                frame.controller,
                game.next_timestamp(),
                (GainControl(verb.one),),
                (TargetId.of_object(i),),
                None,
                given,
                game.turn.number,
            )
            commit(game, [EffectBegins(effect)], "701.12b")
    return TargetId.of_objects(pair)
    yield
