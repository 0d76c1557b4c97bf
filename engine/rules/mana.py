"""Mana: costs, pools, and paying (CR 106, 107.4, 118, 601.2g-h)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from engine.abilities import actions as ac
from engine.abilities.ability import Activated, DoAsCost, LoyaltyCost, TapSymbol
from engine.abilities.amounts import Fixed
from engine.abilities.base import Ability, Node
from engine.abilities.commanding import ToCastCommander
from engine.abilities.nouns import Group
from engine.abilities.refs import This, You
from engine.characteristics import Characteristics
from engine.decisions import Choice, Gen, Illegal, Message, Option
from engine.events import AbilityActivated, ManaAdded, ManaSpent
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject
from engine.printed import symbols
from engine.registry import Table
from engine.remembering import remembered
from engine.rules.lands import intrinsic_mana
from engine.rules.life import can_pay
from engine.rules.pipeline import commit, happen
from engine.rules.targeting import phrases
from engine.rules.walk import found

LETTERS = "WUBRGC"


@dataclass(slots=True)
class ManaCost:
    """A mana cost to pay: ``generic`` mana, and the other symbols as written without braces.

    Among them are hybrid ("W/U"), monocolored hybrid ("2/W"), Phyrexian ("W/P") and snow ("S") symbols
    (107.4e-h). Once a player has said how Phyrexian symbols are paid, none is left (601.2b).
    """

    generic: int = 0
    colored: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, text: str, x: int = 0) -> ManaCost:
        """Read a cost in braces, with the value of X."""
        made = cls()
        for symbol in symbols(text):
            if symbol.isdigit():
                made.generic += int(symbol)
            elif symbol in {"X", "Y", "Z"}:
                made.generic += x
            else:
                made.colored.append(symbol)
        return made

    def change(self, generic: int) -> None:
        """Raise or lower the generic part, to no less than nothing (601.2f)."""
        self.generic = max(0, self.generic + generic)

    def spare(self, color: str) -> bool:
        """Take one mana of a color out of the cost, if it is there; of a hybrid symbol where no other is (118.7)."""
        halves = (s for s in self.colored if color in s.split("/") and not s.endswith("/P"))
        found = color if color in self.colored else next(halves, None)
        if found is not None:
            self.colored.remove(found)
        return found is not None

    def loosen(self, of_any: str) -> None:
        """Let mana be spent as though it were of any "color", or of any "type": then colorless symbols too (609.4b).
        Snow and Phyrexian symbols stay as they are.
        """
        kept = [s for s in self.colored if s == "S" or s.endswith("/P") or (s == "C" and of_any == "color")]
        self.generic += len(self.colored) - len(kept)
        self.colored = kept

    @property
    def free(self) -> bool:
        return self.generic == 0 and not self.colored

    @property
    def text(self) -> str:
        """The cost in braces, with X as a number."""
        parts = [str(self.generic)] if self.generic or not self.colored else []
        return "".join("{" + p + "}" for p in (*parts, *self.colored))

    def variants(self) -> Iterator[tuple[int, list[str]]]:
        """The ways to read it with each monocolored hybrid symbol as its color or as two generic (107.4e)."""
        mono = [s for s in self.colored if s.startswith("2/")]
        rest = [s.replace("/", "") for s in self.colored if not s.startswith("2/")]
        for picks in product((True, False), repeat=len(mono)):
            letters = [s[2] for s, as_color in zip(mono, picks, strict=True) if as_color]
            yield self.generic + 2 * picks.count(False), rest + letters


@dataclass(frozen=True, slots=True)
class Purpose:
    """What mana is being spent on, for mana that may only be spent on some things (106.6)."""

    spell: int | None = None
    ability_of: int | None = None
    busy: frozenset[int] = frozenset()
    """Permanents that are tapped for another part of the same cost."""

    @property
    def alone(self) -> bool:
        """Whether it is a payment of its own, not for a spell or ability being put onto the stack (118.12)."""
        return self.spell is None and self.ability_of is None


PRODUCES: Table[Callable[[Game, Any, Frame], tuple[str, int | None]]] = Table("mana being made")
"""What a verb that adds mana would add: the letters it can be, and how many of one of them, if that is fixed and
only one kind of mana is added."""

RIDERS: dict[str, Callable[[Game, Purpose], bool]] = dict.fromkeys(("combat", "snow"), lambda game, purpose: True)
"""What is written on a unit of mana beside its type: whether it may be spent on a purpose. Riders stand in the
pool behind the letter: "C|snow"."""


@dataclass(slots=True)
class Source:
    """A mana ability that could be activated to pay: what it can make, and how many mana at once."""

    object: int
    index: int
    colors: str
    amount: int = 1
    used_up: bool = False
    """Whether the permanent is sacrificed for it: such sources are used last."""
    bonus: str = ""
    """What triggered mana abilities add beside it (605.4a)."""
    riders: tuple[str, ...] = ()
    """What restricts the mana it makes (106.6)."""
    times: int = 1
    """How many times as much of it there is instead (106.12b)."""
    hurts: bool = False
    """Whether it deals damage to the player: such sources are used after the others."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One mana that could be spent: the letters it can be, its rider, and where it would come from."""

    letters: str
    riders: tuple[str, ...]
    source: int | None
    """The place of its source in the list of sources; None for mana in the pool."""
    beside: bool = False
    """Whether a triggered mana ability adds it beside what the source makes."""


