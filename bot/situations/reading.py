"""Clauses to a situation, and what is done: attacks, blocks, casts, activations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.situations.board import Kind, Piece, Situation
from bot.situations.clauses import Clause, Unread, clauses, says_what_it_responds_to, with_subject
from bot.situations.corrections import takes_back
from bot.situations.deeds import Deeds
from bot.situations.descriptions import MOST, keywords
from bot.situations.gaps import names_in
from bot.situations.how_many_play import without_number_of_players
from bot.situations.naming import (
    meant_names,
    with_basic_lands,
    with_face_up,
    with_parts_of_names,
    with_what_is_worn,
    without_slips,
)
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import NAMED, Phrase, phrase
from bot.situations.salvaging import subject_of, things_in
from bot.situations.tails_and_places import purpose_asked
from bot.words import Words, one_of, typed
from cards import Card, Mention, fold


def read(
    question: str, mentions: Sequence[Mention], card: Callable[[str], Card], players: tuple[str, str], words: Words
) -> Situation:
    """The situation that a question tells of. ``card`` gives a card by its full name; ``players`` are what the asker
    and the opponent are called."""
    mentions = with_basic_lands(question, without_slips(question, mentions))
    text, names = question, meant_names(question, mentions)
    for number, mention in reversed(list(enumerate(mentions))):
        text = f"{text[: mention.start]}{NAMED}{names.index(names[number])}{text[mention.end :]}"
    written = [question[mention.start : mention.end] for mention in mentions]
    text = with_parts_of_names(text, names, written)
    text, seats = without_number_of_players(text)
    named = [with_face_up(card(name), said) for name, said in zip(names, written, strict=True)]
    reader = _Reader(named, players, words, card)
    reader.seat(seats or len(players))
    found = list(clauses(with_what_is_worn(text, named)))
    reader.look_ahead(found)
    for clause in found:
        reader.take(clause)
    reader.finish()
    purpose = purpose_asked(question)
    if purpose and reader.situation.questions and not any(purpose in one.text for one in reader.situation.questions):
        reader.situation.unread_questions.append(purpose)  # what is told may not speak of that
    return reader.situation


_CLAIMS = {"recur", "own-verb", "dies", "attached", "chooses", "aims", "have"}
"""Keys of the clauses that may be what somebody says that happens: "he only gets one, right?"."""
_TELLING = {
    *("have", "have-on", "both-have", "attached", "counters", "life"),
    *("whose-is-it", "tapped", "sick", "commander"),
}
"""Keys of the clauses that say how a board stands."""
_ACTS = ("attack", "block", "cast", "kill", "sacrifice", "activate", "equip", "attach")
_ABSTRACT = frozenset(
    (
        *("question", "idea", "doubt", "doubts", "argument", "been", "no", "to", "not", "priority", "lethal", "mana"),
        *("response", "responses", "tricks", "trouble", "problem", "nothing", "time", "enough", "more", "responded"),
        *("droit", "raison", "tort", "choix", "question", "doute"),
    )
)
"""Words of what nobody has on a board."""
_RETURNS = re.compile(r"\bexile\b[^\n]*\breturn (?:it|that card|them|those cards)\b[^\n]*\bbattlefield\b", re.I)
"""Texts of what exiles something and returns it."""
_LEAST_CHATTER = 3
"""Words of a remark: fewer may be the name of a card that was not recognized."""


def _tells(text: str) -> bool:
    """Whether a piece that was not read names a card or speaks of a creature, so that something may depend on it."""
    words = re.sub(r"[^\w/]+", " ", text).split()
    return bool(names_in(text)) or any((said := phrase(word)) is not None and not said.pronoun for word in words)


def _may_name(text: str) -> bool:
    """Whether a piece has a word with a capital that may be the name of a card that is not known."""
    return re.search(rf"(?<=\s)(?!I\b)[^\W\d_a-z]\w*[a-z{NAMED}]", text) is not None


def _has_something(text: str) -> bool:
    """Whether a piece says that somebody has what is not known: "I have tymna"."""
    has = re.match(rf"{one_of('situation-subject')} {one_of('situation-verb-have')} (?P<what>[\w' -]+)$", text, re.I)
    words = set(re.findall(r"[\w'-]+", fold(has["what"]))) if has is not None else set()
    return bool(words) and len(words) <= _LEAST_CHATTER and not words & _ABSTRACT


def _does(text: str) -> bool:
    """Whether a piece says that somebody does something, even where it stands in a question: "if I pump it twice"."""
    return re.match(rf"{one_of('situation-subject')}\s+\w+\s+\w", text, re.I) is not None


def _acts(text: str) -> bool:
    """Whether a piece says what is done with what was spoken of: "crack it for a basic", "la bloque"."""
    verb, object_ = one_of(*(f"situation-verb-{act}" for act in _ACTS)), one_of("situation-it", "situation-them")
    return re.search(rf"(?<!\w)(?:{verb}\s+{object_}|{object_}\s+{verb})(?!\w)", text, re.I) is not None


def _asks_leave(text: str) -> bool:
    """Whether a piece asks for an act to be possible: "can he kill them first"."""
    return re.match(rf"{one_of('situation-may')}\s", text, re.I) is not None


class _Reader(Deeds):
    """One question being read."""

    def __init__(
        self, cards: Sequence[Card], players: tuple[str, str], words: Words, card: Callable[[str], Card]
    ) -> None:
        super().__init__(cards, players, words, card)
        self._unread: list[str] = []
        """The pieces that were not read, with names replaced."""

    _left_out = ""
    """The remark that was left out last, if nothing has been read since."""

    def look_ahead(self, found: Iterable[Clause | Unread]) -> None:
        """Whose an attacker is of which the question says it only later, by who blocks."""
        blocks = [one for one in found if isinstance(one, Clause) and one.key in ("block", "no-block")]
        blocker = next((player for one in blocks if (player := self._player(one.gap("player"))) is not None), None)
        self._attacker = self.situation.other(blocker) if blocker is not None else None

    def take(self, clause: Clause | Unread) -> None:
        """Add what a clause says, or that it is not understood. A question in words that are not known, of nothing in
        particular, leaves it at what happens."""
        said = self.situation
        left_out, self._left_out = self._left_out, ""
        if left_out and isinstance(clause, Clause) and clause.key in ("have", "list") and names_in(clause.text):
            said.not_understood.append(left_out)  # "…, which I annul with Negate": no remark, if it is done with a card
        if isinstance(clause, Unread) and (whole := self._with_subject(clause)) is not None:
            clause = whole
        if isinstance(clause, Unread) and self.situation.pieces and takes_back(clause.text):
            self._not_read(clause.text)  # of what is told before nobody knows what still counts
            return
        if isinstance(clause, Unread) and clause.either and said.questions and self._only_names_what_is_there(clause):
            return  # what else may be: whoever reads the answer to the question sees that
        if isinstance(clause, Unread):
            self._put_what_is_asked_of(clause)
            says_no_more = not (_tells(clause.text) or _may_name(clause.text)) or self._only_asks(clause)
            if clause.asks and clause.opens and says_no_more:
                if _asks_leave(clause.text):
                    said.assumed.append(self._words("situation-not-answered", clause=self._as_written(clause.text)))
                    self._leaves.append(self._as_written(clause.text))
                said.unread_questions.append(self._as_written(clause.text))
                return
            if self._is_chatter(clause):
                said.assumed.append(self._words("situation-left-out", clause=self._as_written(clause.text)))
                self._left_out = self._as_written(clause.text)
            elif (
                not clause.asks
                or _does(clause.text)
                or self._goes_on(clause)
                or says_what_it_responds_to(clause.text)
                or (_tells(clause.text) and not self._only_asks(clause))
            ):
                self._not_read(clause.text)
            return
        if (subject := self._player(clause.gap("player"))) is not None:
            self._subject = subject
        self.situation.is_told |= clause.key in _TELLING
        before = self._state()
        if clause.key not in ("whose-is-it", "sick"):
            self._named_last = ()
        self._asking = self._as_written(clause.text)
        self._wants_fighters = clause.key in ("attack", "block", "blocked-by")
        known = len(self.situation.acts)
        try:
            self._handler(clause)(clause)
            if clause.times > 1:
                self._repeat(self.situation.acts[known:], clause.times)
                if clause.key == "asks-can":
                    self.situation.questions[-1] = replace(self.situation.asked, at=len(self.situation.acts))
        except NotClear:
            self._go_back_to(before)
            if clause.either and said.questions and self._only_names_what_is_there(clause):
                return
            if clause.claim and clause.key in _CLAIMS:
                self.take(Unread(clause.text, clause.asks, opinion=True, alone=True))
                return
            if clause.key == "own-verb" or (clause.key.startswith("asks-") and clause.key != "asks-size"):
                self.take(Unread(clause.text, clause.asks, alone=True))
                return
            self._not_read(clause.text)

    def _put_what_is_asked_of(self, clause: Unread) -> None:
        """Permanents that only a question in unknown words names, and says whose they are, are there: "what do my
        Dryad Arbors tap for". What it says of a condition is not left out."""
        plain = re.sub(rf"{NAMED}\d+", "", clause.text)
        if not (clause.asks and clause.opens) or re.search(rf"\d|(?<!\w){one_of('situation-if')}(?!\w)", plain, re.I):
            return
        for said, is_cast in things_in(clause.text):
            owner = self._owner_of(said)
            front = self._cards[said.card].front if said.card is not None else None
            if front is None or owner is None or is_cast or said.zone or self._there(said):
                continue
            if not {"Instant", "Sorcery"} & set(front.types):
                self._put(self._new(said, owner))

    def _not_read(self, text: str) -> None:
        self._unread.append(text)
        self.situation.not_understood.append(self._as_written(text))

    def _goes_on(self, clause: Unread) -> bool:
        """Whether a piece of a question tells more of the game, and asks nothing by itself: "… when it leaves"."""
        words = set(re.findall(r"\w+", fold(clause.text)))
        return not clause.opens and bool(words & (typed("situation-of-the-game") | keywords()))

    def _with_subject(self, clause: Unread) -> Clause | None:
        """A piece without its subject, which goes on with the one before."""
        if (
            clause.alone
            or self._subject is None
            or (clause.asks and clause.opens and not re.match(r"\w+ not ", clause.text))
        ):
            return None
        who = "you" if self._subject == self.situation.players[0] else "opponent"
        return with_subject(clause, self._words(f"situation-subject-{who}"))

    def finish(self) -> None:
        """What was chosen for what still waits on the stack is said."""
        self._aim_what_waits()
        if self._upon:
            self._settle()
        self._settle_deaths()
        self._hold_unknown()
        self._fill_graveyards()
        self._make_cards_of_what_may_return()
        self._take_named()
        there = {piece.item for piece in self.situation.pieces}
        lost = dict.fromkeys(self._cards[number].front.name for number in self._named)
        self.situation.not_understood += [name for name in lost if name not in there]
        self._salvage(dict.fromkeys(lost))
        if not self.situation.questions:  # all that was asked is left: nothing else is the answer to it
            self.situation.not_understood += self._leaves

    def _take_named(self) -> None:
        """Permanents that are only named before something is done, "Hardened Scales and I cast …", are there; whose
        they are is a guess, and said to be one. Creatures have to be told of: they may be on either side of a fight."""
        said = self.situation
        there = {piece.item for piece in said.pieces}
        for number in dict.fromkeys(self._named_first) if said.acts else ():
            front = self._cards[number].front
            if front.name in there or {"Instant", "Sorcery", "Creature"} & set(front.types):
                continue
            self._put(self._of_card(self._cards[number], said.players[0], ""))
            line = self._words("situation-assumed-owner", card=front.name, player=said.players[0])
            said.assumed.append(line)

    def _salvage(self, lost: Iterable[str]) -> None:
        """The cards of what was not read are put on the board, which is to be changed anyway."""
        said = self.situation
        if not said.not_understood:
            return
        for text in self._unread:
            subject = self._called(subject_of(text))
            for one, is_cast in things_in(text):
                if not self._there(one) or one.new:
                    self._guess(one, subject, is_cast)
        for name in lost:
            number = next(n for n, card in enumerate(self._cards) if card.front.name == name)
            if not self._there(Phrase(name, card=number)):
                self._guess(Phrase(name, card=number), None, is_cast=False)

    def _guess(self, one: Phrase, subject: str | None, is_cast: bool) -> None:
        owner = self._owner_of(one) or subject or self.situation.players[0]
        self.situation.is_told |= bool(self._owner_of(one) or subject)
        is_card = one.card is not None and not one.zone
        wanted = replace(one, zone="hand") if is_cast and is_card else one
        try:
            found = [self._put(self._new(wanted, owner)) for _ in range(min(one.number or 1, MOST))]
        except NotClear:
            return
        if not (self._owner_of(one) or subject) and found:
            name = self._as_written(one.text)
            self.situation.assumed.append(self._words("situation-assumed-owner", card=name, player=owner))

    def _hold_unknown(self) -> None:
        """The cards in hand or elsewhere that nobody names, and a Siege of which no defense is said."""
        said = self.situation
        for (player, zone), number in self._unknown.items():
            named = sum((one.owner, one.zone) == (player, zone) for one in said.pieces)
            if number > named:
                said.pieces.append(Piece(f"{number - named} unknown cards", "unknown card", player, zone))
        for piece in said.pieces:
            if piece.called == "Siege" and piece.is_token and not any("defense" in note for note in piece.notes):
                said.not_understood.append(piece.called)

    def _make_cards_of_what_may_return(self) -> None:
        """What is asked to come back or where it goes, or is exiled and returned, and is not said to be a token, is a
        card: of a token there is nothing left to tell (111.7)."""
        for asked in self.situation.questions:
            for piece in asked.of:
                if asked.kind in (Kind.RETURNS, Kind.GOES) and isinstance(piece, Piece):
                    self._make_card(piece)
        for act in self.situation.acts:
            if act.uses and _RETURNS.search(self._text(act.uses[0])):
                for piece in act.at:
                    if isinstance(piece, Piece):
                        self._make_card(piece)

    def _fill_graveyards(self) -> None:
        """A creature that is said to be as big as there are card types in graveyards has so many there."""
        said = self.situation
        if any(one.zone == "graveyard" for one in said.pieces):
            return
        for piece, size, _ in said.sizes:
            power = int(size.partition("/")[0])
            if (
                not re.search(r"number of card types among cards in all graveyards", self._text(piece))
                or "*" not in piece.size
            ):
                continue
            for kind in ("land", "creature", "artifact", "sorcery", "enchantment", "instant")[:power]:
                self._put(self._any_card(Phrase(kind, word=kind, new=True, zone="graveyard"), said.other(piece.owner)))
            return

    def _is_chatter(self, clause: Unread) -> bool:
        """Whether it speaks of nothing on the board: it has none of the words in which games are told, or is what
        somebody thinks that happens."""
        text = clause.text
        words = set() if clause.opinion else set(re.findall(r"\w+", fold(text)))
        if _may_name(text) or _has_something(text):
            return False
        if all(
            fold(word) in keywords() for word in re.split(r"[\s+&,]+", text) if fold(word) not in typed("situation-and")
        ):
            return True  # "Trample + deathtouch:", what it is about
        if set(re.findall(r"[\w'-]+", fold(text))) <= typed("situation-small-talk"):
            return True
        if fold(text) in typed("situation-trigger-of"):
            return True  # "… after annihilator"
        if clause.opinion and self._only_claims(text):
            return True
        if len(text.split()) < _LEAST_CHATTER and not clause.opinion:
            return False
        return (
            not words & (typed("situation-of-the-game") | keywords())
            and not _acts(text)
            and not _tells(text)
            and not re.search(r"\d", text)
        )

    def _only_claims(self, text: str) -> bool:
        """Whether what somebody thinks is of what has been told of, and is nothing that is done: "I understand the
        Angel stays"."""
        there = {piece.item for piece in self.situation.pieces}
        named = {self._cards[number].front.name for number in names_in(text)}
        done = one_of(*(f"situation-verb-{act}" for act in _ACTS))
        counted = re.search(r"\d", re.sub(rf"{NAMED}\d+", "", text))
        return named <= there and not counted and re.search(rf"(?<!\w){done}(?!\w)", text, re.I) is None

    def _only_names_what_is_there(self, clause: Clause | Unread) -> bool:
        there = {piece.item for piece in self.situation.pieces}
        return {self._cards[number].front.name for number in names_in(clause.text)} <= there

    def _only_asks(self, clause: Unread) -> bool:
        """Whether it asks something of what has been told of: what happens then is the answer to that as well."""
        there = {piece.item for piece in self.situation.pieces}
        named = {self._cards[number].front.name for number in names_in(clause.text)}
        counted = re.search(r"\d", re.sub(rf"{NAMED}\d+", "", clause.text))
        return clause.opens and not counted and not _may_name(clause.text) and named <= there
