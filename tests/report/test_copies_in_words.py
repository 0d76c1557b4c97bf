"""What enters as a copy is told with what it is, and is told from its namesakes by its card (CR 707.2, 707.9)."""

from __future__ import annotations

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    Played,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    passing,
    play_land,
)

SHOCK = [passing(), cast("Shock", "Serra Angel#1", player="B"), RESOLVE]


def image(*script: Entry) -> Played:
    theirs = {"battlefield": [{"card": "Serra Angel", "counters": {"+1/+1": 2}}], "hand": ["Shock"]}
    made = [cast("Phantasmal Image"), RESOLVE, answer("Serra Angel")]
    return board({"hand": ["Phantasmal Image"]}, theirs, *made, *script)


@cr("707.2", "707.9a", "707.9b")
def test_a_copy_is_told_with_its_values_and_what_is_excepted() -> None:
    said = (
        "Phantasmal Image enters the battlefield under A's control as a copy of Serra Angel (4/4, flying and "
        "vigilance; except that it has the subtype Illusion and has “When Phantasmal Image becomes the target of a "
        "spell or ability, sacrifice it”; not copied: its counters)."
    )
    assert said in image().steps
    french = next(step for step in image().steps_in("fr") if "copie" in step)
    assert "copie de Serra Angel (4/4, vol et vigilance ; mais il a le sous-type Illusion et a «" in french


def test_a_keyword_with_a_cost_is_listed_without_its_article() -> None:
    copied = board({"hand": ["Clone"]}, ["Reveillark"], cast("Clone"), RESOLVE, answer("Reveillark"))
    assert any("copy of Reveillark (4/3, flying and evoke {5}{W})" in step for step in copied.steps)
    assert any("copie de Reveillark (4/3, vol et évocation {5}{W})" in step for step in copied.steps_in("fr"))


@cr("707.2")
def test_a_copy_among_namesakes_is_called_by_its_card() -> None:
    played = image(*SHOCK)
    assert "B casts Shock targeting Phantasmal Image." in played.steps
    assert "A sacrifices Phantasmal Image." in played.steps
    assert played.count("Phantasmal Image's ability triggers: ") == 1  # its name alone would say Serra Angel
    died = image(*SHOCK, RESOLVE).report["verdict"]
    assert died.startswith("Phantasmal Image is sacrificed; ")


def test_what_is_copied_needs_no_number_beside_a_copy_that_is_called_by_its_card() -> None:
    killed = [passing(), cast("Murder", "Serra Angel#2", player="B"), RESOLVE]
    theirs = {"battlefield": ["Serra Angel"], "hand": ["Murder"]}
    made = [cast("Clone"), RESOLVE, answer("Serra Angel"), *killed]
    played = board({"hand": ["Clone"]}, theirs, *made)
    assert "Serra Angel is destroyed." in played.steps


@cr("707.2", "603.10a")
def test_the_tokens_that_both_a_copy_and_its_original_leave_are_counted() -> None:
    mine = {"battlefield": ["Wurmcoil Engine"], "hand": ["Clone", "Wrath of God"]}
    script = (cast("Clone"), RESOLVE, answer("Wurmcoil Engine"), cast("Wrath of God"), RESOLVE_ALL)
    said = board(mine, [], *script, expect=["A controls 4 Phyrexian Wurm Token"]).report["verdict"]
    assert said.startswith("Wurmcoil Engine and Clone die; ")
    assert "2 Phyrexian Wurm Tokens (3/3 with deathtouch) and 2 Phyrexian Wurm Tokens (3/3 with lifelink)" in said


@cr("701.6a", "608.2b")
def test_where_the_card_of_a_spell_goes_is_told_with_it() -> None:
    assert image(*SHOCK, RESOLVE).count("Shock doesn't resolve and is put into B's graveyard: ") == 1
    script = [passing(), cast("Counterspell", "stack#1", player="B"), RESOLVE]
    played = board({"hand": ["Divination"]}, {"hand": ["Counterspell"]}, cast("Divination"), *script)
    assert "Divination is countered by Counterspell and is put into A's graveyard." in played.steps
    told = "Divination est contrecarré par Counterspell et est mis dans le cimetière d’A."
    assert told in played.steps_in("fr")
    assert played.report["verdict"] == "Divination is countered."