@remembered
def is_mana_ability(ability: Ability) -> bool:
    """An activated ability without a target that could add mana and is no loyalty ability (605.1a)."""
    if not isinstance(ability, Activated) or any(isinstance(c, LoyaltyCost) for c in ability.costs):
        return False
    adds = next(iter(found(ability.effect, *PRODUCES.classes())), None)
    return adds is not None and not phrases(ability.effect)


def activated_of(it: GameObject, ch: Characteristics) -> Sequence[Ability]:
    """An object's activated abilities, then those it has by rule for its basic land types (305.6)."""
    return (*ch.abilities.activated, *intrinsic_mana(ch))


def sources(game: Game, player: int) -> list[Source]:
    """The player's mana abilities that cost no mana and could be activated now, the least flexible first."""
    from engine.rules import mana_multiplied, mana_triggers

    found_sources = []
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller != player or it.tapped:
            continue
        if "Creature" in ch.types and not ch.has("haste") and game.sick(it):
            continue
        for index, ability in enumerate(activated_of(it, ch)):
            made = _makes(game, ability, Frame(it.id, player, ability))
            if made is not None and isinstance(ability, Activated):
                used_up = any(isinstance(c, DoAsCost) for c in ability.costs)
                taps = any(isinstance(c, TapSymbol) for c in ability.costs)
                bonus = mana_triggers.bonus(game, it.id, player, made[0]) if taps else ""
                times = mana_multiplied.factor(game, it.id, player) if taps else 1
                hurts = len(ability.effect.parts) > 1
                source = Source(it.id, index, made[0], made[1], used_up, bonus, made[2], times, hurts)
                found_sources.append(source)
    return sorted(found_sources, key=lambda s: (s.used_up, s.hurts, len(s.colors), s.amount))


def _makes(game: Game, ability: Ability, frame: Frame) -> tuple[str, int, tuple[str, ...]] | None:
    """What a mana ability makes that only taps, or taps and sacrifices, its permanent, and at most deals damage to
    its controller beside it: letters, amount, and what restricts the mana."""
    if not isinstance(ability, Activated) or not all(map(_hurts_you, ability.effect.parts[1:])):
        return None
    if ability.given is not None or ability.limits or ability.most is not None:
        return None  # whether it may be activated is looked at when the player does it
    for cost in ability.costs:
        sacrifice = isinstance(cost, DoAsCost) and isinstance(cost.verb, ac.Sacrifice) and cost.verb.what == This()
        if not (isinstance(cost, TapSymbol) or sacrifice):
            return None
    sentence = ability.effect.parts[0]
    if not isinstance(sentence, ac.Imperative) or len(sentence.verbs) != 1:
        return None
    verb = sentence.verbs[0]
    produces = PRODUCES.get(type(verb))
    if produces is None:
        return None
    letters, count = produces(game, verb, frame)
    return (letters, count, riders_of(game, getattr(verb, "only", None), frame)) if letters and count else None


