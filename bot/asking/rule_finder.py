"""Which rules answer a question in words."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from pathlib import Path
from string import ascii_lowercase

from bot.asking.comparing_texts import DIGITS, Field, Query, Scores, Sentences, pairs
from bot.asking.concepts import Concept, concepts, says
from bot.asking.known_questions import KnownQuestions, Likest
from bot.asking.labelled_sentences import asked, asked_in_words, spoken
from bot.asking.meanings import Said, kept, made
from bot.asking.misspelt_words import meant, without_elision
from bot.asking.printed_words import printed_words, texts
from bot.asking.terms import LANGUAGES, all_terms, terms
from bot.asking.weights import (
    AGREEING,
    CHANCE,
    ENOUGH,
    LATER,
    LEAST,
    LIKELY,
    MEANT,
    NEAR,
    OF_CARDS,
    OF_TEXTS,
    OF_TEXTS_KNOWN,
    SAME,
    SIBLING,
    SUPPOSED,
    SURE,
    WEIGHTS,
)
from bot.asking.what_must_be_said import names_to_be_said
from cards import Card, CardDatabase, Rule, fold

Gloss = Callable[[str, str], str | None]
"""What a rule says in a few words of ours, by number and language."""

_HEADING = 70
"""Characters of the longest rule that is only a heading ("702.19 Trample")."""
_GIVES = re.compile(r"\b(?:has|have|gains?) ((?:[a-z]+(?: strike)?(?:, | and |, and )?)+)")
"""What a card gives: "Equipped creature has deathtouch and lifelink"."""


@dataclass(frozen=True, slots=True)
class Found:
    """Rules for a question, best first, and the chance that the first decides it: 0 where none is near at all."""

    rules: tuple[str, ...]
    chance: float
    known: Likest | None = None
    """The known question that is likest, if any is like it."""

    @property
    def sure(self) -> bool:
        """Whether the first may be called the answer."""
        return self.chance >= SURE

    def unsure(self, below: float) -> Found:
        """The same where something else speaks against calling the first the answer, unless its chance is as good."""
        return replace(self, chance=LIKELY) if self.sure and self.chance < below else self

    @property
    def answered(self) -> bool:
        """Whether a known question is the one that is asked, and no rule that decides another is sure to decide it."""
        return self.known is not None and self.known.sure and (not self.sure or self.rules[0] in self.known.known.rules)

    def led_by(self, rules: Iterable[str]) -> Found:
        """The same with some rules first."""
        return replace(self, rules=tuple(dict.fromkeys((*rules, *self.rules)))[: len(self.rules)])

    @property
    def likely(self) -> bool:
        """Whether the first may be named as what comes nearest."""
        return self.chance >= LIKELY

    @property
    def near(self) -> bool:
        """Whether one of them may be the answer."""
        return self.chance > 0


class RuleFinder:
    """All evidences about the rules of one edition, made once (a second or so) and then only read."""

    def __init__(self, cards: CardDatabase, gloss: Gloss) -> None:
        """Where ``cards`` has no edition of the rules, the project's own words are all there is."""
        rules = {rule.number: rule for rule in cards.rules_beginning("", 100_000)} if _whole(cards) else {}
        now = _Numbers(cards, rules)
        by_players, by_tests = list(now.moved(asked())), list(now.moved(spoken()))
        numbers = dict.fromkeys([*rules, *(rule for of, _ in [*by_players, *by_tests] for rule in of)])
        glosses = [([n], terms(text, lang)) for n in numbers for lang in LANGUAGES if (text := gloss(n, lang))]
        self._known = KnownQuestions(now.now)
        self._numbers = frozenset(now.answers(numbers))
        self._headings = _headings(rules)
        self._under = {" ".join(terms(name, "en")): rules for name, rules in self._headings.items()}
        self._concepts = [concept.moved(now.now) for concept in concepts()]
        self._printed = [
            (pattern, [number for old in of if (number := now.now(old))]) for pattern, of in printed_words()
        ]
        self._to_be_said = names_to_be_said(rules)
        self._meanings = kept(cards.info.path, sentences_with_meaning(cards))
        texts = {n: rules[n] for n in rules if n in self._numbers}
        own = (([n], terms(rule.text, "en")) for n, rule in texts.items())
        together = _together([*by_players, *by_tests, *glosses, *own])
        whole = Field(together)
        self.rarity = whole.rarity
        """How much it tells that a text has a term, for each that the rules and what is said of them have."""
        self.evidence: dict[str, Field | Sentences | _Families] = {
            "text": Field({n: pairs(terms(rule.text, "en")) for n, rule in texts.items()}),
            "examples": Field({n: terms(" ".join(r.examples), "en") for n, r in texts.items() if r.examples}),
            "glosses": Sentences((n, pairs(t)) for n, t in glosses),
            "spoken": Sentences((n, pairs(t)) for n, t in by_tests),
            "asked": Sentences((n, pairs(t)) for n, t in by_players),
            "asked_together": Field(_together(by_players)),
            "together": whole,
            "family": _Families(together),
        }

    def find(
        self,
        question: str,
        language: str = "en",
        cards: Sequence[Card] = (),
        cited: Sequence[str] = (),
        supposed: Sequence[str] = (),
        limit: int = 10,
    ) -> Found:
        """The rules for a question in a language. ``question`` is without the names of the ``cards`` that it speaks of.

        ``cited`` are rules that a board drawn from the question has shown to decide: they come first, those before
        others that decide more and that the question is about. ``supposed`` are those of a board that leaves out
        something of the question: they are near, and none of them is sure.
        """
        evidence = self.scores(question, language, cards)
        total = summed(evidence, WEIGHTS, self._numbers)
        known = self._known.likest(self.query(question, language, cards, OF_TEXTS_KNOWN), total)
        for place, rule in enumerate(cited):
            total[rule] = total.get(rule, 0.0) + 10.0 - LATER * place
        for place, rule in enumerate(supposed):
            total[rule] = total.get(rule, 0.0) + max(0.0, SUPPOSED - LATER * place)
        best = ranked(total, max(limit, 10))
        if supposed and not cited:
            return Found(tuple(best[:limit]), max(NEAR, min(LIKELY, chance(best, total, evidence))), known)
        return Found(tuple(best[:limit]), 1.0 if cited else chance(best, total, evidence), known)

    def scores(self, question: str, language: str = "en", cards: Sequence[Card] = ()) -> dict[str, Scores]:
        """What each evidence by itself says of each rule."""
        own = self._own(question, language)
        concepts = self._said(own, question, language)
        query = self.query(question, language, cards)
        found = {name: evidence.scores(query) for name, evidence in self.evidence.items()}
        found["concepts"] = {rule: 1.0 for concept in concepts for rule in concept.rules}
        found["headings"] = self._of_headings(own)
        found["cards"] = self._of_cards(cards)
        found["printed"] = self._of_texts(cards)
        if language == "en":
            said = [fold(text) for text in (question, *(face.text for card in cards for face in card.faces))]
            found["unsaid"] = {rule: 1.0 for rule, name in self._to_be_said.items() if not any(map(name.search, said))}
        if self._meanings is not None and language == "en":
            found["meanings"] = self._meanings.scores(question)
        return found

    def query(
        self, question: str, language: str = "en", cards: Sequence[Card] = (), of_texts: float = OF_TEXTS
    ) -> dict[str, float]:
        """The terms of a question, each with how much it counts: its own, those that players' words in it stand for,
        and those of the cards that it speaks of, printed on them ``of_texts``."""
        own = self._own(question, language)
        query: dict[str, float] = dict.fromkeys(pairs(own), 1.0)
        for concept in self._said(own, question, language):
            query |= dict.fromkeys(pairs(concept.same), SAME)
            for term in pairs(concept.means):
                query.setdefault(term, MEANT[language])
        for card in cards:
            for term in terms(" ".join((*card.front.types, *card.front.subtypes)), "en"):
                query.setdefault(term, OF_CARDS)
            for term in terms(card.front.text, "en"):
                query.setdefault(term, of_texts)
        return query

    def _own(self, question: str, language: str) -> list[str]:
        own = terms(question, language)
        if language == "fr":
            own = [without_elision(term, self.rarity) for term in own]
        return [meant(term, self.rarity) or term for term in own]

    def _said(self, own: Sequence[str], question: str, language: str) -> list[Concept]:
        every = all_terms(question, language)
        return [concept for concept in self._concepts if says(own, every, concept)]

    def _of_headings(self, own: Sequence[str]) -> Scores:
        """The rules under the headings that a question names: of trample, of Sagas; the nearer the top the more."""
        found: Scores = {}
        for length in (1, 2, 3):
            for at in range(len(own) - length + 1):
                for place, rule in enumerate(self._under.get(" ".join(own[at : at + length]), ())):
                    found[rule] = max(found.get(rule, 0.0), 1.0 - 0.1 * place)
        return found

    def _of_cards(self, cards: Sequence[Card]) -> Scores:
        """The rules of the types of the cards that are spoken of, and of the keywords that they have and give."""
        words = {w.lower() for card in cards for w in (*card.keywords, *card.front.subtypes, *card.front.types)}
        words |= {
            word for card in cards for text in _GIVES.findall(texts(card)) for word in re.split(r", | and ", text)
        }
        return {rule: 1.0 for word in words for rule in self._headings.get(word, ())}

    def _of_texts(self, cards: Sequence[Card]) -> Scores:
        """The rules of what is printed on the cards that are spoken of."""
        printed = [texts(card) for card in cards]
        said = (rules for pattern, rules in self._printed if any(map(pattern.search, printed)))
        return {rule: 1.0 for rules in said for rule in rules}


