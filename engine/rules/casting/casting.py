"""Casting a spell, step by step (CR 601.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.abilities import ability as ab
from engine.abilities.base import CostPart
from engine.abilities.quantities.amounts import Fixed
from engine.events import SpellCast, ZoneChange
from engine.oracle.values_of_printed_cards import COMPILED
from engine.rules import costs as cost_rules
from engine.rules.casting import kicker_and_optional_costs
from engine.rules.casting.announcing import BY_CHOICES, announce, check_announceable, rules_announced
from engine.rules.casting.as_it_was_cast import so_as_cast
from engine.rules.casting.choosing_targets import note_crime, note_targets
from engine.rules.casting.choosing_x import choose_x
from engine.rules.casting.colors_of_mana_spent import letters_spent
from engine.rules.casting.costs.costs_in_order import what_changes_it
from engine.rules.casting.costs.kept_for_other_parts import keeping
from engine.rules.casting.costs.total_cost import LEAST_COSTS, additional_costs, total_cost
from engine.rules.casting.faces_and_ways_to_cast import (
    Way,
    called_way,
    way_for,
    way_without_paying,
    ways,
)
from engine.rules.casting.illegal_actions import Before, as_it_was
from engine.rules.casting.mana_from_treasures import spent_from_treasures
from engine.rules.casting.text_of_spell import text_of
from engine.rules.hooks import Hooks
from engine.rules.mana import payment
from engine.rules.mana.phyrexian_symbols import announce_phyrexian, check_life, rules_of_symbols
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.mana.riders_on_spells import marked_by_mana
from engine.rules.pipeline import commit
from engine.rules.prohibitions.cant_cast import FORBIDS, ONCE_PROPOSED
from engine.rules.sorcery_timing_and_flash import check_timing
from engine.state.actions import Cast
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.mana_costs import ManaCost
from engine.state.objects import Announcement, GameObject
from engine.state.printed_cards import is_cast_transformed
from engine.state.zones import Zone

HELPING = ("assist", "convoke", "delve", "emerge", "harmonize", "improvise", "offering")
"""Keywords by which other things than the player's mana can pay for a spell, or lower what it costs."""

INSTEAD_OF_MANA: Hooks[Callable[[Game, PlayerId, GameObject, ManaCost], Gen[tuple[CostPart, ...]]]] = Hooks()
"""Functions that let a player pay for some of the mana in the total cost with something else: they lower the cost
and give the parts to pay in its place (702.51b)."""

AS_PUT_ON_STACK: Hooks[Callable[[Game, PlayerId, GameObject], None]] = Hooks()
"""What happens to a spell as a player puts it onto the stack (601.2a, 610.5)."""

ONCE_COSTS_ARE_ANNOUNCED: Hooks[Callable[[Game, PlayerId, GameObject, Announcement], None]] = Hooks()
"""What the optional costs announced for a spell make of it before targets are chosen (702.47a)."""


def cast(game: Game, player: PlayerId, act: Cast) -> Gen[int]:
    """Cast a spell with priority; returns the id of the spell. Raises ``Illegal`` and leaves the game as it was."""
    it = game.now(act.object)
    if it is None:
        raise Illegal(Message("not-there"), "400.7")
    if act.free:
        way = way_without_paying(game, it, act, player)
    else:
        way = way_for(game, it, act, player) if act.way else (yield from _ask_way(game, it, player))
    way = yield from _by_which(game, it, player, way)
    try:
        values, by_flash, flash_by = _check_allowed(game, player, it, way)
    except Illegal as problem:
        able = [] if act.free else [one for one in _able(game, it, player) if one.face == way.face]
        if not able:
            raise
        usual = "usual" if [one.name for one in able] == ["front"] else ""
        said = {"why": problem.message, "ways": [called_way(one.name) for one in able]}
        said["only"] = "face-up" if usual and way.face_down is not None else usual
        raise Illegal(Message("other-way-now", said), *problem.rules) from None
    way.permitted_by = tuple(dict.fromkeys((*way.permitted_by, *flash_by)))
    if not way.any_time:
        way.rules = (*way.rules, *by_flash, *(("310.1",) if "Battle" in values.types else ()))
    return (yield from cast_in_way(game, player, it, way, act.costs))


