"""Questions in a person's own words, answered on one phone screen: the rule that decides, and what stands beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.asking.known_questions import DECIDE, Likest
from bot.asking.language_of_question import language_of
from bot.asking.nearest_rulings import NearRuling, nearest_rulings
from bot.asking.passages import deciding_sentence, excepting, overruling, passage, printed_on_cards
from bot.asking.rule_finder import Found
from bot.asking.short_names import likeliest, named_by_a_word, without_names
from bot.asking.term_asked_for import term_asked_for
from bot.asking.terms import terms
from bot.asking.weights import SURE_BESIDE_CARDS
from bot.boards import moves
from bot.desk import presenting
from bot.desk.command_registry import command
from bot.desk.commands.look_ups import cards_shown, defined, look_up_button
from bot.desk.commands.thumbs import thumb_buttons
from bot.desk.commands.what_if import draft_button
from bot.desk.context import Context
from bot.desk.drafted_boards import Drafted, drafted, drafted_buttons, understood
from bot.desk.games import Played
from bot.desk.reply import BoardRef, Button, Place, Reply, RulingView, Section
from bot.errors import BadValue, NoBoard
from bot.situations.naming import attacked_names
from bot.situations.spelling import in_full
from bot.situations.who_plays import is_table
from bot.words import Words, asks, only_tells
from cards import Card, Mention, UnknownRule, UnknownTerm, fold

MOST_QUESTION = 1000
MOST_CARDS = 6
MOST_RULES, MOST_RULINGS, MOST_PRINTED_ON, MOST_TERMS = 3, 2, 2, 3
MOST_SECTIONS = 5
"""What one phone screen has room for."""
MORE_RULES = 8
"""Rules behind "More"."""
_PERMANENT = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
_SENTENCE = re.compile(r"(?<=[.”])\s+(?=[A-Z“])")


@command("ask")
def ask(desk: Context, place: Place, question: str) -> Reply:
    """A question in words: the rule that answers it, and the rules and rulings that bear on it. What asks nothing but
    names cards, as [[card]], shows them."""
    words = Words.of(place.locale)
    if not question.strip() or len(question) > MOST_QUESTION:
        raise BadValue(option="question", found=question[:40], expected=f"1–{MOST_QUESTION}")
    if (bracketed := re.findall(r"\[\[([^\[\]]{1,150})\]\]", question)) and not asks(question):
        return cards_shown(desk, place, list(dict.fromkeys(bracketed))[:MOST_CARDS])
    language = language_of(question, words.language)
    if language != words.language:  # who asks in a language reads it
        place = replace(place, locale=language)
        words = Words.of(language)
    full, mentions = _in_full(desk, place, question, language)
    if not mentions and (meaning := _meaning(desk, place, full)) is not None:
        return meaning
    return _answer(desk, place, _asked(desk, full, mentions, language), typed=question)


class _Asked(NamedTuple):
    """A question with what is short in it written out, the cards that it names, and the ``rest``, without them."""

    question: str
    mentions: tuple[Mention, ...]
    rest: str
    language: str
    terms: set[str]


def _asked(desk: Context, question: str, mentions: Sequence[Mention], language: str) -> _Asked:
    finder = desk.rule_finder()
    found = sorted((*mentions, *named_by_a_word(question, mentions, language, desk.cards, finder.rarity)))
    meant = tuple(  # "aftermath" is the keyword, and no card whose name begins so
        one for one in found if one.rung != "short" or not finder.is_heading(question[one.start : one.end])
    )
    rest = without_names(question, meant, language, finder.rarity)
    likely = tuple(likeliest(mention, rest, language, desk.cards, finder.rarity) for mention in meant)
    named = tuple(attacked_names(question, likely, desk.cards.card))
    return _Asked(question, named, rest, language, set(terms(rest, language)))


def _answer(desk: Context, place: Place, asked: _Asked, *, typed: str) -> Reply:
    """What was played or is known at the head, below it what it rests on. ``typed`` is what the thumbs are of."""
    words, language = Words.of(asked.language), asked.language
    named = [desk.cards[name] for name in dict.fromkeys(mention.name for mention in asked.mentions)][:MOST_CARDS]
    told = drafted(desk, place, asked.question, asked.mentions)
    found = _found(desk, asked, named, told)
    against = _against(found, named, asked.terms)
    found = found if against is None else found.offered()
    cited = told.deciding if told is not None else ()
    rules = [section for number in found.rules if (section := _passage(desk, number, asked.terms, words))]
    nearest = _nearest(desk, asked, named, told, found, rules)
    near = [] if found.near else _near(desk, asked.rest, language)
    views = [] if told is None or told.played is None else list(_of_steps(told.played))
    views += (RulingView(one.card.name, one.ruling.date, one.ruling.text, one.ruling.source) for one in nearest)
    whole = presenting.ruling_sections(views)[:MOST_RULINGS]
    rulings = [replace(section, text=passage(section.text, asked.terms)) for section in whole]
    if not (rules or rulings or near or named):
        return Reply(verdict=words("ask-nothing"), error="unknown", private=True)
    verdict = _verdict(desk, found if rules else Found((), 0.0), asked.terms, near, nearest, language, words)
    if (over := overruling(named, asked.terms) or against) is not None:
        card, says = over
        verdict = "\n".join((words("ask-printed", card=card.name, says=passage(says, asked.terms)), verdict))
    buttons = _buttons(desk, place, named, [rule.heading for rule in rules], near, words, board=told is None)
    printed_of = named if told is None or told.played is None else ()
    if told is not None and (told.played is not None or not found.known_probably):
        # else what was not understood of a board is nothing to the answer, which stands without it
        verdict = _with_board(told, found, verdict, language, words)
        buttons = (*drafted_buttons(told, words), *buttons)
    printed = printed_on_cards(printed_of, asked.terms, MOST_PRINTED_ON)
    if found.known_probably and not cited:
        printed = printed[:1]
    texts = [Section(card.name, text, quoted=True, url=presenting.card_url(card.name)) for card, text in printed]
    return Reply(
        verdict=verdict,
        sections=_arranged(found, _beside(told, found, rules), rulings, texts, ruled=_is_ruled(nearest)),
        buttons=(*buttons, *thumb_buttons(desk, place, typed, tuple(rule.heading for rule in rules[:MOST_RULES]))),
        footer=(*_meant(asked.mentions, words), *_footer(desk, words)),
    )


def _found(desk: Context, asked: _Asked, named: Sequence[Card], told: Drafted | None) -> Found:
    """The rules for a question: those first that known questions rest on, if one of these is probably meant."""
    cited = told.deciding[:MORE_RULES] if told is not None else ()
    supposed = told.supposed[:MORE_RULES] if told is not None else ()
    found = desk.rule_finder().find(asked.rest, asked.language, named, cited, supposed, limit=MORE_RULES)
    if (named or told is not None) and (told is None or told.played is None):
        # what a card says, or what was told of a board and not understood, may change what the rule says
        found = found.unsure(SURE_BESIDE_CARDS if told is None else 1.0)
    if only_tells(asked.question):
        found = found.offered()
    if found.known is not None and found.known_probably and not cited:
        of_each = [one.rules[:DECIDE] for one in found.known.perhaps]
        found = found.led_by([*(first for first, *_ in of_each), *(rule for rules in of_each for rule in rules)])
    return found


def _against(found: Found, named: Sequence[Card], asked: set[str]) -> tuple[Card, str] | None:
    """What one of the cards says that makes it an exception to the answer to the known question."""
    known = found.known if found.known_probably else None
    return None if known is None else excepting(named, known.known.answer["en"], asked)


def _nearest(
    desk: Context,
    asked: _Asked,
    named: Sequence[Card],
    told: Drafted | None,
    found: Found,
    rules: Sequence[Section],
) -> Sequence[NearRuling]:
    """The rulings on the cards that are near to the question; beside an answer only those that answer too."""
    about = {term for rule in rules[:2] for term in terms(rule.text, "en")} - asked.terms
    finder = desk.rule_finder()
    query = finder.query(asked.rest, asked.language, named)
    nearest = nearest_rulings(named, query, finder.rarity, about, MOST_RULINGS)
    answered = told is not None and bool(told.deciding) and not told.situation.unread_questions
    return [one for one in nearest if one.answers] if found.known_probably or answered else nearest


def _with_board(told: Drafted, found: Found, verdict: str, language: str, words: Words) -> str:
    """What came of the board, or else the ``verdict``, and what was understood of it; beside it the answer to a known
    question, where the board leaves something open."""
    is_open = told.played is not None and told.played.asked is not None
    is_beside = bool(told.situation.unread_questions) or (is_open and found.answered)
    beside = _known(found.known, language, sure=found.answered) if is_beside else ""
    if told.verdict and not found.answered and not _bears_on(told, found, language):
        beside = ""  # a likeness to something else: what was played tells more
    head = (told.verdict, beside) if told.verdict else (verdict,)
    asks_more = is_open or not (told.situation.questions or _decides_it(told, found))
    if told.verdict and beside and found.answered and asks_more:
        head = (beside, told.verdict)  # what is asked first, what happens besides behind it
    return "\n".join(filter(None, (*head, *understood(told, words))))


def _beside(told: Drafted | None, found: Found, rules: Sequence[Section]) -> Sequence[Section]:
    """The rules that stand beside an answer: those it rests on, where any of them is at hand."""
    cited = told.deciding[:MORE_RULES] if told is not None else ()
    answering = cited if told is not None and not told.situation.unread_questions else ()
    beside = [rule for rule in rules if rule.heading in _of_the_answer(found, answering)] or rules
    answers = len(found.known.perhaps) if found.known is not None and not cited else 0
    return beside[: MOST_RULES - max(0, answers - 1)]  # a further answer has the room of a rule


def _meaning(desk: Context, place: Place, question: str) -> Reply | None:
    """What a word means, where that is all that is asked and the glossary has the word."""
    term = term_asked_for(question)
    try:
        return None if term is None else defined(desk, place, term)
    except UnknownTerm:
        return None


def _of_the_answer(found: Found, cited: Sequence[str]) -> Sequence[str]:
    """The rules that an answer rests on, where there is one: a played board's, else a known question's. Others may be
    about anything."""
    if cited or found.known is None:
        return cited
    return found.known.known.rules if found.answered else _cited(found.known)


def _decides_it(told: Drafted, found: Found) -> bool:
    """Whether what the board came to rests on a rule that a known question is about: then it is the answer to that."""
    return found.known is not None and bool(set(told.deciding) & set(found.known.known.rules))


def _bears_on(told: Drafted, found: Found, language: str) -> bool:
    """Whether a known question that is not sure to be the one asked is about what the board came to, or shares a
    telling word with what was not read of the question."""
    if found.known is None or _decides_it(told, found):
        return found.known is not None
    left = {term for asked in told.situation.unread_questions for term in terms(asked, language)}
    return any(left & set(terms(wording, language)) for wording in found.known.known.wordings[language])


def _is_ruled(nearest: Sequence[NearRuling]) -> bool:
    """Whether a ruling on a card says enough of the question to come before the rules that are not sure to answer."""
    return bool(nearest) and nearest[0].answers


def _arranged(
    found: Found, rules: Sequence[Section], rulings: Sequence[Section], texts: Sequence[Section], *, ruled: bool
) -> tuple[Section, ...]:
    """One phone screen: the rule that answers, a ruling, what is printed on the cards, further rules where there is
    room. Where no rule is sure to answer, the cards speak first, or the rulings, if they are ``ruled`` to be near, and
    the rules are what there is room for."""
    if found.sure or found.known_probably:
        return (*rules[:1], *rulings[:1], *texts[:1], *rulings[1:], *rules[1:], *texts[1:])[:MOST_SECTIONS]
    room = MOST_SECTIONS - len(texts) - len(rulings)
    cards = (*rulings, *texts) if ruled else (*texts, *rulings)
    is_best = bool(rules) and rules[0].heading in found.rules[:MOST_RULES]  # the text of the best may not be at hand
    return (*cards, *(rules[:room] if found.near and is_best else ()))


def _in_full(desk: Context, place: Place, question: str, language: str) -> tuple[str, tuple[Mention, ...]]:
    """The question with what is short in it as in chat written out, and the cards that it names."""
    mentions = _cards_named(desk, place, question, language)
    written = [one for one in mentions if any(fold(question[one.start : one.end]) in fold(name) for name in one.names)]
    full = in_full(question, [(one.start, one.end) for one in written])  # "thru n" is no Thrun
    return full, (mentions if full == question else _cards_named(desk, place, full, language))


def _cards_named(desk: Context, place: Place, question: str, language: str) -> tuple[Mention, ...]:
    """The cards that a question names; a word that is a player's name on the board here is the player."""
    players: set[str] = set()
    with suppress(NoBoard):
        board = desk.boards.at(place.channel)
        players = {fold(name) for name in moves.scenario_of(desk.boards.moves(board.id, board.revision))["players"]}

    def is_player(mention: Mention) -> bool:
        said = re.sub(r"['’]s?$", "", fold(question[mention.start : mention.end]))
        return said in players and mention.rung != "bracketed"

    def is_meant(mention: Mention) -> bool:
        return not is_player(mention) and not is_table(question, mention.start, mention.end)

    return tuple(filter(is_meant, desk.cards.mentions(question, language)))