@cr("707.2")
def test_the_only_thing_of_a_name_is_copied_under_that_name() -> None:
    played = board({"hand": ["Clone"]}, ["Serra Angel"], cast("Clone"), RESOLVE, answer("Serra Angel"))
    assert "as a copy of Serra Angel (4/4" in played.steps[-1]
    two = board(
        {"hand": ["Clone"]}, [{"card": "Serra Angel", "count": 2}], cast("Clone"), RESOLVE, answer("Serra Angel#2")
    )
    assert "as a copy of Serra Angel#" in two.steps[-1]


MUTAVAULT = activate("Mutavault", ability=2, player="B")


@cr("707.2")
def test_of_a_copy_it_is_told_what_the_original_only_is_by_effects() -> None:
    theirs = {"battlefield": ["Mutavault"], "mana": "any"}
    played = board(
        {"hand": ["Clone"]}, theirs, cast("Clone"), passing(), MUTAVAULT, RESOLVE, RESOLVE, answer("Mutavault")
    )
    copied = "as a copy of Mutavault (a land, not a creature; not copied: what effects have made of it)"
    assert [step for step in played.steps if copied in step]
    french = "copie de Mutavault (un terrain, pas une créature ; pas copié : ce que des effets en ont fait)"
    assert [step for step in played.steps_in("fr") if french in step]
    assert "Clone enters as a copy of Mutavault (a land, not a creature)" in played.report["verdict"]


@cr("707.2")
def test_of_a_copy_it_is_told_that_counters_and_attachments_are_not_copied() -> None:
    theirs = [{"card": "Serra Angel", "id": "a", "counters": {"+1/+1": 2}}, {"card": "Pacifism", "attached_to": "a"}]
    played = board({"hand": ["Clone"]}, theirs, cast("Clone"), RESOLVE, answer("a"))
    assert "; not copied: its counters and what is attached to it)" in played.steps[-1]
    plain = board({"hand": ["Clone"]}, ["Serra Angel"], cast("Clone"), RESOLVE, answer("Serra Angel"))
    assert "not copied" not in plain.steps[-1]


@cr("707.5", "707.2")
def test_a_land_that_is_played_as_a_copy_is_told_by_its_own_name() -> None:
    played = board(
        {"hand": ["Vesuva"]},
        [{"card": "Dark Depths", "counters": {"ice": 10}}],
        play_land("Vesuva") | {"choices": ["Dark Depths"]},
        expect=["A controls 1 Dark Depths"],
    )
    first, second = played.steps[:2]
    assert first == "A plays Vesuva."
    assert second.startswith("Vesuva enters the battlefield tapped under A's control as a copy of Dark Depths")


@cr("707.2")
def test_a_verdict_tells_what_something_has_become_a_copy_of() -> None:
    mine = {"battlefield": ["Lazav, the Multifarious"], "graveyard": ["Serra Angel"]}
    played = board(mine, [], activate("Lazav, the Multifarious", "Serra Angel", x=5), RESOLVE)
    assert played.report["verdict"] == "Lazav, the Multifarious becomes a copy of Serra Angel, now 4/4."


def stage(keep: str) -> Played:
    lands = ["Thespian's Stage", {"card": "Dark Depths", "counters": {"ice": 10}}]
    copying = activate("Thespian's Stage", "Dark Depths", ability=2)
    return board(lands, [], copying, RESOLVE, answer(keep), RESOLVE_ALL)


@cr("707.2", "704.5j", "603.8")
def test_of_a_copy_and_its_original_it_is_told_which_has_gone() -> None:
    kept = stage("Dark Depths#1")
    assert "Thespian's Stage becomes a copy of Dark Depths (not copied: its counters)." in kept.steps
    assert "Dark Depths is put into A's graveyard: the “legend rule”." in kept.steps
    assert "A sacrifices Thespian's Stage." in kept.steps
    lost = stage("Dark Depths#2")
    assert "Thespian's Stage is put into A's graveyard: the “legend rule”." in lost.steps
    assert lost.report["verdict"].startswith("Thespian's Stage goes to A's graveyard (“legend rule”);")


@cr("707.2")
def test_a_copy_that_enters_tapped_is_said_to_in_the_verdict() -> None:
    played = board({"hand": ["Vesuva"]}, ["Dark Depths"], play_land("Vesuva"), answer("Dark Depths"))
    assert played.report["verdict"].startswith("Vesuva enters tapped as a copy of Dark Depths")


