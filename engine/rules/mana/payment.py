"""Paying mana: the ways a cost can be paid, the pool (CR 106.4, 107.4, 601.2g-h)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.abilities import sentences as ac
from engine.abilities.ability import Activated
from engine.events import AbilityActivated, ManaAdded, ManaSpent
from engine.rules import costs
from engine.rules.hooks import Hooks
from engine.rules.instructions.performing import perform_all
from engine.rules.mana import tapped_for_mana as mana_triggers
from engine.rules.mana.production import activated_of, place_of
from engine.rules.mana.restrictions_on_spending import ALONE, Purpose, may_pay
from engine.rules.mana.snow_mana import snow
from engine.rules.mana.sources import Source, sources
from engine.rules.pipeline import commit, happen
from engine.rules.players.paying_life import can_pay
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_costs import ManaCost


@dataclass(frozen=True, slots=True)
class Unit:
    """One mana that could be spent: the letters it can be, its rider, and where it would come from."""

    letters: str
    riders: tuple[str, ...]
    source: int | None
    """The place of its source in the list of sources; None for mana in the pool."""
    beside: bool = False
    """Whether a triggered mana ability adds it beside what the source makes."""


# ---- how Phyrexian symbols are paid (107.4f, 601.2b)


def announce_phyrexian(game: Game, player: PlayerId, cost: ManaCost) -> Gen[int]:
    """The player says of each Phyrexian symbol whether mana or 2 life pays it; returns the life to pay.

    The cost is changed so that only mana is left in it.
    """
    life = 0
    for symbol in [s for s in cost.colored if s.endswith("/P")]:
        can_live = can_pay(game, player, life + 2)
        cost.colored.remove(symbol)
        with_mana = ManaCost(cost.generic, [*(s.removesuffix("/P") for s in cost.colored), symbol.removesuffix("/P")])
        options = []
        if payable(game, player, with_mana) or not can_live:
            options.append(
                Option("mana", Message("mana", {"mana": "{" + symbol.removesuffix("/P") + "}"}), kind="mana")
            )
        if can_live:
            options.append(Option("life", Message("two-life"), kind="life", number=2))
        prompt = Message("choose-phyrexian", {"symbol": "{" + symbol + "}"})
        answer = yield Choice(player, "phyrexian", prompt, "107.4f", options)
        if answer == ["life"]:
            life += 2
        else:
            cost.colored.append(symbol.removesuffix("/P"))
    return life


# ---- whether and how a cost can be paid


def check(
    game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose = ALONE, *changed: str, rule: str = "601.2h"
) -> None:
    """Raise ``Illegal`` if the player cannot pay the cost; ``changed`` are the rules that made it what it is, ``rule``
    the one by which it is paid."""
    if not payable(game, player, cost, purpose):
        words: dict[str, object] = {"player": TargetId.of_player(player), "cost": cost.text}
        others = [one for names in NOT_CHOSEN for one in names(game, player)]
        if others:
            raise Illegal(Message("cannot-pay-alone", {**words, "others": others}), *changed, "601.2g", rule)
        raise Illegal(Message("cannot-pay", words), *changed, rule)


NOT_CHOSEN: Hooks[Callable[[Game, PlayerId], list[TargetId]]] = Hooks()
"""What names the permanents with mana abilities that a player could activate, but which paying does not choose by
itself (605.3a)."""


def payable(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose = ALONE) -> bool:
    """Whether the player can pay the cost now. Phyrexian symbols count as paid with life where it is there."""
    who = game.players[player]
    if who.mana_source == "any" or cost.free:
        return True
    colored = list(cost.colored)
    life = who.life
    for symbol in cost.colored:
        if symbol.endswith("/P") and life >= 2:
            colored.remove(symbol)
            life -= 2
    return _plan(game, player, ManaCost(cost.generic, colored), purpose) is not None


@dataclass(slots=True)
class Plan:
    """How a cost will be paid: which sources make which mana, and what is spent (keys of the pool)."""

    taps: list[tuple[Source, str]] = field(default_factory=list)
    spend: list[str] = field(default_factory=list)


OF_ANY_COLOR: Hooks[Callable[[Game, PlayerId, Purpose], bool]] = Hooks()
"""Functions that say whether a player may spend mana on something as though it were mana of any color (609.4b)."""


def _plan(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose) -> Plan | None:
    """Pay from the pool first, then by tapping, flexible sources last; None if it can't be done."""
    known = sources(game, player) if game.players[player].mana_source == "lands" else []
    known = [source for source in known if source.object not in purpose.busy]
    if any(may(game, player, purpose) for may in OF_ANY_COLOR):
        cost = ManaCost(cost.generic, list(cost.colored))
        cost.loosen("color")
    units = _units(game, player, known, purpose, cost.generic + 2 * len(cost.colored))
    for generic, demands in cost.variants():
        plan = _assign(known, units, generic, demands)
        if plan is not None:
            return plan
    return None


