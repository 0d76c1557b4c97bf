"""Choices with one legal answer: nobody is asked what could not come out otherwise."""

from __future__ import annotations

from engine.state.choices import Answer, Choice


def only_legal_answer(choice: Choice) -> Answer | None:
    """The one legal answer there is, or None. Priority, and what a player may decline, are never decided."""
    if choice.kind in ("priority", "may") or choice.by_name is not None:
        return None
    if choice.form == "number":
        return choice.minimum if choice.minimum == choice.maximum else None
    options = choice.listed()
    if choice.form == "map":
        return {} if not options else None
    if choice.form == "division":
        if choice.minimum != choice.maximum or not options:
            return None
        if len(options) == 1:
            return {options[0].answer: choice.minimum}
        if choice.minimum == choice.each * len(options):  # each gets the least that it may get
            return {option.answer: choice.each for option in options}
        return None
    if not options and choice.minimum == 0:
        return []
    if len(options) == choice.minimum and (len(options) == 1 or not choice.ordered):
        return [option.answer for option in options]
    return None
