"""Which creatures are paired, and when they no longer are (CR 702.95)."""

from __future__ import annotations

from engine.abilities.ability import Activated
from engine.abilities.walk import walk
from engine.events import Event
from engine.mechanics.soulbond import words as pa
from engine.mechanics.soulbond.events import Paired, PairEnds
from engine.rules.casting.activating import WITHOUT_ABILITY
from engine.rules.evaluate.evaluation import CONDITIONS, FITS, OBJECTS, Test, objects
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, objects_for
from engine.rules.pipeline import AT_ANY_TIME, commit
from engine.rules.pipeline.applying_replacement_effects import Proposal
from engine.state.caches import Cache
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone


def partner_of(game: Game, object_id: ObjectId) -> ObjectId | None:
    """The creature that one is paired with."""
    game.look("battlefield")
    it = game.now(object_id)
    paired = it.memory.paired if it is not None else None
    return paired[0] if paired is not None and paired[0] in game.objects else None


def _fits(game: Game, object_id: ObjectId, player: PlayerId) -> bool:
    it = game.now(object_id)
    if it is None or it.zone is not Zone.BATTLEFIELD or it.phased_out:
        return False
    ch = game.characteristics(it)
    return "Creature" in ch.types and ch.controller == player


_NONE_PAIRED: Cache[int] = Cache()
"""How often the game had changed when nothing was paired."""


@AT_ANY_TIME.by("702.95e")
def ended(game: Game) -> list[Event | Proposal]:
    """Pairs of which one has left, is no creature any more, or has another controller: at once (702.95e)."""
    if _NONE_PAIRED.get(game) == game.changes_of_what_is:
        return []
    done: set[int] = set()
    over: list[Event | Proposal] = []
    paired = [it for it in game.permanents() if it.memory.paired is not None]
    if not paired:
        _NONE_PAIRED.keep(game, game.changes_of_what_is)
    for it in paired:
        if it.memory.paired is None or it.id in done:
            continue
        partner, player = it.memory.paired
        if not (_fits(game, it.id, player) and _fits(game, partner, player)):
            done.add(partner)
            over.append(Proposal(PairEnds(it.id), ("702.95e",)))
    return over


@DO.register(pa.Pair)
def _pair(game: Game, verb: pa.Pair, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Neither becomes paired if either is not there for it any more (702.95c-d)."""
    player = players[0]
    chosen = yield from objects_for(game, verb.what, frame, player, "choose-paired", "702.95a")
    for other in chosen[:1]:
        both = (frame.source, other)
        if all(_fits(game, i, player) and partner_of(game, i) is None for i in both) and other != frame.source:
            commit(game, [Paired(frame.source, other, player)], "702.95a")
            return TargetId.of_objects(both)
    frame.done = False
    return []


@POSSIBLE.register(pa.Pair)
def _can_pair(game: Game, verb: pa.Pair, frame: Frame, player: PlayerId) -> bool:
    return partner_of(game, frame.source) is None


@CONDITIONS.register(pa.IsUnpaired)
def _is_unpaired(game: Game, node: pa.IsUnpaired, frame: Frame) -> bool:
    """Of what is there (702.95a)."""
    these = objects(game, node.subject, frame)
    return bool(these) and all(i in game.objects and partner_of(game, i) is None for i in these)


@CONDITIONS.register(pa.IsPaired)
def _is_paired(game: Game, node: pa.IsPaired, frame: Frame) -> bool:
    return partner_of(game, frame.source) is not None


@WITHOUT_ABILITY.by("702.95b")
def _would_have_it_paired(game: Game, it: GameObject) -> Illegal | None:
    """An unpaired creature lacks the abilities that a creature of its controller's with soulbond gives to both."""
    if partner_of(game, it.id) is not None or it.zone is not Zone.BATTLEFIELD:
        return None
    mine = [one for one in game.permanents() if game.controller(one) == game.controller(it)]
    for one in [it, *mine]:
        for ability in game.characteristics(one).abilities.all:
            parts = [*walk(ability, into_abilities=True)]
            if all(any(isinstance(part, kind) for part in parts) for kind in (pa.IsPaired, Activated)):
                with_ = "" if one is it else Message("paired-with", {"other": one.target})
                return Illegal(Message("not-paired", {"object": it.target, "with": with_}), "702.95b")
    return None


@OBJECTS.register(pa.BothPaired)
def _both(game: Game, ref: pa.BothPaired, frame: Frame) -> list[ObjectId]:
    partner = partner_of(game, frame.source)
    return [frame.source, partner] if partner is not None else []


@FITS.register(pa.Unpaired)
def _unpaired(node: pa.Unpaired) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        return partner_of(game, it.id) is None

    return test
