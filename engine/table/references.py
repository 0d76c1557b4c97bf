"""Words that stand for objects and players, and the words by which the engine names them.

A card or token stays the same *thing* while it moves from zone to zone as ever new objects (400.7): "siege"
still means it in the graveyard. Things of one name are numbered in the order in which they were listed or
appeared: ``Grizzly Bears#2``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial

from cards.model import fold
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.limits import MOST_DIGITS
from engine.state.objects import GameObject, Kind
from engine.state.unknown_cards import UNKNOWN_CARD, is_unknown
from engine.state.zones import Zone
from engine.table.past_names import PastNames
from engine.table.when_namesakes_came import when_several

_TOKEN = " token"

FACE_DOWN = "face-down creature"
"""What everybody calls a face-down spell or permanent (708.2a)."""

EMBLEM = "emblem"
"""What an emblem is called: it has no name (114.3)."""

folded = lru_cache(maxsize=65536)(fold)
"""The key of a name, remembered."""


class References:
    """The things of one game, by all the words that stand for them.

    ``ids`` maps the ids that a scenario gives to the first objects of the things they name.
    """

    def __init__(self, game: Game, ids: dict[str, list[ObjectId]]) -> None:
        self.game = game
        self.ids = ids
        self._key: tuple[int, int, int] | None = None
        self._past = PastNames()
        self._present: dict[str, set[ObjectId]] = {}
        self._by_name: dict[str, list[ObjectId]] = {}
        self._given: dict[ObjectId, str] = {}
        self._numbers: dict[str, dict[ObjectId, int]] = {}
        self._crowded: dict[str, bool] = {}
        self._several: dict[str, int] = {}
        """For each name the event since which two things in play go by it."""
        self._at: int | None = None
        self._merged: dict[ObjectId, ObjectId] = {}
        self._from_top: dict[ObjectId, int] = {}
        """For each object on the stack its place, the topmost being 1; empty as long as nobody has asked."""
        self._called: Counter[str] = Counter()
        """How many objects on the stack go by each name, known with their places."""
        self._roots: dict[ObjectId, tuple[ObjectId, ObjectId]] = {}
        self._newest: dict[ObjectId, ObjectId] = {}

    def turn_to(self, game: Game, ids: dict[str, list[ObjectId]]) -> None:
        """Speak of a game that has been taken back to an earlier moment."""
        if game is not self.game:
            self._roots, self._newest = {}, {}
        self.game, self.ids, self._key = game, ids, None

    # ---- things

    def root(self, object_id: ObjectId) -> ObjectId:
        """The first object of the thing that an object is now."""
        came_from, path, here = self.game.origins, [], object_id
        while (before := came_from.get(here)) is not None:
            known = self._roots.get(here)
            if known is not None and known[0] == before:
                here = known[1]
                break
            path.append((here, before))
            here = before
        for one, before in path:
            self._roots[one] = (before, here)
        return here

    def latest(self, object_id: ObjectId) -> ObjectId:
        """The newest object of a thing: where it is now, or the last it was."""
        former, root, first = self.game.former, self.root(object_id), object_id
        newest = self._newest.get(first, first)
        object_id = newest if self.game.known(newest) else first  # a spell whose casting was undone is no more (733.1)
        while (past := former.get(object_id)) is not None and past.became is not None:
            object_id = next((i for i in past.also if self.root(i) == root), past.became)
        self._newest[first] = object_id
        return object_id

    def _thing(self, object_id: ObjectId) -> ObjectId:
        """The root of the thing that an object is part of at the moment: of a merged permanent there is one (730.2)."""
        root = self.root(object_id)
        return self._merged.get(root, root)

    def _refresh(self) -> None:
        """Work the index out anew if anything has moved since."""
        game = self.game
        key = (game.changes, len(game.former), len(game.objects))
        if key == self._key:
            return
        self._key = key
        self._numbers, self._crowded, self._several = {}, {}, {}
        self._from_top, self._called = {}, Counter()
        self._by_name, self._present = {}, {}
        self._merged = {self.root(one.id): self.root(it.id) for it in game.objects.values() for one in it.parts}
        self._given = {root: name for name, roots in self.ids.items() for root in roots if len(roots) == 1}
        for it in game.objects.values():
            root = self.root(it.id)
            for name in self.names(it):
                self._present.setdefault(name, set()).add(root)
        self._past.look(game.former, self.root, self.names)

    def _things_named(self, key: str) -> list[ObjectId]:
        """The roots of the things that have or had this name, in order."""
        if key not in self._by_name:
            roots = {*self._present.get(key, ()), *self._past.roots(key)}
            self._by_name[key] = sorted({self._merged.get(root, root) for root in roots})
        return self._by_name[key]

    def names(self, it: GameObject) -> Collection[str]:
        """All names by which an object is known, as ``folded`` makes keys of them."""
        if it.kind is Kind.ABILITY or it.id in self.game.gone_before:
            return ()
        parts = (*it.components, *it.parts) if it.components else ()
        as_part = bool(parts) and it.id not in self.game.objects
        if as_part:  # what it was made of are things of their own again
            it, parts = next((one for one in parts if one.id == it.id), it), ()
        names = {folded(it.base.name), *(folded(one.base.name) for one in parts)}
        if it.card is not None:
            names.add(folded(it.card.name))
            names.update(folded(face.name) for face in it.card.faces)
        if it.zone is Zone.BATTLEFIELD and not as_part:
            names.add(folded(self.game.characteristics(it.id).name))  # or as it left (608.2h)
        if it.kind is Kind.TOKEN:
            names |= {name.removesuffix(_TOKEN) for name in names} | {
                name if name.endswith(_TOKEN) else name + _TOKEN for name in names
            }
        if is_hidden(it):
            names.add(FACE_DOWN)
        if is_unknown(it) or any(name == UNKNOWN_CARD for _, name in self.game.names.get(it.id, ())):
            names.add(UNKNOWN_CARD)  # also when it has been named since, so that the others keep their numbers
        names.discard("")
        return names

    # ---- from words to things

    def player(self, words: str) -> PlayerId | None:
        """The number of the player so named; "b" is no player "B" where it is the id of a thing."""
        players = self.game.players
        exact = [p.number for p in players if p.name == words]
        if not exact and words in self.ids:
            return None
        loose = exact or [p.number for p in players if folded(p.name) == folded(words)]
        return loose[0] if len(loose) == 1 else None

    def things(self, words: str, among: Collection[ObjectId] | None = None) -> list[ObjectId]:
        """The objects that the words can mean, each as it is now (or last was), in the order of their numbers.

        ``among`` narrows a bare name to some objects; with it, abilities on the stack are found by the name
        of their source as well.
        """
        self._refresh()
        written = TargetId.read(words)
        if written is not None and written.object is not None:
            return self._only([written.object] if self.game.known(written.object) else [], among)
        if words in self.ids:
            return self._only([self.latest(root) for root in self.ids[words]], among)
        name, hash_, number = words.rpartition("#")
        if hash_ and number.isdecimal() and name:
            return self._only(self._numbered(name.strip(), number), among)
        found = [self.latest(root) for root in self._things_named(folded(words))]
        if among is not None:
            found += [i for i in among if self._is_ability_of(i, folded(words))]
        return self._only(found, among)

    def _numbered(self, name: str, written: str) -> list[ObjectId]:
        number = int(written) if len(written) <= MOST_DIGITS else 0
        if name.lower() == "stack":
            stack = self.game.stack
            return [stack[-number]] if 0 < number <= len(stack) else []
        if name in self.ids:
            roots = self.ids[name]
        else:
            roots = self._things_named(folded(name))
        return [self.latest(roots[number - 1])] if 0 < number <= len(roots) else []

    def pin(self, words: str) -> str:
        """The same words, but ``stack#1`` as the object that it is now: what is cast next would be on top of it."""
        name, _, number = words.rpartition("#")
        if name.lower() != "stack" or not number.isdecimal():
            return words
        found = self._numbered(name, number)
        return str(TargetId.of_object(found[0])) if found else words

    def _is_ability_of(self, object_id: ObjectId, name: str) -> bool:
        it = self.game.objects.get(object_id)
        return it is not None and it.kind is Kind.ABILITY and folded(it.base.name) == name

    @staticmethod
    def _only(found: Iterable[ObjectId], among: Collection[ObjectId] | None) -> list[ObjectId]:
        return [i for i in dict.fromkeys(found) if among is None or i in among]

    def known_names(self) -> list[str]:
        """Every name and id by which something can be referred to, for "did you mean"."""
        self._refresh()
        names = {f.name for o in self.game.objects.values() if o.card is not None for f in o.card.faces}
        names |= {o.base.name for o in self.game.objects.values() if o.base.name}
        return [*self.ids, *(p.name for p in self.game.players), *sorted(names)]

    # ---- from things to words

    def name(self, object_id: ObjectId) -> str:
        """How a person reads it: its name then, with a number where several of that name are in play."""
        return self._label(object_id, everywhere=False)

    def card_of_copy(self, object_id: ObjectId) -> str:
        """The card that a copy of something of another name is, by which it goes from its namesakes (707.2), with a
        number where several cards are called so; empty for whatever is called as its card is, or is the only one of its
        name."""
        it = self.game.find(object_id)
        named = "" if is_hidden(it) or it.card is None else self.numbered(object_id).rpartition("#")[0]
        faces = it.card.faces if named and it.card is not None else ()
        if not faces or any(face.name == named for face in faces):
            return ""
        return self._counted(object_id, faces[it.face].name, everywhere=False)

    def named_beside_copies(self, object_id: ObjectId) -> str:
        """The name of a thing beside copies of it, spells or all called by their cards: without a number."""
        stem, number, _ = self.name(object_id).rpartition("#")
        key, thing = folded(stem), self._thing(object_id)
        if not number or self._is_of_another_card(thing, key):
            return ""
        others = [one for one in self._numbers.get(key, ()) if one != thing and self._was_in_play(one)]
        plain = others and all(self._is_of_another_card(one, key) or self._is_copy(one) for one in others)
        return stem if plain and self.game.find(object_id).kind is not Kind.COPY else ""

    def _is_copy(self, root: ObjectId) -> bool:
        """Whether it is a copy of a spell, and so no card (707.10)."""
        return self.game.find(root).kind is Kind.COPY

    def only_copy_of(self, object_id: ObjectId) -> str:
        """The name of the spell that this is the only copy of, where nothing else is or was called so (707.10)."""
        stem = self.name(object_id).rpartition("#")[0]
        return stem if self.game.find(object_id).kind is Kind.COPY and self._is_copied_once(folded(stem)) else ""

    def _is_copied_once(self, key: str) -> bool:
        """Whether two things have had a name, and one is a copy of a spell."""
        kinds = [self.game.find(one).kind for one in self._numbers.get(key, ())]
        return len(kinds) == 2 and kinds.count(Kind.COPY) == 1

    def _is_of_another_card(self, root: ObjectId, key: str) -> bool:
        """Whether something that is or was called so is a card of another name."""
        card = self.game.find(root).card
        return card is not None and key not in [folded(face.name) for face in card.faces]

    def reference(self, object_id: ObjectId) -> str:
        """Words that ``things`` takes for this thing alone: its id in the scenario, or its name and number."""
        given = self.given(object_id)
        return given if given is not None else self.numbered(object_id)

    def numbered(self, object_id: ObjectId) -> str:
        """Its name, with a number where anything else is called so, be it in another zone."""
        return self._label(object_id, everywhere=True)

    def given(self, object_id: ObjectId) -> str | None:
        """The id that the scenario gives to this thing alone, if any."""
        self._refresh()
        return self._given.get(self.root(object_id))

    def stack_reference(self, object_id: ObjectId) -> str:
        """Words for an object on the stack: by its own name, or by its place where that is not its alone."""
        name = self.reference(object_id)
        if object_id not in self._from_top:
            stack = self.game.stack
            self._from_top = {i: place for place, i in enumerate(reversed(stack), start=1)}
            self._called = Counter(map(self.reference, stack))
        is_ability = self.game.objects[object_id].kind is Kind.ABILITY
        return f"stack#{self._from_top[object_id]}" if self._called[name] > 1 or is_ability else name

    def _label(self, object_id: ObjectId, *, everywhere: bool) -> str:
        self._refresh()
        it = self.game.find(object_id)
        if is_hidden(it):
            return self.face_down_name(object_id, everywhere=everywhere)
        if is_unknown(it):
            return self._counted(object_id, UNKNOWN_CARD, everywhere=True)
        name = self.game.characteristics(object_id).name or self._nameless(it)
        return name if it.kind is Kind.ABILITY else self._counted(object_id, name, everywhere)

    def _nameless(self, it: GameObject) -> str:
        """What something that has no name now is called, or an ability of it."""
        if it.card is not None:
            return it.card.name
        source = it if it.on_stack is None else self.game.find(it.on_stack.source)
        return EMBLEM if source.kind is Kind.EMBLEM else FACE_DOWN

    def face_down_name(self, object_id: ObjectId, *, everywhere: bool = False) -> str:
        """What everybody calls a thing while it is face down; with a number where there were several (708.6)."""
        self._refresh()
        return self._counted(object_id, FACE_DOWN, everywhere)

    def called(self, object_id: ObjectId, name: str) -> str:
        """A thing by a name that it had; with a number where there were several of that name."""
        self._refresh()
        return self._counted(object_id, name, everywhere=name == UNKNOWN_CARD)

    def _counted(self, object_id: ObjectId, name: str, everywhere: bool) -> str:
        key = folded(name)
        if key not in self._numbers:
            self._numbers[key] = {root: n for n, root in enumerate(self._things_named(key), start=1)}
            self._crowded[key] = sum(map(self._was_in_play, self._numbers[key])) > 1
        numbers = self._numbers[key]
        number = numbers.get(self._thing(object_id))
        if number is None or not (len(numbers) > 1 if everywhere else self._crowded[key] and self._were_several(key)):
            return name
        return f"{name}#{number}"

    @contextmanager
    def as_of(self, event: int | None) -> Iterator[None]:
        """Names as they are said of that point of the log: no number tells a thing from what came later."""
        before, self._at = self._at, event
        yield
        self._at = before

    def _were_several(self, key: str) -> bool:
        """Whether more than one thing was in play by a name at the point of the log that is spoken of."""
        if self._at is None or key == FACE_DOWN:
            return True
        if key not in self._several:
            self._several[key] = when_several(self.game, [*self._numbers[key]], partial(self._was_named, key))
        return self._several[key] <= self._at

    def _was_named(self, key: str, object_id: ObjectId, name: str | None) -> bool:
        """Whether an object has a name now, or had it under a name of its past."""
        return key in self.names(self.game.find(object_id)) if name is None else folded(name) == key

    def _was_in_play(self, root: ObjectId) -> bool:
        """Whether a thing is or was on the battlefield or the stack."""
        here: ObjectId | None = root
        while here is not None:
            if self.game.find(here).zone in (Zone.BATTLEFIELD, Zone.STACK):
                return True
            here = self.game.follow(here)
        return False

    def named(self, target: TargetId) -> str:
        """A target in words: an object's name or a player's."""
        return self.game.players[target.player].name if target.player is not None else self.name(target.object_id)


def is_hidden(it: GameObject) -> bool:
    """Whether it is a face-down spell or permanent, which is not called by its card's name (708.5)."""
    return it.face_down is not None and it.zone in (Zone.BATTLEFIELD, Zone.STACK)


def alike(game: Game, objects: Collection[ObjectId]) -> bool:
    """Whether objects are the same in all that could matter to a player who has to pick one of them."""
    return len({look(game, i) for i in objects}) <= 1


def look(game: Game, object_id: ObjectId) -> object:
    """All that a player sees of an object, to compare."""
    it = game.find(object_id)
    seen = game.characteristics(object_id)
    combat = game.combat
    return (
        seen.name, id(it.card) if it.card is not None else id(it.base), it.face, it.zone, it.owner, seen.controller,
        seen.power, seen.toughness, it.tapped, it.damage, it.face_down, it.kind, it.attached_to, it.protector,
        tuple(sorted(it.counters.items())), it.since == game.turn.number, combat.attackers.get(object_id),
        tuple(combat.blockers.get(object_id, ())),
        any(o.attached_to == TargetId.of_object(object_id) for o in game.permanents()),
    )  # fmt: skip
