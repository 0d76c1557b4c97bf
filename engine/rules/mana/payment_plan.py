"""How a mana cost can be paid: which mana abilities make which mana, and what is spent (CR 601.2g-h, 107.4)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from engine.rules.hooks import Hooks
from engine.rules.mana.mana_by_its_source import by_its_source
from engine.rules.mana.preferred_sources import Reluctance, needed_in_hand
from engine.rules.mana.restrictions_on_spending import Purpose, may_pay, pays_generic
from engine.rules.mana.sources import Source, sources
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import LETTERS, OF_ANY_TYPE, ManaCost

OF_ANY_COLOR: Hooks[Callable[[Game, PlayerId, Purpose], bool]] = Hooks()
"""Functions that say whether a player may spend mana on something as though it were mana of any color (609.4b)."""

_NEVER = 1 << 80
"""More than any plan costs: mana that does not pay for a symbol."""

_MOST_NEEDS = 15
"""So many needs are counted: mana in the pool stays more welcome than any source's."""

_MOST_TRIES = 64
"""So many ways are tried of deciding what sources of several colors make."""


@dataclass(frozen=True, slots=True)
class Unit:
    """One mana that could be spent: the letters it can be, its rider, and where it would come from."""

    letters: str
    riders: tuple[str, ...]
    source: int | None
    """The place of its source in the list of sources; None for mana in the pool."""
    beside: bool = False
    """Whether it comes with the mana that the source is tapped for: of that ability or of a triggered one."""
    generic: bool = True
    """Whether generic mana can be paid with it (107.4b)."""
    needed: int = 0
    """For how many other cards in hand mana of the pool could be needed."""

    def pays(self, demand: str) -> bool:
        """Whether it can be spent on a symbol, given as its letters, "S" for snow mana, "" for generic mana."""
        if demand == "S":
            return "snow" in self.riders
        return any(letter in self.letters for letter in demand) if demand else self.generic

    def letter_for(self, demand: str) -> str:
        """What it is where it pays for such a symbol."""
        return next((c for c in demand if c in self.letters), self.letters[0])


@dataclass(slots=True)
class Plan:
    """How a cost will be paid: which sources make which mana, and what is spent (keys of the pool)."""

    taps: list[tuple[Source, str]] = field(default_factory=list)
    spend: list[str] = field(default_factory=list)
    price: int = 0
    """How unwelcome it is, by the reluctance of what it uses."""


def plan(
    game: Game,
    player: PlayerId,
    cost: ManaCost,
    purpose: Purpose,
    reluctance: Reluctance | None = None,
    without: Collection[ObjectId] = (),
    by_lands: bool = False,
) -> Plan | None:
    """A way to pay the cost from the pool and by the player's mana abilities; None if there is none.

    It is the least unwelcome one where ``reluctance`` says what should rather be left alone. ``without`` are permanents
    that are not used. ``by_lands``: as though mana came from the player's own mana abilities.
    """
    known = sources(game, player) if by_lands or game.players[player].mana_source == "lands" else []
    known = [one for one in known if one.object not in purpose.busy and one.object not in without]
    if any(may(game, player, purpose) for may in OF_ANY_COLOR):
        cost = ManaCost(cost.generic, list(cost.colored))
        cost.loosen("color")
    needed = needed_in_hand(game, player, purpose) if reluctance is not None else {}
    units = _units(game, player, known, purpose, cost.generic + 2 * len(cost.colored), needed)
    prices = [reluctance(one) if reluctance is not None else 0 for one in known]
    best = None
    for generic, demands in cost.variants():
        found = _Search(known, prices, [*demands, *[""] * generic]).best(units)
        if found is not None and (best is None or found.price < best.price):
            best = found
        if best is not None and reluctance is None:
            break
    return best


def _units(
    game: Game, player: PlayerId, known: list[Source], purpose: Purpose, most: int, needed: Mapping[str, int]
) -> list[Unit]:
    """The mana that could be spent, of each kind no more than is needed at most; that which may only be spent on some
    things first. ``needed`` says of each type of mana for how many other cards it could be needed."""
    units = []
    for key, count in sorted(game.players[player].mana.items(), key=lambda one: ("|" not in one[0], one[0])):
        letter, *riders = key.split("|")
        if may_pay(game, riders, purpose):
            needs = 0 if riders else min(needed.get(letter, 0), _MOST_NEEDS)
            if letter == OF_ANY_TYPE:
                unit = Unit(LETTERS, (OF_ANY_TYPE,), None, needed=_MOST_NEEDS)
            else:
                unit = Unit(letter, tuple(riders), None, generic=pays_generic(game, riders), needed=needs)
            units += [unit] * min(count, most)
    for place, source in enumerate(known):
        marked = (*by_its_source(game, source.object), *source.riders)
        if may_pay(game, marked, purpose):
            generic = pays_generic(game, marked)
            units += [Unit(source.colors, marked, place, generic=generic)] * min(source.amount * source.times, most)
            units += [Unit(letter, marked, place, beside=True, generic=generic) for letter in source.also]
        units += [Unit(letter, (), place, beside=True) for letter in source.bonus]
    return units


