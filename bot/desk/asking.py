"""Questions in a person's own words, answered on one phone screen: the rule that decides, and what stands beside it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from bot.asking.terms import language_of, terms
from bot.boards import moves
from bot.desk import present
from bot.desk.context import Context
from bot.desk.drafting import drafted, drafted_buttons, understood
from bot.desk.games import Played
from bot.desk.looking import cards_shown, look_up_button
from bot.desk.registry import command
from bot.desk.reply import BoardRef, Button, Place, Reply, RulingView, Section
from bot.desk.thumbs import thumb_buttons
from bot.desk.what_if import draft_button
from bot.errors import BadValue
from bot.words import Words, asks
from cards import Card, Mention, Ruling, UnknownRule

MOST_QUESTION = 1000
MOST_CARDS = 6
MOST_RULES, MOST_RULINGS, MOST_TERMS = 3, 2, 3
NEARLY = 0.7
"""A second ruling says at least such a share of what the first says of the question."""
MORE_RULES = 8
"""Rules behind "More"."""
MOST_PASSAGE = 320
"""Characters of a rule's passage: the rest of the rule is a tap away."""
_PERMANENT = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})
_ANYWHERE = frozenset(terms("ability affect card control creature effect opponent permanent player spell turn", "en"))
"""Words that rulings on anything share with a question."""
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
    mentions = desk.cards.mentions(question, language)
    named = [desk.cards[name] for name in dict.fromkeys(mention.name for mention in mentions)][:MOST_CARDS]
    rest = without(question, mentions)
    told = drafted(desk, place, question, mentions)
    cited = told.deciding[:MOST_RULES] if told is not None else ()
    found = desk.rule_finder().find(rest, language, named, cited, limit=MORE_RULES)
    asked = set(terms(rest, language))
    rules = [section for number in found.rules if (section := _passage(desk, number, asked, words))]
    about = {term for rule in rules[:2] for term in terms(rule.text, "en")} - asked
    views = [] if told is None or told.played is None else list(_of_steps(told.played))
    views += (RulingView(card.name, one.date, one.text, one.source) for card, one in _rulings(named, asked, about))
    rulings = present.ruling_sections(views)[:MOST_RULINGS]
    near = [] if found.sure else _near(desk, rest, language)
    if not (rules or rulings or near or named):
        return Reply(verdict=words("ask-nothing"), error="unknown", private=True)
    verdict = _verdict(desk, found.rules[0] if found.sure and rules else None, asked, near, words)
    buttons = _buttons(desk, place, named, [rule.heading for rule in rules], near, words, board=told is None)
    if told is not None:
        verdict = "\n".join((told.verdict or verdict, *understood(told, words)))
        buttons = (*drafted_buttons(told, words), *buttons)
    buttons = (*buttons, *thumb_buttons(desk, place, question, tuple(rule.heading for rule in rules[:MOST_RULES])))
    return Reply(
        verdict=verdict,
        sections=(*rules[:1], *rulings, *rules[1:MOST_RULES]) if found.sure else rulings,
        buttons=buttons,
        footer=(*_meant(mentions, words), *_footer(desk, words)),
    )


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
    return [entry.term for entry in desk.cards.search_glossary(telling, MOST_TERMS)]


def _verdict(desk: Context, rule: str | None, asked: set[str], near: Sequence[str], words: Words) -> str:
    """The rule that decides, in a sentence; or that none is sure to."""
    if rule is None:
        return words("ask-unsure-near", terms=words.both(near, "or")) if near else words("ask-unsure")
    says = words.gloss(rule) or _deciding(_text(desk, rule), asked)
    return words("ask-answer", rule=rule, says=says)


def _passage(desk: Context, number: str, asked: set[str] | None, words: Words) -> Section | None:
    """A rule, from the sentence that decides on, where it is imported; else what it says in our words. Whole where
    nothing was ``asked``: None."""
    text = _text(desk, number)
    if text:
        start = text.find(_deciding(text, asked)) if len(text) > MOST_PASSAGE and asked else 0
        passage = ("… " if start else "") + text[start:]
        short = passage if len(passage) <= MOST_PASSAGE or asked is None else _cut(passage)
        return Section(number, short, quoted=True, url=present.rule_url(number))
    gloss = words.gloss(number)
    return Section(number, gloss, url=present.rule_url(number)) if gloss else None


def _cut(passage: str) -> str:
    """Whole sentences of a passage, as many as fit, at least the beginning of one."""
    end = max(passage.rfind(mark, 0, MOST_PASSAGE) for mark in (". ", ".” "))
    return f"{passage[: end + 1 if end > MOST_PASSAGE // 2 else MOST_PASSAGE]} …"


def _text(desk: Context, number: str) -> str:
    try:
        return desk.cards.rule(number).text
    except UnknownRule:
        return ""


def _deciding(text: str, asked: set[str]) -> str:
    """The sentence of a rule that has most of the question's words."""

    def shared(sentence: str) -> float:
        own = set(terms(sentence, "en"))
        return len(own & asked) / math.sqrt(4 + len(own))

    return max(_SENTENCE.split(text), key=shared, default="")


def _of_steps(played: Played) -> Iterable[RulingView]:
    """The rulings that are most to the point where the question was played: those on its steps, the last first."""
    cited = (step.rulings[0] for step in reversed(played.report.steps) if step.rulings)
    return (RulingView(one.card, one.date, one.text, one.source) for one in cited)


def _rulings(found: Iterable[Card], asked: set[str], about: set[str]) -> list[tuple[Card, Ruling]]:
    """The rulings on these cards that share most words with the question, and with the rules that answer it. None
    that says much less of what is asked than another does."""
    scored = []
    for card in found:
        for ruling in card.rulings:
            own = set(terms(ruling.text, "en"))
            if own & asked - _ANYWHERE:
                score = (len(own & asked) + len(own & about) / 2) / math.sqrt(3 + len(own))
                scored.append((score, card, ruling))
    scored.sort(key=lambda one: -one[0])
    return [(card, ruling) for score, card, ruling in scored[:MOST_RULINGS] if score > NEARLY * scored[0][0]]


def _meant(mentions: Iterable[Mention], words: Words) -> tuple[str, ...]:
    """Which cards the question was taken to name, and what else may be meant."""
    told = [
        words("ask-meant-or", card=mention.names[0], other=mention.names[1]) if len(mention.names) > 1 else mention.name
        for mention in mentions
    ]
    return (words("ask-meant", cards=words.both(list(dict.fromkeys(told)))),) if told else ()


def _footer(desk: Context, words: Words) -> tuple[str, ...]:
    info = desk.cards.info
    return (present.dates(info.rules_date, info.cards_date, words), *present.quoted(words))


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
