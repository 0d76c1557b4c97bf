"""Putting what a scenario describes onto a board. A permanent put there by hand is simply there: nothing enters."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from cards.model import Card, Face
from engine.abilities.nouns.token_descriptions import Predefined
from engine.mechanics.dungeons import cards as dungeons
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.keywords.bestow import bestowed
from engine.rules.permanents.choosing_as_it_enters import chosen_as_it_entered
from engine.rules.permanents.predefined_tokens import called
from engine.rules.resolution.verbs.copy_and_become_copy import as_copy
from engine.state.combat import Combat
from engine.state.face_down import CASTING, FaceDown
from engine.state.flipped_cards_and_rooms import DOORS, ROOM, SPLIT
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.last_known_information import Former
from engine.state.merged_permanents import component, meld, merge
from engine.state.objects import Announcement, GameObject, Kind
from engine.state.turn import Step
from engine.state.unknown_cards import make_unknown
from engine.state.zones import Zone
from engine.table.colors_and_steps import COLORS
from engine.table.counters_of_cards import counters_it_enters_with, kinds_in_untold_number
from engine.table.emblems import emblem
from engine.table.library import Cards, NamesNear
from engine.table.references import References, folded
from engine.table.scenario import Json, how_many
from engine.table.scenario_error import ScenarioError

FACES = {"front": 0, "left": 0, "back": 1, "right": 1, "adventure": 1}
"""The place of a face among a card's faces, by the words of a scenario."""

_CHOOSES = re.compile(r"\b(cho(ose|oses|sen)|notes?|noted|any amount)\b", re.I)
"""What a text says where something is chosen, noted or paid that it speaks of later (607.2)."""

_SET_ASIDE = {"foretold": "foretell", "plotted": "plot"}
"""Under what an exiled card keeps the turn in which it was foretold or plotted: 0 for one before the board began."""

_CHOSEN_PLAYER = frozenset({"player", "opponent"})
"""The words of a scenario for a player who was chosen."""

ENTERS_WITH = {"Planeswalker": "loyalty", "Battle": "defense"}
"""The counters that permanents of a type enter with by rule (306.5b, 310.4b)."""


def find_card(cards: Cards, name: str, place: str) -> Card:
    """The card so named; ScenarioError with near names where there is none."""
    try:
        return cards[name]
    except KeyError as error:
        if isinstance(error, NamesNear):
            near: Sequence[str] = error.near
        else:
            near = get_close_matches(name, list(cards), n=3, cutoff=0.6) if isinstance(cards, Mapping) else ()
        raise ScenarioError(place, name, "expected-card", tuple(near)) from None


def place_by_hand(
    game: Game, refs: References, cards: Cards, player: PlayerId, entry: Json | str, place: str
) -> list[GameObject]:
    """Put what an entry of a battlefield describes onto the battlefield of a game that is under way."""
    one = entry if isinstance(entry, dict) else {"card": entry}
    if one.get("id") in refs.ids:
        raise ScenarioError(f"{place}.id", one["id"], "expected-unused-id", at=one["id"])
    placing = Placing(game, refs, cards)
    objects = placing.place(place, player, "battlefield", one)
    for it in objects:
        placing.relate(place, one, it)
    return objects


