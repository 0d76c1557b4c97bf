"""What short acts are aimed at of what is on the stack: what a spell triggers, or becomes; and what has triggered."""

from __future__ import annotations

from engine.events import SpellCast
from engine.table.scenario import Json
from engine.table.short_acts import answering, answers_taken
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span
from engine.table.table import Table


def apart(entry: Json, reader: Reader) -> tuple[Json, Json | None]:
    """A spell without targets, and what it is said to be aimed at as an answer to what it triggers: "cast Reflector
    Mage on Bears" (115.1, 603.3d); an ability without targets, and what is said to be chosen as it resolves: "Aether
    Vial on Bears". The entry as it is where its targets are its own, or nothing asks for them."""
    if entry["do"] == "activate":
        return _chosen_as_it_resolves(entry, reader)
    if entry["do"] == "cast" and (named := _named_behind_a_target(entry, reader)) is not None:
        return named
    plain = {key: value for key, value in entry.items() if key != "targets"}
    table = reader.table.fork() if entry["do"] == "cast" and entry.get("targets") else None
    if table is None or table.act(dict(plain)) is not None:
        return entry, None
    cast = [event.object for event in table.game.happened(SpellCast, since=len(reader.table.game.log))]
    announced = [table.game.find(one).announced for one in cast]
    if len(announced) != 1 or announced[0] is None or any(announced[0].targets):
        return entry, None
    aimed = entry["targets"][0] if len(entry["targets"]) == 1 else list(entry["targets"])
    answers = ({"do": "answer", "player": one, "value": aimed} for one in reader.names)
    answer = next(
        (one for one in answers if answers_taken.is_taken(table, one) or answers_taken.is_used(table, one)), None
    )
    if answer is None and len(entry["targets"]) == 1 and (behind := _behind_an_order(table, reader, str(aimed))):
        return plain, behind
    return (entry, None) if answer is None else (plain, answer)


def _behind_an_order(table: Table, reader: Reader, aimed: str) -> Json | None:
    """What is aimed at, as an answer behind the order in which several abilities trigger (603.3b): "evoke Solitude
    targeting Angel"."""
    answer = answering.answer(reader.on(table), Span(aimed, 0, len(aimed)))
    return answer if "choice" in answer else None


def _named_behind_a_target(entry: Json, reader: Reader) -> tuple[Json, Json] | None:
    """A spell, and what is said to be named with it as an answer, where it is still to get its target: "Cabal Therapy
    naming Counterspell" (601.2c)."""
    said = entry.get("choices", [])
    plain = {key: value for key, value in entry.items() if key != "choices"}
    if len(said) != 1 or not isinstance(said[0], str) or reader.would(entry) is not None:
        return None
    table = reader.would(plain)
    if table is None:
        return None
    answer = answering.answer(reader.on(table), Span(said[0], 0, len(said[0])))
    return (plain, answer) if "choice" in answer else None


def _chosen_as_it_resolves(entry: Json, reader: Reader) -> tuple[Json, Json | None]:
    """An activated ability, and what is chosen as it resolves of what is said with it; or what is paid for it, where
    that is what can be done with it: "Birthing Pod on Bears"."""
    words = next((key for key in ("targets", "choices") if isinstance(entry.get(key), list)), None)
    said = entry[words] if words is not None else []
    plain = {key: value for key, value in entry.items() if key != words}
    table = reader.would(plain) if said and all(isinstance(one, str) for one in said) else None
    if table is None or (words == "targets" and _has_such_targets(reader, entry)):
        return entry, None
    paid = plain | {"choices": [{"choice": "objects", "value": said}]}
    if words == "targets" and _goes(reader, paid, said):
        return paid, None
    if table.asked:
        return entry, None
    chosen: Json = {"do": "answer", "player": entry["player"], "value": said[0] if len(said) == 1 else said}
    return (plain, chosen) if answers_taken.is_used_somehow(table, chosen) else (entry, None)


def _has_such_targets(reader: Reader, entry: Json) -> bool:
    """Whether an ability has the targets that are said, whatever is asked before they are chosen."""
    after = reader.would(entry)
    return after is not None and answers_taken.answered_somehow(after) is not None


def _goes(reader: Reader, entry: Json, said: list[str]) -> bool:
    """Whether an act makes what is said leave where it is, or tap: that is what is paid."""
    after = reader.would(entry)
    after = answers_taken.answered_somehow(after) if after is not None else None  # of Phyrexian mana too
    there = [i for one in said for i in reader.refs.things(one) if i in reader.game.objects]
    if after is None or not there:
        return False
    then = [after.game.objects.get(i) for i in there]
    return all(one is None or one.zone is not reader.game.objects[i].zone for i, one in zip(there, then, strict=True))


def is_at_a_permanent_to_be(act: Json, resolved: Table, now: Table) -> bool:
    """Whether an act targets what is a permanent only once the stack has resolved: what a spell on it becomes, a copy
    of something too, or what is put onto the battlefield from elsewhere."""
    words = [one for one in act.get("targets", ()) if isinstance(one, str)]
    there = {now.refs.root(it.id) for it in now.game.permanents()}
    entered = {root for it in resolved.game.permanents() if (root := resolved.refs.root(it.id)) not in there}
    aimed = [{resolved.refs.root(i) for i in resolved.refs.things(one)} for one in words]
    return bool(words) and all(entered & roots for roots in aimed)


def is_at_a_new_ability(act: Json, now: Table, before: Table) -> bool:
    """Whether an act targets an ability that has triggered since."""
    aimed = [i for one in act.get("targets", ()) if isinstance(one, str) for i in now.refs.things(one, now.game.stack)]
    return bool(aimed) and all(i not in before.game.objects for i in aimed)
