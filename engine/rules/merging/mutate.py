"""Mutating creature spells (CR 702.140, 608.3d)."""

from __future__ import annotations

from functools import cache

from engine.abilities.keywords import mutate as mu
from engine.abilities.nouns import noun_groups as n
from engine.abilities.nouns.adjectives import NotSubtype
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.nouns.types_and_colors import CardType, Subtype
from engine.events import Mutated, MutatingEnds
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import FITS, Test
from engine.rules.pipeline import commit, happen
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

MUTATE = "mutate"


def is_mutating(spell: GameObject) -> bool:
    """Whether it was cast for its mutate cost, and has not ceased to be a mutating creature spell (702.140a-b)."""
    return spell.zone is Zone.STACK and spell.announced is not None and spell.announced.paid.keyword == MUTATE


@cache
def mutate_target() -> Target:
    """A non-Human creature with the same owner as the spell (702.140a)."""
    human = NotSubtype(Subtype("Human"))
    return Target(n.Described(n.OfType(CardType.CREATURE), (human,), (mu.SameOwner(),)))


@FITS.register(mu.SameOwner)
def _same_owner(node: mu.SameOwner) -> Test:
    return lambda game, it, ch, frame: it.owner == game.find(frame.source).owner


def has_host(game: Game, it: GameObject, player: PlayerId) -> bool:
    """There is something that it could mutate onto (601.2c)."""
    return bool(fitting(game, mutate_target().group, Frame(it.id, player)))


def mutating_ended(game: Game, spell: GameObject) -> bool:
    """A mutating creature spell whose target is illegal goes on resolving as a creature spell (702.140b); whether it
    is one."""
    if not is_mutating(spell):
        return False
    commit(game, [MutatingEnds(spell.id)], "702.140b")
    return True


def merge(game: Game, spell: GameObject, frame: Frame) -> Gen[None]:
    """The spell merges with its target; its controller says whether it goes on top (702.140c, 608.3d)."""
    host = frame.targets[0][0].object_id
    options = [Option(place, Message(f"mutate-{place}"), kind="place") for place in ("over", "under")]
    prompt = Message("choose-mutate", {"spell": spell.target, "object": TargetId.of_object(host)})
    answer = yield Choice(game.controller(spell), "place", prompt, "702.140c", options)
    affected = any(spell.target in (effect.affected or ()) for effect in game.effects)
    with game.because("702.140c", "608.3d", "730.2", *(("702.140f",) if affected else ())):
        onto = game.characteristics(host).name
        yield from happen(game, [Mutated(host, spell.id, answer[0] == "over", onto)])
