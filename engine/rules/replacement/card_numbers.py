"""How many cards are drawn, milled, scried and looked at while surveilling (CR 121.2a, 614.1a, 701.17, 701.22,
701.25)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from engine.abilities.base import Amount
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement import card_numbers as mc
from engine.abilities.verbs.draw import Draw
from engine.events import Event
from engine.events.keyword_actions import AboutTo
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import amount, is_player
from engine.rules.instructions.carrying_out import do_player_verb
from engine.rules.pipeline import happen
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces
from engine.rules.replacement.replacement_effects import made
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

MILLS_MORE = looked_up(mc.MillsMore)
DRAWS_MORE = looked_up(mc.DrawsMore)
EACH_DRAWS_ONE = looked_up(mc.EachDrawsOne)
INSTEAD_OF_SCRYING = looked_up(mc.InsteadOfScrying)
SEES_MORE = looked_up(mc.SeesMore)


def how_many(game: Game, player: PlayerId, action: str, count: int) -> Gen[int]:
    """The number of cards that a player mills, scries or surveils, after what changes it; 0 for not at all."""
    if count <= 0:
        return 0
    logged = yield from happen(game, [AboutTo(player, action, count)])
    return sum(one.event.amount for one in logged if isinstance(one.event, AboutTo))


@replaces(AboutTo, by="614.1a")
def _more_milled(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a)"""
    assert isinstance(event, AboutTo)
    if event.action != "mill":
        return
    for node, standing in MILLS_MORE.said(game):
        if is_player(node.who)(game, event.player, standing.frame):
            alteration = Alteration.MULTIPLIES if node.plus is None else Alteration.ADDS
            yield made(standing, "more-cards", _changed(node.plus, standing.frame), alteration=alteration)


def _changed(plus: Amount | None, frame: Frame) -> Callable[[Game, Event], list[Event]]:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, AboutTo)
        number = 2 * event.amount if plus is None else event.amount + amount(game, plus, frame)
        return [replace(event, amount=number)]

    return change


def how_many_drawn(game: Game, player: PlayerId, count: int) -> Gen[int]:
    """The number of cards that a player who is to draw so many draws one by one (121.2a)."""
    if any(DRAWS_MORE.said(game)) or any(EACH_DRAWS_ONE.said(game)):
        with game.because("121.2a"):
            return (yield from how_many(game, player, "draw", count))
    return count


@replaces(AboutTo, by="121.2a")
def _more_drawn(game: Game, event: Event) -> Iterable[Replacement]:
    """(121.2a, 614.1a)"""
    assert isinstance(event, AboutTo)
    if event.action != "draw":
        return
    for node, standing in DRAWS_MORE.said(game):
        if is_player(node.who)(game, event.player, standing.frame):
            yield made(standing, "more-cards", _changed(node.plus, standing.frame), alteration=Alteration.ADDS)
    for each, standing in EACH_DRAWS_ONE.said(game):
        if event.amount > 1 and is_player(each.who)(game, event.player, standing.frame):
            source = standing.frame.source
            label = Message("instead-of", {"source": TargetId.of_object(source)})
            draws = partial(_each_draws, frame=standing.frame)
            yield Replacement(("each draws", standing.key), source, label, ("614.1a", "121.2a"), draws)


def _each_draws(game: Game, event: Event, frame: Frame) -> Gen[list[Event]]:
    """Whose ability it is, and the player who would have drawn, in APNAP order (121.2c)."""
    assert isinstance(event, AboutTo)
    both = [p.number for p in game.apnap() if p.number in (frame.controller, event.player)]
    yield from do_player_verb(game, Draw(Fixed(1)), frame, both)
    return []


@replaces(AboutTo, by="614.1a")
def _instead_of_scrying(game: Game, event: Event) -> Iterable[Replacement]:
    """(614.1a, 614.6)"""
    assert isinstance(event, AboutTo)
    if event.action != "scry":
        return
    for node, standing in INSTEAD_OF_SCRYING.said(game):
        if event.player != standing.frame.controller:
            continue
        if node.then is mc.Instead.SCRY:
            yield made(
                standing, "more-cards", _changed(node.plus or Fixed(0), standing.frame), alteration=Alteration.ADDS
            )
        else:
            source = standing.frame.source
            label = Message("instead-of", {"source": TargetId.of_object(source)})
            key = ("instead of scrying", standing.key)
            yield Replacement(key, source, label, ("614.1a",), _drawn(standing.frame))


def _drawn(frame: Frame) -> Callable[[Game, Event], Gen[list[Event]]]:
    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, AboutTo)
        yield from do_player_verb(game, Draw(Fixed(event.amount)), frame, [event.player])
        return []

    return change


def also_seen(game: Game, player: PlayerId) -> Gen[int]:
    """How many more cards a player chooses to look at while surveilling (701.25b)."""
    more = 0
    for node, standing in SEES_MORE.said(game):
        if player != standing.frame.controller:
            continue
        count = amount(game, node.count, standing.frame)
        prompt = Message("look-at-more", {"source": TargetId.of_object(standing.frame.source), "count": count})
        options = YES_NO
        answer = yield Choice(player, "may", prompt, "701.25b", options)
        more += count if answer == ["yes"] else 0
    return more
