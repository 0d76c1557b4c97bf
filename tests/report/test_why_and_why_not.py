"""What a judge would say of a board beside what has happened: why not, and what came of it instead."""

from __future__ import annotations

from tests.helpers import (
    RESOLVE,
    Played,
    activate,
    attack,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
)

REST = {"token": {"name": "Rest", "types": ["Enchantment"], "text": "If a creature would die, exile it instead."}}


def verdict(played: Played) -> str:
    return str(played.report["verdict"])


def does(text: str, name: str = "Source") -> dict[str, object]:
    return creature("{0}: " + text, "1/1", name)


@cr("615.6")
def test_damage_that_one_effect_prevents_is_told_together() -> None:
    fog = does("Prevent all combat damage that would be dealt this turn.", "Fog")
    fight = [*attack_with({"One": "B", "Three": "B"}), *block_with({"Two": "One"})]
    attackers = [creature("", "2/2", "One"), creature("", "3/3", "Three"), creature("", "3/3", "Four")]
    script = [*fight, passing(), activate("Fog", player="B"), RESOLVE, to("combat damage")]
    played = board(attackers, [creature("", "4/4", "Two"), fog], *script)
    assert verdict(played) == "9 damage is prevented in all (effect of Fog)."


@cr("702.7b", "510.4")
def test_who_died_before_it_struck_deals_no_damage() -> None:
    fight = [*attack(White_Knight="B"), *block_with({"Grizzly Bears": "White Knight"}), to("combat damage")]
    played = board(["White Knight"], ["Grizzly Bears"], *fight, to("end of combat"))
    assert verdict(played) == "Grizzly Bears dies before dealing combat damage."


@cr("704.5f", "702.12b")
def test_indestructible_does_not_help_against_toughness_0() -> None:
    lessens = does("Target creature gets -2/-2 until end of turn.")
    played = board([lessens], [creature("Indestructible", "2/2", "Two")], activate("Source", "Two"), RESOLVE)
    assert played.count("it isn't destroyed, so indestructible doesn't help") == 1


@cr("122.1c")
def test_a_shield_counter_is_removed_instead() -> None:
    shielded = {"card": "Grizzly Bears", "counters": {"shield": 2}}
    played = board([does("Destroy target creature.")], [shielded], activate("Source", "Grizzly Bears"), RESOLVE)
    said = "Grizzly Bears isn't destroyed: a shield counter is removed from it instead, 1 left."
    assert verdict(played) == said


@cr("603.2g", "614.6")
def test_what_is_exiled_instead_of_dying_triggers_nothing() -> None:
    one = creature("When ~ dies, draw a card.", "1/1", "One")
    played = board([does("Destroy target creature.")], [one, REST], activate("Source", "One"), RESOLVE)
    assert played.count("One's ability doesn't trigger: One doesn't die, so no card is drawn.") == 1


@cr("603.2g", "614.6", "700.4")
def test_what_does_not_die_is_told_once_with_all_that_does_not_trigger_a_keyword_by_its_name() -> None:
    """What an effect asks for (608.2h) has nothing to do with it."""
    watch = {"token": {"name": "Watch", "types": ["Enchantment"], "text": "Whenever a creature dies, you gain 1 life."}}
    mine = ["Kitchen Finks", watch, does("Destroy target creature.")]
    played = board(mine, [REST], activate("Source", "Kitchen Finks"), RESOLVE)
    (said,) = [step for step in played.steps if "trigger" in step]
    assert said in (
        "Kitchen Finks' persist and Watch's ability don't trigger: Kitchen Finks doesn't die, so no life is gained.",
        "Watch's ability and Kitchen Finks' persist don't trigger: Kitchen Finks doesn't die, so no life is gained.",
    )
    assert {"603.2g", "614.6", "700.4"} <= set(played.rules_of("don't trigger"))
    assert "608.2h" not in played.rules_of("don't trigger")


@cr("603.2g", "615.6")
def test_damage_that_is_prevented_triggers_nothing() -> None:
    one = creature("Whenever ~ deals combat damage to a player, draw a card.", "2/2", "One")
    shield = {"token": {"name": "Shield", "types": ["Enchantment"], "text": "Prevent all combat damage."}}
    shield["token"]["text"] = "Prevent all combat damage that would be dealt to you."
    played = board([one], [shield], *attack_with({"One": "B"}), to("combat damage"))
    assert played.count("One's ability doesn't trigger: the damage is prevented, so no card is drawn.") == 1


