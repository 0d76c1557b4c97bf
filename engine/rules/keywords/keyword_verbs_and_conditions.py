"""Numbers, conditions and verbs of keyword abilities of permanents (CR 702)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.keywords import permanents as kw
from engine.events import AttackDeclared, CombatEnds, LifeLoss, Resolved, SpellCast
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, FITS, Test, objects
from engine.rules.evaluate.for_each import PER
from engine.rules.triggers.events.watching import done_in
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.objects import GameObject

BECOME_SADDLED = looked_up(kw.BecomeSaddled, begun=True)

# ---- what is counted


@PER.register(kw.PerFurtherBlocker)
def _further_blockers(game: Game, per: kw.PerFurtherBlocker, frame: Frame, it: GameObject | None) -> int:
    """Counted as the ability resolves (702.23b)."""
    return max(0, len(game.combat.blockers_of(frame.source)) - 1)


@PER.register(kw.PerOpponent)
def _opponents(game: Game, per: kw.PerOpponent, frame: Frame, it: GameObject | None) -> int:
    return len(game.opponents(frame.controller))


@PER.register(kw.PerOpponentAttacked)
def _attacked(game: Game, per: kw.PerOpponentAttacked, frame: Frame, it: GameObject | None) -> int:
    """Attacking a planeswalker or battle is not attacking the player (702.121a)."""
    attacks = game.happened(AttackDeclared, since=max(game.turn_began_at, game.behind_last(CombatEnds)))
    return len({attack.target for attack in attacks if attack.declared and attack.target.player is not None})


@AMOUNTS.register(kw.LifeLostThisWay)
def _life_lost(game: Game, node: kw.LifeLostThisWay, frame: Frame) -> int:
    resolved = (logged.id for logged, event in reversed(game.logged(Resolved)) if event.object == frame.item)
    return sum(loss.amount for loss in game.happened(LifeLoss, since=next(resolved, 0)))


@FITS.register(kw.SameNumber)
def _same_number(node: kw.SameNumber) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        own = number_of(game, game.find(frame.source), game.characteristics(frame.source), node.what)
        return number_of(game, it, ch, node.what) == own

    return test


# ---- as it entered


@CONDITIONS.register(kw.TributePaid)
def _tribute_paid(game: Game, node: kw.TributePaid, frame: Frame) -> bool:
    return bool(game.find(frame.source).chosen.get("tribute")) is not node.denied


@CONDITIONS.register(kw.ChoseHaste)
def _chose_haste(game: Game, node: kw.ChoseHaste, frame: Frame) -> bool:
    return bool(game.find(frame.source).chosen.get("riot haste"))


@PER.register(kw.PerDevoured)
def _devoured(game: Game, per: kw.PerDevoured, frame: Frame, it: GameObject | None) -> int:
    return int(game.find(frame.source).chosen.get("devoured", 0))


@CONDITIONS.register(kw.DevouredSome)
def _devoured_some(game: Game, node: kw.DevouredSome, frame: Frame) -> bool:
    return bool(game.find(frame.source).chosen.get("devoured", 0))


@CONDITIONS.register(kw.IsAttachedToCreature)
def _attached(game: Game, node: kw.IsAttachedToCreature, frame: Frame) -> bool:
    game.look("attachments")
    host = game.find(frame.source).attached_to
    return host is not None and host.object is not None and "Creature" in game.characteristics(host.object).types


# ---- saddle


def is_saddled(game: Game, it: GameObject) -> bool:
    """(702.171b)"""
    return any(True for _ in BECOME_SADDLED.said_of(game, it.target))


@CONDITIONS.register(kw.IsSaddled)
def _is_saddled(game: Game, node: kw.IsSaddled, frame: Frame) -> bool:
    there = [game.objects[i] for i in objects(game, node.subject, frame) if i in game.objects]
    return bool(there and all(is_saddled(game, it) for it in there)) is not node.denied


@FITS.register(kw.SaddledNow)
def _saddled_now(node: kw.SaddledNow) -> Test:
    return lambda game, it, ch, frame: is_saddled(game, it)


@done_in(kw.AttackSaddled, AttackDeclared)
def _attack_saddled(game: Game, act: kw.AttackSaddled, event: AttackDeclared, frame: Frame) -> Iterable[int]:
    if event.declared and is_saddled(game, game.objects[event.object]):
        yield event.object


# ---- spells


@CONDITIONS.register(kw.MoreManaSpent)
def _more_mana(game: Game, node: kw.MoreManaSpent, frame: Frame) -> bool:
    """Only of a creature (702.191a)."""
    own = game.characteristics(frame.source)
    if not isinstance(frame.event, SpellCast) or "Creature" not in own.types:
        return False
    made = game.find(frame.event.object).announced
    spent = made.mana_spent if made is not None else 0
    return spent > min(own.power or 0, own.toughness or 0)
