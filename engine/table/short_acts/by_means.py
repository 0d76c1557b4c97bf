"""What is done to something by means of a card or a permanent ("kill the Giant with Murder", "bolt it"), and to counter
what is on top of the stack, whatever with."""

from __future__ import annotations

import re
from collections.abc import Callable

from cards.model import fold
from engine.abilities.keyword_actions.counter import Counter
from engine.abilities.walk import found
from engine.grammar.words import number_word
from engine.rules.casting.activating import numbered
from engine.state.ids import ObjectId
from engine.state.zones import Zone
from engine.table.activated_abilities import ability_texts
from engine.table.scenario import Json
from engine.table.short_acts.answers_taken import when_asked
from engine.table.short_acts.deeds import deeds_said, does
from engine.table.short_acts.naming import typed
from engine.table.short_acts.problems import Candidate, NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, printed
from engine.table.short_acts.targets import with_targets
from engine.words import Words

USED = {"tap"}
"""Deeds that may as well say that an ability of the thing itself is activated: "tap Llanowar Elves"."""
TO_THE_LAST = {"ping"}
"""Deeds that are nothing else than what the only permanent that does them does, be it able to or not."""
Read = Callable[[Reader, Gaps], Json]


def by_means(cast: Read, activate: Read) -> Read:
    """Reads "bounce the Giant with Unsummon": a card in hand is cast, a permanent's ability is activated, and what
    nobody has is a card that is cast."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        named = reader.player(gaps["player"]) if "player" in gaps else None
        owners = [named] if named else reader.names
        text = gaps["means"].text
        hands = [i for i in reader.elsewhere if reader.controller(i) in owners and _in_hand(reader, i)]
        here = [i for i in reader.permanents() if reader.controller(i) in owners]
        if not reader.all_called(text, hands) and (there := reader.all_called(text, here)):
            deeds = deeds_said(gaps["deed"].text)
            lines = [line for i in there for line in ability_texts(reader.game, i)]
            if deeds and lines and not any(does(line, deed) for line in lines for deed in deeds):
                raise reader.missing(gaps["means"], "means")  # "tap Elves to pump Bears", of what only makes mana
            return activate(reader, {**gaps, "source": gaps["means"]})
        return cast(reader, {**gaps, "card": gaps["means"]})

    return read


def by_name(cast: Read, activate: Read) -> Read:
    """Reads "bolt the bear", and "Kiki on Pestermite", "Attrition sacrificing Elves" of a permanent with an ability
    where no card in hand is so called."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        owner = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.asker
        text = gaps["card"].text
        here = [i for i in reader.permanents(owner) if numbered(reader.game, reader.game.objects[i])]
        hand = [i for i in reader.elsewhere if owner in (None, reader.controller(i))]
        if reader.all_called(text, here) and not reader.all_called(text, hand):
            return activate(reader, {**gaps, "source": gaps["card"]})
        if "paid" in gaps:
            raise reader.missing(gaps["card"], "source")
        if "me" in gaps:  # "adv me choc"
            gaps = {**gaps, "targets": gaps["me"]}
        return cast(reader, gaps)

    return read