def more(desk: Context, place: Place, numbers: str) -> Reply:
    """The whole texts of rules, to the asker only: ``numbers`` are what a button "More" brings."""
    words = Words.of(place.locale)
    sections = tuple(section for number in numbers.split() if (section := _passage(desk, number, None, words)))
    return Reply(
        verdict=words("ask-more", n=len(sections)), sections=sections, footer=_footer(desk, words), private=True
    )


def _near(desk: Context, rest: str, language: str) -> list[str]:
    """The terms of the glossary that are nearest to the question's words."""
    telling = " ".join(word for word in rest.split() if terms(word, language))
    found = (entry.term for entry in desk.cards.search_glossary(telling, 3 * MOST_TERMS))
    return [term for term in found if not term.endswith("(Obsolete)")][:MOST_TERMS]


def _verdict(
    desk: Context,
    found: Found,
    asked: set[str],
    near: Sequence[str],
    nearest: Sequence[NearRuling],
    language: str,
    words: Words,
) -> str:
    """The answer to a known question that is asked in other words; else the rule that decides, in a sentence; the
    ruling, rule or known question that comes nearest; that one of several rules may; or that none does."""
    known = _known(found.known, language, sure=found.answered)
    if found.known_probably:
        return known
    if _is_ruled(nearest) and not found.sure:
        one = nearest[0]
        says = words("ask-likely-ruled", card=one.card.name, date=one.ruling.date, says=passage(one.ruling.text, asked))
        return "\n".join(filter(None, (says, known)))
    if known and not found.sure:
        return known if found.near else f"{words('ask-not-sure')}\n{known}"
    if not found.near:
        return words("ask-unsure-near", terms=words.both(near, "or")) if near else words("ask-unsure")
    if not found.likely:
        return words("ask-one-of")
    rule = found.rules[0]
    says = words.gloss(rule) or deciding_sentence(_text(desk, rule), asked)
    return "\n".join(filter(None, (words("ask-answer" if found.sure else "ask-likely", rule=rule, says=says), known)))


