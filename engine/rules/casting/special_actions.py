"""Special actions (CR 116)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.rules.hooks import Hooks, place
from engine.state.actions import Special as SpecialAct
from engine.state.choices import Gen, Message, Option, Unsupported
from engine.state.game import Game
from engine.state.ids import PlayerId

SpecialOptions = Callable[[Game, PlayerId], Iterable[Option]]


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """A kind of special action: its rule, which are possible now, and doing one (116.2)."""

    rule: str
    options: SpecialOptions
    take: Callable[[Game, PlayerId, SpecialAct], Gen[None]]


BEING_TAKEN: Hooks[Callable[[Game], None]] = Hooks()
"""What is noted as a special action is taken."""

SPECIALS: dict[str, SpecialAction] = {}
"""The kinds of special actions by name."""


def special_options(game: Game, player: PlayerId) -> Sequence[Option]:
    """The special actions the player could take now."""
    return [option for name in _in_order() for option in SPECIALS[name].options(game, player)]


def _in_order() -> list[str]:
    return sorted(SPECIALS, key=lambda name: (place(SPECIALS[name].rule), name))


def special(game: Game, player: PlayerId, act: SpecialAct) -> Gen[None]:
    """Take a special action."""
    known = SPECIALS.get(act.name)
    if known is None:
        raise Unsupported(
            Message("unknown-special", {"act": act.name, "known": ", ".join(_in_order()) or "none"}), "116.2"
        )
    for note in BEING_TAKEN:
        note(game)
    yield from known.take(game, player, act)
