"""The rules: a board and a script in, a report of cited steps out (docs/scenario.md, docs/embedding.md).

All that a program needs is named here and only here; what lies in the modules below may move. The names are loaded
when they are first used, so ``import engine`` costs nothing and a part of the engine brings only what it needs.

Playing
    ``play(scenario, cards, locale="en", budget=None) -> Table`` sets a board up and plays its script. ``cards`` is a
    mapping from names to ``cards.Card``: a ``cards.CardDatabase``, or a dict. ``Scenario.load`` reads and checks one (a
    path, or JSON data); ``ScenarioError`` says in a sentence what is wrong and where.
    ``Table`` is a game in play: ``choice`` is what is asked, ``act`` carries out one entry of a script, ``answer``
    answers, ``run`` lets a ``Decider`` (a function from ``Choice`` to an answer) decide everything, ``fork`` gives an
    independent table, ``outcomes`` plays every answer to see what would come of it (``ActsBehind`` are acts that a
    front end has done after each, ``Settled`` answers what it knows not to matter), ``report`` tells it all. A
    ``Choice`` lists its legal ``Option``s by ids.
    ``Illegal`` is raised by an answer that the rules do not allow; the table is then as it was. A ``Budget`` bounds
    what one act may cost.

What is told
    ``Report`` and its parts ``Step``, ``Citation``, ``RulingCited``, ``Pending``, ``PendingOption``, ``Refused``,
    ``UnreadText``, ``Check`` and ``Data``; a step's ``StepKind`` and a citation's ``Role``; ``Report.position()`` gives
    a ``Position`` of ``PlayerState``, ``PermanentState``, ``ObjectState``, ``TokenState``, ``StackState``,
    ``CommanderState``, ``TurnState`` and ``OptionsState``. ``Outcomes`` are what would come of a choice: each
    ``Outcome`` the same for some answers, each an ``Alternative``, and ``LivesThen`` at what life a player is then. All
    are frozen and can be pickled.

What is asked and could be done
    ``options``, ``lead_up``, ``goals``, ``surplus``, ``told_apart``, ``activated_abilities``, ``special_actions`` and
    ``special_action_names`` look at a table without acting on it; ``may_be_used_from_top`` tells whether a card that
    nobody has may be cast or played from a library of which nobody has said what is on top; ``ready_divisions`` are
    ways to divide damage or counters, each a ``ReadyDivision``; ``whole_order(named, groups)`` is an order of which one
    of each group of like options is named; ``chosen_as_it_enters(card)`` is what a player chooses as its permanent
    enters.

Short acts
    ``short_acts(table, text, asker, called, provide) -> ShortActs`` reads what people write ("bolt the bear; attack
    with everything") and plays it on a fork; each ``ShortAct`` says what was understood, in full words. What can't be
    read is a ``ShortActError``: ``NotUnderstood`` tells where and what was expected, ``SeveralMeant`` what a name may
    mean, each a ``Candidate``. ``in_short(entry, locale)`` is an entry of a script as a short act;
    ``begins_with_a_verb(text)`` tells whether a text is meant to be one, and ``how_to_answer(table, locale)`` what
    may be typed for what is asked. Sentences of a front end's own catalogue are read in the same way:
    ``read_sentences(keys, text, accepts)`` gives each reading, the key of its message and its ``SentenceGaps``, each
    gap a ``SentenceSpan``.

Why something is what it is
    ``explain(table, reference) -> Explanation | None``: its ``Applied`` effects by layer (613), from one
    ``CharacteristicsView`` to another. ``verdict_since(table, event)`` is the verdict on what happened after an
    event alone. ``told_at_once(table)`` gives the steps for those who read all of them at once, alike ones
    together wherever the table has stopped for acts. ``worth_reading(steps)`` gives for each step those of its rulings
    that say more than the steps do. ``assumed_since(table, before)`` is what is taken for granted since an earlier
    fork. ``what_applies(table)`` gives steps for all that effects make of
    the permanents and spells as they stand; a step of the kind ``StepKind.CHANGED`` has what has ``Changed``.

What is read of the cards
    ``read_card(card) -> list[UnitReport]`` shows how each unit of a card's text reads. ``measure(cards, unplayed) ->
    Coverage`` counts cards read whole, in part and not at all (``Tally``), and what blocks the rest (``Blocker``);
    with ``unplayed`` (an ability -> the names of what the engine can't carry out of it), whole means playable.
    ``kinds_of_counters(card)`` are those its text speaks of, ``needs_counters_told(card)`` tells whether it is a
    creature that needs counters to live and does not say how many, ``needs_copy_told(card)`` whether it lives only as
    a copy of something.

Words
    ``STEPS`` are the steps of a turn in order (500.1), the ``value`` of each its name in scripts; ``FACE_DOWN`` is what
    anything face down is called in a report, ``UNKNOWN_CARD`` what a card is called that nobody has named,
    ``DOES_NOT_MATTER`` the option by which it stays that, ``NONE_MATTERS`` that by which several do;
    ``Predefined`` are the tokens whose characteristics the rules give (111.10), the ``value`` of each its name;
    ``CREATURE_TYPES`` are those of the rules (205.3m), in English.
    ``Words.of(locale)`` is the catalogue of messages in one of ``LANGUAGES``; ``Value`` is what fills a gap in one;
    ``add_words`` adds messages to the catalogue, and ``spellings`` is what people
    may write for a thing; ``singulars(text)`` is what a word may be in the singular;
    ``color_letter(text)`` is the letter of a color written in any language.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.abilities.nouns.token_descriptions import Predefined
    from engine.abilities.vocabulary import CREATURE_TYPES
    from engine.oracle.coverage import Blocker, Coverage, Tally, UnitReport, measure
    from engine.oracle.coverage import explain as read_card
    from engine.oracle.playable import unplayed
    from engine.report.build import assumed_since, told_at_once, verdict_since, what_applies
    from engine.report.characteristics import CharacteristicsView
    from engine.report.explaining_characteristics import Applied, Explanation, explain
    from engine.report.inquiry import (
        ReadyDivision,
        activated_abilities,
        chosen_as_it_enters,
        goals,
        options,
        ready_divisions,
        special_action_names,
        special_actions,
        surplus,
        told_apart,
    )
    from engine.report.model import (
        Alternative,
        Changed,
        Citation,
        Data,
        LivesThen,
        Outcome,
        Outcomes,
        Pending,
        PendingOption,
        Refused,
        Report,
        Role,
        RulingCited,
        Step,
        StepKind,
        UnreadText,
    )
    from engine.report.play import play
    from engine.report.position import (
        CommanderState,
        ObjectState,
        OptionsState,
        PermanentState,
        PlayerState,
        Position,
        StackState,
        TokenState,
        TurnState,
    )
    from engine.report.rulings.worth_reading import worth_reading
    from engine.state.choices import Choice, Illegal, Option
    from engine.state.limits import Budget
    from engine.state.turn import STEPS
    from engine.state.unknown_cards import DOES_NOT_MATTER, NONE_MATTERS, UNKNOWN_CARD
    from engine.table.alternatives import whole_order
    from engine.table.cards_that_copy import needs_copy_told
    from engine.table.counters_of_cards import kinds_of_counters, needs_counters_told
    from engine.table.expect.held import Check
    from engine.table.how_to_answer import how_to_answer
    from engine.table.passing_before_an_act import lead_up
    from engine.table.references import FACE_DOWN
    from engine.table.scenario import Scenario
    from engine.table.scenario_error import ScenarioError
    from engine.table.short_acts.acts_as_read import ShortAct, ShortActs, begins_with_a_verb, in_short
    from engine.table.short_acts.problems import Candidate, NotUnderstood, SeveralMeant, ShortActError
    from engine.table.short_acts.reading import short_acts
    from engine.table.short_acts.sentences import Gaps as SentenceGaps
    from engine.table.short_acts.sentences import Span as SentenceSpan
    from engine.table.short_acts.sentences import several_readings as read_sentences
    from engine.table.table import ActsBehind, Decider, Settled, Table
    from engine.table.top_of_library_named import may_be_used_from_top
    from engine.words import LANGUAGES, Value, Words, add_words, singulars, spellings

__all__ = [
    "CREATURE_TYPES",
    "DOES_NOT_MATTER",
    "FACE_DOWN",
    "LANGUAGES",
    "NONE_MATTERS",
    "STEPS",
    "UNKNOWN_CARD",
    "ActsBehind",
    "Alternative",
    "Applied",
    "Blocker",
    "Budget",
    "Candidate",
    "Changed",
    "CharacteristicsView",
    "Check",
    "Choice",
    "Citation",
    "CommanderState",
    "Coverage",
    "Data",
    "Decider",
    "Explanation",
    "Illegal",
    "LivesThen",
    "NotUnderstood",
    "ObjectState",
    "Option",
    "OptionsState",
    "Outcome",
    "Outcomes",
    "Pending",
    "PendingOption",
    "PermanentState",
    "PlayerState",
    "Position",
    "Predefined",
    "ReadyDivision",
    "Refused",
    "Report",
    "Role",
    "RulingCited",
    "Scenario",
    "ScenarioError",
    "SentenceGaps",
    "SentenceSpan",
    "Settled",
    "SeveralMeant",
    "ShortAct",
    "ShortActError",
    "ShortActs",
    "StackState",
    "Step",
    "StepKind",
    "Table",
    "Tally",
    "TokenState",
    "TurnState",
    "UnitReport",
    "UnreadText",
    "Value",
    "Words",
    "activated_abilities",
    "add_words",
    "assumed_since",
    "begins_with_a_verb",
    "chosen_as_it_enters",
    "color_letter",
    "explain",
    "goals",
    "how_to_answer",
    "in_short",
    "kinds_of_counters",
    "lead_up",
    "may_be_used_from_top",
    "measure",
    "needs_copy_told",
    "needs_counters_told",
    "options",
    "play",
    "read_card",
    "read_sentences",
    "ready_divisions",
    "short_acts",
    "singulars",
    "special_action_names",
    "special_actions",
    "spellings",
    "surplus",
    "told_apart",
    "told_at_once",
    "unplayed",
    "verdict_since",
    "what_applies",
    "whole_order",
    "worth_reading",
]

_HOMES = {
    "FACE_DOWN": "engine.table.references",
    "DOES_NOT_MATTER": "engine.state.unknown_cards",
    "NONE_MATTERS": "engine.state.unknown_cards",
    "UNKNOWN_CARD": "engine.state.unknown_cards",
    "LANGUAGES": "engine.words",
    "STEPS": "engine.state.turn",
    "ActsBehind": "engine.table.table",
    "Settled": "engine.table.table",
    "Alternative": "engine.report.model",
    "Applied": "engine.report.explaining_characteristics",
    "Blocker": "engine.oracle.coverage",
    "Budget": "engine.state.limits",
    "Candidate": "engine.table.short_acts.problems",
    "CharacteristicsView": "engine.report.characteristics",
    "Check": "engine.table.expect.held",
    "Choice": "engine.state.choices",
    "Citation": "engine.report.model",
    "CommanderState": "engine.report.position",
    "Coverage": "engine.oracle.coverage",
    "Data": "engine.report.model",
    "Decider": "engine.table.table",
    "Explanation": "engine.report.explaining_characteristics",
    "Illegal": "engine.state.choices",
    "LivesThen": "engine.report.model",
    "NotUnderstood": "engine.table.short_acts.problems",
    "ObjectState": "engine.report.position",
    "Option": "engine.state.choices",
    "OptionsState": "engine.report.position",
    "CREATURE_TYPES": "engine.abilities.vocabulary",
    "Outcome": "engine.report.model",
    "Outcomes": "engine.report.model",
    "Pending": "engine.report.model",
    "PendingOption": "engine.report.model",
    "PermanentState": "engine.report.position",
    "PlayerState": "engine.report.position",
    "Position": "engine.report.position",
    "Predefined": "engine.abilities.nouns.token_descriptions",
    "ReadyDivision": "engine.report.inquiry",
    "Refused": "engine.report.model",
    "Report": "engine.report.model",
    "Role": "engine.report.model",
    "RulingCited": "engine.report.model",
    "Scenario": "engine.table.scenario",
    "ScenarioError": "engine.table.scenario_error",
    "SentenceGaps": "engine.table.short_acts.sentences",
    "SentenceSpan": "engine.table.short_acts.sentences",
    "SeveralMeant": "engine.table.short_acts.problems",
    "ShortAct": "engine.table.short_acts.acts_as_read",
    "ShortActError": "engine.table.short_acts.problems",
    "ShortActs": "engine.table.short_acts.acts_as_read",
    "StackState": "engine.report.position",
    "Step": "engine.report.model",
    "StepKind": "engine.report.model",
    "Changed": "engine.report.model",
    "verdict_since": "engine.report.build",
    "told_at_once": "engine.report.build",
    "assumed_since": "engine.report.build",
    "whole_order": "engine.table.alternatives",
    "worth_reading": "engine.report.rulings.worth_reading",
    "what_applies": "engine.report.build",
    "Table": "engine.table.table",
    "Tally": "engine.oracle.coverage",
    "TokenState": "engine.report.position",
    "TurnState": "engine.report.position",
    "UnitReport": "engine.oracle.coverage",
    "UnreadText": "engine.report.model",
    "Value": "engine.words",
    "Words": "engine.words",
    "activated_abilities": "engine.report.inquiry",
    "chosen_as_it_enters": "engine.report.inquiry",
    "add_words": "engine.words",
    "explain": "engine.report.explaining_characteristics",
    "goals": "engine.report.inquiry",
    "how_to_answer": "engine.table.how_to_answer",
    "color_letter": "engine.table.colors_and_steps",
    "begins_with_a_verb": "engine.table.short_acts.acts_as_read",
    "in_short": "engine.table.short_acts.acts_as_read",
    "kinds_of_counters": "engine.table.counters_of_cards",
    "lead_up": "engine.table.passing_before_an_act",
    "measure": "engine.oracle.coverage",
    "may_be_used_from_top": "engine.table.top_of_library_named",
    "needs_copy_told": "engine.table.cards_that_copy",
    "needs_counters_told": "engine.table.counters_of_cards",
    "options": "engine.report.inquiry",
    "play": "engine.report.play",
    "read_card": "engine.oracle.coverage",
    "read_sentences": "engine.table.short_acts.sentences",
    "ready_divisions": "engine.report.inquiry",
    "short_acts": "engine.table.short_acts.reading",
    "special_action_names": "engine.report.inquiry",
    "special_actions": "engine.report.inquiry",
    "singulars": "engine.words",
    "spellings": "engine.words",
    "surplus": "engine.report.inquiry",
    "told_apart": "engine.report.inquiry",
    "unplayed": "engine.oracle.playable",
}
_AT_HOME = {
    "SentenceGaps": "Gaps",
    "SentenceSpan": "Span",
    "read_card": "explain",
    "read_sentences": "several_readings",
}
"""What a name is called in its home, where that is another."""


def __getattr__(name: str) -> Any:
    """A public name, from the module it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'engine' has no attribute {name!r}")
    if _HOMES[name].startswith("engine.oracle."):  # what is read whole depends on what is played
        import_module("engine.mechanics.assembly")
    found = globals()[name] = getattr(import_module(_HOMES[name]), _AT_HOME.get(name, name))
    return found


def __dir__() -> list[str]:
    """The public names."""
    return __all__
