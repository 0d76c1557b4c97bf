"""Damage and what it results in (CR 120)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from engine.abilities.quantities.amounts import Fixed
from engine.events import CountersPut, CountersRemoved, Damage, DamageMarked, LifeGain, LifeLoss
from engine.rules.hooks import Hooks
from engine.rules.lethal_and_excess_damage import COUNTERS_LOST, excess_of
from engine.rules.pipeline import commit, follow_up, happen, propose
from engine.rules.pipeline.applying_replacement_effects import Proposal, Remark
from engine.rules.pipeline.not_happening import by_effect_of, does_not_happen
from engine.state.characteristics import Characteristics
from engine.state.choices import Gen, Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone
from engine.words import keyword_name

DAMAGEABLE = frozenset({"Battle", "Creature", "Planeswalker"})
"""The card types whose permanents can be dealt damage (120.1a)."""


LIFELINK_GIVEN = "lifelink-given"
"""What is remarked on damage whose source another effect gives lifelink, for the life that is gained for it."""


def can_be_dealt_damage(game: Game, thing: TargetId) -> bool:
    """Whether it is a player in the game, or a battle, creature or planeswalker on the battlefield (120.1)."""
    if thing.player is not None:
        return not game.players[thing.player].left
    it = game.now(thing.object_id)
    if it is None or it.zone is not Zone.BATTLEFIELD or it.phased_out:
        return False
    return not DAMAGEABLE.isdisjoint(game.characteristics(it).types)


def deal(game: Game, damages: Iterable[Damage | Proposal]) -> Gen[list[Logged]]:
    """Deal damage from any number of sources at the same time; returns what was dealt (120.4).

    First the damage itself, as it is prevented and replaced (120.4b); then everything that results from it,
    as one more batch whose events stand under the damage they come from (120.4c). Damage of 0 is none (120.8).
    """
    proposed = yield from propose(
        game,
        [
            Proposal(d, (*one.rules, "120.2a" if d.combat else "120.2b"), remarks=one.remarks)
            for one in (d if isinstance(d, Proposal) else Proposal(d) for d in damages)
            if isinstance(d := one.event, Damage) and d.amount > 0 and can_be_dealt_damage(game, d.target)
        ],
    )
    happening = commit(game, [p for p in proposed if not isinstance(p.event, Damage) or p.event.amount > 0])
    dealt = [one for one in happening if isinstance(one.event, Damage)]
    if dealt:
        yield from happen(game, [*_joined(_results(game, dealt)), *_life_gained(game, dealt), *excess_of(game, dealt)])
    yield from follow_up(game)
    return dealt


DAMAGE_LEAVES: Hooks[Callable[[Game, PlayerId, int], tuple[int, ObjectId] | None]] = Hooks()
"""Functions that give the life total below which damage does not bring a player who has so much life, with the object
that says so; or None."""

AS_THOUGH: Hooks[Callable[[Game, Damage], Iterable[tuple[str, ObjectId]]]] = Hooks()
"""Functions that give the keywords which damage has the results of though its source does not have them (609.4), each
with the object that says so."""


def _results(game: Game, dealt: list[Logged]) -> Iterator[Proposal]:
    """What each damage does to its recipient (120.3a-e, g-h)."""
    left: dict[tuple[ObjectId, str], int] = {}
    lives = {p.number: p.life for p in game.players}
    for gained in _life_gained(game, dealt):  # a result of the same damage (120.4c-d)
        assert isinstance(gained.event, LifeGain)
        lives[gained.event.player] += gained.event.amount
    for one in dealt:
        damage = one.event
        assert isinstance(damage, Damage)
        source = game.characteristics(damage.source)
        if damage.target.player is not None:
            yield from _to_player(game, damage, source, one, lives)
            continue
        it = game.objects[damage.target.object_id]
        types = game.characteristics(it).types
        if "Creature" in types:
            yield _to_creature(game, damage, source, one)
        for kind, (counter, rules) in COUNTERS_LOST.items():
            if kind in types:
                held = left.get((it.id, counter), it.counters.get(counter, 0))
                removed = min(held, damage.amount)
                left[it.id, counter] = held - removed
                if removed:
                    yield Proposal(CountersRemoved(it.target, counter, removed, held - removed), rules, under=one)


def _joined(results: Iterable[Proposal]) -> list[Proposal]:
    """Counters of one kind that a player's sources put on the same thing are put there together, however many sources
    there are: what changes how many are put changes them once (120.3b, 120.3d, 120.4c, 122.6)."""
    found: list[Proposal] = []
    put: dict[tuple[TargetId, str, PlayerId | None], Proposal] = {}
    for one in results:
        event = one.event
        before = put.setdefault((event.target, event.kind, event.by), one) if isinstance(event, CountersPut) else one
        if before is one:
            found.append(one)
            continue
        assert isinstance(event, CountersPut)
        assert isinstance(before.event, CountersPut)
        before.event = replace(before.event, amount=before.event.amount + event.amount)
        before.rules = tuple(dict.fromkeys((*before.rules, *one.rules)))
    return found


def dealt_with(game: Game, source: Characteristics, damage: Damage, keyword: str) -> bool:
    """Whether damage is dealt by a source with a keyword, or as though its source had it (120.3)."""
    return source.has(keyword) or keyword in _as_though(game, damage)


def _as_though(game: Game, damage: Damage) -> dict[str, ObjectId]:
    """The keywords that damage is dealt as though its source had, each with an object that says so (609.4)."""
    return {keyword: by for given in AS_THOUGH for keyword, by in given(game, damage)}


def _by_whose_effect(game: Game, source: Characteristics, damage: Damage, keyword: str) -> list[Remark]:
    """Whose effect has damage dealt as though its source had a keyword that it doesn't have."""
    if source.has(keyword):
        return []
    by = TargetId.of_objects([_as_though(game, damage)[keyword]])
    said = {"things": [damage.target], "count": 1, "what": Term(keyword_name(keyword), keyword), "effects": by}
    key = "with-keyword" if damage.target.player is None else "with-keyword-itself"
    return [Remark(Message(key, said), ())]


