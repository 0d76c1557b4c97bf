"""What must be true of every game, seen from outside: written without the rules that make it so."""

from __future__ import annotations

from collections import Counter

from engine import Table
from engine.rules.prohibitions.cant_lose_or_win import GAME_GOES_ON
from engine.rules.state_based.legend_and_world_rule import NO_LEGEND_RULE
from engine.rules.state_based.losing import LIVES_WITHOUT_LIFE
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.objects import Kind
from engine.state.turn import STEPS
from engine.state.zones import Zone


def illegal_state(table: Table) -> str | None:
    """What is wrong with the state of a game, or None."""
    game = table.game
    if game.turn.step not in STEPS:
        return "there is no such step"
    choice = table.choice
    if choice is None:
        return misplaced(game) if game.over else "nothing is asked, and the game is not over"
    if choice.kind != "priority" and choice.form == "options" and len(choice.listed()) < choice.minimum:
        return f"a choice ({choice.kind}) asks for more than there is"
    return misplaced(game) or (unsettled(game) if choice.kind == "priority" else None)


def misplaced(game: Game) -> str | None:
    """An object in two zones, in none, or in another than it says (400.1)."""
    seen: dict[int, Zone] = {}
    places = [(zone, ids) for zone, ids in game.shared.items()]
    places += [(zone, ids) for zone, lists in game.owned.items() for ids in lists]
    for zone, ids in places:
        for object_id in ids:
            if object_id in seen:
                return f"object {object_id} is in {seen[object_id].value} and in {zone.value}"
            seen[object_id] = zone
            it = game.objects.get(object_id)
            if it is None or it.zone is not zone:
                return f"object {object_id} is listed in {zone.value} but is elsewhere"
    lost = [i for i, it in game.objects.items() if i not in seen and it.zone is not Zone.NOWHERE]
    return f"object {lost[0]} is in no zone" if lost else None


def unsettled(game: Game) -> str | None:
    """State-based actions that were left undone while somebody has priority (704.3)."""
    for player in game.players:
        if player.left:
            continue
        lives_on = _goes_on(game) or any(LIVES_WITHOUT_LIFE.said_of(game, TargetId.of_player(player.number)))
        if player.life <= 0 and not player.lost and not game.over and not lives_on:
            return f"{player.name} has {player.life} life and plays on"
        if any(count < 0 for count in player.mana.values()):
            return f"{player.name} owes mana"
    legends: Counter[tuple[int, str]] = Counter()
    for it in game.permanents():
        ch = game.characteristics(it)
        if "Creature" in ch.types and ch.toughness is not None and ch.toughness <= 0:
            return f"{ch.name} has toughness {ch.toughness} and lives"
        if "Creature" in ch.types and it.damage >= (ch.toughness or 0) and not _saved(game, it.id):
            return f"{ch.name} has lethal damage and lives"
        if "Planeswalker" in ch.types and not it.counters.get("loyalty"):
            return f"{ch.name} has no loyalty and lives"
        if "Aura" in ch.subtypes and it.attached_to is None and "Creature" not in ch.types:
            return f"{ch.name} enchants nothing and stays"
        if it.attached_to is not None and not _hosted(game, it.attached_to, aura="Aura" in ch.subtypes):
            return f"{ch.name} is attached to something that is not there"
        if it.counters.get("+1/+1") and it.counters.get("-1/-1"):
            return f"{ch.name} has +1/+1 and -1/-1 counters"
        if any(count <= 0 for count in it.counters.values()):
            return f"{ch.name} has less than one counter of a kind"
        if "Legendary" in ch.supertypes and ch.name:
            legends[ch.controller, ch.name] += 1
    if legends and max(legends.values()) > 1 and not any(NO_LEGEND_RULE.said(game)):
        return f"{legends.most_common(1)[0][0][1]} is there twice"
    stray = [
        o for o in game.objects.values() if o.kind is Kind.TOKEN and o.zone not in (Zone.BATTLEFIELD, Zone.NOWHERE)
    ]
    if stray:
        return f"a token is in {stray[0].zone.value}"
    return None


def _hosted(game: Game, host: TargetId, *, aura: bool) -> bool:
    """Whether what something is attached to is where it can be: Auras may enchant cards in graveyards (303.4b)."""
    if host.object is None:
        return True
    return host.object in game.objects and game.objects[host.object].zone in (
        Zone.BATTLEFIELD,
        *((Zone.GRAVEYARD,) if aura else ()),
    )


def _saved(game: Game, object_id: ObjectId) -> bool:
    """Whether something keeps a creature with lethal damage alive: being indestructible, or an effect."""
    return game.characteristics(object_id).has("indestructible")


def _goes_on(game: Game) -> bool:
    """Whether an effect keeps players from losing (101.2)."""
    return any(True for _ in GAME_GOES_ON.said(game))
