"""Which rules a question is near in meaning, by the sentence model: an evidence beside those that compare words.

The vectors of the rules' texts and of the players' sentences are made once, by ``siege sync``, and lie beside the card
database (2.5 MB): they are those of one edition and of one version of the sentences, and count for no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from bot.asking.comparing_texts import Scores
from bot.asking.sentence_model import SentenceModel, sentence_model

if TYPE_CHECKING:
    import numpy as np

Said = tuple[Sequence[str], str]
"""Rules, and a sentence about them."""


class Meanings:
    """The vectors of sentences about rules."""

    def __init__(self, model: SentenceModel, said: Sequence[Said], vectors: np.ndarray) -> None:
        """``vectors`` has a row for each sentence, in order."""
        self._model = model
        self._rules = [rules for rules, _ in said]
        self._vectors = vectors

    def scores(self, question: str) -> Scores:
        """For each rule, how near the nearest sentence about it is: 1 says the same."""
        found: Scores = {}
        near = self._vectors @ self._model.vectors([question])[0]
        for rules, score in zip(self._rules, near.tolist(), strict=True):
            for rule in rules:
                if score > found.get(rule, 0.0):
                    found[rule] = score
        return found


def kept(cards: Path | None, said: Callable[[], Sequence[Said]]) -> Meanings | None:
    """What was made for these sentences beside a card database; None where nothing was, or there is no model."""
    if cards is None or not (file := _beside(cards)).exists() or (model := sentence_model()) is None:
        return None
    import numpy as np

    listed = said()

    with np.load(file) as stored:
        if str(stored["of"]) != _name(listed):
            return None
        return Meanings(model, listed, stored["vectors"].astype(np.float32) / 127)


def made(cards: Path, said: Iterable[Said]) -> bool:
    """Make and keep the vectors of these sentences, unless they are kept already; False where there is no model."""
    listed = list(said)
    if (model := sentence_model()) is None:
        return False
    if kept(cards, lambda: listed) is None:
        import numpy as np

        vectors = np.round(model.vectors([text for _, text in listed]) * 127).astype(np.int8)
        np.savez_compressed(_beside(cards), of=_name(listed), vectors=vectors)
    return True


def _beside(cards: Path) -> Path:
    return cards.with_suffix(".meanings.npz")


def _name(said: Iterable[Said]) -> str:
    return sha256("\n".join(f"{' '.join(rules)} {text}" for rules, text in said).encode()).hexdigest()
