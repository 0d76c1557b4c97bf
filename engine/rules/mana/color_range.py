"""Which mana may be chosen where something narrows it down: what lands could produce, a commander's colors
(CR 106.5, 106.7, 903.4)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from cards.model import Card
from engine.abilities.ability import Activated
from engine.abilities.base import Node
from engine.abilities.dispatch import Dispatch
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.verbs import mana_of_color_range as mr
from engine.abilities.walk import found
from engine.events import MadeMana
from engine.rules.evaluate.evaluation import AMOUNTS, test_of
from engine.rules.evaluate.linked_abilities import exiled_with
from engine.rules.evaluate.matching import chosen_color
from engine.rules.mana.production import PRODUCES, activated_of, is_mana_ability
from engine.state.caches import Cache
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.mana_symbols import symbols
from engine.state.zones import Zone

COLORS = "WUBRG"
TYPES = "WUBRGC"

RANGES: Dispatch[Callable[[Game, Any, Frame], Iterable[str]]] = Dispatch("a range of mana", mr.ManaRange)
"""The letters of the mana that a range leaves, in no order."""


def letters_within(game: Game, verb: mr.AddManaWithin, frame: Frame) -> str:
    """The types of mana that may be chosen, in the order of the symbols; there may be none (106.5)."""
    left = set(RANGES[type(verb.range)](game, verb.range, frame))
    every = COLORS if verb.kind is mr.ColorOrType.COLOR else TYPES
    return "".join(letter for letter in every if letter in left)


@PRODUCES.register(mr.AddManaWithin)
def _produces(game: Game, verb: mr.AddManaWithin, frame: Frame) -> tuple[str, int | None]:
    return letters_within(game, verb, frame), verb.count.value if isinstance(verb.count, Fixed) else None


# ---- what permanents could produce (106.7)


@dataclass(slots=True)
class _Mana:
    """What a permanent could produce: mana of its own, and what other permanents could, each time as far as it is of
    the kind that is asked for."""

    letters: set[str] = field(default_factory=set)
    of_others: list[tuple[list[ObjectId], str]] = field(default_factory=list)


_COULD_PRODUCE: Cache[tuple[int, dict[ObjectId, _Mana]]] = Cache()
"""What permanents could produce, with the number of changes there had been in the game."""


@RANGES.register(mr.CouldProduce)
def _could_produce(game: Game, node: mr.CouldProduce, frame: Frame) -> Iterable[str]:
    """What such permanents could produce; the one that asks finds nothing new in itself."""
    asked = [i for i in _fitting(game, node, frame) if i != frame.source]
    reached = dict.fromkeys(asked)
    waiting = list(reached)
    while waiting:
        for others, _ in _mana_of(game, waiting.pop()).of_others:
            new = [i for i in others if i not in reached and i != frame.source]
            reached.update(dict.fromkeys(new))
            waiting += new
    letters = {i: set(_mana_of(game, i).letters) for i in reached}
    before = -1
    while before < (now := sum(map(len, letters.values()))):
        before = now
        for i in reached:
            for others, kind in _mana_of(game, i).of_others:
                letters[i].update(*(letters[other] & set(kind) for other in others if other != frame.source))
    return {letter for i in asked for letter in letters[i]}


def _fitting(game: Game, node: mr.CouldProduce, frame: Frame) -> list[ObjectId]:
    test = test_of(node.group)
    return [it.id for it in game.permanents() if test(game, it, game.characteristics(it), frame)]


def _mana_of(game: Game, object_id: ObjectId) -> _Mana:
    """What the mana abilities of a permanent would produce, whether or not their costs could be paid."""
    known = _COULD_PRODUCE.get(game)
    if known is None or known[0] != game.changes:
        known = game.changes, {}
        _COULD_PRODUCE.keep(game, known)
    made = known[1].get(object_id)
    if made is None:
        made = known[1][object_id] = _Mana()
        it, ch = game.objects[object_id], game.characteristics(object_id)
        for ability in activated_of(it, ch):
            if isinstance(ability, Activated) and is_mana_ability(ability):
                frame = Frame(it.id, ch.controller, ability)
                verbs: Iterable[Node] = found(ability.effect, *PRODUCES.classes())
                for verb in verbs:
                    if isinstance(verb, mr.AddManaWithin) and isinstance(verb.range, mr.CouldProduce):
                        kind = COLORS if verb.kind is mr.ColorOrType.COLOR else TYPES
                        made.of_others.append((_fitting(game, verb.range, frame), kind))
                    else:
                        made.letters |= set(PRODUCES[type(verb)](game, verb, frame)[0])
    return made


# ---- colors of commanders and of permanents


@RANGES.register(mr.InCommandersIdentity)
def _in_identity(game: Game, node: mr.InCommandersIdentity, frame: Frame) -> Iterable[str]:
    """The color identities of the player's commanders together, wherever those are (903.4, 903.4f)."""
    for it in game.commanders(frame.controller):
        if it.card is not None:
            yield from color_identity(it.card)


