"""Measures how well questions in words are answered: the cards that are found in them, the rules, and the known
questions that they are other wordings of.

    python -m tools.ask_quality [--cards PATH] [--learn] [--known]

Measured on questions and sentences of the project's own (questions.txt and its siblings, names.txt). The questions are
open but for those of questions_sealed.txt, which nobody who tunes has seen; a third of the sentences is locked by a
hash.
"""
