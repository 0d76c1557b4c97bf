"""What can only be done in a main phase is done there, where it is said of a turn of which no step was said, or behind
what is done in combat (307.1, 505.1)."""

from __future__ import annotations

from engine.state.turn import Step
from engine.table.history import Refusal
from engine.table.scenario import Json
from engine.table.short_acts import answers_taken
from engine.table.short_acts.acts_as_read import ShortAct, in_short
from engine.table.short_acts.kinds_of_act import TURNS, Form
from engine.table.short_acts.letting_resolve import ACTS, LettingResolve
from engine.table.short_acts.naming import Called
from engine.table.short_acts.reading_context import Provide, Reader
from engine.table.short_acts.sentences import Span
from engine.table.table import Table

BEFORE_MAIN = (Step.UPKEEP, Step.DRAW)
"""The steps before the first main phase in which somebody gets priority (503.1, 504.2)."""
ATTACKED = (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.COMBAT_DAMAGE, Step.END_OF_COMBAT)
"""The steps of combat in which attackers have been declared (506.1)."""


class GoingToAMainPhase(LettingResolve):
    """A text of which an act may have to wait for a main phase."""

    def __init__(self, table: Table, text: str, asker: str | None, called: Called, provide: Provide) -> None:
        super().__init__(table, text, asker, called, provide)
        self.in_any_step = False
        """Whether a turn was gone to, and no step of it said."""

    def _notes_step(self, form: Form) -> None:
        """Remember whether the step it is was said."""
        if form.do == "go_to":
            self.in_any_step = form in TURNS

    def _goes_to_main(self, entry: Json, reader: Reader, refused: Refusal, refused_on: Table, piece: Span) -> bool:
        """Go on to the main phase, where something can only be done there: to the first of a turn of which no step was
        said ("Bob's turn; Bob casts Wrath of God"), to the second once creatures attack ("attack with Bears; cast
        Divination"). It is told as an act. What is asked before that, as who blocks, is left open."""
        step = self._main_phase_to_come(refused_on)
        if step is None or refused_on.asked or self._responds(piece) or entry["do"] not in ACTS:
            return False
        main, now = {"do": "go_to", "step": step.value}, refused_on.fork()
        if now.act(dict(main)) is not None:
            return False
        then = answers_taken.answered_somehow(now) if step is Step.POSTCOMBAT_MAIN else now.fork()
        if then is None or then.asked or (now.asked and then.act(dict(main)) is not None):
            return False
        for held in (one for one in reader.before if one["do"] == "edit"):  # a card that nobody had
            then.act(dict(held))
        plain = {key: value for key, value in entry.items() if key != "targets"}  # "cast Clone on Bears"
        if all(then.fork().act(dict(one)) is not None for one in (entry, plain)):
            return False
        self.table, place = now, self.acts.pop().start
        why = refused.rules if step is Step.POSTCOMBAT_MAIN else ()
        self.acts.append(ShortAct(in_short(main, now.locale) or "", (main,), place, place, why=why))
        return True

    def _main_phase_to_come(self, table: Table) -> Step | None:
        """The main phase that may be meant."""
        if self.in_any_step and table.game.turn.step in BEFORE_MAIN:
            return Step.PRECOMBAT_MAIN
        return Step.POSTCOMBAT_MAIN if table.game.turn.step in ATTACKED else None
