"""What is done by an ability that triggers on a sacrifice, whatever it is sacrificed to: "sac Bears to drain Opp" with
what drains whenever a creature dies (603.2, 603.3d)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability import Activated
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.nouns.object_phrases import This
from engine.abilities.walk import found
from engine.rules.casting.activating import numbered
from engine.state.ids import ObjectId
from engine.table.scenario import Json
from engine.table.short_acts.by_means import only_one
from engine.table.short_acts.deeds import deeds_said, does
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, printed
from engine.table.table import Table
from engine.table.triggered_abilities import is_triggered
from engine.words import Words


def by_a_trigger(reader: Reader, player: str, gaps: Gaps) -> Json | None:
    """The activation that costs to sacrifice what is named, where that makes trigger what does the deed; which of
    several is asked. What the trigger is aimed at is left to be answered, and of several that are named the others to
    be sacrificed. None where nothing does it."""
    if "deed" not in gaps:
        return None
    reader.come_to_act(player)
    first, *rest = reader.declared(gaps["paid"], reader.permanents(player), ())
    ways = [way for way in _outlets(reader, player, first) if _triggers(reader.would(way), reader, gaps["deed"].text)]
    if not ways:
        return None
    chosen, words = only_one(reader, ways, gaps["targets"].text), Words.of(reader.table.locale)
    again = {"player": player, "paid": words.both(rest), "deed": gaps["deed"].text, "targets": gaps["targets"].text}
    more = [printed("short-act-by-paying", words.language, again) or ""] if rest else []
    after = reader.would(chosen)
    aimed = after is not None and after.choice is not None and after.choice.kind == "target"
    reader.still = (*([gaps["targets"].text] if aimed else []), *more)
    return chosen


def _outlets(reader: Reader, player: str, paid: str) -> Iterator[Json]:
    """The activations that cost to sacrifice what is named: of what sacrifices itself, or another."""
    for i in reader.permanents(player):
        abilities = numbered(reader.game, reader.game.objects[i])
        for number, ability in enumerate(abilities, start=1):
            costs = ability.costs if isinstance(ability, Activated) else ()
            for what in (part.what for cost in costs for part in found(cost, Sacrifice)):
                way: Json = {"do": "activate", "player": player, "source": reader.reference(i)}
                way |= {"ability": number} if len(abilities) > 1 else {}
                if isinstance(what, This) and paid == reader.reference(i):
                    yield way
                elif not isinstance(what, This):
                    yield way | {"choices": [{"choice": "objects", "value": [paid]}]}


def _triggers(after: Table | None, reader: Reader, deed: str) -> bool:
    """Whether something has triggered of whose source a line says the deed."""
    if after is None:
        return False
    new = [after.game.objects[i] for i in after.game.stack if i not in reader.game.objects]
    sources = [it.on_stack.source for it in new if is_triggered(it) and it.on_stack is not None]
    if after.choice is not None and after.choice.onto_stack:  # their order is asked first (603.3b)
        sources += [ObjectId(one.object) for one in after.choice.listed() if one.object is not None]
    faces = [face for i in sources if (card := after.game.find(i).card) is not None for face in card.faces]
    lines = (f": {line}" for face in faces for line in face.text.splitlines())
    return any(does(line, one) for line in lines for one in deeds_said(deed))