@cr("601.2f")
def test_what_a_spell_costs_is_told_where_something_changes_it() -> None:
    dearer = {"token": {"name": "Tax", "types": ["Artifact"], "text": "Spells cost {1} more to cast."}}
    played = board({"hand": ["Shock"], "battlefield": [dearer]}, [], cast("Shock", "B"), RESOLVE)
    assert played.count("A casts Shock (for {1}{R}: Tax) targeting B.") == 1
    kicked = cast("Burst Lightning", "B", kicked=True)
    played = board({"hand": ["Burst Lightning"], "battlefield": [dearer]}, [], kicked, RESOLVE)
    assert played.count("A casts Burst Lightning (kicker, for {5}{R}: Tax) targeting B.") == 1
    played = board({"hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE)
    assert played.count("A casts Shock targeting B.") == 1


@cr("609.3")
def test_an_effect_with_nothing_to_do_says_so() -> None:
    played = board([does("Destroy all artifacts.")], [], activate("Source"), RESOLVE)
    assert verdict(played) == "There is nothing for the ability of Source to do."
    played = board([does("Destroy all artifacts.")], ["Sol Ring"], activate("Source"), RESOLVE)
    assert not played.count("nothing")


@cr("601.2c")
def test_of_a_few_things_each_is_told_why_it_is_no_target() -> None:
    hexproof, black = creature("Hexproof", "2/2", "Two"), creature("", "2/2", "Three", looks={"colors": ["B"]})
    ends = {"token": {"name": "Source", "types": ["Artifact"], "text": "{0}: Destroy target nonblack creature."}}
    played = board([ends], [hexproof, black], activate("Source"), refused=("601.2c", "702.11b"))
    said = (
        "There is no legal target for the ability of Source. Two has hexproof. Three doesn't fit “nonblack creature”."
    )
    assert played.reason == said
    assert board([ends], [black, "Grizzly Bears"], activate("Source", "Three"), refused="601.2c").reason == (
        "Three doesn't fit “nonblack creature”."
    )


@cr("509.1c")
def test_a_refusal_of_blocks_names_a_requirement_that_could_be_met() -> None:
    lured = creature("Menace\nAll creatures able to block ~ do so.", "2/2", "Lure")
    must = creature("~ blocks each combat if able.", "2/2", "Two")
    script = [*attack_with({"Lure": "B", "One": "B"}), *block_with({})]
    played = board([lured, creature("", "2/2", "One")], [must], *script, refused="509.1c")
    assert played.reason == "Two must block if able: “Two blocks each combat if able”."


@cr("508.1c")
def test_what_forbids_an_attack_is_named_with_what_it_forbids() -> None:
    bound = {"card": "Pacifism", "attached_to": "Grizzly Bears"}
    played = board(["Grizzly Bears"], [bound], *attack(Grizzly_Bears="B"), refused="508.1c")
    assert played.reason == "Grizzly Bears can't attack: Pacifism (“Enchanted creature can't attack or block”)."


@cr("509.1b")
def test_what_forbids_a_block_is_said_in_its_own_words() -> None:
    sly = creature("~ can't be blocked by creatures with power 2 or less.", "2/2", "Sly")
    played = board(
        [sly], ["Grizzly Bears"], *attack_with({"Sly": "B"}), *block_with({"Grizzly Bears": "Sly"}), refused="509.1b"
    )
    said = "Grizzly Bears can't block Sly: “Sly can't be blocked by creatures with power 2 or less”."
    assert played.reason == said


@cr("613.1b")
def test_a_new_controller_is_told_with_the_effect_that_makes_it_so() -> None:
    played = board({"hand": ["Control Magic"]}, ["Grizzly Bears"], cast("Control Magic", "Grizzly Bears"), RESOLVE)
    assert "A gains control of Grizzly Bears: Control Magic." in played.steps


@cr("510.1c")
def test_damage_with_one_legal_division_is_not_asked_for() -> None:
    one = creature("Trample, deathtouch", "1/1", "One")
    script = [*attack_with({"One": "B"}), *block_with({"Grizzly Bears": "One"}), to("combat damage")]
    played = board([one], ["Grizzly Bears"], *script, expect=["Grizzly Bears in graveyard", "B life 20"])
    assert played.count("Divide") == 0


@cr("601.3", "101.2")
def test_what_forbids_casting_from_elsewhere_says_from_where_it_would_be() -> None:
    mine = {"hand": ["Bloodbraid Elf"], "library": ["Shock", "Forest"]}
    played = board(mine, ["Drannith Magistrate"], cast("Bloodbraid Elf"), RESOLVE)
    assert played.count("A can't cast Shock from exile: Drannith Magistrate.") == 1
    back = cast("Think Twice", costs=["flashback"])
    played = board({"graveyard": ["Think Twice"]}, ["Drannith Magistrate"], back, refused="601.3")
    assert played.reason == "Drannith Magistrate keeps Think Twice from being cast from the graveyard."
    rule = creature("Your opponents can't cast instant spells.", name="Rule")
    played = board({"hand": ["Shock"]}, [rule], cast("Shock", "B"), refused="601.3")
    assert played.reason == "Rule keeps Shock from being cast."


@cr("601.3", "101.2")
def test_which_spells_were_cast_before_is_said_of_what_forbids_another() -> None:
    rule = creature("Each player can't cast more than one spell each turn.", name="Rule")
    twice = [cast("Shock", "B"), RESOLVE, cast("Opt")]
    played = board({"hand": ["Shock", "Opt"]}, [rule], *twice, refused="601.3")
    assert played.reason == "Rule keeps Opt from being cast (A has cast Shock this turn)."
    mine = {"hand": ["Bloodbraid Elf"], "library": ["Shock", "Forest"]}
    played = board(mine, [rule], cast("Bloodbraid Elf"), RESOLVE)
    assert played.count("A can't cast Shock: Rule (A has cast Bloodbraid Elf this turn).") == 1


@cr("601.3", "101.2")
def test_of_what_forbids_spells_at_times_it_is_said_when() -> None:
    said = "Players can cast spells only during their own turns."
    theirs = {"battlefield": [creature(said, name="Rule")], "hand": ["Shock"]}
    played = board({}, theirs, passing(), cast("Shock", "A", player="B"), refused="601.3")
    assert played.reason == f"Rule keeps Shock from being cast: “{said.rstrip('.')}”."


@cr("601.3", "101.2")
def test_of_what_forbids_spells_by_a_number_both_numbers_are_said() -> None:
    text = "Your opponents can't cast spells with mana value greater than the number of lands you control."
    theirs = [creature(text, name="Rule"), "Forest", "Forest", "Forest"]
    played = board({"hand": ["Wrath of God"]}, theirs, cast("Wrath of God"), refused="601.3")
    assert played.reason == "Rule keeps Wrath of God from being cast (4 against 3)."


@cr("601.2h", "101.2")
def test_what_keeps_a_cost_from_being_paid_says_so_in_its_words() -> None:
    said = "Players can't pay life or sacrifice creatures to cast spells or activate abilities."
    mine = [creature("Pay 1 life: Draw a card.\nSacrifice a creature: You gain 1 life.", name="Seer")]
    theirs = [creature(said, name="Rule")]
    for place, cost in enumerate(("1 life", "“Sacrifice a creature”"), 1):
        played = board(mine, theirs, activate("Seer", ability=place), refused="601.2h")
        assert played.reason == f"A can't pay {cost} for Seer: Rule (“{said.rstrip('.')}”)."


@cr("702.12b", "615.6")
def test_an_indestructible_creature_does_not_survive_by_what_is_prevented() -> None:
    bolt = cast("Lightning Bolt", "Darksteel Myr")
    held = creature("Prevent all damage that would be dealt to creatures you control.", name="Keeper")
    played = board({"hand": ["Lightning Bolt"]}, ["Darksteel Myr", held], bolt, RESOLVE)
    assert "so it survives" not in played.report["verdict"]
    other = board(
        {"hand": ["Lightning Bolt"]}, ["Grizzly Bears", held], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE
    )
    assert "so it survives" in other.report["verdict"]


@cr("601.3", "101.2")
def test_of_several_abilities_it_is_told_which_keeps_a_spell_from_being_cast() -> None:
    teeg = ["Spells with {X} in their mana costs can't be cast.", "Spells with mana value 4 or greater can't be cast."]
    mine = {"hand": ["Fireball", "Wrath of God"], "battlefield": [creature("\n".join(teeg), name="Advisor")]}
    for spell, said in zip(("Fireball", "Wrath of God"), teeg, strict=True):
        how = {"x": 1} if spell == "Fireball" else {}
        refused = board(mine, [], cast(spell, *(["B"] if how else []), **how), refused="601.3")
        assert refused.reason == f"Advisor keeps {spell} from being cast: “{said.rstrip('.')}”."


@cr("115.2")
def test_what_is_not_where_there_are_targets_is_said_to_be_elsewhere() -> None:
    for spell, says in [("Counterspell", "isn't on the stack"), ("Raise Dead", "isn't in a graveyard")]:
        played = board({"hand": [spell]}, ["Grizzly Bears"], cast(spell, "Grizzly Bears"), refused="115.2")
        assert f"Grizzly Bears {says}." in played.report["refused"]["reason"]
