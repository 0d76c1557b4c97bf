"""Activating activated abilities (CR 602) and mana abilities (605)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.abilities import ability as ab
from engine.abilities.base import Ability, CostPart
from engine.abilities.conditions.what_is_targeted import Targets
from engine.abilities.permissions.timing import (
    AbilityCost,
    ActivationLimit,
    Activator,
    LessByManaCost,
    MoreOrLess,
    Span,
)
from engine.abilities.quantities.amounts import Fixed
from engine.events import AbilityActivated, DidNotHappen, ManaAdded
from engine.grammar.printer import print_value
from engine.oracle.keywords.equip import equip_ability
from engine.oracle.keywords.expansion import rules_of
from engine.oracle.names import with_name
from engine.rules import costs as cost_rules
from engine.rules.casting import cast_only_during, fragmented_loops, loyalty_abilities
from engine.rules.casting.announcing import announce, check_announceable, rules_announced
from engine.rules.casting.choosing_targets import note_crime, note_targets
from engine.rules.casting.choosing_x import least_x
from engine.rules.casting.costs.activation_cost_changes import change_total
from engine.rules.casting.costs.kept_for_other_parts import keeping
from engine.rules.casting.what_is_targeted import one_is
from engine.rules.evaluate.evaluation import amount, holds
from engine.rules.evaluate.for_each import count
from engine.rules.hooks import Hooks
from engine.rules.instructions.performing import perform_all
from engine.rules.mana import payment, tapped_for_mana
from engine.rules.mana.color_of_mana_on_x import restrict_x
from engine.rules.mana.phyrexian_symbols import announce_phyrexian, check_life, rules_of_symbols
from engine.rules.mana.production import activated_of, is_mana_ability, numbered_of, place_of
from engine.rules.mana.restrictions_on_spending import Purpose
from engine.rules.mana.sources import sources
from engine.rules.pipeline import commit
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.prohibitions.cant_activate import check_activation, lets_mana_abilities_be
from engine.rules.sorcery_timing_and_flash import sorcery_speed
from engine.rules.triggers.noticing_triggers import notice_completed
from engine.rules.triggers.zones_of_function import own_zones
from engine.state.actions import Activate
from engine.state.choices import Choice, Gen, Illegal, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId, objects_in
from engine.state.log import Logged
from engine.state.mana_costs import ManaCost
from engine.state.objects import Announcement, GameObject, OnStack
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone


def abilities_of(game: Game, it: GameObject) -> Sequence[Ability]:
    """An object's activated abilities in printed order, then those it has by rule (305.6)."""
    return activated_of(it, game.characteristics(it))


WITHOUT_ABILITY: Hooks[Callable[[Game, GameObject], Illegal | None]] = Hooks()
"""What explains best why an object has no activated ability; the first that knows is heard."""


def numbered(game: Game, it: GameObject) -> Sequence[Ability]:
    """An object's activated abilities as players number them: those that were not read have their numbers too."""
    return numbered_of(game.characteristics(it))


def has_none(game: Game, it: GameObject) -> Illegal:
    """Why an object has no activated ability (602.1)."""
    known = (explain(game, it) for explain in WITHOUT_ABILITY)
    return next(
        (why for why in known if why is not None),
        Illegal(Message("no-activated-ability", {"object": it.target}), "602.1"),
    )


def open_to_others(game: Game, it: GameObject) -> bool:
    """Whether other players than its controller may activate an ability of a permanent (602.2)."""
    return any(isinstance(a, ab.Activated) and a.by is not None for a in game.characteristics(it).abilities.activated)


def as_activated(ability: Ability) -> ab.Activated:
    """The activated ability that a keyword stands for (702.6a), or the ability itself."""
    if isinstance(ability, ab.Equip):
        return equip_ability(ability)
    assert isinstance(ability, ab.Activated)
    return ability


