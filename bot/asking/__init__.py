"""Questions in a person's own words: which rules answer them.

``rule_finder`` is what to ask: ``RuleFinder.find(question, language, cards)`` ranks the rules by what several
evidences say together, each with its ``weights``, and says how likely the first is to decide; ``passages`` picks what
is shown of them. ``comparing_texts`` compares (BM25, cosine), ``terms`` makes comparable words of sentences in
English and French. What is compared with is the text of the rules (where imported) and the project's own words:
``sentences_of_tests.txt`` (of tests and docstrings, written by ``python -m tools.spoken_rules``), the glosses,
``sentences/`` (the rules as players would ask for them) and ``players_words.toml`` (players' words),
``printed_words.toml`` (cards' texts), ``kinds_of_cards.toml`` (what players call cards by these), and
``known_questions``, those that are asked again and again, with their answers (``answers/``; ``talk.txt`` is what is
none). ``comparisons`` are made of all that, and ``kept_comparisons`` keeps them. ``misspelt_words`` puts slips right.
``meanings`` is an evidence more where the extra ``semantic`` brings a ``sentence_model``. ``python -m
tools.ask_quality`` measures all of it.

Nothing in here knows the engine: a board that is read out of a question will be a room of its own beside this one, and
the rules that a played board cites go into ``find`` as ``cited``.
"""
