"""Casting from exile: madness, rebound, foretell, plot (CR 702.35, 702.88, 702.143, 702.170)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache

from engine.abilities.ability import Keyword, Triggered
from engine.abilities.base import CostPart
from engine.abilities.keywords.costs import CastByPaying, ExiledThisWay
from engine.abilities.sentences import Sentences
from engine.events import Event, ZoneChange
from engine.oracle.compile import ability_meant
from engine.oracle.keywords.expansion import keyword_of
from engine.oracle.printed import COMPILED
from engine.rules import costs
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.casting.ways_to_cast import (
    NO_WAY,
    WAYS,
    Way,
    faces_castable,
)
from engine.rules.hooks import Hooks
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted
from engine.rules.instructions.performing import perform_all
from engine.rules.keyword_actions.cast import cast_by_effect
from engine.rules.mana import payment as mana
from engine.rules.pipeline import happen
from engine.rules.pipeline.applying import Replacement, replaces, simply
from engine.rules.resolution.resolving import ONCE_RESOLVED
from engine.rules.timing import sorcery_speed
from engine.rules.triggers.events.discarding import DISCARDS
from engine.rules.triggers.trigger_events import watches
from engine.state.actions import Special
from engine.state.choices import (
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.face_down import FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


def _to_exile(mark: str) -> Callable[[Game, Event], Gen[list[Event]]]:
    """The card goes to exile instead, marked with the keyword that sent it there."""

    @simply
    def instead(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ZoneChange)
        return [replace(event, to=Zone.EXILE, position=None, chosen=(*event.chosen, (mark, True)), became=[])]

    return instead


# ---- madness


@replaces(ZoneChange, by="702.35a")
def _discarded(game: Game, event: Event) -> Iterable[Replacement]:
    """A card with madness is discarded into exile (702.35a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is Zone.HAND and event.to is Zone.GRAVEYARD and event.cause in DISCARDS:
        it = game.objects[event.object]
        if it.base.has("madness"):
            label = Message("exile-instead", {"object": it.target})
            yield Replacement(("madness", it.id), it.id, label, ("702.35a",), _to_exile("madness"))


@watches(ExiledThisWay, ZoneChange, zones=lambda happening: (Zone.EXILE,))
def _exiled_this_way(game: Game, node: ExiledThisWay, event: Event, frame: Frame) -> Iterable[TargetId | None]:
    assert isinstance(event, ZoneChange)
    if event.became and event.became[0] == frame.source and dict(event.chosen).get("madness"):
        yield TargetId.of_object(frame.source)


def _at_hand(game: Game, frame: Frame) -> GameObject | None:
    """The card, discarded into exile (702.35a) or just drawn (702.94a), if it still is where it was."""
    it = game.now(frame.source)
    return it if it is not None and it.zone in _PAYING and it.card is not None else None


_PAYING = {Zone.EXILE: ("madness", "702.35b"), Zone.HAND: ("miracle", "702.94a")}
"""The keyword whose cost is paid for a card in each zone, and its rule."""


@DO.register(CastByPaying)
def _cast_by_paying(game: Game, verb: CastByPaying, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Cast while the ability resolves, whatever the timing rules say (608.2g, 702.35a-b,
    702.94a)."""
    it = _at_hand(game, frame)
    acted: Acted = []
    if it is not None:
        word, rule = _PAYING[it.zone]
        own = it.base.abilities
        keyword = (frame.ability is not None and keyword_of(own, frame.ability)) or own.keyword(word)[0]
        mana, parts = costs.of_keyword(keyword)
        ways = [Way(word, face, mana, (rule,), parts, any_time=True, paid=word) for _, face in faces_castable(it)]
        acted = yield from cast_by_effect(game, players[0], it, ways)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(CastByPaying)
def _can_cast(game: Game, verb: CastByPaying, frame: Frame, player: PlayerId) -> bool:
    return _at_hand(game, frame) is not None


# ---- rebound


@replaces(ZoneChange, by="702.88a")
def _rebounds(game: Game, event: Event) -> Iterable[Replacement]:
    """Cast from the hand, it is exiled as it resolves (702.88a)."""
    assert isinstance(event, ZoneChange)
    if event.origin is not Zone.STACK or event.cause != "resolved" or event.to is not Zone.GRAVEYARD:
        return
    it = game.objects[event.object]
    from_hand = it.announced is not None and it.announced.cast_from is Zone.HAND
    if from_hand and it.kind is Kind.CARD and game.characteristics(it).has("rebound"):
        label = Message("exile-instead", {"object": it.target})
        yield Replacement(("rebound", it.id), it.id, label, ("702.88a",), _to_exile("rebound"))


@cache
def _at_next_upkeep() -> Sentences:
    """The instruction that makes the delayed triggered ability, read from its English (702.88a)."""
    text = "When ~ enters, at the beginning of your next upkeep, you may cast ~ without paying its mana cost."
    ability = ability_meant(text)
    assert isinstance(ability, Triggered)
    return ability.effect


@ONCE_RESOLVED.by("702.88a")
def _cast_again(game: Game, spell: GameObject, player: PlayerId, now: GameObject) -> Gen[None]:
    """(702.88a)"""
    if now.zone is Zone.EXILE and now.chosen.get("rebound"):
        with game.because("702.88a"):
            yield from perform_all(game, _at_next_upkeep(), Frame(now.id, player))


# ---- foretell and plot


@dataclass(frozen=True, slots=True)
class SetAside:
    """A keyword that lets a player exile a card from their hand for later, as a special action."""

    name: str
    rule: str
    special: str
    """The rule of the special action."""
    when: Callable[[Game, PlayerId], bool]
    price: str | None
    """What the action costs; None where it costs what is written with the keyword, and casting then is free."""

    def keyword(self, it: GameObject) -> Keyword | None:
        """The keyword on a card, if it has it."""
        return next(iter(it.base.abilities.keyword(self.name)), None)


def _own_turn(game: Game, player: PlayerId) -> bool:
    return game.turn.active == player


FOR_LESS = "foretell for less"
"""Under which a card remembers by what the foretell cost that an effect gave it is less than its mana cost."""

FORETELL = SetAside("foretell", "702.143a", "116.2h", _own_turn, "{2}")
PLOT = SetAside("plot", "702.170a", "116.2k", sorcery_speed, None)
SET_ASIDE = (FORETELL, PLOT)


@dataclass(frozen=True, slots=True)
class Offered:
    """A card that may be set aside like that now, and for what."""

    how: SetAside
    card: GameObject
    mana: str
    parts: tuple[CostPart, ...] = ()
    rules: tuple[str, ...] = ()


def priced(how: SetAside, it: GameObject, keyword: Keyword) -> Offered:
    """For what the keyword on a card lets it be set aside."""
    text, parts = (how.price, ()) if how.price is not None else costs.of_keyword(keyword)
    return Offered(how, it, text, parts)


ELSEWHERE: Hooks[Callable[[Game, PlayerId], Iterable[Offered]]] = Hooks()
"""Functions that say which cards may be set aside from elsewhere than the hand (702.170f)."""


def _offered(game: Game, how: SetAside, player: PlayerId) -> Iterable[Offered]:
    if not how.when(game, player):
        return
    for it in game.in_zone(Zone.HAND, player):
        keyword = how.keyword(it)
        if keyword is not None:
            yield priced(how, it, keyword)
    for asked in ELSEWHERE:
        yield from (one for one in asked(game, player) if one.how is how)


def _register(how: SetAside) -> None:
    def options(game: Game, player: PlayerId) -> Iterable[Option]:
        for one in _offered(game, how, player):
            label = Message("special-of", {"act": how.name, "source": one.card.target})
            act = Special(one.card.id, how.name)
            yield Option(f"{how.name} {one.card.id}", label, "priority", object=one.card.id, action=act)

    def do(game: Game, player: PlayerId, act: Special) -> Gen[None]:
        one = next((one for one in _offered(game, how, player) if one.card.id == act.object), None)
        if one is None:
            raise Illegal(Message("no-special-now", {"act": how.name}), how.special)
        it, price, frame = one.card, ManaCost.of(one.mana), Frame(act.object, player)
        costs.check(game, one.parts, frame)
        mana.check(game, player, price)
        with game.because(how.special, how.rule, *one.rules):
            yield from mana.pay(game, player, price)
            yield from costs.pay(game, one.parts, frame)
            down = FaceDown.HIDDEN if how.price is not None else None
            chosen = ((how.name, game.turn.number),)
            move = ZoneChange(it.id, Zone.EXILE, it.zone, how.name, it.id, face_down=down, chosen=chosen)
            yield from happen(game, [move])

    SPECIALS[how.name] = SpecialAction(how.special, options, do)


for _how in SET_ASIDE:
    _register(_how)


@NO_WAY.by("702.143a")
def _too_early(game: Game, it: GameObject, player: PlayerId) -> Illegal | None:
    """What has been foretold or plotted this turn waits for a later one (702.143a, 702.170d)."""
    if it.zone is not Zone.EXILE or it.owner != player:
        return None
    rules = (how.rule for how in SET_ASIDE if it.chosen.get(how.name) == game.turn.number)
    rule = next(rules, None)
    return Illegal(Message("only-on-a-later-turn", {"name": it.base.name}), rule) if rule is not None else None


@WAYS.by("702.143a")
def _set_aside(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """Its owner may cast it on a later turn: a foretold card for its foretell cost, with the usual timing; a plotted
    one for nothing, as a sorcery (702.143a, 702.170d)."""
    if it.zone is not Zone.EXILE or it.owner != player or it.card is None:
        return
    for how in SET_ASIDE:
        if it.chosen.get(how.name, game.turn.number) >= game.turn.number:
            continue
        for _, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" in values.types:
                continue
            if how.price is None:
                if sorcery_speed(game, player):
                    yield Way(how.name, face, None, ("702.170d",), any_time=True)
                continue
            for keyword in COMPILED.faces(it.card)[0].abilities.keyword(how.name):
                cost, parts = costs.of_keyword(keyword)
                yield Way(how.name, face, cost, (how.rule,), parts, paid=how.name)
            less = it.chosen.get(FOR_LESS)
            if less is not None and values.mana_cost:
                price = ManaCost.of(values.mana_cost)
                price.reduce(less)
                yield Way(f"{how.name} for less", face, price.text, ("702.143d",), paid=how.name)
