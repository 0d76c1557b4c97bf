"""Whole boards played by slash commands and taps: real client, real desk, real engine, real cards."""

from __future__ import annotations

import json

import pytest
from conftest import Table
from fakediscord import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIEGE = """\
Ana: 2 Grizzly Bears, Llanowar Elves
Ana hand: Invasion of Zendikar, Lightning Bolt
Ana library: 3 Forest, Mountain, 2 Forest
Bob: Giant Spider
Bob library: 3 Island
"""


async def test_a_whole_siege_life(table: Table):
    """Cast, protected, attacked, blocked, burnt, defeated, exiled, cast transformed for nothing, tapped for mana."""
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board paste", text=SIEGE)
    await ana.slash("cast", card="Invasion of Zendikar")
    entered = await ana.tap("Resolve")
    assert "with Bob as its protector" in entered.text
    assert "3 defense counters" in entered.text
    assert all(rule in entered.text for rule in ("310.4b", "310.8a", "310.11a"))
    found = await ana.tap("Resolve")
    await ana.select("Forest", "Mountain", on=found)
    attack = await ana.slash("attack", attackers="Grizzly Bears#1, Grizzly Bears#2", target="Invasion of Zendikar")
    assert "attacks Invasion of Zendikar" in attack.text
    await ana.slash("block", blockers="Giant Spider > Grizzly Bears#1", player="Bob")
    damage = await ana.slash("go-to", step="postcombat main")
    assert "310.6" in damage.text
    await ana.slash("cast", card="Lightning Bolt", target="Invasion of Zendikar")
    defeated = await ana.tap("Resolve")
    assert "last defense counter" in defeated.text
    assert "310.6" in defeated.text
    assert "310.11b" in defeated.text
    rules = await ana.tap("Rules", on=defeated)
    assert rules.private
    assert "310.11b" in rules.text
    assert "When the last defense counter is removed from this permanent" in rules.text
    rulings = await ana.tap("Rulings", on=defeated)
    assert rulings.private
    assert "Invasion of Zendikar" in rulings.text
    assert "defense counter" in rulings.text
    exiled = await ana.tap("Resolve", on=defeated)
    assert "exiled" in exiled.text
    cast = await ana.tap("Yes", on=exiled)
    assert "Ana casts Awakened Skyclave (transformed: the spell is a creature) from exile" in cast.text
    landed = await ana.tap("Resolve", on=cast)
    assert "Awakened Skyclave enters the battlefield" in landed.text
    shown = await ana.tap("Board", on=landed)
    assert "Awakened Skyclave 4/4" in shown.pictures[0]["description"]
    assert shown.file("board.png").startswith(b"\x89PNG")
    mana = await ana.slash("activate", permanent="Awakened Skyclave")
    assert "605" in mana.text or "mana" in mana.text
    table.matches("siege_life")


async def test_its_protector_cannot_attack_it(table: Table):
    await table.ana.slash("board new", players="Ana, Bob")
    await table.ana.slash("board add", card="Grizzly Bears")
    await table.ana.slash("board add", card="Invasion of Zendikar", controller="Bob", counters="3 defense")
    refused = await table.ana.slash("attack", attackers="Grizzly Bears", target="Invasion of Zendikar")
    assert refused.private
    assert "310.8b" in refused.text
    table.matches("protector_cannot_attack")


async def test_only_who_chooses_or_the_owner_may_answer(table: Table):
    ana, bob = table.ana, table.bob
    await ana.slash("board new", players="Bob, Ana, Cid")
    await bob.slash("board sit", player="Bob")
    await bob.slash("cast", card="Invasion of Zendikar")
    asked = await bob.tap("Resolve")
    refused = await table.person("Cid").tap("Cid", on=asked)
    assert refused.private
    assert "Bob chooses here" in refused.text
    assert "310.11a" in refused.text
    outcome = await bob.tap("Cid", on=asked)
    assert "Cid as its protector" in outcome.text
    late = await ana.tap("Undo", on=asked)
    assert late.private
    assert "The board has changed" in late.text
    table.matches("who_may_answer")