def summed(evidence: Mapping[str, Scores], weights: Mapping[str, float], among: Collection[str]) -> Scores:
    """What all evidences say together of the rules that can be answers."""
    total: Scores = defaultdict(float)
    for name, scores in evidence.items():
        if weight := weights.get(name, 0.0):
            for rule, score in scores.items():
                if rule in among:
                    total[rule] += weight * score
    return dict(total)


def chance(best: Sequence[str], total: Scores, evidence: Mapping[str, Scores]) -> float:
    """How likely it is that the first of the ranked rules decides: the more evidences say so by themselves, the more
    they say, and the further behind the best rule of another section or keyword is, the likelier."""
    first = best[0] if best else ""
    if not best or total[first] - WEIGHTS["meanings"] * evidence.get("meanings", {}).get(first, 0.0) < LEAST:
        return 0.0
    other = next((rule for rule in best if _group(rule) != _group(first)), best[-1])
    behind = 1 - total[other] / total[first]
    said = [scores for name in AGREEING if (scores := evidence.get(name))]
    agreeing = sum(scores.get(first, 0.0) >= max(scores.values()) for scores in said) / max(1, len(said))
    enough = min(1.0, total[first] / ENOUGH)
    logits = CHANCE.always + CHANCE.behind * behind + CHANCE.agreeing * agreeing + CHANCE.said * enough
    return 1 / (1 + exp(-logits))


