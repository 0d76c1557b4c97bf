"""What the engine says of creatures whose text it cannot read."""

from __future__ import annotations

from typing import Any

from engine import Scenario, Table, play, verdict_since
from tests.helpers import AFTER_COMBAT, RESOLVE, Entry, Rules, activate, attack, board, cast, cr, creature, to
from tests.shelf import cards, rows

ODD = {"name": "Odd Banner", "types": ["Enchantment"]}


def _matters(text: str, *script: Entry, refused: Rules = ()) -> bool:
    played = board(
        {"battlefield": [{"token": {**ODD, "text": text}}, "Grizzly Bears", "Ornithopter"], "hand": ["Shock"]},
        [],
        *script,
        refused=refused,
    )
    (unread,) = played.report["unread"]
    return bool(unread["could_matter"])


@cr("704.5f", cited=False)
def test_a_creature_whose_size_cannot_be_read_does_not_die_of_it() -> None:
    played = board(
        ["Dinosaur Egg Sac"], [], {"do": "pass", "player": "A"}, expect=["Dinosaur Egg Sac on the battlefield"]
    )
    assert any("size depends on text that can't be read" in said for said in played.report["assumed"])


@cr("604.1", cited=False)
def test_an_unread_static_ability_of_a_permanent_could_always_matter() -> None:
    larger = "Creatures get +1/+1 for each wibble."
    assert _matters(larger)
    assert _matters(larger, to("upkeep"))
    assert _matters("Creatures can't attack on a Tuesday.", *attack(Grizzly_Bears="B"), AFTER_COMBAT)
    assert _matters("All artifacts are Wibble creatures.", *attack(Ornithopter="B"))
    assert _matters("Lands are Wibble creatures.", cast("Shock", "Odd Banner"), refused=("601.2c", "115.1"))
    assert not _matters("{1}: Creatures get +1/+1 for each wibble.", cast("Shock", "B"), RESOLVE)
    assert not _matters("Whenever you wibble, creatures get +1/+1 until end of turn.")


@cr("113.6d", "113.6e", cited=False)
def test_what_an_unread_static_ability_says_of_casting_or_entering_counts_only_then() -> None:
    assert not _matters("This spell costs {1} less to cast for each wibble.", cast("Shock", "B"))
    assert not _matters("As this enchantment enters, wibble.", to("upkeep"))


TARGETED = "Odd Bear was a target, and it could matter to that"


@cr("115.1", cited=False)
def test_an_unread_keyword_could_matter_where_its_bearer_is_targeted() -> None:
    for text in ("Wibbleward {2}", "Wibble", "Flying, wibble", "Odd Bear can't be shocked."):
        there = [creature(text, "3/3", name="Odd Bear")]
        for shown in (
            board({"hand": ["Shock"]}, there, cast("Shock", "Odd Bear"), RESOLVE),
            board(["Prodigal Pyromancer"], there, activate("Prodigal Pyromancer", "Odd Bear"), RESOLVE),
        ):
            (unread,) = shown.report["unread"]
            assert (unread["could_matter"], unread["why"]) == (True, TARGETED)
            assert "Careful: Odd Bear is not read" in shown.report["verdict"]


@cr("603.2b", cited=False)
def test_an_unread_trigger_could_matter_once_its_step_has_begun() -> None:
    wibbles = "At the beginning of each end step, wibble."
    assert _matters(wibbles, to("end"))
    assert not _matters(wibbles, to("postcombat main"))
    assert _matters("At the beginning of combat on your turn, wibble.", to("postcombat main"))


@cr("602.1")
def test_an_unread_loyalty_ability_could_matter_only_where_it_is_activated() -> None:
    walker = {"name": "Odd Walker", "types": ["Planeswalker"], "text": "+1: Wibble.\n−2: You gain 2 life."}
    there = {"token": walker, "counters": {"loyalty": 3}}

    played = board([there], [], activate("Odd Walker", ability=2), RESOLVE, expect=["A life 22"])
    assert [one["could_matter"] for one in played.report["unread"]] == [False]
    for asked in (1, "wibble"):
        refused = board([there], [], activate("Odd Walker", ability=asked), refused="602.1")
        assert [one["could_matter"] for one in refused.report["unread"]] == [True]
        assert refused.reason == "This ability of Odd Walker isn't read, so it can't be played here: “+1: Wibble.”"


