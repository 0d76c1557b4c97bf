"""From an entry of a script to an act of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.oracle.keywords.expansion import keyword_of
from engine.oracle.names import with_name
from engine.rules.casting import casting
from engine.rules.casting.activating import abilities_of
from engine.state import actions
from engine.state.actions import Act
from engine.state.choices import Illegal, Message
from engine.state.game import Game
from engine.state.ids import FIRST_PLAYER, ObjectId, TargetId
from engine.state.zones import Zone
from engine.table.answers import one_of, unknown
from engine.table.references import References, folded
from engine.table.scenario import Json

SCRIPT_ZONES = {zone.value: zone for zone in Zone} | {"sideboard": Zone.OUTSIDE}

HIDDEN = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY, Zone.OUTSIDE)
"""Where a card to be cast or played may be, in the order in which it is looked for."""


def act_of(entry: Json, refs: References) -> Act:
    """The act that an entry stands for; ``Illegal`` if what it names is not there."""
    return _ACTS[entry["do"]](entry, refs)


COST_NAMES = {"multikicker": "kicker", "kick": "kicker", "kicked": "kicker"}
"""What people call costs that the rules keep under another name."""


def _cast(entry: Json, refs: References) -> Act:
    found = _card(entry, refs, "601.2a")
    it = refs.game.objects[found]
    way = _way(entry, it)
    given = entry.get("costs") or []
    if given == "ask":
        asked = way if "face" in entry or entry.get("free") else ""
        return actions.Cast(found, asked, it.zone, bool(entry.get("free")), None)
    named = [COST_NAMES.get(one, one) for one in ([given] if isinstance(given, str) else given)]
    known = casting.ways(refs.game, it, refs.player(entry["player"]) or FIRST_PLAYER) if named else []
    ways = {name for way_ in known for name in (way_.name, *way_.known_as)}
    way = next((one for one in named if one in ways), way)
    costs = ("kicker",) * int(entry.get("kicked") or 0) + tuple(one for one in named if one not in ways)
    return actions.Cast(found, way, it.zone, bool(entry.get("free")), costs)


def _play(entry: Json, refs: References) -> Act:
    found = _card(entry, refs, "116.2a")
    return actions.PlayLand(found, _way(entry, refs.game.objects[found]))


def _way(entry: Json, it: Any) -> str:
    """The face or manner asked for; that of the half whose name was given; else the front."""
    if "face" in entry:
        return str(entry["face"])
    if it.card is not None and len(it.card.faces) > 1:
        names = [folded(face.name) for face in it.card.faces]
        called = folded(entry["card"].rpartition("#")[0] or entry["card"])
        if it.card.layout in ("split", "aftermath"):
            return ("left", "right")[names.index(called)] if called in names else "left"
        if names[0] != called and called in names[1:]:
            return "adventure" if it.card.layout in ("adventure", "omen") else "back"
    return "front"


def _card(entry: Json, refs: References, rule: str) -> ObjectId:
    """The card to cast or play: in the zone named, else in the hand, else wherever it may be."""
    game, words = refs.game, entry["card"]
    player = refs.player(entry["player"])
    zones: Sequence[Zone] = (SCRIPT_ZONES[entry["from"]],) if "from" in entry else HIDDEN
    everywhere = [i for i in refs.things(words) if i in game.objects]
    for zone in zones:
        here = [i for i in everywhere if game.objects[i].zone is zone]
        mine = [i for i in here if game.objects[i].owner == player]
        if mine or here:
            return (mine or here)[0]
    if everywhere and "from" in entry:
        zone_name = Message("place", {"thing": TargetId.of_object(everywhere[0])})
        raise Illegal(Message("not-in-that-zone", {"name": words, "zone": zones[0].value, "where": zone_name}), rule)
    raise unknown(refs, words, rule)


def _activate(entry: Json, refs: References) -> Act:
    game, words = refs.game, entry["source"]
    player = refs.player(entry["player"])
    found = [i for i in refs.things(words) if i in game.objects]
    here = [i for i in found if game.objects[i].zone is Zone.BATTLEFIELD]
    mine = [i for i in here if game.controller(i) == player]
    source = one_of(refs, words, mine or here or found, "602.2")
    return actions.Activate(source, _ability(game, source, entry.get("ability")))


def _ability(game: Game, source: ObjectId, wanted: int | str | None) -> int:
    """Which activated ability: by number from 1, by a piece of its text or its keyword, or the only one there is."""
    texts = ability_texts(game, source)
    if isinstance(wanted, str) and wanted.isdecimal() and len(wanted) < 7:
        wanted = int(wanted)
    if isinstance(wanted, int):
        return wanted - 1
    if wanted is not None:
        known = [(text, spelled) for text, spelled in zip(texts, _spelled_out(game, source), strict=True)]
        found = [i for i, said in enumerate(known) if any(folded(wanted) in folded(one) for one in said)]
    else:
        found = list(range(len(texts)))
    if len(found) == 1:
        return found[0]
    listed = Message("list", {"items": [f"{n}. {text}" for n, text in enumerate(texts, start=1)]})
    thing = TargetId.of_object(source)
    if not texts:
        raise Illegal(Message("no-activated-ability", {"object": thing}), "602.1")
    key = "which-ability" if found or wanted is None else "no-ability-with-text"
    raise Illegal(Message(key, {"object": thing, "text": wanted or "", "abilities": listed}), "602.1")


def ability_texts(game: Game, source: ObjectId) -> list[str]:
    """The activated abilities of an object as it has them printed ("Crew 1"), in the order of their numbers."""
    from engine.oracle.compile import english

    it = game.objects[source]
    have = game.characteristics(it).abilities.all
    said = (keyword_of(have, ability) or ability for ability in abilities_of(game, it))
    return [with_name(english(one), it.base.name) for one in said]


def _spelled_out(game: Game, source: ObjectId) -> list[str]:
    """The same with each keyword as what it means."""
    from engine.oracle.compile import english

    it = game.objects[source]
    return [with_name(english(ability), it.base.name) for ability in abilities_of(game, it)]


def _special(entry: Json, refs: References) -> Act:
    player = refs.player(entry["player"])
    if "source" not in entry:
        return actions.Special(ObjectId(0), entry["act"])
    game = refs.game
    found = [i for i in refs.things(entry["source"]) if i in game.objects]
    mine = [i for i in found if player in (game.controller(i), game.objects[i].owner)]
    return actions.Special(one_of(refs, entry["source"], mine or found, "116.2"), entry["act"])


_ACTS: dict[str, Callable[[Json, References], Act]] = {
    "cast": _cast,
    "play": _play,
    "activate": _activate,
    "special": _special,
    "pass": lambda entry, refs: actions.Pass(),
    "concede": lambda entry, refs: actions.Concede(),
}
