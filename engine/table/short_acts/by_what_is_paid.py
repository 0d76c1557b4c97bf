"""What is done by tapping or sacrificing others, where the permanent of which that is the cost is not named: "tap Vault
and Clock to untap Ring", "sac Bears to draw a card" (CR 118.3, 601.2h, 602.2b)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from cards.model import fold
from engine.abilities.ability import Activated
from engine.abilities.keyword_actions.sacrifice import Sacrifice
from engine.abilities.keyword_actions.tap_untap import Tap
from engine.abilities.nouns.object_phrases import This
from engine.abilities.walk import found
from engine.rules.casting.activating import numbered
from engine.state.ids import ObjectId
from engine.table.activated_abilities import ability_texts
from engine.table.scenario import Json
from engine.table.short_acts.by_means import only_one
from engine.table.short_acts.by_what_triggers import by_a_trigger
from engine.table.short_acts.deeds import deeds_said, does
from engine.table.short_acts.naming import typed
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Span
from engine.table.short_acts.targets import with_targets

Finish = Callable[[Reader, Json], Json]


def by_what_is_paid(one_by_one: Finish) -> Callable[[Reader, Gaps], Json]:
    """Reads that something is done by tapping or sacrificing what is named: by the only ability that costs that and
    does it; which of several is asked. ``one_by_one`` activates it for each of several, where it costs only one."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
        ways = list(_ways(reader, player, gaps))
        if not ways and "paid" in gaps and (triggering := by_a_trigger(reader, player, gaps)):
            return triggering
        if not ways:
            raise NotUnderstood("", reader.act, ("means",))
        reader.come_to_act(player)
        span = gaps.get("paid") or gaps["given"]
        kind = {"choice": "objects"} if "paid" in gaps else {}
        paid = reader.declared(span, reader.permanents(player), ())
        made = [_aimed(reader, way, gaps) | {"choices": [{**kind, "value": paid}]} for way in ways]
        able = [way for way in made if reader.would(way) is not None]
        chosen = only_one(reader, able or made, gaps["targets"].text if "targets" in gaps else "")
        return one_by_one(reader, chosen) if "paid" in gaps else chosen

    return read


def _aimed(reader: Reader, way: Json, gaps: Gaps) -> Json:
    """An activation at what is said, if it is at anything but the permanent that does it to itself: "sac Bears to pump
    Vampire"."""
    made = with_targets(reader, way, gaps)
    return way if made.get("targets") == [way["source"]] and not reader.legal_targets(way)() else made


def _ways(reader: Reader, player: str, gaps: Gaps) -> Iterator[Json]:
    """The abilities of a player's permanents that cost to tap, or sacrifice, others and do what is said."""
    verb = Sacrifice if "paid" in gaps else Tap
    for i in reader.permanents(player):
        texts = ability_texts(reader.game, i)
        for number, ability in enumerate(numbered(reader.game, reader.game.objects[i]), start=1):
            if not isinstance(ability, Activated):
                continue
            costs = (part.what for cost in ability.costs for part in found(cost, verb))
            if any(not isinstance(what, This) for what in costs) and _does(texts[number - 1], gaps):
                way: Json = {"do": "activate", "player": player, "source": reader.reference(i)}
                yield way | ({"ability": number} if len(texts) > 1 else {})


def _does(text: str, gaps: Gaps) -> bool:
    """Whether the effect of an ability is what is said: by a deed, or in words of its text."""
    effect = text.partition(":")[2]
    said: Span = gaps.get("deed") or gaps["effect"]
    if any(does(f": {effect}", deed) for deed in deeds_said(said.text)):
        return True
    return "effect" in gaps and _words(said.text) <= _words(effect)


def _words(text: str) -> set[str]:
    """The words of a text without articles, and without what verbs end in."""
    words = set(re.findall(r"[\w+/-]+", fold(text))) - typed("article")
    return {word.removesuffix("s") for word in words}


def fitting_the_cost(reader: Reader, entry: Json) -> list[ObjectId]:
    """All with which the cost of an ability, aimed at what is said, can be paid: "everything" that is sacrificed to it
    (601.2h); the permanent itself last, as it has the ability no more then."""
    after = reader.would(entry)
    if after is None:
        return []
    choice = after.choice
    if choice is not None and choice.kind == "objects":
        fitting = [ObjectId(one.object) for one in choice.listed() if one.object is not None]
    else:
        fitting = [i for i in reader.permanents(entry["player"]) if _is_gone_by(reader, entry, i)]
    itself = reader.refs.things(entry["source"])
    return sorted(fitting, key=lambda i: i in itself)


def _is_gone_by(reader: Reader, entry: Json, permanent: ObjectId) -> bool:
    """Whether the cost can be paid with a permanent that nobody is asked for, as it is like others or the only one."""
    chosen = [{"choice": "objects", "value": reader.reference(permanent)}]
    after = reader.would(entry | {"choices": chosen})
    return after is not None and permanent not in after.game.objects