RELIC = {"name": "Odd Relic", "types": ["Artifact"], "text": "{2}: Wibble, then draw a card."}


@cr("602.1")
def test_an_unread_activated_ability_could_matter_only_where_it_is_asked_for() -> None:
    other = {"token": {**RELIC, "name": "Odd Ring"}}

    def could_matter(*script: Entry, refused: Rules = ()) -> list[str]:
        played = board({"battlefield": [{"token": RELIC}, other], "hand": ["Divination"]}, [], *script, refused=refused)
        return [one["card"] for one in played.report["unread"] if one["could_matter"]]

    assert could_matter(cast("Divination"), RESOLVE) == []
    for asked in ({}, {"ability": 1}, {"ability": "draw a card"}):
        act = {"do": "activate", "player": "A", "source": "Odd Ring", **asked}
        assert could_matter(act, refused="602.1") == ["Odd Ring"]


@cr("602.1")
def test_read_and_unread_abilities_are_numbered_as_printed() -> None:
    text = "{T}: Add {C}.\n{1}: Wibble.\n{2}: You gain 3 life.\n{3}: Wibble twice."
    ring = [{"token": {"name": "Odd Ring", "types": ["Artifact"], "text": text}}]
    board(ring, [], activate("Odd Ring", ability=3), RESOLVE, expect=["A life 23"])
    odd = board(ring, [], activate("Odd Ring", ability=4), refused="602.1")
    assert odd.reason.endswith("“{3}: Wibble twice.”")
    assert [(one["text"], one["could_matter"]) for one in odd.report["unread"]] == [
        ("{1}: Wibble.", False),
        ("{3}: Wibble twice.", True),
    ]
    unsaid = board(ring, [], {"do": "activate", "player": "A", "source": "Odd Ring"}, refused="602.1")
    assert "2. {1}: Wibble. 3. {2}: You gain 3 life." in unsaid.reason.replace(";", "").replace(",", "")


@cr("602.1")
def test_an_unread_ability_of_a_card_in_hand_or_graveyard_is_said_to_be_unread() -> None:
    for words, text in (({}, "Wibblecycling {2}"), ({"ability": "wibblecycling"}, "Wibblecycling {2}")):
        report = _with_odd_cards({"do": "activate", "player": "A", "source": "Odd Cycler", **words})
        assert report["refused"]["reason"].endswith(f"“{text}”")
        assert [one["text"] for one in report["unread"] if one["could_matter"]] == [text]
    buried = _with_odd_cards({"do": "activate", "player": "A", "source": "Odd Digger"})
    assert "isn't read" in buried["refused"]["reason"]
    assert [one["card"] for one in buried["unread"] if one["could_matter"]] == ["Odd Digger"]


@cr("707.2")
def test_what_a_copy_has_from_an_unread_card_could_matter_as_much_as_on_the_card() -> None:
    odd = creature("Whenever ~ attacks, wibble.", name="Odd Bear")
    copied = board(
        {"hand": ["Clone"]},
        [odd],
        cast("Clone", choices=["yes", "Odd Bear"]),
        RESOLVE,
        {"do": "go_to", "turn": 5, "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Clone": "B"}},
        {"do": "edit", "remove": ["Odd Bear#2"]},
    )
    assert [(one["card"], one["could_matter"]) for one in copied.report["unread"]] == [("Odd Bear", True)]


