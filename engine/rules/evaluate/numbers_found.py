"""The numbers that a condition asks for, as they are: told where it is not true, and with what is done because it is
(CR 603.4, 608.2c)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.base import Amount, Condition, Count
from engine.abilities.conditions.comparisons import Compares, HasSameNumber
from engine.abilities.conditions.conditions import Controls, DevotionBelow, HasCounters, HasLife, VariousThere
from engine.abilities.conditions.predicates import AmountIs, HasNumber
from engine.abilities.keywords.evolve import OutgrowsThis
from engine.abilities.nouns.comparisons import WithCompared, WithParity
from engine.abilities.nouns.noun_groups import Group, Number
from engine.abilities.nouns.object_phrases import Each, Some
from engine.abilities.quantities.amounts import AtLeast, AtMost, Exactly, FewerThan, Fixed, NumberOf
from engine.abilities.walk import found
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.conditions import described, devotion, held, various
from engine.rules.evaluate.evaluation import amount, players
from engine.rules.evaluate.fitting_but_for_one_number import counted
from engine.rules.evaluate.object_phrases import found_out, looked_at
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject

NUMBERS = (AtLeast, AtMost, Exactly, FewerThan)


def number_in_brackets(game: Game, condition: Condition, frame: Frame) -> Message | str:
    """The number that a condition asks for, to stand behind what is said of it (``number_found``)."""
    found = number_found(game, condition, frame)
    return Message("in-brackets", {"what": found}) if found else ""


def behind_colon(by: Sequence[TargetId] | Message | str) -> Message | str:
    """The number that a condition asks for, or what made it true, to stand behind that it is true or not."""
    return Message("made-true-by", {"things": by}) if by else ""


def number_found(game: Game, condition: Condition, frame: Frame) -> Message | str:
    """How many things a player controls of those that "if you control at least five other Mountains" asks for; how much
    life, or what number, where that is what is asked for. Empty where a condition asks for no such number."""
    if isinstance(condition, Compares):
        return _compared(game, condition, frame)
    if isinstance(condition, HasSameNumber):
        return _both(game, condition, frame)
    if isinstance(condition, OutgrowsThis):
        return _sizes(game, condition, frame)
    if isinstance(condition, AmountIs):
        return Message("number-is", {"number": amount(game, condition.amount, frame)})
    if isinstance(condition, HasNumber):
        ids = found_out(game, condition.subject, frame)
        seen = [number_of(game, game.find(i), game.characteristics(i), condition.what) for i in ids]
        return Message("number-is", {"number": seen[0]}) if len(seen) == 1 and seen[0] is not None else ""
    if isinstance(condition, DevotionBelow):
        return Message("number-is", {"number": devotion(game, condition, frame)})
    if isinstance(condition, HasCounters) and condition.past and condition.kind is not None:
        those = [game.find(i) for i in found_out(game, condition.subject, frame)]
        return Message("had-as-it-left", {"number": held(those[0], condition)}) if len(those) == 1 else ""
    if isinstance(condition, HasLife):
        lives = [game.players[one].life for one in players(game, condition.who, frame)]
        return Message("life-is", {"life": lives[0]}) if len(lives) == 1 else ""
    if isinstance(condition, VariousThere):
        return Message("number-found", {"count": various(game, condition, frame)})
    if not isinstance(condition, Controls) or condition.denied or len(condition.what) != 1:
        return ""
    (what,) = condition.what
    who = players(game, condition.who, frame)
    if len(who) != 1 or not isinstance(what, Some) or not isinstance(what.count, NUMBERS) or is_any(what.count):
        return ""
    those, _ = described(game, what, frame)
    return Message("number-found", {"count": sum(game.controller(one) == who[0] for one in those)})


def numbers_of(game: Game, group: Group, it: GameObject, values: Characteristics, frame: Frame) -> Message | str:
    """The number of an object that a phrase compares with another one, and that one, to stand in brackets: "(4 against
    3)"; its mana value where it is asked whether that is even; empty where it is asked for none."""
    for one in found(group, WithCompared):
        own = number_of(game, it, values, one.what)
        if own is not None:
            both = {"first": own, "second": amount(game, one.bound, frame)}
            return Message("in-brackets", {"what": Message("numbers-compared", both)})
    if any(found(group, WithParity)):
        number = number_of(game, it, values, Number.MANA_VALUE)
        return Message("in-brackets", {"what": Message("mana-value-is", {"number": number})})
    return ""


def is_any(count: Count) -> bool:
    """Whether one is enough: of "if you control a Swamp" it is plain how many there are where it isn't true."""
    return isinstance(count, AtLeast | Exactly) and count.amount == Fixed(1)


def _compared(game: Game, condition: Compares, frame: Frame) -> Message | str:
    """The two numbers that are compared; empty where one is compared with several."""
    if isinstance(condition.bound, NumberOf) and isinstance(condition.bound.of, Each):
        return ""
    first, second = (_with_what_is_counted(game, one, frame) for one in (condition.amount, condition.bound))
    return Message("numbers-compared", {"first": first, "second": second})


def _both(game: Game, condition: HasSameNumber, frame: Frame) -> Message | str:
    """The number of one object and that of another; empty where it is of several, or of what is not there."""
    those = [looked_at(game, one, frame) for one in (condition.subject, condition.other)]
    seen = [[number_of(game, game.find(i), game.characteristics(i), condition.what) for i in ids] for ids in those]
    if any(len(one) != 1 or one[0] is None for one in seen):
        return ""
    return Message("numbers-compared", {"first": seen[0][0], "second": seen[1][0]})


def _sizes(game: Game, condition: OutgrowsThis, frame: Frame) -> Message | str:
    """The size of what has entered, and that of the creature with evolve (702.100a); empty of several or of what has
    none."""
    those = found_out(game, condition.subject, frame)
    seen = [game.characteristics(game.find(i)) for i in (*those, frame.source)]
    if len(those) != 1 or any(ch.power is None or ch.toughness is None for ch in seen):
        return ""
    first, second = (f"{ch.power}/{ch.toughness}" for ch in seen)
    return Message("sizes-compared", {"object": TargetId.of_object(those[0]), "first": first, "second": second})


def _with_what_is_counted(game: Game, number: Amount, frame: Frame) -> Message | int:
    """A number; where it is one of cards in a zone of a player, with what these are."""
    comes_to = amount(game, number, frame)
    said = counted(game, number, comes_to, True, frame)
    return said if isinstance(said, Message) and said.key == "number-of-cards" else comes_to
