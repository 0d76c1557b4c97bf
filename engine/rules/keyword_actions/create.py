"""Creating tokens (CR 111, 701.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.keyword_actions.create import (
    Arriving,
    CreateAttackingEach,
    CreateCopy,
    CreateRole,
    CreateSeveral,
    CreateToken,
)
from engine.abilities.nouns.destinations import AttackedToo
from engine.events import MadeToken, ZoneChange
from engine.rules.combat import choose_attacked
from engine.rules.combat.entering_attacking import Goal, entering_blocking
from engine.rules.continuous import copying
from engine.rules.continuous.copying import Copied
from engine.rules.continuous.entering_with_changed_characteristics import token_has
from engine.rules.continuous.rules_of_copies import rules_of_copying
from engine.rules.evaluate.evaluation import amount, objects
from engine.rules.evaluate.evaluation import players as players_of
from engine.rules.evaluate.object_phrases import found_out
from engine.rules.instructions.carrying_out import DO, Acted, objects_for
from engine.rules.instructions.performing import PERFORM
from engine.rules.permanents.described_tokens import describe
from engine.rules.permanents.predefined_tokens import role
from engine.rules.pipeline import barred, happen
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import (
    ObjectId,
    PlayerId,
    TargetId,
    objects_in,
)
from engine.state.limits import tokens_at_once
from engine.state.memory import Memory
from engine.state.objects import Kind
from engine.state.zones import Zone


def create(
    game: Game,
    player: PlayerId,
    bases: Sequence[copying.Copied],
    frame: Frame,
    arriving: Arriving = Arriving.AS_USUAL,
    counters: tuple[tuple[str, int], ...] = (),
    attached_to: TargetId | None = None,
    whom: Sequence[Goal] = (),
    blocking: ObjectId | None = None,
    exiled: tuple[ObjectId, ...] = (),
) -> Gen[Acted]:
    """A player creates tokens with these values; they enter at the same time (111.2), with ``counters`` on each and
    attached to something where that is said. Those that enter attacking attack ``whom``, where such players are
    named, for each token one; those that enter blocking block ``blocking``. ``exiled`` is what their linked abilities
    speak of (607.2a)."""
    made = []
    faces = {}
    tokens_at_once(len(bases))
    for copied in bases:
        token = game.make(
            copied.values, player, Zone.NOWHERE, card=copied.card, kind=Kind.TOKEN, controller=player, face=copied.face
        )
        if barred(game, _arrival(game, token.id, player)) is None:  # else it is not created (111.5)
            faces[token.id] = copied
            made.append(token.id)
    if not made:
        return []
    original = bases[0].original
    named = ("111.4",) if original is None and all(base.card is None for base in bases) else ()
    logged = yield from happen(game, [MadeToken(player, tuple(made), original=original)], "701.7a", *named)
    acted: Acted = []
    for one in logged:
        if isinstance(one.event, MadeToken):
            with game.under(one):
                where = (counters, attached_to, whom, blocking, exiled)
                acted += yield from _enter(game, one.event, faces, frame, arriving, *where)
    return acted


def _arrival(game: Game, token: ObjectId, player: PlayerId) -> ZoneChange:
    """How a token would enter, as far as it matters to what can't."""
    it = game.objects[token]
    return ZoneChange(token, Zone.BATTLEFIELD, Zone.NOWHERE, "create", controller=player, face=it.face, copying=it.base)


def _enter(
    game: Game,
    made: MadeToken,
    copied: dict[ObjectId, copying.Copied],
    frame: Frame,
    arriving: Arriving,
    counters: tuple[tuple[str, int], ...],
    attached_to: TargetId | None,
    whom: Sequence[Goal],
    blocking: ObjectId | None,
    exiled: tuple[ObjectId, ...],
) -> Gen[Acted]:
    moves = []
    for place, i in enumerate(made.objects):
        token = game.objects[i]
        known = copied.get(i)
        faces = known.faces if known is not None and known.faces else None
        attacking = None
        if arriving.attacks:
            goal = whom[place % len(whom)] if whom else None
            attacking = yield from choose_attacked(game, made.player, i, goal)
        moves.append(
            ZoneChange(
                i,
                Zone.BATTLEFIELD,
                Zone.NOWHERE,
                "create",
                frame.source,
                controller=made.player,
                face=token.face,
                tapped=arriving in (Arriving.TAPPED, Arriving.ATTACKING),
                counters=counters,
                attached_to=attached_to,
                attacking=attacking,
                blocking=blocking,
                copying=token.base,
                remembering=Memory(faces=faces, exiled_as_made=exiled),
            )
        )
    entered = yield from happen(game, moves, "111.2")
    entering_blocking(game, entered)
    acted: Acted = []
    for e in entered:
        if isinstance(e.event, ZoneChange):
            acted.append(TargetId.of_object(e.event.became[0]))
    return acted


