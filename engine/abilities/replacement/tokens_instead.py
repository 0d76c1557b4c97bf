"""Other tokens than those that would be created (CR 111, 614.1a)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Declaration, Node
from engine.abilities.nouns.token_descriptions import Description
from engine.abilities.nouns.types_and_colors import CardType, Subtype
from engine.grammar.phrase import phrase


@phrase("that many {token:pl}")
@dataclass(frozen=True, slots=True)
class AsManyTokens(Node):
    """ "that many 4/4 white Angel creature tokens": one for each that is replaced."""

    token: Description


def _is_one(node: TokensInstead) -> bool:
    return len(node.instead) == 1


@phrase(
    "if one or more[ {type}] tokens would be created under your control, {instead:or} are created instead", when=_is_one
)
@phrase("if you would create one or more[ {type}] tokens, you may instead create {instead:or}", may=True)
@dataclass(frozen=True, slots=True)
class TokensInstead(Declaration):
    """ "If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens
    with flying and vigilance are created instead." Of several the player chooses one for all (614.1a)."""

    instead: tuple[AsManyTokens, ...]
    type: CardType | None = None
    may: bool = False


@phrase("if you would create a {kind} token, create a {token:sg} instead")
@dataclass(frozen=True, slots=True)
class TokenInstead(Declaration):
    """ "If you would create a Fish token, create a 3/3 blue Shark creature token instead." Of each such token."""

    kind: Subtype
    token: Description