@cr("707.2", "707.3")
def test_a_copy_of_something_face_down_is_said_to_be_one() -> None:
    hidden = {"card": "Exalted Angel", "face_down": True}
    played = board({"hand": ["Clone"]}, [hidden], cast("Clone"), RESOLVE, answer("face-down creature"))
    assert played.report["verdict"] == "Clone enters as a copy of the face-down creature (2/2)."


@cr("707.2", "611.2c")
def test_several_that_become_copies_of_one_size_are_told_once_with_that_size() -> None:
    mine = {"hand": ["Mirrorweave"], "battlefield": ["Grizzly Bears", "Serra Angel", "Serra Angel"]}
    said = board(mine, [], cast("Mirrorweave", "Grizzly Bears"), RESOLVE).report["verdict"]
    assert said == "Serra Angel#1 and #2 become copies of Grizzly Bears, now 2/2."


@cr("707.10")
def test_the_only_copy_of_a_spell_is_called_so() -> None:
    copies = creature(
        "{0}: Copy target instant or sorcery spell. You may choose new targets for the copy.", name="Source"
    )
    script = (
        cast("Lightning Bolt", "B"),
        {"do": "activate", "player": "A", "source": "Source", "targets": ["stack#1"]},
    )
    played = board({"battlefield": [copies], "hand": ["Lightning Bolt"]}, [], *script, RESOLVE, answer("A"), RESOLVE)
    assert played.count("A copies Lightning Bolt") == 1
    assert "The copy of Lightning Bolt resolves." in played.steps
    assert any(step.startswith("La copie de Lightning Bolt ") for step in played.steps_in("fr"))


@cr("707.2", "603.10a")
def test_a_copy_of_a_card_in_a_graveyard_keeps_its_card_s_name_and_is_told_to_be_no_copy_there() -> None:
    """The card itself lies there beside it, so that "Reveillark dies" would be said of that one."""
    mine = {"hand": ["Body Double"], "graveyard": ["Reveillark"], "battlefield": ["Carrion Feeder"]}
    made = [cast("Body Double"), RESOLVE, answer("Reveillark"), activate("Carrion Feeder", choices=["Body Double"])]
    played = board(mine, {}, *made, answer(["Body Double"]), RESOLVE, answer("Reveillark"))
    assert played.report["verdict"].startswith(
        "Body Double dies and is back on the battlefield as a copy of Reveillark (4/3)"
    )
    assert played.count("Reveillark dies") == played.count("Reveillark's ability") == 0
    assert "Body Double's ability targets Body Double (Body Double is no copy any more: 0/0)." in played.steps
    assert any("(Body Double n’est plus une copie : 0/0)" in step for step in played.steps_in("fr"))


@cr("707.2")
def test_of_two_cards_of_one_name_a_copy_has_the_number_of_its_card() -> None:
    mine = {"hand": ["Clone", "Clone"], "battlefield": ["Serra Angel"]}
    made = [cast("Clone"), RESOLVE, answer("Serra Angel#1")]
    theirs = {"hand": ["Murder"]}
    played = board(
        mine,
        theirs,
        *made,
        cast("Clone"),
        RESOLVE,
        answer("Serra Angel#1"),
        passing(),
        cast("Murder", "Clone#2", player="B"),
    )
    assert played.count("B casts Murder targeting Clone#2.") == 1


@cr("707.2")
def test_what_copies_are_called_is_told_as_they_are_created_where_it_is_used() -> None:
    twin = creature("{0}: Create a token that's a copy of target creature.", name="Twin")
    watcher = creature("When ~ enters, it deals 1 damage to any target.", name="Pinger")
    played = board([twin, watcher], [], activate("Twin", "Pinger"), RESOLVE, answer(["B"]), RESOLVE)
    assert played.count("A creates a token that's a copy of Pinger (2/2): Pinger#2.") == 1
    quiet = board([twin, "Grizzly Bears"], [], activate("Twin", "Grizzly Bears"), RESOLVE)
    assert quiet.count("A creates a token that's a copy of Grizzly Bears (2/2).") == 1, "nothing more is told of it"
    assert "#" not in quiet.report["verdict"]
