"""Where a ruling decides what a board asks, it is read beside the step that it decides; its other cases are not."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, activate, answer, attack_with, cast, cr, creature, passing, play_land, to
from tests.report.test_rulings import beside

ISLANDS = {"card": "Island", "count": 2}
FIRST_STRIKE = (
    "If a creature in combat has first strike or double strike, you can activate the ninjutsu ability during the "
    "first-strike combat damage step. The Ninja will deal combat damage during the regular combat damage step."
)
TOO_LATE = (
    "If you wait until after the declare blockers step, because all combat damage is dealt at once, the Ninja won't "
    "normally deal combat damage."
)
NINJA = "Ninja of the Deep Hours"


def ninja(attacker: str, ruling: str) -> list[str]:
    """What is read where ninjutsu is activated in the combat damage step that this attacker has struck in."""
    mine = {"battlefield": [attacker, ISLANDS], "hand": [NINJA]}
    return beside(mine, {}, {NINJA: ruling}, *attack_with({attacker: "B"}), DAMAGE, activate(NINJA), RESOLVE)


@cr("510.4")
def test_when_a_ninja_comes_is_read_by_the_step_it_comes_in() -> None:
    assert ninja("Porcelain Legionnaire", FIRST_STRIKE) == [FIRST_STRIKE]
    assert ninja("Grizzly Bears", FIRST_STRIKE) == []
    assert ninja("Grizzly Bears", TOO_LATE) == [TOO_LATE]
    assert ninja("Porcelain Legionnaire", TOO_LATE) == []


@cr("120.3")
def test_that_damage_was_dealt_all_the_same_is_read_where_less_life_is_lost() -> None:
    said = "Worship does not prevent damage. It causes some damage to be unable to lower your life total."
    more = " In addition, Worship does not prevent loss of life, so loss of life bypasses Worship."
    mine = {"battlefield": ["Worship", "Grizzly Bears"], "life": 2}
    bolt = cast("Lightning Bolt", "A", player="B")
    theirs = {"hand": ["Lightning Bolt"]}
    shot = ({"do": "pass", "player": "A"}, bolt, RESOLVE)
    assert beside(mine, theirs, {"Worship": said + more}, *shot) == [said], "the other case is left out"
    assert beside({**mine, "life": 20}, theirs, {"Worship": said + more}, *shot) == []


@cr("119.7")
def test_that_a_spell_resolves_all_the_same_is_read_where_no_life_is_gained() -> None:
    said = "Spells that would normally cause a player to gain life still resolve, but the life-gain part has no effect."
    mine = {"battlefield": ["Everlasting Torment"], "hand": ["Lightning Helix", "Lightning Bolt"]}
    assert beside(mine, {}, {"Everlasting Torment": said}, cast("Lightning Helix", "B"), RESOLVE) == [said]
    assert beside(mine, {}, {"Everlasting Torment": said}, cast("Lightning Bolt", "B"), RESOLVE) == []


@cr("603.2d")
def test_that_a_things_own_ability_counts_too_is_read_where_it_does() -> None:
    said = "Panharmonicon affects a permanent's own enters-the-battlefield triggered abilities as well as other ones."
    mine = {"battlefield": ["Panharmonicon"], "hand": ["Mulldrifter", "Grizzly Bears"]}
    assert beside(mine, {}, {"Panharmonicon": said}, cast("Mulldrifter"), RESOLVE) == [said]
    watching = {"battlefield": ["Panharmonicon", "Soul Warden"], "hand": ["Grizzly Bears"]}
    assert beside(watching, {}, {"Panharmonicon": said}, cast("Grizzly Bears"), RESOLVE) == []
    stops = "Torpor Orb stops a creature's own enters-the-battlefield triggered abilities as well as other ones."
    orb = {"battlefield": ["Torpor Orb"], "hand": ["Mulldrifter"]}
    assert beside(orb, {}, {"Torpor Orb": stops}, cast("Mulldrifter"), RESOLVE) == [stops]


@cr("305.7")
def test_what_a_land_loses_before_it_enters_is_read_where_it_would_have_changed_that() -> None:
    said = "If a land has an ability that causes it to enter tapped, it will lose that ability before it can apply."
    theirs = {"battlefield": ["Blood Moon"]}
    assert beside({"hand": ["Steam Vents"]}, theirs, {"Blood Moon": said}, play_land("Steam Vents")) == [said]
    assert beside({"hand": ["Mutavault"]}, theirs, {"Blood Moon": said}, play_land("Mutavault")) == []


@cr("613.1f")
def test_that_an_animated_land_makes_no_mana_is_read_where_one_does_not() -> None:
    said = "Removes all creature abilities. This includes mana abilities. Animated lands will also lose the ability."
    mine = {"battlefield": ["Mutavault", "Island"]}
    animate = (activate("Mutavault", ability=2), RESOLVE)
    (read,) = beside(mine, {"battlefield": ["Humility"]}, {"Humility": said}, *animate)
    assert read == "Animated lands will also lose the ability."


def test_that_it_was_never_declared_as_an_attacker_is_read_only_where_something_would_have_triggered() -> None:
    said = "Although the tokens enter attacking, they were never declared as attacking creatures."
    brimaz = "Brimaz, King of Oreskos"
    attack = (*attack_with({brimaz: "B"}), RESOLVE)
    assert beside({"battlefield": [brimaz]}, {}, {brimaz: said}, *attack) == [], "it watches only itself"
    watches = creature("Whenever a creature you control attacks, you gain 1 life.")
    attack = (*attack_with({brimaz: "B"}), answer("as listed"), RESOLVE, RESOLVE)
    assert beside({"battlefield": [brimaz, watches]}, {}, {brimaz: said}, *attack) == [said]


@cr("509.3g", "508.4")
def test_that_it_triggers_unblocked_though_never_declared_is_read_where_it_was_not() -> None:
    said = 'An ability that triggers when something "attacks and isn\'t blocked" triggers even if it entered attacking.'
    text = "Whenever ~ attacks, you may put a creature card from your hand onto the battlefield tapped and attacking."
    mine = {"battlefield": [creature(text)], "hand": ["Murk Dwellers"]}
    put = (*attack_with({"Tester": "B"}), RESOLVE, answer("yes"), to("declare blockers"), RESOLVE)
    assert beside(mine, {}, {"Murk Dwellers": said}, *put) == [said]
    assert (
        beside(
            {"battlefield": ["Murk Dwellers"]},
            {},
            {"Murk Dwellers": said},
            *attack_with({"Murk Dwellers": "B"}),
            to("declare blockers"),
            RESOLVE,
        )
        == []
    )


@cr("608.2n", "704.5g")
def test_that_a_spell_is_in_the_graveyard_before_creatures_die_is_read_where_it_makes_one_larger() -> None:
    said = (
        "If an instant or sorcery spell deals damage to Tarmogoyf or lowers its toughness, that spell is put into its "
        "owner's graveyard before state-based actions are performed."
    )
    theirs = {"battlefield": ["Tarmogoyf"], "graveyard": ["Forest"]}
    mine = {"hand": ["Lightning Bolt"]}
    assert beside(mine, theirs, {"Tarmogoyf": said}, cast("Lightning Bolt", "Tarmogoyf"), RESOLVE) == [said]
    counted = {"hand": ["Lightning Bolt"], "graveyard": ["Shock"]}
    assert beside(counted, theirs, {"Tarmogoyf": said}, cast("Lightning Bolt", "Tarmogoyf"), RESOLVE) == []


@cr("603.2g")
def test_that_nothing_dies_is_read_where_what_is_exiled_has_an_ability_of_dying() -> None:
    said = (
        "While Anafenza is on the battlefield, abilities that trigger whenever a nontoken creature your opponent owns "
        "dies won't trigger, as that card will never reach that player's graveyard."
    )
    mine = {"battlefield": ["Anafenza, the Foremost"], "hand": ["Murder"]}
    for dies, read in (("Kitchen Finks", [said]), ("Grizzly Bears", [])):
        shown = beside(mine, {"battlefield": [dies]}, {"Anafenza, the Foremost": said}, cast("Murder", dies), RESOLVE)
        assert shown == read


@cr("615.6")
def test_that_it_stays_in_combat_is_read_where_its_damage_is_prevented() -> None:
    said = (
        "The creature isn't removed from combat; it just has its damage prevented. It's still an attacking creature "
        "until the combat phase is complete."
    )
    mine, theirs = {"battlefield": ["Serra Angel"]}, {"battlefield": ["Maze of Ith"]}
    maze = [
        *attack_with({"Serra Angel": "B"}),
        passing(),
        activate("Maze of Ith", "Serra Angel", player="B"),
        RESOLVE,
        DAMAGE,
    ]
    assert beside(mine, theirs, {"Maze of Ith": said}, *maze) == [said]
