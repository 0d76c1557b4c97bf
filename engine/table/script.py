"""From an entry of a script to the action of the rules that it stands for (117.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engine.abilities.base import Ability
from engine.events import CardNamed
from engine.oracle.compile import english
from engine.oracle.keywords.expansion import keyword_of
from engine.oracle.names import with_name
from engine.rules import targeting
from engine.rules.casting import faces_and_ways_to_cast
from engine.rules.casting.activating import abilities_of, begin_check
from engine.rules.casting.faces_and_ways_to_cast import Way, called
from engine.rules.pipeline import commit
from engine.rules.players.seen_tops_of_libraries import seen_but_unknown
from engine.state import actions
from engine.state.actions import Action
from engine.state.choices import Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.unknown_cards import top_is_unknown, top_of_library
from engine.state.zones import Zone
from engine.table.answers import one_of, unknown
from engine.table.entries import (
    ActionEntry,
    ActivateEntry,
    CastEntry,
    ConcedeEntry,
    PassEntry,
    PlayEntry,
    SpecialEntry,
)
from engine.table.queued_answers import flat
from engine.table.references import References, folded

HIDDEN = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY, Zone.OUTSIDE)
"""Where a card to be cast or played may be, in the order in which it is looked for."""


@singledispatch
def action_of(entry: ActionEntry, refs: References) -> Action:
    """The action that an entry stands for; ``Illegal`` if what it names is not there."""
    raise AssertionError("each entry that takes priority stands for an action")


@action_of.register
def _cast(entry: CastEntry, refs: References) -> Action:
    found = _card(entry, refs, "601.2a")
    it = refs.game.objects[found]
    way = _way(entry, it)
    if entry.costs is None:
        asked = way if entry.face is not None or entry.free else ""
        return actions.Cast(found, asked, it.zone, entry.free, None)
    known = faces_and_ways_to_cast.ways(refs.game, it, entry.player) if entry.costs else []
    ways = {name for one in known for name in (one.name, one.name.partition(", ")[0], *one.known_as)}
    way = next((_in_manner(one, way, known) for one in entry.costs if one in ways), way)
    costs = ("kicker",) * entry.kicked + tuple(one for one in entry.costs if one not in ways)
    return actions.Cast(found, way, it.zone, entry.free, costs)


def _in_manner(cost: str, face: str, known: list[Way]) -> str:
    """The way that a cost and a face ask for together; that of the cost alone, where it is for that face or no face was
    named."""
    named = called(cost, face)
    plain = any(one.is_called(cost) and (face in ("front", "left") or one.face == 1) for one in known)
    return cost if plain and not any(one.name == named for one in known) else named


@action_of.register
def _play(entry: PlayEntry, refs: References) -> Action:
    found = _card(entry, refs, "116.2a")
    return actions.PlayLand(found, _way(entry, refs.game.objects[found]))


def _way(entry: CastEntry | PlayEntry, it: GameObject) -> str:
    """The face or manner asked for; that of the half whose name was given; else the front."""
    if entry.face is not None:
        return entry.face
    if it.card is not None and len(it.card.faces) > 1:
        names = [folded(face.name) for face in it.card.faces]
        called = folded(entry.card.rpartition("#")[0] or entry.card)
        if it.card.layout in ("split", "aftermath"):
            return ("left", "right")[names.index(called)] if called in names else "left"
        if names[0] != called and called in names[1:]:
            return "adventure" if it.card.layout in ("adventure", "omen") else "back"
    return "front"


def _card(entry: CastEntry | PlayEntry, refs: References, rule: str) -> ObjectId:
    """The card to cast or play: in the zone named, else in the hand, else wherever it may be. An unknown card on top of
    the library it is played from is thereby said to be that card."""
    game, words = refs.game, entry.card
    zones: Sequence[Zone] = (entry.zone,) if entry.zone is not None else HIDDEN
    everywhere = [i for i in refs.things(words) if i in game.objects]
    here = [i for zone in zones for i in everywhere if game.objects[i].zone is zone]
    mine = next((i for i in here if game.objects[i].owner == entry.player), None)
    only_theirs = all(game.objects[i].zone is Zone.LIBRARY for i in here)
    if mine is None and only_theirs and (entry.zone is Zone.LIBRARY or entry.player in seen_but_unknown(game)):
        mine = _top_named(game, entry, rule)
    if mine is not None or here:
        return mine if mine is not None else here[0]
    if everywhere and entry.zone is not None:
        zone_name = Message("place", {"thing": TargetId.of_object(everywhere[0])})
        raise Illegal(Message("not-in-that-zone", {"name": words, "zone": zones[0].value, "where": zone_name}), rule)
    raise unknown(refs, words, rule)


def _top_named(game: Game, entry: CastEntry | PlayEntry, rule: str) -> ObjectId | None:
    """The top card of the player's library, if nobody has said yet which it is and there is a card of that name."""
    card = game.card_named(entry.card)
    if card is None or not top_is_unknown(game, entry.player):
        return None
    (top,) = top_of_library(game, entry.player)
    commit(game, [CardNamed(top, card.name)], rule)
    return top


