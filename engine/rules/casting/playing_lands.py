"""Playing lands, and how many (CR 116.2a, 305)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.abilities.prohibitions.players_cant import PlayingLands
from engine.abilities.verbs.additional_land_plays import AdditionalLands
from engine.events import LandPlayed, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.continuous.statements import looked_up
from engine.rules.hooks import Hooks
from engine.rules.pipeline import commit, happen
from engine.rules.prohibitions.players_cant import forbidding
from engine.rules.sorcery_timing_and_flash import sorcery_speed
from engine.state.actions import PlayLand
from engine.state.choices import Gen, Illegal, Message
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.zones import Zone

ADDITIONAL_LANDS = looked_up(AdditionalLands)

ANY_NUMBER = 10**9


def additional_lands(game: Game, player: PlayerId) -> int:
    """How many more lands than one a player may play in each of their turns (305.2)."""
    said = ADDITIONAL_LANDS.said(game)
    more = [node.count for node, where in said if node.everybody or where.frame.controller == player]
    return sum(ANY_NUMBER if count is None else count for count in more)


Permission = Callable[[Game, GameObject, PlayerId], Sequence[ObjectId]]
LAND_PERMISSIONS: Hooks[Permission] = Hooks()
"""Functions that say what lets a player play a land from elsewhere than their hand (305.1), if anything does."""

Then = Callable[[GameObject], None]
ONCE_PLAYED: Hooks[Callable[[Game, PlayerId, GameObject], Iterable[Then]]] = Hooks()
"""Functions that say, of a card about to be played as a land, what is done to the land that it becomes (611.3d)."""


def lands_allowed(game: Game, player: PlayerId) -> int:
    """How many lands the player may play this turn (305.2)."""
    return 1 + additional_lands(game, player)


def land_faces(game: Game, it: GameObject, player: PlayerId) -> list[str]:
    """The names of the card's faces that the player could play as a land from where it is (305.1, 712.12)."""
    if it.card is None:
        return []
    if not (it.zone is Zone.HAND and it.owner == player) and not any(p(game, it, player) for p in LAND_PERMISSIONS):
        return []
    faces = COMPILED.faces(it.card)
    found = ["front"] if "Land" in faces[0].types else []
    if it.card.layout == "modal_dfc" and "Land" in faces[1].types:
        found.append("back")
    return found


def check_land(game: Game, player: PlayerId, it: GameObject, by_effect: bool = False) -> None:
    """Raise ``Illegal`` unless the player may play a land now (305.2-305.3); an effect may let that be done while it
    resolves, but on no other player's turn and not as one land too many."""
    name = it.base.name
    prohibition = forbidding(game, player, PlayingLands, "305.1")
    if prohibition is not None:
        by = TargetId.of_object(prohibition.by) if prohibition.by is not None else ""
        words = {"player": TargetId.of_player(player), "by": by}
        raise Illegal(Message("cannot-play-lands", words), *prohibition.rules)
    if game.turn.active != player:
        active = TargetId.of_player(game.turn.active)
        raise Illegal(Message("land-only-your-turn", {"name": name, "active": active}), "305.3")
    if not by_effect and not sorcery_speed(game, player):
        raise Illegal(Message("land-only-main-phase", {"name": name}), "305.1")
    played = game.players[player].lands_played
    if played >= lands_allowed(game, player):
        who = TargetId.of_player(player)
        raise Illegal(Message("land-already-played", {"player": who, "count": played}), "305.2b")


def play_land(game: Game, player: PlayerId, act: PlayLand) -> Gen[None]:
    """Put a land onto the battlefield as a special action (116.2a, 305.4)."""
    it = game.now(act.object)
    if it is None:
        raise Illegal(Message("not-there"), "400.7")
    faces = land_faces(game, it, player)
    if act.way not in faces:
        if len(faces) != 1 or act.way != "front":
            raise Illegal(Message("not-a-land-to-play", {"name": it.base.name}), "305.1")
        act = PlayLand(act.object, faces[0])
    check_land(game, player, it)
    yield from put_land(game, player, it, 1 if act.way == "back" else 0)


def put_land(game: Game, player: PlayerId, it: GameObject, face: int) -> Gen[None]:
    """It is played and enters (305.1, 305.4)."""
    then = [one for asked in ONCE_PLAYED for one in asked(game, player, it)]
    permitted = (by for lets in LAND_PERMISSIONS for by in lets(game, it, player) if by != it.id)
    by = tuple(permitted)[:1] if it.zone is not Zone.HAND else ()
    logged = commit(game, [LandPlayed(it.id, player, by)], "305.1")[0]
    with game.under(logged), game.because("305.1"):
        move = ZoneChange(it.id, Zone.BATTLEFIELD, it.zone, "play", controller=player, face=face)
        moved = yield from happen(game, [move])
        lands = [i for one in moved if isinstance(one.event, ZoneChange) for i in one.event.became if i in game.objects]
        for do in then:
            for land in lands[:1]:
                do(game.objects[land])
