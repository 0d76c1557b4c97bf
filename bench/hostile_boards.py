"""Boards made to eat a machine, each for a size: what `bench_hostile.py` measures.

The cards are typed, and named after what they do: each stands for every card that does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cards.database import CardDatabase
from cards.model import Card
from tests.shelf import rows

TWICE = "it puts twice that many of those counters on that permanent instead"
AGAIN = "that ability triggers an additional time"

TYPED = f"""
Doubler | {{4}}{{G}} | Enchantment |
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.
If an effect would put one or more counters on a permanent you control, {TWICE}.

Hatcher | {{2}}{{U}} | Creature — Squid | 1/1
When Hatcher enters, put a +1/+1 counter on it.
When Hatcher dies, create X 1/1 blue Squid creature tokens, where X is the number of +1/+1 counters on Hatcher.

Token Maker | {{X}}{{W}}{{W}}{{W}} | Instant |
Create X 2/2 white Cat creature tokens.

Deep Drawing | {{X}}{{U}}{{U}}{{U}} | Instant |
Target player draws X cards.

Watcher of Arrivals | {{W}} | Creature — Human Cleric | 1/1
Whenever another creature enters, you gain 1 life.

Captain | {{1}}{{R}} | Creature — Goblin | 2/2
Other Goblins you control get +1/+1.

Leveller | {{2}}{{W}}{{W}} | Enchantment |
All creatures lose all abilities and have base power and toughness 1/1.

Lure | {{3}}{{G}} | Creature — Dryad | 3/1
All creatures able to block Lure do so.

Many-Handed | {{4}}{{W}} | Creature — Giant | 2/5
Many-Handed can block an additional creature each combat.

Wall of Hands | {{4}}{{W}} | Creature — Wall | 0/8
Wall of Hands can block any number of creatures.

Doubler of Damage | {{1}}{{R}}{{R}}{{R}} | Enchantment |
If a source would deal damage to a permanent or player, it deals double that damage instead.

Doubler of Triggers | {{4}} | Artifact |
If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, {AGAIN}.

Land of Every Color | | Land |
{{T}}: Add one mana of any color.

Land That Hurts | | Land |
Whenever Land That Hurts becomes tapped, it deals 1 damage to you.
{{T}}: Add one mana of any color.

Land That Reflects | | Land |
{{T}}: Add one mana of any type that a land you control could produce.

Land Paid With Life | | Land |
{{T}}, Pay 1 life: Add one mana of any color.

Hydra of Five Colors | {{W}}{{W}}{{U}}{{U}}{{B}}{{B}}{{R}}{{R}}{{G}}{{G}} | Creature — Hydra | 10/10

Drain for Gain | {{3}}{{B}}{{B}} | Enchantment |
Whenever you gain life, target opponent loses that much life.

Gain for Loss | {{4}}{{B}} | Enchantment |
Whenever an opponent loses life, you gain that much life.

Angel of No End | {{7}} | Artifact Creature — Angel | 4/4
You can't lose the game and your opponents can't win the game.

Small Gain | {{W}} | Instant |
You gain 1 life.

Turner of Pages | {{2}}{{G}} | Enchantment |
Whenever you gain life, put the top card of your library on the bottom of your library. You gain 1 life.

Storm of Gains | {{1}}{{W}} | Sorcery |
You gain 1 life.
Storm (When you cast this spell, copy it for each spell cast before it this turn.)
"""

PAGES = [f"Page {n}" for n in range(1_000)]
TYPED += "".join(f"\n{page} | {{1}} | Artifact |\n" for page in PAGES)

CARDS: dict[str, Card] = {**CardDatabase.starter_set(), **{card.name: card for card in rows(TYPED)}}


def board(mine: list[Any], theirs: list[Any], hand: list[Any], *script: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What A and B control and A holds on A's third turn, and what is done."""
    library = more.pop("library", [{"card": "Forest", "count": 60}])
    mana = more.pop("mana", "any")
    return {
        "version": 1,
        "players": {
            "A": {"battlefield": mine, "hand": hand, "library": library, "mana": mana, "life": more.pop("life", 20)},
            "B": {"battlefield": theirs, "library": library},
        },
        "turn": {"number": 3, "active": "A", "step": more.pop("step", "precombat main")},
        "script": list(script),
        **more,
    }


