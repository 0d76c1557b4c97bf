"""One piece of a text of short acts: the act that it is, or that it begins with and what stands behind that."""

from __future__ import annotations

from contextlib import suppress

from cards.model import fold
from engine.state.zones import Zone
from engine.table.scenario import Json
from engine.table.short_acts import answering, answers_taken, cast_as_it_resolves, paid_costs
from engine.table.short_acts.by_what_it_does import ability_that_does
from engine.table.short_acts.kinds_of_act import ANSWER, BY_NAME, CAST, FORMS, Form
from engine.table.short_acts.modes_in_words import modes_said
from engine.table.short_acts.naming import Naming, typed
from engine.table.short_acts.one_sentence import ReadingOfSentences
from engine.table.short_acts.pieces import beginnings, cut_anywhere
from engine.table.short_acts.pieces import pieces as pieces_of
from engine.table.short_acts.pieces_that_do_nothing import is_question, says_trigger
from engine.table.short_acts.problems import AskedBefore, NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Misses, Span, readings, tokens_of
from engine.table.short_acts.shares_in_words import divided_among, is_division
from engine.table.short_acts.whose_question import whether_it_is_done
from engine.table.short_acts.words_around_an_answer import is_exert

TIMES = ("short-act-go-to", "short-act-turn-of")
"""Sentences that may say when something else is done."""
DECLARING = ("short-act-attack-only", "short-act-block-only")
"""Sentences that say no more than that somebody attacks or blocks."""
CASCADES = "short-act-cast-as-it-resolves"
CASTING = (CASCADES, CAST.key, BY_NAME.key)
"""Sentences that may say of a card that it is cast as an effect asks about it."""
TWO = 2
MOST_WORDS = 40
"""Words and marks of one act."""


