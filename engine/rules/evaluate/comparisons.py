"""Comparing numbers, and asking what a player has in a zone (CR 107, 103.4, 400.1)."""

from __future__ import annotations

from engine.abilities.base import Amount, Ref
from engine.abilities.conditions import comparisons as c
from engine.abilities.nouns import comparisons
from engine.abilities.nouns import qualifiers as q
from engine.abilities.nouns.antecedents import Antecedent
from engine.abilities.nouns.comparisons import Relation
from engine.abilities.nouns.earlier_results import Participle
from engine.abilities.nouns.noun_groups import Comparison
from engine.abilities.nouns.object_phrases import Each, It
from engine.abilities.quantities.amounts import NumberOf
from engine.abilities.quantities.for_each import PerDrawn, PerSpellCast
from engine.events import ZoneChange
from engine.rules.evaluate.amounts import number_of
from engine.rules.evaluate.conditions import counts
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.evaluation import AMOUNTS, CONDITIONS, FITS, Test, amount, objects, players, test_of
from engine.rules.evaluate.for_each import LAND_TYPES, PER, count
from engine.rules.evaluate.history import life_changed, spell_of
from engine.rules.evaluate.object_phrases import looked_at
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.mana_symbols import symbols
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined
from engine.state.zones import Zone


def relates(how: Relation, number: int, bound: int) -> bool:
    """Whether a number stands in that relation to another."""
    return {
        Relation.LESS: number < bound,
        Relation.LESS_OR_EQUAL: number <= bound,
        Relation.GREATER: number > bound,
        Relation.GREATER_OR_EQUAL: number >= bound,
        Relation.EQUAL: number == bound,
    }[how]


@CONDITIONS.register(c.Compares)
def _compares(game: Game, node: c.Compares, frame: Frame) -> bool:
    number = amount(game, node.amount, frame)
    return all(relates(node.how, number, bound) for bound in _bounds(game, node.bound, frame))


@CONDITIONS.register(c.ComparesWith)
def _compares_with(game: Game, node: c.ComparesWith, frame: Frame) -> bool:
    """As each last was, if it has left (608.2h)."""
    number = amount(game, node.amount, frame)
    return relates(node.how, number, amount(game, NumberOf(node.than, node.amount.what), frame))


def _bounds(game: Game, bound: Amount, frame: Frame) -> list[int]:
    """With what a number is compared: "each other creature's power" is the power of each by itself."""
    if not isinstance(bound, NumberOf) or not isinstance(bound.of, Each):
        return [amount(game, bound, frame)]
    those = [(game.find(i), game.characteristics(i)) for i in objects(game, bound.of, frame)]
    return [determined(number_of(game, it, ch, bound.what)) for it, ch in those]


@CONDITIONS.register(c.AtHalfLife)
def _half_life(game: Game, node: c.AtHalfLife, frame: Frame) -> bool:
    """(103.4)"""
    game.look("life")
    starting = game.starting_life
    return any(2 * game.players[p].life <= starting for p in players(game, node.who, frame))


@CONDITIONS.register(c.HasLifeAboveStart)
def _life_above_start(game: Game, node: c.HasLifeAboveStart, frame: Frame) -> bool:
    """(103.4)"""
    game.look("life")
    least = game.starting_life + amount(game, node.amount, frame)
    return any(game.players[p].life >= least for p in players(game, node.who, frame))


@CONDITIONS.register(c.HasThere)
def _has_there(game: Game, node: c.HasThere, frame: Frame) -> bool:
    """True if any of the players does; a zone's cards are their owner's (400.1)."""
    found = fitting(game, node.group, frame)
    return any(
        counts(game, node.count, sum(o.owner == p for o in found), frame) for p in players(game, node.who, frame)
    )


@CONDITIONS.register(c.HasExactLife)
def _exact_life(game: Game, node: c.HasExactLife, frame: Frame) -> bool:
    game.look("life")
    wanted = amount(game, node.amount, frame)
    return any(game.players[p].life == wanted for p in players(game, node.who, frame))


@AMOUNTS.register(c.CardsMissing)
def _cards_missing(game: Game, node: c.CardsMissing, frame: Frame) -> int:
    return frame.outcome.cards_missing


@CONDITIONS.register(c.IsMostCommon)
def _most_common(game: Game, node: c.IsMostCommon, frame: Frame) -> bool:
    """Where there is no colored permanent, none is more common than another (105.2)."""
    seen = [game.characteristics(it).colors for it in game.permanents()]
    number = {letter: sum(letter in colors for colors in seen) for letter in "WUBRG"}
    return number[node.color.letter] == max(number.values())


# ---- the colors of mana spent


