"""Telling that a player does not do what they may, or can't (CR 118.12, 608.2d)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.abilities.base import PlayerVerb
from engine.abilities.sentences import Imperative
from engine.abilities.verbs.payments import PayLifeAction
from engine.grammar.printer import print_value
from engine.oracle.names import with_name
from engine.rules.evaluate.evaluation import amount
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId

CHOOSES_NOT, DECLINES, NOT_ABLE = "chooses-not-to", "declines-to", "not-able-to"
"""What is said of a player who doesn't do what something depends on, who does not make use of what they may do, and
who can't do it."""

NOT_WISHED = frozenset(
    f"{key}{how}" for key in (CHOOSES_NOT, DECLINES) for how in ("", "-paying", "-paying-life", "-quoted", "-cast")
)
"""What is told where it was for the player to choose."""

UNPAID = frozenset(f"{key}-paying" for key in (CHOOSES_NOT, NOT_ABLE))
"""What is told where mana is not paid on which something depends."""

PAYING = re.compile(r"pay ((?:\{[^}]+\})+)")
"""What is paid with nothing but mana."""

LIFE = re.compile(r"pay (\d+) life")

A_NUMBER_X = re.compile(r"\bX\b(?!\+|-|/)")
"""X where it is a number, not a size."""

ADDRESSED = re.compile(r"\b(?:you|your|yours|yourself|that player|their|them|they)\b", re.I)
"""Words that are only right in the sentence of the card."""


def tell_not_done(
    game: Game, key: str, verbs: Sequence[PlayerVerb], frame: Frame, player: PlayerId, *rules: str
) -> None:
    """A player does none of these things."""
    said = (
        _life(game, verb, frame) if isinstance(verb, PayLifeAction) else said_of(game, verb, frame) for verb in verbs
    )
    _tell(game, key, [one.rstrip(".") for one in said], player, rules)


def _life(game: Game, verb: PlayerVerb, frame: Frame) -> str:
    """With how much life that is now: "pay life equal to its power" is "pay 7 life"."""
    assert isinstance(verb, PayLifeAction)
    return f"pay {amount(game, verb.amount, frame)} life"


def tell_declined(game: Game, key: str, wish: str, frame: Frame, player: PlayerId, *rules: str) -> None:
    """A player doesn't do what a sentence says they may."""
    _tell(game, key, [_as_it_is(game, wish, frame).rstrip(".")], player, rules)


def tell_not_cast(game: Game, player: PlayerId, card: ObjectId, rule: str) -> None:
    """A player doesn't cast a card that they may."""
    said = {"player": TargetId.of_player(player), "card": TargetId.of_object(card)}
    does_not_happen(game, f"{DECLINES}-cast", rule, **said)


def either(said: Sequence[str]) -> str:
    """One of several things in words of cards: "sacrifice a permanent or discard a card"."""
    return f"{', '.join(said[:-1])} or {said[-1]}" if len(said) > 1 else said[0]


def _tell(game: Game, key: str, said: Sequence[str], player: PlayerId, rules: Sequence[str]) -> None:
    who = TargetId.of_player(player)
    text = either([one[:1].lower() + one[1:] for one in said])
    mana = PAYING.fullmatch(text)
    if mana is not None:
        does_not_happen(game, f"{key}-paying", *rules, player=who, cost=mana[1])
    elif life := LIFE.fullmatch(text):
        does_not_happen(game, f"{key}-paying-life", *rules, player=who, life=int(life[1]))
    elif ADDRESSED.search(text):
        does_not_happen(game, f"{key}-quoted", *rules, player=who, text=text)
    else:
        does_not_happen(game, key, *rules, player=who, text=text)


def said_of(game: Game, verb: PlayerVerb, frame: Frame) -> str:
    """What a player is offered, as an imperative."""
    return _as_it_is(game, print_value(Imperative((verb,))), frame)


def _as_it_is(game: Game, text: str, frame: Frame) -> str:
    """Words of a card with its name and the X that it has, without the sentences behind the first."""
    text = with_name(text.partition(". ")[0], game.find(frame.source).base.name)
    if frame.x is None:
        return text
    x = str(max(0, frame.x))
    return A_NUMBER_X.sub(x, text.replace("{X}", f"{{{x}}}"))
