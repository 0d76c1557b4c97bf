"""What a question is asked of: what it names, a pronoun of what was told of, or what it is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from bot.situations.board import Asked, Kind, Piece
from bot.situations.clause import Clause
from bot.situations.new_pieces import NotClear
from bot.situations.nouns import phrases
from bot.situations.what_follows import Following
from bot.words import one_of, typed
from cards import fold

OF_CREATURES = ("asks-dies", "asks-survives", "asks-gone")
"""What is asked of creatures sooner than of players."""


class AskedOf(Following):
    """Notes what is asked, and finds what it is asked of."""

    _is_tried = False
    """Whether an act is read of which it is asked if it can be done."""
    _is_expected = False
    """Whether what is read in the words of a question is told, and not asked."""
    _asking = ""
    """The question that is being read, as it is written."""

    def _handler(self, clause: Clause) -> Callable[[Clause], None]:
        """What reads a clause of this key."""
        handler: Callable[[Clause], None] = getattr(self, "_" + clause.key.replace("-", "_"))
        return handler

    def _is_pronoun(self, text: str) -> bool:
        found = phrases(text)
        return found is not None and found[0].pronoun and bool(self._last)

    def _asks(
        self,
        kind: Kind,
        of: Iterable[Piece | str] = (),
        *,
        number: bool = False,
        zone: str = "",
        counters: str = "",
        kind_of_token: str = "",
        what: str = "",
        reverse: bool = False,
        may: bool = False,
    ) -> None:
        said = self.situation
        at = len(said.acts)
        asked = Asked(kind, tuple(of), self._asking, number, zone, at, counters, kind_of_token, what, reverse, may)
        (said.expected if self._is_expected else said.questions).append(asked)

    def _spoken_of(self, clause: Clause) -> Sequence[Piece | str]:
        text = clause.gap("asked") or _pronoun_behind(clause)
        if not text:
            return self._what_it_is_about()
        if (player := self._player(text)) is not None and not self._is_pronoun(text):
            return self._creature_that_is_he(clause, text) or [player]
        known = len(self.situation.pieces)
        try:
            found = self._pieces(text, None)
        except NotClear:
            if player is None:
                raise
            creatures = self._last_creatures() if clause.key in OF_CREATURES and self._is_pronoun(text) else []
            return creatures or [player]  # "they" who are no things; "my Bears", of which there is one: "they die?"
        if len(found) == 1 and player is not None and clause.key in OF_CREATURES and is_instant_or_sorcery(found[0]):
            return [player]  # "je lui lance une foudre. Il est mort ?": no spell dies (700.4)
        if len(found) == 1 and found[0].zone == "hand" and (phrases(text) or ())[0].pronoun:
            found = self._rather_than(found[0])
        said = phrases(text) or ()
        if len(self.situation.pieces) > known and not all(one.whose and not one.general for one in said):
            raise NotClear  # what is asked about has not been told of
        if not self._is_pronoun(text):
            self._last = tuple(found)
        return found

    def _creature_that_is_he(self, clause: Clause, text: str) -> Sequence[Piece]:
        """The creature that "he" stands for: "I bolt his Bear, is he dead", where all that is done is done to that; or
        "he has a Bear and I cast Pyroclasm", where it is aimed at nothing and of nobody's life has been spoken."""
        if clause.key not in OF_CREATURES or fold(text) not in typed("situation-person"):
            return ()
        at = [one for act in self.situation.acts for one in (*act.at, *(() if act.do == "cast" else act.uses))]
        casts = self.situation.acts and all(act.do in ("cast", "resolve") for act in self.situation.acts)
        said = self.situation
        if casts and not said.life and not any(act.at for act in said.acts):
            at = [one for one in said.pieces if one.zone == "battlefield"]
        creatures = [one for one in dict.fromkeys(at) if isinstance(one, Piece) and one.size]
        return creatures if casts and len(creatures) == 1 and not any(isinstance(one, str) for one in at) else ()

    def _what_it_is_about(self) -> Sequence[Piece]:
        """What a question means that does not say of what it asks: "dies?" behind a spell is of its target, behind a
        combat of all that fight."""
        acts = self.situation.acts
        aimed = [one for one in acts[-1].at if isinstance(one, Piece)] if acts and acts[-1].do == "cast" else []
        if aimed:
            return aimed
        fighters = [piece for act in acts if act.do in ("attack", "block") for piece in act.uses]
        return fighters or self._last_creatures()

    def _rather_than(self, spell: Piece) -> Sequence[Piece]:
        """What "it" stands for behind a spell that has been cast and that nothing is aimed at: what was spoken of
        before it, if anything, for of a spell that resolves nobody asks where it goes."""
        if not spell.words & {"instant", "sorcery"} or any(spell in act.at for act in self.situation.acts):
            return [spell]
        before = (some for some in reversed(self._heard) if len(some) == 1 and some[0] is not spell)
        return next((some for some in before if not some[0].words & {"instant", "sorcery"}), [spell])


def is_instant_or_sorcery(piece: Piece) -> bool:
    """Whether it can only be a spell, and no permanent."""
    return bool(piece.words & {"instant", "sorcery"}) and not piece.size


def _pronoun_behind(clause: Clause) -> str:
    """ "meurt-il ?": the pronoun behind a verb, which means what it means before one."""
    found = re.search(rf"-({one_of('situation-inverted')})\b", clause.text, re.I)
    return found[1] if found else ""
