"""Answers with what goes where ("return Oblivion Ring", "put it onto the battlefield"), and behind an order."""

from __future__ import annotations

from typing import Any

import pytest

from engine.state.ids import PlayerId
from engine.state.zones import Zone
from engine.table.table import Table
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, said, table


def there(on: Table, zone: Zone, player: int = 0) -> list[str]:
    return [it.base.name for it in on.game.in_zone(zone, PlayerId(player))]


@cr("603.3d", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "return Oblivion Ring",
        "return Oblivion Ring to the battlefield",
        "put Oblivion Ring from my graveyard onto the battlefield",
        "je renvoie Oblivion Ring sur le champ de bataille",
    ],
)
def test_what_is_returned_is_the_target_and_it_is_returned(text: str) -> None:
    mine: dict[str, Any] = {"battlefield": ["Sun Titan"], "graveyard": ["Oblivion Ring", "Sol Ring"]}
    on = table(mine, {"battlefield": ["Serra Angel"]})
    found = done(f"attack with Sun Titan; {text}; choose Serra Angel; resolve all", on)
    assert "Oblivion Ring" in there(found.table, Zone.BATTLEFIELD)
    assert there(found.table, Zone.EXILE, 1) == ["Serra Angel"]


@cr("608.2d", cited=False)
@pytest.mark.parametrize("text", ["return Forest", "bounce Forest", "put Forest in hand", "je renvoie Forest"])
def test_what_is_returned_as_an_ability_resolves(text: str) -> None:
    on = table({"battlefield": ["Forest"], "hand": ["Azorius Chancery"]}, {})
    found = done(f"play Azorius Chancery; {text}; resolve all", on)
    assert there(found.table, Zone.HAND) == ["Forest"]


@cr("608.2d", cited=False)
@pytest.mark.parametrize("text", ["Griselbrand", "put Griselbrand", "put Griselbrand onto the battlefield"])
def test_the_yes_goes_without_saying_where_it_is_said_what(text: str) -> None:
    """The only creature card in hand is no spell that is cast now."""
    on = table({"battlefield": ["Sneak Attack"], "hand": ["Griselbrand", "Shock"]}, {})
    found = done(f"activate Sneak Attack; {text}; resolve all", on)
    assert "Griselbrand" in there(found.table, Zone.BATTLEFIELD)


@cr("704.5j", cited=False)
@pytest.mark.parametrize("text", ["keep the copy", "je garde la copie"])
def test_the_copy_is_kept(text: str) -> None:
    on = table({"battlefield": ["Isamaru, Hound of Konda"], "hand": ["Clone"]}, {})
    found = done(f"cast Clone copying Isamaru; resolve; {text}", on)
    assert there(found.table, Zone.GRAVEYARD) == ["Isamaru, Hound of Konda"]


@cr("603.3b")
def test_targets_are_named_behind_the_order_of_the_triggers() -> None:
    """Whichever is put onto the stack first, each target is the one that only it can have."""
    mine: dict[str, Any] = {"battlefield": ["Blood Artist", "Mayhem Devil", "Grizzly Bears"], "hand": ["Village Rites"]}
    for order in ("Mayhem Devil, Blood Artist", "Blood Artist, Mayhem Devil"):
        on = table(mine, {"battlefield": ["Llanowar Elves"]})
        text = f"cast Village Rites sacrificing Bears; target Elves; target Bob; {order}; resolve all"
        assert there(done(text, on).table, Zone.GRAVEYARD, 1) == ["Llanowar Elves"]


@cr("701.9a")
def test_two_of_a_name_are_two_things() -> None:
    on = table({"hand": ["Faithless Looting", "Forest", "Forest"]}, {})
    found = done("cast Faithless Looting; resolve; discard Forest, Forest", on)
    assert there(found.table, Zone.GRAVEYARD).count("Forest") == 2


@cr("117.4", cited=False)
def test_an_own_spell_that_asks_something_resolves_before_the_next_act() -> None:
    on = table({"hand": ["Ponder", "Shock"], "library": ["Forest", "Island", "Swamp", "Mountain"]}, {})
    found = done("cast Ponder; cast Shock on Bob; as listed; no; resolve all", on)
    assert [act.said for act in found.acts][1] == "resolve all"
    assert [it.base.name for it in found.table.game.in_zone(Zone.GRAVEYARD, PlayerId(0))] == ["Ponder", "Shock"]


@cr("117.3c", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "hold priority; cast Giant Growth on Bears",
        "hold priority and cast Giant Growth on Bears",
        "je garde la priorité; je lance Giant Growth sur Bears",
    ],
)
def test_priority_that_is_held(text: str) -> None:
    on = table({"battlefield": ["Grizzly Bears"], "hand": ["Shock", "Giant Growth"]}, {})
    found = done(f"cast Shock on Bob; {text}", on)
    assert len(found.table.game.stack) == 2


@cr("602.2a", cited=False)
@pytest.mark.parametrize("text", ["animate Mutavault", "j'anime Mutavault"])
def test_a_land_is_animated_by_the_ability_that_makes_it_a_creature(text: str) -> None:
    on = table({"battlefield": ["Mutavault", "Forest"]}, {})
    found = done(f"{text}; resolve", on)
    (land,) = (it for it in found.table.game.permanents() if it.base.name == "Mutavault")
    assert "Creature" in found.table.game.characteristics(land).types


@cr("601.3")
def test_a_card_that_is_cast_by_leave_of_a_permanent() -> None:
    on = table({"battlefield": ["Emry, Lurker of the Loch"], "graveyard": ["Mox Opal"]}, {})
    found = done("cast Mox Opal with Emry; resolve", on)
    assert "Mox Opal" in there(found.table, Zone.BATTLEFIELD)
    sage = creature("{0}: Draw a card.", name="Sage")
    kicked = table({"battlefield": [sage], "hand": ["Burst Lightning"]}, {})
    assert said("cast Burst Lightning on Bob with kicker", kicked) == ["Ana casts Burst Lightning on Bob, kicked"]


@cr("508.1g")
def test_what_can_only_be_read_once_something_is_answered_is_left() -> None:
    """Who may be blocked is not known before it has been said who is exerted."""
    on = table({"battlefield": ["Ahn-Crop Champion"]}, {"battlefield": ["Giant Spider"]})
    found = done("attack with Champion; Bob blocks with Spider", on)
    assert (len(found.acts), found.unread) == (1, "Bob blocks with Spider")


@cr("601.2c")
def test_a_name_means_the_permanent_and_not_its_ability_on_the_stack() -> None:
    on = table({"battlefield": ["Goblin Guide"], "hand": ["Shock"]}, {"hand": ["Murder"]})
    found = done("attack with Goblin Guide; Bob casts Murder on Goblin Guide; resolve", on)
    assert there(found.table, Zone.GRAVEYARD) == ["Goblin Guide"]


@cr("602.2b", cited=False)
def test_an_x_tells_which_ability_is_meant() -> None:
    beast = creature("{2}: ~ gets +1/+0 until end of turn.\n{X}: You gain X life.", name="Beast")
    found = done("activate Beast X=3; resolve", table({"battlefield": [beast]}, {}))
    assert found.table.game.players[0].life == 23


@cr("201.2", cited=False)
def test_a_color_behind_a_colon_belongs_to_the_name() -> None:
    on = table({"battlefield": ["Circle of Protection: Red"]}, {"battlefield": ["Raging Goblin"]})
    assert said("activate Circle of Protection: Red", on) == ["Ana activates Circle of Protection: Red"]