def _ask_way(game: Game, it: GameObject, player: PlayerId) -> Gen[Way]:
    """The player says for which cost, or as which face, the card is cast, where there is a choice (118.9a, 601.2b)."""
    able = _able(game, it, player)
    if len(able) < 2:
        return able[0] if able else way_for(game, it, Cast(it.id), player)
    options = [
        Option(way.name, Message("act-cast", {"object": it.target, "way": way.name}), kind="cost", face=way.name)
        for way in able
    ]
    prompt = Message("choose-way", {"object": it.target})
    answer = yield Choice(player, "way", prompt, "601.2b", options)
    return next(way for way in able if way.name == answer[0])


def _able(game: Game, it: GameObject, player: PlayerId) -> list[Way]:
    """The ways in which the player could begin to cast the card now (601.3)."""
    able = []
    for way in ways(game, it, player) if it.card is not None else ():
        try:
            begin_check(game, player, it, way)
        except Illegal:
            continue
        able.append(way)
    return able


def _by_which(game: Game, it: GameObject, player: PlayerId, way: Way) -> Gen[Way]:
    """Where several permissions let the card be cast alike, the player says which is used; one that is not used up is
    as good as any (601.3, 601.2b)."""
    if way.by is None or it.card is None:
        return way
    alike = [one for one in ways(game, it, player) if (one.name, one.face, one.cost) == (way.name, way.face, way.cost)]
    lasting = [one for one in alike if one.by is None]
    names = {game.find(one.by).base.name for one in alike if one.by is not None}
    if lasting or len(names) < 2:
        return lasting[0] if lasting else way
    options = [
        Option(str(n), Message("thing", {"thing": TargetId.of_object(one.by)}), kind="way", object=one.by)
        for n, one in enumerate(alike)
        if one.by is not None
    ]
    prompt = Message("choose-permission", {"object": it.target})
    answer = yield Choice(player, "way", prompt, "601.3", options)
    return alike[int(answer[0])]


def _check_allowed(
    game: Game, player: PlayerId, it: GameObject, way: Way
) -> tuple[Characteristics, tuple[str, ...], tuple[ObjectId, ...]]:
    """What would be cast in this way, the rules of flash by which it may be now and whose effect gives it;
    ``Illegal`` if it may not (601.3, 307.5)."""
    values = way.base or (COMPILED.faces(it.card)[way.face] if it.card is not None else it.base)
    by_flash, by = ((), ()) if way.any_time else check_timing(game, player, it, values)
    for forbid in FORBIDS:
        forbid(game, player, it, values)
    return values, by_flash, by


def begin_check(game: Game, player: PlayerId, it: GameObject, way: Way) -> None:
    """Raise ``Illegal`` if the player could not even begin to cast the card in this way now: timing, too few
    targets, or costs that can't be paid."""
    values, *_ = _check_allowed(game, player, it, way)
    frame = Frame(it.id, player, to_act=True)
    for ability in values.abilities.spells:
        check_announceable(game, ability, frame)
    total = ManaCost.of(way.cost or "")
    if way.of_any:
        total.loosen(way.of_any)
    if not any(values.has(keyword) for keyword in HELPING):
        payment.check(game, player, total)
    cost_rules.check(game, way.additional, frame)


def cast_in_way(
    game: Game, player: PlayerId, it: GameObject, way: Way, announced: tuple[str, ...] | None = None
) -> Gen[ObjectId]:
    """Carry out the steps of casting (601.2a-i). What is illegal is undone before anything has been paid."""
    before = Before.of(game, it)
    try:
        spell, frame, total, parts, decided = yield from _propose(game, player, it, way, announced)
    except Illegal as problem:
        before.restore(game)
        problem.message = as_it_was(game, problem.message, it)
        raise
    made = spell.announced
    assert made is not None
    root = game.log[before.log]
    with game.under(root):
        note_targets(game, spell.id, made, frame)  # before the costs are paid: what triggers on it does so at 601.2c
        with game.because("601.2h"):
            yield from payment.pay(game, player, total, _purpose(game, spell, parts, frame, total))
            made.mana_spent = total.generic + len(total.colored)
            yield from marked_by_mana(game, player, spell, before.log)
            made.letters_spent = yield from letters_spent(game, player, spell, total, before.log)
            made.from_treasures = yield from spent_from_treasures(game, player, spell, made.mana_spent, before.log)
            yield from cost_rules.pay(game, parts, frame, additional_costs(spell))
        made.so_as_cast = so_as_cast(game, player, spell)
        note_crime(game, player, spell.id, made)
        faces = ("712.8c",) if is_cast_transformed(spell) else ()
        commit(game, [SpellCast(spell.id, player, before.origin)], *decided, *faces, "601.2i")
    return spell.id


