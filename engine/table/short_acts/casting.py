"""Casting spells and playing lands in short acts."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cards.model import Face, fold
from engine.state.zones import Zone
from engine.table.activated_abilities import ability_texts
from engine.table.reading_entries import SCRIPT_ZONES
from engine.table.references import folded
from engine.table.scenario import Json
from engine.table.short_acts import details
from engine.table.short_acts.for_nothing import without_paying
from engine.table.short_acts.holding_cards import face_called, holding
from engine.table.short_acts.naming import kind_words, possessives, typed, without_article
from engine.table.short_acts.problems import NotUnderstood
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, Shown, Span, tokens_of
from engine.table.short_acts.targets import targets_shown, with_targets
from engine.words import Words

PLACE = "place"
"""The kind of choice of where a mutating creature spell is put (702.140c)."""


def cast(reader: Reader, gaps: Gaps) -> Json:
    named = reader.player(gaps["player"]) if "player" in gaps else None
    gaps = _with_whole_target(reader, _by_whole_name(reader, gaps))
    more = details.read(reader, gaps.get("details"), details.OF_SPELLS)
    if "cost" in gaps:
        more["costs"] = [details.cost_called(gaps["cost"].text), *more.get("costs", ())]
    if "place" in gaps:
        more["choices"] = [{"choice": PLACE, "value": details.place_called(gaps["place"].text)}]
    if "details" in gaps and _is_by_leave_of(reader, gaps["details"]):
        raise reader.missing(gaps["details"], "details")
    more = _with_what_is_found(reader, more)
    more = _with_what_is_chosen(reader, gaps["card"], more)
    if not all(details.names_a_cost(one) and not details.is_life(one) for one in more.get("costs", ())):
        raise reader.missing(gaps["details"], "details")
    from_graveyard = not details.FROM_GRAVEYARD.isdisjoint(more.get("costs", ()))
    said = SCRIPT_ZONES.get(more.get("from", "graveyard" if from_graveyard else ""))
    held = holding(reader, gaps["card"], named, land=False, said=said)
    player, card, more = held.player, held.card, more | held.entry
    if details.FACE_DOWN in more.get("costs", ()):
        more["costs"] = [_face_down(reader, card) if one == details.FACE_DOWN else one for one in more["costs"]]
    entry: Json = {"do": "cast", "player": player, "card": face_called(reader, card, gaps["card"], player)}
    reader.come_to_act(player)
    if "pitched" in more and not _is_pitched(reader, card):
        raise reader.missing(gaps["details"], "details")
    if "pitched" in more:
        evoked = any(re.search(r"^Evoke\b", face.text, re.M) for face in _faces(reader, card))
        more |= {
            "costs": [details.EVOKE if evoked else details.ALTERNATIVE],
            "choices": [_pitched(reader, gaps["details"], more.pop("pitched"))],
        }
    number = more.pop("for", None)
    if number is not None and _has_x(reader, card):
        more["x"] = number
    in_full = more.pop("in-full", False)
    made = with_targets(reader, entry | more, gaps)
    if not in_full and not _has_x(reader, card):
        made = without_paying(reader, made, gaps.get("details"))
    if reader.last not in made.get("targets", ()):
        reader.last = card
    return made


def _face_down(reader: Reader, card: str) -> str:
    """By which keyword a card is cast face down: disguise, or else morph."""
    disguised = any(re.search(r"^Disguise\b", face.text, re.M) for face in _faces(reader, card))
    return "disguise" if disguised else "morph"


def _is_by_leave_of(reader: Reader, span: Span) -> bool:
    """Whether a permanent is named behind a card that is cast, "with Emry": its ability lets the card be cast."""
    first, _, rest = span.text.partition(" ")
    here = [i for i in reader.permanents() if ability_texts(reader.game, i)]
    said = bool(rest) and fold(first) in typed("by-leave-of") and not details.is_keyword(rest)
    return said and bool(reader.all_called(rest, here))


def _with_what_is_found(reader: Reader, more: Json) -> Json:
    """Details of which a card is said that is no cost: "Eldritch Evolution for Wall of Blossoms" finds it."""
    costs = more.get("costs", [])
    named = [one for one in costs if not details.is_keyword(one) and not details.is_life(one)]
    found = [card for one in named if (card := reader.card(one)) is not None]
    if len(costs) != 1 or not found or "choices" in more:
        return more
    return {key: value for key, value in more.items() if key != "costs"} | {"choices": found}


def _with_what_is_chosen(reader: Reader, called: Span, more: Json) -> Json:
    """Details of which modes are said of a card that has none: "Deflecting Palm choosing Bears" chooses something
    else."""
    modes = more.get("modes", [])
    card = reader.card(called.text) if modes and "choices" not in more else None
    if card is None or not all(isinstance(one, str) for one in modes):
        return more
    if any(re.search(r"^(?:•|\+ )", face.text, re.M) for face in reader.table.cards[card].faces):
        return more
    return {key: value for key, value in more.items() if key != "modes"} | {"choices": modes}


def _is_pitched(reader: Reader, card: str) -> bool:
    """Whether what is exiled with a card is an alternative cost of it in the hand (118.9), and not paid with delve
    (702.66a), to escape (702.138a), or besides its cost (118.8b)."""
    zones = {it.zone for i in reader.refs.things(card) if (it := reader.game.objects.get(i)) is not None}
    delves = any(re.search(r"^Delve\b|you may exile any number of", face.text, re.M) for face in _faces(reader, card))
    return Zone.GRAVEYARD not in zones and not delves


def _pitched(reader: Reader, span: Span, said: str) -> Json | str:
    """What is exiled or discarded for a card: one, or several by a list ("pitching Opt and Ponder"). Another act may
    stand behind one of them: "pitching Swords, exile Murktide"."""
    several = details.listed(said)
    held = [one for one in several if reader.all_called(one, reader.elsewhere)]
    if len(several) > 1 and len(held) == len(several):
        return {"choice": "objects", "value": several}
    if held and len(several) > 1 and not reader.all_called(said, reader.elsewhere):
        raise reader.missing(span, "details")
    return said


def _by_whole_name(reader: Reader, gaps: Gaps) -> Gaps:
    """What fills the gaps where words of a detail belong to the card's name: "cast Time Warp", "cast Chord of Calling
    X=3"."""
    if "details" not in gaps:
        return gaps
    card, last = gaps["card"], gaps["details"]
    words = tokens_of(last.text, last.start)
    for ends in reversed(words):
        text = f"{card.text} {last.text[: ends.end - last.start]}"
        name = reader.card(text)
        if name is not None and fold(name) == fold(without_article(text)):
            rest = last.text[ends.end - last.start :].strip(" ,")
            whole = {key: span for key, span in gaps.items() if key != "details"}
            whole["card"] = Span(text, card.start, ends.end)
            return whole | ({"details": Span(rest, last.end - len(rest), last.end)} if rest else {})
    return gaps


