"""What is noted, while spells and abilities are announced and carried out, for their text to speak of again.

A record is shared by all the frames of one text, so that each sees what another has noted; its values themselves are
never changed, but replaced, so that a copy shares them. What nothing has been noted of costs nothing: it stands in the
class (``@dataclass(init=False)``).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Never, Self, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class _Nothing(Mapping[Any, Never]):
    """A mapping without keys that can't be changed, and so may stand in a class."""

    def __getitem__(self, key: Any) -> Never:
        raise KeyError(key)

    def __iter__(self) -> Iterator[Any]:
        return iter(())

    def __len__(self) -> int:
        return 0

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return "{}"


NOTHING_YET = _Nothing()
"""What a field by key is before anything was noted in it."""


def noted(known: Mapping[Key, Value], key: Key, value: Value) -> Mapping[Key, Value]:
    """The same with another value for the key."""
    return {**known, key: value}


def also(known: Mapping[Key, tuple[Value, ...]], key: Key, more: Iterable[Value]) -> Mapping[Key, tuple[Value, ...]]:
    """The same with more behind what was noted for the key."""
    return {**known, key: (*known.get(key, ()), *more)}


@dataclass(init=False)
class Noted:
    """A record that begins empty, and may be copied where a text goes on in two."""

    def copy(self) -> Self:
        """What has been noted so far; what is noted in one of the two from now on is not in the other."""
        other = type(self)()
        other.__dict__.update(self.__dict__)
        return other

    def __bool__(self) -> bool:
        """Whether anything has been noted."""
        return any(self.__dict__.values())