def _known(known: Likest | None, language: str, *, sure: bool) -> str:
    """The answer to a known question behind that question, so that whoever asked something else sees it; where it is
    not sure to be the one that is asked, with an "if", as is the next that may be. Nothing where none is likely."""
    words = Words.of(language)
    listed = known.perhaps if known is not None else ()
    return "\n".join(
        words(
            "ask-known" if sure else "ask-known-if",
            question=one.wordings[language][0],
            answer=one.answer[language],
            rules=words.both(one.rules[:DECIDE]),
        )
        for one in (listed[:1] if sure else listed)
    )


def _cited(known: Likest | None) -> Sequence[str]:
    """The rules of all known questions that may be meant."""
    return [rule for one in known.perhaps for rule in one.rules] if known is not None else []


def _passage(desk: Context, number: str, asked: set[str] | None, words: Words) -> Section | None:
    """A rule, from the sentence that decides on, where it is imported; else what it says in our words. Whole where
    nothing was ``asked``: None."""
    if text := _text(desk, number):
        shown = text if asked is None else passage(text, asked)
        return Section(number, shown, quoted=True, url=presenting.rule_url(number))
    gloss = words.gloss(number)
    return Section(number, gloss, url=presenting.rule_url(number)) if gloss else None


def _text(desk: Context, number: str) -> str:
    try:
        return desk.cards.rule(number).text
    except UnknownRule:
        return ""