def _family(number: str) -> str:
    """The rule that a subrule is under, or the rule itself."""
    return number.rstrip(ascii_lowercase)


def ranked(total: Mapping[str, float], limit: int) -> list[str]:
    """The best rules by their scores. Each that is found of a rule's subrules makes its others count less: who asks
    wants one of them, and whoever doesn't is not to see nothing else."""
    found: list[str] = []
    taken: dict[str, int] = defaultdict(int)
    rounded = ((rule, round(score, DIGITS)) for rule, score in total.items())
    left = dict(sorted(rounded, key=lambda one: (-one[1], one[0]))[: 5 * limit])
    while left and len(found) < limit:
        best = max(left, key=lambda rule: round(left[rule] * SIBLING ** taken[_family(rule)], DIGITS))
        taken[_family(best)] += 1
        del left[best]
        found.append(best)
    return found


def prepare(path: Path) -> bool:
    """Make what questions are compared with by the sentence model, beside the card database at ``path``; False where
    the model is not installed, or no edition of the rules is imported."""
    with CardDatabase.open(path) as cards:
        return _whole(cards) and made(path, sentences_with_meaning(cards))


def sentences_with_meaning(cards: CardDatabase) -> list[Said]:
    """The rules of the edition at hand, and what players say of them, in English; nothing where none is imported."""
    rules = {rule.number: rule for rule in cards.rules_beginning("", 100_000)} if _whole(cards) else {}
    if not rules:
        return []
    now = _Numbers(cards, rules)
    said = ((numbers, [sentence]) for numbers, language, sentence in asked_in_words() if language == "en")
    texts = [((number,), rules[number].text) for number in now.answers(rules)]
    return [*texts, *((numbers, sentence) for numbers, (sentence,) in now.moved(said))]