@dataclass(slots=True)
class _Search:
    """The search for the least unwelcome way to give each symbol a mana of its own."""

    known: list[Source]
    prices: list[int]
    demands: list[str]
    tries: int = 0

    def best(self, units: list[Unit]) -> Plan | None:
        """The best plan with these units. Where a permanent would have to make two kinds of mana at once, it is tried
        with each of them."""
        self.tries += 1
        slots = self._slots(units)
        weights = [[self._weight(slot, demand) for slot in slots] for demand in self.demands]
        matched = assignment(weights, _NEVER)
        if matched is None:
            return None
        chosen = [
            (demand, min((u for u in slots[at] if u.pays(demand)), key=self._price))
            for demand, at in zip(self.demands, matched, strict=True)
        ]
        torn = self._torn(chosen)
        if torn is None:
            return self._made(chosen)
        plans = [self.best(fixed) for fixed in self._fixed(units, torn) if self.tries < _MOST_TRIES]
        return min((one for one in plans if one is not None), key=lambda one: one.price, default=None)

    def _price(self, unit: Unit) -> int:
        return self.prices[unit.source] if unit.source is not None else unit.needed

    def _weight(self, slot: list[Unit], demand: str) -> int:
        return min((self._price(unit) for unit in slot if unit.pays(demand)), default=_NEVER)

    def _slots(self, units: list[Unit]) -> list[list[Unit]]:
        """The units of which only one can be had: each by itself, except that a permanent with several abilities that
        make one mana each (a land with two basic land types, 305.6) is tapped for one of them."""
        slots: dict[tuple[str, int], list[Unit]] = {}
        for number, unit in enumerate(units):
            source = self.known[unit.source] if unit.source is not None else None
            one_of_it = source is not None and source.amount * source.times == 1 and not source.bonus + source.also
            slots.setdefault(("permanent", source.object) if source and one_of_it else ("unit", number), []).append(
                unit
            )
        return list(slots.values())

    def _torn(self, chosen: Sequence[tuple[str, Unit]]) -> ObjectId | None:
        """A permanent that would be used for more than one ability, or for two kinds of mana."""
        used: dict[ObjectId, tuple[int, str | None]] = {}
        for demand, unit in chosen:
            if unit.source is None:
                continue
            of = self.known[unit.source].object
            letter = unit.letter_for(demand) if _of_a_type(demand) and not unit.beside else None
            place, before = used.setdefault(of, (unit.source, letter))
            if place != unit.source or (letter and before and letter != before):
                return of
            used[of] = place, before or letter
        return None

    def _fixed(self, units: list[Unit], torn: ObjectId) -> Iterator[list[Unit]]:
        """The units, with each kind of mana in turn that a permanent may be tapped for."""
        others = [u for u in units if u.source is None or self.known[u.source].object != torn]
        for place, source in enumerate(self.known):
            if source.object == torn:
                mine = [u for u in units if u.source == place]
                for letter in source.colors:
                    yield [*others, *(u if u.beside else replace(u, letters=letter) for u in mine)]

    def _made(self, chosen: Sequence[tuple[str, Unit]]) -> Plan:
        made = Plan()
        colors: dict[int, str] = {}
        for demand, unit in chosen:
            if unit.source is not None and not unit.beside and _of_a_type(demand):
                colors[unit.source] = unit.letter_for(demand)
        for demand, unit in chosen:
            letter = unit.letter_for(demand)
            if unit.source is not None:
                tapped = colors.setdefault(unit.source, self.known[unit.source].colors[0] if unit.beside else letter)
                letter = letter if unit.beside else tapped
            made.spend.append("|".join((letter, *unit.riders)))
            made.price += self._price(unit)
        made.taps = [(self.known[place], letter) for place, letter in colors.items()]
        return made


def _of_a_type(demand: str) -> bool:
    """Whether it matters to a symbol of which type the mana is (107.4b, 107.4h)."""
    return demand not in ("", "S")


def assignment(weights: list[list[int]], never: int) -> list[int] | None:
    """For each row a column of its own, so that the sum of their weights is least (the Hungarian method); None where a
    row must take what weighs ``never``."""
    rows, columns = len(weights), len(weights[0]) if weights else 0
    if rows > columns:
        return None
    of_row, of_column = [0.0] * (rows + 1), [0.0] * (columns + 1)
    taken_by, way = [0] * (columns + 1), [0] * (columns + 1)
    for row in range(1, rows + 1):
        taken_by[0], column = row, 0
        least, seen = [inf] * (columns + 1), [False] * (columns + 1)
        while taken_by[column]:
            seen[column] = True
            here, step, next_column = taken_by[column], inf, 0
            for other in range(1, columns + 1):
                if seen[other]:
                    continue
                left = weights[here - 1][other - 1] - of_row[here] - of_column[other]
                if left < least[other]:
                    least[other], way[other] = left, column
                if least[other] < step:
                    step, next_column = least[other], other
            for other in range(columns + 1):
                if seen[other]:
                    of_row[taken_by[other]] += step
                    of_column[other] -= step
                else:
                    least[other] -= step
            column = next_column
        while column:
            taken_by[column] = taken_by[way[column]]
            column = way[column]
    found = {row - 1: column - 1 for column, row in enumerate(taken_by) if row and column}
    matched = [found[row] for row in range(rows)]
    return matched if all(weights[row][at] < never for row, at in enumerate(matched)) else None
