"""What decides what damage comes to, and is not seen on what deals it: which effect has it assigned by toughness (CR
510.1a), and which gives, or has taken, the keyword that changes its results (120.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.events import Damage, Event
from engine.rules.combat.statements import ASSIGN_BY_TOUGHNESS
from engine.rules.continuous.owed_to_effects import keyword_given, source_that_decides
from engine.rules.damage import LIFELINK_GIVEN
from engine.rules.pipeline import before
from engine.rules.pipeline.applying_replacement_effects import Remark
from engine.state.characteristics import Characteristics
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.words import keyword_had

CHANGING_RESULTS = {"infect": "120.3b", "wither": "120.3d", "deathtouch": "702.2b", "lifelink": "120.3f"}
"""The keywords of a source that change what its damage results in, by the rule."""

AFTERWARDS, AS = ("deathtouch",), {"lifelink": LIFELINK_GIVEN}
"""Those of which it is told by what comes of the damage: as what is destroyed for it, or as life is gained."""


@before(Damage, by="510.1a")
def _by_toughness(game: Game, event: Event) -> Iterator[Remark]:
    """By which effect combat damage is a creature's toughness, where that is not its power."""
    assert isinstance(event, Damage)
    if not event.combat or event.source not in game.objects:
        return
    ch = game.characteristics(event.source)
    by = [
        where.frame.source
        for _, where in ASSIGN_BY_TOUGHNESS.said_of(game, TargetId.of_object(event.source))
        if ch.power != ch.toughness
    ]
    if by:
        said = {"things": [event.target], "count": 1, "effects": TargetId.of_objects(by[:1])}
        yield Remark(Message("by-toughness", said), ("510.1a",))


@before(Damage, by="613.1f")
def _by_keyword(game: Game, event: Event) -> Iterator[Remark]:
    """Which effect has taken a keyword from what deals damage that it would else be dealt with, or gives one by which
    counters or life come of it."""
    assert isinstance(event, Damage)
    if event.source not in game.objects:
        return
    for keyword, rule in CHANGING_RESULTS.items():
        if game.characteristics(event.source).has(keyword):
            given = keyword_given(game, keyword, event.source, event.target) if keyword not in AFTERWARDS else ()
            yield from (Remark(Message(AS.get(keyword, one.said.key), one.said.args), one.rules) for one in given)
            continue
        by = source_that_decides(game, partial(_has, keyword), event.source)
        if by is not None:
            what = Term(keyword_had(keyword), keyword)
            said = {"things": [event.target], "count": 1, "what": what, "effects": TargetId.of_objects([by])}
            yield Remark(Message("without-keyword", said), (rule, "613.1f"))


def _has(keyword: str, ch: Characteristics) -> bool:
    return ch.has(keyword)