def _of_steps(played: Played) -> Iterable[RulingView]:
    """The rulings that are most to the point where the question was played: those on its steps, the last first."""
    cited = (step.rulings[0] for step in reversed(played.report.steps) if step.rulings)
    return (RulingView(one.card, one.date, one.text, one.source) for one in cited)


def _meant(mentions: Iterable[Mention], words: Words) -> tuple[str, ...]:
    """Which cards the question was taken to name, and what else may be meant."""
    told = [
        words("ask-meant-or", card=mention.names[0], other=mention.names[1]) if len(mention.names) > 1 else mention.name
        for mention in mentions
    ]
    return (words("ask-meant", cards=words.both(list(dict.fromkeys(told)))),) if told else ()


def _footer(desk: Context, words: Words) -> tuple[str, ...]:
    info = desk.cards.info
    return (presenting.dates(info.rules_date, info.cards_date, words), *presenting.quoted(words))


def _buttons(
    desk: Context,
    place: Place,
    named: Sequence[Card],
    rules: Sequence[str],
    near: Iterable[str],
    words: Words,
    *,
    board: bool,
) -> tuple[Button, ...]:
    """A ``board`` with the named cards, the rest of the rules, the glossary terms, the cards."""
    buttons = [_board_button(desk, place, named, words)] if named and board else []
    buttons += [Button(f"q:more:{' '.join(rules)}", words("button-more"), private=True)] if rules else []
    looked_up = [look_up_button("glossary", term, term[:40]) for term in near]
    looked_up += [look_up_button("card", card.name, card.name[:40]) for card in named[:MOST_TERMS]]
    return (*buttons, *(button for button in looked_up if button is not None))


def _board_button(desk: Context, place: Place, named: Sequence[Card], words: Words) -> Button:
    """A throwaway board on which the named cards are the asker's."""
    players = desk.players(place)
    scenario = moves.put_together(players)
    you = scenario["players"][players[0]]
    for card in named:
        zone = "battlefield" if _PERMANENT & set(card.front.types) else "hand"
        you.setdefault(zone, []).append(desk.names(place).entry(card.name)["card"])
    board = desk.boards.open(None, place.user, moves.start(scenario))
    return draft_button(BoardRef(board.id, board.revision), words)