async def test_triggers_in_sequence_numbers_and_divisions(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board add", card="Grizzly Bears", controller="Bob", count=2)
    await ana.slash("cast", card="Blaze", target="Bob")
    form = await ana.tap("Choose a number")
    assert "Blaze" in form.title
    await form.submit("4")
    assert "4 damage to Bob" in (await ana.tap("Resolve")).text
    await ana.slash("cast", card="Arc Lightning", target="Grizzly Bears#1", target2="Bob")
    form = await ana.tap("Divide")
    await form.submit(**{form.fields[0]: "2", form.fields[1]: "1"})
    burnt = await ana.tap("Resolve")
    assert "Grizzly Bears#1 is destroyed" in burnt.text
    await ana.slash("board add", card="Flux Channeler", count=2)
    await ana.slash("board add", card="Flux Channeler", tapped=True)
    await ana.slash("board add", card="Invocation of the Founders")
    asked = await ana.slash("cast", card="Shock", target="Bob")
    assert "603.3b" in asked.text
    assert asked.buttons[:2] == ["Flux Channeler ×3", "Invocation of the Founders"]
    ordered = await ana.tap("Invocation of the Founders", on=asked)
    assert "trigger" in ordered.text
    asked = await ana.slash("resolve", all=True)
    done = await ana.tap("No", on=asked)
    assert "2 damage to Bob" in done.text
    table.matches("choices")


async def test_mistakes_are_one_sentence_each(table: Table):
    ana = table.ana
    sentences = []

    async def wrong(command: str, **options: object) -> str:
        message = await ana.slash(command, **options)
        assert message.private
        first = str(message.text.splitlines()[0])
        sentences.append(first)
        return first

    assert "/board new" in await wrong("board show")
    await ana.slash("board new", players="Ana, Bob")
    assert "Did you mean Grizzly Bears?" in await wrong("board add", card="Grizly Bears")
    assert "already" in await wrong("board new")
    await ana.slash("board add", card="Grizzly Bears")
    assert "no object “Nobody”" in await wrong("cast", card="Doom Blade", target="Nobody")
    assert "601.2c" in await wrong("cast", card="Giant Growth", target="Bob")
    assert "Line 2" in (await ana.slash("board paste", text="Ana: Forest\nBob: Gizmo 7")).text
    await ana.slash("board end")
    huge = ana.file("huge.json", b"[" * 10 * 1024 * 1024)
    assert "64 KiB at most" in await wrong("board import", file=huge)
    deep = ana.file("deep.json", b"[" * 60_000)
    assert "no board file" in await wrong("board import", file=deep)
    odd = ana.file("odd.json", json.dumps({"version": 1, "players": {"A": {"hand": [7]}, "B": {}}}).encode())
    assert "hand" in await wrong("board import", file=odd)
    assert all(text.endswith((".**", "?**", ")**", "?")) for text in sentences), sentences
    table.matches("mistakes")


async def test_boards_go_out_and_come_back_in(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board add", card="Invasion of Gobakhan", counters="3 defense")
    await ana.slash("cast", card="Shock", target="Invasion of Gobakhan")
    exported = await ana.slash("board export")
    scenario = json.loads(exported.file("board.json"))
    assert scenario["version"] == 1
    await ana.slash("board end")
    await ana.slash("board import", file=ana.file("board.json", exported.file("board.json")))
    shown = await ana.slash("board show")
    assert "Shock" in shown.pictures[0]["description"]
    await ana.tap("Resolve", on=shown)
    undone = await ana.slash("board undo")
    assert "Took back" in undone.text
    assert undone.pictures[0]["description"] == shown.pictures[0]["description"]


async def test_what_players_call_things_leads_to_their_rule(table: Table):
    ana = table.ana
    assert "battle subtype" in (await ana.slash("rule", query="siege")).text
    for called in ("tramp", "etb", "commander tax"):  # the starter set has none of their rules, and says so
        assert (await ana.slash("rule", query=called)).text
    table.matches("aliases")


async def test_looking_things_up(table: Table):
    ana = table.ana
    card = await ana.slash("card", name="zendikar")
    assert "Awakened Skyclave" in card.text
    rulings = await ana.tap("Rulings", on=card)
    assert "17 rulings" in rulings.text
    first = rulings.text
    assert len(first) < 2000, "a phone screen, the rest a tap away"
    assert (await ana.tap("More", on=rulings)).text != first
    rule = await ana.slash("rule", query="310.8")
    assert "310.8b" not in rule.text, "the rule first, its sub-rules a tap away"
    assert "310.8b" in (await ana.tap("More", on=rule)).text
    assert "310.6" in (await ana.slash("rule", query="defense counters removed")).text
    assert "battle subtype" in (await ana.slash("glossary", term="Siege")).text
    assert "No card" in (await ana.slash("card", name="Zzzz")).text or "no card" in ana.last.text
    assert (await ana.slash("help")).private
    assert "Fan Content" in (await ana.slash("about")).text
    assert "Delete all of this" in (await ana.slash("privacy")).buttons
    table.matches("look_ups")


async def test_a_question_somebody_wrote(table: Table):
    question = table.bob.say("I bolt [[Invasion of Zendikar]] with one counter. Who casts the back?")
    answer = await table.ana.menu("Check this rules question", question)
    assert "310.11b" in answer.text
    assert "last defense counter" in answer.text


async def test_what_if_needs_no_board(table: Table):
    answer = await table.ana.slash("what-if", card="Lightning Bolt", target="Grizzly Bears")
    assert "destroyed" in answer.text
    assert "704.5g" in answer.text


async def test_a_choice_of_a_what_if_is_answered_with_a_tap(table: Table):
    await table.ana.slash("what-if", card="Lightning Bolt", target="Invasion of Zendikar")
    asking = table.ana.last
    assert "Awakened Skyclave" in (await table.ana.tap("Yes")).text
    assert "Ana has chosen: Yes." in asking.text


async def test_which_of_two_is_asked_by_buttons_and_the_command_goes_on(table: Table):
    ana = table.ana
    await ana.slash("board paste", text="Ana: Serra Angel\nAna hand: 2 Lightning Bolt\nBob: Serra Angel (tapped)")
    which = await ana.slash("cast", card="Lightning Bolt", target="Serra Angel")
    assert which.private
    assert which.buttons == ["Serra Angel #1 4/4 · Ana", "Serra Angel #2 4/4 tapped · Bob"]
    cast = await ana.tap("Serra Angel #2 4/4 tapped · Bob")
    assert "targeting Serra Angel#2" in cast.text
    assert not cast.private
    assert which.buttons == []
    assert "Ana has chosen: Serra Angel #2 4/4 tapped · Bob." in which.text
    own = await ana.slash("cast", card="Lightning Bolt", target="my angel")
    assert "targeting Serra Angel#1" in own.text
    table.matches("which_of_two")


async def test_which_of_many_is_asked_by_pages(table: Table):
    ana = table.ana
    bears = ", ".join(f"Grizzly Bears ({n} +1/+1)" for n in range(1, 28))
    await ana.slash("board paste", text=f"Ana hand: Lightning Bolt\nBob: {bears}")
    await ana.slash("cast", card="Lightning Bolt", target="bears")
    await ana.tap("▶ 1/2")
    await ana.select("Grizzly Bears #27 29/29 27 +1/+1 · Bob")
    assert "targeting Grizzly Bears#27" in ana.last.text


async def test_a_tap_whose_answer_was_cut_off_has_acted_once(table: Table):
    ana = table.ana
    await ana.slash("board paste", text="Ana hand: Shock\nBob: Giant Spider")
    await ana.slash("cast", card="Shock", target="Giant Spider")
    table.discord.cut("/callback")
    resolved = await ana.tap("Resolve")
    assert "2 damage" in resolved.text
    assert {complaint.code for complaint in table.discord.complaints} == {40060}
    table.discord.complaints.clear()
    assert "Took back" in (await ana.slash("board undo")).text
    assert "Shock" in (await ana.slash("board show")).pictures[0]["description"]
    assert "Done again" in (await ana.slash("board redo")).text


async def test_an_onlooker_cannot_play_until_seated(table: Table):
    ana, cid = table.ana, table.person("Cid")
    await ana.slash("board new", players="Ana, Opp")
    shown = await ana.slash("board add", card="Grizzly Bears")
    refused = await cid.tap("Undo", on=shown)
    assert refused.private
    assert "Free seats: Ana, Opp" in refused.text
    await cid.slash("board sit", player="Opp")
    assert "someone" not in (await cid.tap("Undo", on=shown)).text
    assert "somebody else’s move" in cid.last.text
    assert "Took back" in (await ana.tap("Undo", on=shown)).text


async def test_suggestions_are_of_this_board(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board add", card="Grizzly Bears", controller="Bob", count=2)
    found = await ana.autocomplete("cast", "target", "be", card="Lightning Bolt")
    assert found["Grizzly Bears #2 · 2/2 · Bob"] == "Grizzly Bears#2"
    assert "Lightning Bolt" in await ana.autocomplete("cast", "card", "light")
    await ana.slash("cast", card="Lightning Bolt", target=found["Grizzly Bears #2 · 2/2 · Bob"])
    assert "Grizzly Bears#2 is destroyed" in (await ana.tap("Resolve")).text


async def test_in_direct_messages_everybody_has_a_board(table: Table):
    for name in ("Dora", "Emil"):
        person = Person(table.discord, name)
        await person.slash("board new", players=f"{name}, Opp")
        assert name in (await person.slash("board show")).pictures[0]["description"]


async def test_where_the_bot_is_no_member_boards_work_too(table: Table):
    abroad = table.discord.guild("Abroad", bot_is_member=False)
    ana = Person(table.discord, "Ana", table.discord.channel("abroad", abroad))
    await ana.slash("board new", players="Ana, Bob, Cid")
    await ana.slash("cast", card="Invasion of Zendikar")
    asked = await ana.tap("Resolve")
    assert "Cid as its protector" in (await ana.tap("Cid", on=asked)).text


async def test_in_french(table: Table):
    anne = table.person("Anne", locale="fr")
    await anne.slash("board new", players="Anne, Bob")
    await anne.slash("board add", card="Grizzly Bears", controller="Bob")
    await anne.slash("cast", card="Lightning Bolt", target="Grizzly Bears")
    resolved = await anne.tap("Résoudre")
    assert "Grizzly Bears est détruit" in resolved.text
    assert "704.5g" in resolved.text
    await anne.slash("cast", card="Blaze", target="Bob")
    form = await anne.tap("Choisir un nombre")
    await form.submit("3")
    wrong = await anne.slash("cast", card="Giant Growth", target="Bob")
    assert wrong.private
    assert "601.2c" in wrong.text
    table.matches("french")


async def test_attacks_and_blocks_by_taps_alone(table: Table):
    ana = table.ana
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board paste", text="Ana: 2 Grizzly Bears, Invasion of Zendikar (3 defense)\nBob: Giant Spider")
    asked = await ana.slash("go-to", step="declare attackers")
    assert "508.1" in asked.text
    assert "Grizzly Bears#1 → Invasion of Zendikar" in asked.options
    attack = await ana.select(
        "Grizzly Bears#1 → Invasion of Zendikar", "Grizzly Bears#2 → Invasion of Zendikar", on=asked
    )
    assert "attacks Invasion of Zendikar with Grizzly Bears#1 and #2" in attack.text
    asked = await ana.tap("Next step", on=attack)
    assert "509.1" in asked.text
    label = next(o for o in [*asked.options, *asked.buttons] if o.startswith("Giant Spider → Grizzly Bears#1"))
    blocked = await (ana.select(label, on=asked) if label in asked.options else ana.tap(label, on=asked))
    assert "blocks Grizzly Bears#1 with Giant Spider" in blocked.text
    damage = await ana.tap("Next step", on=blocked)
    assert "2 defense counters are removed" in damage.text
    table.matches("by_taps")


async def test_a_board_out_of_a_question_is_changed_in_a_form(table: Table) -> None:
    ana = table.person("Ana")
    asked = await ana.slash("ask", question="My opponent bolts my Grizzly Bears. Does it die?")
    assert "Yes: Grizzly Bears dies." in asked.text
    form = await ana.tap("Change", on=asked)
    assert form.fields == ["The board", "What is done"]
    texts = {"The board": "Ana: Serra Angel; Opp hand: Lightning Bolt", "What is done": "Opp bolts Angel"}
    again = await form.submit(**texts)
    assert "Serra Angel" in again.text


async def test_a_misspelt_name_is_one_tap_from_the_nearest_in_a_look_up_and_on_a_board(table: Table):
    """Look-ups are carried out by a worker of their own: their buttons need no question that is kept."""
    ana = table.ana
    await ana.slash("card", name="Grizly Bears")
    assert "2/2" in (await ana.tap("Grizzly Bears")).text
    await ana.slash("board new", players="Ana, Bob")
    await ana.slash("board paste", text="Ana: 2 Sera Angel, Forest\nBob: Shivan Dragn (tapped)")
    await ana.tap("Serra Angel")
    put = await ana.tap("Shivan Dragon")
    assert "Put 4 cards on the board" in put.text
    await ana.slash("do", acts="cast Lightning Blot on Bob")
    assert "Ana casts Lightning Bolt" in (await ana.tap("Lightning Bolt")).text
    table.matches("misspelt")
