"""Descriptions by what an object is doing or bears now: tapped, attacking, face down, with counters (CR 110.5)."""

from __future__ import annotations

from engine.abilities.nouns import qualifiers as q
from engine.abilities.nouns.adjectives import IsNow, NotToken, Other, Status
from engine.abilities.nouns.antecedents import Antecedent, Role
from engine.abilities.nouns.attackers_and_blockers import AttackingAlone
from engine.events import TurnedFaceUp
from engine.rules.evaluate.antecedents import antecedent
from engine.rules.evaluate.evaluation import FITS, Test, amount, objects, players, test_of
from engine.rules.evaluate.last_known_status import attached, attachments, attacks_alone, combat_of, modified
from engine.rules.evaluate.object_phrases import looked_at
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject, Kind
from engine.state.printed_cards import double_faces
from engine.state.zones import Zone


@FITS.register(NotToken)
def _not_token(node: NotToken) -> Test:
    return lambda game, it, ch, frame: it.kind is not Kind.TOKEN


@FITS.register(Other)
def _other(node: Other) -> Test:
    """What an Aura or Equipment calls others are others than itself and what it is attached to."""
    than = node.than
    if not isinstance(than, Antecedent) or than.role is Role.ATTACHED:
        return lambda game, it, ch, frame: it.id != frame.source and not _is_host(game, it, frame)
    return lambda game, it, ch, frame: it.target not in _things(game, than, frame)


def _is_host(game: Game, it: GameObject, frame: Frame) -> bool:
    """Whether the source of a frame is attached to an object."""
    game.look("attachments")
    host = game.find(frame.source).attached_to if game.known(frame.source) else None
    return host is not None and host == it.target


def _things(game: Game, than: Antecedent, frame: Frame) -> list[TargetId]:
    return antecedent(game, than, frame) or [TargetId.of_object(frame.source)]


@FITS.register(IsNow)
def _is_now(node: IsNow) -> Test:
    return _STATUS[node.status]


@FITS.register(AttackingAlone)
def _attacking_alone(node: AttackingAlone) -> Test:
    """(506.5)"""
    return lambda game, it, ch, frame: attacks_alone(game, it)


def _tapped(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("tapped")
    return it.tapped


def _untapped(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    game.look("tapped")
    return not it.tapped


def _attacking(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return "attacking" in combat_of(game, it)


def _blocking(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return "blocking" in combat_of(game, it)


def _blocked(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return "blocked by" in combat_of(game, it)


def _unblocked(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return "unblocked" in combat_of(game, it)


def _face_down(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    """A trigger event that turns it face up is looked at as the permanent was before it (708.8)."""
    turned = isinstance(frame.event, TurnedFaceUp) and frame.item is None and frame.event.object == it.id
    return it.face_down is not None or turned


def _face_up(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return it.face_down is None


def _modified(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    return modified(game, it)


def _transformed(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    """A double-faced permanent with its back face up (701.27g)."""
    game.look("battlefield")
    return it.zone is Zone.BATTLEFIELD and it.face == 1 and bool(double_faces(game.printed, it))


_STATUS: dict[Status, Test] = {
    Status.TAPPED: _tapped,
    Status.UNTAPPED: _untapped,
    Status.ATTACKING: _attacking,
    Status.BLOCKING: _blocking,
    Status.BLOCKED: _blocked,
    Status.UNBLOCKED: _unblocked,
    Status.FACE_DOWN: _face_down,
    Status.FACE_UP: _face_up,
    Status.MODIFIED: _modified,
    Status.TRANSFORMED: _transformed,
}


@FITS.register(q.WithCounter)
def _with_counter(node: q.WithCounter) -> Test:
    kind = node.kind.name if node.kind is not None else None

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("counters")
        has = any(it.counters.values()) if kind is None else bool(it.counters.get(kind))
        return has is not node.denied

    return test


@FITS.register(q.WithCounters)
def _with_counters(node: q.WithCounters) -> Test:
    kind = node.kind.name if node.kind is not None else None

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("counters")
        number = sum(it.counters.values()) if kind is None else it.counters.get(kind, 0)
        return number >= amount(game, node.count.amount, frame)

    return test


@FITS.register(q.AttachedTo)
def _attached_to(node: q.AttachedTo) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("attachments")
        hosts = {*objects(game, node.to, frame), *looked_at(game, node.to, frame)}
        if it.attached_to is not None and it.attached_to.object in hosts:
            return True
        return any(it.id in game.former[host].attached for host in hosts if host in game.former)

    return test


@FITS.register(q.AttachedToPlayer)
def _attached_to_player(node: q.AttachedToPlayer) -> Test:
    """(303.4)"""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("attachments")
        return it.attached_to is not None and it.attached_to.player in players(game, node.to, frame)

    return test


@FITS.register(q.WithAnotherAttached)
def _with_another_attached(node: q.WithAnotherAttached) -> Test:
    """(303.4)"""
    word = str(node.subtype)
    return lambda game, it, ch, frame: any(
        other.id != frame.source and word in game.characteristics(other).subtypes for other in attachments(game, it)
    )


@FITS.register(q.WithAdventure)
def _with_adventure(node: q.WithAdventure) -> Test:
    """(715.2)"""
    return lambda game, it, ch, frame: it.card is not None and it.card.layout == "adventure"


@FITS.register(q.ThatIsAttached)
def _that_is_attached(node: q.ThatIsAttached) -> Test:
    """(301.5, 303.4)"""
    tests = [_has_attached(q.HasAttached(one)) for one in node.how]
    return lambda game, it, ch, frame: any(test(game, it, ch, frame) for test in tests) is not node.denied


@FITS.register(q.AttachedBy)
def _attached_by(node: q.AttachedBy) -> Test:
    """(301.5, 303.4)"""
    fits, how = test_of(node.by.group), _has_attached(q.HasAttached(node.how))
    return lambda game, it, ch, frame: (
        how(game, it, ch, frame)
        and any(fits(game, one, game.characteristics(one), frame) for one in attachments(game, it))
    )


@FITS.register(q.HasAttached)
def _has_attached(node: q.HasAttached) -> Test:
    subtype = "Equipment" if node.how is q.Attachedness.EQUIPPED else "Aura"
    return lambda game, it, ch, frame: attached(game, it, subtype)
