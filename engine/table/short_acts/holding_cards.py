"""Who has a card to cast or to play, and where: in a hand, where an effect lets it be cast from, or nobody at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cards.model import Card, fold
from engine.events import SpellCast
from engine.state.ids import ObjectId
from engine.state.unknown_cards import known_top
from engine.state.zones import Zone
from engine.table.references import folded
from engine.table.scenario import Json
from engine.table.short_acts.naming import has_word, kind_words, typed, unpunctuated, without_article
from engine.table.short_acts.reading_context import Reader
from engine.table.short_acts.sentences import Span
from engine.table.top_of_library_named import may_be_used_from_top

MOST_RESOLVED = 2
"""So much of the stack is let resolve to see whether a card can be used then: a permanent spell, what it triggers."""
NOT_IN_HAND = (Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


@dataclass(frozen=True, slots=True)
class Held:
    """A card that somebody casts or plays: who does, its reference, and the zone that an entry has to name with it."""

    player: str
    card: str
    zone: Zone | None = None

    @property
    def entry(self) -> Json:
        """What an entry says of it, beside the card."""
        return {"from": self.zone.value} if self.zone is not None else {}


def holding(reader: Reader, span: Span, player: str | None, *, land: bool, said: Zone | None = None) -> Held:
    """Who has a card to cast or play, and where: in a hand, else where it can be used from, as a commander
    from the command zone whatever it costs (903.8); in the zone that is ``said``, or what has been cast as another
    of its faces, whether it can be used or not. What nobody has is on top of the library of whoever acts where they
    may cast or play it from there and nobody has said what is on top (601.3, 305.1), else put into their hand."""
    owners = [player] if player is not None else reader.names
    mine = [i for i in reader.game.objects if reader.controller(i) in owners and _is_land(reader, i, span.text) is land]
    in_hand = [i for i in mine if reader.game.objects[i].zone is Zone.HAND]
    found = reader.all_called(span.text, in_hand)
    holders = {reader.controller(i) for i in found}
    tops = {known_top(reader.game, one.number) for one in reader.game.living()}
    others = [
        i
        for i in mine
        if (reader.game.objects[i].zone in NOT_IN_HAND or i in tops) and reader.controller(i) in (holders or owners)
    ]
    found += [
        i
        for i in reader.all_called(span.text, others)
        if _is_commander(reader, i) or _could_use(reader, i, land, called=span.text)
    ]
    if said is Zone.HAND and found and (held := reader.all_called(span.text, in_hand)):
        found = held
    elif not found or said is not None:
        there = [i for i in others if reader.game.objects[i].zone is said or _cast_as_another(reader, i, span.text)]
        if said is None and reader.table.asked:  # what may be used from where is seen behind the choice
            there = there or others
        found = reader.all_called(span.text, there) or found
    asker = reader.asker if said is not None and player is None else None
    theirs = asker is not None and asker not in map(reader.controller, found)
    if asker is not None and theirs and (permitted := _permitted(reader, span, asker, land)):
        return permitted  # "cast Angel from exile" is said by whoever may, not by whose it is
    if found:
        holders = {reader.controller(i) for i in found}
        own = [i for i in found if reader.asker not in holders or reader.controller(i) == reader.asker]
        last, reference = reader.last, reader.one(span, own)
        reader.last = last  # "it" is what is spoken of, not what is cast
        return Held(next(reader.controller(i) for i in own if reader.reference(i) == reference), reference)
    if permitted := _permitted(reader, span, player or reader.doer, land):
        return permitted
    commanders = reader.commanders(reader.permanents())
    if reader.all_called(span.text, [i for i in commanders if reader.controller(i) in owners]):
        raise reader.missing(span, "commander")
    nameless = land and folded(without_article(span.text)) in kind_words("card-type-Land")
    card = reader.card(span.text) if not nameless else None  # "play a land"
    if (
        card is None
        or _is_land_card(reader, card, span.text) is not land
        or _is_permitted_later(reader, span, player, land)
        or _is_done_by_another(reader, span)
    ):
        raise reader.missing(span, "land" if land else "card")
    actor = player or reader.doer
    on_top = Held(actor, _other_face(reader.table.cards[card], span.text) or card, Zone.LIBRARY)
    if said is Zone.LIBRARY or (
        said is None and may_be_used_from_top(reader.game, "play" if land else "cast", actor, on_top.card)
    ):
        return on_top
    return Held(*_provided(reader, actor, card))


def _is_done_by_another(reader: Reader, span: Span) -> bool:
    """Whether the name of a card that nobody has is what players call something that another card does ("blink Wall"):
    only where no verb says that it is cast."""
    return fold(span.text) in typed("done-by-another") and reader.act.text.startswith(span.text)


def _is_permitted_later(reader: Reader, span: Span, player: str | None, land: bool) -> bool:
    """Whether an effect lets somebody cast or play such a card once the stack has resolved, or their own from where it
    is once the topmost has: then no card of that name in their hand is meant."""
    after = reader.would({"do": "resolve", "all": True}) if reader.game.stack else None
    actor = player or reader.doer
    if after is not None and not after.asked and _permitted(reader.on(after), span, actor, land) is not None:
        return True
    own = [i for i in reader.elsewhere if reader.game.objects[i].zone in NOT_IN_HAND and reader.controller(i) == actor]
    own = [i for i in reader.all_called(span.text, own) if _is_land(reader, i, span.text) is land]
    return bool(own) and any(_could_use(there, i, land) for there in _as_it_resolves(reader) for i in own)


def _as_it_resolves(reader: Reader) -> Iterator[Reader]:
    """How it stands once what is on top of the stack has resolved, and once what it triggers has too."""
    after = reader.table.fork()
    for _ in range(MOST_RESOLVED):
        if not after.game.stack or after.asked or after.act({"do": "resolve"}) is not None or after.asked:
            return
        yield reader.on(after)


def _permitted(reader: Reader, span: Span, actor: str, land: bool) -> Held | None:
    """Who acts, and the reference of another's card that an effect lets them cast or play (601.3, 305.1)."""
    others = [
        i
        for i in reader.elsewhere
        if reader.game.objects[i].zone in NOT_IN_HAND and _is_land(reader, i, span.text) is land
    ]
    named = [i for i in reader.all_called(span.text, others) if reader.controller(i) != actor]
    able = [i for i in named if _could_use(reader, i, land, actor)]
    last = reader.last
    reference = reader.one(span, able) if able else None
    reader.last = last
    return Held(actor, reference) if reference is not None else None