def _hurts_you(sentence: Node) -> bool:
    """ "This land deals 1 damage to you." """
    return (
        isinstance(sentence, ac.Does)
        and sentence.subject == This()
        and all(isinstance(verb, ac.DealDamage) and verb.recipients == (You(),) for verb in sentence.verbs)
    )


@PRODUCES.register(ac.AddMana)
def _made(game: Game, verb: ac.AddMana, frame: Frame) -> tuple[str, int | None]:
    made = symbols(verb.mana.text)
    letters = "".join(dict.fromkeys(s for s in made if s in LETTERS))
    return letters, len(made) if len(set(made)) == 1 else None


@PRODUCES.register(ac.AddManaChoice)
def _made_by_choice(game: Game, verb: ac.AddManaChoice, frame: Frame) -> tuple[str, int | None]:
    options = [symbols(o.text) for o in verb.options]
    letters = "".join(dict.fromkeys(s for option in options for s in option if s in LETTERS))
    return letters, 1 if all(len(o) == 1 for o in options) else None


@PRODUCES.register(ac.AddManaAnyColor)
def _made_of_any_color(game: Game, verb: ac.AddManaAnyColor, frame: Frame) -> tuple[str, int | None]:
    return "WUBRG", verb.count.value if isinstance(verb.count, Fixed) else None


# ---- mana that may not be spent on everything (106.6)


def riders_of(game: Game, only: ac.ManaLimit | None, frame: Frame) -> tuple[str, ...]:
    """What restricts the mana being added; the restriction is known by its words (106.6)."""
    if only is None:
        return ()
    from engine.oracle.printer import print_value

    words = print_value(only)
    if words not in RIDERS:
        RIDERS[words] = lambda game, purpose: _may_pay(game, only, purpose)
    return (words,)


def _may_pay(game: Game, only: ac.ManaLimit, purpose: Purpose) -> bool:
    """Whether mana with a restriction may be spent on a purpose (106.6)."""
    if isinstance(only, ac.NotSpentOn):
        return purpose.spell is None or not _is_one(game, only.group, purpose.spell)
    return isinstance(only, ac.SpendOnly) and any(_allows(game, use, purpose) for use in only.uses)


def marks(game: Game, only: ac.ManaLimit | None, frame: Frame) -> tuple[str, ...]:
    """What is true of mana beside its type: that its source is snow, and what restricts it (107.4h, 106.6)."""
    return (*_snow(game, frame.source), *riders_of(game, only, frame))


def _allows(game: Game, use: ac.ManaUse, purpose: Purpose) -> bool:
    """Whether mana that may be spent on this use may be spent on that purpose (106.6)."""
    if isinstance(use, ac.ToCast):
        return purpose.spell is not None and _is_one(game, use.group, purpose.spell)
    if isinstance(use, ToCastCommander):
        return purpose.spell is not None and game.find(purpose.spell).commander is not None
    if isinstance(use, ac.ToActivate):
        return purpose.ability_of is not None and _is_one(game, use.group, purpose.ability_of)
    return purpose.ability_of is not None


def _is_one(game: Game, group: Group, object_id: int) -> bool:
    from engine.rules.matching import fits

    it = game.find(object_id)
    return fits(game, group, it, Frame(object_id, game.controller(object_id)))


# ---- how Phyrexian symbols are paid (107.4f, 601.2b)


def announce_phyrexian(game: Game, player: int, cost: ManaCost) -> Gen[int]:
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


