"""A permanent that is tapped for mana of a color: by an ability of its own, or by another's that costs to tap it ("tap
Sol Ring for blue" with Urza, Lord High Artificer; CR 602.1, 605.1a)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress

from engine.abilities.ability import Activated
from engine.abilities.keyword_actions.tap_untap import Tap
from engine.abilities.nouns.object_phrases import This
from engine.abilities.walk import found
from engine.rules.casting.activating import numbered
from engine.rules.mana.production import is_mana_ability
from engine.table.colors_and_steps import color_letter
from engine.table.scenario import Json
from engine.table.short_acts.problems import NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader


def for_color(reader: Reader, entry: Json) -> Json:
    """An entry that activates an ability, where a color is all that is said to be chosen: without it where that is the
    only mana it makes, and the ability of another permanent where only that makes it."""
    choices = entry.get("choices", ())
    color = color_letter(choices[0]) if len(choices) == 1 and isinstance(choices[0], str) else None
    if not color:
        return entry
    plain = {key: value for key, value in entry.items() if key != "choices"}
    after = reader.would(entry)
    if after is not None and not after.answers_left:
        return entry
    ways = [plain, *(one for mine in _by_another(reader, entry) for one in (mine, _with_answer(mine, choices[0])))]
    return next((way for way in ways if _adds(reader, way, color)), entry)


def abilities_for(reader: Reader, entry: Json, numbers: Collection[int]) -> list[int]:
    """Of several abilities by their numbers, those that make mana of the color that is all that is said to be chosen
    ("tap Badlands for black"); all of them where none is, or none does."""
    choices = entry.get("choices", ())
    color = color_letter(choices[0]) if len(choices) == 1 and isinstance(choices[0], str) else None
    if not color:
        return list(numbers)
    plain = {key: value for key, value in entry.items() if key != "choices"}
    return [n for n in numbers if any(_adds(reader, way | {"ability": n}, color) for way in (plain, entry))] or list(
        numbers
    )


def _with_answer(entry: Json, color: str) -> Json:
    return entry | {"choices": [*entry["choices"], color]}


def _by_another(reader: Reader, entry: Json) -> Iterator[Json]:
    """The mana abilities of other permanents that cost to tap one that the source may be."""
    with suppress(NotUnderstood, SeveralMeant):
        for i in reader.permanents(entry["player"]):
            for number, ability in enumerate(numbered(reader.game, reader.game.objects[i]), start=1):
                if not isinstance(ability, Activated) or not is_mana_ability(ability):
                    continue
                taps = [part.what for cost in ability.costs for part in found(cost, Tap)]
                if any(not isinstance(what, This) for what in taps):
                    paid = {"value": [entry["source"]]}
                    yield {
                        "do": "activate",
                        "player": entry["player"],
                        "source": reader.reference(i),
                        "ability": number,
                        "choices": [paid],
                    }


def _adds(reader: Reader, entry: Json, color: str) -> bool:
    """Whether it adds mana of that color, and asks nothing more."""
    after = reader.would(entry)
    if after is None or after.asked or after.answers_left:
        return False
    place = reader.names.index(entry["player"])
    before, then = (one.game.players[place].mana for one in (reader.table, after))
    return sum(n for kind, n in then.items() if kind[:1] == color) > sum(
        n for kind, n in before.items() if kind[:1] == color
    )
