"""Information that effects ask for: as it last was (608.2h, 113.7a), mana values (202.3), what is copied (707.2)."""

from __future__ import annotations

from tests.deciding.cases import case
from tests.deciding.casting_and_targets import PASS, does, static
from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, cast, creature

BEAR = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
PING = creature("{T}: ~ deals 1 damage to any target.", "1/1", "Pinger")

CASES = [
    case(
        "The power of what is exiled by the same spell",
        "608.2h",
        [does("Exile target creature. Its controller gains life equal to its power.")],
        ["Grizzly Bears"],
        activate("Source", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "The power of what was sacrificed",
        "608.2h",
        {"battlefield": [BEAR], "hand": ["Fling"]},
        [],
        cast("Fling", "B", choices=["Grizzly Bears"]),
        RESOLVE,
    ),
    case(
        "The controller of what was destroyed",
        "608.2h",
        {"hand": ["Path to Exile"]},
        ["Grizzly Bears"],
        cast("Path to Exile", "Grizzly Bears"),
        RESOLVE,
        answer("yes", "B"),
        answer("Forest", "B"),
    ),
    case(
        "A creature that has died deals damage equal to its power",
        "608.2h",
        [creature("When ~ dies, it deals damage equal to its power to each opponent.", "3/1", "Bomb")],
        {"hand": ["Shock"]},
        PASS,
        cast("Shock", "Bomb", player="B"),
        RESOLVE_ALL,
    ),
    case(
        "An ability whose source has left",
        "113.7a",
        [PING],
        {"hand": ["Shock"]},
        activate("Pinger", "B"),
        PASS,
        cast("Shock", "Pinger", player="B"),
        RESOLVE_ALL,
    ),
    case(
        "A source sacrificed as a cost deals the damage",
        "113.7a",
        ["Mogg Fanatic"],
        [],
        activate("Mogg Fanatic", "B"),
        RESOLVE,
    ),
    case(
        "X is 0 on the battlefield",
        "202.3e",
        [does("Destroy target permanent. You gain life equal to its mana value.")],
        [{"card": "Hungering Hydra", "counters": {"+1/+1": 2}}],
        activate("Source", "Hungering Hydra"),
        RESOLVE,
    ),
    case(
        "X is what was chosen on the stack",
        "202.3e",
        [static("Whenever a player casts a spell with mana value 4, you gain 1 life.")],
        {"hand": ["Hangarback Walker"]},
        cast("Hangarback Walker", player="B", x=2),
        active="B",
    ),
    case(
        "X counts where a spell is targeted by its mana value",
        "202.3e",
        [does("Counter target spell with mana value 4.")],
        {"hand": ["Hangarback Walker"]},
        cast("Hangarback Walker", player="B", x=2),
        {"do": "pass", "player": "B"},
        activate("Source", "Hangarback Walker"),
        active="B",
    ),
    case(
        "A back face has its front's mana value",
        "202.3b",
        [does("Destroy target permanent. You gain life equal to its mana value.")],
        [{"card": "Delver of Secrets", "face": "back"}],
        activate("Source", "Insectile Aberration"),
        RESOLVE,
    ),
    case(
        "Both halves count in a graveyard",
        "202.3d",
        {"battlefield": [does("Exile target card from a graveyard. You gain life equal to its mana value.")]},
        {"graveyard": ["Fire // Ice"]},
        activate("Source", "Fire // Ice"),
        RESOLVE,
    ),
    case(
        "Counters are not copied",
        "707.2",
        {"hand": ["Clone"]},
        [BEAR],
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears"),
    ),
    case(
        "What others become has printed values",
        "707.2",
        {"battlefield": [BEAR], "hand": ["Mirrorweave"]},
        [creature("", "3/3", "Giant")],
        cast("Mirrorweave", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "A token that is a copy has no counters",
        "707.2",
        {"battlefield": [BEAR], "hand": ["Rite of Replication"]},
        [],
        cast("Rite of Replication", "Grizzly Bears"),
        RESOLVE,
    ),
]