ODD_CARDS = """
Odd Returner | {1}{B} | Creature — Zombie | 2/2
When you draw your third card in a turn, wibble and return this card from your graveyard to the battlefield.
You may cast this card from your graveyard if you wibble.

Odd Cycler | {1}{B} | Creature — Zombie | 2/2
Flying
Wibblecycling {2}

Odd Digger | {1}{B} | Creature — Zombie | 2/2
{2}, Exile this card from your graveyard: Wibble.

Odd Entrant | {1}{B} | Creature — Zombie | 2/2
When this creature enters, wibble.

Odd Revenant | {1}{B} | Creature — Zombie | 2/2
You may cast this card from your graveyard if you wibble.

Odd Idler | {1}{B} | Creature — Zombie | 2/2
Wibble with each wobble.

Odd Homecomer | {1}{B} | Creature — Zombie | 2/2
When Odd Homecomer is put into your hand, wibble.

Odd Spell | {1}{B} | Sorcery |
Wibble all creatures.

Odd Addendum | {1}{B} | Instant |
Draw a card.
Addendum — If you cast this spell during your main phase, wibble.
"""


KNOWN = ("Act on Impulse", "Disentomb", "Divination", "Forest", "Shock")


def _with_odd_cards(*script: Entry) -> dict[str, Any]:
    """The report of a board with a card of which the graveyard can't be read."""
    return _table_with_odd_cards(*script).report().to_dict()


def _table_with_odd_cards(*script: Entry) -> Table:
    library = cards()
    known = {one.name: one for one in (*rows(ODD_CARDS), *map(library.__getitem__, KNOWN))}
    player = {
        "graveyard": ["Odd Returner", "Odd Digger", "Odd Idler", "Odd Homecomer"],
        "hand": [
            "Disentomb",
            "Divination",
            "Divination",
            "Shock",
            "Act on Impulse",
            "Odd Cycler",
            "Odd Entrant",
            "Odd Revenant",
            "Odd Spell",
            "Odd Addendum",
        ],
        "library": ["Forest"] * 9,
    }
    scenario = {"version": 1, "players": {"A": player, "B": {}}, "script": list(script)}
    return play(Scenario.load(scenario), known)


@cr("113.6", cited=False)
def test_what_an_unread_card_says_of_a_graveyard_could_matter_there() -> None:
    def could_matter(*script: Entry) -> list[str]:
        return [one["text"][:13] for one in _with_odd_cards(*script)["unread"] if one["could_matter"]]

    assert could_matter(cast("Divination"), RESOLVE) == ["When you draw"]
    assert could_matter(cast("Shock", "B"), RESOLVE) == []


@cr("603.6a", cited=False)
def test_an_unread_ability_that_triggers_as_its_own_card_enters_could_matter_only_then() -> None:
    def could_matter(*script: Entry) -> bool:
        return any(one["could_matter"] for one in _with_odd_cards(*script)["unread"] if one["card"] == "Odd Entrant")

    moved = [{"do": "edit", "move": {"Odd Entrant": "library"}}, cast("Act on Impulse"), RESOLVE]
    assert could_matter(cast("Odd Entrant"), RESOLVE)
    assert not could_matter(*moved, cast("Odd Cycler"), RESOLVE)


@cr("113.6", cited=False)
def test_an_unread_permission_to_cast_it_from_a_graveyard_is_none_for_a_card_in_hand() -> None:
    report = _with_odd_cards(cast("Odd Revenant"), RESOLVE)
    assert [one["could_matter"] for one in report["unread"] if one["card"] == "Odd Revenant"] == [False]
    buried = {"do": "edit", "move": {"Odd Revenant": "graveyard"}}
    refused = _with_odd_cards(buried, cast("Odd Revenant"))
    assert [one["could_matter"] for one in refused["unread"] if one["card"] == "Odd Revenant"] == [True]


@cr("601.3")
def test_an_unread_permission_on_the_card_itself_could_matter_where_it_may_not_be_cast() -> None:
    report = _with_odd_cards(cast("Odd Returner"))
    assert report["refused"]["rules"] == ["601.3"]
    assert [one["text"][:12] for one in report["unread"] if one["could_matter"]] == ["You may cast"]


@cr("613.1", cited=False)
def test_where_nothing_is_played_it_matters_what_the_permanents_are() -> None:
    assert _matters("Creatures get +1/+1 for each wibble.")
    assert not _matters("Whenever a creature attacks, wibble.")


