"""Turning a face-down permanent face up as a special action, and its cost (CR 116.2b, 702.37e, 702.168d, 701.40b)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.abilities.base import CostPart
from engine.mechanics.face_down.turning import if_face_up, turn_face_up
from engine.rules import costs
from engine.rules.casting.special_actions import SPECIALS, SpecialAction
from engine.rules.mana import payment as mana
from engine.state.actions import Special
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.face_down import CASTING, FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject
from engine.state.zones import Zone

ACT = "turn face up"


@dataclass(frozen=True, slots=True)
class Up:
    """A way to turn a face-down permanent face up: what it costs, and by which rule."""

    name: str
    mana: str
    parts: tuple[CostPart, ...]
    rule: str


def ways_up(game: Game, it: GameObject) -> list[Up]:
    """How a face-down permanent may be turned face up as a special action: for the cost of the keyword that it would
    have, or for its mana cost where it was manifested or cloaked and a creature card represents it."""
    as_up = if_face_up(game, it)
    found = [
        Up(word, *costs.of_keyword(keyword), "702.168d" if word == "disguise" else "702.37e")
        for word in CASTING
        for keyword in as_up.abilities.keyword(word)
    ]
    manifested = {FaceDown.MANIFESTED: "701.40b", FaceDown.CLOAKED: "701.58b"}.get(it.face_down or FaceDown.TURNED)
    if manifested is not None and _is_creature_card(it):
        found.append(Up("mana cost", it.base.mana_cost, (), manifested))
    return found


def _is_creature_card(it: GameObject) -> bool:
    """The card alone is asked, not what applies to the permanent (701.40b)."""
    printed: Characteristics = it.base
    return it.card is not None and "Creature" in printed.types and bool(printed.mana_cost)


def _payable(game: Game, player: PlayerId, it: GameObject, up: Up) -> bool:
    try:
        costs.check(game, up.parts, Frame(it.id, player))
        mana.check(game, player, ManaCost.of(up.mana))
    except Illegal:
        return False
    return True


def _options(game: Game, player: PlayerId) -> Iterable[Option]:
    """Any time the player has priority (116.2b)."""
    for it in game.permanents():
        if it.face_down is None or game.controller(it) != player:
            continue
        if any(_payable(game, player, it, up) for up in ways_up(game, it)):
            label = Message("special-of", {"act": ACT, "source": it.target})
            yield Option(f"{ACT} {it.id}", label, "priority", object=it.id, action=Special(it.id, ACT))


def _do(game: Game, player: PlayerId, act: Special) -> Gen[None]:
    """Show the cost, pay it, and turn the permanent face up; it doesn't use the stack (702.37e, 702.168d, 701.40b)."""
    it = game.now(act.object)
    if it is None or it.zone is not Zone.BATTLEFIELD or it.face_down is None or game.controller(it) != player:
        raise Illegal(Message("no-face-down-of-yours", {"object": TargetId.of_object(act.object)}), "116.2b")
    can = ways_up(game, it)
    if not can:
        rule = {FaceDown.MANIFESTED: "701.40b", FaceDown.CLOAKED: "701.58b", FaceDown.DISGUISE: "702.168d"}
        raise Illegal(Message("no-way-face-up", {"object": it.target}), rule.get(it.face_down, "702.37e"))
    up = can[0] if len(can) == 1 else (yield from _which(player, it, can))
    x = (yield from _choose_x(player, it)) if "X" in symbols(up.mana) or costs.has_x(up.parts) else None
    price = ManaCost.of(up.mana, x)
    frame = Frame(it.id, player, x=x)
    costs.check(game, up.parts, frame)
    mana.check(game, player, price)
    with game.because("116.2b", up.rule):
        yield from mana.pay(game, player, price)
        yield from costs.pay(game, up.parts, frame)
        yield from turn_face_up(game, [it.id], player, x, up.name)


def _which(player: PlayerId, it: GameObject, can: list[Up]) -> Gen[Up]:
    """(701.40c-d, 701.58c-d)"""
    options = [Option(up.name, Message("face-up-for", {"way": up.name, "cost": up.mana}), kind="cost") for up in can]
    answer = yield Choice(player, "cost", Message("choose-face-up", {"source": it.target}), "701.40c", options)
    return next(up for up in can if up.name == answer[0])


def _choose_x(player: PlayerId, it: GameObject) -> Gen[int]:
    """Chosen just before the cost is paid (107.3d); other abilities speak of it too (702.37f, 702.168e)."""
    answer = yield Choice(player, "x", Message("choose-x", {"source": it.target}), "107.3d", (), 0, None, form="number")
    return int(answer)


SPECIALS[ACT] = SpecialAction("116.2b", _options, _do)
