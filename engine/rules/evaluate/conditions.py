"""Whether a condition is true at the moment (CR 608.2c, 603.4, 611.3a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.abilities.base import Count, Ref
from engine.abilities.conditions import conditions as c
from engine.abilities.nouns.object_phrases import Bare, Some
from engine.abilities.nouns.player_phrases import DefendingPlayer, EachOtherPlayer
from engine.abilities.nouns.shared_characteristics import OneOfEach
from engine.abilities.quantities.amounts import AtLeast, AtMost, Exactly, FewerThan, Fixed, JustSo, NoneOf
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.described_objects import fitting, number_fitting
from engine.rules.evaluate.evaluation import CONDITIONS, amount, holds, objects, players, test_of
from engine.rules.evaluate.for_each import of_each
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.evaluate.object_phrases import found_out, other_than
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.unknown_cards import hand_untold, library_size
from engine.state.zones import Zone


def counts(game: Game, count: Count, number: int, frame: Frame) -> bool:
    """Whether a number of things is what a count asks for; "a Goblin" asks for at least one."""
    if isinstance(count, NoneOf):
        return number == 0
    if isinstance(count, AtMost):
        return number <= amount(game, count.amount, frame)
    if isinstance(count, FewerThan):
        return number < amount(game, count.amount, frame)
    if isinstance(count, JustSo):
        return number == amount(game, count.amount, frame)
    if isinstance(count, AtLeast | Exactly):
        return number >= amount(game, count.amount, frame)
    return True


def described(game: Game, what: Ref, frame: Frame) -> tuple[list[GameObject], Count]:
    """The objects that a noun phrase of a condition describes, and how many of them it asks for."""
    if isinstance(what, Some):
        found = fitting(game, what.group, frame)
        if what.article.value:
            others = other_than(game, what, frame)
            found = [o for o in found if o.id not in others]
        return found, what.count
    if isinstance(what, Bare):
        return fitting(game, what.group, frame), AtLeast(Fixed(1))
    return [game.find(i) for i in objects(game, what, frame) if game.exists(i)], Exactly(Fixed(1))


@CONDITIONS.register(c.BothTrue)
def _both(game: Game, node: c.BothTrue, frame: Frame) -> bool:
    return holds(game, node.first, frame) and holds(game, node.second, frame)


@CONDITIONS.register(c.EitherTrue)
def _either(game: Game, node: c.EitherTrue, frame: Frame) -> bool:
    return holds(game, node.first, frame) or holds(game, node.second, frame)


@CONDITIONS.register(c.AllThreeTrue)
def _all_three(game: Game, node: c.AllThreeTrue, frame: Frame) -> bool:
    return all(holds(game, one, frame) for one in (node.first, node.second, node.third))


@CONDITIONS.register(c.NotTrue)
def _not_true(game: Game, node: c.NotTrue, frame: Frame) -> bool:
    return not holds(game, node.condition, frame)


# ---- what there is


@CONDITIONS.register(c.ControlsAndHas)
def _controls_and_has(game: Game, node: c.ControlsAndHas, frame: Frame) -> bool:
    hand = c.HasCards(node.controls.who, node.count)
    return holds(game, node.controls, frame) and holds(game, hand, frame)


_PLACES = {
    c.Place.EXILE: Zone.EXILE,
    c.Place.HAND: Zone.HAND,
    c.Place.GRAVEYARD: Zone.GRAVEYARD,
    c.Place.BATTLEFIELD: Zone.BATTLEFIELD,
}


@CONDITIONS.register(c.OwnsInEach)
def _owns_in_each(game: Game, node: c.OwnsInEach, frame: Frame) -> bool:
    """A permanent that a card is counts as that card; a token is none (108.2, 111.6)."""
    tests = [test_of(one) for one in (*node.group.adjectives, *node.group.qualifiers)]
    for place in node.places:
        there = (it for it in game.in_zone(_PLACES[place]) if it.owner == frame.controller and it.card is not None)
        if not any(all(test(game, it, game.characteristics(it), frame) for test in tests) for it in there):
            return False
    return True


@CONDITIONS.register(c.Controls)
def _controls(game: Game, node: c.Controls, frame: Frame) -> bool:
    """True if any of the players does."""
    quantity = all if node.every else any
    asked = [_those_of(game, what, frame) for what in node.what]
    does = any(quantity(of(player) for of in asked) for player in players(game, node.who, frame))
    return does is not node.denied


def _those_of(game: Game, what: Ref, frame: Frame) -> Callable[[PlayerId], bool]:
    """Whether a player controls as many of what is described as is asked for, or one of each kind."""
    if isinstance(what, OneOfEach):
        kinds = of_each(game, what, frame).values()
        return lambda player: all(any(game.controller(i) == player for i in kind) for kind in kinds)
    found, count = described(game, what, frame)
    return lambda player: counts(game, count, sum(game.controller(o) == player for o in found), frame)


@CONDITIONS.register(c.Protects)
def _protects(game: Game, node: c.Protects, frame: Frame) -> bool:
    """Who protects a battle is the player who is its protector (310.8e)."""
    game.look("protectors")
    game.cite("310.8e")
    protectors = {game.find(o).protector for o in objects(game, node.what, frame)}
    return any(player in protectors for player in players(game, node.who, frame))


@CONDITIONS.register(c.ControlsMore)
def _controls_more(game: Game, node: c.ControlsMore, frame: Frame) -> bool:
    """ "Each other player" is other than the one who is compared, whoever's ability says so."""
    held = Counter(game.controller(it) for it in fitting(game, node.group, frame))
    others = players(game, node.other, frame)
    if isinstance(node.other, EachOtherPlayer):
        others = [p.number for p in game.players if not p.left]
    compared = players(game, node.who, frame)
    return any(held[one] > max((held[p] for p in others if p != one), default=0) for one in compared)


