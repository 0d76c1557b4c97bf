"""What a verdict names beside what came of it: effects of what was not acted with that had a part in it, or came near
(CR 601.2f, 508.1j, 603.2d), and what decided (115.10a, 202.3, 702.12b)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence, Set
from functools import partial
from itertools import takewhile

from engine import events as ev
from engine.report.changed_by_effects import OF_LIFE, changed_by, with_effects, without_effects
from engine.report.model import StepKind
from engine.report.narration.draft import FOR_VERDICT, OF_ITSELF, PAST_NOTHING, Draft, of_both, says_the_same
from engine.report.narration.leaving_together import sees_what_leaves_with_it
from engine.report.what_a_verdict_leaves_out import LETS_BE
from engine.rules.casting.costs.costs_in_order import what_changes_it
from engine.rules.continuous.keywords_taken import NO_LONGER_HAS
from engine.rules.continuous.what_cant_be_given import CANT_GAIN
from engine.rules.permanents.abilities_without_their_source import RESOLVES_ALL_THE_SAME
from engine.rules.permanents.protection_that_comes_near import LACKS_THE_COLORS
from engine.rules.permanents.what_does_not_help import COPIED_EVEN_SO
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.table.messages_in_words import REMARKED
from engine.table.references import References

MOST_ASIDE = 2
"""How much of it a verdict says."""

AS_ATTACKERS_ARE_DECLARED = "508.1c"

LOSES = "tell-loses"
"""What is said of a player who loses the game."""

LETS_USE = {
    "cast": "verdict-lets-cast",
    "cast-free": "verdict-lets-cast-free",
    "activate": "verdict-lets-activate",
    "play": "verdict-lets-play",
}
"""What is said of what lets something be cast, activated or played."""


OWED = ("owed-to", "owed-to-have", "owed-to-not")
"""What something is because of another object's effect."""

BY_KEYWORD = "with-keyword"
"""What something comes to by a keyword that an effect gives."""

BY_DEATHTOUCH = "by-deathtouch"
"""That damage from a source with deathtouch has destroyed what it would not have otherwise (704.5h)."""

ENOUGH_WITH_DEATHTOUCH = "enough-with-deathtouch"
"""That 1 damage was enough for blockers, of the damage that has gone past them (702.2c, 702.19b)."""

DECIDING = (
    *("not-targeted", "not-destruction-of", "has-mana-value", "newer-effect", FOR_VERDICT),
    *("by-toughness", BY_KEYWORD, COPIED_EVEN_SO, RESOLVES_ALL_THE_SAME, "without-keyword", "not-countering-of"),
    *("tied-votes", LACKS_THE_COLORS, CANT_GAIN, NO_LONGER_HAS, *OWED),
    *(ENOUGH_WITH_DEATHTOUCH, BY_DEATHTOUCH, PAST_NOTHING),
)
"""What is remarked on things that decides what comes of them: what does not help, and their mana value."""


def with_what_decides(said: Sequence[Message], drafts: Sequence[Draft], refs: References) -> list[Message]:
    """What came of things and players, each with what decided it behind the first that tells of them."""
    unsaid = [*_together((one for place in range(len(drafts)) for one in _deciding(drafts, place)), OWED)]
    told, roots = [], partial(_root, refs)
    for clause in said:
        bare = without_effects(clause)
        tells = bare.key.startswith("verdict-") or bare.key == LOSES
        of = set(map(roots, bare.targets())) if tells else set()
        fitting = [one for one in unsaid if _fits(one, clause, {*map(roots, one.args["things"])}, of)]
        unsaid = [one for one in unsaid if one not in fitting]
        for whole in _together(fitting, (BY_KEYWORD,)):
            things = {*map(roots, whole.args["things"])}
            of_objects = {thing for thing in of if thing.object is not None}
            alone = clause.key in OF_LIFE or bare.key == LOSES or things in (of, of_objects)
            clause = _remarked(clause, _of_itself(whole) if alone else whole)
        told.append(clause)
    return told


def _of_itself(remark: Message) -> Message:
    """A remark on all that a clause tells of; that it is no destruction, with what it is, as that isn't told there."""
    by_toughness = remark.key == "not-destruction-of" and remark.args["why"] == "toughness"
    return Message("toughness-not-destruction" if by_toughness else OF_ITSELF[remark.key], remark.args)