def check(game: Game, player: PlayerId, it: GameObject, index: int) -> ab.Activated:
    """The ability, if the player may begin to activate it now; else ``Illegal`` says why not (602.2, 602.5)."""
    known = abilities_of(game, it)
    if index >= len(known):
        if not numbered(game, it):
            raise has_none(game, it)
        raise Illegal(Message("no-such-ability", {"object": it.target, "number": index + 1}), "602.1")
    ability = as_activated(known[index])
    zones = own_zones(ability)
    if it.zone not in (zones or (Zone.BATTLEFIELD,)):
        where = zones[0] if zones else Zone.BATTLEFIELD
        rule = "113.6m" if zones else "113.6"
        raise Illegal(Message("ability-not-here", {"object": it.target, "where": where.value}), rule)
    if it.phased_out:
        raise Illegal(Message("is-phased-out", {"object": it.target}), "702.26b")
    _check_activator(game, player, it, ability)
    loyalty_abilities.check(game, player, it, ability)
    try:
        _check_limits(game, player, it, index, ability)
    except Illegal as problem:
        keyword = known[index]
        equips = isinstance(keyword, ab.Equip)
        own = ("702.6a",) if equips else rules_of(game.characteristics(it).abilities.all, keyword)
        raise Illegal(problem.message, *problem.rules, *own) from None
    check_activation(game, it, is_mana_ability(ability))
    return ability


def _check_activator(game: Game, player: PlayerId, it: GameObject, ability: ab.Activated) -> None:
    """Only its controller may activate it, unless it says otherwise (602.2)."""
    mine = game.controller(it) == player
    if ability.by is None and not mine:
        raise Illegal(Message("not-your-ability", {"object": it.target}), "602.2")
    if ability.by is Activator.OPPONENTS and mine:
        raise Illegal(Message("only-opponents-activate", {"object": it.target}), "602.2")


ONCE_MORE: Hooks[Callable[[Game, PlayerId, GameObject, ab.Activated], bool]] = Hooks()
"""Functions that may let a player activate an ability again that is activated only once (702.177b)."""


def _check_limits(game: Game, player: PlayerId, it: GameObject, index: int, ability: ab.Activated) -> None:
    """Restrictions written behind the ability (602.5)."""
    this = {"object": it.target}
    used = game.activations.get(it.id, {}).get((ability, place_of(abilities_of(game, it), index)), [])
    for limit in ability.limits:
        if isinstance(limit, Span):
            if not cast_only_during.within(game, player, limit):
                raise Illegal(Message("only-when", {**this, "when": limit.value}), "602.5")
        elif limit is ActivationLimit.SORCERY and not sorcery_speed(game, player):
            raise Illegal(Message("only-as-sorcery", this), "602.5d")
        elif limit is ActivationLimit.ONCE and game.turn.number in used:
            raise Illegal(Message("only-once", this), "602.5b")
        elif limit is ActivationLimit.EVER and used and not any(lets(game, player, it, ability) for lets in ONCE_MORE):
            raise Illegal(Message("only-once-ever", this), "602.5b")
    if ability.most is not None and used.count(game.turn.number) >= ability.most:
        raise Illegal(Message("only-so-often", {**this, "most": ability.most}), "602.5b")
    if ability.given is not None and not holds(game, ability.given, Frame(it.id, player, ability)):
        given = print_value(ability.given)
        said = with_name(given[:1].lower() + given[1:], it.base.name)
        raise Illegal(Message("only-if", {**this, "text": said}), "602.5")


def mana_cost(game: Game, ability: ab.Activated, frame: Frame, made: Announcement | None = None) -> ManaCost:
    """The mana in the total cost of an ability, with what is said of its costing more or less (602.2b, 601.2f); what is
    announced notes what it has been changed to, and by what."""
    total = cost_rules.mana_part(ability.costs, determined(frame.x))
    printed = total.text
    change = ability.change
    if isinstance(change, LessByManaCost):
        if holds(game, change.condition, frame):
            total.reduce(game.characteristics(frame.source).mana_cost)
    elif change is not None and _changes(game, change, frame):
        if change.equal is not None:
            by = amount(game, change.equal, frame)
        else:
            by = int(change.mana.text.strip("{}")) * (count(game, change.per, frame) if change.per is not None else 1)
        total.change(by if change.way is MoreOrLess.MORE else -by)
    changed_by, at_least_one = change_total(game, ability, frame, total)
    written = "".join(part.mana.text for part in ability.costs if isinstance(part, ab.PayMana))
    before = total.text
    restrict_x(total, written, determined(frame.x), (ability,), max(0, ManaCost.of(printed).generic - total.generic))
    if made is not None and (before != printed or at_least_one):
        made.changed_cost, made.cost_changed_by, made.costs_at_least_one = total.text, changed_by, at_least_one
    return total