@cr("603.1", cited=False)
def test_an_unread_trigger_could_matter_only_once_what_it_waits_for_has_happened() -> None:
    shock = cast("Shock", "B"), RESOLVE
    assert not _matters(
        "Whenever a Goblin, Elf, or Bear you control attacks, wibble. Then wibble deals damage.", *shock
    )
    assert _matters("Whenever a Goblin, Elf, or Bear you control attacks, wibble.", *attack(Grizzly_Bears="B"))
    assert _matters("Whenever a source an opponent controls deals noncombat damage, wibble.", *shock)


@cr("603.1", cited=False)
def test_what_happens_where_an_unread_trigger_may_trigger_is_told_behind_that() -> None:
    odd = creature("Whenever you lose life, wibble.", name="Odd Lich")
    played = board({"hand": ["Shock"]}, [odd], cast("Shock", "B"), RESOLVE)
    warned = "Careful: Odd Lich is not read, and what isn't may trigger here. Without that: "
    assert played.report["verdict"] == f"{warned}B is at 18 life (2 damage)."


@cr("508.1c", cited=False)
def test_what_an_unread_text_says_of_its_own_attacking_could_matter_only_in_combat() -> None:
    text = "~ can't attack during wibbles.".replace("~", ODD["name"])
    assert not _matters(text, cast("Shock", "B"), RESOLVE)
    assert _matters(text, *attack(Grizzly_Bears="B"))


@cr("714.2b", cited=False)
def test_an_unread_chapter_could_matter_once_it_is_reached() -> None:
    saga = {"token": {"name": "Odd Saga", "types": ["Enchantment"], "subtypes": ["Saga"]}, "counters": {"lore": 1}}
    saga["token"]["text"] = "I — You gain 1 life.\nII — When you wibble, wobble.\nIII — When you cast a spell, wobble."

    def could_matter(*script: Entry) -> dict[str, bool]:
        unread = board([saga], [], *script).report["unread"]
        return {one["text"]: one["could_matter"] for one in unread}

    wibble, wobble = could_matter()
    assert could_matter(to("beginning of combat")) == {wibble: False, wobble: False}
    assert could_matter({**to("precombat main"), "turn": 5}) == {wibble: True, wobble: False}


@cr("714.2d", "714.4")
def test_a_saga_goes_on_to_its_last_chapter_though_that_is_unread() -> None:
    saga = {"token": {"name": "Odd Saga", "types": ["Enchantment"], "subtypes": ["Saga"]}, "counters": {"lore": 1}}
    saga["token"]["text"] = "I — You gain 1 life.\nII, III — Wibble."
    later = {**to("precombat main"), "turn": 5}
    played = board([saga], [], later, expect=["Odd Saga has 2 lore counters"])
    assert not any("has no chapter" in step for step in played.steps)
    board([saga], [], later, {**later, "turn": 7}, expect=["A controls no Odd Saga"])


def test_an_unread_activated_ability_of_a_permanent_that_was_just_cast_could_not_have_mattered() -> None:
    """As a spell it can't be activated either; of an instant nobody knows what its text would have done."""
    shown = {
        one.name: one
        for one in rows("Frobber | {1} | Artifact |\n{W}: Wibble.\n\nFrob | {1} | Instant |\n{W}: Wibble.")
    }
    for name, could in (("Frobber", False), ("Frob", True)):
        side = {"hand": [name]}
        script = [{"do": "cast", "player": "A", "card": name}, {"do": "resolve"}]
        scenario = Scenario.load({"version": 1, "players": {"A": side, "B": {}}, "script": script})
        (unread,) = play(scenario, shown).report().unread
        assert unread.could_matter is could


@cr("113.6", cited=False)
def test_what_is_only_returned_to_a_hand_does_nothing() -> None:
    """But for what it says of being put there."""

    def could_matter(name: str) -> bool:
        report = _with_odd_cards(cast("Disentomb", name), RESOLVE)
        return any(one["could_matter"] for one in report["unread"] if one["card"] == name)

    assert not could_matter("Odd Idler")
    assert could_matter("Odd Homecomer")