def _blocked(game: Game, verb: CreateToken | CreateCopy, frame: Frame) -> ObjectId | None:
    """What the tokens are to block, where that is said (509.4)."""
    return next(iter(objects(game, verb.blocking, frame)), None) if verb.blocking is not None else None


@DO.register(CreateToken)
def _create(game: Game, verb: CreateToken, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    acted: Acted = []
    values = describe(game, verb.token, frame)
    for ability in token_has(game, frame):
        values.abilities = values.abilities.plus(ability)
    base = copying.Copied(values)
    count = tokens_at_once(amount(game, verb.count, frame))
    blocked = _blocked(game, verb, frame)
    for player in players:
        if count:
            whom = [] if verb.whom is None else [Goal(p, False) for p in players_of(game, verb.whom, frame)]
            acted += yield from create(game, player, [base] * count, frame, verb.arriving, whom=whom, blocking=blocked)
    frame.done = bool(acted)
    return acted


@DO.register(CreateSeveral)
def _create_several(game: Game, verb: CreateSeveral, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(111.2)"""
    acted: Acted = []
    bases = []
    for kind in verb.tokens:
        base = copying.Copied(describe(game, kind.token, frame))
        bases += [base] * tokens_at_once(amount(game, kind.count, frame))
    for player in players:
        acted += yield from create(game, player, bases, frame)
    frame.done = bool(acted)
    return acted


@DO.register(CreateCopy)
def _create_copy(game: Game, verb: CreateCopy, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each object is copied so many times (707.2, 707.8a)."""
    acted: Acted = []
    count = tokens_at_once(amount(game, verb.count, frame))
    blocked = _blocked(game, verb, frame)
    exiled = tuple(i for done in frame.results.values() for i in objects_in(done) if _in_exile(game, i))
    for player in players:
        if copying.spoken_of_as_permanent(verb.what):
            ids = found_out(game, verb.what, frame)
        else:
            ids = yield from objects_for(game, verb.what, frame, player, "choose-copy", "608.2d")
        bases = [
            copied
            for i in ids
            if (copied := copying.token_copy(game, i, verb.exceptions, frame)) is not None
            for _ in range(count)
        ]
        if not bases:
            does_not_happen(game, "no-copy-created", "111.12", player=TargetId.of_player(player))
        else:
            faces = ("707.8a",) if any(base.faces for base in bases) else ()
            changed = (rule for i in ids for rule in rules_of_copying(game, i, verb.exceptions))
            gone = ("608.2h",) if any(i not in game.objects for i in ids) else ()
            with game.because("707.2", *gone, *faces, *dict.fromkeys(changed)):
                acted += yield from create(game, player, bases, frame, verb.arriving, blocking=blocked, exiled=exiled)
    frame.done = bool(acted)
    return acted


def _in_exile(game: Game, object_id: ObjectId) -> bool:
    it = game.now(object_id)
    return it is not None and it.zone is Zone.EXILE


@DO.register(CreateRole)
def _create_role(game: Game, verb: CreateRole, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """An Aura token that enters attached to something; where it can't be, it isn't created (303.4f-g, 111.10j-r)."""
    acted: Acted = []
    for player in players:
        for i in (yield from objects_for(game, verb.to, frame, player, "choose-objects", "608.2d")):
            bearer = game.now(i)
            if bearer is not None and "Creature" in game.characteristics(bearer).types:
                with game.because("111.10"):
                    acted += yield from create(
                        game, player, [copying.Copied(role(verb.role))], frame, attached_to=bearer.target
                    )
    frame.done = bool(acted)
    return acted


@PERFORM.register(CreateAttackingEach)
def _create_attacking_each(game: Game, node: CreateAttackingEach, frame: Frame) -> Gen[None]:
    """They enter together, each attacking in its own direction (608.2f)."""
    beside = node.beside is AttackedToo.PLANESWALKERS
    goals = [Goal(opponent.number, beside) for opponent in game.opponents(frame.controller)]
    base = Copied(describe(game, node.token, frame))
    made = yield from create(game, frame.controller, [base] * len(goals), frame, Arriving.ATTACKING, whom=goals)
    frame.done = bool(made)