def cast_or_respond(cast: Read, activate: Read) -> Read:
    """Reads an act that casts; of "respond with Mother of Runes on Bears" as of a card's name as the verb, since what
    somebody responds with may be on the battlefield."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        words = map(fold, reader.act.text.split(" "))
        responds = not typed("responding-with").isdisjoint(words)
        return by_name(cast, activate)(reader, gaps) if responds else cast(reader, gaps)

    return read


def counter(reader: Reader, gaps: Gaps) -> Json:
    """ "Opp counters": by the only card in hand that counters (701.6) and can target what is on top of the stack; which
    of several is asked."""
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
    reader.come_to_act(player)
    hand = [i for i in reader.elsewhere if reader.controller(i) == player and _in_hand(reader, i)]
    hand = reader.all_called(gaps["means"].text, hand) if "means" in gaps else hand
    stack = reader.game.stack
    aimed = {"targets": [reader.reference(stack[-1])]} if stack else {}
    entries: list[Json] = [
        {"do": "cast", "player": player, "card": reader.reference(i)} | aimed for i in hand if _counters(reader, i)
    ]
    able = [entry for entry in entries if reader.would(entry) is not None] if aimed else entries
    if not able and len(entries) == 1:
        return entries[0]  # the table says why it can't be
    if not able:
        raise NotUnderstood("", reader.act, ("counterspell",))
    it = Words.of(reader.table.locale)("short-word-it").partition(",")[0]
    return only_one(reader, able, it)


def by_deed(reader: Reader, gaps: Gaps) -> Json:
    """ "Ping Bears", "kill Bears": by the only card in hand, or the only permanent with an ability, that does such a
    thing and can do it to that; which of several is asked."""
    player = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.doer
    deeds = deeds_said(gaps["deed"].text)
    here = [i for i in reader.permanents(player) if numbered(reader.game, reader.game.objects[i])]
    if not deeds or _takes_a_target(reader) or (USED & deeds and reader.all_called(gaps["targets"].text, here)):
        raise NotUnderstood("", reader.act, ("means",))
    reader.come_to_act(player)
    entries = that_say(reader, player, lambda text: any(does(text, deed) for deed in deeds))
    able = [made for one in entries if (made := _aimed(reader, one, gaps)) is not None]
    if not able and deeds & TO_THE_LAST and len({_name(reader, one) for one in entries}) == 1:
        return with_targets(reader, entries[0], gaps)  # the table says why it can't be now: it is tapped
    if not able:
        raise NotUnderstood("", reader.act, ("means",))
    return only_one(reader, able, gaps["targets"].text)


def drawing(reader: Reader, player: str, number: int) -> list[Json]:
    """What casts a card of a player's hand, or activates an ability of a permanent of theirs, by which so many cards
    are drawn (121.1)."""
    drawn = re.compile(rf"\bdraws? (?:{'an?' if number == 1 else number_word(number)}|{number}) cards?\b", re.I)
    return that_say(reader, player, lambda text: drawn.search(text) is not None)


def _takes_a_target(reader: Reader) -> bool:
    """Whether a target is asked for, now or once the stack resolves: then that is what is said."""
    asked = when_asked(reader.table)
    return asked is not None and asked.choice is not None and asked.choice.kind == "target"


def that_say(reader: Reader, player: str, says: Callable[[str], bool]) -> list[Json]:
    """What casts a card of a player's hand, or activates an ability of a permanent of theirs, of which a text says what
    is done."""
    hand = [i for i in reader.elsewhere if reader.controller(i) == player and _in_hand(reader, i)]
    return [
        *(
            {"do": "cast", "player": player, "card": reader.reference(i)}
            for i in hand
            if any(map(says, _lines(reader, i)))
        ),
        *(
            {"do": "activate", "player": player, "source": reader.reference(i)}
            | ({"ability": number} if len(texts) > 1 else {})
            for i in reader.permanents(player)
            for texts in [ability_texts(reader.game, i)]
            for number, text in enumerate(texts, start=1)
            if says(text)
        ),
    ]


def _lines(reader: Reader, number: ObjectId) -> list[str]:
    card = reader.game.objects[number].card
    return [line for face in card.faces for line in face.text.splitlines()] if card is not None else []


def _aimed(reader: Reader, entry: Json, gaps: Gaps) -> Json | None:
    """An act at what is said; None where it can't be done to that."""
    try:
        made = with_targets(reader, entry, gaps)
    except NotUnderstood:
        return None
    return made if reader.would(made) is not None else None


def only_one(reader: Reader, able: list[Json], aimed: str) -> Json:
    """The one act of these, what is called alike being one; which of several is asked, the words of each in full."""
    if len({_name(reader, one) for one in able}) > 1:
        told = tuple(_candidate(reader, one, aimed) for one in able)
        raise SeveralMeant("", reader.act, told, reader.table)
    return able[0]


def _candidate(reader: Reader, entry: Json, aimed: str) -> Candidate:
    words = Words.of(reader.table.locale)
    gap = "card" if entry["do"] == "cast" else "source"
    said = printed(
        f"short-act-{entry['do']}",
        words.language,
        {"player": entry["player"], gap: entry[gap], "targets": aimed},
    )
    zone = Zone.HAND if entry["do"] == "cast" else Zone.BATTLEFIELD
    return Candidate(entry[gap], entry["player"], zone.value, words=said or "")


def _name(reader: Reader, entry: Json) -> str:
    """What it is done with, by its name."""
    found = [i for i in reader.refs.things(entry.get("card") or entry["source"]) if i in reader.game.objects]
    return reader.game.characteristics(found[0]).name


def _in_hand(reader: Reader, number: ObjectId) -> bool:
    return reader.game.objects[number].zone is Zone.HAND


def _counters(reader: Reader, number: ObjectId) -> bool:
    return any(True for ability in reader.game.characteristics(number).abilities.all for _ in found(ability, Counter))