def _colors_spent(game: Game, object_id: ObjectId) -> int:
    """Of the spell that a permanent was, where it is one (400.7d); none of what was not cast."""
    made = game.find(spell_of(game, object_id)).announced
    return len(made.colors_spent) if made is not None else 0


@AMOUNTS.register(c.ColorsSpent)
def _number_of_colors(game: Game, node: c.ColorsSpent, frame: Frame) -> int:
    """(106.1a)"""
    return sum(_colors_spent(game, i) for i in looked_at(game, node.spell, frame))


@PER.register(c.PerColorSpent)
def _per_color(game: Game, per: c.PerColorSpent, frame: Frame, it: GameObject | None) -> int:
    """(106.1a)"""
    return sum(_colors_spent(game, i) for i in looked_at(game, per.spell, frame))


# ---- what players did this turn


@PER.register(c.PerLife)
def _per_life(game: Game, per: c.PerLife, frame: Frame, it: GameObject | None) -> int:
    """(119.3)"""
    return sum(life_changed(game, player, per.how) for player in players(game, per.who, frame))


# ---- descriptions


@FITS.register(comparisons.WithLesser)
def _with_lesser(node: comparisons.WithLesser) -> Test:
    """Than what was spoken of, as it last was if it has left (608.2h)."""
    assert isinstance(node.than, Antecedent)
    other = NumberOf(It(antecedent=node.than), node.what)

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.what)
        return found is not None and relates(node.how.relation, found, amount(game, other, frame))

    return test


@FITS.register(comparisons.WithSame)
def _with_same(node: comparisons.WithSame) -> Test:
    other = NumberOf(node.other, node.what)

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.what)
        return found is not None and found == amount(game, other, frame)

    return test


@CONDITIONS.register(c.HasSameNumber)
def _has_same(game: Game, node: c.HasSameNumber, frame: Frame) -> bool:
    """As they last were (608.2h); what is not there has no number."""
    those = [looked_at(game, one, frame) for one in (node.subject, node.other)]
    numbers = [{number_of(game, game.find(i), game.characteristics(i), node.what) for i in ids} for ids in those]
    return not numbers[0].isdisjoint(numbers[1]) and None not in numbers[0]


def _is_so(number: int, bound: int, comparison: Comparison) -> bool:
    if comparison is Comparison.OR_LESS:
        return number <= bound
    return number >= bound if comparison is Comparison.OR_GREATER else number == bound


@FITS.register(c.WithEither)
def _with_either(node: c.WithEither) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        bound = amount(game, node.amount, frame)
        numbers = (number_of(game, it, ch, what) for what in node.what)
        return any(number is not None and _is_so(number, bound, node.comparison) for number in numbers)

    return test


@FITS.register(c.WithSum)
def _with_sum(node: c.WithSum) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        if ch.power is None or ch.toughness is None:
            return False
        return _is_so(ch.power + ch.toughness, amount(game, node.amount, frame), node.comparison)

    return test


@FITS.register(c.WithGreatest)
def _with_greatest(node: c.WithGreatest) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        found = number_of(game, it, ch, node.most.what)
        if found is None or found < amount(game, node.most, frame):
            return False
        fits, beside = test_of(node.most.group), _left_beside(game, it)
        others = [one for one in beside if fits(game, one, game.characteristics(one.id), frame)]
        return all(
            found >= determined(number_of(game, one, game.characteristics(one.id), node.most.what)) for one in others
        )

    return test


def _left_beside(game: Game, it: GameObject) -> list[GameObject]:
    """What left the battlefield at the same time as something that has left it, as it last was there (603.10a)."""
    if it.id in game.objects:
        return []
    left = [(one.batch, event.object) for one, event in game.logged(ZoneChange) if event.leaves]
    batch = next((batch for batch, object_id in reversed(left) if object_id == it.id), None)
    return [game.find(object_id) for one, object_id in left if one == batch]


@FITS.register(c.WithoutCounters)
def _without_counters(node: c.WithoutCounters) -> Test:
    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("counters")
        return not any(it.counters.values())

    return test


@FITS.register(q.WithInManaCost)
def _with_in_mana_cost(node: q.WithInManaCost) -> Test:
    return lambda game, it, ch, frame: str(node.symbols.text) in ch.mana_cost


@FITS.register(q.WithManaCost)
def _with_mana_cost(node: q.WithManaCost) -> Test:
    """The symbols that are printed; what has no mana cost fits none (202.1b)."""
    costs = {tuple(sorted(symbols(one.text))) for one in node.costs}
    return lambda game, it, ch, frame: bool(ch.mana_cost) and tuple(sorted(symbols(ch.mana_cost))) in costs


