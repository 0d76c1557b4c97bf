"""When something may be cast or activated, where the text says so (CR 601.3, 602.5, 500)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.permissions.timing import AttackedThisStep, CastOnly, Span
from engine.events import AttackDeclared, StepBegins
from engine.rules.continuous.statements import looked_up
from engine.rules.evaluate.evaluation import CONDITIONS, holds
from engine.rules.evaluate.false_conditions import in_words
from engine.rules.prohibitions.cant_cast import FORBIDS
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.turn import Step


def _is_before(game: Game, step: Step) -> bool:
    """Whether the first such step of the turn is still to come, if combat comes at all."""
    had = any(event.step == step.value for event in game.this_turn(StepBegins))
    return game.turn.step.place < step.place and not had


def _after_upkeep(game: Game) -> bool:
    """Whether the first upkeep step of the turn has ended, though there may be another (503.2)."""
    begun = sum(event.step == Step.UPKEEP.value for event in game.this_turn(StepBegins))
    return game.turn.step.place > Step.UPKEEP.place or begun > (game.turn.step is Step.UPKEEP)


def _combat(game: Game) -> bool:
    return game.turn.step.is_combat


def _after_blockers(game: Game) -> bool:
    """Whether the declare blockers step of this combat phase has begun, and was not skipped (506.7b, 506.7f)."""
    step = game.turn.step
    if step is not Step.END_OF_COMBAT:
        return _combat(game) and step.place >= Step.DECLARE_BLOCKERS.place
    steps = [event.step for event in game.this_turn(StepBegins)]
    return steps[-2:-1] != [Step.DECLARE_ATTACKERS.value]


_YOURS: frozenset[Span] = frozenset(
    {Span.YOUR_TURN, Span.BEFORE_ATTACKERS_YOURS, Span.YOUR_UPKEEP, Span.COMBAT_YOURS, Span.YOUR_END_STEP}
)
_OPPONENTS: frozenset[Span] = frozenset(
    {Span.OPPONENTS_TURN, Span.OPPONENTS_UPKEEP, Span.COMBAT_OPPONENTS, Span.OPPONENTS_AFTER_UPKEEP}
)

_WHEN: dict[Span, Callable[[Game], bool]] = {
    Span.YOUR_TURN: lambda game: True,
    Span.OPPONENTS_TURN: lambda game: True,
    Span.BEFORE_ATTACKERS_YOURS: lambda game: _is_before(game, Step.DECLARE_ATTACKERS),
    Span.BEFORE_ATTACKERS: lambda game: _is_before(game, Step.DECLARE_ATTACKERS),
    Span.BEFORE_BLOCKERS: lambda game: _is_before(game, Step.DECLARE_BLOCKERS),
    Span.BEFORE_DAMAGE: lambda game: _is_before(game, Step.COMBAT_DAMAGE),
    Span.YOUR_UPKEEP: lambda game: game.turn.step is Step.UPKEEP,
    Span.OPPONENTS_UPKEEP: lambda game: game.turn.step is Step.UPKEEP,
    Span.OPPONENTS_AFTER_UPKEEP: _after_upkeep,
    Span.ANY_UPKEEP: lambda game: game.turn.step is Step.UPKEEP,
    Span.COMBAT: _combat,
    Span.COMBAT_YOURS: _combat,
    Span.COMBAT_OPPONENTS: _combat,
    Span.COMBAT_BEFORE_BLOCKERS: lambda game: _combat(game) and game.turn.step.place < Step.DECLARE_BLOCKERS.place,
    Span.COMBAT_AFTER_BLOCKERS: _after_blockers,
    Span.ATTACKERS_STEP: lambda game: game.turn.step is Step.DECLARE_ATTACKERS,
    Span.BLOCKERS_STEP: lambda game: game.turn.step is Step.DECLARE_BLOCKERS,
    Span.END_OF_COMBAT_STEP: lambda game: game.turn.step is Step.END_OF_COMBAT,
    Span.YOUR_END_STEP: lambda game: game.turn.step is Step.END,
}
"""Whether it is that part of a turn. With several combat phases "before attackers are declared" means the first,
"during combat before blockers are declared" any of them."""


def within(game: Game, player: PlayerId, span: Span) -> bool:
    """Whether it is the part of a turn that a restriction on a player's acts names."""
    if (span in _YOURS and game.turn.active != player) or (span in _OPPONENTS and game.turn.active == player):
        return False
    return _WHEN[span](game)


CAST_ONLY = looked_up(CastOnly)


@FORBIDS.by("601.3")
def _only_then(game: Game, player: PlayerId, it: GameObject, ch: Characteristics) -> None:
    """What a card says of when it may be cast works wherever it would be cast from (113.6e, 601.3)."""
    for node, _, ability in CAST_ONLY.stated(ch.abilities.statics):
        for span in node.spans:
            if not within(game, player, span):
                raise Illegal(Message("cast-only-when", {"object": it.target, "when": span.value}), "601.3")
        if node.given is not None and not holds(game, node.given, Frame(it.id, player, ability)):
            words = {"object": it.target, "text": in_words(node.given)}
            raise Illegal(Message("cast-only-if", words), "601.3")


@CONDITIONS.register(AttackedThisStep)
def _attacked(game: Game, node: AttackedThisStep, frame: Frame) -> bool:
    """Whether a creature was declared as an attacker attacking the player (508.3b)."""
    game.look("combat")
    me = TargetId.of_player(frame.controller)
    attacks = game.happened(AttackDeclared, since=game.behind_last(StepBegins))
    return any(event.declared and event.target == me for event in attacks)
