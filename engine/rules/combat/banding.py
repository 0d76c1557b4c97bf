"""Banding: forming attacking bands, and who assigns damage where one fights (CR 702.22)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial

from engine.abilities.ability import Keyword
from engine.abilities.keywords import banding as b
from engine.events import Banded
from engine.rules.continuous.layers import MODIFIERS
from engine.rules.evaluate.evaluation import FITS, Test, objects, test_of
from engine.rules.pipeline import commit
from engine.state.characteristics import Abilities, Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.objects import GameObject


def announce(game: Game, player: PlayerId, declared: Mapping[ObjectId, TargetId]) -> Gen[list[set[ObjectId]]]:
    """The active player announces which attackers are banded with which (508.1e); each is in one band at most, and
    all of a band attack the same (702.22c-d). Empty for a declaration without bands."""
    bands: list[set[ObjectId]] = []
    for first in declared:
        if not _forms_bands(game, first) or any(first in band for band in bands):
            continue
        free = [
            i
            for i, target in declared.items()
            if i != first and target == declared[first] and not any(i in band for band in bands)
        ]
        able = [i for i in free if can_band(game, {first, i}) or _forms_bands(game, i)]
        if not able:
            continue

        check = partial(_check, game, first)
        answer = yield Choice(
            player,
            "band",
            Message("choose-band", {"creature": TargetId.of_object(first)}),
            "508.1e",
            [Option.of(TargetId.of_object(i)) for i in able],
            0,
            len(able),
            check=check,
        )
        check(answer)
        if answer:
            bands.append(_band_of(first, answer))
    return bands


def form(game: Game, bands: Collection[set[ObjectId]]) -> None:
    """The bands announced are formed by those who have become attacking creatures; they last for the rest of combat,
    whatever becomes of their abilities (702.22e)."""
    attacking = [tuple(i for i in sorted(band) if i in game.combat.attackers) for band in bands]
    commit(game, [Banded(band) for band in attacking if len(band) > 1], "702.22c")


def _band_of(first: ObjectId, answer: list[TargetId]) -> set[ObjectId]:
    return {first, *objects_in(answer)}


def _check(game: Game, first: ObjectId, answer: list[TargetId]) -> None:
    if answer and not can_band(game, _band_of(first, answer)):
        raise Illegal(Message("not-a-band", {"creature": TargetId.of_object(first)}), "702.22c")


def _forms_bands(game: Game, creature: ObjectId) -> bool:
    ch = game.characteristics(creature)
    return ch.has("banding") or bool(ch.abilities.of(b.BandsWithOther))


def can_band(game: Game, creatures: Collection[ObjectId]) -> bool:
    """Whether these may be a band: all but one with banding, or all of a quality with which one of them bands."""
    without = [i for i in creatures if not game.characteristics(i).has("banding")]
    if len(without) <= 1:
        return len(without) < len(creatures)
    return any(all(fits(i) for i in creatures) for creature in creatures for fits in _qualities(game, creature))


def _qualities(game: Game, creature: ObjectId) -> Iterator[Callable[[ObjectId], bool]]:
    """For each quality with which a creature that has it itself bands: whether another has it."""
    for ability in game.characteristics(creature).abilities.of(b.BandsWithOther):
        assert isinstance(ability, b.BandsWithOther)
        quality = partial(_has, game, test_of(ability.what), Frame(creature, game.controller(creature)))
        if quality(creature):
            yield quality


def _has(game: Game, test: Test, frame: Frame, creature: ObjectId) -> bool:
    it = game.objects[creature]
    return test(game, it, game.characteristics(it), frame)


def other_player_assigns(game: Game, among: Collection[ObjectId]) -> bool:
    """Whether those that a creature blocks, or is blocked by, have the player who controls them choose how it assigns
    its damage: one has banding, or one bands with another of them by its quality (702.22j-k)."""
    if any(game.characteristics(i).has("banding") for i in among):
        return True
    return any(quality(i) for one in among for quality in _qualities(game, one) for i in among if i != one)


@FITS.register(b.BandedWith)
def _banded_with(node: b.BandedWith) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("combat")
        return any(it.id in game.combat.band_of(i) for i in objects(game, node.what, frame))

    return test


@MODIFIERS.register(b.LoseBandsWithOther, "6", unsettles=True)
def _lose_bands(game: Game, verb: b.LoseBandsWithOther, ch: Characteristics, it: GameObject, frame: Frame) -> None:
    """(702.22b)"""
    kept = (a for a in ch.abilities.all if not isinstance(a, b.BandsWithOther))
    ch.abilities = Abilities(
        a for a in kept if not (verb.banding and isinstance(a, Keyword) and a.name.word == "banding")
    )
