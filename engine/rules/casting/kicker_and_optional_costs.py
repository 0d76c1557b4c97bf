"""Costs that a player may pay as a spell is cast: kicker, buyback, entwine, replicate, conspire, casualty, squad,
bargain, gift, offspring (CR 118.8, 601.2b, 702.27, 702.33, 702.42, 702.56, 702.78, 702.153, 702.157, 702.166, 702.174,
702.175)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from engine.abilities.ability import Keyword
from engine.abilities.base import CostPart
from engine.abilities.keywords.kicker import TwoKickers
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.unread import Unread
from engine.oracle.keywords.expansion import PAID_SEPARATELY
from engine.rules.costs import of_keyword, read_cost
from engine.rules.hooks import Hooks
from engine.state.choices import Choice, Gen, Illegal, Message, Option, Term
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import Announcement, GameObject
from engine.words import keyword_name


@dataclass(frozen=True, slots=True)
class OptionalCost:
    """A cost that may be paid: its name, the mana, the other parts, how often at most, and its rule."""

    name: str
    mana: str
    parts: tuple[CostPart, ...]
    most: int | None
    rule: str
    also: str = ""
    """A further name under which it is counted."""
    card: ObjectId | None = None
    """The card whose text is spliced onto the spell for it (702.47a)."""
    least_x: int = 0
    """What X is at least where it is paid (107.3)."""
    together: Callable[[int], tuple[CostPart, ...]] | None = None
    """What is paid for so many times at once, where that is not the parts one after the other."""


ADDITIONAL = "additional cost"
"""What an additional cost that may be paid is called, where it has no name of its own (118.8b)."""

OFFERED: Hooks[Callable[[Game, GameObject], Iterable[OptionalCost]]] = Hooks()
"""Functions that give the optional costs of a spell."""


@dataclass(frozen=True, slots=True)
class ChooseOpponent(CostPart):
    """Promising a gift is choosing who gets it (702.174a)."""


@dataclass(frozen=True, slots=True)
class OfKeyword:
    """A keyword's optional cost: its rule, the name that it is kept under, how often it may be paid, and the cost in
    English where that does not stand with the keyword; {n} is the keyword's number."""

    rule: str
    name: str = ""
    most: int | None = 1
    english: str = ""
    parts: tuple[CostPart, ...] = ()
    """What is paid where it has no English of its own."""

    def of(self, keyword: Keyword) -> OptionalCost:
        """The cost of one instance of the keyword."""
        mana, parts = of_keyword(keyword)
        if self.english:
            n = keyword.amount.value if isinstance(keyword.amount, Fixed) else 0
            mana, parts = "", read_cost(self.english.format(n=n))
        parts = (*parts, *self.parts)
        least_x = 1 if keyword.positive else 0
        return OptionalCost(self.name or str(keyword.name.word), mana, parts, self.most, self.rule, least_x=least_x)


GIFTS = ("gift a card", "gift a Food", "gift a tapped Fish", "gift a Treasure", "gift an Octopus", "gift an extra turn")
"""The gifts that there are (702.174d-i)."""

_TOGETHER = "Tap any number of untapped creatures you control with total power {n} or greater"

BY_KEYWORD: dict[str, OfKeyword] = {
    "kicker": OfKeyword("702.33a"),
    "multikicker": OfKeyword("702.33c", "kicker", None),
    "buyback": OfKeyword("702.27a"),
    "entwine": OfKeyword("702.42a"),
    "replicate": OfKeyword("702.56a", most=None),
    "conspire": OfKeyword("702.78a", english="Tap two untapped creatures you control that share a color with ~"),
    "casualty": OfKeyword("702.153a", english="Sacrifice a creature with power {n} or greater"),
    "squad": OfKeyword("702.157a", most=None),
    "bargain": OfKeyword("702.166a", english="Sacrifice an artifact, enchantment, or token"),
    "offspring": OfKeyword("702.175a"),
    "teamwork": OfKeyword("118.8", english=_TOGETHER),
    **{word: OfKeyword("702.174a", "gift", parts=(ChooseOpponent(),)) for word in GIFTS},
}
"""The keywords that are, or begin with, a cost that may be paid as the spell is cast."""


