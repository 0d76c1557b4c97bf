"""Choosing among objects as an instruction is carried out (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.needs import all_met


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
    given for them is used. ``check`` raises ``Illegal`` for some that do not go together; what is left must be enough
    for the rest of a cost (601.2h)."""
    owed = frame.owed
    listed = [i for i in can if i not in frame.taken and (not owed or all_met(owed, [i]))]
    most = min(most, len(listed))
    if most <= 0 or not listed:
        return []
    least = min(least, most)

    def goes_together(answer: list[TargetId]) -> None:
        if check is not None:
            check(objects_in(answer))
        if not all_met(owed, objects_in(answer)):
            raise Illegal(Message("too-few-left-for-the-rest-of-the-cost"), "601.2h", "118.3")

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
