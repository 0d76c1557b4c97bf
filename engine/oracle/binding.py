"""Binding: target phrases are numbered and pronouns given what they stand for, or the text is refused."""

from __future__ import annotations

from engine.abilities.base import Ability


class Unbound(ValueError):
    """A pronoun with no single thing to stand for."""


def bind(ability: Ability) -> Ability:
    return ability