def some(card: str, count: int, **more: Any) -> list[dict[str, Any]]:
    """As many of a card."""
    return [{"card": card, "count": count, **more}] if count else []


def cast(card: str, *targets: str, **more: Any) -> dict[str, Any]:
    return {"do": "cast", "player": "A", "card": card, **({"targets": list(targets)} if targets else {}), **more}


RESOLVE = {"do": "resolve"}
RESOLVE_ALL = {"do": "resolve", "all": True}
AS_LISTED = {"do": "answer", "player": "A", "choice": "order", "value": "as listed"}


def doubled_tokens(n: int) -> dict[str, Any]:
    """n doublers and one creature that leaves a token for each counter that it had."""
    hatcher = {"card": "Hatcher", "counters": {"+1/+1": 1}}
    mine = [*some("Doubler", n), hatcher]
    return board(mine, [], ["Lightning Bolt"], cast("Lightning Bolt", "Hatcher"), RESOLVE, RESOLVE)


def doubled_counters(n: int) -> dict[str, Any]:
    """n doublers and a creature that enters and gets a counter."""
    mine = some("Doubler", n)
    return board(mine, [], ["Hatcher"], cast("Hatcher"), RESOLVE, RESOLVE)


def tokens_at_once(n: int) -> dict[str, Any]:
    return board([], [], ["Token Maker"], cast("Token Maker", x=n), RESOLVE)


def cards_drawn(n: int) -> dict[str, Any]:
    """n cards drawn out of a library of sixty."""
    return board([], [], ["Deep Drawing"], cast("Deep Drawing", "B", x=n), RESOLVE)


def watchers(n: int) -> dict[str, Any]:
    """n creatures that each gain life as one creature enters."""
    return board(some("Watcher of Arrivals", n), [], ["Grizzly Bears"], cast("Grizzly Bears"), RESOLVE, RESOLVE_ALL)


def watched_tokens(n: int) -> dict[str, Any]:
    """One creature that gains life for each of n that enter together."""
    mine = some("Watcher of Arrivals", 1)
    return board(mine, [], ["Token Maker"], cast("Token Maker", x=n), RESOLVE, RESOLVE_ALL)


def captains(n: int) -> dict[str, Any]:
    """n creatures that each make all the others larger."""
    return board(some("Captain", n), [], ["Lightning Bolt"], cast("Lightning Bolt", "B"), RESOLVE)


def levelled(n: int) -> dict[str, Any]:
    """n creatures with abilities that one effect takes away."""
    mine = [*some("Watcher of Arrivals", n), "Leveller"]
    return board(mine, [], ["Lightning Bolt"], cast("Lightning Bolt", "B"), RESOLVE)


def levelled_captains(n: int) -> dict[str, Any]:
    """n creatures whose effects on each other one effect takes away."""
    mine = [*some("Captain", n), "Leveller"]
    return board(mine, [], ["Lightning Bolt"], cast("Lightning Bolt", "B"), RESOLVE)


