"""Abilities that players have: hexproof, shroud, protection (CR 113.1b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.ability import Keyword
from engine.abilities.base import Declaration, Duration, Instruction, KeywordAbility, Node, PlayerVerb
from engine.abilities.keywords.hexproof import HexproofFrom
from engine.abilities.keywords.protection import Protection
from engine.abilities.nouns.object_phrases import Bare
from engine.abilities.nouns.player_phrases import You
from engine.abilities.sentences import Does
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.grammar.phrase import phrase


def _is_for_players(node: PlayerHas | YouAndYours | YouAndYoursGain) -> bool:
    """Players can have hexproof, shroud and protection (702.11c-d, 702.16i, 702.18a)."""
    return all(
        ability.name.word in ("hexproof", "shroud")
        if isinstance(ability, Keyword)
        else isinstance(ability, Protection | HexproofFrom)
        for ability in node.abilities
    )


@phrase("<have> {abilities:and}", when=_is_for_players)
@phrase("<gain> {abilities:and}", gained=True, when=_is_for_players)
@dataclass(frozen=True, slots=True)
class PlayerHas(PlayerVerb):
    """ "You have hexproof." (113.1b)"""

    lasting: ClassVar[bool] = True
    abilities: tuple[KeywordAbility, ...]
    gained: bool = False


@phrase("you and {group:subj} have {abilities:and}", when=_is_for_players)
@phrase(
    "you, {between:subj}, and {group:subj} have {abilities:and}",
    when=lambda node: node.between is not None and _is_for_players(node),
)
@dataclass(frozen=True, slots=True)
class YouAndYours(Declaration):
    """ "You and Humans you control have hexproof.", "You, planeswalkers you control, and other creatures you control
    have hexproof.": said of the player and of the permanents (113.11)."""

    group: Bare
    abilities: tuple[KeywordAbility, ...]
    between: Bare | None = None

    @property
    def verbs(self) -> tuple[Node, ...]:
        """What is said of both."""
        return (PlayerHas(self.abilities), HaveAbilities(self.abilities))

    @property
    def parts(self) -> tuple[Does, ...]:
        """The statement of each."""
        groups = (self.group,) if self.between is None else (self.between, self.group)
        yours = tuple(Does(group, (HaveAbilities(self.abilities),)) for group in groups)
        return (Does(You(), (PlayerHas(self.abilities),)), *yours)


@phrase("you and {group:subj} gain {abilities:and} {duration}", when=_is_for_players)
@dataclass(frozen=True, slots=True)
class YouAndYoursGain(Instruction):
    """ "You and permanents you control gain hexproof until end of turn.": the player and those permanents (113.11)."""

    group: Bare
    abilities: tuple[KeywordAbility, ...]
    duration: Duration
