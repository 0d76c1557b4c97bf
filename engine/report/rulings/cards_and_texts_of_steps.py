"""The cards that a step is about, and the texts that are carried out in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cards.model import Card
from engine import events as ev
from engine.report.narration.draft import Draft
from engine.report.position_as_scenario import ability_text
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.log import Logged
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone


def cards_by_name(game: Game) -> dict[str, Card]:
    """The cards that are or were in a game, by the names of their faces."""
    found: dict[str, Card] = {}
    for it in (*game.objects.values(), *(past.object for past in game.former.values())):
        for face in it.card.faces if it.card is not None else ():
            assert it.card is not None
            found.setdefault(face.name, it.card)
    return found


def cards_in(game: Game, draft: Draft, named: Mapping[str, Card]) -> list[Card]:
    """The cards of the objects that a step is about, and of what made it happen, each once. ``named`` are the cards in
    the game by name."""
    found: dict[int, Card] = {}
    for it in _objects(game, draft):
        for card in cards_of(game, it, named):
            found.setdefault(id(card), card)
    return list(found.values())


def cards_of(game: Game, it: GameObject, named: Mapping[str, Card]) -> list[Card]:
    """The card that represents an object, or its ability's source, and the one it is a copy of."""
    while it.on_stack is not None:
        it = game.find(it.on_stack.source)
    found = [it.card] if it.card is not None else []
    original = named.get(game.characteristics(it.id).name) if is_copy(game, it) else None
    return found if original is None else [*found, original]


def is_copy(game: Game, it: GameObject) -> bool:
    """Whether an object goes by a name that is not printed on it."""
    name = game.characteristics(it.id).name
    return it.kind is not Kind.ABILITY and (it.card is None or all(face.name != name for face in it.card.faces))


def earlier(game: Game, it: GameObject) -> Iterable[GameObject]:
    """What an object was before its zone changes, the last first (400.7)."""
    while (past := game.came_from(it.id)) is not None:
        it = past.object
        yield it


def _objects(game: Game, draft: Draft) -> Iterable[GameObject]:
    for logged in draft.events:
        event = logged.event
        attacker = event.attacker if isinstance(event, ev.BlockDeclared) else None
        named = (event.object, event.source, event.item, attacker, event.original)
        yield from (game.find(number) for number in named if number is not None)
        if event.target is not None and event.target.object is not None:
            yield game.find(event.target.object)
        if logged.source is not None:
            yield game.find(logged.source)
        yield from (game.find(number) for number in (*event.became, *logged.changed_by))
        if isinstance(event, ev.DidNotHappen):
            yield from (game.find(number) for number in event.message.objects())
        if isinstance(event, ev.AbilityTriggered) and event.again_by is not None:
            yield game.find(event.again_by)
        if isinstance(event, ev.CannotCast) and event.reason is not None:
            yield from (game.find(number) for number in event.reason.objects())
        if isinstance(event, ev.CharacteristicsChanged):
            yield from (game.find(cause.source) for cause in event.causes)
        yield from resolving(game, logged)
        if isinstance(event, ev.SpellCast | ev.LandPlayed):
            yield from _exiled_by(game, event.object)
        if isinstance(event, ev.SpellCast | ev.CannotCast):
            yield from (past for past in earlier(game, game.find(event.object)) if is_copy(game, past))
        if isinstance(event, ev.AttackDeclared | ev.BlockDeclared):
            yield from _attacked(game, logged)
    if draft.refused or not draft.events:
        for number in draft.message.objects():
            yield game.find(number)
            yield from _exiled_by(game, number)


def resolving(game: Game, logged: Logged) -> Iterable[GameObject]:
    """The spell or ability whose resolution an event is part of."""
    while logged.parent is not None:
        logged = game.log[logged.parent - 1]
        if isinstance(logged.event, ev.Resolved):
            yield game.find(logged.event.object)


def _exiled_by(game: Game, object_id: ObjectId) -> Iterable[GameObject]:
    """What exiled the card that an object is or was, so that it may be played from there."""
    ids = {object_id, *(past.id for past in earlier(game, game.find(object_id)))}
    for logged, move in game.logged(ev.ZoneChange):
        if move.to is Zone.EXILE and not ids.isdisjoint(move.became):
            yield from resolving(game, logged)


def _attacked(game: Game, logged: Logged) -> Iterable[GameObject]:
    """What the attacker that is being blocked attacks."""
    event = logged.event
    attacker = event.attacker if isinstance(event, ev.BlockDeclared) else None
    for before, attack in game.logged(ev.AttackDeclared):
        if before.id <= logged.id and attack.object == attacker and attack.target.object is not None:
            yield game.find(attack.target.object)


def texts_in(game: Game, draft: Draft) -> Iterable[tuple[GameObject, str]]:
    """The sentences that are being carried out in a step, each with the object it stands on."""
    for logged in draft.events:
        if logged.text is not None and logged.source is not None:
            yield game.find(logged.source), logged.text
        elif isinstance(logged.event, ev.EffectBegins):
            yield from ((it, ability_text(game, it)) for it in resolving(game, logged) if it.kind is Kind.ABILITY)
        event = logged.event
        if isinstance(event, ev.DidNotHappen) and "text" in event.message.args:
            yield from ((game.find(number), str(event.message.args["text"])) for number in event.message.objects())
        if isinstance(event, ev.AbilityTriggered | ev.AbilityActivated) and event.item is not None:
            yield game.find(event.item), ability_text(game, game.find(event.item))
        elif isinstance(event, ev.SpellCast | ev.Resolved):
            it = game.find(event.object)
            if it.base.abilities.spells or it.kind is Kind.ABILITY:
                yield it, ability_text(game, it)
