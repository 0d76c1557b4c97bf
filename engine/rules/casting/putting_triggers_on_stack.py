"""Putting the abilities that have triggered onto the stack (CR 603.3)."""

from __future__ import annotations

from engine.events import AbilityTriggered, DidNotResolve, LeftStack
from engine.oracle.keywords.expansion import rules_of
from engine.rules.casting.announcing import announce, check_announceable
from engine.rules.casting.choosing_targets import note_crime, note_targets
from engine.rules.continuous.layers.what_each_effect_changed import giver
from engine.rules.pipeline import commit
from engine.rules.triggers import inherent
from engine.rules.triggers.listening import BY_RULE
from engine.rules.triggers.of_departed_players import tell_not_put_on_stack
from engine.rules.triggers.order import in_order
from engine.rules.triggers.pending_triggers import PendingTrigger, on_stack, subject_frame
from engine.rules.triggers.state_triggers import notice_states
from engine.state.choices import Gen, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import Announcement, GameObject
from engine.state.zones import Zone


def put_on_stack(game: Game) -> Gen[bool]:
    """Put every ability that has triggered onto the stack, in APNAP order (603.3b); whether there were any."""
    notice_states(game)
    if not game.pending:
        return False
    waiting_now = game.take_triggered()
    tell_not_put_on_stack(game, waiting_now)
    together = ("603.3b",) if len(waiting_now) > 1 else ()
    above = waiting_now
    below: tuple[PlayerId, ...] = ()
    for player in game.apnap():
        mine = [p for p in above if p.controller == player.number]
        above = [p for p in above if p.controller != player.number]
        if len(mine) > 1:
            mine = yield from in_order(game, player.number, mine, above)
        for place, one in enumerate(mine):
            onto = below if not place else ()
            alike = [at for at, other in enumerate(mine) if (other.source, other.ability) == (one.source, one.ability)]
            nth = (alike.index(place) + 1, len(alike))
            rules = (*together, *(("101.4",) if onto else ()))
            by = [again for at in alike if (again := mine[at].again_by) is not None]
            again_by = tuple(dict.fromkeys(by))
            yield from put_trigger(game, one, *rules, onto=onto, number=len(mine), nth=nth, again_by=again_by)
        below = (*below, player.number) if mine else below
    return True


def put_trigger(
    game: Game,
    pending: PendingTrigger,
    *rules: str,
    onto: tuple[PlayerId, ...],
    number: int,
    nth: tuple[int, int] = (1, 1),
    again_by: tuple[ObjectId, ...] = (),
) -> Gen[None]:
    """Put one triggered ability onto the stack, or remove it if it needs a choice that cannot be made (603.3).

    ``onto`` are the players whose abilities it comes to lie on, of which it is told with the first of a ``number``; it
    is the ``nth`` of so many that are the very same, of which some have triggered ``again_by`` effects."""
    source = game.find(pending.source)
    made = Announcement()
    item = game.put_ability_on_stack(source, on_stack(pending), pending.controller, made)
    frame = subject_frame(game, pending)
    frame.item = item.id
    own = (
        inherent.rules_of(source)
        or BY_RULE.get(pending.ability)
        or rules_of(game.characteristics(pending.source).abilities.all, pending.ability)
    )
    with game.because("603.3"):
        if "603.10a" in pending.rules and _was_controlled_as_it_left(game, source, pending.controller):
            args = {"object": TargetId.of_object(pending.source), "player": TargetId.of_player(pending.controller)}
            game.count(Message("controlled-as-it-left", args), "603.3a")
        gave = giver(game, pending.source, pending.ability)
        if gave is not None and gave != pending.source:
            game.count(Message("ability-given-by", {"effects": TargetId.of_objects([gave])}))
        triggered = AbilityTriggered(
            pending.source, pending.controller, item.id, pending.again_by, onto, number, nth, again_by
        )
        logged = commit(game, [triggered], *own, *pending.rules, *rules)[0]
        with game.under(logged):
            try:
                check_announceable(game, pending.ability.effect, frame)  # nothing is asked for that can't be put there
                yield from announce(game, pending.ability.effect, frame, made)
            except Illegal as problem:
                reason = "no legal mode" if "700.2a" in problem.rules else "no legal target"
                with game.because("603.3d"):
                    commit(game, [DidNotResolve(item.id, reason), LeftStack(item.id)])
                return
            note_targets(game, item.id, made, frame)
            note_crime(game, pending.controller, item.id, made)


def _was_controlled_as_it_left(game: Game, source: GameObject, player: PlayerId) -> bool:
    """Whether what an ability stands on has left the battlefield under the control of this player, who is not its owner
    (603.3a, 603.10a)."""
    former = game.former.get(source.id)
    if former is None or source.zone is not Zone.BATTLEFIELD or source.owner == player:
        return False
    return former.characteristics.controller == player
