"""Keyword actions on cards and counters: learn, blight, collect evidence, forage, behold and others (CR 701)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.abilities.base import ObjectVerb
from engine.abilities.nouns import zones as zn
from engine.abilities.nouns.noun_groups import Described, OfSubtype, OfType, Thing, Where
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.verbs import Attack, Block, Cant, TurnDuration, Until
from engine.abilities.verbs import further_keyword_actions as d
from engine.events import CountersPut, CountersRemoved, Event, KeywordAction, Revealed, ZoneChange
from engine.rules.casting.choosing_modes import which_player
from engine.rules.continuous.lasting_verbs import begin_effect
from engine.rules.continuous.statements import looked_up
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.drawing import draw
from engine.rules.evaluate.amounts import mana_value_of
from engine.rules.evaluate.evaluation import amount, objects, test_of
from engine.rules.instructions.carrying_out import (
    DO,
    POSSIBLE,
    Acted,
    available,
    choose_objects,
    choose_some,
    do_player_verb,
    objects_for,
    present,
)
from engine.rules.pipeline import commit, happen
from engine.rules.prohibitions.cant_activate import ACTIVATION_FORBIDS
from engine.rules.resolution.destinations import arrange
from engine.rules.resolution.verbs.keyword_actions import creatures, put_growth
from engine.state.choices import YES_NO, Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject
from engine.state.zones import Zone


def _done(
    game: Game, player: PlayerId, action: str, rule: str, objects: Iterable[ObjectId] = (), amount: int = 0
) -> None:
    """The whole action is over: what watches for it sees it now."""
    commit(game, [KeywordAction(player, action, amount, tuple(objects))], rule)


# ---- learn, fateseal


@DO.register(d.Learn)
def _learn(game: Game, verb: d.Learn, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Discard a card and draw one, or else a Lesson from outside the game (701.48a)."""
    for player in players:
        with game.because("701.48a"):
            hand = list(game.ids(Zone.HAND, player))
            gone = yield from choose_objects(game, player, hand, 0, 1, "choose-learn-discard", "701.48a", frame)
            if gone:
                yield from happen(game, [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard") for i in gone])
                yield from draw(game, player, 1)
            else:
                yield from _lesson(game, player, frame)
            _done(game, player, "learn", "701.48a")
    return TargetId.of_players(players)


def _lesson(game: Game, player: PlayerId, frame: Frame) -> Gen[None]:
    lessons = [it.id for it in game.in_zone(Zone.OUTSIDE, player) if "Lesson" in it.base.subtypes]
    chosen = yield from choose_objects(game, player, lessons, 0, 1, "choose-lesson", "701.48a", frame)
    for i in chosen:
        commit(game, [Revealed((i,), player)])
        yield from happen(game, [ZoneChange(i, Zone.HAND, Zone.OUTSIDE, "learn", frame.source)])


@DO.register(d.Fateseal)
def _fateseal(game: Game, verb: d.Fateseal, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Like scrying in an opponent's library (701.29a)."""
    count = amount(game, verb.count, frame)
    for player in players if count > 0 else ():
        with game.because("701.29a"):
            opponent = yield from which_player(
                player, [p.number for p in game.opponents(player)], frame.source, "701.29a"
            )
            seen = list(game.ids(Zone.LIBRARY, opponent)[:count])
            if not seen:
                continue
            commit(game, [Revealed(tuple(seen), player, (player,))])
            options = [Option.of(TargetId.of_object(i)) for i in seen]
            prompt = Message("choose-fateseal", {"count": len(seen)})
            answer = yield Choice(player, "cards", prompt, "701.29a", options, 0, len(seen))
            away = objects_in(answer)
            stay = [i for i in seen if i not in away]
            away = (yield from arrange(game, away, player, zn.End.BOTTOM)) if len(away) > 1 else away
            stay = (yield from arrange(game, stay, player, zn.End.TOP)) if len(stay) > 1 else stay
            moves = [ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, "fateseal", frame.source, position=-1) for i in away]
            moves += [
                ZoneChange(i, Zone.LIBRARY, Zone.LIBRARY, "fateseal", frame.source, position=0) for i in stay[::-1]
            ]
            yield from happen(game, moves)
    return TargetId.of_players(players)


# ---- blight, evidence, forage, behold: they can be costs


@DO.register(d.Blight)
def _blight(game: Game, verb: d.Blight, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """-1/-1 counters on a creature of one's own (701.68a)."""
    count = amount(game, verb.count, frame)
    acted: Acted = []
    for player in players:
        can = [it.id for it in creatures(game, player)]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-blighted", "701.68a", frame)
        if count > 0:
            yield from happen(
                game, [CountersPut(TargetId.of_object(i), "-1/-1", count, player) for i in chosen], "701.68a"
            )
        _done(game, player, "blight", "701.68d", chosen, count)
        acted += TargetId.of_objects(chosen)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(d.Blight)
def _can_blight(game: Game, verb: d.Blight, frame: Frame, player: PlayerId) -> bool:
    """Not without a creature (701.68b)."""
    return bool(creatures(game, player))


@DO.register(d.CollectEvidence)
def _collect(game: Game, verb: d.CollectEvidence, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Exile cards with enough total mana value from one's graveyard (701.59a)."""
    wanted = amount(game, verb.count, frame)
    acted: Acted = []
    for player in players:
        if not _can_collect(game, verb, frame, player):
            continue
        with game.because("701.59a"):
            chosen = yield from _evidence(game, player, wanted)
            logged = yield from happen(
                game, [ZoneChange(i, Zone.EXILE, Zone.GRAVEYARD, "collect evidence") for i in chosen]
            )
            acted += [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]
            _done(game, player, "collect evidence", "701.59a", amount=wanted)
    frame.done = bool(acted) or wanted == 0
    return acted


def _evidence(game: Game, player: PlayerId, wanted: int) -> Gen[list[ObjectId]]:
    """The cards that a player exiles; asked again until they are worth enough."""
    cards = list(game.ids(Zone.GRAVEYARD, player))
    prompt = Message("choose-evidence", {"count": wanted})
    while True:
        options = [Option.of(TargetId.of_object(i)) for i in cards]
        answer = yield Choice(player, "cards", prompt, "701.59a", options, 0, len(cards))
        chosen = objects_in(answer)
        if _worth(game, chosen) >= wanted:
            return chosen
        prompt = Message("choose-more-evidence", {"count": wanted, "have": _worth(game, chosen)})


def _worth(game: Game, cards: Iterable[ObjectId]) -> int:
    return sum(mana_value_of(game.objects[i], game.characteristics(i)) for i in cards)


@POSSIBLE.register(d.CollectEvidence)
def _can_collect(game: Game, verb: d.CollectEvidence, frame: Frame, player: PlayerId) -> bool:
    """(701.59b)"""
    return _worth(game, game.ids(Zone.GRAVEYARD, player)) >= amount(game, verb.count, frame)


def _foods(game: Game, player: PlayerId) -> list[ObjectId]:
    found = ((it.id, game.characteristics(it)) for it in game.permanents())
    return [i for i, ch in found if ch.controller == player and "Food" in ch.subtypes]


@DO.register(d.Forage)
def _forage(game: Game, verb: d.Forage, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Three cards of one's graveyard are exiled, or a Food sacrificed (701.61a)."""
    acted: Acted = []
    for player in players:
        foods, cards = _foods(game, player), list(game.ids(Zone.GRAVEYARD, player))
        if not foods and len(cards) < 3:
            continue
        with game.because("701.61a"):
            exiling = not foods
            if foods and len(cards) >= 3:
                exiling = (yield Choice(player, "may", Message("forage-exile"), "701.61a", YES_NO)) == ["yes"]
            if exiling:
                chosen = yield from choose_objects(game, player, cards, 3, 3, "choose-exile", "701.61a", frame)
                yield from happen(game, [ZoneChange(i, Zone.EXILE, Zone.GRAVEYARD, "forage") for i in chosen])
            else:
                chosen = yield from choose_objects(game, player, foods, 1, 1, "choose-sacrifice", "701.61a", frame)
                yield from sacrifice(game, ((player, i) for i in chosen))
            _done(game, player, "forage", "701.61a")
        acted.append(TargetId.of_player(player))
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(d.Forage)
def _can_forage(game: Game, verb: d.Forage, frame: Frame, player: PlayerId) -> bool:
    return bool(_foods(game, player)) or len(game.ids(Zone.GRAVEYARD, player)) >= 3


def _to_behold(game: Game, verb: d.Behold, frame: Frame, player: PlayerId) -> list[ObjectId]:
    """Cards with the quality in hand, and permanents with it that the player controls (701.4a)."""
    in_hand = test_of(_as_card(verb.group))
    seen = Frame(frame.source, player, frame.ability, frame.item)
    held = [o.id for o in game.in_zone(Zone.HAND, player) if in_hand(game, o, game.characteristics(o), seen)]
    return held + available(game, Some(verb.group), seen, player)


def _as_card(group: object) -> Described:
    """The same description of a card: "a Dragon" is a Dragon card in a hand."""
    assert isinstance(group, Described)
    head = group.head
    if isinstance(head, OfSubtype):
        head = OfSubtype(head.subtype, Where.CARD)
    elif isinstance(head, OfType):
        head = OfType(head.type, Where.CARD)
    elif isinstance(head, Thing):
        head = Thing(Where.CARD)
    return Described(head, group.adjectives, group.qualifiers)


@DO.register(d.Behold)
def _behold(game: Game, verb: d.Behold, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.4a)"""
    acted: Acted = []
    for player in players:
        can = [i for i in _to_behold(game, verb, frame, player) if i != frame.source]
        chosen = yield from choose_objects(game, player, can, 1, 1, "choose-beheld", "701.4a", frame)
        with game.because("701.4a"):
            for i in chosen:
                if game.objects[i].zone is Zone.HAND:
                    commit(game, [Revealed((i,), player)])
            if verb.then is d.Afterwards.EXILED:
                moves = [ZoneChange(i, Zone.EXILE, game.objects[i].zone, "behold", frame.source) for i in chosen]
                logged = yield from happen(game, moves)
                chosen = [one.event.became[0] for one in logged if isinstance(one.event, ZoneChange)]
        acted += TargetId.of_objects(chosen)
    frame.done = bool(acted)
    frame.costs["behold"] = len(acted)  # what the spell remembers of its cost (701.4b)
    return acted


@POSSIBLE.register(d.Behold)
def _can_behold(game: Game, verb: d.Behold, frame: Frame, player: PlayerId) -> bool:
    return any(i != frame.source for i in _to_behold(game, verb, frame, player))


# ---- several times


@DO.register(d.Repeatedly)
def _repeatedly(game: Game, verb: d.Repeatedly, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The whole of it, so often, one after another (608.2c)."""
    acted: Acted = []
    for _ in range(verb.times or (amount(game, verb.count, frame) if verb.count is not None else 0)):
        acted += yield from do_player_verb(game, verb.verb, frame, players)
    return acted


# ---- exploit


def _exploited(player: PlayerId, source: ObjectId) -> Callable[[ObjectId], Event]:
    """That a creature exploits another, or itself, as it is sacrificed (702.110b)."""
    return lambda victim: KeywordAction(player, "exploit", 0, (source, victim))


@DO.register(d.Exploit)
def _exploit(game: Game, verb: d.Exploit, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Sacrifice a creature as the exploit ability resolves (702.110a-b)."""
    acted: Acted = []
    assert isinstance(verb.what, Some)
    for player in players:
        chosen = yield from choose_some(game, verb.what, frame, player, "choose-sacrifice", "702.110a")
        with game.because("702.110b"):
            gone = yield from sacrifice(game, ((player, i) for i in chosen), _exploited(player, frame.source))
        acted += TargetId.of_objects(gone)
    frame.done = bool(acted)
    return acted


# ---- counters: support, time travel


@DO.register(d.Support)
def _support(game: Game, verb: d.Support, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.41a)"""
    ids = present(game, objects(game, verb.what, frame))
    for player in players:
        yield from put_growth(game, ids, 1, player, "701.41a")
    return TargetId.of_objects(ids)


@DO.register(d.TimeTravel)
def _time_travel(game: Game, verb: d.TimeTravel, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One more or one less time counter on each chosen permanent or suspended card of the player's (701.56a)."""
    for player in players:
        can = [o.id for o in game.permanents() if o.counters.get("time") and game.controller(o) == player]
        can += [o.id for o in game.in_zone(Zone.EXILE) if _is_suspended(o) and o.owner == player]
        chosen = yield from _any_of(game, player, can)
        events: list[Event] = []
        for i in chosen:
            prompt = Message("time-travel-add", {"object": TargetId.of_object(i)})
            if (yield Choice(player, "may", prompt, "701.56a", YES_NO)) == ["yes"]:
                events.append(CountersPut(TargetId.of_object(i), "time", 1, player))
            else:
                left = game.objects[i].counters["time"] - 1
                events.append(CountersRemoved(TargetId.of_object(i), "time", 1, left))
        yield from happen(game, events, "701.56a")
    return TargetId.of_players(players)


def _is_suspended(it: GameObject) -> bool:
    """(702.62b)"""
    return bool(it.counters.get("time")) and it.base.has("suspend")


def _any_of(game: Game, player: PlayerId, ids: list[ObjectId]) -> Gen[list[ObjectId]]:
    if not ids:
        return []
    options: list[Option] = [Option.of(TargetId.of_object(i)) for i in ids]
    answer = yield Choice(player, "objects", Message("choose-time-travel"), "701.56a", options, 0, len(ids))
    return objects_in(answer)


# ---- detain


class Detained(ObjectVerb):
    """Its activated abilities can't be activated (701.35a)."""

    __slots__ = ()


@DO.register(d.Detain)
def _detain(game: Game, verb: d.Detain, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Until the player's next turn it can't attack or block, nor its activated abilities be activated (701.35a)."""
    chosen = yield from objects_for(game, verb.what, frame, players[0], "choose-objects", "608.2d")
    held = TargetId.of_objects(present(game, chosen))
    with game.because("701.35a"):
        verbs = (Cant(Attack()), Cant(Block()), Detained())
        begin_effect(game, verbs, frame, held, Until(TurnDuration.YOUR_NEXT_TURN))
    return held


DETAINED = looked_up(Detained)


@ACTIVATION_FORBIDS.by("701.35a")
def _is_detained(game: Game, it: GameObject, is_mana: bool) -> None:
    """Mana abilities are activated abilities too (701.35a)."""
    for _, standing in DETAINED.said_of(game, it.target):
        raise Illegal(
            Message("cannot-activate-because", {"source": TargetId.of_object(standing.frame.source)}), "701.35a"
        )
