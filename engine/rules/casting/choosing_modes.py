"""Choosing the modes of a spell or ability (CR 601.2b, 700.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.abilities.modes import BothModesIf, OtherModesIf, Otherwise, PawprintModes, RepeatableModes, UnchosenModes
from engine.abilities.sentences import Modal, Mode, ModeCount
from engine.events import AbilityActivated, AbilityTriggered
from engine.grammar.printer import print_value
from engine.rules.casting.choosing_targets import asked_for, enough_targets
from engine.rules.evaluate.evaluation import holds
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId

MODE_COUNTS: dict[ModeCount, tuple[int, int | None]] = {
    ModeCount.ONE: (1, 1),
    ModeCount.TWO: (2, 2),
    ModeCount.THREE: (3, 3),
    ModeCount.FOUR: (4, 4),
    ModeCount.FIVE: (5, 5),
    ModeCount.UP_TO_FOUR: (0, 4),
    ModeCount.ONE_OR_BOTH: (1, 2),
    ModeCount.ONE_OR_MORE: (1, None),
    ModeCount.UP_TO_ONE: (0, 1),
    ModeCount.UP_TO_TWO: (0, 2),
    ModeCount.ANY_NUMBER: (0, None),
}
"""The least and greatest number of modes that each wording lets a player choose (700.2)."""


def choose_modes(game: Game, modal: Modal, frame: Frame, entwined: bool, chooser: PlayerId) -> Gen[tuple[int, ...]]:
    """Choose modes; one that would be illegal can't be chosen (700.2a). An entwined spell has all of them (702.42a)."""
    source = TargetId.of_object(frame.item if frame.item is not None else frame.source)
    options = [
        Option(
            f"mode:{i}",
            Message("mode", {"number": i + 1, "text": mode_text(mode).removeprefix("• "), "source": source}),
            kind="mode",
            mode=i,
        )
        for i, mode in enumerate(modal.modes)
        if all(enough_targets(game, p, frame) for p in asked_for(game, mode, frame))
    ]
    if isinstance(modal, UnchosenModes):
        before = _chosen_before(game, modal, frame)
        options = [o for o in options if o.mode not in before]
    least, most = (len(modal.modes), None) if entwined else MODE_COUNTS[modal.count]
    if isinstance(modal, BothModesIf | OtherModesIf) and holds(game, modal.given, frame):
        game.cite("601.4")
    if isinstance(modal, BothModesIf) and holds(game, modal.given, frame):
        most = len(modal.modes)
    if isinstance(modal, OtherModesIf) and holds(game, modal.given, frame):
        least, most = (2, 2) if modal.more is Otherwise.BOTH else (1, len(modal.modes))
    check = None
    if isinstance(modal, PawprintModes):
        most, check = modal.worth, _within_pawprints(modal)
        options = [o for o in options if modal.pawprints(o.mode or 0) <= most]
    if isinstance(modal, RepeatableModes) and most is not None:
        options += [replace(one, id=f"{one.id}#{time}") for time in range(2, most + 1) for one in options]
    if len(options) < least:
        raise Illegal(Message("no-legal-mode"), "700.2a")
    most = len(modal.modes) if most is None else most
    rule = "601.2b" if chooser == frame.controller else "700.2e"
    most = min(most, len(options))
    need = Message("exactly" if least == most else "from-to", {"least": least, "most": most})
    prompt = Message("choose-mode") if most == 1 else Message("choose-modes", {"need": need})
    answer = yield Choice(chooser, "mode", prompt, rule, options, least, most, check=check)
    if check is not None:
        check(answer)
    return tuple(sorted(_mode_of(i) for i in answer))


def _chosen_before(game: Game, modal: UnchosenModes, frame: Frame) -> set[int]:
    """The modes that have been chosen for the same ability of the same object, by whomever; nobody chooses those of a
    copy of it (707.10)."""
    if not modal.this_turn:
        game.assume("before-this-game-unknown")
    own = game.find(frame.item).on_stack if frame.item is not None else None
    chosen: set[int] = set()
    for event in game.happened(AbilityTriggered, AbilityActivated, since=game.turn_began_at if modal.this_turn else 0):
        item = game.find(event.item) if event.item is not None and event.item != frame.item else None
        if item is None or item.on_stack is None or own is None or item.announced is None:
            continue
        if (item.on_stack.source, item.on_stack.ability) == (own.source, own.ability):
            chosen.update(item.announced.modes)
    return chosen


def _mode_of(option_id: str) -> int:
    return int(option_id.removeprefix("mode:").partition("#")[0])


def _within_pawprints(modal: PawprintModes) -> Callable[[Sequence[str]], None]:
    """No more pawprints in all than the spell says (700.2i)."""

    def check(answer: Sequence[str]) -> None:
        if sum(modal.pawprints(_mode_of(i)) for i in answer) > modal.worth:
            raise Illegal(Message("too-many-pawprints", {"worth": modal.worth}), "700.2i")

    return check


def mode_text(mode: Mode) -> str:
    """The English of a mode."""
    return print_value(mode)
