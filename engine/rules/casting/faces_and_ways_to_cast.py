"""The ways to cast a card: which face, from where, for which cost, by whose permission (CR 601.3, 118.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.abilities.base import CostPart
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.hooks import Hooks
from engine.state.actions import Cast
from engine.state.characteristics import Characteristics
from engine.state.choices import Illegal, Message, Term
from engine.state.face_down import FaceDown
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.memory import NOTHING, Memory
from engine.state.objects import GameObject
from engine.state.zones import Zone
from engine.words import keyword_name


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
    by: ObjectId | None = None
    """The object whose permission is used up by it, or attaches something to it (601.3)."""
    permitted_by: tuple[ObjectId, ...] = ()
    """The other objects whose effects let it be cast from there, or at this time (601.3, 601.3b)."""
    allows: Callable[[Characteristics], bool] | None = None
    """Whether what lets it be cast would do so for a spell with other characteristics, too (601.3e)."""
    of_any: str = ""
    """ "color" or "type" where mana may be spent on it as though it were of any (609.4b)."""

    def is_called(self, name: str) -> bool:
        """Whether these words ask for this way."""
        return name == self.name or name in self.known_as


def called(how: str, face: str) -> str:
    """The name of a way in which one face of a card is cast by a keyword or a permission: "retrace, back"."""
    return how if face in ("front", "left") else f"{how}, {face}"


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


OtherCosts = Callable[[Game, GameObject, PlayerId, Way], Iterable[Way]]
OTHER_COSTS: Hooks[OtherCosts] = Hooks()
"""Functions that say for what else a card may be cast that may be cast for its mana cost in some way (118.9)."""


def ways(game: Game, it: GameObject, player: PlayerId) -> list[Way]:
    """All the ways in which the player may cast the card from where it is."""
    found = [way for function in WAYS for way in function(game, it, player)]
    usual = [way for way in (*found, *_without_mana_cost(it, player)) if _is_for_mana_cost(it, way)]
    return found + [other for way in usual for function in OTHER_COSTS for other in function(game, it, player, way)]


def _is_for_mana_cost(it: GameObject, way: Way) -> bool:
    """Whether the mana cost is what is paid, with what is added to that: only one alternative cost is (118.9a)."""
    if it.card is None or way.base is not None:
        return False
    return way.cost == COMPILED.faces(it.card)[way.face].mana_cost + way.memory.commander_tax


def _is_for_nothing(it: GameObject, way: Way) -> bool:
    """Whether no mana is paid, be it that {0} is paid rather than the mana cost; a mana cost of {0} is that cost."""
    return way.cost is None or (way.cost == NO_MANA and not _is_for_mana_cost(it, way))


def _without_mana_cost(it: GameObject, player: PlayerId) -> Iterable[Way]:
    """A card in hand whose mana cost can't be paid, but another cost instead (118.6a)."""
    if it.zone is Zone.HAND and it.owner == player and it.card is not None:
        for name, face in faces_castable(it):
            values = COMPILED.faces(it.card)[face]
            if "Land" not in values.types and not values.mana_cost:
                yield Way(name, face, "")


WITHOUT_PAYING = "without paying"
"""The way to cast a card without paying its mana cost."""

FACES = ("front", "left", "right", "back", "adventure", "fused")
"""The ways that are named after what of the card is cast, and not after a cost."""


def way_without_paying(game: Game, it: GameObject, act: Cast, player: PlayerId) -> Way:
    """By what the card, or that face of it, is cast without paying its mana cost. Where nothing that is known lets the
    player do so some effect is taken to, and the report says so, unless an effect of theirs that would do it for other
    spells keeps to its limits. It is the one alternative cost there can be (118.9a).
    """
    known = ways(game, it, player) if it.card is not None else []
    asked = next((way for way in known if act.way and way.is_called(act.way)), None)
    if asked is not None and asked.cost is not None and asked.name not in FACES:
        raise Illegal(Message("one-alternative-cost", {"name": it.base.name, "way": asked.name}), "118.9a")
    free = called(WITHOUT_PAYING, act.way if act.way in FACES else "front")
    face = asked.face if asked is not None else _face_of(it, act.way)
    named = (way for way in known if way.cost is None and way.is_called(free))
    others = (way for way in known if _is_for_nothing(it, way) and way.face == face and act.way != "fused")
    found = next(iter([*named, *others]), None)
    if found is not None:
        return found
    for limited in NOT_FREE:
        limited(game, it, player)
    game.assume("taken-to-be-cast-free", player=game.players[player].name, name=it.base.name)
    base, rules = (asked.base, asked.rules) if asked is not None else (None, ())
    return Way(WITHOUT_PAYING, face, None, ("118.9", *rules), any_time=True, base=base)


def _face_of(it: GameObject, way: str) -> int:
    return 1 if way in {"back", "right", "adventure"} and it.card is not None and len(it.card.faces) > 1 else 0


NO_MANA = "{0}"
"""What "you may pay {0} rather than pay the mana cost" asks for."""

NOT_FREE: Hooks[Callable[[Game, GameObject, PlayerId], None]] = Hooks()
"""What keeps a card from being cast without paying its mana cost: effects that let other spells be cast so, or this one
no more. They raise ``Illegal``."""

LANDS_ARE_PLAYED = "lands-are-played"
"""That a land is played and not cast."""

NO_WAY: Hooks[Callable[[Game, GameObject, PlayerId], Illegal | None]] = Hooks()
"""What explains best why a card can't be cast from where it is; the first that knows is heard."""


def land_not_cast(it: GameObject) -> Illegal | None:
    """Why a land can't be cast: it is played, never a spell (305.1), whatever other card type it has (305.9)."""
    if "Land" not in it.base.types:
        return None
    return Illegal(Message(LANDS_ARE_PLAYED, {"name": it.base.name}), "305.9" if len(it.base.types) > 1 else "305.1")


def called_way(way: str) -> Message:
    """The name of a way to cast something in words of any language: that of a keyword or of a face."""
    return Message("way-called", {"way": way, "word": Term(keyword_name(way), way)})


def way_for(game: Game, it: GameObject, act: Cast, player: PlayerId) -> Way:
    """The way that an act names; ``Illegal`` says why there is none."""
    found = ways(game, it, player)
    for way in found:
        if way.is_called(act.way):
            return way
    if found:
        if act.way == "front" and len(found) == 1 and found[0].name != "adventure":
            return found[0]
        asked, found_so = called_way(act.way), [called_way(way.name) for way in found]
        raise Illegal(Message("no-such-way", {"name": it.base.name, "way": asked, "ways": found_so}), "601.3")
    if it.card is not None and (land := land_not_cast(it)) is not None:
        raise land
    if it.zone is Zone.HAND and it.owner == player and not it.base.mana_cost:
        raise Illegal(Message("no-mana-cost", {"name": it.base.name}), "202.1b")
    for explain in NO_WAY:
        known = explain(game, it, player)
        if known is not None:
            raise known
    raise Illegal(Message("cannot-cast-from", {"name": it.base.name, "zone": it.zone.value}), "601.3")
