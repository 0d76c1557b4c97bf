"""Adding mana (CR 106.4)."""

from __future__ import annotations

from engine.abilities.verbs import mana as ac
from engine.abilities.verbs.mana_of_color_range import (
    AddEachColor,
    AddManaChosen,
    AddManaWithin,
    AmongColors,
    CouldProduce,
    ExiledCardsColors,
    InCommandersIdentity,
    LandProduced,
)
from engine.events import ManaAdded
from engine.rules.choices.may_prompts import OF
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.performing import PERFORM
from engine.rules.mana.color_range import chosen_or, colors_among, letters_within
from engine.rules.mana.restrictions_on_spending import marks
from engine.rules.pipeline import happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_symbols import symbols


def letters_of(text: str) -> str:
    """The mana written in braces, as letters: "{C}{C}" gives "CC"."""
    return "".join(s if s in "WUBRGC" else "C" * int(s) for s in symbols(text))


@DO.register(ac.AddMana)
def _add(game: Game, verb: ac.AddMana, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    made = letters_of(verb.mana.text)
    yield from happen(game, [ManaAdded(p, made, frame.source, marks(game, verb.only, frame)) for p in players], "106.4")
    return TargetId.of_players(players)


@DO.register(ac.AddManaChoice)
def _add_choice(game: Game, verb: ac.AddManaChoice, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    for player in players:
        options = [Option(str(i), Message("mana", {"mana": o.text}), kind="mana") for i, o in enumerate(verb.options)]
        answer = yield Choice(player, "mana", _which_mana(), "106.1b", options)
        made = letters_of(verb.options[int(answer[0])].text)
        yield from happen(game, [ManaAdded(player, made, frame.source, marks(game, verb.only, frame))], "106.4")
    return TargetId.of_players(players)


@DO.register(ac.AddManaAnyColor, ac.AddManaCombination)
def _add_any(
    game: Game, verb: ac.AddManaAnyColor | ac.AddManaCombination, frame: Frame, players: list[PlayerId]
) -> Gen[Acted]:
    """Nobody is asked for the color of no mana."""
    count = amount(game, verb.count, frame)
    letters, rule, one_color, different = "WUBRG", "106.1a", False, False
    if isinstance(verb, ac.AddManaCombination):
        letters, rule = "".join(letters_of(one.text) for one in verb.options), "106.1b"
    else:
        one_color, different = verb.one_color, verb.different
    for player in players if count > 0 else ():
        made = ""
        rounds = 1 if one_color else count
        for place in range(1, rounds + 1):
            options = [
                Option(c, Message("mana", {"mana": "{" + c + "}"}), kind="mana", number=1)
                for c in letters
                if not (different and c in made)
            ]
            answer = yield Choice(player, "mana", _which_mana(place, rounds), rule, options)
            made += answer[0] * (count if one_color else 1)
        yield from happen(game, [ManaAdded(player, made, frame.source, marks(game, verb.only, frame))], "106.4")
    return TargetId.of_players(players)


def _which_mana(place: int = 1, number: int = 1) -> Message:
    """Which mana is to be added; of several of which each may be another, which one of them."""
    which = Message("place-of-several", {"place": place, "number": number}) if number > 1 else ""
    return Message("choose-mana", {OF: which})


RULE_OF_RANGE = {
    CouldProduce: "106.7",
    InCommandersIdentity: "903.4",
    AmongColors: "105.2",
    LandProduced: "106.1b",
    ExiledCardsColors: "607.2a",
}
"""The rule that says which mana is left."""


@DO.register(AddManaWithin)
def _add_within(game: Game, verb: AddManaWithin, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One of the types that are left; none is added where none is (106.5)."""
    count = amount(game, verb.count, frame)
    acted: Acted = []
    for player in players if count > 0 else ():
        options = [
            Option(c, Message("mana", {"mana": "{" + c + "}"}), kind="mana", number=1)
            for c in letters_within(game, verb, frame)
        ]
        if not options:
            does_not_happen(game, "no-mana", "106.5", player=TargetId.of_player(player))
            continue
        answer = yield Choice(player, "mana", _which_mana(), RULE_OF_RANGE[type(verb.range)], options)
        added = ManaAdded(player, answer[0] * count, frame.source, marks(game, verb.only, frame))
        yield from happen(game, [added], "106.4")
        acted.append(TargetId.of_player(player))
    return acted


@PERFORM.register(AddEachColor)
def _add_each_color(game: Game, node: AddEachColor, frame: Frame) -> Gen[None]:
    """(106.4)"""
    letters = colors_among(game, node, frame)
    if letters:
        yield from happen(game, [ManaAdded(frame.controller, letters, frame.source, marks(game, None, frame))], "106.4")


@DO.register(AddManaChosen)
def _add_chosen(game: Game, verb: AddManaChosen, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Of the color chosen for the source (607.2d); without such a color none is added."""
    acted: Acted = []
    for player in players:
        letters, count = chosen_or(game, verb, frame), amount(game, verb.count, frame)
        if not letters or count <= 0:
            continue
        options = [Option(c, Message("mana", {"mana": "{" + c + "}"}), kind="mana", number=1) for c in letters]
        answer = yield Choice(player, "mana", _which_mana(), "106.1b", options)
        yield from happen(
            game, [ManaAdded(player, answer[0] * count, frame.source, marks(game, verb.only, frame))], "106.4", "607.2d"
        )
        acted.append(TargetId.of_player(player))
    return acted
