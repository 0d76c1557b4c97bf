"""Building the game that a scenario describes: its players, its turn, what lies where, what has happened before."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

import engine.mechanics.assembly  # noqa: F401 - what is registered is what is played
from cards.model import Card
from engine.mechanics.the_ring.rules import the_ring
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules.casting.text_of_spell import text_of
from engine.rules.continuous import layers
from engine.rules.continuous.begun_before import BEGUN_BEFORE
from engine.rules.evaluate.mana_value import mana_value_of
from engine.rules.targeting import phrases
from engine.state.game import Game
from engine.state.history import History, Options, PlayerHistory
from engine.state.ids import FIRST_PLAYER, ObjectId, PlayerId
from engine.state.limits import MOST_DIGITS, MOST_PLACED, Budget
from engine.state.mana_costs import OF_ANY_TYPE
from engine.state.objects import Announcement, GameObject, Kind
from engine.state.turn import STEPS, Step
from engine.state.zones import Zone
from engine.table.begun_on_the_board import effects_told, partner_told
from engine.table.colors_and_steps import step_name
from engine.table.earlier_this_turn import Earlier
from engine.table.library import Cards, KnowsDungeons
from engine.table.placing import (
    ENTERS_WITH,
    Placing,
    find_card,
)
from engine.table.references import FACE_DOWN, References, folded, is_hidden
from engine.table.scenario import (
    GOES_ON,
    Json,
    Scenario,
    how_many,
    objects_of,
    where,
)
from engine.table.scenario_error import ScenarioError

NUMBERS = ("power", "toughness", "loyalty", "defense")
"""Derived numbers of a state that are compared when it is used as a start."""

LISTS = ("supertypes", "types", "subtypes", "colors", "keywords")
"""Derived lists that are compared so."""


def build(scenario: Scenario, cards: Cards, budget: Budget) -> tuple[Game, References]:
    """The game at the start of a scenario, and the words for its things. ScenarioError says what is wrong; ``budget``
    is what each act of the game may cost."""
    builder = _Builder(scenario, cards)
    builder.game.budget = budget
    return builder.build()


_ANIMATES = re.compile(r"\bbecomes?\b|\bcrew\b|\bstation\b|\b(is|it's|he's|she's) an?\b[^.]*\bcreature\b", re.I)
"""What a text says by which something may make itself a creature."""


class _Builder(Placing):
    """One board being built."""

    def __init__(self, scenario: Scenario, cards: Cards) -> None:
        game = Game(COMPILED, layers, int(scenario.options.get("seed") or 0))
        super().__init__(game, References(game, {}), cards)
        self.scenario = scenario
        self.made: list[tuple[str, Json, list[GameObject]]] = []

    def named(self, name: str) -> Card | None:
        """The card so named, if there is one."""
        try:
            return self.cards[name]
        except KeyError:
            return None

    def build(self) -> tuple[Game, References]:
        for name, side in self.scenario.players.items():
            self.player(name, side)
        self.game.options = Options(**self.scenario.options, said=tuple(self.scenario.options))
        self.game.dungeon_cards = self.cards.dungeons if isinstance(self.cards, KnowsDungeons) else tuple
        self.game.card_named = self.named
        self.game.daytime = self.scenario.options.get("day")
        self.turn()
        if sum(how_many(one) for _, _, _, one in objects_of(self.scenario.data)) > MOST_PLACED:
            raise ScenarioError("", None, "expected-fewer-objects", most=MOST_PLACED)
        for path, player, zone, one in objects_of(self.scenario.data):
            at = where("", path)
            self.made.append((at, one, self.place(at, self.numbers[player], zone, one)))
        for name, side in self.scenario.players.items():
            self.commanders(name, side)
            self.ring(name, side)
        self.assume_life()
        for place, one, objects in self.made:
            for it in objects:
                self.relate(place, one, it)
        self.attach_later()
        for _, _, objects in self.made:
            for it in objects:
                if it.zone is Zone.BATTLEFIELD and it.controller != it.owner:
                    self.taken_by_an_effect(it)
        for i, one in reversed(list(enumerate(self.scenario.data.get("stack") or ()))):
            self.spell(f"stack[{i}]", one)
        self.history()
        for place, one, objects in self.made:
            if one.get("damage"):
                self.check_damage(place, one, objects[0])
            for it in objects:
                if it.zone in (Zone.BATTLEFIELD, Zone.EXILE):
                    self.begun_before(one, it)
                if one.get("paired_with"):
                    self.pair(f"{place}.paired_with", one["paired_with"], it)
                self.compare(one, it)
        for it in self.game.permanents():
            self.game.known_controller[it.id] = self.game.controller(it)
        for who in self.game.players:
            mine = (it for it in self.game.permanents() if self.game.controller(it) == who.number)
            lands = [it for it in mine if "Land" in self.game.characteristics(it).types]
            who.tapped_out = who.mana_untold and bool(lands) and all(it.tapped for it in lands)
        return self.game, self.refs

    def attach_later(self) -> None:
        """What is attached to something has become so after that was there (613.7e), in whatever order they are listed:
        the timestamps are given out anew, those of attachments right behind their hosts'."""
        listed = sorted(self.game.permanents(), key=lambda it: it.timestamp)
        waiting: dict[ObjectId, list[GameObject]] = {}
        ordered: dict[ObjectId, GameObject] = {}

        def put(it: GameObject) -> None:
            ordered[it.id] = it
            for attached in waiting.pop(it.id, ()):
                put(attached)

        for it in listed:
            host = it.attached_to.object if it.attached_to is not None else None
            if host is not None and host not in ordered and self.game.objects[host].zone is Zone.BATTLEFIELD:
                waiting.setdefault(host, []).append(it)
            else:
                put(it)
        for it, timestamp in zip(ordered.values(), [one.timestamp for one in listed], strict=False):
            it.timestamp = timestamp

    def assume_life(self) -> None:
        """Where there are commanders, the life of those of whom nothing is said: their game begins at 40 (903.7)."""
        options, sides = self.scenario.options, self.scenario.players
        untold = [name for name, side in sides.items() if "life" not in side]
        told = "starting_life" in options or options.get("format")
        if untold and not told and any(side.get("commander") for side in sides.values()):
            self.game.assume("life-not-said", players=", ".join(untold), life=self.scenario.starting_life)

    def player(self, name: str, side: Json) -> None:
        self.game.starting_life = self.scenario.starting_life
        player = self.game.add_player(name, int(side.get("life", self.scenario.starting_life)))
        self.numbers[name] = player.number
        player.counters.update({kind: n for kind, n in (side.get("counters") or {}).items() if n})
        player.designations.update(side.get("designations") or ())
        player.speed = side.get("speed")
        player.completed = tuple(side.get("completed") or ())
        mana = side.get("mana", "any")
        if mana in ("any", "lands"):
            player.mana_source = mana
            player.mana.update(read_pool(side.get("pool", ""), f"players.{name}.pool"))
        else:
            player.mana_source = "pool"
            player.mana.update(read_pool(mana, f"players.{name}.mana"))
        library = side.get("library", [GOES_ON])
        if library[-1:] == [GOES_ON]:
            player.placed = sum(map(how_many, library[:-1]))
        player.hand_untold = "hand" not in side
        player.hand_may_hold_cards = player.hand_untold and self.scenario.options.get("hands") == "unknown"
        player.mana_untold = "mana" not in side
        if side.get("lost"):
            player.lost = player.left = True

    def turn(self) -> None:
        given, turn = self.scenario.turn, self.game.turn
        turn.number = int(given.get("number", 1))
        turn.active = self.numbers[given["active"]] if "active" in given else FIRST_PLAYER
        turn.step = Step(step_name(given.get("step", Step.PRECOMBAT_MAIN.value)))
        priority = given.get("priority")
        turn.priority = self.numbers.get(priority) if priority is not None else None
        if "begun" not in given and turn.step.is_main:  # a board in a main phase is in the middle of it
            turn.begun = True
            turn.priority = turn.active if turn.priority is None else turn.priority
        elif given.get("begun"):
            turn.begun = True
        if turn.begun:
            turn.queue = list(STEPS[turn.step.place + 1 :])

    def ring(self, name: str, side: Json) -> None:
        """How often the Ring has tempted a player, and the creature that is the Ring-bearer (701.54)."""
        player = self.game.players[self.numbers[name]]
        player.tempted = int(side.get("tempted", 0))
        if player.tempted:
            emblem = the_ring(player.number, player.tempted)
            self.game.make(emblem, player.number, Zone.COMMAND, kind=Kind.EMBLEM, controller=player.number)
        if "ring_bearer" in side:
            player.ring_bearer = self.target(where("", ["players", name, "ring_bearer"]), side["ring_bearer"]).object
            self.game.bump("ring")

    def commanders(self, name: str, side: Json) -> None:
        """Designate the commanders; one that is listed nowhere starts in the command zone (903.6)."""
        given = side.get("commander") or []
        listed = given if isinstance(given, list) else [given]
        player = self.numbers[name]
        for i, entry in enumerate(listed):
            one = entry if isinstance(entry, dict) else {"card": entry}
            card = find_card(self.cards, one["card"], where("", ["players", name, "commander", i]))
            there = [o for o in self.game.objects.values() if o.card is not None and o.card.name == card.name]
            mine = next((o for o in there if o.owner == player), None)
            if mine is None:
                mine = self.game.make_card(card, player, Zone.COMMAND)
            mine.commander = mine.id
            self.game.players[player].commander_casts[mine.id] = int(one.get("cast", 0))
            for victim, dealt in (one.get("damage") or {}).items():
                self.game.players[self.numbers[victim]].commander_damage[mine.id] = int(dealt)

    def spell(self, place: str, one: Json) -> None:
        """A spell that is on the stack as the board begins, announced as it says."""
        card = find_card(self.cards, one["card"], f"{place}.card")
        controller = self.numbers[one["controller"]]
        owner = self.numbers.get(one.get("owner", ""), controller)
        it = self.game.make_card(card, owner, Zone.STACK, face=self.face(place, card, one), controller=controller)
        it.face_down = self.face_down(it, one.get("face_down"))
        if "id" in one:
            self.refs.ids[one["id"]] = [it.id]
        modes = tuple(mode - 1 for mode in one.get("modes") or ())
        it.announced = Announcement(modes=modes, x=one.get("x"), cast_from=Zone.HAND)
        targets = [
            [self.target(f"{place}.targets", w) for w in ([one_] if isinstance(one_, str) else one_)]
            for one_ in one.get("targets") or ()
        ]
        text = text_of(self.game, it)
        slots = phrases(text) if text is not None else ()
        if len(slots) == 1:
            targets = [[target for slot in targets for target in slot]]
        it.announced.targets = targets

    def history(self) -> None:
        """What happened earlier this turn (``Game.history``)."""
        given = self.scenario.data.get("history") or {}
        if not given:
            return
        players: dict[PlayerId, PlayerHistory] = {}
        attacked: list[ObjectId] = []
        for key, value in given.items():
            if key not in ("died", "entered"):
                lands = value.get("lands_played", 0)
                self.game.players[self.numbers[key]].lands_played = len(lands) if isinstance(lands, list) else lands
                with_these = tuple(value.get("attacked_with", ()))
                attacked += self.attackers(f"history.{key}.attacked_with", with_these)
                players[self.numbers[key]] = PlayerHistory(
                    value.get("life_lost", 0),
                    value.get("life_gained", 0),
                    value.get("cards_drawn", 0),
                    with_these,
                )
        earlier = Earlier(self)
        for key, value in given.items():
            if key not in ("died", "entered"):
                earlier.spells_cast(f"history.{key}.spells_cast", self.numbers[key], value.get("spells_cast", ()))
        earlier.entered(given.get("entered", ()))
        earlier.died(given.get("died", ()))
        self.game.began_at = len(self.game.log)
        self.game.history = History(players, tuple(attacked))

    def attackers(self, place: str, words: Sequence[str]) -> Iterator[ObjectId]:
        """Those of the creatures that have attacked which are still there, each once."""
        for name in dict.fromkeys(words):
            yield from self.those(place, name, words.count(name), Zone.BATTLEFIELD)

    def check_damage(self, place: str, one: Json, it: GameObject) -> None:
        """Damage is marked on creatures (120.3e), and stays on what has been one this turn: a card that is one or makes
        itself one, or of which a state says that it was."""
        faces = it.card.faces if it.card is not None else ()
        kinds = {*self.game.characteristics(it).types, *(kind for face in faces for kind in face.types)}
        was_one = "Creature" in {*kinds, *(one.get("types") or ())} or any(_ANIMATES.search(f.text) for f in faces)
        if not was_one:
            raise ScenarioError(f"{place}.damage", one["damage"], "expected-creature-only")

    def taken_by_an_effect(self, it: GameObject) -> None:
        """What is listed with another owner or controller is controlled by an effect, where the board has one that
        gives it to that player: it ends with that effect (611.3a, 613.1b). Else it was given by hand."""
        listed, it.controller = it.controller, it.owner
        self.game.bump("battlefield")
        if self.game.controller(it) != listed:
            it.controller = listed
            self.game.bump("battlefield")

    def begun_before(self, one: Json, it: GameObject) -> None:
        """The effects that are on a permanent or an exiled card already, for what is said of it."""
        begun = chain.from_iterable(hook(self.game, it) for hook in BEGUN_BEFORE)
        for effect in (*begun, *effects_told(self.game, one, it, self.numbers)):
            self.game.effects.append(effect)
            self.game.bump("effects")

    def pair(self, place: str, said: str, it: GameObject) -> None:
        """Pair a creature with the one that it is said to be paired with (702.95b)."""
        other = partner_told(self.game, place, said, it, self.target)
        for each, partner in ((it, other), (self.game.objects[other], it.id)):
            each.memory = replace(each.memory, paired=(partner, self.game.controller(it)))
        self.game.bump("battlefield")

    def compare(self, one: Json, it: GameObject) -> None:
        """Derived values written in a start are not taken over; where they differ the report says so."""
        if all(one.get(key) is None for key in (*NUMBERS, *LISTS, "mana_value", "name", "text")):
            return
        seen = self.game.characteristics(it)
        for key in (*NUMBERS, "mana_value"):
            written = one.get(key)
            now = mana_value_of(it, seen) if key == "mana_value" else getattr(seen, key)
            now = it.counters.get(key, 0) if key in ENTERS_WITH.values() else now
            if written is not None and written != now:
                self.game.assume("derived-differs", object=it.target, what=key, written=str(written), now=str(now))
        for key in LISTS:
            listed = [str(w) for w in one[key]] if isinstance(one.get(key), list) else []
            there = sorted(seen.abilities.keywords if key == "keywords" else getattr(seen, key))
            if {w.casefold() for w in listed} - {w.casefold() for w in there}:
                self.not_taken_over(it, ", ".join(listed))
        printed = it.card.faces[it.face].text if it.card is not None else ""
        for key, now in (("name", FACE_DOWN if is_hidden(it) else seen.name), ("text", printed)):
            if one.get(key) and folded(str(one[key])) != folded(now):
                self.not_taken_over(it, str(one[key]))

    def not_taken_over(self, it: GameObject, written: str) -> None:
        """What is written of a card that it does not have is not given to it."""
        self.game.assume("not-taken-over", object=it.target, written=written)


def read_pool(text: str, place: str) -> dict[str, int]:
    """A mana pool: letters, numbers for colorless mana ("UUR2"), a star for one of any type. ScenarioError for a number
    without an end."""
    pool: dict[str, int] = {}
    for letter, number in re.findall(rf"([WUBRGC{re.escape(OF_ANY_TYPE)}])|(\d+)", text):
        if len(number) > MOST_DIGITS:
            raise ScenarioError(place, text, "expected-fewer-digits", most=MOST_DIGITS)
        amount = int(number) if number else 1
        if amount:
            pool[letter or "C"] = pool.get(letter or "C", 0) + amount
    return pool
