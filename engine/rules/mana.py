"""Mana: costs, pools, and paying (CR 106, 107.4, 118, 601.2g-h)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.abilities.ability import Activated, TapSymbol
from engine.abilities.actions import AddMana, AddManaAnyColor, AddManaChoice, Imperative
from engine.abilities.base import Ability
from engine.decisions import Gen, Illegal, Message
from engine.events import AbilityActivated, ManaAdded, ManaSpent, Tapped
from engine.game import Game
from engine.objects import GameObject
from engine.printed import symbols
from engine.rules.pipeline import commit, happen

LETTERS = "WUBRGC"


@dataclass(slots=True)
class ManaCost:
    """A mana cost to pay: ``generic`` mana, and for each other symbol the letters that can pay it.

    A Phyrexian symbol may also be paid with 2 life (107.4f): its letters end in "P". A monocolored hybrid
    symbol ({2/W}) is a letter or two generic mana (107.4e): its letters end in "2".
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
            elif symbol == "S":
                made.generic += 1
            else:
                made.colored.append(symbol.replace("/", ""))
        return made

    def change(self, generic: int) -> None:
        """Raise or lower the generic part, to no less than nothing (601.2f)."""
        self.generic = max(0, self.generic + generic)

    @property
    def free(self) -> bool:
        return self.generic == 0 and not self.colored

    @property
    def text(self) -> str:
        """The cost in braces, without X."""
        parts = [str(self.generic)] if self.generic or not self.colored else []
        parts += ["/".join(c) if len(c) > 1 else c for c in self.colored]
        return "".join("{" + p + "}" for p in parts)


@dataclass(slots=True)
class Source:
    """A mana ability that could be activated to pay: what it can make, and how many mana at once."""

    object: int
    index: int
    colors: str
    amount: int = 1


def is_mana_ability(ability: Ability) -> bool:
    """An activated ability without a target that could add mana and is no loyalty ability (605.1a)."""
    from engine.abilities.ability import LoyaltyCost
    from engine.rules.targeting import phrases
    from engine.rules.walk import found

    if not isinstance(ability, Activated) or any(isinstance(c, LoyaltyCost) for c in ability.costs):
        return False
    adds = next(iter(found(ability.effect, AddMana, AddManaChoice, AddManaAnyColor)), None)
    return adds is not None and not phrases(ability.effect)


def sources(game: Game, player: int) -> list[Source]:
    """The player's mana abilities that cost only {T} and could be activated now."""
    found_sources = []
    for it in game.permanents():
        ch = game.characteristics(it)
        if ch.controller != player or it.tapped:
            continue
        if "Creature" in ch.types and it.since >= game.turn.number and not ch.has("haste"):
            continue
        for index, ability in enumerate(activated_of(it, ch)):
            made = _simple(game, it, ability)
            if made is not None:
                found_sources.append(Source(it.id, index, *made))
    return found_sources


def activated_of(it: GameObject, ch: object) -> Sequence[Ability]:
    """An object's activated abilities, with those it has by rule for its basic land types (305.6)."""
    from engine.characteristics import Characteristics
    from engine.rules.lands import intrinsic_mana

    assert isinstance(ch, Characteristics)
    return (*ch.abilities.activated, *intrinsic_mana(ch))


def _simple(game: Game, it: GameObject, ability: Ability) -> tuple[str, int] | None:
    """What a {T}-only mana ability makes: the letters it can be, and how many."""
    if not isinstance(ability, Activated) or not all(isinstance(c, TapSymbol) for c in ability.costs):
        return None
    if len(ability.effect.parts) != 1:
        return None
    sentence = ability.effect.parts[0]
    if not isinstance(sentence, Imperative) or len(sentence.verbs) != 1:
        return None
    verb = sentence.verbs[0]
    if isinstance(verb, AddMana):
        made = symbols(verb.mana.text)
        return (made[0], len(made)) if made and len(set(made)) == 1 else None
    if isinstance(verb, AddManaChoice):
        options = [symbols(o.text) for o in verb.options]
        return ("".join(o[0] for o in options), 1) if all(len(o) == 1 for o in options) else None
    if isinstance(verb, AddManaAnyColor):
        from engine.abilities.amounts import Fixed

        return ("WUBRG", verb.count.value) if isinstance(verb.count, Fixed) else None
    return None