def _units(game: Game, player: PlayerId, known: list[Source], purpose: Purpose, most: int) -> list[Unit]:
    """The mana that could be spent, of each kind no more than is needed at most."""
    units = []
    for key, count in sorted(game.players[player].mana.items()):
        letter, *riders = key.split("|")
        if may_pay(game, riders, purpose):
            units += [Unit(letter, tuple(riders), None)] * min(count, most)
    for place, source in enumerate(known):
        marked = (*snow(game, source.object), *source.riders)
        if may_pay(game, marked, purpose):
            units += [Unit(source.colors, marked, place)] * min(source.amount * source.times, most)
        units += [Unit(letter, (), place, beside=True) for letter in source.bonus]
    return units


def _assign(known: list[Source], units: list[Unit], generic: int, demands: list[str]) -> Plan | None:
    """Give every symbol a unit of its own, then the generic part; each source makes one color of mana, and no
    permanent is used twice."""
    matched = _match(demands, _slots(known, units))
    if matched is None:
        return None
    plan = Plan()
    colors: dict[int, str] = {}
    busy: dict[ObjectId, int] = {}

    def take(unit: Unit, letter: str) -> bool:
        if unit.source is not None:
            source = known[unit.source]
            if busy.setdefault(source.object, unit.source) != unit.source:
                return False
            made = colors.setdefault(unit.source, source.colors[0] if unit.beside else letter)
            letter = letter if unit.beside else made
        plan.spend.append("|".join((letter, *unit.riders)))
        return True

    for place, unit in matched.items():
        wanted = demands[place]
        letter = unit.letters[0] if wanted == "S" else next(c for c in wanted if c in unit.letters)
        if not take(unit, letter):
            return None
    rest = list(units)
    for unit in matched.values():
        rest.remove(unit)
    for unit in sorted(rest, key=lambda u: u.source is not None and u.source not in colors):
        if len(plan.spend) == len(demands) + generic:
            break
        take(unit, unit.letters[0])
    if len(plan.spend) < len(demands) + generic:
        return None
    plan.taps = [(known[place], letter) for place, letter in colors.items()]
    return plan


def _slots(known: list[Source], units: list[Unit]) -> list[list[Unit]]:
    """The units of which only one can be had: each by itself, except that a permanent with several abilities that
    make one mana each (a land with two basic land types, 305.6) is tapped for one of them."""
    slots: dict[tuple[str, int], list[Unit]] = {}
    for number, unit in enumerate(units):
        source = known[unit.source] if unit.source is not None else None
        one_of_it = source is not None and source.amount * source.times == 1 and not source.bonus
        slots.setdefault(("permanent", source.object) if source and one_of_it else ("unit", number), []).append(unit)
    return list(slots.values())


def _fits(demand: str, unit: Unit) -> bool:
    if demand == "S":
        return "snow" in unit.riders
    return any(letter in unit.letters for letter in demand)


def _match(demands: list[str], slots: list[list[Unit]]) -> dict[int, Unit] | None:
    """Give every symbol a unit of mana out of a slot of its own (an augmenting-path matching), or None."""
    taken: dict[int, int] = {}

    def place(demand: int, seen: set[int]) -> bool:
        for number, slot in enumerate(slots):
            if number in seen or not any(_fits(demands[demand], unit) for unit in slot):
                continue
            seen.add(number)
            if number not in taken or place(taken[number], seen):
                taken[number] = demand
                return True
        return False

    for demand in range(len(demands)):
        if not place(demand, set()):
            return None
    return {
        demand: next(unit for unit in slots[number] if _fits(demands[demand], unit)) for number, demand in taken.items()
    }


# ---- paying


def pay(game: Game, player: PlayerId, cost: ManaCost, purpose: Purpose = ALONE) -> Gen[None]:
    """Pay a mana cost that ``check`` found payable: activate mana abilities, then spend (601.2g-h)."""
    if cost.free:
        return
    if game.players[player].mana_source == "any":
        game.assume("mana-is-unlimited", player=game.players[player].name)
        if purpose.alone:
            commit(game, [ManaSpent(player, (), cost.text)], "118.1")
        return
    plan = _plan(game, player, cost, purpose)
    if plan is None:
        raise Illegal(Message("cannot-pay", {"player": TargetId.of_player(player), "cost": cost.text}), "601.2h")
    for source, letter in plan.taps:
        yield from _make(game, player, source, letter)
    alone = purpose.alone
    commit(game, [ManaSpent(player, tuple(plan.spend), cost.text if alone else "")], "118.1" if alone else "601.2h")


def _make(game: Game, player: PlayerId, source: Source, letter: str) -> Gen[None]:
    """Activate one mana ability for a payment (605.3a)."""
    it = game.objects[source.object]
    ch = game.characteristics(it)
    known = activated_of(it, ch)
    ability = known[source.index]
    assert isinstance(ability, Activated)
    riders = (*snow(game, source.object), *source.riders)
    since = len(game.log)
    with game.because("605.3a"):
        place = place_of(known, source.index)
        logged = commit(game, [AbilityActivated(source.object, player, None, ability, place)])[0]
        with game.under(logged):
            frame = Frame(source.object, player, ability)
            yield from costs.pay(game, ability.costs, frame)
            yield from happen(game, [ManaAdded(player, letter * source.amount, source.object, riders)], "106.4")
            yield from perform_all(game, ac.Sentences(ability.effect.parts[1:]), frame)
            yield from mana_triggers.resolved(game, source.object, player, ability, since)