def test_an_unread_text_that_puts_something_else_in_its_place_comes_before_the_result() -> None:
    """Whoever hears the tokens first takes them for the answer; of a card all of which is unread that is said."""
    odd = "If one or more creature tokens would be created, that many odder ones are created instead."
    mine = {"hand": ["Raise the Alarm"], "battlefield": [creature(odd, name="Odd")]}
    shown = board(mine, [], cast("Raise the Alarm"), RESOLVE)
    doubt, _, result = shown.report["verdict"].partition(" Without it: ")
    assert doubt == "Careful: Odd is not read, and it replaces what happens here."
    assert result == "A creates 2 Soldier Tokens (1/1)."


def test_when_a_card_can_be_cast_does_not_matter_once_it_is_there() -> None:
    """It dies: nobody has cast it, and in which turn that could be done says nothing of it."""
    avenger = creature("You can't cast ~ during your fourth, fifth, or sixth turns of the game.", name="Avenger")
    played = board({"hand": ["Murder"]}, [avenger], cast("Murder", "Avenger"), RESOLVE)
    assert [one["could_matter"] for one in played.report["unread"]] == [False]


@cr("603.6c", cited=False)
def test_an_unread_trigger_of_its_own_leaving_could_matter_only_once_it_has_left() -> None:
    odd = creature("When this creature dies, wibble.", name="Odd Bear")
    there = {"battlefield": [odd, "Grizzly Bears"]}
    for target, matters in (("Grizzly Bears", False), ("Odd Bear", True)):
        played = board({"hand": ["Murder"]}, there, cast("Murder", target), RESOLVE)
        assert [one["could_matter"] for one in played.report["unread"]] == [matters]


@cr("115.1", cited=False)
def test_an_unread_trigger_of_being_targeted_could_matter_only_where_it_is() -> None:
    heroic = creature("Whenever you cast a spell that targets this creature, wibble.", "2/5", "Odd Hero")
    mine = {"battlefield": [heroic, "Grizzly Bears"], "hand": ["Shock"]}
    for target, matters in (("Grizzly Bears", False), ("Odd Hero", True)):
        played = board(mine, [], cast("Shock", target), RESOLVE)
        assert [one["could_matter"] for one in played.report["unread"]] == [matters]


def test_what_is_not_read_of_a_spell_is_quoted_once_where_it_resolves() -> None:
    """The verdict names the card, and the footer has no more to say than the step."""
    report = _with_odd_cards(cast("Odd Spell"), RESOLVE)
    assert report["verdict"] == "Careful: Odd Spell is not read: do by hand what it says."
    assert sum("“Wibble all creatures”" in step["text"] for step in report["steps"]) == 1


@cr("601.3", cited=False)
def test_that_other_cards_may_be_cast_changes_nothing_until_somebody_tries() -> None:
    assert not _matters("You may cast wibbles from among cards in exile.", cast("Shock", "B"), RESOLVE)


@cr("608.2c", cited=False)
def test_what_happens_behind_a_spell_that_is_not_read_is_told_behind_that() -> None:
    table = _table_with_odd_cards(cast("Odd Spell"), RESOLVE, cast("Shock", "B"), RESOLVE)
    assert verdict_since(table, 0, whole=True) == (
        "Careful: Odd Spell is not read: do by hand what it says. Without that: B is at 18 life (2 damage)."
    )


@cr("207.2c", cited=False)
def test_an_addendum_that_is_not_read_matters_only_in_its_controllers_own_main_phase() -> None:
    in_main = _with_odd_cards(cast("Odd Addendum"), RESOLVE)
    assert "not all of Odd Addendum is read: do by hand what it says." in in_main["verdict"]
    later = _with_odd_cards(to("end"), cast("Odd Addendum"), RESOLVE)
    assert "A draws Forest." in later["verdict"]
    assert "Odd Addendum" not in later["verdict"]
    assert not any(one["could_matter"] for one in later["unread"] if one["card"] == "Odd Addendum")
