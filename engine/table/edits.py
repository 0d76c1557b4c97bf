"""Changes made by hand, not by the rules: the script's ``edit``. Nothing triggers; the report marks them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.events import ByHand, ZoneChange
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.moving import cease, move
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.table.answers import one_of, unknown
from engine.table.placing import FACES, Cards, place_by_hand
from engine.table.references import References
from engine.table.scenario import Json, ScenarioError

RULE = "400.7"
"""What is to be changed by hand must be there as the object it was."""


def apply(game: Game, refs: References, entry: Json, cards: Cards, place: str) -> None:
    """Make the changes of an ``edit`` entry, in the order in which they are written."""
    for what, value in entry.items():
        edit = _EDITS.get(what)
        if edit is not None:
            for details in edit(game, refs, value, cards, f"{place}.{what}"):
                event = ByHand(what, tuple(sorted(details.items())))
                game.record(event)
                for facet in (*event.facets, "turn", "characteristic counters", *(z.value for z in Zone)):
                    game.bump(facet)


Details = Iterable[dict[str, Any]]
Edit = Callable[[Game, References, Any, Cards, str], Details]


def _thing(refs: References, words: str) -> GameObject:
    """The one object that the words mean, where it is now."""
    there = [i for i in refs.things(words) if i in refs.game.objects]
    return refs.game.objects[one_of(refs, words, there, RULE)]


def _player(refs: References, words: str, place: str) -> PlayerId:
    player = refs.player(words)
    if player is None:
        names = ", ".join(p.name for p in refs.game.players)
        raise ScenarioError(place, words, "expected-player-of", (), players=names)
    return player


def _either(refs: References, words: str) -> TargetId:
    player = refs.player(words)
    return TargetId.of_player(player) if player is not None else _thing(refs, words).target


def _set_life(game: Game, refs: References, value: Mapping[str, int], cards: Cards, place: str) -> Details:
    for name, life in value.items():
        player = _player(refs, name, place)
        game.players[player].life = life
        yield {"thing": TargetId.of_player(player), "count": life}


def _counters(game: Game, refs: References, value: Mapping[str, Any], cards: Cards, place: str) -> Details:
    for words, kinds in value.items():
        thing = _either(refs, words)
        held = game.counters_of(thing)
        for kind, count in kinds.items():
            if count:
                held[kind] = count
                if thing.object is not None:
                    game.objects[thing.object].counter_times[kind] = game.next_timestamp()
            else:
                held.pop(kind, None)
            yield {"thing": thing, "kind": kind, "count": count}


def _move(game: Game, refs: References, value: Mapping[str, Any], cards: Cards, place: str) -> Details:
    for words, goal in value.items():
        it = _thing(refs, words)
        how = goal if isinstance(goal, Mapping) else {"to": goal}
        name, _, position = str(how["to"]).partition(" ")
        try:
            zone = Zone.OUTSIDE if name == "sideboard" else Zone(name)
        except ValueError:
            listed = ", ".join(zone.value for zone in Zone if zone is not Zone.NOWHERE)
            raise ScenarioError(f"{place}.{words}", goal, "expected-one-of", (), values=listed) from None
        position = how.get("position") or position
        controller = _player(refs, how["controller"], place) if "controller" in how else None
        change = ZoneChange(
            it.id,
            zone,
            it.zone,
            "by hand",
            position=-1 if position == "bottom" else None,
            controller=controller,
            face=FACES[how["face"]] if "face" in how else None,
            tapped=bool(how.get("tapped")),
        )
        for new in move(game, change):
            yield {"thing": TargetId.of_object(new), "zone": zone}


def _tap(game: Game, refs: References, value: Any, cards: Cards, place: str) -> Details:
    if isinstance(value, Mapping):
        wanted = dict(value)
    else:
        wanted = dict.fromkeys([value] if isinstance(value, str) else value, True)
    for words, tapped in wanted.items():
        it = _thing(refs, words)
        it.tapped = tapped
        yield {"thing": it.target, "tapped": tapped}


def _damage(game: Game, refs: References, value: Mapping[str, int], cards: Cards, place: str) -> Details:
    for words, amount in value.items():
        it = _thing(refs, words)
        it.damage = amount
        yield {"thing": it.target, "count": amount}


def _attach(game: Game, refs: References, value: Mapping[str, str | None], cards: Cards, place: str) -> Details:
    for words, goal in value.items():
        it = _thing(refs, words)
        it.attached_to = None if goal is None else _either(refs, goal)
        yield {"thing": it.target, "to": it.attached_to}


def _create(game: Game, refs: References, value: Mapping[str, Any], cards: Cards, place: str) -> Details:
    for name, listed in value.items():
        player = _player(refs, name, place)
        for i, entry in enumerate(listed):
            for it in place_by_hand(game, refs, cards, player, entry, f"{place}.{name}[{i}]"):
                yield {"thing": it.target, "player": TargetId.of_player(player)}


def _remove(game: Game, refs: References, value: str | list[str], cards: Cards, place: str) -> Details:
    for words in [value] if isinstance(value, str) else value:
        there = [i for i in refs.things(words) if i in game.objects]
        if not there:
            raise unknown(refs, words, RULE)
        it = game.objects[one_of(refs, words, there, RULE)]
        if it.zone is Zone.STACK:
            raise Illegal(Message("not-while-on-stack", {"thing": it.target}), RULE)
        game.combat.remove(it.id)
        cease(game, it.id)
        yield {"thing": it.target}


def _control(game: Game, refs: References, value: Mapping[str, str], cards: Cards, place: str) -> Details:
    for words, name in value.items():
        it = _thing(refs, words)
        it.controller = _player(refs, name, place)
        it.since = game.turn.number
        game.known_controller[it.id] = it.controller
        game.combat.remove(it.id)
        yield {"thing": it.target, "player": TargetId.of_player(it.controller)}


_EDITS: dict[str, Edit] = {
    "set_life": _set_life,
    "counters": _counters,
    "move": _move,
    "tap": _tap,
    "damage": _damage,
    "attach": _attach,
    "create": _create,
    "remove": _remove,
    "control": _control,
}
