"""Paying mana: the ways a cost can be paid, the pool (CR 106.4, 107.4, 601.2g-h)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.abilities import sentences as ac
from engine.abilities.ability import Activated
from engine.events import AbilityActivated, ManaAdded, ManaEmptied, ManaSpent
from engine.rules import costs
from engine.rules.hooks import Hooks
from engine.rules.instructions.performing import perform_all
from engine.rules.mana import tapped_for_mana as mana_triggers
from engine.rules.mana.choosing_payment import choose_plan
from engine.rules.mana.mana_by_its_source import by_its_source
from engine.rules.mana.payment_plan import plan
from engine.rules.mana.production import activated_of, place_of
from engine.rules.mana.restrictions_on_spending import (
    ALONE,
    Purpose,
    limits_on_pool,
    makes_something,
    may_pay,
    pays_generic,
)
from engine.rules.mana.sources import Source
from engine.rules.pipeline import commit, happen
from engine.rules.triggers.noticing_triggers import notice_completed
from engine.state.choices import Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.repeats import Paid

# ---- whether and how a cost can be paid


def check(
    game: Game,
    player: PlayerId,
    cost: ManaCost,
    purpose: Purpose = ALONE,
    *changed: str,
    rule: str = "601.2h",
    because: Message | str = "",
    whole: ManaCost | None = None,
) -> None:
    """Raise ``Illegal`` if the player cannot pay the cost; ``changed`` are the rules that made it what it is,
    ``because`` says what did, ``rule`` is the one by which it is paid, ``whole`` is what life pays a part of."""
    if not payable(game, player, cost, purpose):
        words: dict[str, object] = {"player": TargetId.of_player(player), "cost": (whole or cost).text}
        others = [one for names in NOT_CHOSEN for one in names(game, player)]
        if others:
            raise Illegal(Message("cannot-pay-alone", {**words, "others": others}), *changed, "601.2g", rule)
        limits = limits_on_pool(game, player, purpose)
        if limits:
            raise Illegal(Message("cannot-pay-limited", {**words, "limits": limits}), *changed, "106.6", rule)
        lost = _has_lost_mana(game, player)
        besides = Message("mana-was-lost", {"player": words["player"]}) if lost else ""
        reasons = (*changed, rule, "500.5") if lost else (*changed, rule)
        raise Illegal(Message("cannot-pay", {**words, "because": because, "besides": besides}), *reasons)


def _has_lost_mana(game: Game, player: PlayerId) -> bool:
    """Whether this turn a player's mana was lost as a step or phase ended, and there is none now (500.5)."""
    return not game.players[player].mana and any(one.player == player for one in game.this_turn(ManaEmptied))


NOT_CHOSEN: Hooks[Callable[[Game, PlayerId], list[TargetId]]] = Hooks()
"""What names the permanents with mana abilities that a player could activate, but which paying does not choose by
itself (605.3a)."""


def payable(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose = ALONE) -> bool:
    """Whether the player can pay the cost now. Phyrexian symbols count as paid with life where it is there."""
    who = game.players[player]
    if cost.free or (who.mana_source == "any" and not (who.tapped_out and purpose.alone)):
        return True
    able = _plannable(game, player, cost, purpose, by_lands=who.mana_source != "pool")
    if not able and who.mana_source == "any":
        game.assume("only-the-lands-shown", player=who.name)
    return able


def in_pool(game: Game, player: PlayerId, cost: ManaCost) -> bool:
    """Whether a player can pay a cost without activating mana abilities (118.3a)."""
    return cost.free or plan(game, player, cost, ALONE, without=[it.id for it in game.permanents()]) is not None


def is_beyond_lands(game: Game, player: PlayerId, cost: ManaCost) -> bool:
    """Whether a cost is more than the permanents of a player can make who has lands, where nobody has said that there
    is more mana than theirs."""
    if not game.players[player].mana_untold or cost.free:
        return False
    mine = [ch for it in game.permanents() if (ch := game.characteristics(it)).controller == player]
    return any("Land" in ch.types for ch in mine) and not _plannable(game, player, cost, ALONE, by_lands=True)


def _plannable(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose, *, by_lands: bool = False) -> bool:
    colored = list(cost.colored)
    life = game.players[player].life
    for symbol in cost.colored:
        if symbol.endswith("/P") and life >= 2:
            colored.remove(symbol)
            life -= 2
    return plan(game, player, ManaCost(cost.generic, colored), purpose, by_lands=by_lands) is not None


# ---- paying


def pay(
    game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose = ALONE, because: tuple[ObjectId, ...] = ()
) -> Gen[None]:
    """Pay a mana cost that ``check`` found payable: activate mana abilities, then spend (601.2g-h). ``because`` of the
    effects of these objects there is something to pay."""
    if cost.free:
        return
    if game.players[player].mana_source == "any":
        game.assume("mana-is-unlimited", player=game.players[player].name)
        usable = frozenset(unit for unit in game.players[player].mana if may_pay(game, unit.split("|")[1:], purpose))
        game.repeats.note_paid(Paid(player, ManaCost(cost.generic, [*cost.colored]), usable))
        if purpose.alone:
            beyond = is_beyond_lands(game, player, cost)
            commit(game, [ManaSpent(player, (), cost.text, because, beyond_lands=beyond)], "118.1")
        elif made := _made_for_it(game, player, cost, purpose):
            commit(game, [ManaSpent(player, made)], "601.2h")
        return
    chosen = yield from choose_plan(game, player, cost, purpose)
    for source, letter in chosen.taps:
        yield from _make(game, player, source, letter)
    alone = purpose.alone
    spent = ManaSpent(player, tuple(chosen.spend), cost.text if alone else "", because)
    commit(game, [spent], "118.1" if alone else "601.2h")


def _made_for_it(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose) -> tuple[str, ...]:
    """Of the mana in the pool of a player whose mana is unlimited, what makes something of the spell that it is spent
    on: whoever made it spends it (106.6)."""
    letters, generic, spent = list(cost.colored), cost.generic, []
    for unit in Counter(game.players[player].mana).elements():
        letter, *riders = unit.split("|")
        if not makes_something(game, riders) or not may_pay(game, riders, purpose):
            continue
        symbol = next((one for one in letters if letter in one.split("/")), None)
        if symbol is not None:
            letters.remove(symbol)
        elif generic and pays_generic(game, riders):
            generic -= 1
        else:
            continue
        spent.append(unit)
    return tuple(spent)


def _make(game: Game, player: PlayerId, source: Source, letter: str) -> Gen[None]:
    """Activate one mana ability for a payment (605.3a)."""
    it = game.objects[source.object]
    ch = game.characteristics(it)
    known = activated_of(it, ch)
    ability = known[source.index]
    assert isinstance(ability, Activated)
    riders = (*by_its_source(game, source.object), *source.riders)
    since = len(game.log)
    with game.because("605.3a"):
        place = place_of(known, source.index)
        logged = commit(game, [AbilityActivated(source.object, player, None, ability, place)])[0]
        with game.under(logged):
            frame = Frame(source.object, player, ability, to_act=True)
            yield from costs.pay(game, ability.costs, frame)
            notice_completed(game, logged)
            made = letter * source.amount + source.also[: len(source.also) // source.times]
            yield from happen(game, [ManaAdded(player, made, source.object, riders)], "106.4")
            yield from perform_all(game, ac.Sentences(ability.effect.parts[1:]), frame)
            yield from mana_triggers.resolved(game, source.object, player, ability, since)
