"""The state of a game in the shape of a scenario, with what the engine has worked out added.

Fed back as a scenario, the derived values are compared and not taken over; continuous effects that have
been made by spells and abilities, and abilities on the stack, are not part of a start.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.abilities.conditions.designations import Designation
from engine.mechanics.dungeons.cards import rooms
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.variants.commander import times_cast
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.mana_costs import OF_ANY_TYPE
from engine.state.objects import GameObject, Kind
from engine.state.unknown_cards import is_unknown
from engine.state.zones import Zone
from engine.table.references import FACE_DOWN, References, is_hidden
from engine.table.scenario import GOES_ON

Json = dict[str, Any]

COLORS = "WUBRG"


def state_of(game: Game, refs: References, title: str = "") -> Json:
    """The whole state."""
    return _State(game, refs).whole()


class _State:
    """One state being written."""

    def __init__(self, game: Game, refs: References) -> None:
        self.game = game
        self.refs = refs

    def whole(self) -> Json:
        game = self.game
        return {
            "version": 1,
            "players": {p.name: self.side(p.number) for p in game.players},
            "turn": self.turn(),
            "options": self.options(),
            "stack": [self.on_stack(i) for i in reversed(game.stack)],
            "winner": game.players[game.winner].name if game.winner is not None else None,
            "over": game.over,
        }

    def options(self) -> Json:
        """What is settled for the whole game, and whether it is day or night now."""
        options, daytime = self.game.options, self.game.daytime
        given = {name: getattr(options, name) for name in options.said}
        return {**given, "day": daytime} if daytime else given

    def turn(self) -> Json:
        turn, players = self.game.turn, self.game.players
        return {
            "number": turn.number,
            "active": players[turn.active].name,
            "step": turn.step.value,
            "priority": players[turn.priority].name if turn.priority is not None else None,
            "begun": turn.begun,
        }

    def side(self, number: PlayerId) -> Json:
        game, player = self.game, self.game.players[number]
        side: Json = {"life": player.life}
        mine = [o for o in game.in_zone(Zone.BATTLEFIELD) if game.controller(o) == number]
        side["battlefield"] = [self.permanent(o, number) for o in mine]
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.COMMAND, Zone.OUTSIDE):
            name = "sideboard" if zone is Zone.OUTSIDE else zone.value
            listed = game.in_zone(zone, number)
            side[name] = together([self.card(o) for o in listed])
        if player.placed is not None:
            side["library"] = self.going_on(number, player.placed)
        side["mana"] = player.mana_source if player.mana_source != "pool" else pool_text(player.mana)
        if player.mana and player.mana_source != "pool":
            side["pool"] = pool_text(player.mana)
        side["counters"] = dict(sorted(player.counters.items()))
        side["designations"] = sorted(player.designations)
        if player.tempted:
            side["tempted"] = player.tempted
        if player.ring_bearer is not None and player.ring_bearer in game.objects:
            side["ring_bearer"] = self.refs.reference(player.ring_bearer)
        if player.completed:
            side["completed"] = list(player.completed)
        if player.speed is not None:
            side["speed"] = player.speed
        listed_commanders = [self.commander(o) for o in game.commanders(number)]
        if listed_commanders:
            side["commander"] = listed_commanders
        side["lost"] = player.lost or player.left
        return side

    def going_on(self, number: PlayerId, placed: int) -> list[str | Json]:
        """A library that goes on with unknown cards: what is known of its top, and that it goes on."""
        top = [self.card(o) for o in self.game.in_zone(Zone.LIBRARY, number)[:placed]]
        while top and top[-1] == ONE_UNKNOWN:
            top.pop()
        return [*together(top), GOES_ON]

    def commander(self, it: GameObject) -> str | Json:
        """A commander with how often it has been cast and what it has dealt, where that matters (903.8, 903.10a)."""
        assert it.commander is not None
        made: Json = {"card": it.card.name if it.card is not None else it.base.name}
        cast = times_cast(self.game, it.commander)
        dealt = {
            p.name: p.commander_damage[it.commander] for p in self.game.players if it.commander in p.commander_damage
        }
        made.update({"cast": cast} if cast else {})
        made.update({"damage": dealt} if dealt else {})
        return made if len(made) > 1 else str(made["card"])

    def card(self, it: GameObject) -> str | Json:
        """An object that is not on the battlefield: a bare name where there is no more to say. What shares its name
        with other things has a reference of its own, but for cards in a library: nobody speaks of one of them."""
        made = self.thing(it)
        given = self.refs.given(it.id)
        if given is not None:
            made["id"] = given
        elif it.zone is not Zone.LIBRARY and it.kind is Kind.CARD and not is_unknown(it):
            reference = self.refs.reference(it.id)
            if reference.rpartition("#")[2].isdecimal():
                made["id"] = reference
        if it.counters:
            made["counters"] = dict(sorted(it.counters.items()))
        if it.card is not None and it.memory.room is not None:
            made["room"] = rooms(it.card)[it.memory.room].name
        if it.face_down is not None:
            made["face_down"] = it.face_down.value
        aside = {"foretell": "foretold", "plot": "plotted"}
        earlier = self.game.turn.number
        set_aside = next((said for key, said in aside.items() if it.chosen.get(key, earlier) < earlier), None)
        if it.zone is Zone.EXILE and set_aside is not None:
            made["set_aside"] = set_aside
        return made["card"] if set(made) == {"card"} else made

    def made_of(self, it: GameObject) -> Json:
        """What else represents a melded or merged permanent."""
        if it.melded:
            return {"melded_from": [self.card(one) for one in it.components]}
        if not it.components:
            return {}
        top, *beneath = it.components
        return self.made_of(top) | {"merged_with": [self.component(one) for one in beneath]}

    def component(self, it: GameObject) -> str | Json:
        """What lies beneath a merged permanent."""
        return {**self.thing(it), **self.made_of(it)} if it.melded else self.card(it)

    def thing(self, it: GameObject) -> Json:
        if it.kind is Kind.CARD and it.card is not None:
            return {"card": it.card.name}
        if is_unknown(it):
            return dict(ONE_UNKNOWN)
        return {"token": self.token(it)}

    def token(self, it: GameObject) -> Json:
        base = it.base
        made: Json = {
            "name": base.name,
            **({"mana_cost": base.mana_cost} if base.mana_cost else {}),
            "supertypes": sorted(base.supertypes),
            "types": sorted(base.types),
            "subtypes": sorted(base.subtypes),
            "colors": [c for c in COLORS if c in base.colors],
        }
        if base.power is not None:
            made["power"], made["toughness"] = base.power, base.toughness
        text = ability_text(self.game, it)
        if text:
            made["text"] = text
        return made

    def permanent(self, it: GameObject, listed_under: int) -> Json:
        game = self.game
        made = {**self.thing(it), "id": self.refs.reference(it.id)}
        if it.card is not None and it.face == 1:
            made["face"] = "back"
        if it.face_down is not None:
            made["face_down"] = it.face_down.value
        made |= self.made_of(it)
        card = it.card if it.face_down is None and not it.components else None
        copied = it.base.name if card is not None and all(it.base.name != face.name for face in card.faces) else ""
        if copied and game.card_named(copied) is not None:
            made["copy_of"] = copied
        for key in ("tapped", "flipped", "phased_out"):
            if getattr(it, key):
                made[key] = True
        if game.sick(it):
            made["sick"] = True
        made |= self.marks(it)
        if it.owner != listed_under:
            made["owner"] = game.players[it.owner].name
        made["controller"] = game.players[listed_under].name
        made["damage"] = it.damage
        if it.deathtouched:
            made["deathtouched"] = True
        made["counters"] = dict(sorted(it.counters.items()))
        made["attached_to"] = self.target(it.attached_to)
        made["protector"] = game.players[it.protector].name if it.protector is not None else None
        if it.chosen:
            made["chosen"] = {k: self.chosen(k, v) for k, v in sorted(it.chosen.items()) if not isinstance(v, bool)}
        made |= self.combat(it) | self.derived(it)
        return made

    def marks(self, it: GameObject) -> Json:
        """Its level and designations, where it has any."""
        made: Json = {"level": it.memory.level} if it.memory.level is not None else {}
        held = [d.value for d in Designation if d.value in it.memory.designations]
        return {**made, "designations": held} if held else made

    def chosen(self, key: str, value: Any) -> Any:
        """A choice as a scenario writes it."""
        if key == "player" and isinstance(value, int):
            return self.game.players[value].name
        return value if isinstance(value, str | int) else str(value)

    def combat(self, it: GameObject) -> Json:
        combat = self.game.combat
        blocked = combat.blockers.get(it.id, ())
        return {
            "attacking": self.target(combat.attackers.get(it.id)),
            "blocking": [self.refs.reference(i) for i in blocked] or None,
        }

    def derived(self, it: GameObject) -> Json:
        seen = self.game.characteristics(it)
        made: Json = {"name": FACE_DOWN if is_hidden(it) else seen.name}
        if seen.power is not None:
            made["power"], made["toughness"] = seen.power, seen.toughness
        made["supertypes"] = sorted(seen.supertypes)
        made["types"] = sorted(seen.types)
        made["subtypes"] = as_printed(seen.subtypes, it)
        made["colors"] = [c for c in COLORS if c in seen.colors]
        made["keywords"] = sorted(seen.abilities.keywords)
        made["mana_value"] = mana_value_of(it, seen)
        if "Planeswalker" in seen.types:
            made["loyalty"] = it.counters.get("loyalty", 0)
        if "Battle" in seen.types:
            made["defense"] = it.counters.get("defense", 0)
        if seen.abilities.unread:
            made["unread"] = [ability.text for ability in seen.abilities.unread]
        return made

    def on_stack(self, object_id: ObjectId) -> Json:
        """A spell or ability on the stack, with its controller, targets and text."""
        game = self.game
        it = game.objects[object_id]
        seen = game.characteristics(it)
        made: Json = {"id": self.refs.stack_reference(object_id), "name": FACE_DOWN if is_hidden(it) else seen.name}
        if it.kind is Kind.ABILITY:
            made["kind"] = "ability"
            assert it.on_stack is not None
            made["source"] = self.refs.reference(it.on_stack.source)
        else:
            made |= {"kind": "copy" if it.kind is Kind.COPY else "spell", **self.thing(it)}
            if it.face == 1:
                made["face"] = "back"
            if it.face_down is not None:
                made["face_down"] = it.face_down.value
            if it.owner != it.controller:
                made["owner"] = game.players[it.owner].name
        made["controller"] = game.players[seen.controller].name
        announced = it.announced
        targets = [t for slot in announced.targets for t in slot] if announced is not None else []
        made["targets"] = [self.target(t) for t in targets]
        if announced is not None and announced.x is not None:
            made["x"] = announced.x
        if announced is not None and announced.modes:
            made["modes"] = [mode + 1 for mode in announced.modes]
        made["text"] = ability_text(game, it)
        return made

    def target(self, target: TargetId | None) -> str | None:
        """A reference to an object or player, as a scenario would write it."""
        if target is None:
            return None
        if target.player is not None:
            return self.game.players[target.player].name
        return self.refs.reference(target.object_id)


ONE_UNKNOWN: Json = {"unknown": 1}


def together(listed: list[str | Json]) -> list[str | Json]:
    """Unknown cards of which nothing more is said stand together, with their number."""
    made: list[str | Json] = []
    for one in listed:
        last = made[-1] if made else None
        if one == ONE_UNKNOWN and isinstance(last, dict) and set(last) == {"unknown"}:
            last["unknown"] += 1
        else:
            made.append(one)
    return made


def ability_text(game: Game, it: GameObject) -> str:
    """The rules text of an object, or of the ability that it is on the stack."""
    if it.on_stack is not None:
        nameless = "this emblem" if game.find(it.on_stack.source).kind is Kind.EMBLEM else FACE_DOWN
        return with_name(english(it.on_stack.ability), it.base.name or nameless)
    if it.card is not None and it.face < len(it.card.faces) and not is_hidden(it):
        return it.card.faces[it.face].text
    return with_name("\n".join(english(ability) for ability in it.shown.abilities.all), it.base.name)


def pool_text(mana: dict[str, int]) -> str:
    """A mana pool as letters ("UUR"); what else is true of a mana ("C|snow") is left out."""
    letters = [key[0] for key, n in mana.items() for _ in range(n)]
    return "".join(sorted(letters, key=(COLORS + "C" + OF_ANY_TYPE).index))


def as_printed(subtypes: Iterable[str], it: GameObject) -> list[str]:
    """Subtypes in the order in which its card has them ("Human Cleric"); what it has beyond that behind them."""
    printed = [one for face in it.card.faces for one in face.subtypes] if it.card is not None else []
    return sorted(subtypes, key=lambda one: (printed.index(one) if one in printed else len(printed), one))