@AMOUNTS.register(mr.ColorsOfIdentity)
def _number_of_colors(game: Game, node: mr.ColorsOfIdentity, frame: Frame) -> int:
    return len(set(_in_identity(game, mr.InCommandersIdentity(), frame)))


_REMINDER = re.compile(r"\([^()]*\)")
_SYMBOL = re.compile(r"\{([^}]+)\}")


def color_identity(card: Card) -> frozenset[str]:
    """The colors of the mana symbols in a card's costs and rules text, of its color indicators and of what defines
    its color, on all its faces; reminder text does not count (903.4)."""
    if card.color_identity:
        return frozenset(card.color_identity)
    symbols = (s for face in card.faces for s in _SYMBOL.findall(face.mana_cost + _REMINDER.sub("", face.text)))
    return frozenset(c for s in symbols for c in s if c in COLORS) | {c for face in card.faces for c in face.colors}


@RANGES.register(mr.AmongColors)
def _among(game: Game, node: mr.AmongColors, frame: Frame) -> Iterable[str]:
    """The colors of the permanents that fit."""
    test = test_of(node.group)
    for it in game.permanents():
        ch = game.characteristics(it)
        if test(game, it, ch, frame):
            yield from ch.colors


@RANGES.register(mr.LandProduced)
def _land_produced(game: Game, node: mr.LandProduced, frame: Frame) -> Iterable[str]:
    """What the mana ability whose resolution triggered this one has made (106.12a)."""
    return frame.event.mana if isinstance(frame.event, MadeMana) else ""


@RANGES.register(mr.ExiledCardsColors)
def _of_the_exiled(game: Game, node: mr.ExiledCardsColors, frame: Frame) -> Iterable[str]:
    """(607.2a)"""
    for object_id in exiled_with(game, frame.source):
        it = game.now(object_id)
        if it is not None and it.zone is Zone.EXILE:
            yield from game.characteristics(it).colors


@PRODUCES.register(mr.AddEachColor)
def _produces_each(game: Game, node: mr.AddEachColor, frame: Frame) -> tuple[str, int | None]:
    found_colors = colors_among(game, node, frame)
    return found_colors, 1 if len(found_colors) == 1 else None


def colors_among(game: Game, node: mr.AddEachColor, frame: Frame) -> str:
    """The letters of the colors among the permanents that fit, in the order of the symbols (105.2)."""
    found_colors = set(_among(game, mr.AmongColors(node.group), frame))
    return "".join(letter for letter in COLORS if letter in found_colors)


# ---- the color that was chosen


def chosen_or(game: Game, verb: mr.AddManaChosen, frame: Frame) -> str:
    """The letters of the mana that may be added: the color chosen for the source, and what is named beside it."""
    color = chosen_color(game, frame)
    first = "".join(symbols(verb.first.text)) if verb.first is not None else ""
    return first + (str(color) if color is not None and str(color) not in first else "")


@PRODUCES.register(mr.AddManaChosen)
def _produces_chosen(game: Game, verb: mr.AddManaChosen, frame: Frame) -> tuple[str, int | None]:
    unknown = verb.word is mr.ColorAgain.THAT and chosen_color(game, frame) is None
    return COLORS if unknown else chosen_or(game, verb, frame), verb.count.value if isinstance(
        verb.count, Fixed
    ) else None
