"""Commanders: what is one, casting them from the command zone, and going back to it (CR 903.3, 903.8, 903.9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from engine.abilities.nouns import commander as cm
from engine.abilities.quantities.for_each import PerCommanderCast
from engine.events import Event, SpellCast, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.faces_and_ways_to_cast import (
    NO_WAY,
    WAYS,
    Way,
    faces_castable,
)
from engine.rules.evaluate.evaluation import (
    CONDITIONS,
    FITS,
    OBJECTS,
    Test,
    holds,
)
from engine.rules.evaluate.for_each import PER
from engine.rules.pipeline import propose
from engine.rules.pipeline.applying_replacement_effects import Proposal, Replacement, replaces
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.caches import Cache
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Illegal,
    Message,
)
from engine.state.facets import Versions
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.memory import NOTHING, Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone

_ASKED = "asked for the command zone"
_LAST_ASKED: Cache[Versions] = Cache()
"""The versions of graveyards and exile when owners were last asked."""


@WAYS.by("903.8")
def _from_command_zone(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """Its owner may cast it from there, for {2} more for each time it has been cast from there before (903.8)."""
    if it.zone is not Zone.COMMAND or it.commander is None or it.owner != player or it.card is None:
        return
    tax = "{2}" * times_cast(game, it.commander)
    memory = Memory(commander_tax=tax) if tax else NOTHING
    for name, face in faces_castable(it):
        values = COMPILED.faces(it.card)[face]
        if "Land" not in values.types and values.mana_cost:
            yield Way(name, face, values.mana_cost + tax, ("903.8",), memory=memory)


@NO_WAY.by("903.8")
def _no_commander(game: Game, it: GameObject, player: PlayerId) -> Illegal | None:
    """Of the cards in the command zone it is commanders that may be cast (903.8)."""
    if it.zone is not Zone.COMMAND or it.commander is not None:
        return None
    return Illegal(Message("no-commander", {"name": it.base.name, "player": TargetId.of_player(it.owner)}), "903.8")


def times_cast(game: Game, commander: ObjectId) -> int:
    """How often a commander has been cast from the command zone in this game."""
    casts = (event for event in game.happened(SpellCast) if event.origin is Zone.COMMAND)
    before = game.players[game.find(commander).owner].commander_casts.get(commander, 0)
    return before + sum(game.find(cast.object).commander == commander for cast in casts)


@PER.register(PerCommanderCast)
def _commander_casts(game: Game, per: PerCommanderCast, frame: Frame, it: GameObject | None) -> int:
    """Of all the player's commanders together (903.8)."""
    mine = (one.commander for one in game.commanders(frame.controller))
    return sum(times_cast(game, one) for one in mine if one is not None)


LEFT_THERE = "commander-left-there"
"""That an owner leaves a commander where it is."""


def going_home(game: Game) -> Gen[list[Proposal]]:
    """Commanders put into a graveyard or exile since the last check go to the command zone if their owners like
    (704.6d, 903.9a)."""
    found: list[Proposal] = []
    versions = game.versions_of(("graveyard", "exile"))
    if _LAST_ASKED.get(game) == versions:
        return found
    _LAST_ASKED.keep(game, versions)
    for zone in (Zone.GRAVEYARD, Zone.EXILE):
        for it in [o for o in game.in_zone(zone) if o.commander is not None and _ASKED not in o.chosen]:
            it.note_asked(_ASKED)
            if (yield from _wants_it_home(it.owner, it.id, "903.9a")):
                home = ZoneChange(it.id, Zone.COMMAND, zone, "command zone")
                found += yield from propose(game, [Proposal(home, ("704.6d", "903.9a"))])
            else:
                who, where = TargetId.of_player(it.owner), zone.value
                does_not_happen(game, LEFT_THERE, "704.6d", "903.9a", player=who, object=it.target, where=where)
    return found


def _wants_it_home(owner: PlayerId, object_id: ObjectId, rule: str) -> Gen[bool]:
    options = YES_NO
    prompt = Message("may-command-zone", {"object": TargetId.of_object(object_id)})
    answer = yield Choice(owner, "may", prompt, rule, options)
    return bool(answer == ["yes"])


@replaces(ZoneChange, by="903.9b")
def _instead_of_hand_or_library(game: Game, event: Event) -> Iterable[Replacement]:
    """A commander that would be put into its owner's hand or library may go to the command zone (903.9b)."""
    assert isinstance(event, ZoneChange)
    if event.to in (Zone.HAND, Zone.LIBRARY) and game.objects[event.object].commander is not None:
        yield Replacement(
            ("commander", event.object),
            event.object,
            Message("may-command-zone", {"object": TargetId.of_object(event.object)}),
            (),
            _home,
        )


def _home(game: Game, event: Event) -> Gen[list[Event]]:
    assert isinstance(event, ZoneChange)
    it = game.objects[event.object]
    if (yield from _wants_it_home(it.owner, it.id, "903.9b")):
        game.cite("903.9b")
        if it.components:
            game.cite("903.9c")
            own = ((i, Zone.COMMAND) for i, one in enumerate(it.parts) if one.commander is not None)
            return [replace(event, parts=(*own, *event.parts))]
        return [replace(event, to=Zone.COMMAND, position=None)]
    return [event]


ENOUGH_DAMAGE = 21
"""So much combat damage from one commander loses the game (903.10a, 704.6c)."""


def damage_loses(game: Game) -> bool:
    """Whether so much combat damage from one commander loses the game: not in Brawl (903.10a, 903.12h)."""
    return "brawl" not in (game.options.format or "").casefold()


# ---- what texts say of commanders


@FITS.register(cm.CommanderHead)
def _commander(node: cm.CommanderHead) -> Test:
    """The designation belongs to the card, whatever it looks like now (903.3)."""
    return lambda game, it, ch, frame: it.commander is not None and it.zone is Zone.BATTLEFIELD


@FITS.register(cm.IsCommander)
def _is_commander(node: cm.IsCommander) -> Test:
    """Whatever it looks like, and wherever it is (903.3)."""
    return lambda game, it, ch, frame: it.commander is not None


@OBJECTS.register(cm.YourCommander)
def _your_commander(game: Game, ref: cm.YourCommander, frame: Frame) -> list[ObjectId]:
    """(903.3)"""
    return [it.id for it in game.commanders(frame.controller)]


@CONDITIONS.register(cm.InCommandZoneToo)
def _in_command_zone_too(game: Game, node: cm.InCommandZoneToo, frame: Frame) -> bool:
    """(113.6b)"""
    it = game.now(frame.source)
    game.look("battlefield")
    game.look("command")
    return it is not None and it.zone in (Zone.BATTLEFIELD, Zone.COMMAND)


@WAYS.by("118.9")
def _free(game: Game, it: GameObject, player: PlayerId) -> Iterable[Way]:
    """ "If you control a commander, you may cast this spell without paying its mana cost." (118.9)"""
    if it.card is None or it.zone is not Zone.HAND or it.owner != player:
        return
    for ability in COMPILED.faces(it.card)[0].abilities.of(cm.FreeIf):
        assert isinstance(ability, cm.FreeIf)
        if holds(game, ability.condition, Frame(it.id, player, ability)):
            yield Way("alternative", 0, None, ("118.9",))
