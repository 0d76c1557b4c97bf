"""Questions in a person's own words, answered on one phone screen: the rule that decides, and what stands beside it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.asking.known_questions import DECIDE, Likest
from bot.asking.language_of_question import language_of
from bot.asking.nearest_rulings import NearRuling, nearest_rulings
from bot.asking.passages import deciding_sentence, overruling, passage, printed_on_cards
from bot.asking.rule_finder import Found
from bot.asking.short_names import likeliest, named_by_a_word
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
from bot.desk.drafted_boards import drafted, drafted_buttons, understood
from bot.desk.games import Played
from bot.desk.reply import BoardRef, Button, Place, Reply, RulingView, Section
from bot.errors import BadValue, NoBoard
from bot.situations.how_many_play import is_table
from bot.words import Words, asks
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
    mentions = _cards_named(desk, place, question, language)
    if not mentions and (meaning := _meaning(desk, place, question)) is not None:
        return meaning
    finder = desk.rule_finder()
    mentions = tuple(sorted((*mentions, *named_by_a_word(question, mentions, language, desk.cards, finder.rarity))))
    rest = without(question, mentions)
    mentions = tuple(likeliest(mention, rest, language, desk.cards, finder.rarity) for mention in mentions)
    named = [desk.cards[name] for name in dict.fromkeys(mention.name for mention in mentions)][:MOST_CARDS]
    told = drafted(desk, place, question, mentions)
    cited = told.deciding[:MORE_RULES] if told is not None else ()
    supposed = told.supposed[:MORE_RULES] if told is not None else ()
    found = finder.find(rest, language, named, cited, supposed, limit=MORE_RULES)
    if (named or told is not None) and (told is None or told.played is None):
        # what a card says, or what was told of a board and not understood, may change what the rule says
        found = found.unsure(SURE_BESIDE_CARDS if told is None else 1.0)
    asked = set(terms(rest, language))
    if found.known is not None and found.answered and not cited:
        found = found.led_by(found.known.known.rules[:DECIDE])
    rules = [section for number in found.rules if (section := _passage(desk, number, asked, words))]
    about = {term for rule in rules[:2] for term in terms(rule.text, "en")} - asked
    views = [] if told is None or told.played is None else list(_of_steps(told.played))
    nearest = nearest_rulings(named, finder.query(rest, language, named), finder.rarity, about, MOST_RULINGS)
    if found.answered or (cited and told is not None and not told.situation.unread_questions):
        nearest = [one for one in nearest if one.answers]  # the answer stands at the head: no others beside it
    views += (RulingView(one.card.name, one.ruling.date, one.ruling.text, one.ruling.source) for one in nearest)
    whole = presenting.ruling_sections(views)[:MOST_RULINGS]
    rulings = [replace(section, text=passage(section.text, asked)) for section in whole]
    near = [] if found.near else _near(desk, rest, language)
    if not (rules or rulings or near or named):
        return Reply(verdict=words("ask-nothing"), error="unknown", private=True)
    verdict = _verdict(desk, found if rules else Found((), 0.0), asked, near, nearest, language, words)
    if (over := overruling(named, asked)) is not None:
        card, says = over
        verdict = "\n".join((words("ask-printed", card=card.name, says=passage(says, asked)), verdict))
    buttons = _buttons(desk, place, named, [rule.heading for rule in rules], near, words, board=told is None)
    if told is not None and told.played is None and found.answered:
        told = None  # what was not understood of a board is nothing to the answer, which stands without it
    if told is not None:
        is_open = told.played is not None and told.played.asked is not None
        is_beside = bool(told.situation.unread_questions) or (is_open and found.answered)
        beside = _known(found.known, language, sure=found.answered) if is_beside else ""
        head = (told.verdict, beside) if told.verdict else (verdict,)
        if told.verdict and beside and (is_open or not told.situation.questions):
            head = (beside, told.verdict)  # what is asked first, what happens besides behind it
        verdict = "\n".join(filter(None, (*head, *understood(told, words))))
        buttons = (*drafted_buttons(told, words), *buttons)
    buttons = (*buttons, *thumb_buttons(desk, place, question, tuple(rule.heading for rule in rules[:MOST_RULES])))
    printed = [] if told is not None and told.played is not None else printed_on_cards(named, asked, MOST_PRINTED_ON)
    texts = [Section(card.name, text, quoted=True, url=presenting.card_url(card.name)) for card, text in printed]
    answering = cited if told is not None and not told.situation.unread_questions else ()
    beside_it = [rule for rule in rules if rule.heading in _of_the_answer(found, answering)] or rules
    sections = _arranged(found, beside_it[:MOST_RULES], rulings, texts, ruled=_is_ruled(nearest))
    return Reply(
        verdict=verdict,
        sections=sections,
        buttons=buttons,
        footer=(*_meant(mentions, words), *_footer(desk, words)),
    )


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
    return cited or (found.known.known.rules if found.known is not None and found.answered else ())


def _is_ruled(nearest: Sequence[NearRuling]) -> bool:
    """Whether a ruling on a card says enough of the question to come before the rules that are not sure to answer."""
    return bool(nearest) and nearest[0].answers


def _arranged(
    found: Found, rules: Sequence[Section], rulings: Sequence[Section], texts: Sequence[Section], *, ruled: bool
) -> tuple[Section, ...]:
    """One phone screen: the rule that answers, a ruling, what is printed on the cards, further rules where there is
    room. Where no rule is sure to answer, the cards speak first, or the rulings, if they are ``ruled`` to be near, and
    the rules are what there is room for."""
    if found.sure:
        return (*rules[:1], *rulings[:1], *texts[:1], *rulings[1:], *rules[1:], *texts[1:])[:MOST_SECTIONS]
    room = MOST_SECTIONS - len(texts) - len(rulings)
    cards = (*rulings, *texts) if ruled else (*texts, *rulings)
    is_best = bool(rules) and rules[0].heading in found.rules[:MOST_RULES]  # the text of the best may not be at hand
    return (*cards, *(rules[:room] if found.near and is_best else ()))


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


def without(question: str, mentions: Iterable[Mention]) -> str:
    """The question without the names of cards in it."""
    for mention in sorted(mentions, reverse=True):
        question = f"{question[: mention.start]} {question[mention.end :]}"
    return question


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
    if found.answered:
        return known
    if _is_ruled(nearest) and not found.sure:
        one = nearest[0]
        says = words("ask-likely-ruled", card=one.card.name, date=one.ruling.date, says=passage(one.ruling.text, asked))
        return "\n".join(filter(None, (says, known)))
    if known and not found.sure:
        return known
    if not found.near:
        return words("ask-unsure-near", terms=words.both(near, "or")) if near else words("ask-unsure")
    if not found.likely:
        return words("ask-one-of")
    rule = found.rules[0]
    says = words.gloss(rule) or deciding_sentence(_text(desk, rule), asked)
    return "\n".join(filter(None, (words("ask-answer" if found.sure else "ask-likely", rule=rule, says=says), known)))


def _known(known: Likest | None, language: str, *, sure: bool) -> str:
    """The answer to a known question behind that question, so that whoever asked something else sees it; where it is
    not sure to be the one that is asked, with an "if". Nothing where none is likely."""
    if known is None or not known.likely:
        return ""
    words, one = Words.of(language), known.known
    question, answer, rules = one.wordings[language][0], one.answer[language], words.both(one.rules[:DECIDE])
    return words("ask-known" if sure else "ask-known-if", question=question, answer=answer, rules=rules)


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
    scenario = moves.empty(players)
    you = scenario["players"][players[0]]
    for card in named:
        zone = "battlefield" if _PERMANENT & set(card.front.types) else "hand"
        you.setdefault(zone, []).append(desk.names(place).entry(card.name)["card"])
    board = desk.boards.open(None, place.user, moves.start(scenario))
    return draft_button(BoardRef(board.id, board.revision), words)
