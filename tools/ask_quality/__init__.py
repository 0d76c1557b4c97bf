"""Measures how well questions in words are answered: the cards that are found in them, and the rules.

    python -m tools.ask_quality [--cards PATH] [--learn]

Measured on questions and sentences of the project's own (questions.txt, names.txt), of which a third is locked away by
a hash: nothing is tuned on it, and what was not found there is not listed. The questions were written before the
sentences of bot/asking, but by the same hand: strangers' questions will be answered less well than these.
"""
