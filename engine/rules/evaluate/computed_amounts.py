"""Working out totals, extremes and "that many" (CR 107, 608.2h)."""

from __future__ import annotations

from engine.abilities.nouns.antecedents import Role
from engine.abilities.quantities import computed_amounts as m
from engine.abilities.quantities.amounts import NumberOf
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.antecedents import in_its_event
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import AMOUNTS, amount, players
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.evaluate.matching import chosen_color
from engine.rules.evaluate.object_phrases import found_out
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.mana_symbols import symbols
from engine.state.undetermined_numbers import determined

MOST_PARTS = 5
"""So many numbers of a total are told."""


def _numbers(game: Game, node: m.GreatestAmong | m.TotalOf, frame: Frame) -> list[int]:
    found = fitting(game, node.group, frame)
    return [determined(number_of(game, it, game.characteristics(it), node.what)) for it in found]


@AMOUNTS.register(m.GreatestAmong)
def _greatest(game: Game, node: m.GreatestAmong, frame: Frame) -> int:
    return max(_numbers(game, node, frame), default=0)


@AMOUNTS.register(m.TotalOf)
def _total(game: Game, node: m.TotalOf, frame: Frame) -> int:
    numbers = _numbers(game, node, frame)
    if frame.saying is not None and 1 < len(numbers) <= MOST_PARTS:
        game.count(Message("total-counted", {"parts": " + ".join(map(str, numbers)), "count": sum(numbers)}))
    return sum(numbers)


@AMOUNTS.register(m.CountersOn)
def _counters(game: Game, node: m.CountersOn, frame: Frame) -> int:
    game.look("counters")
    held = [game.find(i).counters for i in found_out(game, node.subject, frame)]
    return sum(n for counters in held for kind, n in counters.items() if node.kind is None or kind == node.kind.name)


@AMOUNTS.register(m.DevotionTo)
def _devotion(game: Game, node: m.DevotionTo, frame: Frame) -> int:
    """Each mana symbol counts once, whichever of the colors it is (700.5, 700.5a)."""
    return _devotion_to(game, {color.letter for color in node.colors}, frame)


@AMOUNTS.register(m.ManaSymbolsAmong)
def _symbols_among(game: Game, node: m.ManaSymbolsAmong, frame: Frame) -> int:
    """(107.4e-f)"""
    costs = [game.characteristics(it).mana_cost for it in fitting(game, node.group, frame)]
    return sum(node.color.letter in symbol.split("/") for cost in costs for symbol in symbols(cost))


@AMOUNTS.register(m.DevotionToThat)
def _devotion_to_that(game: Game, node: m.DevotionToThat, frame: Frame) -> int:
    """(700.5)"""
    letter = chosen_color(game, frame)
    return _devotion_to(game, {letter}, frame) if letter is not None else 0


def _devotion_to(game: Game, letters: set[str], frame: Frame) -> int:
    """The number; what each permanent adds to it is noted where an instruction asks for it."""
    of_each: dict[ObjectId, int] = {}
    for it in game.permanents():
        ch = game.characteristics(it)
        number = sum(not letters.isdisjoint(symbol.split("/")) for symbol in symbols(ch.mana_cost))
        if number and ch.controller == frame.controller:
            of_each[it.id] = number
    if frame.saying is not None:
        total = f"{' + '.join(map(str, of_each.values()))} = " if len(of_each) > 1 else ""
        args = {"sum": f"{total}{sum(of_each.values())}", "parts": len(of_each), "each": TargetId.of_objects(of_each)}
        game.count(Message("devotion-counted", args), "700.5")
    return sum(of_each.values())


@AMOUNTS.register(m.BasicLandTypes)
def _land_types(game: Game, node: m.BasicLandTypes, frame: Frame) -> int:
    """(207.2c)"""
    who = set(players(game, node.who, frame))
    lands = [ch for o in game.permanents() if "Land" in (ch := game.characteristics(o)).types and ch.controller in who]
    return len(LAND_TYPES & frozenset().union(*(ch.subtypes for ch in lands)))


@AMOUNTS.register(m.CardTypesAmong)
def _card_types(game: Game, node: m.CardTypesAmong, frame: Frame) -> int:
    """(205.2a)"""
    return len(frozenset().union(*(game.characteristics(o).types for o in fitting(game, node.group, frame))))


@AMOUNTS.register(m.ColorsAmong)
def _colors(game: Game, node: m.ColorsAmong, frame: Frame) -> int:
    """(105.2)"""
    return len(frozenset().union(*(game.characteristics(o).colors for o in fitting(game, node.group, frame))))


@AMOUNTS.register(m.PowersAmong)
def _powers(game: Game, node: m.PowersAmong, frame: Frame) -> int:
    return len({game.characteristics(o).power for o in fitting(game, node.group, frame)} - {None})


@AMOUNTS.register(m.ColorPairsAmong)
def _color_pairs(game: Game, node: m.ColorPairsAmong, frame: Frame) -> int:
    """Exactly two colors are a pair (105.5)."""
    colors = {game.characteristics(o).colors for o in fitting(game, node.group, frame)}
    return sum(len(one) == 2 for one in colors)


@AMOUNTS.register(m.OpponentCount)
def _opponents(game: Game, node: m.OpponentCount, frame: Frame) -> int:
    """(102.2)"""
    return sum(1 for p in game.apnap() if p.number != frame.controller)


@AMOUNTS.register(m.Twice)
def _twice(game: Game, node: m.Twice, frame: Frame) -> int:
    return 2 * amount(game, node.amount, frame)


@AMOUNTS.register(m.Multiplied)
def _multiplied(game: Game, node: m.Multiplied, frame: Frame) -> int:
    return node.times * amount(game, node.amount, frame)


@AMOUNTS.register(m.Plus)
def _plus(game: Game, node: m.Plus, frame: Frame) -> int:
    return amount(game, node.first, frame) + amount(game, node.second, frame)


@AMOUNTS.register(m.TotalOfThem)
def _total_of_them(game: Game, node: m.TotalOfThem, frame: Frame) -> int:
    return amount(game, NumberOf(node.of, node.what), frame)


@AMOUNTS.register(m.ThatMuch)
def _that_much(game: Game, node: m.ThatMuch, frame: Frame) -> int:
    """Of the event that triggered the ability its amount; of what was done before, how many it was done to."""
    if node.antecedent is None:
        raise LookupError("a number was left without what it refers to")
    frame = in_its_event(node.antecedent, frame)
    if node.antecedent.role is Role.EVENT and node.antecedent.index:
        return len({event.affected_object for event in frame.events})
    if node.antecedent.role is Role.EVENT:
        return sum(determined(event.amount) for event in frame.events)
    known = frame.amounts.get(node.antecedent.index)
    if known is not None:
        return known
    done = frame.results.get(node.antecedent.index, ())
    if frame.own is not None:  # of several players each counts their own cards
        done = [it for it in done if it.object is not None and game.find(it.object).owner == frame.own]
    return len(done)
