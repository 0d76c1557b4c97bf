"""What effects do with face-down permanents: turn, manifest, cloak, manifest dread (CR 708, 701.40, 701.58, 701.62)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import KeywordAction, Revealed, TurnedFaceDown, TurnedFaceUp, ZoneChange
from engine.mechanics.face_down import words as fd
from engine.mechanics.face_down.turning import put_face_down, turn_face_down, turn_face_up
from engine.rules.evaluate.evaluation import FITS, Test, objects
from engine.rules.evaluate.event_verbs import done_in, is_subject
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, objects_for, present
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.pipeline import commit, happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen
from engine.state.face_down import FaceDown
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone


@DO.register(fd.TurnFace)
def _turn(game: Game, verb: fd.TurnFace, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    turned: list[ObjectId] = []
    for player in players:
        chosen = yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")
        ids = present(game, chosen)
        if verb.facing is fd.Facing.UP:
            turned += yield from turn_face_up(game, ids, player)
        else:
            turned += yield from turn_face_down(game, ids)
    frame.done = bool(turned)
    return TargetId.of_objects(turned)


@POSSIBLE.register(fd.TurnFace)
def _can_turn(game: Game, verb: fd.TurnFace, frame: Frame, player: PlayerId) -> bool:
    """(118.3)"""
    up = verb.facing is fd.Facing.UP
    return any((game.find(i).face_down is not None) is up for i in objects(game, verb.what, frame))


HIDING = {fd.Hiding.MANIFEST: FaceDown.MANIFESTED, fd.Hiding.CLOAK: FaceDown.CLOAKED}


@DO.register(fd.PutFaceDown)
def _put_face_down(game: Game, verb: fd.PutFaceDown, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.40a, 701.58a)"""
    made: list[ObjectId] = []
    for player in players:
        chosen = yield from objects_for(game, verb.what, frame, player, "choose-objects", "608.2d")
        made += yield from put_face_down(game, present(game, chosen), player, HIDING[verb.how], verb.how.value)
    frame.done = bool(made)
    return TargetId.of_objects(made)


@DO.register(fd.ManifestDread)
def _manifest_dread(game: Game, verb: fd.ManifestDread, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """As much of it as is possible; what watches it sees it in any case (701.62a-b)."""
    made: list[ObjectId] = []
    with game.because("701.62a"):
        for player in players:
            seen = top_of_library(game, player, 2)
            if seen:
                commit(game, [Revealed(tuple(seen), player, (player,))])
            chosen = yield from choose_objects(game, player, seen, 1, 1, "choose-manifested", "701.62a", frame)
            made += yield from put_face_down(game, chosen, player, FaceDown.MANIFESTED, "manifest")
            rest = [i for i in seen if i in game.objects]
            moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.LIBRARY, "manifest dread") for i in rest]
            logged = yield from happen(game, moves)
            gone = [i for one in logged if isinstance(one.event, ZoneChange) for i in one.event.became]
            commit(game, [KeywordAction(player, "manifest dread", 1, (*made, *gone))], "701.62b")
    frame.done = bool(made)
    return TargetId.of_objects(made)


@FITS.register(fd.WithAbility)
def _with_ability(node: fd.WithAbility) -> Test:
    word = node.keyword.word

    def fits(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        return ch.has(word) or (word == "morph" and ch.has("megamorph"))

    return fits


# ---- what triggers watch for


@done_in(fd.BeTurned, TurnedFaceUp, TurnedFaceDown)
def _be_turned(game: Game, act: fd.BeTurned, event: TurnedFaceUp | TurnedFaceDown, frame: Frame) -> Iterable[int]:
    """(708.8)"""
    if isinstance(event, TurnedFaceUp) is (act.facing is fd.Facing.UP):
        yield event.object


@done_in(fd.TurnOne, TurnedFaceUp)
def _turn_one(game: Game, act: fd.TurnOne, event: TurnedFaceUp, frame: Frame) -> Iterable[int]:
    """Whoever takes the special action or follows the instruction turns it (708.8)."""
    if act.facing is fd.Facing.UP and is_subject(game, act.what, event.object, frame):
        yield event.player