def _propose(
    game: Game, player: PlayerId, it: GameObject, way: Way, named: tuple[str, ...] | None
) -> Gen[tuple[GameObject, Frame, ManaCost, tuple[CostPart, ...], tuple[str, ...]]]:
    """Steps a to f: onto the stack, choices, and the total cost, found payable; and the rules of what was decided."""
    made = Announcement(without_paying=way.cost is None, cast_from=it.zone, permitted_by=way.permitted_by)
    made.paid.keyword = way.paid
    with game.because("601.2a", *way.rules):
        moved = commit(
            game,
            [
                ZoneChange(
                    it.id,
                    Zone.STACK,
                    it.zone,
                    "cast",
                    controller=player,
                    face=way.face,
                    face_down=way.face_down,
                    copying=way.base if way.face_down is None else None,
                    remembering=way.memory,
                    announced=made,
                )
            ],
        )[0]
    event = moved.event
    assert isinstance(event, ZoneChange)
    spell = game.objects[event.became[0]]
    frame = Frame(
        spell.id, player, item=spell.id, paid=made.paid, outcome=made.outcome, chosen=made.chosen, to_act=True
    )
    with game.under(moved), game.because("601.2b"):
        for gain in AS_PUT_ON_STACK:
            gain(game, player, spell)
        extra, paid = yield from kicker_and_optional_costs.announce(game, player, spell, made, named)
        for change in ONCE_COSTS_ARE_ANNOUNCED:
            change(game, player, spell, made)
        least_x = kicker_and_optional_costs.least_x(game, spell, made)
        made.x = yield from choose_x(game, player, spell, way, extra, paid, least_x)
        frame.x = made.x
        for check in ONCE_PROPOSED:
            check(game, player, spell)
        text = text_of(game, spell)
        if text is not None:
            frame.ability = text  # type: ignore[assignment]
            yield from announce(game, text, frame, made)
        for costs_of in BY_CHOICES:
            more, further = costs_of(game, spell, made)
            extra, paid = extra + more, (*paid, *further)
        total, changed, in_sum = total_cost(game, player, spell, way, frame, extra)
        made.cost_changed_by = tuple(source for source, _ in in_sum.changes if source != spell.id)
        parts = (*way.additional, *paid, *additional_costs(spell))
        in_two_ways = rules_of_symbols(total, matters=game.players[player].mana_source != "any")
        life = yield from announce_phyrexian(game, player, total)
        if life:
            parts = (*parts, ab.PayLife(Fixed(life)))
            made.paid.symbols_with_life = life // 2
        for least_cost in LEAST_COSTS:
            least, by = least_cost(game)
            if total.raise_to(least):
                changed = changed if "601.2f" in changed else (*changed, "601.2f")
                made.cost_changed_by = (*made.cost_changed_by, *by)
                in_sum = replace(in_sum, least=least, least_by=by)
        changed = (*changed, "118.9d") if changed and "118.9" in way.rules else changed
        made.changed_cost = total.text if changed else ""
        made.cost_sum = in_sum if in_sum.is_of_several and "118.7" not in changed else None
        for instead in INSTEAD_OF_MANA:
            parts = (*parts, *(yield from instead(game, player, spell, total)))
        cost_rules.check(game, parts, frame)
        purpose, taxed = _purpose(game, spell, parts, frame, total), ("903.8",) if way.memory.commander_tax else ()
        effects = what_changes_it(made, spell.id)
        because = Message("cost-because", {"effects": effects}) if effects else ""
        if "107.4f" in in_two_ways:
            check_life(game, player, total, purpose, spell.id)
        payment.check(game, player, total, purpose, *taxed, *changed, because=because)
        considered = tuple(rule for rule in game.reasons() if rule == "601.4")
    return spell, frame, total, parts, (*rules_announced(made), *changed, *in_two_ways, *considered)


def _purpose(game: Game, spell: GameObject, parts: tuple[CostPart, ...], frame: Frame, total: ManaCost) -> Purpose:
    """What these parts of a cost use up is not tapped for mana as well; what the spell targets rather not."""
    busy = frozenset(ObjectId(i) for part in parts for i in part.these)
    made = spell.announced
    targets = frozenset(objects_in(t for slot in made.targets for t in slot)) if made is not None else frozenset()
    return keeping(game, total, parts, frame, Purpose(spell=spell.id, busy=busy, spoken_of=targets))