def check(game: Game, player: int, cost: ManaCost, purpose: Purpose = Purpose()) -> None:
    """Raise ``Illegal`` if the player cannot pay the cost."""
    if not payable(game, player, cost, purpose):
        raise Illegal(Message("cannot-pay", {"player": ("player", player), "cost": cost.text}), "601.2h")


def payable(game: Game, player: int, cost: ManaCost, purpose: Purpose = Purpose()) -> bool:
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


def _plan(game: Game, player: int, cost: ManaCost, purpose: Purpose) -> Plan | None:
    """Pay from the pool first, then by tapping, flexible sources last; None if it can't be done."""
    known = sources(game, player) if game.players[player].mana_source == "lands" else []
    known = [source for source in known if source.object not in purpose.busy]
    units = _units(game, player, known, purpose)
    for generic, demands in cost.variants():
        plan = _assign(known, units, generic, demands)
        if plan is not None:
            return plan
    return None


def _units(game: Game, player: int, known: list[Source], purpose: Purpose) -> list[Unit]:
    units = []
    for key, count in sorted(game.players[player].mana.items()):
        letter, *riders = key.split("|")
        if all(RIDERS[r](game, purpose) for r in riders):
            units += [Unit(letter, tuple(riders), None)] * count
    for place, source in enumerate(known):
        marked = (*_snow(game, source.object), *source.riders)
        if all(RIDERS[r](game, purpose) for r in marked):
            units += [Unit(source.colors, marked, place)] * source.amount * source.times
        units += [Unit(letter, (), place, beside=True) for letter in source.bonus]
    return units


def _snow(game: Game, source: int) -> tuple[str, ...]:
    """What is true of mana from a snow source (107.4h)."""
    return ("snow",) if "Snow" in game.characteristics(source).supertypes else ()


def _assign(known: list[Source], units: list[Unit], generic: int, demands: list[str]) -> Plan | None:
    """Give every symbol a unit of its own, then the generic part; each source makes one color of mana, and no
    permanent is used twice."""
    matched = _match(demands, _slots(known, units))
    if matched is None:
        return None
    plan = Plan()
    colors: dict[int, str] = {}
    busy: dict[int, int] = {}

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
        one_of_it = source is not None and source.amount == 1 and not source.bonus
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


def pay(game: Game, player: int, cost: ManaCost, purpose: Purpose = Purpose()) -> Gen[None]:
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
        raise Illegal(Message("cannot-pay", {"player": ("player", player), "cost": cost.text}), "601.2h")
    for source, letter in plan.taps:
        yield from _make(game, player, source, letter)
    alone = purpose.alone
    commit(game, [ManaSpent(player, tuple(plan.spend), cost.text if alone else "")], "118.1" if alone else "601.2h")


def _make(game: Game, player: int, source: Source, letter: str) -> Gen[None]:
    """Activate one mana ability for a payment (605.3a)."""
    from engine.rules import costs, mana_triggers
    from engine.rules.resolving import perform_all

    it = game.objects[source.object]
    ch = game.characteristics(it)
    ability = activated_of(it, ch)[source.index]
    assert isinstance(ability, Activated)
    riders = (*_snow(game, source.object), *source.riders)
    since = len(game.log)
    with game.because("605.3a"):
        logged = commit(game, [AbilityActivated(source.object, player, None, source.index)])[0]
        with game.under(logged):
            frame = Frame(source.object, player, ability)
            yield from costs.pay(game, ability.costs, frame)
            yield from happen(game, [ManaAdded(player, letter * source.amount, source.object, riders)], "106.4")
            yield from perform_all(game, ac.Sentences(ability.effect.parts[1:]), frame)
            yield from mana_triggers.resolved(game, source.object, player, ability, since)


def empty_pools(game: Game) -> None:
    """Unspent mana empties as each step and phase ends (500.5)."""
    from engine.events import ManaEmptied
    from engine.turn_state import Step

    fighting = game.turn.step.is_combat and game.turn.step is not Step.END_OF_COMBAT
    commit(game, [ManaEmptied(p.number, fighting) for p in game.players if p.mana], "500.5")