@CONDITIONS.register(c.ControlsGreatest)
def _controls_greatest(game: Game, node: c.ControlsGreatest, frame: Frame) -> bool:
    """Of all that are there, whoever controls them."""
    there = [(it, game.characteristics(it)) for it in fitting(game, node.group, frame)]
    sizes = [(number_of(game, it, ch, node.what) or 0, ch.controller) for it, ch in there]
    greatest = max((size for size, _ in sizes), default=0)
    whose = players(game, node.who, frame)
    return any(size == greatest and controller in whose for size, controller in sizes)


@CONDITIONS.register(c.DevotionBelow)
def _devotion_below(game: Game, node: c.DevotionBelow, frame: Frame) -> bool:
    return devotion(game, node, frame) < amount(game, node.number, frame)


def devotion(game: Game, node: c.DevotionBelow, frame: Frame) -> int:
    """What is compared: a player's devotion to a color, or to several (700.5)."""
    letters = {color.letter for color in node.colors}
    mine = (game.characteristics(o) for o in game.permanents() if game.controller(o) == frame.controller)
    return sum(1 for ch in mine for symbol in symbols(ch.mana_cost) if not letters.isdisjoint(symbol.split("/")))


@CONDITIONS.register(c.HaveTotal)
def _have_total(game: Game, node: c.HaveTotal, frame: Frame) -> bool:
    seen = [game.characteristics(o) for o in fitting(game, node.group, frame)]
    total = sum(determined(ch.power if node.what is c.Totalled.POWER else ch.toughness) for ch in seen)
    return total >= amount(game, node.amount, frame)


@CONDITIONS.register(c.ThereAre)
def _there_are(game: Game, node: c.ThereAre, frame: Frame) -> bool:
    return counts(game, node.count, number_fitting(game, node.group, frame), frame)


@CONDITIONS.register(c.AreIn)
def _are_in(game: Game, node: c.AreIn, frame: Frame) -> bool:
    test = test_of(node.group)
    zone = Zone(node.zone.value)
    return any(
        counts(
            game,
            node.count,
            sum(1 for o in game.in_zone(zone, p) if test(game, o, game.characteristics(o), frame)),
            frame,
        )
        for p in players(game, node.of, frame)
    )


@CONDITIONS.register(c.VariousThere)
def _various(game: Game, node: c.VariousThere, frame: Frame) -> bool:
    return counts(game, node.count, various(game, node, frame), frame)


def various(game: Game, node: c.VariousThere, frame: Frame) -> int:
    """How many card types (205.2a), colors (105.2) or mana values (202.3) there are among what a condition looks at."""
    those = [o for group in node.groups for o in fitting(game, group, frame)]
    seen = [game.characteristics(o) for o in those]
    values: set[object] = set()
    if node.what is c.Various.MANA_VALUES:
        values.update(map(mana_value_of, those, seen))
    else:
        values.update(*(ch.colors if node.what is c.Various.COLORS else ch.types for ch in seen))
    return len(values)


