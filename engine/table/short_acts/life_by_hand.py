"""Life that is said to be gained or lost, and by nothing in particular: by the only thing that does just that, else the
total is set by hand ("I gain 3 life"), or it happens where something goes by that."""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.grammar.words import number_word
from engine.state.ids import ObjectId
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.by_means import only_one, that_say
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.said_to_happen import happening
from engine.table.short_acts.sentences import Gaps

_GOES_BY_LIFE = re.compile(
    r"\b(?:when|whenever|if|can't|as long as)\b[^.]*\b(?:gain|gains|gained|lose|loses|lost)\b[^.]*\blife\b", re.I
)
"""How texts speak of life that is gained or lost by whatever it is."""


def change_life(sign: int) -> Callable[[Reader, Gaps], Json]:
    """Reads that life is gained, or lost where the ``sign`` is -1: the entry of the only card in hand, or ability, by
    which a player gains so much (119.3), else the one that sets the life total; or by which that happens, where
    something there goes by life that is gained or lost (119.9). Where an answer is waited for, it has to be said by
    what."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
        number, asked = int(gaps["count"].text), when_asked(reader.table) is not None
        if not asked and sign > 0 and (ways := _gaining(reader, player, number)):
            reader.come_to_act(player)
            return only_one(reader, [way for way in ways if reader.would(way) is not None] or ways, "")
        if asked:
            raise NotUnderstood("", reader.act, ("life-by-what",))
        if any(_goes_by_life(reader, i) for i in reader.in_play):
            return happening(player, "gain life" if sign > 0 else "lose life", number)
        life = next(one.life for one in reader.game.players if one.name == player)
        return {"do": "edit", "set_life": {player: life + sign * number}}

    return read


def _gaining(reader: Reader, player: str, number: int) -> list[Json]:
    gains = re.compile(rf"\byou gain (?:{number}|{number_word(number)}) life\b", re.I)
    return that_say(reader, player, lambda text: gains.search(text) is not None)


def _goes_by_life(reader: Reader, number: ObjectId) -> bool:
    card = reader.game.objects[number].card if number in reader.game.objects else None
    return card is not None and any(_GOES_BY_LIFE.search(face.text) for face in card.faces)