def _fits(remark: Message, clause: Message, things: Set[TargetId], of: Set[TargetId]) -> bool:
    """Whether a remark on things stands behind a clause that speaks ``of`` some of them, or of all."""
    if things.isdisjoint(of) or (remark.key not in OWED and not things <= of) or _is_of_no_use(remark, clause):
        return False
    of_players = any(thing.player is not None for thing in things)
    of_player = clause.key in OF_LIFE or without_effects(clause).key == LOSES
    not_of_it = [*clause.objects()] and all(thing.player is not None for thing in things)  # "is in Opp's hand"
    return of_player or not of_players or (remark.key == BY_KEYWORD and not not_of_it)


def _is_of_no_use(remark: Message, clause: Message) -> bool:
    """Whether it says that damage has no further results, of what has died of it anyway."""
    return remark.key == "without-keyword" and clause.key.startswith("verdict-dies")


def _together(remarks: Iterable[Message], keys: Collection[str]) -> list[Message]:
    """Remarks, each once, those with one of the keys that say the same of several things as one."""
    found: list[Message] = []
    for one in remarks:
        alike = one.key in keys
        same = next((i for i, it in enumerate(found) if it == one or (alike and says_the_same(it, one))), None)
        if same is None:
            found.append(one)
        elif found[same] != one:
            found[same] = of_both(found[same], one)
    return found


def _deciding(drafts: Sequence[Draft], place: int) -> Iterator[Message]:
    """What a step remarks that decides; that an ability resolves all the same, only where something comes of it."""
    draft = drafts[place]
    below = takewhile(lambda one: one.depth > draft.depth, drafts[place + 1 :])
    idle = all(one.kind is StepKind.DID_NOT_HAPPEN for one in below)
    told = (one for one in (*draft.counted, *draft.notes) if one.key in DECIDING)
    yield from (one for one in told if not (idle and one.key == RESOLVES_ALL_THE_SAME))
    yield from _by_deathtouch(draft, drafts)
    if "702.19d" in draft.rules:  # what it has trampled over is gone
        past = [hit.target for hit in _combat_damage(draft) if hit.target.player is not None]
        yield Message(PAST_NOTHING, {"things": past})


def _by_deathtouch(draft: Draft, drafts: Sequence[Draft]) -> Iterator[Message]:
    """That deathtouch alone has destroyed something (704.5h), and that by it 1 damage was enough for the blockers past
    which damage has gone (702.2c)."""
    if "704.5h" in draft.rules and not any(one.key == BY_KEYWORD for one in (*draft.counted, *draft.notes)):
        yield Message(BY_DEATHTOUCH, {"things": [one for one in draft.message.targets() if one.object is not None]})
    past = [hit for hit in _combat_damage(draft) if hit.target.player is not None and "702.19b" in draft.rules]
    enough = {hit.source for one in drafts if "702.2c" in one.rules for hit in _combat_damage(one)}
    yield from (Message(ENOUGH_WITH_DEATHTOUCH, {"things": [hit.target]}) for hit in past if hit.source in enough)


def _combat_damage(draft: Draft) -> Iterator[ev.Damage | ev.DamagePrevented]:
    """The combat damage that a step tells to be dealt or prevented."""
    events = (one.event for one in draft.events)
    return (one for one in events if isinstance(one, ev.Damage | ev.DamagePrevented) and one.combat)


def _remarked(clause: Message, remark: Message) -> Message:
    """A clause with one more remark in its brackets."""
    if clause.key in OF_LIFE:
        by = clause.args["by"]
        behind = Message("list", {"items": [by.args["what"], remark]}) if isinstance(by, Message) else remark
        return Message(clause.key, clause.args | {"by": Message("list-behind", {"what": behind})})
    if clause.key == REMARKED:
        both = Message("list", {"items": [clause.args["remark"], remark]})
        return Message(REMARKED, clause.args | {"remark": both})
    return Message(REMARKED, {"said": clause, "remark": remark})


def _root(refs: References, thing: TargetId) -> TargetId:
    """The same thing through all the zones that it has been in."""
    return TargetId.of_object(refs.root(thing.object)) if thing.object is not None else thing


def bears_on_it(game: Game, drafts: Sequence[Draft], events: Sequence[Logged]) -> list[Message]:
    """What other spells and attacks cost, which abilities trigger again, of which part of a library alone is searched,
    and what comes near and affects nothing: the latest of it, each once."""
    found = [one for logged in events for one in (*costs(game, logged), *_triggers_again(game, logged))]
    found += [one.message for one in drafts if searches_a_part(one)]
    found += [_lets_be(one) for one in drafts if one.key == LETS_BE and one.args["why"]]
    said = {repr(one): one for one in _let_together(found)}
    return [*said.values()][-MOST_ASIDE:]