class ReadingOfPieces(ReadingOfSentences):
    """A text of which pieces are read, on the table as it then is."""

    def _first_act(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]]:
        """A piece as one act; or else the longest beginning of it that is one, where another act, or what goes on with
        this one, follows behind a comma, a full stop or "and"."""
        if len(tokens_of(piece.text)) > MOST_WORDS:
            raise NotUnderstood(self.text, piece, ("short",))
        if (cast := self._cast_as_it_resolves(piece)) is not None:
            return cast
        try:
            whole = self._act(piece)
            still = [Span(text, piece.start, piece.end) for text in whole[1].still]
            return self._cut_at_another(piece, *whole) or (*whole, piece, still)
        except AskedBefore:
            raise
        except NotUnderstood as problem:
            ways = (
                *(self._in_modes, self._onto, self._paid_for, self._divided, self._at_its_time, self._by_leave_of),
                self._to_resolve,
            )
            divided = next((found for way in ways if (found := way(piece)) is not None), None)
            if divided is not None:
                return divided
            for begun, rest in () if is_division(piece.text) else beginnings(piece):  # of which no part can be left out
                head = next(pieces_of(begun.text, begun.start), begun)
                another = self._begins_with_an_act(rest)
                try:
                    form, reader, entry = self._act(head)
                except NotUnderstood:
                    continue
                except SeveralMeant as several:
                    if (by_effect := ability_that_does(several, rest.text)) is None:
                        raise
                    return *self._act(by_effect), piece, []
                goes_on = form.goes_on and self._could_go_on(rest.text)
                goes_on = goes_on and self._goes_on(form, reader, entry, rest) is not None
                if another or goes_on or self._is_answered_by(reader, entry, rest):
                    return form, reader, entry, head, list(pieces_of(rest.text, rest.start))
            if (two := self._one_behind_the_other(piece)) is not None:
                return two
            raise problem

    def _cast_as_it_resolves(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A spell that an effect asks about, with what it is aimed at as the answer behind: "cast Bolt on Bears with
        cascade". Without that word it is what no hand has, and not in response to the effect."""
        bare = cast_as_it_resolves.without_its_means(piece)
        if not self.table.game.stack or (bare is None and self._responds(piece)):
            return None
        for key in CASTING:
            for gaps in readings(key, (bare or piece).text, self._accepts, Misses()):
                reader = Reader(self.table.fork(), self.asker, self.called, self.provide, self.last, piece)
                player = reader.player(gaps["player"]) if "player" in gaps else None
                card = gaps["card"].text
                plainly = bare is not None or key == CASCADES
                if "details" in gaps or (not plainly and cast_as_it_resolves.is_held(reader, card, player)):
                    continue
                if (answers := cast_as_it_resolves.answers_that_cast(reader, card, player)) is None:
                    continue
                reader.advance(answers[:-1])
                aimed = [Span(gaps["targets"].text, piece.start, piece.end)] if "targets" in gaps else []
                return ANSWER, reader, answers[-1], piece, aimed
        return None

    def _cut_at_another(
        self, piece: Span, form: Form, reader: Reader, entry: Json
    ) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """The first of two acts, where a piece can't be one at several targets ("decay Goyf, Opp counters"), or would
        be an answer to nothing that is asked ("ping Birds, ping face twice")."""
        if entry["do"] == "answer":
            idle = isinstance(entry["value"], str) and not answers_taken.is_used_somehow(self.table, entry)
            return self._cut_where_another_begins(piece, even_to_ask=True) if idle else None
        plain = {key: value for key, value in entry.items() if key not in ("costs", "choices")}  # not for its targets
        aimed = [i for one in entry.get("targets", ()) if isinstance(one, str) for i in reader.refs.things(one)]
        held = [i for i in aimed if i in reader.game.objects and reader.game.objects[i].zone is Zone.HAND]
        at_a_card = entry["do"] == "cast" and held and reader.would(plain) is None
        if at_a_card and (two := self._one_behind_the_other(piece)) is not None:
            return two  # "ritual negator"
        if len(entry.get("targets", ())) < TWO or reader.would(entry) is not None or reader.would(plain) is not None:
            return None
        return self._cut_where_another_begins(piece)

    def _cut_where_another_begins(
        self, piece: Span, *, even_to_ask: bool = False
    ) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """The first of two acts that can be done, with what follows it; None where a piece is no two. ``even_to_ask``
        raises SeveralMeant where it is to be asked which act the first one is."""
        for head, rest in beginnings(piece):
            with suppress(NotUnderstood, *(() if even_to_ask else (SeveralMeant,))):
                first = self._act(head) if self._begins_with_an_act(rest) else None
                if first is not None and first[1].would(first[2]) is not None:
                    return *first, head, list(pieces_of(rest.text, rest.start))
        return None

    def _in_modes(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A modal spell with what its modes do behind it: "Cryptic Command: counter Shock and bounce Bears"."""
        for head, rest in cut_anywhere(piece, even_at_commas=True):
            try:
                form, reader, entry = self._act(Span(head.text.rstrip(" :,"), head.start, head.end))
            except (NotUnderstood, SeveralMeant):
                continue
            if entry["do"] != "cast" or "targets" in entry or "modes" in entry:
                continue
            if (whole := modes_said(reader, entry, rest)) is not None:
                return form, reader, whole, piece, []
        return None

    def _onto(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A spell with the new target of what it changes behind it ("swat onto Bears"): that is the answer to what it
        asks (115.7)."""
        for head, rest in cut_anywhere(piece):
            first, _, onto = rest.text.partition(" ")
            if not onto or fold(first) not in typed("onto"):
                continue
            answer = Span(onto, rest.end - len(onto), rest.end)
            with suppress(NotUnderstood, SeveralMeant):
                form, reader, entry = self._act(head)
                if entry["do"] == "cast" and self._is_answered_by(reader, entry, answer):
                    return form, reader, entry, head, [answer]
        return None

    def _divided(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A spell or an ability with what each target gets behind it ("Arc Lightning 2 to Angel, 1 to Bob"): it has
        these targets, and the division is the answer to what it then asks (601.2d)."""
        tokens = tokens_of(piece.text, piece.start)
        for at in range(1, len(tokens)):
            rest = Span(piece.text[tokens[at].start - piece.start :], tokens[at].start, piece.end)
            if not is_division(rest.text):
                continue
            head = piece.text[: tokens[at].start - piece.start].rstrip(" ,:")
            things = " and ".join(divided_among(rest))
            for text in (*(f"{head} {word} {things}" for word in sorted(typed("on"))), head):
                try:
                    form, reader, entry = self._act(Span(text, piece.start, piece.start + len(head)))
                except NotUnderstood:
                    continue
                bare = {key: value for key, value in entry.items() if key != "targets"}
                if text != head and reader.would(entry) is None and reader.would(bare) is not None:
                    continue  # "evoke Fury, 2 to Bears, 2 to Wolf": what it triggers has these targets
                if form.do in ("cast", "activate"):
                    return form, reader, entry, Span(head, piece.start, piece.start + len(head)), [rest]
            return None
        return None

    def _paid_for(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A spell with what is paid for it behind it ("Village Rites sacrificing Bears"). One that can't be cast at all
        is refused for what keeps it from that."""
        for paid in paid_costs.said_in(piece):
            try:
                form, reader, entry = self._act(paid.head)
            except SeveralMeant:
                continue
            except NotUnderstood:
                if (in_modes := self._in_modes(paid.head)) is None:
                    continue
                form, reader, entry, *_ = in_modes
            if entry["do"] == "cast" and (whole := paid_costs.paying(reader, entry, paid)) is not None:
                return form, reader, whole, piece, []
            if entry["do"] == "cast" and (aimed := self._aims_as_it_triggers(reader, entry, paid)) is not None:
                return form, reader, *aimed
            if entry["do"] == "activate" and (whole := paid_costs.paying_for_ability(reader, entry, paid)) is not None:
                return form, reader, whole, piece, []
            if form.do == "cast" and reader.would(entry) is None:
                return form, reader, entry, piece, []
            if entry["do"] == "cast" and (refused := paid_costs.refused_cost(reader, entry)) is not None:
                return form, reader, refused, piece, []
            if entry["do"] == "cast" and (no := paid_costs.life_not_there(reader, entry, paid)) is not None:
                raise no
        return None

    def _aims_as_it_triggers(
        self, reader: Reader, entry: Json, paid: paid_costs.Paid
    ) -> tuple[Json, Span, list[Span]] | None:
        """Of a spell without targets, said to be aimed at something: paid for so, and what its ability targets then as
        the answer to what that asks."""
        if paid.aimed is None or "targets" not in entry or reader.would(entry) is not None:
            return None
        bare = {key: value for key, value in entry.items() if key != "targets"}
        whole = paid_costs.paying(reader, bare, paid) if reader.would(bare) is not None else None
        return (whole, paid.what, [paid.aimed]) if whole is not None else None

    def _at_its_time(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """An act with when it is done in front of it or behind ("in my upkeep shock Bob", "shock Bob at end of turn"):
        the game goes there first."""
        for head, rest in cut_anywhere(piece):
            for time, act in ((head, rest), (rest, head)):
                plainly = fold(time.text.split(" ")[0]) in typed("at-a-time") or time is head
                plainly = plainly and not self._declares(time.text)  # "Opp blocks Bears with Wall" is no time
                if plainly and self._is_time(time.text) and self._begins_with_an_act(act):
                    try:
                        then = self._act(time)
                    except NotUnderstood:
                        continue
                    return self._first_act(act) if self._is_now(then[2]) else (*then, time, [act])
        return None

    def _by_leave_of(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A card cast "with" a permanent whose ability lets it be cast: the ability is activated first, at that card
        ("cast Mox Opal with Emry")."""
        for head, rest in cut_anywhere(piece):
            first, _, source = rest.text.partition(" ")
            if not source or fold(first) not in typed("by-leave-of"):
                continue
            for form in (one for one in FORMS if one.key == "short-act-cast"):
                for gaps in readings(form.key, head.text, self._accepts, Misses()):
                    on = sorted(typed("on"))[0]
                    try:
                        read = self._act(Span(f"activate {source} {on} {gaps['card'].text}", piece.start, piece.end))
                    except (NotUnderstood, SeveralMeant):
                        continue
                    if read[0].do == "activate" and read[1].would(read[2]) is not None:
                        return *read, rest, [head]
        return None

    def _to_resolve(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """A spell or ability that is said to resolve ("Living End resolves"): what is on the stack resolves until it
        has; of a card in a hand that says that it is cast first, without its cost where it has none (202.1b)."""
        longest_first = sorted(typed("resolves"), key=len, reverse=True)
        said = next((words for words in longest_first if fold(piece.text).endswith(f" {words}")), None)
        if said is None:
            return None
        head = piece.text[: -len(said)].rstrip()
        reader = Reader(self.table, self.asker, self.called, self.provide, self.last, piece)
        stack = reader.game.stack
        found = reader.all_called(head, stack)
        if found:
            count = len(stack) - max(stack.index(i) for i in found)
            form, reader, entry = self._act(Span(f"{sorted(typed('to-resolve'))[0]} {count}", piece.start, piece.end))
            return form, reader, entry, piece, []
        with suppress(NotUnderstood):
            form, reader, entry = self._act(Span(head, piece.start, piece.start + len(head)))
            free = entry | {"free": True}
            if entry["do"] == "cast" and reader.would(entry) is None and reader.would(free) is not None:
                entry = free
            if entry["do"] == "cast":
                return form, reader, entry, piece, [Span(said, piece.end - len(said), piece.end)]
        return None

    def _one_behind_the_other(self, piece: Span) -> tuple[Form, Reader, Json, Span, list[Span]] | None:
        """Two acts with no mark between them ("ritual hymn Opp"): the first casts a card of a hand that is aimed at
        nothing, and so has no word left for what it would be aimed at."""
        for head, rest in cut_anywhere(piece):
            if not self._casts_by_name(head.text) or not self._casts_by_name(rest.text):
                continue
            with suppress(NotUnderstood, SeveralMeant):
                form, reader, entry = self._act(head)
                after = reader.would(entry) if entry["do"] == "cast" and "targets" not in entry else None
                if after is not None and (after.choice is None or after.choice.kind == "priority"):
                    return form, reader, entry, head, [rest]
        return None

    def _is_now(self, entry: Json) -> bool:
        """Whether a game is where an act is to be done: "after blocks, shock Bears" once blockers are declared."""
        turn = self.table.game.turn
        active = self.table.game.players[turn.active].name
        here = entry.get("step") == turn.step.value and entry.get("active", active) == active
        return here and "turn" not in entry and not self.table.game.combat.first_strike_step

    def _is_time(self, text: str) -> bool:
        return any(True for key in TIMES for _ in readings(key, text, self._accepts, Misses()))

    def _is_deed(self, piece: Span) -> bool:
        """Whether a piece says what is done to something, whatever by: "ping face"."""
        return any(True for _ in readings("short-act-by-deed", piece.text, self._accepts, Misses()))

    def _declares(self, text: str) -> bool:
        """Whether a text says that somebody attacks or blocks: "Opp blocks", and not "after blocks"."""
        return any(True for key in DECLARING for _ in readings(key, text, self._accepts, Misses()))

    def _begins_with_an_act(self, piece: Span) -> bool:
        """Whether an act follows, or several: a sentence, or what casts a card of a hand by its name."""
        piece = next(pieces_of(piece.text, piece.start), piece)
        texts = [piece.text, *(head.text for head, _ in beginnings(piece))]
        naming = Naming(self.table, self.asker, self.called)
        plainly = is_question(piece) or says_trigger(naming, piece) or any(map(is_exert, texts))
        plainly = plainly or any(whether_it_is_done(naming, text) is not None for text in texts)
        return plainly or any(self._is_sentence(text) or self._casts_by_name(text) for text in texts)

    def _is_answered_by(self, reader: Reader, entry: Json, rest: Span) -> bool:
        """Whether what stands behind an act answers what it leads to: "opt, bottom", "Ponder, shuffle"."""
        after = reader.would(entry) if entry["do"] in ("cast", "activate", "play", "go_to") else None
        if after is None:
            return False
        there = Reader(after, self.asker, self.called, self.provide, self.last, rest)
        with suppress(NotUnderstood, SeveralMeant):
            return answers_taken.is_used_somehow(after, answering.answer(there, rest))
        return False

    def _could_go_on(self, text: str) -> bool:
        additions = {form.goes_on for form in FORMS if form.goes_on}
        return any(True for key in additions for _ in readings(key, text, self._accepts, Misses()))
