"""Which rulings explain a step: those on the cards in it whose subject is what happened in it.

What happened is put as a set of features ("rule:310.6", "damage:battle", "copy:modes"). A topic joins words
of rulings with the features they are about; a ruling is offered if one of its topics is up, or if it speaks
in the very words of the ability that is being carried out. Nothing here knows a card by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from cards.model import Card, Ruling
from engine.events import AbilityActivated, AbilityTriggered, DidNotHappen, DidNotResolve, SpellCast
from engine.report.model import RulingCited
from engine.report.narration.characteristics_in_words import keeps_abilities
from engine.report.narration.draft import Draft
from engine.report.rulings.abilities_spoken_of import another_ability
from engine.report.rulings.cards_and_texts_of_steps import cards_in, cards_of, texts_in
from engine.report.rulings.content_words import content, without_given
from engine.report.rulings.features_of_steps import what_happened
from engine.report.rulings.sentences_to_the_point import supposes_or_shows, to_the_point
from engine.report.rulings.topics import TOPICS
from engine.state.game import Game

MOST = 3
"""How many rulings a step offers at most."""

LEAST = 2.0
"""What a ruling must weigh to be offered."""

ALIKE, TELLING, RESTATED, FEW = 0.35, 0.8, 0.85, 4
"""From which share of its words on a ruling speaks in the very words of what is carried out; the same for one whose
topic is another; from which share on it only says them again; and how many words it takes at least."""


def rulings_of_step(game: Game, draft: Draft, named: Mapping[str, Card]) -> tuple[RulingCited, ...]:
    """The rulings that bear on a step, the most telling first. ``named`` are the cards in the game by name."""
    cards = cards_in(game, draft, named)
    if not any(card.rulings for card in cards):
        return ()
    happened = list(what_happened(game, draft))
    carried = list(texts_in(game, draft))
    stage = next((words for kind, words in _STAGES if any(isinstance(one.event, kind) for one in draft.events)), _DOING)
    keeps = any(map(keeps_abilities, draft.changes))
    has_planeswalkers = any("Planeswalker" in game.characteristics(it).types for it in game.permanents())
    unresolved = any(isinstance(one.event, DidNotResolve) for one in draft.events)
    found: dict[str, tuple[float, int, RulingCited]] = {}
    for card in cards:
        features = frozenset(feature for it, feature in happened if it is None or card in cards_of(game, it, named))
        texts = [text for it, text in carried if card in cards_of(game, it, named)]
        for ruling in card.rulings:
            weight = weigh(ruling, card, features, texts, stage)
            if keeps and _LOSES.search(ruling.text):
                continue  # it speaks of what is printed; the step says what stays (305.7)
            if "608.2g" in draft.rules and _PLAYED_LATER.search(ruling.text):
                continue  # it speaks of what may be played at another time, not as something resolves
            if weight >= LEAST and ruling.text not in found:
                idle = _OR_PLANESWALKER.search(ruling.text) is not None and not has_planeswalkers
                idle = idle or (unresolved and (bool(draft.args.get("so")) or not _UNRESOLVED.search(ruling.text)))
                beside = "" if idle else to_the_point(ruling.text, partial(explains, card, features, texts, stage))
                cited = RulingCited(card.name, ruling.date, ruling.source, ruling.text, beside)
                found[ruling.text] = (-weight, len(found), cited)
    return tuple(cited for _, _, cited in sorted(found.values(), key=lambda one: one[:2])[:MOST])


def weigh(ruling: Ruling, card: Card, features: frozenset[str], texts: Sequence[str], stage: re.Pattern[str]) -> float:
    """How much a ruling has to say about what happened, and about the texts of its card that are carried out."""
    text = ruling.text.replace("’", "'")
    topics = [t for t in TOPICS if t.words.search(text)]
    weight = sum(t.weight for t in topics if t.features & features)
    said = content(without_given(" ".join(texts)))
    words = content(text) - content(card.name)
    shared = words & said
    share = len(shared) / len(words) if words else 0.0
    if _AT_ANOTHER_TIME.search(text):
        return 0.0
    if not weight:
        if len(shared) < FEW or share < (TELLING if topics else ALIKE) or supposes(text) or not stage.search(text):
            return 0.0
        weight = 4 * share
    return 0.0 if another_ability(text, card, texts) else weight + share


def explains(card: Card, features: frozenset[str], texts: Sequence[str], stage: re.Pattern[str], sentence: str) -> bool:
    """Whether a sentence of a ruling says of what happened more than the text of the card that is carried out does."""
    plain = sentence.replace("’", "'")
    topics = [t for t in TOPICS if t.words.search(plain)]
    if any(t.beside and t.features & features for t in topics):
        return True
    if topics or supposes(plain) or supposes_or_shows(plain) or not stage.search(plain):
        return False
    said, words = content(without_given(" ".join(texts))), content(plain) - content(card.name)
    return len(words & said) >= FEW and ALIKE * len(words) <= len(words & said) <= RESTATED * len(words)


def supposes(ruling: str) -> bool:
    """Whether a ruling says what is so in a case of its own, which need not be the one at hand."""
    return _CASE.search(ruling.partition(". ")[0]) is not None


_CASE = re.compile(
    r"^(?:The next time|Now)\b|\b(?:if|unless|somehow|multiplayer|Two-Headed|Commander|another|such as)\b",
    re.IGNORECASE,
)
_PLAYED_LATER = re.compile(r"\btiming (?:restrictions|permissions|rules)\b|\bplay (?:it|that card)\b", re.IGNORECASE)
_OR_PLANESWALKER = re.compile(r"\bplayers? (?:and/or|or|or a) planeswalkers?\b|\bopponent or a planeswalker\b")
"""What is said for those who may attack planeswalkers as well as their players (508.1b)."""
_UNRESOLVED = re.compile(r"\billegal\b|(?:n't|\bnot) resolve\b|\blegal targets?\b", re.IGNORECASE)
"""What is said of what does not resolve; the rest supposes that it does."""
_LOSES = re.compile(r"\bloses?\b[^.]*\babilities\b", re.IGNORECASE)
_AT_ANOTHER_TIME = re.compile(r"^If you (?:cast|activate|play) [^,.]*\bwhen it's not\b", re.IGNORECASE)
"""What is said for a time at which the step does not happen."""
_ANNOUNCING = re.compile(
    r"^(?!.*\b(?:as|when|until|once|after) [^.]*\bresolves?\b|.*\b(?:don't|can't) choose\b|.*\bcleanup step\b|"
    r".*\bcan't cast [^.]* at all\b).*"
    r"\b(?:(?:can|can't|may|must|don't|doesn't|won't) (?:be )?target|"
    r"choose (?=.*\b(?:modes?|value of X|as you cast)\b)|(?<!mana )costs?|pay|(?:can|may|must) (?:cast|activate))\b",
    re.DOTALL,
)
_TRIGGERING = re.compile(
    r"^(?!.*\ban(?:other)? ability that triggers\b)"
    r".*(?:\btriggers\b|\b(?:will|won't|can|can't|to|only|doesn't|each) trigger\b)",
    re.DOTALL | re.IGNORECASE,
)
_DOING = re.compile(r"^(?!.*\b(?:triggers?|targets?|activated?|cast(?:ing)?)\b)", re.DOTALL | re.IGNORECASE)
_NOT_DOING = re.compile(r"\btriggers?\b|\b(?:must|checks?|conditions?|unless)\b")
_STAGES = (
    (DidNotHappen, _NOT_DOING),
    (AbilityTriggered, _TRIGGERING),
    (SpellCast | AbilityActivated, _ANNOUNCING),
)
"""What a ruling that only speaks in the words of an ability must speak of, by what is done with the ability."""