def _with_whole_target(reader: Reader, gaps: Gaps) -> Gaps:
    """What fills the gaps where the last word of a target's name is one of a detail: "Counterspell on Time Warp"."""
    if "details" not in gaps or "targets" not in gaps:
        return gaps
    aimed, last = gaps["targets"], gaps["details"]
    text = f"{aimed.text} {last.text}"
    names = (text, without_article(text), *(rest for _, rest in possessives(text)))
    if not any(reader.refs.things(name, [*reader.in_play, *reader.elsewhere]) for name in names):
        return gaps
    return {key: span for key, span in gaps.items() if key != "details"} | {
        "targets": Span(text, aimed.start, last.end)
    }


def _has_x(reader: Reader, card: str) -> bool:
    """Whether there is an X in a card's mana cost (107.3)."""
    return any("{X}" in face.mana_cost for face in _faces(reader, card))


def _faces(reader: Reader, card: str) -> list[Face]:
    """The faces of the card that a reference means, or a name."""
    found = [it.card for i in reader.refs.things(card) if (it := reader.game.objects.get(i)) is not None]
    return [face for it in found if it is not None for face in it.faces] or list(reader.table.cards[card].faces)


def cast_shown(entry: Json, words: Words) -> Shown | None:
    shown = {"player": entry["player"], "card": entry["card"]}
    place = next(
        (one for one in entry.get("choices", ()) if isinstance(one, dict) and one.get("choice") == PLACE), None
    )
    if place is not None and len(entry["choices"]) == 1:
        shown["place"] = words(f"short-word-place-{place['value']}").partition(",")[0]
        entry = {key: value for key, value in entry.items() if key != "choices"}
    if not _says_choices(entry):
        return None
    return shown | targets_shown(entry, words) | details.shown(entry, details.OF_SPELLS, words)


def play(reader: Reader, gaps: Gaps) -> Json:
    """To play a card that is no land is to cast it (701.18b)."""
    named = reader.player(gaps["player"]) if "player" in gaps else None
    try:
        more = details.read(reader, gaps.get("details"), details.OF_LANDS)
        held = holding(reader, gaps["card"], named, land=True, said=SCRIPT_ZONES.get(more.get("from", "")))
        player, card, more = held.player, held.card, more | held.entry
    except NotUnderstood:
        if folded(without_article(gaps["card"].text)) in kind_words("card-type-Land"):
            raise  # "play a land" names none
        return cast(reader, gaps)
    reader.come_to_act(player)
    if "targets" in gaps:  # what a land is to copy as it enters (707.5), or what it does as it has entered is aimed at
        more |= {"choices": [_player_or_thing(reader, gaps["targets"])]}
    reader.last = card
    return {"do": "play", "player": player, "card": face_called(reader, card, gaps["card"], player)} | more


def _player_or_thing(reader: Reader, span: Span) -> str:
    try:
        return reader.thing(span, [reader.in_play])
    except NotUnderstood as nothing_called_so:
        try:
            called = reader.player(span)
        except NotUnderstood:
            called = None
        if called is None:
            raise nothing_called_so from None
        return called


def _says_choices(entry: Json) -> bool:
    """Whether the choices of an entry are none, one in a word, or what is paid with."""
    choices = entry.get("choices", [])
    return len([one for one in choices if isinstance(one, str)]) <= 1 and all(
        isinstance(one, Mapping | str) for one in choices
    )


def named_alone(reader: Reader, gaps: Gaps) -> Json:
    """A card in a hand by its name and no more ("wrath")."""
    owners = [reader.player(gaps["player"])] if "player" in gaps else [reader.asker or reader.priority, *reader.names]
    hands = [i for i in reader.elsewhere if reader.game.objects[i].zone is Zone.HAND and reader.controller(i) in owners]
    if not reader.all_called(gaps["card"].text, hands):
        raise reader.missing(gaps["card"], "card")
    return play(reader, gaps)


def play_shown(entry: Json, words: Words) -> Shown | None:
    if not _says_choices(entry):
        return None
    return {"player": entry["player"], "card": entry["card"]} | details.shown(entry, details.OF_LANDS, words)
