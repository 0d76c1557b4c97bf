"""A piece of a text of short acts as one sentence: which act it is, and what adds to the act before it."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from cards.model import fold
from engine.state.zones import Zone
from engine.table.activated_abilities import ability_texts
from engine.table.scenario import Json
from engine.table.short_acts import answering, answers_taken, details
from engine.table.short_acts.activating import OF_CARDS_IN_GRAVEYARD, doing_called, keyword_called
from engine.table.short_acts.beside_a_piece import BesideAPiece
from engine.table.short_acts.fitting_gaps import fits_at_a_glance
from engine.table.short_acts.kinds_of_act import ANSWER, BY_MEANS, BY_NAME, FORMS, NAMED_ALONE, PAYING, Form
from engine.table.short_acts.naming import Called, Naming, typed
from engine.table.short_acts.pieces import beginnings
from engine.table.short_acts.pieces import pieces as pieces_of
from engine.table.short_acts.problems import AskedBefore, AttackNotPaidFor, NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Provide, Reader
from engine.table.short_acts.sentences import Gaps, Misses, Span, readings, verbs
from engine.table.short_acts.whose_question import (
    Whether,
    is_asked_behind,
    is_to_pay,
    is_yes_or_no,
    whether_it_is_done,
)
from engine.table.short_acts.words_around_an_answer import says_sacrificed, says_what_moves
from engine.table.table import Table

WEAK = ("loyalty", "which", "alpha", "deed", "agreed", "details", "it", "my", "their")
"""What may follow after nearly anything, so that it shows nothing."""
MAY_NOT_MATTER = ("mana", "unknown card")
"""What may be asked before something else is done, and not matter to that: which mana, which card an unknown one is."""


class ReadingOfSentences(BesideAPiece):
    """A text of which sentences are read, on the table as it then is."""

    def __init__(self, table: Table, text: str, asker: str | None, called: Called, provide: Provide) -> None:
        super().__init__(text)
        self.table = table
        self.asker = asker
        self.called = lru_cache(maxsize=None)(called)
        self._provider = provide
        self._provided: dict[str, str] = {}
        """The references of cards that nobody had, and their names."""
        self.last: str | None = None

    def provide(self, player: str, card: str) -> tuple[str, Json] | None:
        """A card that nobody has: a reference, and what puts it into a hand."""
        provided = self._provider(player, card)
        if provided is not None:
            self._provided[provided[0]] = card
        return provided

    def _casts_by_name(self, text: str) -> bool:
        naming = Naming(self.table, self.asker, self.called)
        hand = [i for i in naming.elsewhere if naming.game.objects[i].zone is Zone.HAND]
        able = [i for i in naming.permanents() if ability_texts(naming.game, i)]
        for key, among in ((BY_NAME.key, [*hand, *able]), (NAMED_ALONE.key, hand)):
            cards = {gaps["card"].text for gaps in readings(key, text, self._accepts, Misses())}
            if any(self._may_be_verb(card, text) and naming.all_called(card, among) for card in cards):
                return True
        return False

    def _is_sentence(self, text: str) -> bool:
        return any(True for one in FORMS for _ in readings(one.key, text, self._accepts, Misses()))

    def _act(self, piece: Span) -> tuple[Form, Reader, Json]:
        misses = Misses()
        several: SeveralMeant | None = None
        wrong: NotUnderstood | None = None
        answer_to_nothing: tuple[Form, Reader, Json] | None = None
        impossible: tuple[Form, Reader, Json] | None = None
        asked = self.table.asked
        if (moved := self._as_what_moves(piece) or self._as_whether(piece)) is not None:
            return moved
        for form in (*FORMS, BY_NAME):
            if form.do == "go_to" and several is not None and several.declares:
                continue  # "Opp blocks" is no time, whichever creature is meant
            if (
                form is BY_NAME
                and asked
                and (chosen := self._as_answer(piece))
                and answers_taken.is_taken(self.table, chosen[2])
            ):
                return chosen  # "Shock, Island" are two of the cards that are asked for, and no Shock on Island
            for gaps in readings(form.key, piece.text, self._accepts, Misses() if form is BY_NAME else misses):
                if form is BY_NAME and not self._may_be_verb(gaps["card"].text, piece.text):
                    continue
                try:
                    read = (form, *self._read(form, gaps, piece))
                    if form is BY_NAME and not asked and (chosen := self._as_better_answer(piece, *read)):
                        return chosen
                    if form is BY_MEANS and read[1].would(read[2]) is None:
                        impossible = impossible or read  # "Ring targets Bears": what its ability is aimed at
                        continue
                    of_no_matter = asked is not None and asked.kind in MAY_NOT_MATTER
                    if form is ANSWER and of_no_matter and not answers_taken.is_taken(self.table, read[2]):
                        continue
                    told_of = "bearer" in gaps and answers_taken.is_used(self.table, read[2])
                    if form is ANSWER and not asked and not told_of and not answers_taken.is_taken(self.table, read[2]):
                        answer_to_nothing = answer_to_nothing or read  # "take vengeance": a card may be called so
                        continue
                    return read
                except NotUnderstood as problem:
                    verb = form is BY_NAME and problem.expected == ("card",)
                    if not verb and (wrong is None or problem.reaches_further(wrong)):
                        wrong = problem
                except SeveralMeant as problem:
                    several = several or problem
        answered = self._as_answer(piece)
        if answered is not None and not asked and (others := self._as_anothers_card(piece, answered[2])) is not None:
            return others
        if answered is not None and (
            answers_taken.is_taken(self.table, answered[2]) or answers_taken.agreed(self.table, answered[2])
        ):
            return answered
        if several is not None:
            raise several
        if impossible is not None:
            return impossible
        if answer_to_nothing is not None and not self._casts_by_name(piece.text):
            return answer_to_nothing
        if answered is not None and misses.at < 0 and wrong is None and (asked or answering.is_said_ahead(piece.text)):
            return answered
        if not asked:
            for gaps in readings(NAMED_ALONE.key, piece.text, self._accepts, Misses()):
                with suppress(NotUnderstood):
                    return NAMED_ALONE, *self._read(NAMED_ALONE, gaps, piece)
        if wrong is not None and not misses.open:
            raise wrong
        expected = tuple(one for one in misses.expected if one not in WEAK)
        at = piece.start + max(misses.at, 0) if expected else piece.start
        raise NotUnderstood(
            self.text, Span("", at, piece.end), expected or ("act",), answers_taken.when_asked(self.table)
        )

    def _as_anothers_card(self, piece: Span, answered: Json) -> tuple[Form, Reader, Json] | None:
        """A card by its name alone that somebody else has in hand than who will choose, and can cast now: "Opp casts
        Demonic Tutor; Counterspell" finds no Counterspell."""
        for gaps in readings(NAMED_ALONE.key, piece.text, self._accepts, Misses()):
            if not self._casts_by_name(piece.text):
                return None
            with suppress(NotUnderstood, SeveralMeant):
                reader, entry = self._read(NAMED_ALONE, gaps, piece)
                if entry["player"] != answered["player"] and reader.would(entry) is not None:
                    return NAMED_ALONE, reader, entry
        return None

    def _as_what_moves(self, piece: Span) -> tuple[Form, Reader, Json] | None:
        """A piece as an answer that says what goes from one zone to another, or stays, of what is asked now or once the
        stack resolves: "return Oblivion Ring", "put Karoo onto the battlefield", "keep the copy"."""
        if not says_what_moves(Naming(self.table, self.asker, self.called), piece):
            return self._as_what_is_sacrificed(piece)
        try:
            answered = self._as_answer(piece)
        except SeveralMeant:
            return None
        return answered if answered is not None and answers_taken.is_used_somehow(self.table, answered[2]) else None

    def _as_what_is_sacrificed(self, piece: Span) -> tuple[Form, Reader, Json] | None:
        """A piece as the answer to what may be sacrificed, where that is asked as the stack resolves: "cast Sidisi; sac
        Sidisi" is said of exploit (702.110a). None where it is said in response to that."""
        naming = Naming(self.table, self.asker, self.called)
        if not says_sacrificed(naming, piece) or self._responds(piece):
            return None
        asked = answers_taken.when_asked(self.table)
        if asked is None or asked.choice is None or {one.id for one in asked.choice.listed()} != {"yes", "no"}:
            return None
        with suppress(SeveralMeant):
            answered = self._as_answer(piece)
            if answered is not None and answers_taken.agreed(self.table, answered[2]):
                return answered
        return None

    def _as_whether(self, piece: Span) -> tuple[Form, Reader, Json] | None:
        """A piece as the answer to whether somebody does what they may, where it says who and what: "Opp draws", "he
        declines". None where it is no such answer, and for what is paid, which its sentences say. Raises AskedBefore
        where it is said to what is only asked behind what is asked now (608.2d)."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        paid = self._whether_paid(reader, piece)
        said = paid or whether_it_is_done(reader, piece.text)
        then = answers_taken.when_asked(self.table) if said is not None else None
        if said is None or then is None or then.choice is None:
            return None
        if said.fits(reader, then):
            if paid is not None:
                return None
            asked = reader.player_name(then.choice.player)
            reader.table = self.table.fork()
            return ANSWER, reader, {"do": "answer", "player": asked, "value": said.value}
        other = is_yes_or_no(then.choice) and said.is_said_of(then, then.choice) and said.pays and not is_to_pay(then)
        if other or is_asked_behind(then, lambda later: said.fits(reader, later)):
            raise AskedBefore(self.text, piece, ("act",), then)
        return None

    def _whether_paid(self, reader: Reader, piece: Span) -> Whether | None:
        """Whether a piece says that something is paid, or is not."""
        for form, value in zip(PAYING, ("yes", "no"), strict=True):
            for gaps in readings(form.key, piece.text, self._accepts, Misses()):
                players = tuple(reader.players(gaps["player"].text)) if "player" in gaps else ()
                return Whether(value, players, pays=True, of=gaps["payee"].text if "payee" in gaps else "")
        return None

    def _as_better_answer(
        self, piece: Span, form: Form, reader: Reader, entry: Json
    ) -> tuple[Form, Reader, Json] | None:
        """A piece as an answer to what will be asked, where what it says otherwise can't be done: "Rootwalla, Temper"
        are two cards to discard, and no Rootwalla cast at Temper."""
        if "targets" not in entry or reader.would(entry) is not None:
            return None
        answered = self._as_answer(piece)
        return answered if answered is not None and answers_taken.is_taken(self.table, answered[2]) else None

    def _as_answer(self, piece: Span) -> tuple[Form, Reader, Json] | None:
        """A piece as an answer to what is asked, now or once the stack resolves; None where it is none."""
        try:
            return ANSWER, *self._read(ANSWER, {"value": Span(piece.text, 0, len(piece.text))}, piece)
        except AttackNotPaidFor:
            raise
        except NotUnderstood:
            return None

    def _may_be_verb(self, card: str, piece: str) -> bool:
        """Whether a card's name at the beginning of a piece may say that the card is cast: "attack siege with Bears"
        casts nothing whose name begins with "attack", and "Serra Angel" no Serra."""
        named = (keyword_called, details.cost_called, doing_called)
        if keyword_called(card) in OF_CARDS_IN_GRAVEYARD and fold(self.called(card) or "") == fold(card):
            return True  # "unearth Bears", which has no unearth: the card that is called so
        if any(called(card) for called in named) or any(fold(card) in verbs(f.key) for f in FORMS if f is not BY_MEANS):
            return False
        naming = Naming(self.table, self.asker, self.called)
        if fold(card) in typed("plain-verb") and not naming.all_called(card, naming.elsewhere):
            return False  # "flip Delver" casts no Flip the Switch
        first, _, rest = card.partition(" ")
        if rest and naming.says_player(first) and fold(naming.card(card) or "") != fold(card):
            return False  # "I put Emrakul" casts no Putrid Imp
        aimed_at_it = fold(piece.rpartition(" ")[2]) in typed("it")
        whole = naming.card(piece)
        if card == piece or aimed_at_it or whole is None:
            return True
        # "path gris" is no Path of Discovery where a Path to Exile is in hand and a Griselbrand is in play
        held = bool(naming.all_called(card, naming.elsewhere)) and not naming.all_called(whole, naming.elsewhere)
        aimed = bool(naming.all_called(piece[len(card) :].strip(), naming.in_play))
        return held and aimed and fold(whole) != fold(piece)

    def _read(self, form: Form, gaps: Gaps, piece: Span) -> tuple[Reader, Json]:
        """What a sentence says; nothing has been done to the table if it can't be read."""
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        placed = _placed(gaps, piece.start)
        entry = form.read(reader, placed)
        if reader.table is self.table:
            reader.table = self.table.fork()
        return reader, entry

    def _goes_on(self, form: Form, reader: Reader, entry: Json, piece: Span) -> tuple[Json, int, list[Span]] | None:
        """What a piece, or the longest beginning of it, adds to the act before it, where that ends, and what is left;
        None if it is an act of its own."""
        declares = form.do in ("attack", "block")
        if not declares and self._is_sentence(piece.text):
            return None
        for head, rest in ((piece, None), *beginnings(piece)):
            more = self._same(form, reader, entry, head) if declares and self._is_sentence(head.text) else None
            more = more or self._addition(form, reader, entry, head)
            if more is not None:
                return more, head.end, [] if rest is None else list(pieces_of(rest.text, rest.start))
        return None

    def _same(self, form: Form, reader: Reader, entry: Json, piece: Span) -> Json | None:
        """A sentence of the same kind and player: creatures are declared all at once (508.1, 509.1)."""
        several: SeveralMeant | None = None
        reader.act = piece
        for gaps in readings(form.key, piece.text, self._accepts, Misses()):
            placed = _placed(gaps, piece.start)
            try:
                more = form.read(reader, placed)
            except NotUnderstood:
                continue
            except SeveralMeant as problem:
                several = several or problem
                continue
            if more["player"] == entry["player"]:
                return more
        if several is not None:
            raise several
        return None

    def _addition(self, form: Form, reader: Reader, entry: Json, piece: Span) -> Json | None:
        whose = {"player": Span(entry["player"], piece.start, piece.start)} if form.do in ("attack", "block") else {}
        for gaps in readings(form.goes_on, piece.text, self._accepts, Misses()):
            placed = whose | _placed(gaps, piece.start)
            try:
                if "details" in placed:
                    known = details.OF_ABILITIES if form.do == "activate" else details.OF_SPELLS
                    return details.read(reader, placed["details"], known)
                return form.read(reader, placed)
            except NotUnderstood:
                continue
        return None

    def _accepts(self, gap: str, span: Span) -> bool:
        return fits_at_a_glance(Naming(self.table, self.asker, self.called), gap, span)


def _placed(gaps: Gaps, start: int) -> dict[str, Span]:
    """Gaps of a piece at their places in the whole text."""
    return {name: Span(gap.text, gap.start + start, gap.end + start) for name, gap in gaps.items()}