def _most(game: Game, player: PlayerId, life: int, amount: int) -> tuple[int, tuple[ObjectId, ...]]:
    """How much life damage can cost a player who has so much, and what keeps it from costing more."""
    for leaves in DAMAGE_LEAVES:
        kept = leaves(game, player, life)
        if kept is not None and life - amount < kept[0]:
            return life - kept[0], (kept[1],)
    return amount, ()


def _to_player(
    game: Game, damage: Damage, source: Characteristics, under: Logged, lives: dict[PlayerId, int]
) -> Iterator[Proposal]:
    """Loss of life or poison counters, and poison counters from toxic (120.3a-b, 120.3g). ``lives`` is what the
    players have left as the damage dealt at the same time takes its effect.
    """
    player = damage.target.player_id
    if dealt_with(game, source, damage, "infect"):
        poisoned = CountersPut(damage.target, "poison", damage.amount, source.controller, by_effect=False)
        yield Proposal(poisoned, ("120.3b", "702.90b"), under, remarks=_by_whose_effect(game, source, damage, "infect"))
    else:
        amount, kept_by = _most(game, player, lives[player], damage.amount)
        lives[player] -= amount
        if amount:
            lost = LifeLoss(player, amount, damage.source, from_damage=True)
            yield Proposal(lost, ("120.3a", *(("614.1a",) if kept_by else ())), under, changed_by=kept_by)
        elif kept_by:
            with game.under(under):
                said = {"what": damage.target, "life": lives[player], "by": by_effect_of(kept_by[0])}
                does_not_happen(game, "life-stays", "614.1a", "120.3a", **said)
    toxic = total_toxic(source) if damage.combat and "Creature" in source.types else 0
    if toxic:
        yield Proposal(
            CountersPut(damage.target, "poison", toxic, source.controller, by_effect=False),
            ("120.3g", "702.164c", *(("702.164b",) if len(source.abilities.keyword("toxic")) > 1 else ())),
            under,
        )


def _to_creature(game: Game, damage: Damage, source: Characteristics, under: Logged) -> Proposal:
    """-1/-1 counters from wither and infect, else marked damage (120.3d-e)."""
    keyword = next((k for k in ("wither", "infect") if dealt_with(game, source, damage, k)), None)
    if keyword is None:
        return Proposal(DamageMarked(damage.target.object_id, damage.amount), ("120.3e",), under)
    rule = "702.80a" if keyword == "wither" else "702.90c"
    weakened = CountersPut(damage.target, "-1/-1", damage.amount, source.controller, by_effect=False)
    return Proposal(weakened, ("120.3d", rule), under, remarks=_by_whose_effect(game, source, damage, keyword))


def total_toxic(source: Characteristics) -> int:
    """A creature's total toxic value: all its toxic abilities together (702.164b)."""
    amounts = (ability.amount for ability in source.abilities.keyword("toxic"))
    return sum(a.value for a in amounts if isinstance(a, Fixed))


def _life_gained(game: Game, dealt: list[Logged]) -> Iterator[Proposal]:
    """Lifelink: one gain of life for each source, however many it dealt damage to (120.3f, 702.15e)."""
    totals: dict[ObjectId, int] = {}
    first: dict[ObjectId, Logged] = {}
    for one in dealt:
        assert isinstance(one.event, Damage)
        if game.characteristics(one.event.source).has("lifelink"):
            totals[one.event.source] = totals.get(one.event.source, 0) + one.event.amount
            first.setdefault(one.event.source, one)
    each = ("702.15e",) if len(totals) > 1 else ()
    for source, amount in totals.items():
        gain = LifeGain(game.controller(source), amount, source)
        last_known = ("702.15c",) if source not in game.objects else ()
        given = [Remark(said, ()) for said in first[source].counted if said.key == LIFELINK_GIVEN]
        yield Proposal(gain, ("120.3f", "702.15b", *last_known, *each), first[source], remarks=given)
