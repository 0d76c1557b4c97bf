"""Short acts at the desk: what people write for what they do ("bolt the bear; Opp blocks Bears with Angel")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

import engine
from bot.boards.moves import Entry
from bot.boards.store import Board
from bot.desk import presenting, seats_and_roles
from bot.desk.acts_behind_a_choice import ActsBehind
from bot.desk.command_registry import command
from bot.desk.commands.why import explained_on, has_left, why_apart
from bot.desk.context import Context
from bot.desk.ends_of_play import to_end
from bot.desk.games import Played
from bot.desk.going_on import finding_what_is_shown, in_any_order, keeping_targets, one_of_alike
from bot.desk.lines_of_answers import MAY
from bot.desk.reading_short_acts import in_names, read_acts, read_on
from bot.desk.reply import Place, Reply
from bot.desk.undecided import ORDER, doubts_of_answers, is_told, of_every_answer, steps_of_every_answer
from bot.desk.unknown_cards_told import (
    leads_to_naming,
    lines_of_unknown_card,
    may_be_named,
    what_hangs_on_them,
)
from bot.desk.unknown_libraries import of_no_matter
from bot.desk.what_is_left import leaving
from bot.errors import BadAct
from bot.words import Words

IN_ANY_ORDER = "footer-in-any-order"
"""The footer that says that the order of what triggers at once makes no difference."""

A_FEW_ROUNDS: Entry = {"do": "resolve", "count": 24}
"""How far what has no end is played."""


@command("do")
def do(desk: Context, place: Place, acts: str) -> Reply:
    """One or several acts in short: "cast Shock on Bears; attack with everything; end turn"."""
    board = desk.boards.at(place.channel)
    before = desk.games.at(board, desk.language(place))
    seats_and_roles.plays(board, before.position.names, place)
    acts, object = why_apart(acts)
    reply = carry_out_acts(desk, place, board, before, acts, "acts") if acts.strip() else None
    if object is None or (reply is not None and (reply.error is not None or reply.choice is not None)):
        return reply or carry_out_acts(desk, place, board, before, acts, "acts")
    if reply is not None and has_left(desk, place, desk.boards.at(place.channel), object):
        return reply
    why = explained_on(desk, place, desk.boards.at(place.channel), object, reply)
    return why if reply is None else why.but(understood=reply.understood)


@dataclass(slots=True)
class _Carried:
    """Short acts as far as they have been carried out: what was understood and read, what was entered for it, and how
    it stands now."""

    acts: list[engine.ShortAct]
    entries: list[Entry]
    found: engine.ShortActs
    after: Played
    unended: Played | None = None
    """What has no end, as it was refused."""
    taken: list[str] = field(default_factory=list)
    """The footers that say what was chosen without asking anybody: an order that makes no difference, what is shown of
    a library, the targets that copies have."""

    @property
    def done(self) -> list[engine.ShortAct]:
        """The acts without one that was refused."""
        return self.acts if self.found.refusal is None else self.acts[:-1]

    @property
    def refused_answer(self) -> bool:
        """Whether an answer was refused, and no act."""
        return self.found.refusal is not None and self.found.acts[-1].entries[-1]["do"] == "answer"

    @property
    def waits(self) -> bool:
        """Whether the last act has to wait for what is asked."""
        return self.found.refusal is not None and self.after.asked is not None and not self.refused_answer

    def left(self, words: Words) -> str:
        """The acts that have to wait."""
        waiting = [in_names(self.found.acts[-1].said)] if self.waits else []
        return _in_a_row([*waiting, *([self.found.unread] if self.found.unread else [])], words)

    def go_to_the_end(self) -> None:
        """Go on until all has resolved and combat is over, or as far as shows what it is that has no end."""
        more = to_end(self.after)
        more += of_no_matter(self.after.then(more))
        while chosen := self._unasked(self.after.then(more)):
            more += chosen
            more += to_end(self.after.then(more))
            more += of_no_matter(self.after.then(more))
        waits_behind = self.found.acts[-1].entries[-1]["do"] == "answer"  # "Opp pays"
        keeping = keeping_targets(self.after.then(more), even_of_one=waits_behind)
        targets = self._take("footer-copies-keep-targets", keeping)
        ended = self.after.then([*more, *targets])
        if ended.refused is None:
            self.after, self.entries = ended, [*self.entries, *more, *targets]
            return
        self.unended = ended
        begun = self.after.then([A_FEW_ROUNDS])
        if begun.refused is None:
            self.after, self.entries = begun, [*self.entries, A_FEW_ROUNDS]

    def _unasked(self, now: Played) -> list[Entry]:
        """What is chosen without asking: an order that makes no difference, what is shown of a library."""
        orders, choice = in_any_order(now), now.table.asked
        if orders:
            return self._take(IN_ANY_ORDER, orders) if choice is not None and choice.onto_stack else orders
        return self._take("footer-finds-what-is-shown", finding_what_is_shown(now)) or one_of_alike(now)

    def _take(self, footer: str, answers: list[Entry]) -> list[Entry]:
        """Answers that are taken without asking, if any, with the footer that says so."""
        self.taken += [footer] if answers and footer not in self.taken else []
        return answers


def carry_out_acts(
    desk: Context, place: Place, board: Board, before: Played, text: str, option: str, *, to_the_end: bool = False
) -> Reply:
    """Play short acts on a board, and say what was understood. What can't be is told with its rule, and the acts before
    it stand; where something can't be read, or may mean several things, nothing is done. ``to_the_end`` goes on until
    all has resolved and combat is over, or as far as shows what it is that has no end."""
    words = Words.of(place.locale)
    acts, entries, found, rest, in_any_order = read_on(desk, place, board, before, text, option, to_the_end=to_the_end)
    carried = _Carried(acts, entries, found, before.then(entries), taken=[IN_ANY_ORDER] if in_any_order else [])
    if to_the_end and found.refusal is None:
        carried.go_to_the_end()
    if _answers_nothing(carried, before, to_the_end=to_the_end):
        idle = engine.SentenceSpan("", acts[0].start, acts[0].end)
        raise BadAct(sentence=engine.NotUnderstood(text, idle, ("act",)).sentence(place.locale))
    if not carried.done and found.refusal is not None:
        refused = presenting.refusal(Played(found.table, before.language), words)
        understood = words("acts-understood", acts=in_names(found.acts[-1].said))
        return refused.but(verdict=in_names(refused.verdict), understood=understood)
    left = carried.left(words)
    waits_for = leaving(left, to_the_end) if carried.after.asked is not None else {}
    board = desk.games.add(board, place.user, carried.after, {"acts": carried.entries, **waits_for})
    reply = presenting.outcome(board, carried.after, before, words)
    acts_said = [in_names(act.said) for act in carried.done]
    asked = carried.after.asked if to_the_end else None
    naming = asked is not None and (may_be_named(asked) or leads_to_naming(carried.after))
    named = lines_of_unknown_card(carried.after, words) if naming else []
    if asked is not None and is_told(asked.pending) and not (named and asked.pending.kind == MAY):
        behind = _behind(desk, place, board, carried, rest, option) if rest and left else None
        reply, done_behind = _with_every_answer(reply, carried.after, behind, before, words)
        acts_said += done_behind
        left = "" if done_behind else left
    if naming:
        reply = reply.but(verdict="\n".join([reply.verdict, *named]))
    elif to_the_end:
        hanging = what_hangs_on_them(before, carried.entries, carried.after, words)
        reply = reply.but(verdict="\n".join([reply.verdict, *hanging]))
    reply = reply.but(understood=words("acts-understood", acts=_in_a_row(acts_said, words)))
    if found.refusal is not None and not carried.waits:
        reply = _with_refusal(reply, carried, before, place, to_the_end and not left)
    if carried.unended is not None:
        unended = presenting.refusal(carried.unended, words)
        reply = reply.but(verdict=f"{unended.verdict}\n{reply.verdict}", citations=unended.citations)
    if left:
        reply = reply.but(verdict=f"{reply.verdict}\n{words('acts-left', acts=left)}")
    ordering = asked is not None and asked.pending.kind == ORDER  # of the order before it nobody asks any more
    taken = [one for one in carried.taken if not (ordering and one == IN_ANY_ORDER)]
    waited = {words("footer-after-combat", rules=words.both(list(act.why))) for act in carried.done if act.why}
    return reply.but(footer=(*map(words, taken), *sorted(waited), *reply.footer))


def _answers_nothing(carried: _Carried, before: Played, *, to_the_end: bool) -> bool:
    """Whether all that was said are answers, and nothing has been asked, nor has happened; where a game is only played
    on, what is on the stack or in combat may still ask for them."""
    game = before.table.game
    may_ask = not to_the_end and (game.stack or game.combat.attackers)
    answers = all(entry["do"] == "answer" for act in carried.acts for entry in act.entries)
    unused = len(carried.after.table.answers_left) - len(before.table.answers_left) == len(carried.acts)
    idle = before.asked is None and carried.found.refusal is None and not carried.found.unread
    return answers and idle and not may_ask and unused and len(carried.after.table.game.log) == len(game.log)


def _behind(desk: Context, place: Place, board: Board, carried: _Carried, rest: str, option: str) -> ActsBehind:
    """The acts that are left, to be done after each answer."""
    language, in_any_step = carried.after.language, carried.found.in_any_step

    def read(table: engine.Table, text: str) -> engine.ShortActs:
        numbers = count(len(carried.entries) + 1)
        return read_acts(desk, place, board, Played(table, language), text, option, numbers, in_any_step=in_any_step)

    return ActsBehind(rest, read, Words.of(place.locale))


def _in_a_row(said: list[str], words: Words) -> str:
    return f"{words('short-act-between')} ".join(filter(None, said))


def _with_every_answer(
    reply: Reply, after: Played, behind: ActsBehind | None, before: Played, words: Words
) -> tuple[Reply, Sequence[str]]:
    """A reply that tells what comes of every answer to what is asked, with what is done ``behind`` it; what is asked
    stands in full at the choice. And the acts behind it in words, if all of them are told so."""
    waiting = after
    after = after.before_acts(behind) if behind is not None else after
    if behind is not None and after.outcomes_told is not None and after.outcomes_told.left:
        behind, after = None, waiting  # answers lead to more ways than there is time for
    so_far = presenting.before_outcomes(after, before, reply, words)
    bare = presenting.only_asks(so_far, reply, words)
    every = of_every_answer(after.outcomes_told, lambda asking: so_far if asking or not bare else "", words)
    verdict = "\n".join(filter(None, [every, doubts_of_answers(after, reply.steps, words)]))
    sections = steps_of_every_answer(after.outcomes_told, reply.glance, words)
    footer = presenting.footer_of_answers(after, before, words)
    told = after.outcomes_told
    all_done = behind is not None and told is not None and not told.left
    done = max(behind.understood, key=len, default=()) if behind is not None and all_done else ()
    return reply.but(verdict=verdict, sections=sections, footer=footer), done


def _with_refusal(reply: Reply, carried: _Carried, before: Played, place: Place, to_the_end: bool) -> Reply:
    """A reply that tells why the last act can't be done; how to answer where it was an answer, and what comes without
    it."""
    words, found = Words.of(place.locale), carried.found
    refused = presenting.refusal(Played(found.table, before.language), words)
    how = engine.how_to_answer(found.table, place.locale) if carried.refused_answer else ""
    without = _without_it(before, carried.after, words) if to_the_end else ""
    not_done = words("acts-not-done", act=in_names(found.acts[-1].said))
    why = f"{not_done} {in_names(refused.verdict)}"
    came = "" if all(step.is_of_every_turn for step in reply.steps) else reply.verdict
    told = [why, how, without] if without else [came, why, how]
    return reply.but(verdict="\n".join(filter(None, told)), citations=refused.citations)


def _without_it(before: Played, after: Played, words: Words) -> str:
    """What comes of all that was done, where what somebody would have done at what is on the stack can't be done."""
    if not after.position.stack or after.asked is not None:
        return ""
    ended = after.then(to_end(after))
    verdict = ended.verdict_after(before, asking=False, whole=True) if ended.refused is None else ""
    return words("acts-without-it", verdict=verdict) if verdict else ""