@action_of.register
def _activate(entry: ActivateEntry, refs: References) -> Action:
    game, words = refs.game, entry.source
    found = [i for i in refs.things(words) if i in game.objects]
    here = [i for i in found if game.objects[i].zone is Zone.BATTLEFIELD]
    mine = [i for i in here if game.controller(i) == entry.player]
    source = one_of(refs, words, mine or here or found, "602.2")
    return actions.Activate(source, _ability(refs, source, entry))


def _ability(refs: References, source: ObjectId, entry: ActivateEntry) -> int:
    """Which activated ability: by number from 1, by a piece of its text or its keyword, or the only one there is or
    that can have such targets."""
    game, wanted = refs.game, entry.ability
    texts = ability_texts(game, source)
    if isinstance(wanted, int):
        return wanted - 1
    if wanted is not None:
        known = [(text, spelled) for text, spelled in zip(texts, _spelled_out(game, source), strict=True)]
        found = [i for i, said in enumerate(known) if any(folded(wanted) in folded(one) for one in said)]
    else:
        found = list(range(len(texts)))
    if len(found) > 1:
        found = _meant(refs, source, entry, found)
    if len(found) == 1:
        return found[0]
    listed = Message("list", {"items": [f"{n}. {text}" for n, text in enumerate(texts, start=1)]})
    thing = TargetId.of_object(source)
    if not texts:
        raise Illegal(Message("no-activated-ability", {"object": thing}), "602.1")
    key = "which-ability" if found or wanted is None else "no-ability-with-text"
    raise Illegal(Message(key, {"object": thing, "text": wanted or "", "abilities": listed}), "602.1")


def _meant(refs: References, source: ObjectId, entry: ActivateEntry, found: list[int]) -> list[int]:
    """Those of some abilities that can have the targets that are named; of such as are the same one that can be
    activated (602.2, 602.5b)."""
    game = refs.game
    abilities = abilities_of(game, game.objects[source])
    if entry.targets:
        fitting = [i for i in found if _can_target(refs, source, entry, abilities[i])]
        found = fitting or found
    if all(abilities[i] == abilities[found[0]] for i in found):
        able = [i for i in found if _can_begin(game, entry.player, source, i)]
        return [*able, *found][:1]
    return found


def _can_target(refs: References, source: ObjectId, entry: ActivateEntry, ability: Ability) -> bool:
    """Whether each target that is named is one that some target phrase of an ability can have."""
    game = refs.game
    phrases = targeting.phrases(ability)
    if any(targeting.depends_on_targets(phrase) for phrase in phrases):
        return True
    frame = Frame(source, entry.player, ability)
    can = {target for phrase in phrases for target in targeting.legal(game, phrase, frame, [])}
    things = [target.object for target in can if target.object is not None]
    return all(
        any(target.player is not None and target.player == refs.player(words) for target in can)
        or refs.things(words, among=things)
        for words in flat(entry.targets or ())
    )


def _can_begin(game: Game, player: PlayerId, source: ObjectId, index: int) -> bool:
    try:
        begin_check(game, player, game.objects[source], index)
    except Illegal:
        return False
    return True


def ability_texts(game: Game, source: ObjectId) -> list[str]:
    """The activated abilities of an object as it has them printed ("Crew 1"), in the order of their numbers."""
    it = game.objects[source]
    have = game.characteristics(it).abilities.all
    said = (keyword_of(have, ability) or ability for ability in abilities_of(game, it))
    return [with_name(english(one), it.base.name) for one in said]


def _spelled_out(game: Game, source: ObjectId) -> list[str]:
    """The same with each keyword as what it means."""
    it = game.objects[source]
    return [with_name(english(ability), it.base.name) for ability in abilities_of(game, it)]


@action_of.register
def _special(entry: SpecialEntry, refs: References) -> Action:
    if entry.source is None:
        return actions.Special(ObjectId(0), entry.name)
    game = refs.game
    found = [i for i in refs.things(entry.source) if i in game.objects]
    mine = [i for i in found if entry.player in (game.controller(i), game.objects[i].owner)]
    return actions.Special(one_of(refs, entry.source, mine or found, "116.2"), entry.name)


@action_of.register
def _pass(entry: PassEntry, refs: References) -> Action:
    return actions.Pass()


@action_of.register
def _concede(entry: ConcedeEntry, refs: References) -> Action:
    return actions.Concede()