def lured(n: int) -> dict[str, Any]:
    """n attackers that all must block, 2n creatures that block, some of them several."""
    lures = [f"lure{i}" for i in range(n)]
    mine = [{"card": "Lure", "id": name} for name in lures]
    hands = [{"card": "Many-Handed", "id": f"two{i}"} for i in range(n)]
    walls = [{"card": "Wall of Hands", "id": f"many{i}"} for i in range(n - n // 2)]
    bears = [{"card": "Grizzly Bears", "id": f"one{i}"} for i in range(n // 2)]
    blockers: dict[str, Any] = {one["id"]: [lures[i % n], lures[(i + 1) % n]] for i, one in enumerate(hands)}
    blockers |= {one["id"]: lures for one in walls} | {one["id"]: lures[0] for one in bears}
    return board(
        mine,
        [*hands, *walls, *bears],
        [],
        {"do": "attack", "player": "A", "attackers": dict.fromkeys(lures, "B")},
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "B", "blockers": blockers},
        step="declare attackers",
    )


def lured_too_little(n: int) -> dict[str, Any]:
    """The same, and one block less than there can be."""
    made = lured(n)
    made["script"][-1]["blockers"]["many0"] = made["script"][-1]["blockers"]["many0"][1:]
    return made


def damage_doublers(n: int) -> dict[str, Any]:
    mine = some("Doubler of Damage", n)
    return board(mine, [], ["Lightning Bolt"], cast("Lightning Bolt", "B"), RESOLVE)


def trigger_doublers(n: int) -> dict[str, Any]:
    mine = [*some("Doubler of Triggers", n), "Watcher of Arrivals"]
    return board(mine, [], ["Grizzly Bears"], cast("Grizzly Bears"), RESOLVE, RESOLVE_ALL)


def any_color_lands(n: int) -> dict[str, Any]:
    """n lands of which each makes any color, and a cost of two mana of each color."""
    mine = some("Land of Every Color", n)
    return board(mine, [], ["Hydra of Five Colors"], cast("Hydra of Five Colors"), RESOLVE, mana="lands")


def lands_of_three_kinds(n: int) -> dict[str, Any]:
    """n lands of each of three kinds that make any color at a price."""
    mine = [*some("Land That Hurts", n), *some("Land That Reflects", n), *some("Land Paid With Life", n)]
    return board(mine, [], ["Hydra of Five Colors"], cast("Hydra of Five Colors"), AS_LISTED, RESOLVE_ALL, mana="lands")


def endless_drain(n: int) -> dict[str, Any]:
    """A loop that nothing ends, beside n creatures: the game is a draw (104.4b)."""
    mine = ["Drain for Gain", "Gain for Loss"]
    theirs = ["Angel of No End", *some("Grizzly Bears", n)]
    return board(mine, theirs, ["Small Gain"], cast("Small Gain"), RESOLVE, RESOLVE_ALL)


def pages_turned(n: int) -> dict[str, Any]:
    """A loop that comes back to where it was after n rounds: n cards go from the top to the bottom (732.4)."""
    made = board(["Turner of Pages"], [], ["Small Gain"], cast("Small Gain"), RESOLVE_ALL)
    made["players"]["A"]["library"] = PAGES[:n]
    return made


def storm(n: int) -> dict[str, Any]:
    """A spell that is copied for each of n spells cast before it."""
    before = {"A": {"spells_cast": ["Shock"] * n}}
    return board([], [], ["Storm of Gains"], cast("Storm of Gains"), RESOLVE, RESOLVE_ALL, history=before)


BOARDS: dict[str, tuple[Callable[[int], dict[str, Any]], tuple[int, ...]]] = {
    "tokens doubled n times": (doubled_tokens, (5, 10, 29)),
    "counters doubled n times": (doubled_counters, (10, 30, 90)),
    "n tokens at once": (tokens_at_once, (100, 1_000, 1_000_000)),
    "n cards out of a library of 60": (cards_drawn, (50, 1_000, 1_000_000)),
    "n triggers of one event": (watchers, (300, 1_000, 2_000)),
    "a trigger for each of n tokens": (watched_tokens, (100, 1_000, 5_000)),
    "n lords": (captains, (125, 500, 2_000)),
    "n creatures without abilities": (levelled, (250, 500, 1_000)),
    "n lords without abilities": (levelled_captains, (125, 250, 500)),
    "n lures, 2n blockers": (lured, (5, 15, 30)),
    "n lures, one block too few": (lured_too_little, (5, 15, 30)),
    "n damage doublers": (damage_doublers, (10, 20, 40)),
    "n trigger doublers": (trigger_doublers, (50, 100, 200)),
    "n lands of any color": (any_color_lands, (20, 75, 150)),
    "3n lands of three kinds": (lands_of_three_kinds, (7, 10, 50)),
    "a drain without end, n bystanders": (endless_drain, (0, 100, 400)),
    "a loop of n rounds": (pages_turned, (10, 100, 1_000)),
    "storm n": (storm, (100, 300, 1_000)),
}
