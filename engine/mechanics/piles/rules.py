"""Grouping objects into two piles, and choosing one of them (CR 700.3)."""

from __future__ import annotations

from engine.abilities.nouns.destinations import Destination
from engine.abilities.verbs.counters import WithCounters
from engine.mechanics.piles import words as sp
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.evaluation import test_of
from engine.rules.instructions.carrying_out import CHOICES, DO, Acted, objects_for, present
from engine.rules.resolution.destinations import put_all
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in


@DO.register(sp.Separate)
def _separate(game: Game, verb: sp.Separate, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each object goes into one of the piles, and a pile may be empty; none of them moves (700.3a-c)."""
    if not players:
        return []
    player = players[0]
    ids = present(game, (yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")))
    first: list[ObjectId] = []
    if ids:
        answer = yield Choice(
            player,
            "pile",
            Message(
                "choose-hidden-pile" if verb.piles is sp.Piles.ONE_HIDDEN else "choose-first-pile",
                {"source": TargetId.of_object(frame.source)},
            ),
            "700.3a",
            [Option.of(TargetId.of_object(i)) for i in ids],
            0,
            len(ids),
        )
        first = objects_in(answer)
    frame.chosen.piles = (tuple(first), tuple(i for i in ids if i not in first))
    frame.chosen.first_is_hidden = verb.piles is sp.Piles.ONE_HIDDEN
    frame.done = True
    return TargetId.of_objects(ids)


def _choose_pile(game: Game, player: PlayerId, frame: Frame) -> Gen[int]:
    """Which of the two piles a player chooses."""
    options = []
    for number, pile in enumerate(frame.chosen.piles, 1):
        if number == 1 and frame.chosen.first_is_hidden:
            hidden = Message("hidden-pile", {"count": len(pile)})
            options.append(Option("1", hidden, kind="pile", number=1))
            continue
        things = Message("things", {"things": TargetId.of_objects(pile)}) if pile else Message("empty-pile")
        options.append(Option(str(number), things, kind="pile", number=number))
    prompt = Message("choose-pile", {"source": TargetId.of_object(frame.source)})
    answer = yield Choice(player, "pile", prompt, "700.3", options)
    return int(answer[0]) - 1


@DO.register(sp.ChoosePile)
def _choose(game: Game, verb: sp.ChoosePile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(700.3)"""
    if not players:
        return []
    player = players[0]
    frame.chosen.pile = yield from _choose_pile(game, player, frame)
    return TargetId.of_objects(frame.chosen.piles[frame.chosen.pile])


@DO.register(sp.PutEitherPile, sp.PutChosenPile)
def _put(game: Game, verb: sp.PutEitherPile | sp.PutChosenPile, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Both piles move at the same time (608.2f)."""
    if not frame.chosen.piles:
        return []
    player = players[0]
    if isinstance(verb, sp.PutEitherPile):
        chosen = yield from _choose_pile(game, player, frame)
    else:
        chosen = frame.chosen.pile
    piles = [present(game, pile) for pile in frame.chosen.piles]
    moves: list[tuple[list[ObjectId], Destination, WithCounters | None]] = [
        (piles[chosen], verb.place, None),
        (piles[1 - chosen], verb.rest, None),
    ]
    acted = yield from put_all(game, moves, player, frame, "put")
    frame.done = bool(acted)
    return acted


@CHOICES.register(sp.PileOfChoice)
def _pile_of_choice(
    game: Game, ref: sp.PileOfChoice, frame: Frame, player: PlayerId, prompt: str, rule: str
) -> Gen[list[ObjectId]]:
    """(700.3)"""
    who = players_of(game, ref.who, frame)
    if not who or not frame.chosen.piles:
        return []
    chosen = yield from _choose_pile(game, who[0], frame)
    test = test_of(ref.group)
    there = [game.objects[i] for i in present(game, frame.chosen.piles[chosen])]
    return [it.id for it in there if test(game, it, game.characteristics(it), frame)]
