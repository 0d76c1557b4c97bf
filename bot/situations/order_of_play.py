"""In which order what is told of is played: what resolves before something else is cast, and on whose turn that is."""

from __future__ import annotations

import re

from bot.situations.alternative_costs import AlternativeCosts
from bot.situations.board import Act, Piece
from bot.situations.choosing import is_counter
from cards import Card


class OrderOfPlay(AlternativeCosts):
    """Makes way for what is cast."""

    def _make_way(self, card: Card, player: str, at: tuple[Piece | str, ...], response: bool) -> None:
        """What is on the stack resolves first, where this is no response to it."""
        if response or self._last_caster is None:
            return
        if self._is_done_at_leisure(self.situation.acts[-1]):
            self._settle()
            return
        waiting = next((one for one in self._cards if self._spell and one.front.name == self._spell.item), None)
        spell = waiting is not None and {"Instant", "Sorcery"} & set(waiting.front.types)
        permanent = waiting is not None and not spell and not is_counter(card)
        if permanent or self._is_slow(card) or (self._last_caster == player and self._spell not in at):
            self._settle()

    def _is_done_at_leisure(self, act: Act) -> bool:
        """Whether it is an ability of which nobody tells that somebody responds to it unless it is said: equip, crew,
        what makes a creature of a land."""
        if act.do != "activate":
            return False
        return f"{act.ability}".lower() in ("equip", "crew", "becomes") or "equipment" in act.uses[0].words

    def _is_slow(self, card: Card) -> bool:
        return "Instant" not in card.front.types and "Flash" not in card.keywords

    def _is_the_others_turn(self, player: str) -> bool:
        """Whether permanents have been cast on the other's turn, which are there by the turn on which this is cast at
        sorcery speed, and did nothing as they entered; not where it is asked whether it can be."""
        said = self.situation
        only_cast = all(act.do in ("cast", "resolve") for act in said.acts)
        cast = [one for act in said.acts for one in act.uses]
        stay = all(not one.words & {"instant", "sorcery", "aura"} for one in cast)
        quiet = not any(re.search(r"\benters?\b|\bcast this\b", self._text(one)) for one in cast)
        told = self._is_tried or (said.turn or said.players[0]) == player
        return bool(cast) and only_cast and stay and quiet and not told

    def _came_before(self, player: str) -> None:
        """What was cast on the turn before is on the battlefield."""
        for act in self.situation.acts:
            for one in act.uses:
                one.zone = "battlefield"
        self.situation.acts.clear()
        self.situation.active, self._spell, self._upon = player, None, []

    @property
    def _last_caster(self) -> str | None:
        """Who acted last, where that may still be on the stack."""
        acts = [act for act in self.situation.acts if act.do != "answer"]
        last = acts[-1] if acts else None
        return last.player if last is not None and last.do in ("cast", "activate") else None
