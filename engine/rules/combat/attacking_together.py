"""Attacking together: what triggers on several attackers being declared at once (CR 508.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.abilities.nouns.attackers_and_blockers import AttackedTogether
from engine.abilities.trigger_events.attacking_together import AttackTogether
from engine.events import AttackDeclared, CombatEnds
from engine.rules.evaluate.evaluation import CONDITIONS, amount, fits, test_of
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.evaluate.found_after_zone_change import itself
from engine.rules.triggers.trigger_events import watches
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId


@watches(AttackTogether, AttackDeclared)
def _together(
    game: Game, trigger_event: AttackTogether, event: AttackDeclared, frame: Frame
) -> Iterable[TargetId | None]:
    """All attackers have been declared at once when the first of them is looked at (508.1k); whether the others go on
    attacking doesn't matter any more once it has triggered."""
    if not event.declared or not is_subject(game, trigger_event.subject, event.object, frame):
        return
    others = [game.objects[i] for i in game.combat.attackers if i != event.object]
    if sum(fits(game, trigger_event.group, it, frame) for it in others) >= amount(game, trigger_event.count, frame):
        yield TargetId.of_object(event.object)


@CONDITIONS.register(AttackedTogether)
def _attacked_together(game: Game, node: AttackedTogether, frame: Frame) -> bool:
    """As they last were, if they are gone (508.1a, 608.2h)."""
    since = max(game.turn_began_at, game.behind_last(CombatEnds))
    declared = {event.object for event in game.happened(AttackDeclared, since=since) if event.declared}
    if itself(game, frame) not in declared and frame.source not in declared:
        return False
    test = test_of(node.group)
    others = (game.find(i) for i in declared if i not in (frame.source, itself(game, frame)))
    fit = sum(test(game, it, game.characteristics(it.id), frame) for it in others)
    return fit >= amount(game, node.count, frame)
