"""The turn: phases, steps and what the game itself does in them (CR 500-514)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.base import Duration
from engine.abilities.verbs import TurnDuration, Until
from engine.abilities.verbs.turn_structure import Unit
from engine.events import (
    DamageWearsOff,
    EffectEnds,
    Event,
    StepBegins,
    TurnBegins,
    Untapped,
    ZoneChange,
)
from engine.rules import combat
from engine.rules.drawing import draw
from engine.rules.hooks import Hooks
from engine.rules.mana import mana_kept
from engine.rules.pipeline import at_once, commit, happen
from engine.rules.prohibitions import standing_rules
from engine.rules.state_based import actions as state_based
from engine.rules.turn import endless_loops, phasing, priority, skipping
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.history import NO_HISTORY
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.turn import STEPS, Step
from engine.state.zones import Zone

NO_PRIORITY = {Step.UNTAP, Step.CLEANUP}
"""The steps in which no player normally receives priority (502.4, 514.3)."""

STEP_RULES = {
    Step.UNTAP: "502",
    Step.UPKEEP: "503",
    Step.DRAW: "504",
    Step.PRECOMBAT_MAIN: "505",
    Step.BEGINNING_OF_COMBAT: "507",
    Step.DECLARE_ATTACKERS: "508",
    Step.DECLARE_BLOCKERS: "509",
    Step.COMBAT_DAMAGE: "510",
    Step.END_OF_COMBAT: "511",
    Step.POSTCOMBAT_MAIN: "505",
    Step.END: "513",
    Step.CLEANUP: "514",
}


def run(game: Game) -> Gen[None]:
    """Play the game from where it is until it ends (500.1)."""
    at_once(game)
    yield from endless_loops.watched(game, _steps(game))


def _steps(game: Game) -> Gen[None]:
    """One step after another (500.1)."""
    turn = game.turn
    if not turn.queue and not turn.begun:
        turn.queue = list(STEPS[turn.step.place + 1 :])
    while not game.over:
        if not turn.begun:
            yield from begin(game)
            turn.begun = True
            turn.priority = None if turn.step in NO_PRIORITY else turn.active
            turn.passed = 0
        if turn.step is Step.CLEANUP:
            yield from cleanup_priority(game)
        elif turn.step is not Step.UNTAP:
            yield from priority.rounds(game)
        if game.over:
            return
        yield from finish(game)
        yield from advance(game)


def begin(game: Game) -> Gen[None]:
    """A step begins: what happens at its beginning, and its turn-based actions (500.6, 703)."""
    turn = game.turn
    with game.because(STEP_RULES[turn.step]):
        logged = commit(game, [StepBegins(turn.active, turn.step.value)])[0]
    with game.under(logged):
        yield from skipping.do_what_is_due(game)
        action = TURN_BASED_ACTIONS.get(turn.step)
        if action is not None:
            yield from action(game)


def finish(game: Game) -> Gen[None]:
    """A step ends: effects that last until then end, mana empties (500.4-500.5)."""
    yield from mana_kept.empty_pools(game)
    if game.turn.step is Step.END_OF_COMBAT:
        _end_effects(game, TurnDuration.END_OF_COMBAT, "511.2")
        yield from combat.end_of_combat(game)
    game.turn.begun = False
    game.turn.ended = False
    game.turn.priority = None


def advance(game: Game) -> Gen[None]:
    """Go on to the next step, or to the next player's turn."""
    turn = game.turn
    while turn.queue:
        turn.step = turn.queue.pop(0)
        if turn.step in (Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE) and not game.combat.happened:
            continue  # skipped if no creature attacks (508.8)
        if (yield from _is_skipped(game)):
            continue
        return
    yield from next_turn(game)


def _is_skipped(game: Game) -> Gen[bool]:
    """Whether the step that would begin now doesn't (500.11, 614.10)."""
    step = game.turn.step
    if standing_rules.skips(game, step) or skipping.skips(game, step):
        return True
    return (yield from skipping.is_declined(game, game.turn.active, skipping.FIRST_STEP.get(step)))


def next_turn(game: Game) -> Gen[None]:
    """The next turn begins: an extra one first, else the next player's in turn order (500.7, 103.8)."""
    turn = game.turn
    player, passed_over = yield from _whose_turn(game)
    turn.passed_over = passed_over
    turn.latest[turn.active] = turn.number
    turn.number += 1
    turn.active = player
    turn.step = Step.UNTAP
    turn.queue = list(STEPS[1:])
    turn.done = []
    for who in game.players:
        who.lands_played = 0
    game.former_history, game.history = game.history, NO_HISTORY
    game.turn_began_at = len(game.log)
    for gone in passed_over:  # effects until a turn of theirs last until it would have begun (800.4m)
        _end_effects(game, TurnDuration.YOUR_NEXT_TURN, "800.4m", gone)
        _end_effects(game, TurnDuration.END_OF_YOUR_NEXT_TURN, "800.4m", gone)
    commit(game, [TurnBegins(player, turn.number)], "500.1")
    _end_effects(game, TurnDuration.YOUR_NEXT_TURN, "611.2a", player)
    skipping.control(game, player)
    if (yield from _is_skipped(game)):
        yield from advance(game)