@OFFERED.by("601.2b")
def _keywords(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """Several instances of a keyword, each paid for by itself, are called by number: "conspire 2" (702.78b)."""
    there = [
        a for a in game.characteristics(spell).abilities.all if isinstance(a, Keyword) and a.name.word in BY_KEYWORD
    ]
    words = [str(ability.name.word) for ability in there]
    for i, (word, ability) in enumerate(zip(words, there, strict=True)):
        cost = BY_KEYWORD[word].of(ability)
        if word in PAID_SEPARATELY and words.count(word) > 1:
            cost = replace(cost, name=f"{word} {words[:i].count(word) + 1}", also=word)
        yield cost


@OFFERED.by("702.33b")
def _two_kickers(game: Game, spell: GameObject) -> Iterable[OptionalCost]:
    """Each may be paid (702.33b)."""
    for ability in spell.shown.abilities.of(TwoKickers):
        assert isinstance(ability, TwoKickers)
        for cost in (ability.first.text, ability.second.text):
            yield OptionalCost(f"kicker {cost}", cost, (), 1, "702.33b", also="kicker")


WHY_NOT_FOR: Hooks[Callable[[Game, PlayerId, GameObject, str], Illegal | None]] = Hooks()
"""Functions that say why a spell can't be cast for a cost that it has, but not now."""


OF_COSTS = ("rather than pay", "additional cost", "you may pay")
"""Words of texts that give a spell another cost, or a further one (118.8, 118.9)."""


@WHY_NOT_FOR.by("118.9")
def _is_not_read(game: Game, player: PlayerId, spell: GameObject, cost: str) -> Illegal | None:
    """Whether it may be meant by a text that is not understood: nobody may say then that there is no such cost."""
    texts = [one.bare.lower() for one in game.characteristics(spell).abilities.of(Unread) if isinstance(one, Unread)]
    if not any(words in text for text in texts for words in (*OF_COSTS, cost)):
        return None
    return Illegal(Message("cost-not-read", {"object": spell.target}), "118.9")


def offered(game: Game, spell: GameObject) -> list[OptionalCost]:
    """The optional costs of a spell."""
    return [cost for offer in OFFERED for cost in offer(game, spell)]


def announce(
    game: Game, player: PlayerId, spell: GameObject, made: Announcement, named: tuple[str, ...] | None
) -> Gen[tuple[str, tuple[CostPart, ...]]]:
    """Announce which of them will be paid, and how often; returns the mana and the other parts to pay (601.2b).

    ``named`` are those announced with the act; None asks. One that the spell does not have is illegal.
    """
    can = offered(game, spell)
    unknown = [n for n in named or () if all(cost.name != n for cost in can)]
    if unknown:
        for explain in WHY_NOT_FOR:
            if (why := explain(game, player, spell, unknown[0])) is not None:
                raise why
        args = {"object": spell.target, "cost": Term(keyword_name(unknown[0]), unknown[0])}
        known = [Term(keyword_name(one), one) for one in dict.fromkeys(cost.name for cost in can)]
        key, more = ("no-such-cost-but", {"known": known}) if known else ("no-such-cost", {})
        raise Illegal(Message(key, {**args, **more}), "118.8", "601.2b")
    mana = ""
    parts: tuple[CostPart, ...] = ()
    for cost in can:
        times = named.count(cost.name) if named is not None else (yield from _ask(player, spell, cost))
        if cost.most is not None and times > cost.most:
            raise Illegal(Message("cost-only-once", {"object": spell.target, "cost": cost.name}), cost.rule)
        if times:
            for name in filter(None, (cost.name, cost.also)):
                made.paid.add(name, times)
            if cost.card is not None:
                made.paid.spliced = (*made.paid.spliced, cost.card)
            mana += cost.mana * times
            parts = (*parts, *(cost.parts * times if cost.together is None else cost.together(times)))
    return mana, parts


def least_x(game: Game, spell: GameObject, made: Announcement) -> int:
    """What X is at least, by the optional costs that will be paid (107.3)."""
    return max((cost.least_x for cost in offered(game, spell) if made.paid.often(cost.name)), default=0)


def _ask(player: PlayerId, spell: GameObject, cost: OptionalCost) -> Gen[int]:
    prompt = Message("pay-optional-cost", {"source": spell.target, "cost": cost.name, "mana": cost.mana})
    if cost.most is None:
        answer = yield Choice(player, "times", prompt, cost.rule, (), 0, None, form="number")
        return int(answer)
    options = [Option("yes", Message("yes"), kind="cost"), Option("no", Message("no"), kind="cost")]
    answer = yield Choice(player, "may", prompt, cost.rule, options)
    return 1 if answer == ["yes"] else 0
