"""What is noted, while spells and abilities are announced and carried out, for their text to speak of again.

A record is shared by all the frames of one text, so that each sees what another has noted; its values themselves are
never changed, but replaced, so that a copy shares them. What nothing has been noted of costs nothing: it stands in the
class.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from types import MappingProxyType
from typing import Any, Self, TypeVar

from engine.state.ids import ObjectId

NOTHING_YET: Mapping[Any, Any] = MappingProxyType({})
"""What a field by key is before anything was noted in it."""

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


def noted(known: Mapping[Key, Value], key: Key, value: Value) -> Mapping[Key, Value]:
    """The same with another value for the key."""
    return {**known, key: value}


def also(known: Mapping[Key, tuple[ObjectId, ...]], key: Key, more: Any) -> Mapping[Key, tuple[ObjectId, ...]]:
    """The same with more objects behind those noted for the key."""
    return {**known, key: (*known.get(key, ()), *more)}


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

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"
