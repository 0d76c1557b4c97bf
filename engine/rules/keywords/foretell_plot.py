"""Foretell and plot: cards exiled from the hand or a library for later (CR 702.143, 702.170)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.abilities.ability import Keyword
from engine.abilities.base import CostPart
from engine.abilities.keywords import foretell_plot as pg
from engine.abilities.keywords.foretell_plot import (
    BecomeForetold,
    BecomePlotted,
    BecomesPlotted,
    Foretell,
    PerForetold,
    WasForetold,
)
from engine.abilities.permissions.other_zones_and_flash import PlaySource
from engine.events import BecameForetold, BecamePlotted, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules import costs
from engine.rules.casting.faces_and_ways_to_cast import (
    NO_WAY,
    WAYS,
    Way,
    called,
    faces_castable,
)
from engine.rules.casting.permissions.other_zones_and_flash import from_there
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import CONDITIONS, objects, test_of
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.evaluate.for_each import PER
from engine.rules.hooks import Hooks
from engine.rules.instructions.carrying_out import ACT, Acted, present
from engine.rules.instructions.performing import PERFORM
from engine.rules.mana import payment as mana
from engine.rules.pipeline import commit, happen
from engine.rules.sorcery_timing_and_flash import sorcery_speed
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
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.mana_costs import ManaCost
from engine.state.objects import GameObject
from engine.state.zones import Zone


@CONDITIONS.register(WasForetold)
def _was_foretold(game: Game, node: WasForetold, frame: Frame) -> bool:
    """Cast from exile, where it was a foretold card, for whatever cost (702.143c)."""
    before = [game.came_from(i) for i in objects(game, node.subject, frame)]
    return any(one is not None and "foretell" in one.object.chosen for one in before)


@PER.register(PerForetold)
def _foretold(game: Game, per: PerForetold, frame: Frame, it: GameObject | None) -> int:
    return sum("foretell" in card.chosen for card in game.in_zone(Zone.EXILE) if card.owner == frame.controller)


@done_in(Foretell, ZoneChange)
def _foretells(game: Game, act: Foretell, event: ZoneChange, frame: Frame) -> Iterable[int]:
    """(702.143c)"""
    if event.cause == "foretell" and event.became and is_subject(game, act.what, event.became[0], frame):
        yield game.find(event.object).owner


@done_in(BecomesPlotted, ZoneChange, BecamePlotted, own=(Zone.EXILE,))
def _becomes_plotted(game: Game, act: BecomesPlotted, event: ZoneChange | BecamePlotted, frame: Frame) -> Iterable[int]:
    """An ability of the card itself works in exile (113.6k, 702.170c)."""
    if isinstance(event, BecamePlotted):
        yield event.object
    elif event.cause == "plot" and event.became:
        yield event.became[0]


@ACT.register(BecomePlotted)
def _become_plotted(game: Game, verb: BecomePlotted, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """Only a card in exile (702.170c); its owner may cast it on a later turn (702.170d)."""
    ids = [i for i in present(game, objects_in(subjects)) if game.objects[i].zone is Zone.EXILE]
    commit(game, [BecamePlotted(i) for i in ids], "702.170c")
    return TargetId.of_objects(ids)
    yield


@PERFORM.register(BecomeForetold)
def _become_foretold(game: Game, node: BecomeForetold, frame: Frame) -> Gen[None]:
    """Its owner may cast it on a later turn for that cost, even if it is no card with foretell (702.143d)."""
    ids = [i for i in present(game, objects(game, node.what, frame)) if game.objects[i].zone is Zone.EXILE]
    commit(game, [BecameForetold(i, node.less.text) for i in ids], "702.143d")
    return
    yield


@dataclass(frozen=True, slots=True)
class SetAside:
    """A keyword that lets a player exile a card from their hand for later, as a special action."""

    name: str
    rule: str
    special: str
    """The rule of the special action."""
    casting: str
    """The rule that says when it may be cast."""
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


FORETELL = SetAside("foretell", "702.143a", "116.2h", "702.143a", _own_turn, "{2}")


PLOT = SetAside("plot", "702.170a", "116.2k", "702.170d", sorcery_speed, None)


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
    rules = (how.casting for how in SET_ASIDE if it.chosen.get(how.name) == game.turn.number)
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
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" in values.types:
                continue
            way = called(how.name, name)
            if how.price is None:
                if sorcery_speed(game, player):
                    yield Way(way, face, None, (how.casting,), any_time=True)
                continue
            for keyword in COMPILED.faces(it.card)[0].abilities.keyword(how.name):
                cost, parts = costs.of_keyword(keyword)
                yield Way(way, face, cost, (how.casting,), parts, paid=how.name)
            less = it.chosen.get(FOR_LESS)
            if less is not None and values.mana_cost:
                price = ManaCost.of(values.mana_cost)
                price.reduce(less)
                yield Way(called(f"{how.name} for less", name), face, price.text, ("702.143d",), paid=how.name)


MAY_PLOT_FROM_TOP = looked_up(pg.MayPlotFromTop)


TOP_HAS_PLOT = looked_up(pg.TopHasPlot)


def _may_plot(game: Game, it: GameObject, player: PlayerId) -> bool:
    """Whether an effect lets the plot ability of this card work on top of the library."""
    return any(
        standing.frame.controller == player
        and test_of(node.group)(game, it, game.characteristics(it), standing.frame)
        and from_there(game, it, PlaySource.TOP, player)
        for node, standing in MAY_PLOT_FROM_TOP.said(game)
    )


@ELSEWHERE.by("702.170f")
def _from_top(game: Game, player: PlayerId) -> Iterable[Offered]:
    """For the plot cost of the card itself, or for its mana cost where it has plot by such an effect."""
    for it in game.in_zone(Zone.LIBRARY, player)[:1]:
        if not _may_plot(game, it, player):
            continue
        keyword = PLOT.keyword(it)
        given = any(standing.frame.controller == player for _, standing in TOP_HAS_PLOT.said(game))
        if keyword is not None:
            yield priced(PLOT, it, keyword)
        elif given and it.base.mana_cost:
            yield Offered(PLOT, it, it.base.mana_cost, (), ("702.170f",))
