"""How the keywords that say how a permanent enters change its entering (CR 702.38b, 702.44d, 702.136b)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.quantities.amounts import Fixed
from engine.events import Event, ZoneChange
from engine.rules.keywords.amplify import amplify
from engine.rules.keywords.compleated import compleated
from engine.rules.keywords.devour import devour
from engine.rules.keywords.riot import riot
from engine.rules.keywords.sunburst import sunburst
from engine.rules.keywords.tribute import tribute
from engine.rules.keywords.unleash import unleash
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces
from engine.rules.replacement.permanent_as_it_would_enter import would_enter
from engine.state.choices import Gen, Message
from engine.state.game import Game
from engine.state.ids import TargetId

Change = Callable[[Game, ZoneChange, int, Group | None], Gen[ZoneChange]]
"""What one instance of a keyword makes of the event: given its number, and the quality that it names."""


BY_KEYWORD: dict[str, tuple[str, Change]] = {
    "amplify": ("702.38a", amplify),
    "compleated": ("702.150a", compleated),
    "devour": ("702.82a", devour),
    "riot": ("702.136a", riot),
    "sunburst": ("702.44a", sunburst),
    "tribute": ("702.104a", tribute),
    "unleash": ("702.98a", unleash),
}


@replaces(ZoneChange, by="702.38b")
def _as_it_enters(game: Game, event: Event) -> Iterable[Replacement]:
    """Each instance works by itself (702.38b, 702.44d, 702.136b)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    _, seen = would_enter(game, event)
    for word, (rule, _) in BY_KEYWORD.items():
        if word == "compleated" and not dict(event.counters).get("loyalty"):
            continue  # it changes with how many it enters, once there are some
        for place, keyword in enumerate(seen.abilities.keyword(word)):
            label = Message("enters-in-a-way", {"object": TargetId.of_object(event.object)})
            yield Replacement(
                (word, event.object, place), event.object, label, (rule,), _changed(keyword), alteration=Alteration.ADDS
            )


def _changed(keyword: Keyword) -> Callable[[Game, Event], Gen[list[Event]]]:
    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, ZoneChange)
        number = keyword.amount.value if isinstance(keyword.amount, Fixed) else 1
        return [(yield from BY_KEYWORD[keyword.name.word][1](game, event, number, keyword.what))]

    return change
