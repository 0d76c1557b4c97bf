"""The board in a question: a grammar of situations.

A question ("If I attack with my 4/4 trampler and he blocks with Wall of Omens, does it die?") is cut into
``clauses``, each a sentence of the catalogue (``words/*/situations.ftl``, by ``keys_of_clauses``). ``gaps`` says what
fills the gaps of a sentence, mostly noun phrases (``nouns``) with what describes them (``descriptions``). ``naming``
says which cards are named, ``pieces`` what the phrases stand for. ``reading`` makes a ``Situation`` (``board``) of
it: pieces, acts, what is asked, what is assumed and not understood. Its reader is a class in floors, each with the
clauses of one matter: ``pieces``, ``turns_told``, ``said_of_the_board``, ``what_follows``, ``what_is_asked``,
``asked_of_permanents``, ``combat``, ``choosing``, ``alternative_costs``, ``order_of_play``, ``casting``,
``responding``, ``activating``, ``dying``, ``deeds``. A situation is written as what the desk reads anyway, a pasted
board and short acts, and as a sentence to compare with the question.
"""
