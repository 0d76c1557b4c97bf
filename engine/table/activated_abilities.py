"""Which of an object's activated abilities a script means (602.1): by number, by words, or the only one it can be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities.ability import Activated
from engine.abilities.base import Ability
from engine.abilities.unread import Unread
from engine.oracle.compile import english
from engine.oracle.keywords.expansion import printed_as
from engine.oracle.names import with_name
from engine.rules import targeting
from engine.rules.casting.activating import begin_check, has_none, numbered
from engine.rules.triggers.zones_of_function import own_zones
from engine.state.choices import Illegal, Message, Unsupported
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone
from engine.table.entries import ActivateEntry
from engine.table.queued_answers import flat
from engine.table.references import References, folded


def index_of_ability(refs: References, source: ObjectId, entry: ActivateEntry) -> int:
    """The ability that an entry means, as the rules count those that can be activated: by number from 1, by a piece of
    its text or its keyword, or the only one there is or that can have such targets. One that was not read is
    ``Unsupported``."""
    game, wanted = refs.game, entry.ability
    known = numbered(game, game.objects[source])
    found = list(range(len(known))) if wanted is None else _called(game, source, wanted)
    if len(found) > 1:
        found = _meant(refs, source, entry, found)
    unread = [] if found else _unread_called(game, source, wanted)
    if len(found) == 1 and found[0] < len(known) and isinstance(known[found[0]], Unread):
        unread = [known[found[0]]]
    if len(unread) == 1:
        (one,) = unread
        said = {"object": TargetId.of_object(source), "text": _text(game, source, one)}
        raise Unsupported(Message("ability-not-read", said), "602.1")
    if len(found) == 1:
        return found[0] - sum(isinstance(one, Unread) for one in known[: found[0]])
    listed = Message("list", {"items": [f"{n}. {text}" for n, text in enumerate(ability_texts(game, source), start=1)]})
    thing = TargetId.of_object(source)
    if not known:
        raise has_none(game, game.objects[source])
    key = "which-ability" if found or wanted is None else "no-ability-with-text"
    raise Illegal(Message(key, {"object": thing, "text": wanted or "", "abilities": listed}), "602.1")


def unread_asked_for(game: Game, source: ObjectId, wanted: int | str | None) -> Sequence[Ability]:
    """The abilities of an object that were not read and that such words may mean."""
    known = numbered(game, game.objects[source])
    found = range(len(known)) if wanted is None else _called(game, source, wanted)
    return [one for i in found if i < len(known) and isinstance(one := known[i], Unread)] or (
        [] if found else _unread_called(game, source, wanted)
    )


def _called(game: Game, source: ObjectId, wanted: int | str) -> list[int]:
    """The places of the abilities with this number or these words."""
    if isinstance(wanted, int):
        return [wanted - 1]
    known = zip(ability_texts(game, source), _spelled_out(game, source), strict=True)
    return [i for i, said in enumerate(known) if any(folded(wanted) in folded(one) for one in said)]


def _unread_called(game: Game, source: ObjectId, wanted: int | str | None) -> Sequence[Ability]:
    """What was not read and may be or grant the ability that is asked for: what has those words, or, where no words
    are given, what may be a keyword (702.1)."""
    unread = game.characteristics(source).abilities.unread
    if isinstance(wanted, str):
        return [one for one in unread if folded(wanted) in folded(_text(game, source, one))]
    return [one for one in unread if one.is_like_a_keyword]


def _meant(refs: References, source: ObjectId, entry: ActivateEntry, found: list[int]) -> list[int]:
    """Those of some abilities that work where the object is and can have the targets that are named; of such as are
    the same one that can be activated (602.2, 602.5b)."""
    game = refs.game
    abilities = numbered(game, game.objects[source])
    found = [i for i in found if _works_here(game, source, abilities[i])] or found
    if entry.targets:
        fitting = [i for i in found if _can_target(refs, source, entry, abilities[i])]
        found = fitting or found
    if all(abilities[i] == abilities[found[0]] for i in found):
        unread = [sum(isinstance(one, Unread) for one in abilities[:i]) for i in range(len(abilities))]
        able = [i for i in found if _can_begin(game, entry.player, source, i - unread[i])]
        return [*able, *found][:1]
    return found


def _works_here(game: Game, source: ObjectId, ability: Ability) -> bool:
    """Whether an ability functions where its object is (113.6)."""
    zones = own_zones(ability) if isinstance(ability, Activated) else ()
    return game.objects[source].zone in (zones or (Zone.BATTLEFIELD,))


def _can_target(refs: References, source: ObjectId, entry: ActivateEntry, ability: Ability) -> bool:
    """Whether each target that is named is one that some target phrase of an ability can have; what was not read may
    have any that it speaks of."""
    game = refs.game
    if isinstance(ability, Unread):
        return "target" in ability.text
    phrases = targeting.phrases(ability)
    if any(targeting.depends_on_targets(phrase) for phrase in phrases):
        return True
    frame = Frame(source, entry.player, ability)
    can = {target for phrase in phrases for target in targeting.legal(game, phrase, frame, [])}
    things = [target.object for target in can if target.object is not None]
    return all(
        any(target.player is not None and target.player == refs.player(words) for target in can)
        or refs.things(words, among=things)
        for words in flat(entry.targets or ())
    )


def _can_begin(game: Game, player: PlayerId, source: ObjectId, index: int) -> bool:
    try:
        begin_check(game, player, game.objects[source], index)
    except Illegal:
        return False
    return True


def ability_texts(game: Game, source: ObjectId) -> list[str]:
    """The activated abilities of an object as it has them printed ("Crew 1"), in the order of their numbers."""
    it = game.objects[source]
    have = game.characteristics(it).abilities.all
    return [_text(game, source, printed_as(have, ability) or ability) for ability in numbered(game, it)]


def _spelled_out(game: Game, source: ObjectId) -> list[str]:
    """The same with each keyword as what it means."""
    return [_text(game, source, ability) for ability in numbered(game, game.objects[source])]


def _text(game: Game, source: ObjectId, ability: Ability) -> str:
    said = ability.text if isinstance(ability, Unread) else english(ability)
    it = game.objects[source]
    return with_name(said, it.base.name if it.face_down is None else "this permanent")  # it has no name (708.2)
