"""Which of the rules cited at a step decide it, and which only say how the game goes about it.

A judge who is asked "what happens?" names the rule that decides; that a spell is put onto the stack (601.2a) or that
instructions are followed in order (608.2c) is procedure, true of every other board as well. Between the two stand the
rules that say what an action or a kind of object is in general: they decide where nothing more specific does. That
damage makes a player lose life (120.3a) is the answer to a Lightning Bolt, but not to damage that is doubled (614.1a).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.report.model import Citation, Role, Step

PROCEDURE = frozenset(
    {
        # the course of the turn, priority, state-based actions being checked
        *("117.1", "117.4", "117.5", "116.2", "116.2a", "500.1", "500.5", "508.1", "508.1a"),
        "508.1k",
        *("502", "503", "504", "505", "507", "508", "509", "510", "511", "513", "514"),
        *("509.1", "509.1a", "509.1g", "510.1", "510.2", "704.3"),
        # casting, activating, triggering, resolving
        *("601.2", "601.2a", "601.2b", "601.2c", "601.2e", "601.2g", "601.2h", "601.2i", "602.1", "602.2", "602.2a"),
        *("602.2b", "603.2", "603.3", "603.3d", "608.1", "608.2", "608.2c", "608.2n", "608.3", "608.3a", "611.2"),
        *("605.3a", "606.4", "106.12a", "107.5", "115.1", "118.1", "613.1"),
        # what damage, counters and a kind of permanent are
        *("120.2a", "120.2b", "122.1", "310.1", "310.2", "310.3", "310.4", "310.4a", "310.4c", "310.5", "310.8"),
        "310.11",
    }
)
"""The rules of the home edition that are procedure wherever they are cited, but for refusals."""

GENERAL = frozenset(
    {
        # winning and losing, mana and costs, life, damage, drawing, counters, tokens
        *("104.1", "104.2a", "104.5", "106.4", "111.2", "111.4", "113.6m", "118.9", "119.3", "119.4", "120.3a"),
        *("119.10", "120.3c", "120.3e"),
        *("120.3h", "121.1", "122.6", "122.6a"),
        # kinds of permanents, zones, turns, combat
        *("301.1", "302.1", "303.1", "305.1", "306.1", "306.5b", "306.8", "307.1", "310.4b", "310.6", "310.8a"),
        *("310.11a", "400.7", "500.11", "504.1", "506.4", "508.1f", "509.1h", "510.1b", "514.1", "514.2"),
        # spells, abilities and effects
        *("601.2d", "601.2f", "603.7", "605.3b", "608.2d", "608.2g", "609.4", "611.2a", "700.2a"),
        # keyword actions that most cards use
        *("701.6a", "701.7a", "701.8a", "701.9a", "701.13a", "701.20a", "701.20e", "701.21a", "701.23a"),
        *("701.24a", "701.26a", "701.26b", "701.27a", "704.5d", "707.10"),
    }
)
"""The rules of the home edition that decide only where nothing more specific is cited beside them."""


SIZES = ("613.4a", "613.4b", "613.4c", "613.4d")
LAYERS = ("613.1b", "613.1c", "613.1d", "613.1e", "613.1f", *SIZES)
"""The rules of the layers, those of layer 7 by themselves."""

BESIDE = {
    "120.3e": {"704.5g"},
    "400.7": {"101.3", "122.2", "603.4", "610.3"},
    "603.2": {"101.2"},
    "701.9a": {"701.9b"},
    "608.2g": {"712.8c"},
    "701.6a": {"712.8a"},
    "701.8a": {"712.8a"},
    "701.13a": {"712.8a"},
    "701.21a": {"115.10a", "701.19a", "702.12b", "712.8a"},
    "601.2f": {"107.4f", "118.7a", "118.7", "118.9d"},
    "306.5b": {"614.16", "707.2"},
    "310.4b": {"614.16", "707.2"},
    "514.2": {*LAYERS},
}
"""Rules that decide together with what is more specific: damage is marked (120.3e) and by that lethal or not (704.5g),
what would trigger (603.2) doesn't as something says so (101.2), who discards (701.9a) chooses what (701.9b), what is
sacrificed (701.21a) is neither destroyed nor targeted (701.19a, 702.12b, 115.10a), the total cost (601.2f) is reduced
in its generic part (118.7a) or made from an alternative one (118.9d), a copy (707.2) enters with as many counters as
are printed on it (306.5b), what effects have made of things ends as the turn does (514.2)."""


FOREMOST = frozenset({"205.1a", "208.2a", "305.7", "613.6", "613.7", "613.8"})
"""Rules that say which of several effects prevails, or all that comes of one: they are named before those of what the
effects do."""

HINDMOST = frozenset({"603.6b", "603.6c"})
"""Rules that decide when something is so: they are named behind those that decide what."""


def roles(homes: Sequence[str]) -> dict[str, Role]:
    """What each rule cited at a step does there; the numbers are those of the home edition."""
    cited = [home for home in dict.fromkeys(homes) if home not in PROCEDURE]
    specific = [home for home in cited if home not in GENERAL]
    deciding = {*(specific or cited), *(home for home in homes if set(specific) & BESIDE.get(home, set()))}
    return {home: Role.DECIDES if home in deciding else Role.PROCEDURE for home in dict.fromkeys(homes)}


def deciding(steps: Iterable[Step], refused: Iterable[Citation] = ()) -> tuple[str, ...]:
    """The numbers of the rules that decide a report, each once: those of a refusal, then the most specific first.

    A rule of a keyword or an action (7xx) says more of a board than one of spells and effects (6xx), and that more than
    one of the parts of a card (3xx) or of the game (1xx); of each a subrule more than a rule.
    """
    found = {rule.id for step in steps for rule in step.rules if rule.role is Role.DECIDES}
    return tuple(dict.fromkeys((*(rule.id for rule in refused), *sorted(found, key=specific))))


def specific(number: str) -> tuple[bool, bool, int, bool, int, int, str]:
    """The order of rules from the most specific on: first what decides between effects; the general ones last."""
    section, _, rest = number.partition(".")
    rule = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return (
        number in GENERAL | HINDMOST,
        number not in FOREMOST,
        -int(section[0]),
        rule == rest,
        int(section),
        int(rule or 0),
        rest,
    )