class Placing:
    """Objects being put onto a board, and what points from one to another."""

    def __init__(self, game: Game, refs: References, cards: Cards) -> None:
        self.cards = cards
        self.game = game
        self.refs = refs
        self.numbers = {player.name: player.number for player in game.players}
        self.tokens: dict[str, Card] = {}
        """What is printed on the tokens made so far; equal descriptions are the same."""

    def place(self, place: str, player: PlayerId, zone: str, one: Json) -> list[GameObject]:
        """The objects that one entry of a zone describes."""
        to = Zone.OUTSIDE if zone == "sideboard" else Zone(zone)
        owner = self.numbers[one["owner"]] if "owner" in one else player
        controller = self.numbers[one["controller"]] if "controller" in one else player
        if to is not Zone.BATTLEFIELD:
            owner, controller = self.numbers.get(one.get("owner", ""), player), None  # type: ignore[assignment]
        objects = [self.make(place, one, to, owner, controller) for _ in range(how_many(one))]
        if "id" in one:
            self.refs.ids[one["id"]] = [it.id for it in objects]
        return objects

    def make(self, place: str, one: Json, zone: Zone, owner: PlayerId, controller: PlayerId | None) -> GameObject:
        if "emblem" in one:
            at = f"{place}.emblem"
            base = emblem(at, find_card(self.cards, one["emblem"], at))
            return self.game.make(base, owner, Zone.COMMAND, kind=Kind.EMBLEM, controller=owner)
        if "unknown" in one:
            if zone is Zone.BATTLEFIELD and not one.get("face_down"):
                raise ScenarioError(f"{place}.unknown", one["unknown"], "expected-face-down")
            it = make_unknown(self.game, owner, zone, controller)
        elif "token" in one:
            it = self.token(place, one["token"], zone, owner, controller)
        else:
            card = find_card(self.cards, one["card"], f"{place}.card" if len(one) > 1 else place)
            face = self.face(place, card, one)
            it = self.game.make_card(
                card,
                owner,
                zone,
                face=face if zone is Zone.BATTLEFIELD and card.layout != SPLIT else 0,
                controller=controller,
            )
        more: tuple[tuple[str, int], ...] = ()
        if one.get("copy_of"):
            copied = find_card(self.cards, one["copy_of"], f"{place}.copy_of")
            faces = COMPILED.faces(copied)
            named = (face for face in faces if folded(face.name) == folded(one["copy_of"]))
            it.base, more = as_copy(self.game, it, next(named, faces[0]))
        if zone is Zone.COMMAND and it.card is not None and dungeons.is_dungeon(it.card):
            it.base = dungeons.characteristics(it.card)
            it.memory = replace(it.memory, room=self.room(place, it.card, one.get("room")))
        elif one.get("room") is not None:
            raise ScenarioError(f"{place}.room", one["room"], "expected-dungeon-only")
        it.face_down = self.face_down(it, one.get("face_down") or one.get("set_aside") == "foretold")
        self.check_kind(place, it, one)
        if one.get("melded_from"):
            self.meld(place, it, one["melded_from"])
        if one.get("merged_with"):
            self.merge(place, it, one["merged_with"])
        it.tapped = bool(one.get("tapped"))
        it.flipped = bool(one.get("flipped"))
        it.phased_out = bool(one.get("phased_out"))
        it.damage = int(one.get("damage", 0))
        it.memory = replace(it.memory, designations=frozenset(self.designations(it, one)))
        if "level" in one:
            it.memory = replace(it.memory, level=int(one["level"]))
        it.deathtouched = bool(one.get("deathtouched"))
        it.chosen = dict(one.get("chosen") or {})
        if one.get("set_aside") in _SET_ASIDE:
            it.chosen[_SET_ASIDE[one["set_aside"]]] = 0
        elif one.get("set_aside"):
            it.memory = replace(it.memory, designations=frozenset({one["set_aside"]}))
        it.counters = {kind: n for kind, n in (one.get("counters") or {}).items() if n}
        if zone is Zone.BATTLEFIELD:
            it.since = self.game.turn.number if one.get("sick") else 0
            self.game.known_controller[it.id] = it.controller
            if "counters" not in one and not it.face_down:
                self.printed_counters(it, more)
        return it

    @staticmethod
    def check_kind(place: str, it: GameObject, one: Json) -> None:
        """Nothing is said of an object that means nothing for its kind: protectors are of battles (310.8), choices of
        what tells somebody to choose or note something, or to pay any amount (607.2d)."""
        faces = it.card.faces if it.card is not None else ()
        token = one.get("token")
        described = token if isinstance(token, dict) else {}
        if it.face_down or described.get("copy_of") or one.get("copy_of") or not (faces or described):
            return
        battle = "Battle" in it.base.types or any("Battle" in face.types for face in faces)
        protector = one.get("protector") or (one.get("chosen") or {}).get("protector")
        may_become_one = "defense" in (one.get("counters") or {})  # a copy of a battle, with counters to be one with
        if protector and not battle and not may_become_one:
            raise ScenarioError(f"{place}.protector", protector, "expected-battle-only")
        texts = [*(face.text for face in faces), described.get("text") or ""]
        if one.get("chosen") and not (battle or any(map(_CHOOSES.search, texts))):
            raise ScenarioError(f"{place}.chosen", next(iter(one["chosen"])), "expected-choosing-only")

    def merge(self, place: str, it: GameObject, beneath: list[Json | str]) -> None:
        """What else represents a merged permanent (730.2); it has mutated once with each of them."""
        for i, entry in enumerate(beneath):
            one = entry if isinstance(entry, dict) else {"card": entry}
            other = self.make(f"{place}.merged_with[{i}]", one, Zone.NOWHERE, it.owner, it.controller)
            del self.game.objects[other.id]
            merge(other, it, over=False)
            self.game.former[other.id] = Former(other, other.base, it.id)
        it.memory = replace(it.memory, mutated=len(beneath))

    def meld(self, place: str, it: GameObject, pair: list[Json | str]) -> None:
        """The two cards that represent a melded permanent (712.4a)."""
        parts = []
        for i, entry in enumerate(pair):
            one = entry if isinstance(entry, dict) else {"card": entry}
            part = self.make(f"{place}.melded_from[{i}]", one, Zone.NOWHERE, it.owner, it.controller)
            del self.game.objects[part.id]
            self.game.former[part.id] = Former(part, part.base, it.id)
            parts.append(component(part))
        assert it.card is not None
        meld(it, tuple(parts), it.card, it.face)

    @staticmethod
    def room(place: str, card: Card, name: str | None) -> int:
        """The place of the room that a player's venture marker is in; the topmost where none is named (309.4)."""
        names = [room.name for room in dungeons.rooms(card)]
        if name is not None and name not in names:
            raise ScenarioError(f"{place}.room", name, "expected-one-of", names, values=", ".join(names))
        return names.index(name) if name is not None else 0

    @staticmethod
    def face_down(it: GameObject, given: bool | str | None) -> FaceDown | None:
        """What made it face down: as it says, else what its card allows; a permanent without such an ability has
        been manifested (708.6)."""
        if not given:
            return None
        if isinstance(given, str):
            return FaceDown(given)
        if it.zone is not Zone.BATTLEFIELD and it.zone is not Zone.STACK:
            return FaceDown.HIDDEN
        return next((how for word, how in CASTING.items() if it.base.has(word)), FaceDown.MANIFESTED)

    @staticmethod
    def designations(it: GameObject, one: Json) -> Iterable[str]:
        """The designations that it is said to have; a Room that is named by one half, or of which a half is named as
        its face, has that door unlocked."""
        if "designations" in one or it.base.form != ROOM or it.zone is not Zone.BATTLEFIELD:
            return one.get("designations") or ()
        if "face" in one:
            return (DOORS[FACES[one["face"]]],)
        names = [folded(half.name) for half in it.base.forms]
        return [door for door, name in zip(DOORS, names, strict=True) if name == folded(one.get("card", ""))]

    def face(self, place: str, card: Card, one: Json) -> int:
        """Which face is up: the one asked for, else the one whose name was given, else the front."""
        if "face" in one:
            face = FACES[one["face"]]
            if face >= len(card.faces):
                raise ScenarioError(f"{place}.face", one["face"], "expected-face-there", card=card.name)
            return face
        names = [folded(face.name) for face in card.faces]
        called = folded(one["card"])
        return names.index(called) if called in names and card.layout not in ("split", "adventure") else 0

    def token(
        self, place: str, token: Json | str, zone: Zone, owner: PlayerId, controller: PlayerId | None
    ) -> GameObject:
        described = token if isinstance(token, dict) else {"name": token}
        if list(described) == ["name"] and (known := called(described["name"])) is not None:
            return self.game.make(known, owner, zone, kind=Kind.TOKEN, controller=controller)
        if isinstance(token, str):
            near = get_close_matches(token, [kind.value for kind in Predefined], n=3, cutoff=0.6)
            raise ScenarioError(f"{place}.token", token, "expected-predefined-token", near)
        key = json.dumps(described, sort_keys=True)
        if key not in self.tokens:
            copied = described.get("copy_of")
            self.tokens[key] = (
                token_card(described) if copied is None else find_card(self.cards, copied, f"{place}.token.copy_of")
            )
        card = self.tokens[key]
        it = self.game.make(COMPILED.faces(card)[0], owner, zone, kind=Kind.TOKEN, controller=controller)
        if len(card.faces) > 1:
            it.card = card
        return it

    def printed_counters(self, it: GameObject, as_copy: tuple[tuple[str, int], ...]) -> None:
        """Loyalty and defense counters that nobody mentioned are those it would have entered with, and so are those
        that its text says it enters with (614.1c) and those it has ``as_copy`` (707.9e); of a number that the text
        alone does not tell there are none."""
        for word, kind in ENTERS_WITH.items():
            number = getattr(it.base, kind)
            if word in it.base.types and number:
                it.counters[kind] = number
                self.game.assume("has-printed-counters", object=it.target, kind=kind, count=number)
        for kind, number in (*counters_it_enters_with(it.base), *as_copy):
            it.counters[kind] = it.counters.get(kind, 0) + number
            self.game.assume("has-entering-counters", object=it.target, kind=kind, count=number)
        for kind in kinds_in_untold_number(it.base):
            self.game.assume("has-no-entering-counters", object=it.target, kind=kind)

    # ---- what points from one thing to another

    def relate(self, place: str, one: Json, it: GameObject) -> None:
        if one.get("attached_to") is not None:
            it.attached_to = self.target(f"{place}.attached_to", one["attached_to"])
            it.memory = replace(it.memory, described_on=it.attached_to.object)
            self.bestow(it)
            self.game.bump("attachments")
        if one.get("exiled_with") is not None:
            host = self.game.objects[self.target(f"{place}.exiled_with", one["exiled_with"]).object_id]
            host.memory = replace(host.memory, exiled_as_made=(*host.memory.exiled_as_made, it.id))
        it.chosen = dict(self.choice(f"{place}.chosen", key, value) for key, value in it.chosen.items())
        if it.zone is Zone.BATTLEFIELD and it.face_down is None:
            self.choices_as_it_entered(it)
        chosen = it.chosen.pop("protector", None)
        protector = one.get("protector", chosen)
        if protector is not None:
            it.protector = self.numbers[protector]
        elif self.game.turn.step.is_combat and one.get("attacking"):
            it.protector = None
        combat: Combat = self.game.combat
        step = self.game.turn.step
        for key, least in (("attacking", Step.DECLARE_ATTACKERS), ("blocking", Step.DECLARE_BLOCKERS)):
            if one.get(key) and not (step.is_combat and step.place >= least.place):
                raise ScenarioError(f"{place}.{key}", one[key], "expected-in-combat-only", step=least.value)
        if one.get("attacking"):
            combat.attack(it.id, self.target(f"{place}.attacking", one["attacking"]))
            if self.game.turn.step.place > Step.DECLARE_BLOCKERS.place:
                combat.unblocked.add(it.id)
        blocking = one.get("blocking") or ()
        for words in [blocking] if isinstance(blocking, str) else blocking:
            combat.block(it.id, self.target(f"{place}.blocking", words).object_id)

    def bestow(self, it: GameObject) -> None:
        """A creature with bestow that is attached to something has been cast bestowed (702.103b)."""
        if it.card is not None and it.face_down is None and it.base.has("bestow"):
            it.base = bestowed(it.card, it.face)
            it.announced = Announcement(cast_from=Zone.HAND)
            it.announced.paid.keyword = "bestow"
            self.game.bump("battlefield")

    def choices_as_it_entered(self, it: GameObject) -> None:
        """What was chosen is also found under what the choice is called; what nobody says is asked once something turns
        on it, but for a player: that is taken to be the only opponent."""
        others = [one.number for one in self.game.players if one.number != it.controller]
        for kind, key, text in chosen_as_it_entered(it.base):
            if kind in it.chosen:
                it.chosen[key] = it.chosen.pop(kind)
            elif key == "player" and key not in it.chosen and len(others) == 1:
                it.chosen[key] = others[0]
                self.game.assume("player-chosen", object=it.target, player=self.game.players[others[0]].name)
            elif key not in it.chosen:
                self.game.untold[it.id, key] = text

    def choice(self, place: str, key: str, value: Any) -> tuple[str, Any]:
        """A choice as the rules keep it: players by number, whoever could be chosen; colors by letter."""
        if key in _CHOSEN_PLAYER:
            if value not in self.numbers:
                raise ScenarioError(place, value, "expected-player-of", players=", ".join(self.numbers))
            return "player", self.numbers[value]
        return key, COLORS.get(str(value).casefold(), value) if key == "color" else value

    def those(self, place: str, words: str, times: int, zone: Zone) -> list[ObjectId]:
        """The things in a zone that are meant by words said so often, as far as they are there."""
        here = [i for i in self.refs.things(words) if self.game.objects[i].zone is zone]
        return here if len(here) <= times else objects_in([self.target(place, words)])

    def target(self, place: str, words: str) -> TargetId:
        """The player or object that the words mean."""
        player = self.refs.player(words)
        if player is not None:
            return TargetId.of_player(player)
        found = self.refs.things(words)
        if len(found) > 1:
            found = [i for i in found if self.game.objects[i].zone is Zone.BATTLEFIELD]
        if len(found) != 1:
            key = "expected-reference-one" if found else "expected-reference"
            near = get_close_matches(words, self.refs.known_names(), n=3, cutoff=0.6) if not found else ()
            raise ScenarioError(place, words, key, near, count=len(found))
        return TargetId.of_object(found[0])


def token_card(token: Json) -> Card:
    """What is printed on a token that a scenario describes."""
    subtypes = tuple(token.get("subtypes") or ())
    types = tuple(token.get("types") or ("Creature",))
    supertypes = tuple(token.get("supertypes") or ())
    name = token.get("name") or " ".join((*subtypes, "Token"))
    line = " ".join((*supertypes, *types)) + (f" — {' '.join(subtypes)}" if subtypes else "")
    text = "\n".join(filter(None, (", ".join(token.get("keywords") or ()).capitalize(), token.get("text"))))
    power, toughness = token.get("power"), token.get("toughness")
    cost = token.get("mana_cost") or ""
    colors = cost if token.get("colors") is None else token["colors"]
    face = Face(
        name=name,
        mana_cost=cost,
        type_line=f"Token {line}",
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        text=text,
        power=None if power is None else str(power),
        toughness=None if toughness is None else str(toughness),
        colors="".join(c for c in "WUBRG" if c in colors),
    )
    return Card(name=name, faces=(face,), layout="token")
