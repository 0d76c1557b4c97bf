"""Clauses to a situation, and what is done: attacks, blocks, casts, activations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from bot.situations.board import Kind, Piece, Situation
from bot.situations.clause import Clause, Unread
from bot.situations.clauses import clauses, inner, says_what_it_responds_to, with_subject
from bot.situations.corrections import takes_back
from bot.situations.descriptions import MOST, keywords
from bot.situations.gaps import names_in
from bot.situations.naming import (
    meant_names,
    with_basic_lands,
    with_face_up,
    with_parts_of_names,
    with_verbs_of_spells,
    with_what_is_worn,
    without_slips,
)
from bot.situations.new_pieces import NotClear
from bot.situations.noun_pattern import NAMED
from bot.situations.nouns import Phrase
from bot.situations.salvaging import subject_of, things_in
from bot.situations.tails_and_places import purpose_asked
from bot.situations.unread_pieces import (
    ACTS,
    LEAST_CHATTER,
    acts_on_it,
    asks_leave,
    befalls_it,
    changes_what_was_told,
    does_something,
    has_something_unknown,
    may_name_a_card,
    names_something,
)
from bot.situations.using_abilities import UsingAbilities
from bot.situations.who_plays import with_people, without_number_of_players
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
    text = with_verbs_of_spells(text, named, written)
    reader = _Reader(named, players, words, card)
    reader.seat(seats or len(players))
    found = list(clauses(with_what_is_worn(with_people(text), named)))
    reader.look_ahead(found)
    for clause in found:
        reader.take(clause)
    reader.finish()
    purpose = purpose_asked(question)
    if purpose and reader.situation.questions and not any(purpose in one.text for one in reader.situation.questions):
        reader.situation.unread_questions.append(purpose)  # what is told may not speak of that
    return reader.situation


_HURTS = {"asks-dies": "asked", "asks-survives": "asked", "asks-damage": "asked", "asks-loses": "who"}
"""Questions of what an attack comes to, and the gaps that say for whom."""
_CLAIMS = {"recur", "own-verb", "dies", "attached", "chooses", "aims", "have"}
"""Keys of the clauses that may be what somebody says that happens: "he only gets one, right?"."""
_TELLING = {
    *("have", "have-on", "both-have", "attached", "counters", "life"),
    *("whose-is-it", "tapped", "sick", "commander"),
}
"""Keys of the clauses that say how a board stands."""
_NOT_THERE = ("lacks", "has-chosen", "chooses", "topic", "aside", "commander")
"""Keys of the clauses that may name a card that is nowhere on the board."""
_REMOVES = re.compile(r"\b(?:exile|return) (?:up to one )?(?:all|each|target|creatures you control)\b", re.I)
"""Texts of what exiles or returns permanents."""


class _Reader(UsingAbilities):
    """One question being read."""

    def __init__(
        self, cards: Sequence[Card], players: tuple[str, str], words: Words, card: Callable[[str], Card]
    ) -> None:
        super().__init__(cards, players, words, card)
        self._unread: list[str] = []
        """The pieces that were not read, with names replaced."""

        self._mentioned: list[int] = []
        """The numbers of names in what was read: each has to be on the board."""

    _left_out = ""
    """The remark that was left out last, if nothing has been read since."""

    def look_ahead(self, found: Sequence[Clause | Unread]) -> None:
        """Whose an attacker is of which the question says it only later: by who blocks, or asks whether they die."""
        tried = (inner(one) for one in found if isinstance(one, Clause) and one.key == "asks-can")
        tries = (self._player(one.gap("player")) for one in tried if one is not None)
        self._tries = next((one for one in tries if one is not None), None)
        blocks = [one for one in found if isinstance(one, Clause) and one.key in ("block", "no-block")]
        blocker = next((player for one in blocks if (player := self._player(one.gap("player"))) is not None), None)
        asks = (one for one in found if isinstance(one, Clause) and one.key in _HURTS)
        hurt = (self._player(one.gap(_HURTS[one.key])) for one in asks)
        victim = blocker or next((player for player in hurt if player is not None), None)  # "… attacks. Am I dead?"
        self._attacker = self.situation.other(victim) if victim is not None else None

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
            says_no_more = not (names_something(clause.text) or may_name_a_card(clause.text)) or self._only_asks(clause)
            if clause.asks and clause.opens and says_no_more:
                if asks_leave(clause.text):
                    said.assumed.append(self._words("situation-not-answered", clause=self._as_written(clause.text)))
                    self._leaves.append((self._as_written(clause.text), len(said.questions)))
                said.unread_questions.append(self._as_written(clause.text))
                return
            if self._is_chatter(clause):
                said.assumed.append(self._words("situation-left-out", clause=self._as_written(clause.text)))
                self._left_out = self._as_written(clause.text)
            elif (
                not clause.asks
                or does_something(clause.text)
                or self._goes_on(clause)
                or says_what_it_responds_to(clause.text)
                or (names_something(clause.text) and not self._only_asks(clause))
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
        self._is_expected = clause.told
        known = len(self.situation.acts)
        try:
            self._handler(clause)(clause)
            if clause.key not in _NOT_THERE and not clause.asks:
                self._mentioned += names_in(clause.text)
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
        if self._subject is None and not clause.asks and not self.situation.acts and not clause.alone:
            # "blocked his 5/5 with my 2/2": who asks, unless it reads as somebody else's: "blocks"
            first = clause.text.split()[0]
            return None if first.endswith("s") else with_subject(clause, self._words("situation-subject-you"))
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
        self._pay_for_what_was_told()
        if self._upon:
            self._settle()
        self._settle_deaths()
        self._hold_unknown()
        self._fill_graveyards()
        self._make_cards_of_what_may_return()
        self._take_named()
        for piece in self.situation.pieces:
            self._with_some_counters(piece)
        there = {piece.item.removeprefix("token copy of ") for piece in self.situation.pieces}
        lost = dict.fromkeys(self._cards[number].front.name for number in (*self._named, *self._mentioned))
        self.situation.not_understood += [name for name in lost if name not in there]
        self._salvage(dict.fromkeys(lost))
        needed = [text for text, before in self._leaves if self._is_needed(text, before)]
        self.situation.not_understood += needed
        said_there = {self._words("situation-not-answered", clause=text) for text in needed}
        self.situation.assumed[:] = [one for one in self.situation.assumed if one not in said_there]
        if not self.situation.acts:
            self.situation.not_understood += [one.text for one in self.situation.expected]

    def _pay_for_what_was_told(self) -> None:
        """What was said to be paid or not before anything was done is so of that."""
        if self._paid_later:
            self._take_named()  # what has them pay
        for clause in self._paid_later:
            try:
                self._pay(clause)
            except NotClear:
                self._not_read(clause.text)

    def _is_needed(self, leave: str, before: int) -> bool:
        """Whether what somebody asks to be allowed to do has to be known for the rest: where nothing else is asked, or
        is asked of what has become by it then."""
        asked = self.situation.questions
        responds = re.search(rf"(?<!\w){one_of('situation-respond')}(?!\w)", leave, re.I) is not None
        then = rf"(?<!\w){one_of('situation-then')}(?!\w)"
        return not asked or any(
            responds or changes_what_was_told(leave) or re.search(then, one.text, re.I) for one in asked[before:]
        )

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
        """What is asked to come back or where it goes, or is exiled or returned by what is done, and is not said to be
        a token, is a card: of a token there is nothing left to tell (111.7)."""
        for asked in self.situation.questions:
            for piece in asked.of:
                if asked.kind in (Kind.RETURNS, Kind.GOES) and isinstance(piece, Piece):
                    self._make_card(piece)
        for act in self.situation.acts:
            if act.do in ("cast", "activate") and _REMOVES.search(self._text(act.uses[0])):
                for piece in act.at or list(self.situation.pieces):
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
        if may_name_a_card(text) or has_something_unknown(text):
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
        if len(text.split()) < LEAST_CHATTER and not clause.opinion:
            return False
        if not clause.opinion and befalls_it(text):
            return False
        return (
            not words & (typed("situation-of-the-game") | keywords())
            and not acts_on_it(text)
            and not names_something(text)
            and not re.search(r"\d", text)
        )

    def _only_claims(self, text: str) -> bool:
        """Whether what somebody thinks is of what has been told of, and is nothing that is done: "I understand the
        Angel stays"."""
        there = {piece.item for piece in self.situation.pieces}
        named = {self._cards[number].front.name for number in names_in(text)}
        done = one_of(*(f"situation-verb-{act}" for act in ACTS))
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
        return clause.opens and not counted and not may_name_a_card(clause.text) and named <= there
