"""Convoke, improvise and delve: paying for mana in a spell's total cost with other things (CR 702.51, 702.66,
702.126)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from itertools import combinations

from engine.abilities.base import CostPart
from engine.abilities.keywords.convoke import EachConvoking
from engine.events import Event, Tapped, ZoneChange
from engine.rules.casting.casting import HELPING, INSTEAD_OF_MANA
from engine.rules.choices.interchangeable import interchangeable
from engine.rules.costs import CAN_PAY, PAY
from engine.rules.evaluate.evaluation import OBJECTS, objects
from engine.rules.mana.payment import NOT_CHOSEN, check, payable
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.pipeline import happen
from engine.state.choices import Choice, Gen, Illegal, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, objects_in
from engine.state.mana_costs import ManaCost
from engine.state.noted import noted
from engine.state.objects import GameObject
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class With:
    """What a keyword lets a player use for mana: what there is of it, and what is done with each."""

    rule: str
    usable: Callable[[Game, PlayerId, GameObject], Iterable[GameObject]]
    use: Callable[[ObjectId, ObjectId], Event]
    """What is done to a thing, on behalf of the spell."""
    pays_colors: bool = False


def _untapped(card_type: str) -> Callable[[Game, PlayerId, GameObject], Iterable[GameObject]]:
    def usable(game: Game, player: PlayerId, spell: GameObject) -> Iterable[GameObject]:
        for it in game.permanents():
            ch = game.characteristics(it)
            if not it.tapped and ch.controller == player and card_type in ch.types:
                yield it

    return usable


def _graveyard(game: Game, player: PlayerId, spell: GameObject) -> Iterable[GameObject]:
    return game.in_zone(Zone.GRAVEYARD, player)


def _tapped(object_id: ObjectId, spell: ObjectId) -> Event:
    return Tapped(object_id)


MOST_TRIED = 8
"""Of more things it is not worked out how many of them are needed."""

PAID_WITH = {
    "convoke": With("702.51a", _untapped("Creature"), _tapped, pays_colors=True),
    "improvise": With("702.126a", _untapped("Artifact"), _tapped),
    "delve": With("702.66a", _graveyard, lambda i, spell: ZoneChange(i, Zone.EXILE, Zone.GRAVEYARD, "delve", spell)),
}
"""The keywords; each instance beyond the first is redundant (702.51d, 702.66c, 702.126c)."""


@dataclass(frozen=True, slots=True)
class UseThese(CostPart):
    """What the player uses rather than pay mana, for a keyword."""

    keyword: str
    these: tuple[ObjectId, ...]


@CAN_PAY.register(UseThese)
def _can_use(game: Game, part: UseThese, frame: Frame) -> None:
    """They were chosen among what can be used."""


@PAY.register(UseThese)
def _use(game: Game, part: UseThese, frame: Frame) -> Gen[list[ObjectId]]:
    way = PAID_WITH[part.keyword]
    yield from happen(game, [way.use(i, frame.source) for i in part.these], way.rule)
    frame.paid.rather_than_mana = noted(frame.paid.rather_than_mana, part.keyword, part.these)
    return list(part.these)


@OBJECTS.register(EachConvoking)
def _each_convoking(game: Game, ref: EachConvoking, frame: Frame) -> list[ObjectId]:
    """The very creatures, if they are still there (702.51c, 400.7)."""
    made = [game.find(i).announced for i in objects(game, ref.spell, frame)]
    tapped = [i for one in made if one is not None for i in one.paid.rather_than_mana.get("convoke", ())]
    return [i for i in tapped if game.exists(i) and "Creature" in game.characteristics(i).types]


@INSTEAD_OF_MANA.by("702.51b")
def _pay_otherwise(game: Game, player: PlayerId, spell: GameObject, total: ManaCost) -> Gen[tuple[CostPart, ...]]:
    """Once the total cost is known the player says what is used for how much of it (702.51b, 702.66b, 702.126b)."""
    parts: list[CostPart] = []
    taken: set[ObjectId] = set()
    for keyword, way in PAID_WITH.items():
        if not spell.shown.has(keyword) and not game.characteristics(spell).has(keyword):
            continue
        able = [it for it in way.usable(game, player, spell) if it.id not in taken]
        most = min(len(able), total.generic + (len(total.colored) if way.pays_colors else 0))
        if not most:
            continue
        least = _fewest(game, player, spell, total, able, keyword, most)
        if least is None:
            check(game, player, total, Purpose(spell=spell.id), way.rule)
            continue
        answer = yield Choice(
            player,
            keyword,
            Message("choose-paid-with", {"source": spell.target, "keyword": keyword}),
            way.rule,
            [Option.of(it.target) for it in able],
            least,
            most,
            least_by="601.2h",
        )
        used = objects_in(answer)
        if used:
            _lower(game, spell, total, used, way)
            taken.update(used)
            parts.append(UseThese(keyword, tuple(used)))
    return tuple(parts)


def _fewest(
    game: Game, player: PlayerId, spell: GameObject, total: ManaCost, able: list[GameObject], keyword: str, most: int
) -> int | None:
    """How many of them the player must use at least, since with fewer the total cost could not be paid (601.2h); 0 in
    doubt, None if it can't be paid with any."""
    way = PAID_WITH[keyword]
    words = [one for one in HELPING if spell.shown.has(one) or game.characteristics(spell).has(one)]
    if words != [keyword]:
        return 0

    def enough(used: list[ObjectId]) -> bool:
        return _is_enough(game, player, spell, total, used, way)

    return fewest(game, player, [it.id for it in able], most, enough, alike=keyword == "delve")