def _changes(game: Game, change: AbilityCost, frame: Frame) -> bool:
    """Whether the cost changes. "If it targets ..." is said of the ability itself; before its targets are chosen it
    may yet cost less (601.2c, 601.2f)."""
    if not isinstance(change.condition, Targets):
        return change.condition is None or holds(game, change.condition, frame)
    if not frame.targets:
        return change.way is MoreOrLess.LESS
    return one_is(game, {target for slot in frame.targets for target in slot}, change.condition.what, frame)


def begin_check(game: Game, player: PlayerId, it: GameObject, index: int) -> None:
    """Raise ``Illegal`` if the player could not even begin to activate the ability now."""
    ability = check(game, player, it, index)
    frame = Frame(it.id, player, ability, x=least_x((ability,)) or None, to_act=True)
    check_announceable(game, ability.effect, frame)
    cost_rules.check(game, ability.costs, frame)
    total = mana_cost(game, ability, frame)
    payment.check(game, player, total, _purpose(game, ability, frame, total))


INSTEAD_OF_MANA: Hooks[Callable[[Game, ab.Activated, Frame, ManaCost], Gen[tuple[CostPart, ...]]]] = Hooks()
"""Functions that let a player pay for some of the mana with something else: they lower the cost and give the parts to
pay in its place (701.67a)."""


def activate(game: Game, player: PlayerId, act: Activate) -> Gen[None]:
    """Activate an ability. What is illegal is found out before anything is paid (602.2)."""
    it = game.now(act.object)
    if it is None:
        raise Illegal(Message("not-there"), "400.7")
    ability = check(game, player, it, act.index)
    if is_mana_ability(ability):
        yield from _mana_ability(game, player, it, act.index, ability)
        return
    state = fragmented_loops.before(game, player, ability)
    made = Announcement(permitted_by=loyalty_abilities.permitted_by(game, player, it, ability))
    item = game.put_ability_on_stack(it, OnStack(it.id, ability), player, made)
    frame = Frame(
        it.id, player, ability, item=item.id, paid=made.paid, outcome=made.outcome, chosen=made.chosen, to_act=True
    )
    mark = len(game.log)
    try:
        total, parts = yield from _announce(game, ability, frame, made)
        fragmented_loops.check(game, player, state, it.id, ability, made)
    except Illegal:
        game.take_ability_off_stack(item)
        game.take_back(mark)
        raise
    place = place_of(abilities_of(game, it), act.index)
    elsewhere = ("113.6m",) if it.zone is not Zone.BATTLEFIELD else ()
    permitted = ("606.3",) if made.permitted_by else ()
    rules = (*rules_announced(made), *_rules_of_changed_cost(ability, frame, made), *elsewhere, *permitted)
    logged = commit(game, [AbilityActivated(it.id, player, item.id, ability, place)], "602.2a", *rules)[0]
    with game.under(logged):
        note_targets(game, item.id, made, frame)  # before the costs are paid: what triggers on it does so at 601.2c
    yield from _pay(game, player, ability, total, parts, frame, logged)
    notice_completed(game, logged)
    with game.under(logged):
        note_crime(game, player, item.id, made)


def _rules_of_changed_cost(ability: ab.Activated, frame: Frame, made: Announcement) -> tuple[str, ...]:
    """The rules of a total cost that is not the printed one: that it is worked out, and of what a reduction takes
    (601.2f, 118.7a)."""
    if not made.changed_cost:
        return ()
    printed = cost_rules.mana_part(ability.costs, determined(frame.x))
    reduced = made.costs_at_least_one or ManaCost.of(made.changed_cost).generic < printed.generic
    return ("601.2f", "118.7a") if reduced else ("601.2f",)