def _let_together(found: Iterable[Message]) -> Iterator[Message]:
    """What the same effects let the same player cast, activate or play is told in one clause."""
    together: dict[str, Message] = {}
    for one in found:
        who = repr((one.key, {key: value for key, value in one.args.items() if key != "object"}))
        before = together.get(who) if one.key in LETS_USE.values() else None
        objects = (*before.args["object"], *one.args["object"]) if before is not None else ()
        merged = Message(one.key, one.args | {"object": tuple(dict.fromkeys(objects))}) if objects else one
        together[who if one.key in LETS_USE.values() else repr(one)] = merged
    return iter(together.values())


def costs(game: Game, logged: Logged) -> Iterator[Message]:
    """What a spell or ability that has left the stack cost, or an attack, where that is because of something else; and
    what let it be cast or activated then (601.3b, 606.3)."""
    event = logged.event
    if isinstance(event, ev.ManaSpent) and event.cost and event.because and not event.beyond_lands:  # told itself
        paid = {"player": TargetId.of_player(event.player), "cost": event.cost, "beyond": ""}
        yield with_effects(Message("tell-mana-paid", paid), event.because)
    if isinstance(event, ev.LandPlayed):
        yield from _lets(game, event, event.permitted_by, "play")
    if isinstance(event, ev.SpellCast | ev.AbilityActivated):
        item = event.object if isinstance(event, ev.SpellCast) else event.item
        made = game.find(item).announced if item is not None and item not in game.stack else None
        if made is None:
            return
        what, spell = {"object": TargetId.of_object(event.object)}, isinstance(event, ev.SpellCast)
        cast = "cast-free" if made.without_paying else "cast"
        yield from _lets(game, event, made.permitted_by, cast if spell else "activate")
        if made.changed_cost and (others := [i for i in made.cost_changed_by if i != event.object]):
            by = what_changes_it(made, event.object) if made.cost_sum is not None else TargetId.of_objects(others)
            args = what | {"cost": made.changed_cost, "effects": by}
            yield Message("verdict-costs" if spell else "verdict-ability-costs", args)


def _lets(
    game: Game, event: ev.SpellCast | ev.AbilityActivated | ev.LandPlayed, by: Sequence[ObjectId], how: str
) -> Iterator[Message]:
    """What lets something be cast, activated or played, unless that is all that was done with it before, or it does so
    itself."""
    before = game.came_from(event.object)
    by = [i for i in by if before is None or i != before.object.id]
    done = game.happened(ev.SpellCast, ev.AbilityActivated, ev.AbilityTriggered)
    others = TargetId.of_objects([i for i in by if all(one.object != i for one in done)])
    if others:
        what = {"object": TargetId.of_objects([event.object]), "player": TargetId.of_player(event.player)}
        yield Message(LETS_USE[how], what | {"effects": others, "count": len(others)})


def _triggers_again(game: Game, logged: Logged) -> Iterator[Message]:
    """How many times an ability triggers, where effects make it do so more than once; and that it has triggered on what
    has left together with its source."""
    event = logged.event
    if not isinstance(event, ev.AbilityTriggered) or event.alike[0] != event.alike[1]:
        return
    sees = sees_what_leaves_with_it(game, event)
    if event.alike_by or sees is not None:
        times = Message("times", {"count": event.alike[1]}) if event.alike[1] > 1 else ""
        by = Message("in-brackets", {"what": changed_by(event.alike_by) if event.alike_by else sees})
        said = {"source": TargetId.of_object(event.object), "times": times, "for": "", "by": by}
        yield Message("verdict-triggers", said)


def searches_a_part(draft: Draft) -> bool:
    """Whether an effect lets no more than the top of a library be searched (701.23f)."""
    return any(isinstance(one.event, ev.Searched) and one.event.only is not None for one in draft.events)


def _lets_be(draft: Draft) -> Message:
    """What comes near and does not affect something, and why; of attacking, when that is looked at."""
    key = "verdict-lets-attack" if AS_ATTACKERS_ARE_DECLARED in draft.rules else "verdict-lets-be"
    return Message(key, {name: draft.args[name] for name in ("source", "object", "why")})
