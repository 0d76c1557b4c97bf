"""The board in a question: a grammar of situations.

A question ("If I attack with my 4/4 trampler and he blocks with Wall of Omens, does it die?") is cut into ``clauses``,
each a sentence of the catalogue (``words/*/situations.ftl``), whose gaps are noun phrases (``nouns``). ``naming`` says
which cards are named, ``pieces`` what the phrases stand for. ``reading`` makes a ``Situation`` (``board``) of it, with
``said_of_the_board`` and ``what_is_asked``: pieces, acts, what is asked, assumed and not understood. A situation is
written as what the desk reads anyway, a pasted board and short acts, and as a sentence to compare with the question.
"""