def _announce(
    game: Game, ability: ab.Activated, frame: Frame, made: Announcement
) -> Gen[tuple[ManaCost, tuple[CostPart, ...]]]:
    """Steps b to f of 601.2, as far as an ability has them (602.2b): the mana to pay, and the other parts."""
    if cost_rules.has_x(ability.costs):
        answer = yield Choice(
            frame.controller,
            "x",
            Message("choose-x", {"source": TargetId.of_object(frame.source)}),
            "602.2b",
            (),
            least_x((ability,)),
            loyalty_abilities.greatest_x(game, ability, frame),
            form="number",
            check=lambda x: cost_rules.check_x(game, ability.costs, frame, int(str(x))),
        )
        made.x = frame.x = int(answer)
    yield from announce(game, ability.effect, frame, made)
    total = mana_cost(game, ability, frame, made)
    parts = ability.costs
    for instead in INSTEAD_OF_MANA:
        parts = (*parts, *(yield from instead(game, ability, frame, total)))
    in_two_ways = rules_of_symbols(total, matters=False)
    life = yield from announce_phyrexian(game, frame.controller, total)
    if life:
        parts = (*parts, ab.PayLife(Fixed(life)))
    cost_rules.check(game, parts, frame)
    purpose = _purpose(game, ability, frame, total)
    if in_two_ways:
        check_life(game, frame.controller, total, purpose, frame.source)
    payment.check(game, frame.controller, total, purpose)
    return total, parts


def _purpose(game: Game, ability: ab.Activated, frame: Frame, total: ManaCost) -> Purpose:
    """What is tapped for another part of the cost makes no mana for it; what the ability is about rather not."""
    taps = any(isinstance(part, ab.TapSymbol) for part in ability.costs)
    targets = objects_in(target for slot in frame.targets for target in slot)
    purpose = Purpose(
        ability_of=frame.source,
        ability=ability,
        busy=frozenset({frame.source}) if taps else frozenset(),
        spoken_of=frozenset((frame.source, *targets)),
    )
    return keeping(game, total, ability.costs, frame, purpose)


def _pay(
    game: Game,
    player: PlayerId,
    ability: ab.Activated,
    total: ManaCost,
    parts: tuple[CostPart, ...],
    frame: Frame,
    logged: Logged,
) -> Gen[None]:
    with game.under(logged), game.because("602.2b"):
        yield from payment.pay(game, player, total, _purpose(game, ability, frame, total))
        yield from cost_rules.pay(game, parts, frame)


def _mana_ability(game: Game, player: PlayerId, it: GameObject, index: int, ability: ab.Activated) -> Gen[None]:
    """A mana ability resolves at once, without the stack (605.3b)."""
    frame = Frame(it.id, player, ability, to_act=True)
    cost_rules.check(game, ability.costs, frame)
    total = mana_cost(game, ability, frame)
    payment.check(game, player, total)
    since = len(game.log)
    place = place_of(abilities_of(game, it), index)
    logged = commit(game, [AbilityActivated(it.id, player, None, ability, place)], "605.3b")[0]
    yield from _pay(game, player, ability, total, ability.costs, frame, logged)
    notice_completed(game, logged)
    for by in lets_mana_abilities_be(game, it):
        effect, what = TargetId.of_object(by), TargetId.of_object(it.id)
        does_not_happen(game, "lets-mana-abilities-be", "605.1a", by=effect, what=what)
    frame.to_act = False
    before = len(game.log)
    with game.under(logged), game.because("605.3b"):
        yield from perform_all(game, ability.effect, frame)
        if not game.happened(ManaAdded, DidNotHappen, since=before):
            does_not_happen(game, "counts-no-mana", "106.4", player=TargetId.of_player(player), source=it.target)
        yield from tapped_for_mana.resolved(game, it.id, player, ability, since)


@payment.NOT_CHOSEN.by("605.3a")
def _not_chosen_alone(game: Game, player: PlayerId) -> list[TargetId]:
    """The permanents with mana abilities that a player could activate, but that paying does not choose (605.3a)."""
    chosen = {(source.object, source.index) for source in sources(game, player)}
    others = []
    for it in game.permanents():
        for index, ability in enumerate(activated_of(it, game.characteristics(it))):
            if not isinstance(ability, ab.Activated) or not is_mana_ability(ability) or (it.id, index) in chosen:
                continue
            frame = Frame(it.id, player, ability, to_act=True)
            try:
                check(game, player, it, index)
                cost_rules.check(game, ability.costs, frame)
            except Illegal:
                continue
            if payment.payable(game, player, mana_cost(game, ability, frame)):
                others.append(it.target)
    return list(dict.fromkeys(others))