@FITS.register(q.WithBasicLandType)
def _with_basic_land_type(node: q.WithBasicLandType) -> Test:
    """(305.6)"""
    return lambda game, it, ch, frame: not LAND_TYPES.isdisjoint(ch.subtypes)


# ---- what has been done already


@CONDITIONS.register(c.NoManaSpent)
def _no_mana_spent(game: Game, node: c.NoManaSpent, frame: Frame) -> bool:
    """Of a spell, or of the spell that a permanent was; none is spent on what is not cast."""
    made = [game.find(spell_of(game, i)).announced for i in looked_at(game, node.spell, frame)]
    return all(one is None or not one.mana_spent for one in made)


@AMOUNTS.register(c.ManaSpentOn)
def _mana_spent(game: Game, node: c.ManaSpentOn, frame: Frame) -> int:
    made = [game.find(spell_of(game, i)).announced for i in looked_at(game, node.spell, frame)]
    return sum(one.mana_spent for one in made if one is not None)


@CONDITIONS.register(c.SoMuchManaSpent)
def _so_much_mana_spent(game: Game, node: c.SoMuchManaSpent, frame: Frame) -> bool:
    return counts(game, node.count, _mana_spent(game, c.ManaSpentOn(node.spell), frame), frame)


def _letters_spent(game: Game, spell: Ref, frame: Frame) -> str:
    made = [game.find(spell_of(game, i)).announced for i in looked_at(game, spell, frame)]
    return "".join(one.letters_spent for one in made if one is not None)


@CONDITIONS.register(c.NoColoredManaSpent)
def _no_colored_mana_spent(game: Game, node: c.NoColoredManaSpent, frame: Frame) -> bool:
    return not _letters_spent(game, node.spell, frame)


@CONDITIONS.register(c.ColorManaSpent)
def _color_mana_spent(game: Game, node: c.ColorManaSpent, frame: Frame) -> bool:
    return counts(game, node.count, _letters_spent(game, node.spell, frame).count(node.color.letter), frame)


@CONDITIONS.register(c.SymbolsSpent)
def _symbols_spent(game: Game, node: c.SymbolsSpent, frame: Frame) -> bool:
    spent = _letters_spent(game, node.spell, frame)
    wanted = symbols(node.mana.text.upper())
    return all(spent.count(letter) >= wanted.count(letter) for letter in wanted)


@AMOUNTS.register(c.SpellsCastThisTurn)
def _spells_cast_this_turn(game: Game, node: c.SpellsCastThisTurn, frame: Frame) -> int:
    return count(game, PerSpellCast(node.group), frame)


@AMOUNTS.register(c.CardsDrawnThisTurn)
def _drawn_this_turn(game: Game, node: c.CardsDrawnThisTurn, frame: Frame) -> int:
    return count(game, PerDrawn(), frame)


def done_to(game: Game, per: c.PerExiled | c.PerDestroyed, frame: Frame) -> list[GameObject]:
    """What was exiled or destroyed this way, as it last was on the battlefield (608.2h)."""
    test = test_of(per.group)
    if isinstance(per, c.PerDestroyed):
        gone = [game.find(i) for i in dict.fromkeys(frame.outcome.destroyed)]
        if per.buried:
            buried = {move.object for move in game.happened(ZoneChange) if move.to is Zone.GRAVEYARD}
            gone = [one for one in gone if one.id in buried]
    else:
        before = (game.came_from(i) for i in frame.outcome.acted_on.get(Participle.EXILED, ()))
        gone = [one.object for one in before if one is not None and one.object.zone is Zone.BATTLEFIELD]
    return [one for one in gone if test(game, one, game.characteristics(one.id), frame)]


@PER.register(c.PerExiled)
@PER.register(c.PerDestroyed)
def _per_done(game: Game, per: c.PerExiled | c.PerDestroyed, frame: Frame, it: GameObject | None) -> int:
    return len(done_to(game, per, frame))


@PER.register(c.PerExiledFromHand)
def _per_exiled_from_hand(game: Game, per: c.PerExiledFromHand, frame: Frame, it: GameObject | None) -> int:
    """What each was before it was exiled (400.7)."""
    before = (game.came_from(i) for i in dict.fromkeys(frame.outcome.acted_on.get(Participle.EXILED, ())))
    return sum(one is not None and one.object.zone is Zone.HAND for one in before)


@AMOUNTS.register(c.DestroyedNumber)
def _destroyed_number(game: Game, node: c.DestroyedNumber, frame: Frame) -> int:
    return count(game, c.PerDestroyed(node.group, node.buried), frame)


@AMOUNTS.register(c.ExiledNumber)
def _exiled_number(game: Game, node: c.ExiledNumber, frame: Frame) -> int:
    return count(game, c.PerExiled(node.group), frame)
