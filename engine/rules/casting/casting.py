"""Casting spells (CR 601), and the ways in which a card may be cast."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.abilities import ability as ab
from engine.abilities.base import CostPart
from engine.abilities.conditions.comparisons import ColorsSpent, PerColorSpent
from engine.abilities.costs.payments import AdditionalCost
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.walk import found
from engine.events import ManaSpent, SpellCast, ZoneChange
from engine.oracle.printed import COMPILED
from engine.rules import costs as cost_rules
from engine.rules.casting import optional_costs
from engine.rules.casting.announcing import announce, check_announceable, note_crime, note_targets
from engine.rules.casting.text_of_spell import text_of
from engine.rules.hooks import Hooks
from engine.rules.mana import payment
from engine.rules.mana.production import Purpose
from engine.rules.mana.riders_on_spells import marked_by_mana
from engine.rules.pipeline import commit
from engine.rules.prohibitions.standing_rules import FORBIDS, ONCE_PROPOSED
from engine.rules.timing import check_timing
from engine.state.actions import Cast
from engine.state.characteristics import Characteristics
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.continuous_effects import Effect
from engine.state.face_down import FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_costs import ManaCost
from engine.state.mana_symbols import symbols
from engine.state.memory import NOTHING, Memory
from engine.state.objects import Announcement, GameObject
from engine.state.zones import Zone


@dataclass(slots=True)
class Way:
    """One way to cast a card: which face, for which mana cost (None: without paying it), and by which rule."""

    name: str
    face: int
    cost: str | None
    rules: tuple[str, ...] = ()
    additional: tuple[CostPart, ...] = ()
    any_time: bool = False
    """True where an effect or rule lets it be cast although the timing rules would not."""
    base: Characteristics | None = None
    """What the spell is, where that is not just the face's values (face down, fused)."""
    memory: Memory = NOTHING
    """What the spell remembers of it."""
    paid: str = ""
    """The keyword whose cost is paid, where the spell and what it becomes ask for that ("evoke")."""
    face_down: FaceDown | None = None
    """What lets it be cast face down; its ``base`` is then what it is while it is so (708.4)."""
    known_as: tuple[str, ...] = ()
    """Other words by which players ask for it."""
    of_any: str = ""
    """ "color" or "type" where mana may be spent on it as though it were of any (609.4b)."""

    def is_called(self, name: str) -> bool:
        """Whether these words ask for this way."""
        return name == self.name or name in self.known_as


Ways = Callable[[Game, GameObject, PlayerId], Iterable[Way]]

WAYS: Hooks[Ways] = Hooks()
"""Functions that say how a card in a zone may be cast by a player, each for one rule or keyword."""


def faces_castable(it: GameObject) -> list[tuple[str, int]]:
    """The faces of a card that can be cast from where it normally is, by the name of the way (709-715)."""
    assert it.card is not None
    layout = it.card.layout
    if layout in {"split", "aftermath"}:
        halves = [("left", 0), ("right", 1)]
        return [(name, face) for name, face in halves if not COMPILED.faces(it.card)[face].has("aftermath")]
    if layout == "modal_dfc":
        return [("front", 0), ("back", 1)]
    if layout in {"adventure", "omen"}:
        return [("front", 0), ("adventure", 1)]
    return [("front", 0)]