def _whose_turn(game: Game) -> Gen[tuple[PlayerId, list[PlayerId]]]:
    """Whose turn is next, and the players who would have begun one if they were still there (500.7, 800.4k); turns
    that are skipped don't begin (614.10)."""
    passed_over: list[PlayerId] = []
    while True:
        extra = len(game.turn.extra)
        player, gone = _next_in_line(game)
        passed_over += gone
        is_extra = len(game.turn.extra) + len(gone) < extra
        skipped = skipping.skips_turn(game, player, is_extra)
        if not skipped and not (yield from skipping.is_declined(game, player, Unit.TURN)):
            return player, passed_over
        if not is_extra:
            game.turn.next_seat = _seat_after(game, player)


def _next_in_line(game: Game) -> tuple[PlayerId, list[PlayerId]]:
    turn = game.turn
    passed_over: list[PlayerId] = []
    while turn.extra:
        if turn.next_seat is None:
            turn.next_seat = _seat_after(game, turn.active)
        player, turn.mark = turn.extra.pop(), turn.marks.pop()
        if not game.players[player].left:
            return player, passed_over
        passed_over.append(player)
    player = turn.next_seat if turn.next_seat is not None else _seat_after(game, turn.active)
    turn.next_seat, turn.mark = None, 0
    while game.players[player].left:
        passed_over.append(player)
        player = _seat_after(game, player)
    return player, passed_over


def _seat_after(game: Game, player: PlayerId) -> PlayerId:
    return PlayerId((player + 1) % len(game.players))


# ---- turn-based actions


BEFORE_UNTAPPING: Hooks[Callable[[Game], None]] = Hooks()
"""Turn-based actions of the untap step between phasing and untapping (502.2)."""


def _untap(game: Game) -> Gen[None]:
    """What was phased out comes back, day and night may change, then the active player's permanents untap
    (502.1-502.3)."""
    yield from phasing.untap_step(game)
    for action in BEFORE_UNTAPPING:
        action(game)
    untap = yield from standing_rules.untapping(game)
    if untap:
        yield from happen(game, [Untapped(i) for i in untap], "502.3")


def _draw(game: Game) -> Gen[None]:
    """The active player draws a card (504.1)."""
    with game.because("504.1"):
        yield from draw(game, game.turn.active, 1)


def _cleanup(game: Game) -> Gen[None]:
    """Discard to the maximum hand size; then damage and effects until end of turn end at once (514.1-514.2)."""
    active = game.turn.active
    hand = game.ids(Zone.HAND, active)
    excess = len(hand) - standing_rules.maximum_hand_size(game, active)
    if excess > 0:
        answer = yield Choice(
            active,
            "cards",
            Message("discard-to-hand-size", {"count": excess}),
            "514.1",
            [Option.of(TargetId.of_object(i)) for i in hand],
            excess,
            excess,
        )
        yield from happen(
            game, [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard") for i in objects_in(answer)], "514.1"
        )
    ending: list[Event] = [
        EffectEnds(e)
        for e in game.effects
        if _lasts(e.duration, TurnDuration.END_OF_TURN)
        or _lasts(e.duration, TurnDuration.THIS_TURN)
        or (
            _lasts(e.duration, TurnDuration.END_OF_YOUR_NEXT_TURN)
            and active == e.controller
            and e.begun != game.turn.number
        )
    ]
    damaged = tuple(o.id for o in game.in_zone(Zone.BATTLEFIELD) if o.damage or o.deathtouched)
    if damaged:
        ending.append(DamageWearsOff(damaged))
    commit(game, ending, "514.2")


def cleanup_priority(game: Game) -> Gen[None]:
    """If anything triggers or state-based actions happen, players get priority and another cleanup step follows
    (514.3a)."""
    turn = game.turn
    if turn.priority is None:
        if not ((yield from state_based.check(game)) or game.pending):
            return
        turn.priority = turn.active
    yield from priority.rounds(game)
    turn.queue.insert(0, Step.CLEANUP)


def _lasts(duration: Duration | None, until: TurnDuration) -> bool:
    return isinstance(duration, Until) and duration.when is until


def _end_effects(game: Game, until: TurnDuration, rule: str, player: PlayerId | None = None) -> None:
    ending = [
        EffectEnds(e) for e in game.effects if _lasts(e.duration, until) and (player is None or e.controller == player)
    ]
    commit(game, ending, rule)


TURN_BASED_ACTIONS: dict[Step, Callable[[Game], Gen[None]]] = {
    Step.UNTAP: _untap,
    Step.DRAW: _draw,
    Step.BEGINNING_OF_COMBAT: combat.beginning_of_combat,
    Step.DECLARE_ATTACKERS: combat.declare_attackers,
    Step.DECLARE_BLOCKERS: combat.declare_blockers,
    Step.COMBAT_DAMAGE: combat.combat_damage,
    Step.CLEANUP: _cleanup,
}
