"""What is done to something by means of a card or a permanent ("kill the Giant with Murder", "bolt it"), and to counter
what is on top of the stack, whatever with."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.keyword_actions.counter import Counter
from engine.abilities.walk import found
from engine.rules.casting.activating import numbered
from engine.state.ids import ObjectId
from engine.state.zones import Zone
from engine.table.scenario import Json
from engine.table.short_acts.problems import Candidate, NotUnderstood, SeveralMeant
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Gaps, printed
from engine.words import Words

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
        if not reader.all_called(text, hands) and reader.all_called(text, here):
            return activate(reader, {**gaps, "source": gaps["means"]})
        return cast(reader, {**gaps, "card": gaps["means"]})

    return read


def by_name(cast: Read, activate: Read) -> Read:
    """Reads "bolt the bear", and "Kiki on Pestermite" of a permanent with an ability where no card in hand is so
    called."""

    def read(reader: Reader, gaps: Gaps) -> Json:
        owner = (reader.player(gaps["player"]) if "player" in gaps else None) or reader.asker
        text = gaps["card"].text
        here = [i for i in reader.permanents(owner) if numbered(reader.game, reader.game.objects[i])]
        hand = [i for i in reader.elsewhere if owner in (None, reader.controller(i))]
        if reader.all_called(text, here) and not reader.all_called(text, hand):
            return activate(reader, {**gaps, "source": gaps["card"]})
        return cast(reader, gaps)

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
    if len({reader.game.characteristics(reader.refs.things(one["card"], hand)[0]).name for one in able}) > 1:
        told = [
            Candidate(one["card"], player, Zone.HAND.value, words=_in_full(player, one["card"], reader.table.locale))
            for one in able
        ]
        raise SeveralMeant("", reader.act, tuple(told), reader.table)
    return able[0]


def _in_full(player: str, card: str, locale: str) -> str:
    words = Words.of(locale)
    it = words("short-word-it").partition(",")[0]
    return printed("short-act-cast", words.language, {"player": player, "card": card, "targets": it}) or ""


def _in_hand(reader: Reader, number: ObjectId) -> bool:
    return reader.game.objects[number].zone is Zone.HAND


def _counters(reader: Reader, number: ObjectId) -> bool:
    return any(True for ability in reader.game.characteristics(number).abilities.all for _ in found(ability, Counter))