@CONDITIONS.register(c.HasCards)
def _has_cards(game: Game, node: c.HasCards, frame: Frame) -> bool:
    whose = players(game, node.who, frame)
    for player in whose:
        hand_untold(game, player)
    return any(counts(game, node.count, len(game.ids(Zone.HAND, p)), frame) for p in whose)


@CONDITIONS.register(c.FewerCards)
def _fewer_cards(game: Game, node: c.FewerCards, frame: Frame) -> bool:
    hand_untold(game, frame.controller)
    missing = amount(game, node.number, frame) - len(game.ids(Zone.HAND, frame.controller))
    frame.outcome.cards_missing = max(0, missing)
    return missing > 0


@CONDITIONS.register(c.LibraryHas)
def _library_has(game: Game, node: c.LibraryHas, frame: Frame) -> bool:
    game.look("library")
    sizes = [library_size(game, p) for p in players(game, node.who, frame)]
    return any(counts(game, node.count, size, frame) for size in sizes)


@CONDITIONS.register(c.GraveyardHas)
def _graveyard_has(game: Game, node: c.GraveyardHas, frame: Frame) -> bool:
    whose = [p.number for p in game.apnap()] if node.who is None else players(game, node.who, frame)
    return any(counts(game, node.count, len(game.ids(Zone.GRAVEYARD, p)), frame) for p in whose)


@CONDITIONS.register(c.HaveOpponents)
def _have_opponents(game: Game, node: c.HaveOpponents, frame: Frame) -> bool:
    game.look("turn")
    return counts(game, node.count, len(game.opponents(frame.controller)), frame)


@CONDITIONS.register(c.HasLife)
def _has_life(game: Game, node: c.HasLife, frame: Frame) -> bool:
    game.look("life")
    bound = amount(game, node.amount, frame)
    lives = [game.players[p].life for p in players(game, node.who, frame)]
    return any(life <= bound if node.bound is c.Bound.OR_LESS else life >= bound for life in lives)


@CONDITIONS.register(c.PlayerHasCounters)
def _player_counters(game: Game, node: c.PlayerHasCounters, frame: Frame) -> bool:
    game.look("counters")
    return any(
        counts(game, node.count, game.players[p].counters.get(node.kind.name, 0), frame)
        for p in players(game, node.who, frame)
    )


def held(it: GameObject, node: c.HasCounters) -> int:
    """How many counters of the kind, or of any kind, are on it."""
    return sum(it.counters.values()) if node.kind is None else it.counters.get(node.kind.name, 0)


@CONDITIONS.register(c.HasCounters)
def _has_counters(game: Game, node: c.HasCounters, frame: Frame) -> bool:
    """Of what has left, as it last was (608.2h), unless this very effect has moved it and goes on to speak of it
    (400.7j)."""
    game.look("counters")
    if isinstance(node.subject, Some | Bare):
        those, wanted = described(game, node.subject, frame)
    else:
        moved = [] if node.past else [i for i in objects(game, node.subject, frame) if game.now(i) is not None]
        those, wanted = [game.find(i) for i in moved or found_out(game, node.subject, frame)], AtLeast(Fixed(1))
    bearing = [it for it in those if counts(game, node.count, held(it, node), frame)]
    return counts(game, wanted, len(bearing), frame)


# ---- whose turn


@CONDITIONS.register(c.IsTurn)
def _is_turn(game: Game, node: c.IsTurn, frame: Frame) -> bool:
    game.look("turn")
    return (game.turn.active in players(game, node.whose, frame)) is not node.denied


@CONDITIONS.register(c.YouDefend)
def _you_defend(game: Game, node: c.YouDefend, frame: Frame) -> bool:
    """(508.5)"""
    return frame.controller in players(game, DefendingPlayer(), frame)


@CONDITIONS.register(c.AreAttached)
def _are_attached(game: Game, node: c.AreAttached, frame: Frame) -> bool:
    """(301.5, 303.4)"""
    hosts, test = set(objects(game, node.subject, frame)), test_of(node.group)
    there = (it for it in game.permanents() if it.attached_to is not None and it.attached_to.object in hosts)
    return counts(game, node.count, sum(test(game, it, game.characteristics(it), frame) for it in there), frame)
