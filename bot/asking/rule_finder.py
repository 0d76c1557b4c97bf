"""Which rules answer a question in words."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from pathlib import Path

from bot.asking import meanings
from bot.asking.comparing_texts import DIGITS, Field, Scores, Sentences, pairs
from bot.asking.comparisons import Comparisons, Families, Gloss, comparisons
from bot.asking.concepts import Concept, concepts, says
from bot.asking.kept_comparisons import kept, key_of
from bot.asking.kinds_of_cards import kinds_of
from bot.asking.known_questions import KnownQuestion, KnownQuestions, Likest, Ranked, in_edition
from bot.asking.labelled_sentences import asked_in_words
from bot.asking.meanings import Said
from bot.asking.misspelt_words import meant, without_elision
from bot.asking.numbers_of_edition import Numbers, family_of, is_heading
from bot.asking.printed_words import printed_words, texts
from bot.asking.terms import all_terms, terms
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
        """Whether a known question is the one that is asked, and no rule that decides another is as sure to decide
        it."""
        if self.known is None or not self.known.sure:
            return False
        return not self.sure or self.rules[0] in self.known.known.rules or self.chance < self.known.chance

    def offered(self) -> Found:
        """The same where something speaks against giving the answer to the known question as the answer."""
        return self if self.known is None else replace(self, known=self.known.offered())

    @property
    def known_probably(self) -> bool:
        """Whether known questions that may be meant come before all that is found beside."""
        if self.known is None or self.answered or not self.known.probable:
            return self.answered
        return not self.sure or any(self.rules[0] in one.rules for one in self.known.perhaps)

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
    """All evidences about the rules of one edition, made once and then only read."""

    def __init__(
        self,
        cards: CardDatabase,
        gloss: Gloss,
        known: Sequence[KnownQuestion] | None = None,
        beside: Path | None = None,
    ) -> None:
        """Where ``cards`` has no edition of the rules, the project's own words are all there is. ``known`` are known
        questions other than all there are, to measure by. What it compares with is kept ``beside`` a card database."""
        rules = {rule.number: rule for rule in cards.rules_beginning("", 100_000)} if _whole(cards) else {}
        now = Numbers(cards, rules)
        of_edition = in_edition(now.now, known)

        def made() -> Comparisons:
            return comparisons(rules, now, gloss, of_edition, known)

        compared = made() if beside is None else kept(beside, key_of(cards, rules), made)
        self._known = KnownQuestions(of_edition, compared.known)
        self._numbers = frozenset(now.answers(rules or compared.numbers))
        self._headings = _headings(rules)
        self._under = {" ".join(terms(name, "en")): rules for name, rules in self._headings.items()}
        self._concepts = [concept.moved(now.now) for concept in concepts()]
        self._printed = [
            (pattern, [number for old in of if (number := now.now(old))]) for pattern, of in printed_words()
        ]
        self._to_be_said = names_to_be_said(rules)
        self._meanings = meanings.kept(cards.info.path, lambda: sentences_with_meaning(cards))
        fields, sentences = compared.fields, compared.sentences
        self.evidence: dict[str, Field | Sentences | Families] = {
            "text": fields["text"],
            "examples": fields["examples"],
            **sentences,
            "asked_together": fields["asked_together"],
            "together": fields["together"],
            "family": Families(fields["family"], fields["together"].rules),
        }
        self.rarity = fields["together"].rarity
        """How much it tells that a text has a term, for each that the rules and what is said of them have."""

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
        query = self.query(question, language, cards, OF_TEXTS_KNOWN)
        known = self._known.likest(query, all_terms(question, language), total, kinds_of(cards))
        for place, rule in enumerate(cited):
            total[rule] = total.get(rule, 0.0) + 10.0 - LATER * place
        for place, rule in enumerate(supposed):
            total[rule] = total.get(rule, 0.0) + max(0.0, SUPPOSED - LATER * place)
        best = ranked(total, max(limit, 10))
        if supposed and not cited:
            return Found(tuple(best[:limit]), max(NEAR, min(LIKELY, chance(best, total, evidence))), known)
        return Found(tuple(best[:limit]), 1.0 if cited else chance(best, total, evidence), known)

    def known(self, question: str, language: str) -> Ranked | None:
        """The known questions that a question without names of cards may be, the likest first, with what tells so."""
        total = summed(self.scores(question, language), WEIGHTS, self._numbers)
        query = self.query(question, language, of_texts=OF_TEXTS_KNOWN)
        return self._known.ranked(query, all_terms(question, language), total)

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

    def is_heading(self, words: str) -> bool:
        """Whether rules have these words as their heading, a keyword's name above all."""
        return " ".join(terms(words, "en")) in self._under

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


def ranked(total: Mapping[str, float], limit: int) -> list[str]:
    """The best rules by their scores. Each that is found of a rule's subrules makes its others count less: who asks
    wants one of them, and whoever doesn't is not to see nothing else."""
    found: list[str] = []
    taken: dict[str, int] = defaultdict(int)
    rounded = ((rule, round(score, DIGITS)) for rule, score in total.items())
    left = dict(sorted(rounded, key=lambda one: (-one[1], one[0]))[: 5 * limit])
    while left and len(found) < limit:
        best = max(left, key=lambda rule: round(left[rule] * SIBLING ** taken[family_of(rule)], DIGITS))
        taken[family_of(best)] += 1
        del left[best]
        found.append(best)
    return found


def prepare(path: Path, gloss: Gloss) -> bool:
    """Make what questions are compared with, beside the card database at ``path``; False where the sentence model is
    not installed, or no edition of the rules is imported."""
    with CardDatabase.open(path) as cards:
        RuleFinder(cards, gloss, beside=path)
        return _whole(cards) and meanings.made(path, sentences_with_meaning(cards))


def sentences_with_meaning(cards: CardDatabase) -> list[Said]:
    """The rules of the edition at hand, and what players say of them, in English; nothing where none is imported."""
    rules = {rule.number: rule for rule in cards.rules_beginning("", 100_000)} if _whole(cards) else {}
    if not rules:
        return []
    now = Numbers(cards, rules)
    said = ((numbers, [sentence]) for numbers, language, sentence in asked_in_words() if language == "en")
    texts = [((number,), rules[number].text) for number in now.answers(rules)]
    return [*texts, *((numbers, sentence) for numbers, (sentence,) in now.moved(said))]


def _whole(cards: CardDatabase) -> bool:
    return any(edition.current and edition.complete for edition in cards.editions())


def _group(number: str) -> str:
    """What a rule belongs to: its section, or its keyword in those that list keywords."""
    return family_of(number) if number[:3] in ("701", "702") else number[:3]


def _headings(rules: Mapping[str, Rule]) -> dict[str, list[str]]:
    """The first rules under each heading, by its words: of "trample", of "planeswalkers"."""
    below: dict[str | None, list[str]] = defaultdict(list)
    for number, rule in rules.items():
        below[rule.parent].append(number)
    found: dict[str, list[str]] = defaultdict(list)
    for number, rule in rules.items():
        if is_heading(rule):
            heading = rule.text.lower()
            for name in {heading, heading.removesuffix("s")}:
                found[name] += below[number][:5]
    return found