class RuleFinders:
    """The finder for the edition of the rules at hand: made when first asked, and again when another is imported."""

    def __init__(self, cards: CardDatabase, gloss: Gloss) -> None:
        self._cards = cards
        self._gloss = gloss
        self._made: tuple[str, RuleFinder] | None = None

    def of_edition(self) -> RuleFinder:
        """The finder for the current edition."""
        edition = self._cards.info.rules_date
        if self._made is None or self._made[0] != edition:
            self._made = (edition, RuleFinder(self._cards, self._gloss))
        return self._made[1]


class _Numbers:
    """What the numbers of the home edition are called in the edition at hand."""

    def __init__(self, cards: CardDatabase, rules: Mapping[str, Rule]) -> None:
        self._cards = cards
        self._rules = rules
        self._known: dict[str, str | None] = {}

    def now(self, number: str) -> str | None:
        """The number of a rule that can be an answer, or None; a heading stands for the first rule below it."""
        if not self._rules:
            return number
        if number not in self._known:
            current = self._cards.current_number(number)
            if current is not None and current in self._rules and _is_heading(self._rules[current]):
                current = f"{current}a"
            self._known[number] = current if current in self._rules else None
        return self._known[number]

    def moved(self, sentences: Iterable[tuple[Sequence[str], list[str]]]) -> Iterator[tuple[list[str], list[str]]]:
        """The sentences with the numbers of this edition."""
        for numbers, said in sentences:
            current = [number for old in numbers if (number := self.now(old))]
            if current and said:
                yield current, said

    def answers(self, numbers: Iterable[str]) -> Iterator[str]:
        """Those that say something, and are no headings."""
        for number in numbers:
            if re.fullmatch(r"\d+\.\d+[a-z]?", number) and not (
                number in self._rules and _is_heading(self._rules[number])
            ):
                yield number


def _whole(cards: CardDatabase) -> bool:
    return any(edition.current and edition.complete for edition in cards.editions())


def _is_heading(rule: Rule) -> bool:
    return len(rule.text) < _HEADING and not re.search(r"[.:)”\"]\s*$", rule.text)


def _together(sentences: Iterable[tuple[Sequence[str], list[str]]]) -> dict[str, list[str]]:
    """All that is said of each rule, as one text."""
    found: dict[str, list[str]] = defaultdict(list)
    for numbers, said in sentences:
        for number in numbers:
            found[number] += said
    return found


class _Families:
    """For each rule all that is said of it, of the rule it is under and of the others there, compared as one text."""

    def __init__(self, together: Mapping[str, list[str]]) -> None:
        self._members: dict[str, list[str]] = defaultdict(list)
        whole: dict[str, list[str]] = defaultdict(list)
        for number, said in together.items():
            family = _family(number)
            self._members[family].append(number)
            whole[family] += said
        self._field = Field(whole)

    def scores(self, query: Query) -> Scores:
        """Each rule has what its family has."""
        return {rule: score for of, score in self._field.scores(query).items() for rule in self._members[of]}


def _group(number: str) -> str:
    """What a rule belongs to: its section, or its keyword in those that list keywords."""
    return _family(number) if number[:3] in ("701", "702") else number[:3]


def _headings(rules: Mapping[str, Rule]) -> dict[str, list[str]]:
    """The first rules under each heading, by its words: of "trample", of "planeswalkers"."""
    below: dict[str | None, list[str]] = defaultdict(list)
    for number, rule in rules.items():
        below[rule.parent].append(number)
    found: dict[str, list[str]] = defaultdict(list)
    for number, rule in rules.items():
        if _is_heading(rule):
            heading = rule.text.lower()
            for name in {heading, heading.removesuffix("s")}:
                found[name] += below[number][:5]
    return found
