"""Information that effects ask for: as it last was (608.2h, 113.7a), mana values (202.3), what is copied (707.2)."""

from __future__ import annotations

from tests.deciding.cases import GROWN, case, does, done, static
from tests.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, answer, cast, creature

PING = creature("{T}: ~ deals 1 damage to any target.", "1/1", "Pinger")

CASES = [
    done(
        "The power of what is exiled by the same spell",
        "608.2h",
        "Exile target creature. Its controller gains life equal to its power.",
        at=["Grizzly Bears"],
        theirs=["Grizzly Bears"],
    ),
    case(
        "The power of what was sacrificed",
        "608.2h",
        {"battlefield": [GROWN], "hand": ["Fling"]},
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
        PASS_A,
        cast("Shock", "Bomb", player="B"),
        RESOLVE_ALL,
    ),
    case(
        "An ability whose source has left",
        "113.7a",
        [PING],
        {"hand": ["Shock"]},
        activate("Pinger", "B"),
        PASS_A,
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
    done(
        "X is 0 on the battlefield",
        "202.3e",
        "Destroy target permanent. You gain life equal to its mana value.",
        at=["Hungering Hydra"],
        theirs=[{"card": "Hungering Hydra", "counters": {"+1/+1": 2}}],
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
        PASS_B,
        activate("Source", "Hangarback Walker"),
        active="B",
    ),
    done(
        "A back face has its front's mana value",
        "202.3b",
        "Destroy target permanent. You gain life equal to its mana value.",
        at=["Insectile Aberration"],
        theirs=[{"card": "Delver of Secrets", "face": "back"}],
    ),
    done(
        "Both halves count in a graveyard",
        "202.3d",
        "Exile target card from a graveyard. You gain life equal to its mana value.",
        at=["Fire // Ice"],
        b={"graveyard": ["Fire // Ice"]},
    ),
    case(
        "Counters are not copied",
        "707.2",
        {"hand": ["Clone"]},
        [GROWN],
        cast("Clone"),
        RESOLVE,
        answer("Grizzly Bears"),
    ),
    case(
        "What others become has printed values",
        "707.2",
        {"battlefield": [GROWN], "hand": ["Mirrorweave"]},
        [creature("", "3/3", "Giant")],
        cast("Mirrorweave", "Grizzly Bears"),
        RESOLVE,
    ),
    case(
        "A token that is a copy has no counters",
        "707.2",
        {"battlefield": [GROWN], "hand": ["Rite of Replication"]},
        [],
        cast("Rite of Replication", "Grizzly Bears"),
        RESOLVE,
    ),
]
