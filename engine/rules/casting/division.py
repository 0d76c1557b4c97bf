"""Dividing or distributing an effect among its targets as it is announced (CR 601.2d)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.nouns.target_phrases import AnyTarget, Target
from engine.rules.lethal_and_excess_damage import enough
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import Announcement


def divide_damage(
    game: Game, recipient: AnyTarget | Target, total: int, frame: Frame, made: Announcement
) -> Gen[dict[TargetId, int]]:
    """Divide damage among the targets chosen (601.2d)."""
    deathtouch = game.characteristics(frame.source).has("deathtouch")
    needed = {target: enough(game, target, deathtouch=deathtouch) for target in made.targets[recipient.index]}
    known = {target: more for target, more in needed.items() if more is not None}
    return (yield from divide(recipient, total, frame, made, "divide-damage", known))


def divide(
    recipient: AnyTarget | Target,
    total: int,
    frame: Frame,
    made: Announcement,
    prompt: str,
    enough_for: Mapping[TargetId, int] | None = None,
) -> Gen[dict[TargetId, int]]:
    """Divide an amount among the targets chosen, at least 1 to each (601.2d)."""
    targets = made.targets[recipient.index]
    if total < len(targets):
        raise Illegal(Message("too-many-targets-to-divide", {"total": total}), "601.2d")
    if not targets:
        return {}
    answer = yield Choice(
        frame.controller,
        "division",
        Message(prompt, {"total": total}),
        "601.2d",
        [Option.of(t) for t in targets],
        total,
        total,
        form="division",
        each=1,
        enough=enough_for or {},
    )
    return dict(answer)