def check(game: Game, player: int, cost: ManaCost) -> None:
    """Raise ``Illegal`` if the player cannot pay the cost."""
    if game.players[player].mana_source == "any" or cost.free:
        return
    if _plan(game, player, cost) is None:
        raise Illegal(Message("cannot-pay", {"player": ("player", player), "cost": cost.text}), "601.2h")


def payable(game: Game, player: int, cost: ManaCost) -> bool:
    """Whether the player can pay the cost now."""
    return game.players[player].mana_source == "any" or cost.free or _plan(game, player, cost) is not None


@dataclass(slots=True)
class Plan:
    """How a cost will be paid: which sources make which mana, and what is spent."""

    taps: list[tuple[Source, str]] = field(default_factory=list)
    spend: str = ""


def _plan(game: Game, player: int, cost: ManaCost) -> Plan | None:
    """Pay from the pool first, then by tapping, keeping flexible sources for last; None if it can't be done."""
    who = game.players[player]
    units: list[tuple[str, Source | None, int]] = [
        (letter, None, n) for letter in LETTERS for n in range(who.mana.get(letter, 0))
    ]
    if who.mana_source == "lands":
        taps = sorted(sources(game, player), key=lambda s: (len(s.colors), s.amount))
        units += [(s.colors, s, n) for s in taps for n in range(s.amount)]
    demands = [c.rstrip("P2") if len(c) > 1 else c for c in cost.colored]
    matched = _match(demands, units)
    if matched is None:
        return None
    used = set(matched.values())
    rest = [i for i in range(len(units)) if i not in used]
    if len(rest) < cost.generic:
        return None
    plan = Plan()
    letters = {unit: _letter(demands[d], units[unit][0]) for d, unit in matched.items()}
    for unit in rest[: cost.generic]:
        letters[unit] = units[unit][0][0]
    chosen: dict[int, tuple[Source, str]] = {}
    for unit, letter in letters.items():
        source = units[unit][1]
        if source is not None:
            chosen.setdefault(source.object, (source, letter))
            letter = chosen[source.object][1]
        plan.spend += letter
    plan.taps = list(chosen.values())
    return plan


def _letter(demand: str, offered: str) -> str:
    return next(letter for letter in demand if letter in offered)


def _match(demands: list[str], units: Sequence[tuple[str, Source | None, int]]) -> dict[int, int] | None:
    """Give every colored symbol a unit of mana of its own (an augmenting-path matching), or None."""
    taken: dict[int, int] = {}

    def place(demand: int, seen: set[int]) -> bool:
        for unit, (letters, _, _) in enumerate(units):
            if unit in seen or not any(letter in letters for letter in demands[demand]):
                continue
            seen.add(unit)
            if unit not in taken or place(taken[unit], seen):
                taken[unit] = demand
                return True
        return False

    for demand in range(len(demands)):
        if not place(demand, set()):
            return None
    return {demand: unit for unit, demand in taken.items()}


def pay(game: Game, player: int, cost: ManaCost) -> Gen[None]:
    """Pay a mana cost that ``check`` found payable: activate mana abilities, then spend (601.2g-h)."""
    if cost.free:
        return
    if game.players[player].mana_source == "any":
        game.assume("mana-is-unlimited", player=game.players[player].name)
        return
    plan = _plan(game, player, cost)
    if plan is None:
        raise Illegal(Message("cannot-pay", {"player": ("player", player), "cost": cost.text}), "601.2h")
    for source, letter in plan.taps:
        with game.because("605.3a"):
            logged = commit(game, [AbilityActivated(source.object, player, None, source.index)])[0]
            with game.under(logged):
                yield from happen(game, [Tapped(source.object, for_mana=True)])
                commit(game, [ManaAdded(player, letter * source.amount, source.object)], "106.4")
    commit(game, [ManaSpent(player, plan.spend)], "601.2h")


def empty_pools(game: Game) -> None:
    """Unspent mana empties as each step and phase ends (500.5)."""
    from engine.events import ManaEmptied

    commit(game, [ManaEmptied(p.number) for p in game.players if p.mana], "500.5")
