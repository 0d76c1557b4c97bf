"""Choosing among objects as an instruction is carried out (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.state.choices import Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in


def choose_objects(
    game: Game,
    player: PlayerId,
    can: Iterable[ObjectId],
    least: int,
    most: int,
    prompt: str,
    rule: str,
    frame: Frame,
    check: Callable[[list[ObjectId]], None] | None = None,
) -> Gen[list[ObjectId]]:
    """A player chooses among objects, if there are any. Where all must be taken the table takes them, so that an answer
    given for them is used. ``check`` raises ``Illegal`` for some that do not go together."""
    listed = [i for i in can if i not in frame.taken]
    most = min(most, len(listed))
    if most <= 0 or not listed:
        return []
    least = min(least, most)

    def goes_together(answer: list[TargetId]) -> None:
        if check is not None:
            check(objects_in(answer))

    answer = yield Choice(
        player,
        "objects",
        Message(prompt, {"count": most, "source": TargetId.of_object(frame.source)}),
        rule,
        [Option.of(TargetId.of_object(i)) for i in listed],
        least,
        most,
        check=goes_together,
    )
    return objects_in(answer)
