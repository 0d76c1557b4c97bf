"""What X stands for, and doing something for each of several (CR 107.3, 608.2h)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.abilities.base import PlayerVerb, Verb, Who
from engine.abilities.quantities import computed_amounts as m
from engine.abilities.quantities.amounts import Exactly, Fixed
from engine.abilities.sentences import Does, Imperative
from engine.abilities.verbs.mana import AddMana, AddManaAnyColor, ManaSymbols, ManaText
from engine.abilities.verbs.power_toughness import GetPT, GetPTForEach
from engine.abilities.verbs.where_x_and_for_each import (
    AddAmount,
    ForEachChosen,
    ForEachDealt,
    ForEachDone,
    ForEachFirst,
    ForEachGets,
    SpentOnly,
    WhereX,
    WhereXAndY,
    WhereXOfFirst,
)
from engine.rules.continuous.what_it_counts import counting, told
from engine.rules.evaluate.evaluation import amount
from engine.rules.evaluate.for_each import count
from engine.rules.instructions.carrying_out import ACT, DO, Acted, act_object_verb, do_player_verb
from engine.rules.instructions.performing import PERFORM, perform
from engine.rules.mana.production import PRODUCES
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.resolution.sentences import note_this_way
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_costs import LETTERS
from engine.state.mana_symbols import symbols


@PERFORM.register(WhereX)
def _where_x(game: Game, node: WhereX, frame: Frame) -> Gen[None]:
    """X is worked out once, when the first verb that speaks of it is come to (608.2h, 107.3i); what the verbs
    before it do counts."""
    what: Any = node.what
    players_do = isinstance(what, Imperative) or (isinstance(what, Does) and isinstance(what.subject, Who))
    if players_do:
        before = next(i for i, verb in enumerate(what.verbs) if m.speaks_of_x(verb))
        if before:
            yield from perform(game, replace(what, verbs=what.verbs[:before]), frame)
            what = replace(what, verbs=what.verbs[before:], step=what.step + before)
    counted = counting(game, node.amount, frame)
    if counted is not None:
        game.count(told(counted), "608.2h")
    frame.x = amount(game, node.amount, frame)
    yield from perform(game, what, frame)


@PERFORM.register(WhereXAndY)
def _where_x_and_y(game: Game, node: WhereXAndY, frame: Frame) -> Gen[None]:
    """Both are worked out once (107.3p, 608.2h)."""
    frame.x, frame.y = amount(game, node.x, frame), amount(game, node.y, frame)
    yield from perform(game, node.what, frame)


@PERFORM.register(WhereXOfFirst)
def _where_x_of_first(game: Game, node: WhereXOfFirst, frame: Frame) -> Gen[None]:
    """(107.3i)"""
    yield from perform(game, node.whole, frame)


@PERFORM.register(SpentOnly)
def _spent_only(game: Game, node: SpentOnly, frame: Frame) -> Gen[None]:
    """(106.6)"""
    yield from perform(game, node.whole, frame)


def times(verb: Verb, number: int) -> Any:
    """A verb with its number multiplied."""
    if isinstance(verb, AddMana):
        return replace(verb, mana=ManaSymbols(ManaText(verb.mana.text * number)))
    if isinstance(verb, AddManaAnyColor):
        return replace(verb, count=Fixed(number))
    field = m.SCALED[type(verb)]
    each = getattr(verb, field)
    assert isinstance(each, Fixed)
    return replace(verb, **{field: Fixed(each.value * number)})  # type: ignore[type-var]


@DO.register(ForEachDone)
def _for_each(game: Game, verb: ForEachDone, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Counted once, before it is done (608.2h)."""
    number, counted = count(game, verb.per, frame), counting(game, verb.per, frame)
    if number <= 0:
        frame.done = False
        return []
    if counted is not None:
        game.count(told(counted))
    acted = yield from do_player_verb(game, times(verb.verb, number), frame, players)
    note_this_way(verb.verb, acted, frame)
    return acted


@DO.register(ForEachChosen)
def _for_each_chosen(game: Game, verb: ForEachChosen, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Counted once, before they are chosen (608.2h); as many as there are (609.3)."""
    number = count(game, verb.per, frame)
    if number <= 0:
        frame.done = False
        return []
    many = replace(verb.verb.what, count=Exactly(Fixed(number)))
    made: PlayerVerb = replace(verb.verb, what=many)  # type: ignore[type-var]
    return (yield from do_player_verb(game, made, frame, players))


@DO.register(AddAmount)
def _add_amount(game: Game, verb: AddAmount, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    number = amount(game, verb.amount, frame)
    if number <= 0:
        rule = "107.1b" if number < 0 else "609.3"
        for player in players:
            does_not_happen(game, "no-amount-of-mana", rule, player=TargetId.of_player(player), count=number)
        return []
    mana = ManaSymbols(ManaText(verb.mana.text * number))
    return (yield from do_player_verb(game, AddMana(mana), frame, players))


@PRODUCES.register(AddAmount)
def _made_of_amount(game: Game, verb: AddAmount, frame: Frame) -> tuple[str, int | None]:
    """How many are added is known only as they are (605.1a)."""
    return "".join(dict.fromkeys(s for s in symbols(verb.mana.text) if s in LETTERS)), None


@PERFORM.register(ForEachFirst)
def _for_each_first(game: Game, node: ForEachFirst, frame: Frame) -> Gen[None]:
    """Counted once, before it is done (608.2h)."""
    number = count(game, node.per, frame)
    if number > 0:
        yield from perform(game, replace(node.what, verbs=(times(node.what.verbs[0], number),)), frame)


@ACT.register(ForEachDealt)
def _dealt_for_each(game: Game, verb: ForEachDealt, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """Counted once, before it is done (608.2h)."""
    return (yield from act_object_verb(game, times(verb.verb, count(game, verb.per, frame)), frame, subjects, None))


@PERFORM.register(ForEachGets)
def _gets_for_each(game: Game, node: ForEachGets, frame: Frame) -> Gen[None]:
    """Counted once, as the effect begins (608.2h)."""
    (change,) = node.what.verbs
    assert isinstance(change, GetPT)
    yield from perform(game, replace(node.what, verbs=(GetPTForEach(change.change, node.per),)), frame)
