"""What came of it for players, and what is still on the stack: life totals, cards drawn, counters that players have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import events as ev
from engine.report.changed_by_effects import DAMAGED, effects_on, list_behind, with_effects
from engine.report.fates import Fate
from engine.report.narration.lifelink import lifelink_of
from engine.rules.evaluate.part_of_a_resolution import resolving_source
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import Kind
from engine.state.unknown_cards import is_unknown
from engine.state.zones import Zone

FEW, FEW_MILLED = 3, 4
"""Spells of one name on the stack that are each told by their own reference, and cards drawn or milled that are
named."""

FEW_SOURCES = 2
"""Of what players have gained or lost life, where it is named."""

DRAWS = "verdict-draws"

HAD_NUMBER = "had-number"

OF_LIFE = "life"
"""Of what players have it is told at how much life they are."""


def of_players(game: Game, events: Sequence[Logged]) -> Iterator[Message]:
    """The life totals that changed, the cards drawn and milled, the counters that players have now."""
    resolved = (game.find(one.event.object).base.name for one in events if isinstance(one.event, ev.Resolved))
    several = len({*resolved}) > 1
    lives: dict[PlayerId, list[Logged]] = {}
    drawn: dict[PlayerId, list[Logged]] = {}
    milled: dict[PlayerId, list[Logged]] = {}
    milled_into_exile: dict[PlayerId, list[Logged]] = {}
    counters: list[tuple[PlayerId, str]] = []
    for logged in events:
        event = logged.event
        if isinstance(event, ev.LifeGain | ev.LifeLoss):
            lives.setdefault(event.player, []).append(logged)
        elif isinstance(event, ev.ZoneChange) and event.cause == "draw" and "504.1" not in logged.rules:
            drawn.setdefault(game.find(event.object).owner, []).append(logged)
        elif isinstance(event, ev.ZoneChange) and event.cause == "mill" and event.to in (Zone.GRAVEYARD, Zone.EXILE):
            those = milled if event.to is Zone.GRAVEYARD else milled_into_exile
            those.setdefault(game.find(event.object).owner, []).append(logged)
        elif isinstance(event, ev.CountersPut | ev.CountersRemoved) and event.target.player is not None:
            counters.append((event.target.player, event.kind))
    for player, changes in lives.items():
        if not game.players[player].left:
            yield life(game, player, changes, several=several)
    for player, kind in dict.fromkeys(counters):
        number = game.players[player].counters.get(kind, 0)
        yield Message("verdict-player-counters", {"player": TargetId.of_player(player), "kind": kind, "number": number})
    exiled = (milled_into_exile, "verdict-mills-to-exile", FEW_MILLED)
    for moved, key, few in ((milled, "verdict-mills", FEW_MILLED), exiled, (drawn, DRAWS, FEW)):
        for player, each in moved.items():
            cards = [one.event.object for one in each if isinstance(one.event, ev.ZoneChange)]
            yield with_effects(_cards(game, player, cards, key, few), effects_on(game, each))


def _cards(game: Game, player: PlayerId, cards: Sequence[ObjectId], key: str, few: int) -> Message:
    """What a player has drawn or milled: a few known cards by their names, those in hand each another; or how many."""
    who = TargetId.of_player(player)
    those = [game.find(card) for card in cards]
    alike = len({it.base.name for it in those}) < len(cards) and key == DRAWS
    if not alike and len(cards) <= few and not any(map(is_unknown, those)):
        return Message(f"{key}-these", {"player": who, "cards": TargetId.of_objects(cards)})
    return Message(key, {"player": who, "count": len(cards)})


def life(game: Game, player: PlayerId, changes: Sequence[Logged], *, several: bool = False) -> Message:
    """At how much life a player is, and by how much that has changed: by damage, or in all; where ``several`` things
    have resolved, by which of them."""
    events = [one.event for one in changes]
    lost = sum(one.amount for one in events if isinstance(one, ev.LifeLoss))
    gained = sum(one.amount for one in events if isinstance(one, ev.LifeGain))
    args = {"player": TargetId.of_player(player), "life": game.players[player].life, "by": ""}
    by = effects_on(game, changes)
    args |= {"by": list_behind(by)}
    if not gained and lost == sum(_dealt(game, one) for one in changes):
        return Message(DAMAGED, args | {"damage": lost})
    if not by:  # how big something was that is gone, for which so much was gained (608.2h)
        had = [said for one in changes for said in one.counted if said.key == HAD_NUMBER]
        args |= {"by": Message("list-behind", {"what": had[0]})} if len(had) == 1 == len(changes) else {}
        by_lifelink = lifelink_of(changes)
        args |= {"by": Message("list-behind", {"what": by_lifelink})} if by_lifelink is not None and not lost else {}
    if several and not args["by"] and (sources := _resolving(game, changes)):
        args |= {"by": Message("list-behind", {"what": Message("list", {"items": sources})})}
    if gained == lost:
        return Message("verdict-life-as-before", args)
    return Message("verdict-life", args | {"change": f"{gained - lost:+d}".replace("-", "\u2212")})


def _resolving(game: Game, changes: Sequence[Logged]) -> list[TargetId]:
    """What has resolved that gave or took life, a few; nothing where life was paid or came of combat as well."""
    sources = [*dict.fromkeys(resolving_source(game, one) for one in changes)]
    known = [one for one in sources if one is not None]
    return TargetId.of_objects(known) if len(known) == len(sources) <= FEW_SOURCES else []


def _dealt(game: Game, change: Logged) -> int:
    """How much damage was dealt, if that is what a loss of life comes of (120.3a)."""
    event, parent = change.event, game.log[change.parent - 1].event if change.parent is not None else None
    return parent.amount if isinstance(event, ev.LifeLoss) and isinstance(parent, ev.Damage) else 0


def on_stack(game: Game, below: bool) -> Iterator[Message]:
    """What is still on the stack from the top, ``below`` its topmost object or with it. Alike abilities are told
    once, with how many there are; so are spells of one name where they are more than a few, else each by itself.
    Nothing waits in a game that is over (104.1)."""
    if game.over:
        return
    found: dict[tuple[Kind, str], list[TargetId]] = {}
    for object_id in reversed(game.stack[:-1] if below else game.stack):
        it = game.find(object_id)
        found.setdefault((it.kind, it.base.name), []).append(TargetId.of_object(object_id))
    things: list[TargetId | Message] = []
    for (kind, name), alike in found.items():
        ability = kind is Kind.ABILITY
        if len(alike) == 1 or (not ability and len(alike) <= FEW):
            things += alike
        else:
            called = alike[0] if ability else name
            things.append(Message("verdict-times", {"thing": called, "count": len(alike)}))
    if things:
        yield Message("verdict-below" if below else "verdict-on-stack", {"things": things})


def life_of(result: Message | Fate) -> PlayerId | None:
    """Whose life a result tells of."""
    key = result.key.removeprefix("verdict-")
    is_of_life = isinstance(result, Message) and key in ("damaged", "life", "life-as-before")
    return result.args["player"].player if is_of_life else None