def put_into_hand(reader: Reader, span: Span, player: str | None) -> tuple[str, str]:
    """Who acts, and the reference of a card that nobody has, which is put into their hand."""
    card = reader.card(span.text)
    if card is None:
        raise reader.missing(span, "card-in-hand")
    return _provided(reader, player or reader.doer, card)


def _provided(reader: Reader, actor: str, card: str) -> tuple[str, str]:
    provided = reader.provide(actor, card)
    if provided is None:
        return actor, card
    reader.come_to_act(actor)
    reader.advance([provided[1]])
    return actor, provided[0]


def card_in_hand(reader: Reader, player: str, reference: str) -> str:
    """The name of a card that a player uses, where nothing else in their hand is called so; else the reference."""
    hand = [i for i in reader.elsewhere if reader.game.objects[i].zone is Zone.HAND and reader.controller(i) == player]
    found = reader.refs.things(reference, hand)
    if found and folded(reference) in reader.refs.names(reader.game.objects[found[0]]):
        return reference
    name = reader.game.characteristics(found[0]).name if found else reference
    return name if reader.refs.things(name, hand) == found else reference


def face_called(reader: Reader, reference: str, span: Span, player: str) -> str:
    """The name of the face by which a card was called, where only it in the hand has it, or elsewhere; else the
    reference."""
    mine = [i for i in reader.elsewhere if reader.controller(i) == player]
    hand = [i for i in mine if reader.game.objects[i].zone is Zone.HAND]
    there = hand if reader.refs.things(reference, hand) else mine
    found = reader.refs.things(reference, there)
    card = reader.game.objects[found[0]].card if found else None
    named = _other_face(card, span.text) if card is not None else None
    return named if named is not None and reader.refs.things(named, there) == found else reference


def _other_face(card: Card, called: str) -> str | None:
    """The name of a face of a card, other than its first, by which it is called: its whole name, or words of it that
    no other face has."""
    text = folded(without_article(called))
    whole = next((face.name for face in card.faces[1:] if folded(face.name) == text), None)
    return whole or _face_by_words(card, text)


def _face_by_words(card: Card, text: str) -> str | None:
    """The name of the only face whose name has such words, punctuation aside, unless it is the first: "clap snap"."""
    words = unpunctuated(text)
    found = [face.name for face in card.faces if has_word(words, unpunctuated(folded(face.name)))] if words else []
    return found[0] if len(found) == 1 and found[0] != card.faces[0].name else None


def _is_land(reader: Reader, number: ObjectId, called: str) -> bool:
    it = reader.game.objects[number]
    return it.card is not None and _is_called_as_land(it.card, called)


def _is_land_card(reader: Reader, name: str, called: str) -> bool:
    return _is_called_as_land(reader.table.cards[name], called)


def _is_called_as_land(card: Card, called: str) -> bool:
    """Whether all faces of a card are lands, or the one that it is called by is (712.11b)."""
    text = folded(without_article(called))
    meant = [face for face in card.faces if folded(face.name) == text] or card.faces
    return all("Land" in face.types for face in meant)


def _cast_as_another(reader: Reader, number: ObjectId, called: str) -> bool:
    """Whether a card that is called by one of its faces has been cast as another (715.3d): the same card is
    meant."""
    it = reader.game.objects[number]
    if it.card is None or len(it.card.faces) < 2:
        return False
    casts = (one.event.object for one in reader.game.log if isinstance(one.event, SpellCast))
    cast = [reader.game.find(i) for i in casts if reader.refs.root(i) == reader.refs.root(number)]
    return any(folded(one.base.name) != folded(without_article(called)) for one in cast)


def _is_commander(reader: Reader, number: ObjectId) -> bool:
    it = reader.game.objects[number]
    return it.commander is not None and it.zone is Zone.COMMAND


def _could_use(reader: Reader, number: ObjectId, land: bool, player: str | None = None, called: str = "") -> bool:
    """Whether a card can be cast or played from where it is, by a player or whose it is, whoever has priority; as
    the face that it is ``called`` by."""
    card = reader.game.objects[number].card
    face = _other_face(card, called) if card is not None and called else None
    entry: Json = ({"face": face} if face is not None else {}) | {
        "do": "play" if land else "cast",
        "player": player or reader.controller(number),
        "card": reader.reference(number),
    }
    reader = reader.on(reader.table)
    reader.come_to_act(entry["player"])
    return reader.would(entry) is not None