def fewest(
    game: Game,
    player: PlayerId,
    able: list[ObjectId],
    most: int,
    enough: Callable[[list[ObjectId]], bool],
    alike: bool = False,
) -> int | None:
    """How many of several things must be used at least for a cost to be paid, given what tells whether these are
    ``enough``; 0 in doubt, None if it can't be paid with up to ``most`` of them. Where they are ``alike`` it makes no
    difference which of them is used."""
    if any(names(game, player) for names in NOT_CHOSEN):
        return 0
    if alike or interchangeable(game, able):
        return next((number for number in range(most + 1) if enough(able[:number])), None)
    if len(able) > MOST_TRIED:
        return 0
    # what is not tapped might be tapped for mana
    return next((n for n in range(most + 1) if any(enough([*some]) for some in combinations(able, n))), None)


def _is_enough(
    game: Game, player: PlayerId, spell: GameObject, total: ManaCost, used: list[ObjectId], way: With
) -> bool:
    """Whether the player can pay what is left of the cost when these are used."""
    rest = replace(total, colored=list(total.colored))
    try:
        _lower(game, spell, rest, used, way)
    except Illegal:
        return False
    return payable(game, player, rest, Purpose(spell=spell.id, busy=frozenset(used)))


def _lower(game: Game, spell: GameObject, total: ManaCost, used: list[ObjectId], way: With) -> None:
    """Take what is paid out of the cost: colored mana first, which not everything could pay; ``Illegal`` where
    something chosen pays for nothing."""
    paid: dict[int, ObjectId] = {}  # the place of a colored symbol -> who pays for it
    if way.pays_colors:
        colors = {i: game.characteristics(i).colors for i in used}

        def assign(creature: ObjectId, seen: set[int]) -> bool:
            for place, symbol in enumerate(total.colored):
                if place not in seen and colors[creature].intersection(symbol):
                    seen.add(place)
                    if place not in paid or assign(paid[place], seen):
                        paid[place] = creature
                        return True
            return False

        for creature in used:
            assign(creature, set())
    rest = len(used) - len(paid)
    if rest > total.generic:
        raise Illegal(Message("pays-for-nothing", {"source": spell.target}), way.rule)
    total.generic -= rest
    total.colored = [symbol for place, symbol in enumerate(total.colored) if place not in paid]
