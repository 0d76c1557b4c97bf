"""What the names in a short act mean: players, objects and cards, on the position of a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache

from cards.model import fold
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject, Kind
from engine.state.zones import Zone
from engine.table.messages_in_words import Speech
from engine.table.references import folded, look
from engine.table.short_acts.abilities_by_keyword import without_keyword
from engine.table.short_acts.problems import Candidate, SeveralMeant
from engine.table.short_acts.sentences import Span, without_elision
from engine.table.table import Table
from engine.words import LANGUAGES, Words, singulars, spellings

Called = Callable[[str], str | None]
"""The name of the card that people call so, wherever it is; None for what is no card's name for sure."""

Legal = Callable[[], Collection[ObjectId]]
"""What can be meant at all, found out when it is asked for."""

FEWEST_INITIALS, MOST_INITIALS = 3, 5
"""Letters by which people call a card of so many words."""

_ELSEWHERE = (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.HAND)


def typed(what: str) -> frozenset[str]:
    """What people may write for something in a short act, in any language."""
    return spellings(f"short-word-{what}")


class Naming:
    """The names of one position. ``asker`` is the player who speaks, where that is known."""

    def __init__(self, table: Table, asker: str | None, called: Called) -> None:
        self.table = table
        self.asker = asker
        self._called = called
        self.game = table.game
        self.refs = table.refs
        self.last: str | None = None
        """The reference of what was spoken of last: "it"."""

    @property
    def speech(self) -> Speech:
        """How the table speaks."""
        return Speech(self.refs, self.table.locale)

    # ---- players

    @property
    def names(self) -> list[str]:
        """The players in the game, by name."""
        return [player.name for player in self.game.players if not player.left]

    def player_name(self, player: PlayerId) -> str:
        return self.game.players[player].name

    @property
    def priority(self) -> str:
        """Who has priority, or else whose turn it is."""
        choice = self.table.choice
        holder = choice.player if choice is not None and choice.kind == "priority" else self.game.turn.active
        return self.player_name(holder)

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return self.player_name(self.game.turn.active)

    def opponents(self, player: str) -> list[str]:
        """The other players."""
        return [name for name in self.names if name != player]

    def players(self, text: str) -> list[str]:
        """The players that a word may mean: a name, "me", "opp", the only one that begins so."""
        key = fold(without_article(text))
        exact = [name for name in self.names if fold(name) in (key, fold(text))]
        if exact:
            return exact
        if key in typed("me"):
            return self._askers
        if key in typed("opponent"):
            return [name for name in self.names if name != self.asker]
        return [name for name in self.names if len(key) > 1 and fold(name).startswith(key)]

    def says_player(self, text: str) -> bool:
        """Whether a word is a player's name, or stands for a player whatever cards begin so: "me", "opp"."""
        key = fold(text)
        return key in typed("me") | typed("opponent") or key in map(fold, self.names)

    def says_some_player(self, text: str) -> bool:
        """Whether a text says no more than "player", as who is asked may be called; no target is meant by that."""
        return fold(text) in typed("some-player") and fold(text) not in map(fold, self.names)

    @property
    def _askers(self) -> list[str]:
        """Who may be speaking."""
        return [self.asker] if self.asker is not None else self.names

    def player(self, span: Span) -> str | None:
        """The player that is meant; None where there is none."""
        return self._only_player(span, self.players(span.text))

    def _all_opponents(self, player: str) -> list[str]:
        """The player's opponents; of a game that is over, which is for the table to say, all who were."""
        return self.opponents(player) or [one.name for one in self.table.game.players if one.name != player]

    def any_opponent(self, player: str) -> str:
        """One of the player's opponents, where it does not matter which."""
        return self._all_opponents(player)[0]

    def only_opponent(self, player: str, span: Span) -> str:
        """The player's only opponent; where there are several, one has to be named."""
        found = self._only_player(span, self._all_opponents(player))
        assert found is not None, "there are two players at least"
        return found

    def _only_player(self, span: Span, found: Sequence[str]) -> str | None:
        if len(found) > 1:
            raise SeveralMeant("", span, tuple(Candidate(name, name, "player") for name in found), self.table)
        return found[0] if found else None

    # ---- objects

    @property
    def in_play(self) -> list[ObjectId]:
        """What is on the battlefield or the stack."""
        return [i for i, it in self.game.objects.items() if it.zone in (Zone.BATTLEFIELD, Zone.STACK)]

    @property
    def elsewhere(self) -> list[ObjectId]:
        """Cards in zones that are looked at, and in hands."""
        return [i for i, it in self.game.objects.items() if it.zone in _ELSEWHERE]

    def permanents(self, player: str | None = None, *, creatures: bool = False) -> list[ObjectId]:
        """Permanents, of a player where one is given."""
        return [
            i
            for i, it in self.game.objects.items()
            if it.zone is Zone.BATTLEFIELD
            and player in (None, self.controller(i))
            and (not creatures or "Creature" in self.game.characteristics(i).types)
        ]

    def controller(self, number: ObjectId) -> str:
        """The name of whose it is: its controller on the battlefield and the stack, its owner elsewhere."""
        it = self.game.objects[number]
        zones = (Zone.BATTLEFIELD, Zone.STACK)
        return self.player_name(self.game.controller(number) if it.zone in zones else it.owner)

    def all_called(self, text: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """The objects among these that a name may mean: by reference or name, a name's beginning, or a word of it."""
        plain = re.sub(r"\s*#\s*(\d+)$", r"#\1", text.strip())
        if fold(plain) in typed("it") and self.last is not None:
            plain = self.last
        if fold(without_article(plain)) in typed("commander") and (commanders := self.commanders(among)):
            return commanders
        if fold(plain) in typed("copy") and len(copies := self._copies(among)) == 1:
            return copies
        for name in dict.fromkeys((plain, without_article(plain))):
            found = self.refs.things(name, among) or self._loosely(name, among) or self._numbered(name, among)
            if found:
                return found
        for whose, rest in possessives(plain):
            owners = self.players(whose) if whose else self._askers
            theirs = [i for i in among if self.controller(i) in owners]
            if owners and theirs and (found := self.all_called(rest, theirs)):
                return found
        if found := [i for i in among if self._is_called_by_keyword(i, plain)]:
            return found
        if (what := said_of_stack(plain)) is not None:
            return self._on_stack(*what, among)
        if others := self._others(plain, among):
            return others
        card = self.card(plain)
        found = self.refs.things(card, among) if card is not None and fold(card) != fold(plain) else []
        return found or self._by_initials(plain, among)

    def _others(self, text: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """ "The other wolf": those so called but for the one that was spoken of last."""
        first, _, rest = without_article(text).partition(" ")
        if not rest or fold(first) not in typed("other"):
            return []
        spoken_of = self.refs.things(self.last, among) if self.last is not None else []
        called = dict.fromkeys((*self.all_called(rest, among), *self.of_kind(rest, among)))
        return [i for i in called if i not in spoken_of]

    def _is_called_by_keyword(self, object_id: ObjectId, text: str) -> bool:
        """Whether that means an ability on the stack by its keyword: "the storm trigger", "Elf's cascade trigger"."""
        rest = without_keyword(self.game, object_id, text)
        what = said_of_stack(rest) if rest else None
        return what is not None and what[0] and bool(self._on_stack(*what, [object_id]))

    def _on_stack(self, ability: bool, name: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """The abilities on the stack, or else the spells, of a name, or of a player: "Guide's trigger", "my spell"."""
        objects = [(i, self.game.objects[i]) for i in among]
        there = [i for i, it in objects if it.zone is Zone.STACK and (it.kind is Kind.ABILITY) is ability]
        if not name:
            return there
        owners = self._askers if fold(name) in typed("my") else self.players(name)
        return self.all_called(name, there) or [i for i in there if self.controller(i) in owners]

    def _by_initials(self, text: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """ "bop", "kci": those whose names have words that begin so."""
        key = fold(without_article(text))
        if not (MOST_INITIALS >= len(key) >= FEWEST_INITIALS and key.isalpha()):
            return []
        return [i for i in among if any(key == _initials(name) for name in self._names(i))]

    def commanders(self, among: Collection[ObjectId]) -> list[ObjectId]:
        """Those of these objects that are somebody's commander, which stays one in every zone (903.3)."""
        return [i for i in among if self.game.objects[i].commander is not None]

    def _copies(self, among: Collection[ObjectId]) -> list[ObjectId]:
        """Those of these permanents that are tokens, or are called otherwise than their card (707.2)."""
        there = [(i, self.game.objects[i]) for i in among if self.game.objects[i].zone is Zone.BATTLEFIELD]
        return [
            i
            for i, it in there
            if it.kind is Kind.TOKEN
            or (it.card is not None and self.game.characteristics(i).name not in {one.name for one in it.card.faces})
        ]

    def all_in_plural(self, text: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """The objects that a word in the plural means, where they are several: "bears", "my elves"; what ends in a
        number is one."""
        plain = without_article(text)
        key = folded(plain)
        if not key.endswith("s") or key.endswith("ss"):
            return []
        for whose, rest in possessives(plain):
            owners = self.players(whose) if whose else self._askers
            theirs = [i for i in among if self.controller(i) in owners]
            if owners and theirs and (found := self.all_in_plural(rest, theirs)):
                return found
        one = key.removesuffix("s")
        named = [i for i in among if len(one) > 2 and any(has_word(one, name) for name in self._names(i))]
        found = named or self.of_kind(plain, among)
        return found if len(found) > 1 else []

    def _loosely(self, name: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """By the beginning of a name, else by the beginning of a word of it; "bears" may be one bear."""
        key = folded(name)
        known = [(i, self._names(i)) for i in among]
        for one in dict.fromkeys((key, key.removesuffix("s"), key.removesuffix("es"))):
            fits = has_word if len(one) > 2 else _begins
            found = [i for i, names in known if len(one) > 1 and any(fits(one, n) for n in names)]
            if found:
                return found
        return self.of_kind(name, among)

    def _numbered(self, name: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """ "bears#2": of the objects that a word may mean, the one that is numbered so."""
        word, hash_, number = name.rpartition("#")
        if not (hash_ and word and number.isdecimal()):
            return []
        several = {i: self.reference(i).rpartition("#")[1:] for i in self._loosely(word.strip(), among)}
        return [i for i, behind in several.items() if behind[1] == number and behind[0]]

    def of_kind(self, word: str, among: Collection[ObjectId]) -> list[ObjectId]:
        """The objects of a card type or subtype (205.2, 205.3), in any language, or of a size: "the creature",
        "l'ours", "the 2/2"."""
        key = folded(word)
        if re.fullmatch(r"\d+/\d+", key):
            return [i for i in among if key == self._size(i)]
        wanted = {*singulars(key)}
        return [i for i in among if any(wanted & kind_words(kind) for kind in self._kinds(i))]

    def _size(self, number: ObjectId) -> str:
        seen = self.game.characteristics(number)
        return f"{seen.power}/{seen.toughness}"

    def _kinds(self, number: ObjectId) -> Iterator[str]:
        seen = self.game.characteristics(number)
        yield from (f"card-type-{one}" for one in seen.types)
        yield from (f"subtype-{one}" for one in seen.subtypes)

    def _names(self, number: ObjectId) -> Collection[str]:
        it: GameObject = self.game.objects[number]
        return self.refs.names(it) or (folded(it.base.name),)

    def card(self, text: str) -> str | None:
        """The name of the card that is called so, wherever it is."""
        plain, bare = text.strip(), without_article(text)
        if self.says_player(bare):
            return None
        return self._called(plain) or (self._called(bare) if bare != plain else None)

    def one(self, span: Span, found: Iterable[ObjectId], legal: Legal | None = None) -> str:
        """The reference of the only one of these objects; they may be several that nothing tells apart. ``legal`` says
        which of several can be meant at all."""
        several = list(found)
        if len(several) > 1 and legal is not None:
            allowed = legal()
            several = [i for i in several if i in allowed] or self._without_abilities(several)
        apart = self.apart(several)
        if len(apart) > 1:
            raise SeveralMeant("", span, tuple(self.candidate(i) for i in apart), self.table)
        self.last = self.reference(several[0])
        return self.last

    def _without_abilities(self, several: list[ObjectId]) -> list[ObjectId]:
        """Of what is called alike, what is no ability on the stack: these are called so only where they alone can be
        meant."""
        return [i for i in several if self.game.objects[i].kind is not Kind.ABILITY] or several

    def apart(self, several: Sequence[ObjectId]) -> list[ObjectId]:
        """One of each of these that something tells from the others."""
        return list({look(self.game, i): i for i in reversed(several)}.values())[::-1]

    def reference(self, number: ObjectId) -> str:
        """Words that mean this object alone."""
        stacked = self.game.objects[number].zone is Zone.STACK
        return self.refs.stack_reference(number) if stacked else self.refs.reference(number)

    def candidate(self, number: ObjectId) -> Candidate:
        """An object as something that may be meant."""
        it, seen = self.game.objects[number], self.game.characteristics(number)
        return Candidate(
            self.reference(number),
            self.controller(number),
            it.zone.value,
            seen.power,
            seen.toughness,
            it.tapped,
            number in self.game.combat.attackers,
        )

    def target_words(self, found: TargetId) -> str:
        """A target in the words of a script."""
        return self.player_name(found.player) if found.player is not None else self.reference(found.object_id)


def without_article(text: str) -> str:
    """ "the bear", "l'ours": what behind the article."""
    plain = without_elision(text.strip())
    first, _, rest = plain.partition(" ")
    return rest.strip() if rest and fold(first) in typed("article") else plain


def said_of_stack(text: str) -> tuple[bool, str] | None:
    """What a text says that names something on the stack by what it is: whether an ability, else a spell, and of what
    name, which may be left out: "the Guide trigger", "the ability of Guide", "my spell"."""
    words = without_article(text).split()
    for ability, called in ((True, typed("ability-on-stack")), (False, typed("spell-on-stack"))):
        for n in (2, 1):
            if fold(" ".join(words[-n:])) in called:
                return ability, re.sub(r"['’]s?$", "", " ".join(words[:-n]))
            if fold(" ".join(words[:n])) in called:
                rest = words[n:]
                return ability, " ".join(rest[1:] if rest and fold(rest[0]) in typed("of") else rest)
    return None


def possessives(text: str) -> Iterator[tuple[str, str]]:
    """ "my bears", "Bob's bears", "l'ours de Bob": whose (empty: the speaker's) and what."""
    first, _, rest = text.partition(" ")
    own, _, what = rest.partition(" ")
    rest = what if what and fold(own) in typed("own") else rest  # "my own bears"
    if rest and fold(first) in typed("my"):
        yield "", rest
    if rest and fold(first) in typed("their"):
        yield next(iter(sorted(typed("opponent")))), rest
    if match := re.fullmatch(r"(.+?)['’]s?\s+(.+)", text):
        yield without_article(match[1]), match[2]
    if match := re.fullmatch(r"(.+)\s+(?:of |de |du |d['’])(.+)", text, re.I):
        yield without_article(match[2]), without_article(match[1])


@lru_cache(maxsize=1024)
def kind_words(kind: str) -> frozenset[str]:
    """What a card type or subtype is called, in any language, as ``folded`` makes keys of it."""
    told = (Words.of(language).find(kind, count=1) for language in LANGUAGES)
    slang = typed("a-creature") if kind == "card-type-Creature" else ()
    return frozenset(folded(word) for word in (*told, *slang, kind.rpartition("-")[2]) if word)


def _initials(name: str) -> str:
    return "".join(word[0] for word in re.split(r"[^\w']+", name) if word)


def _begins(key: str, name: str) -> bool:
    return name.startswith(key)


def unpunctuated(text: str) -> str:
    """A text, or a name, without what is neither letter, number nor space, but for hyphens."""
    return " ".join(re.sub(r"[^\w\s-]", "", text).split())


def has_word(key: str, name: str) -> bool:
    """Whether a word of a name, both as ``folded`` makes them, begins so."""
    named = (name, name.replace("-", " ")) if "-" in name else (name,)  # "siege gang"
    return any(re.search(rf"\b{re.escape(key)}", one) is not None for one in named)
