"""Choosing a creature type as a text is carried out (CR 608.2d, 205.3m)."""

from __future__ import annotations

from engine.abilities.base import Instruction, Node
from engine.abilities.dispatch import NotPlayed
from engine.abilities.nouns.types_and_colors import Color, Subtype
from engine.abilities.verbs import become as b
from engine.abilities.verbs import choose_word as ch
from engine.abilities.walk import found
from engine.grammar.memoize import memoized
from engine.rules.choices.choosing_creature_types import any_type, type_options
from engine.rules.continuous.lasting_verbs import CHOSEN
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import AMOUNTS, FITS, Test
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.rules.evaluate.matching import chosen_color, chosen_type
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import CHOSEN_FIRST
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.noted import noted
from engine.state.objects import GameObject


def choose_type(game: Game, player: PlayerId, source: ObjectId, not_this: str | None = None) -> Gen[str]:
    """A player chooses one of the creature types there are (205.3m)."""
    prompt = Message("choose-creature-type", {"source": TargetId.of_object(source)})
    answer = yield Choice(
        player, "creature type", prompt, "608.2d", type_options(game, not_this), by_name=any_type(not_this), rest=True
    )
    return str(answer[0])


@DO.register(ch.ChooseCreatureType)
def _choose(game: Game, verb: ch.ChooseCreatureType, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each of several players goes on with the type that they have chosen."""
    for player in players:
        word = yield from choose_type(game, player, frame.source, verb.not_this)
        frame.chosen.creature_type = word
        frame.chosen.own_creature_type = noted(frame.chosen.own_creature_type, player, word)
    return TargetId.of_players(players)


@DO.register(ch.ChooseNumber)
def _choose_number(game: Game, verb: ch.ChooseNumber, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """A number from 0 on, unless the text says otherwise (107.1b-c); so many are spoken of again."""
    (player,) = players
    least, most = (bound.value if bound is not None else None for bound in (verb.least, verb.most))
    prompt = Message("choose-number", {"source": TargetId.of_object(frame.source)})
    number = int((yield Choice(player, "number", prompt, "608.2d", (), least or 0, most, form="number")))
    frame.chosen.number = number
    if frame.verb is not None:
        frame.amounts[frame.verb] = number
    return TargetId.of_players(players)


@AMOUNTS.register(ch.ChosenNumber)
@AMOUNTS.register(ch.ThatNumber)
def _chosen_number(game: Game, node: ch.ChosenNumber | ch.ThatNumber, frame: Frame) -> int:
    """(607.2d)"""
    if frame.chosen.number is not None:
        return frame.chosen.number
    chosen = str(game.chosen_for(frame.source, "number"))
    return int(chosen) if chosen.isdecimal() else 0


@FITS.register(ch.OfThatType)
def _of_that_type(node: ch.OfThatType) -> Test:
    return lambda game, it, of, frame: chosen_type(game, frame) in of.subtypes


@FITS.register(ch.NotOfThatType)
def _not_of_that_type(node: ch.NotOfThatType) -> Test:
    def test(game: Game, it: GameObject, of: Characteristics, frame: Frame) -> bool:
        return chosen_type(game, frame) not in of.subtypes

    return test


@CHOSEN.register(ch.BecomeThatType)
def _that_type(game: Game, node: ch.BecomeThatType, frame: Frame) -> Gen[Node]:
    """The type chosen by then replaces the creature types there were (205.1b)."""
    yield from ()
    return b.Be(b.Kind(subtypes=(Subtype(chosen_type(game, frame)),)), change=b.Change.BECOMES)


@CHOSEN.register(ch.BecomeTypeOfChoice)
def _type_of_choice(game: Game, node: ch.BecomeTypeOfChoice, frame: Frame) -> Gen[Node]:
    """Chosen as the effect begins (608.2d)."""
    word = yield from choose_type(game, frame.controller, frame.source)
    return b.Be(b.Kind(subtypes=(Subtype(word),)), node.adding, b.Change.BECOMES)


@CHOSEN.register(ch.BecomeColorOfChoice)
def _color_of_choice(game: Game, node: ch.BecomeColorOfChoice, frame: Frame) -> Gen[Node]:
    """Chosen as the effect begins; colorless is no color (105.3-4, 608.2d)."""
    letters = yield from _colors(game, frame.controller, frame.source, len(Color) if node.several else 1)
    return b.Be(b.Kind(colors=tuple(c for c in Color if c.letter in letters)), change=b.Change.BECOMES)


@CHOSEN.register(ch.BecomeLandTypeOfChoice)
def _land_type_of_choice(game: Game, node: ch.BecomeLandTypeOfChoice, frame: Frame) -> Gen[Node]:
    """Chosen as the effect begins (305.6-7, 608.2d)."""
    options = [Option(w, Message("word", {"word": w}), kind="land type") for w in sorted(LAND_TYPES)]
    prompt = Message("choose-land-type", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(frame.controller, "land type", prompt, "608.2d", options)
    return b.Be(b.Kind(subtypes=(Subtype(answer[0]),)), node.adding, b.Change.BECOMES)


def _colors(game: Game, player: PlayerId, source: ObjectId, most: int = 1) -> Gen[list[str]]:
    """A player chooses a color, or several (105.4)."""
    options = [Option(c, Message("color", {"color": c}), kind="color") for c in "WUBRG"]
    prompt = Message("choose-color", {"source": TargetId.of_object(source)})
    answer = yield Choice(player, "color", prompt, "105.4", options, 1, most)
    return list(answer)


@DO.register(ch.ChooseColor)
def _choose_color(game: Game, verb: ch.ChooseColor, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(105.4)"""
    for player in players:
        (frame.chosen.color,) = yield from _colors(game, player, frame.source)
    return TargetId.of_players(players)


@FITS.register(ch.OfYourChoice)
def _of_your_choice(node: ch.OfYourChoice) -> Test:
    """What was chosen last; where nobody has been asked it can't be played."""

    def test(game: Game, it: GameObject, of: Characteristics, frame: Frame) -> bool:
        chosen = frame.chosen.color if node.what is ch.ChosenNow.COLOR else frame.chosen.creature_type
        if chosen is None:
            raise NotPlayed("a choice", ch.OfYourChoice)
        return chosen in (of.colors if node.what is ch.ChosenNow.COLOR else of.subtypes)

    return test


@CHOSEN_FIRST.by("608.2d")
def _choose_first(game: Game, instruction: Instruction, frame: Frame) -> Gen[None]:
    """What a sentence describes something by is chosen before the sentence is carried out (608.2d)."""
    for what in _of_choice(instruction):
        if what is ch.ChosenNow.COLOR:
            (frame.chosen.color,) = yield from _colors(game, frame.controller, frame.source)
        else:
            frame.chosen.creature_type = yield from choose_type(game, frame.controller, frame.source)


@memoized
def _of_choice(instruction: Instruction) -> tuple[ch.ChosenNow, ...]:
    return tuple(dict.fromkeys(one.what for one in found(instruction, ch.OfYourChoice)))


@FITS.register(ch.OfThatColor)
def _of_that_color(node: ch.OfThatColor) -> Test:
    return lambda game, it, of, frame: chosen_color(game, frame) in of.colors


def _one_of_two(prompt: str, words: tuple[str, str], frame: Frame, player: PlayerId) -> Gen[str]:
    """One of two words that cards are described by from then on (608.2d)."""
    asks = Message(prompt, {"source": TargetId.of_object(frame.source)})
    options = [Option(word, Message(f"kind-{word}"), kind="word") for word in words]
    answer: list[str] = yield Choice(player, "word", asks, "608.2d", options)
    return answer[0]


@DO.register(ch.ChooseLandOrNonland)
def _choose_land_or_not(
    game: Game, verb: ch.ChooseLandOrNonland, frame: Frame, players: list[PlayerId]
) -> Gen[list[TargetId]]:
    """(608.2d)"""
    word = yield from _one_of_two("choose-land-or-nonland", ("land", "nonland"), frame, players[0])
    frame.chosen.land = word == "land"
    return TargetId.of_players(players)


@FITS.register(ch.OfChosenKind)
def _of_chosen_kind(node: ch.OfChosenKind) -> Test:
    return lambda game, it, values, frame: ("Land" in values.types) is frame.chosen.land


@DO.register(ch.ChooseParity)
def _choose_parity(game: Game, verb: ch.ChooseParity, frame: Frame, players: list[PlayerId]) -> Gen[list[TargetId]]:
    """(608.2d)"""
    word = yield from _one_of_two("choose-odd-or-even", ("odd", "even"), frame, players[0])
    frame.chosen.even = word == "even"
    return TargetId.of_players(players)


@FITS.register(ch.WithChosenParity)
def _with_chosen_parity(node: ch.WithChosenParity) -> Test:
    """Zero is even (202.3a)."""

    def test(game: Game, it: GameObject, of: Characteristics, frame: Frame) -> bool:
        number = number_of(game, it, of, node.what)
        return number is not None and (number % 2 == 0) is frame.chosen.even

    return test