@WAYS.by("117.1a")
def _from_hand(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """A card in its owner's hand may be cast for its mana cost (601.3, 202.1)."""
    if it.zone is Zone.HAND and it.owner == player and it.card is not None:
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" not in values.types and values.mana_cost:
                yield Way(name, face, values.mana_cost)


def ways(game: Game, it: GameObject, player: PlayerId) -> list[Way]:
    """All the ways in which the player may cast the card from where it is."""
    return [way for function in WAYS for way in function(game, it, player)]


NO_WAY: Hooks[Callable[[Game, GameObject, PlayerId], Illegal | None]] = Hooks()
"""What explains best why a card can't be cast from where it is; the first that knows is heard."""


def way_for(game: Game, it: GameObject, act: Cast, player: PlayerId) -> Way:
    """The way that an act names; ``Illegal`` says why there is none."""
    found = ways(game, it, player)
    for way in found:
        if way.is_called(act.way):
            return way
    if found:
        if act.way == "front" and len(found) == 1:
            return found[0]
        names = ", ".join(way.name for way in found)
        raise Illegal(Message("no-such-way", {"name": it.base.name, "way": act.way, "ways": names}), "601.3")
    if it.card is not None and "Land" in it.base.types:
        raise Illegal(Message("lands-are-played", {"name": it.base.name}), "305.9")
    if it.zone is Zone.HAND and it.owner == player and not it.base.mana_cost:
        raise Illegal(Message("no-mana-cost", {"name": it.base.name}), "202.1b")
    for explain in NO_WAY:
        known = explain(game, it, player)
        if known is not None:
            raise known
    raise Illegal(Message("cannot-cast-from", {"name": it.base.name, "zone": it.zone.value}), "601.3")


def cast(game: Game, player: PlayerId, act: Cast) -> Gen[int]:
    """Cast a spell with priority; returns the id of the spell. Raises ``Illegal`` and leaves the game as it was."""
    it = game.now(act.object)
    if it is None:
        raise Illegal(Message("not-there"), "400.7")
    if act.free:
        way = Way("without paying", _face_of(it, act.way), None, ("118.9",), any_time=True)
    else:
        way = way_for(game, it, act, player) if act.way else (yield from _ask_way(game, it, player))
    values = way.base or COMPILED.faces(it.card)[way.face] if it.card is not None else it.base
    if not way.any_time:
        check_timing(game, player, it, values)
        if "Battle" in values.types:
            way.rules = (*way.rules, "310.1")
    for forbid in FORBIDS:
        forbid(game, player, it, values)
    return (yield from cast_in_way(game, player, it, way, act.costs))


def _ask_way(game: Game, it: GameObject, player: PlayerId) -> Gen[Way]:
    """The player says for which cost, or as which face, the card is cast, where there is a choice (118.9a, 601.2b)."""
    able = []
    for way in ways(game, it, player) if it.card is not None else ():
        try:
            begin_check(game, player, it, way)
        except Illegal:
            continue
        able.append(way)
    if len(able) < 2:
        return able[0] if able else way_for(game, it, Cast(it.id), player)
    options = [
        Option(way.name, Message("act-cast", {"object": it.target, "way": way.name}), kind="cost", face=way.name)
        for way in able
    ]
    prompt = Message("choose-way", {"object": it.target})
    answer = yield Choice(player, "way", prompt, "601.2b", options)
    return next(way for way in able if way.name == answer[0])


def _face_of(it: GameObject, way: str) -> int:
    return 1 if way in {"back", "right", "adventure"} and it.card is not None and len(it.card.faces) > 1 else 0


def begin_check(game: Game, player: PlayerId, it: GameObject, way: Way) -> None:
    """Raise ``Illegal`` if the player could not even begin to cast the card in this way now: timing, too few
    targets, or costs that can't be paid."""
    assert it.card is not None or way.base is not None
    values = way.base or COMPILED.faces(it.card)[way.face]  # type: ignore[arg-type]
    if not way.any_time:
        check_timing(game, player, it, values)
    for forbid in FORBIDS:
        forbid(game, player, it, values)
    frame = Frame(it.id, player)
    for ability in values.abilities.spells:
        check_announceable(game, ability, frame)
    total = ManaCost.of(way.cost or "")
    if way.of_any:
        total.loosen(way.of_any)
    if not any(values.has(keyword) for keyword in HELPING):
        payment.check(game, player, total)
    cost_rules.check(game, way.additional, frame)


def cast_in_way(
    game: Game, player: PlayerId, it: GameObject, way: Way, announced: tuple[str, ...] | None = None
) -> Gen[ObjectId]:
    """Carry out the steps of casting (601.2a-i). What is illegal is undone before anything has been paid."""
    before = _Before.of(game, it)
    try:
        spell, frame, total, parts = yield from _propose(game, player, it, way, announced)
    except Illegal as problem:
        before.restore(game)
        raise Illegal(_as_it_was(game, problem.message, it), *problem.rules) from None
    made = spell.announced
    assert made is not None
    root = game.log[before.log]
    with game.under(root):
        with game.because("601.2h"):
            yield from payment.pay(game, player, total, Purpose(spell=spell.id, busy=_busy(parts)))
            made.mana_spent = total.generic + len(total.colored)
            yield from marked_by_mana(game, player, spell, before.log)
            made.colors_spent = yield from _colors_spent(game, player, spell, total, before.log)
            yield from cost_rules.pay(game, parts, frame)
        made.paid.update(frame.costs)
        note_targets(game, spell.id, made)
        note_crime(game, player, spell.id, made)
        commit(game, [SpellCast(spell.id, player, before.origin)], "601.2i")
    return spell.id


def _colors_spent(game: Game, player: PlayerId, spell: GameObject, total: ManaCost, since: int) -> Gen[str]:
    """The letters of the colors of mana that was spent on the spell; where mana is unlimited and the spell asks, the
    player says which (702.44a)."""
    if game.players[player].mana_source != "any":
        spent = [unit for event in game.happened(ManaSpent, since=since) for unit in event.units]
        return "".join(c for c in "WUBRG" if any(c == unit[0] for unit in spent))
    known = "".join(c for c in "WUBRG" if c in total.colored)
    if not total.generic or not _asks_for_colors(game.characteristics(spell)):
        return known
    options = [Option(c, Message("color", {"color": c}), kind="color") for c in "WUBRG" if c not in known]
    prompt = Message("choose-colors-spent", {"source": spell.target})
    most = min(total.generic, len(options))
    rule = "702.44a" if game.characteristics(spell).has("sunburst") else "601.2h"
    answer = yield Choice(player, "colors", prompt, rule, options, 0, most)
    return known + "".join(answer)


def _asks_for_colors(values: Characteristics) -> bool:
    """Whether it matters to a spell which colors of mana were spent on it."""
    return values.has("sunburst") or any(
        True for one in (*values.abilities, *values.abilities.statics) for _ in found(one, ColorsSpent, PerColorSpent)
    )


def _as_it_was(game: Game, message: Message, it: GameObject) -> Message:
    """A refusal that spoke of the spell now speaks of the card, since the spell has never been there (733.1)."""
    args = {
        name: it.target if isinstance(one, TargetId) and one.object is not None and not game.known(one.object) else one
        for name, one in message.args.items()
    }
    return Message(message.key, args)


def _propose(
    game: Game, player: PlayerId, it: GameObject, way: Way, named: tuple[str, ...] | None
) -> Gen[tuple[GameObject, Frame, ManaCost, tuple[CostPart, ...]]]:
    """Steps a to f: onto the stack, choices, and the total cost, found payable."""
    with game.because("601.2a", *way.rules):
        moved = commit(
            game,
            [
                ZoneChange(
                    it.id,
                    Zone.STACK,
                    it.zone,
                    "cast",
                    controller=player,
                    face=way.face,
                    face_down=way.face_down,
                    copying=way.base if way.face_down is None else None,
                )
            ],
        )[0]
    event = moved.event
    assert isinstance(event, ZoneChange)
    spell = game.objects[event.became[0]]
    spell.memory = way.memory
    made = Announcement(without_paying=way.cost is None, cast_from=it.zone)
    if way.paid:
        made.paid[way.paid] = 1
    spell.announced = made
    frame = Frame(spell.id, player, item=spell.id)
    with game.under(moved), game.because("601.2b"):
        for gain in AS_PUT_ON_STACK:
            gain(game, player, spell)
        extra, paid = yield from optional_costs.announce(game, player, spell, made, named)
        for change in ONCE_COSTS_ARE_ANNOUNCED:
            change(game, player, spell, made)
        made.x = yield from _choose_x(game, player, spell, way, extra, paid)
        frame.x = made.x
        for check in ONCE_PROPOSED:
            check(game, player, spell)
        text = text_of(game, spell)
        if text is not None:
            frame.ability = text  # type: ignore[assignment]
            yield from announce(game, text, frame, made)
        for costs_of in BY_CHOICES:
            more, further = costs_of(game, spell, made)
            extra, paid = extra + more, (*paid, *further)
        total = total_cost(game, player, spell, way, frame, extra)
        parts = (*way.additional, *paid, *additional_costs(spell))
        life = yield from payment.announce_phyrexian(game, player, total)
        if life:
            parts = (*parts, ab.PayLife(Fixed(life)))
            made.paid["symbols paid with life"] = life // 2
        for least in LEAST_COSTS:
            total.raise_to(least(game))
        for instead in INSTEAD_OF_MANA:
            parts = (*parts, *(yield from instead(game, player, spell, total)))
        cost_rules.check(game, parts, frame)
        payment.check(game, player, total, Purpose(spell=spell.id, busy=_busy(parts)))
    return spell, frame, total, parts


def _choose_x(
    game: Game, player: PlayerId, spell: GameObject, way: Way, extra: str, paid: tuple[CostPart, ...]
) -> Gen[int | None]:
    """Announce X, of the mana cost or of an additional cost, as a kicker is (601.2b, 107.3a); 0 is the only choice
    where it is in the mana cost alone, and that is not paid (107.3b)."""
    cost = way.cost if way.cost is not None else spell.shown.mana_cost
    besides = "X" in symbols(extra) or cost_rules.has_x((*way.additional, *paid, *additional_costs(spell)))
    if "X" not in symbols(cost) and not besides:
        return None
    only_nothing = way.cost is None and not besides
    answer = yield Choice(
        player,
        "x",
        Message("choose-x", {"source": spell.target}),
        "107.3b" if only_nothing else "601.2b",
        (),
        0,
        0 if only_nothing else None,
        form="number",
    )
    return int(answer)


def additional_costs(spell: GameObject) -> tuple[CostPart, ...]:
    """Costs that the spell's own text adds (118.8)."""
    return tuple(cost for ability in spell.shown.abilities.of(AdditionalCost) for cost in ability.costs)  # type: ignore[attr-defined]


HELPING = ("assist", "convoke", "delve", "emerge", "harmonize", "improvise", "offering")
"""Keywords by which other things than the player's mana can pay for a spell, or lower what it costs."""

INSTEAD_OF_MANA: Hooks[Callable[[Game, PlayerId, GameObject, ManaCost], Gen[tuple[CostPart, ...]]]] = Hooks()
"""Functions that let a player pay for some of the mana in the total cost with something else: they lower the cost
and give the parts to pay in its place (702.51b)."""


def _busy(parts: tuple[CostPart, ...]) -> frozenset[ObjectId]:
    """The objects that these parts of a cost use up, so that none is tapped for mana as well."""
    return frozenset(ObjectId(i) for part in parts for i in part.these)


AS_PUT_ON_STACK: Hooks[Callable[[Game, PlayerId, GameObject], None]] = Hooks()
"""What happens to a spell as a player puts it onto the stack (601.2a, 610.5)."""

ONCE_COSTS_ARE_ANNOUNCED: Hooks[Callable[[Game, PlayerId, GameObject, Announcement], None]] = Hooks()
"""What the optional costs announced for a spell make of it before targets are chosen (702.47a)."""

BY_CHOICES: Hooks[Callable[[Game, GameObject, Announcement], tuple[str, tuple[CostPart, ...]]]] = Hooks()
"""Functions that give the mana, and the other parts, that the choices made for a spell add to its cost (702.120a)."""

CostChange = Callable[[Game, PlayerId, GameObject, Frame], int]
COST_CHANGES: Hooks[CostChange] = Hooks()
"""Functions that say by how much generic mana the cost of a spell changes (601.2f)."""

LEAST_COSTS: Hooks[Callable[[Game], int]] = Hooks()
"""Functions that say how much mana a spell costs at the least, once everything else has changed its cost (601.2f)."""

COLORED_CHANGES: Hooks[Callable[[Game, PlayerId, GameObject, Frame, ManaCost], None]] = Hooks()
"""Functions that take colored mana out of the cost of a spell (118.7b-c, 601.2f)."""


def total_cost(game: Game, player: PlayerId, spell: GameObject, way: Way, frame: Frame, extra: str = "") -> ManaCost:
    """The mana to be paid: the cost announced, plus increases, minus reductions (601.2f)."""
    total = ManaCost.of((way.cost or "") + extra, frame.x or 0)
    changes = [by(game, player, spell, frame) for by in COST_CHANGES]
    total.change(sum(c for c in changes if c > 0))
    total.change(sum(c for c in changes if c < 0))
    for change in COLORED_CHANGES:
        change(game, player, spell, frame, total)
    if way.of_any:
        total.loosen(way.of_any)
    return total


@dataclass(slots=True)
class _Before:
    """What has to be put back when a spell turns out to be illegal (601.2e, 733.1)."""

    it: GameObject
    place: int
    origin: Zone
    log: int
    versions: dict[str, int]
    pending: int
    effects: list[Effect]

    @classmethod
    def of(cls, game: Game, it: GameObject) -> _Before:
        return cls(
            it,
            game.zone_list(it.zone, it.owner).index(it.id),
            it.zone,
            len(game.log),
            dict(game.versions),
            len(game.pending),
            list(game.effects),
        )

    def restore(self, game: Game) -> None:
        """The card goes back to where it was, as the object it was, and nothing has happened."""
        for move in game.happened(ZoneChange, since=self.log):
            if move.object == self.it.id:
                new = game.objects.pop(move.became[0])
                game.zone_list(new.zone, new.owner).remove(new.id)
        game.former.pop(self.it.id, None)
        game.objects[self.it.id] = self.it
        game.zone_list(self.origin, self.it.owner).insert(self.place, self.it.id)
        game.take_back(self.log)
        del game.pending[self.pending :]
        game.effects = self.effects
        for facet in (self.origin.value, Zone.STACK.value, "effects"):
            game.bump(facet)
