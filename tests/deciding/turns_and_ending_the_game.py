"""Steps and phases (500-504), the monarch (725), winning and losing (104)."""

from __future__ import annotations

from tests.deciding.cases import LEFT, RIGHT, case, done
from tests.helpers import RESOLVE, cast, creature, to, turn

CASES = [
    case("Untapping", "502.3", [creature("", "1/1", "Two", tapped=True)], [], turn(5)),
    case("Drawing for the turn", "504.1", [], [], turn(5, "draw")),
    case("An extra turn", "500.7", {"hand": ["Time Warp"]}, [], cast("Time Warp", "A"), RESOLVE),
    done("The monarch", "725.2", "You become the monarch.", then=[to("end"), RESOLVE]),
    done("Winning by an effect", "104.2b", "You win the game."),
    done("Losing by an effect", "104.3e", "Target player loses the game.", at=["B"]),
    case("Conceding", "104.3a", [], [], {"do": "concede", "player": "B"}),
    case(
        "Can't lose the game",
        "101.2",
        {"hand": ["Lightning Bolt"]},
        {"battlefield": ["Platinum Angel"], "life": 3},
        cast("Lightning Bolt", "B"),
        RESOLVE,
    ),
    done(
        "Doesn't untap",
        "502.3",
        "Tap target creature. It doesn't untap during its controller's next untap step.",
        at=["Left"],
        theirs=[LEFT, {**RIGHT, "tapped": True}],
        then=[turn(4, "upkeep"), turn(6, "upkeep")],
    ),
    done(
        "An extra combat phase",
        "500.8",
        "Untap all creatures you control. After this phase, there is an additional combat phase.",
        mine=[{**LEFT, "tapped": True}],
    ),
]
