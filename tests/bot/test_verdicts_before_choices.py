"""What is told while somebody must choose: nothing that some answer makes untrue, and what comes of each answer."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good

SIEGE = "You: Invasion of Zendikar (3 defense); You hand: Lightning Bolt"
GUARDS = "{T}: Target creature gains protection from the color of your choice until end of turn."
GUARD = f'1/1 white Guard creature token with "{GUARDS}"'
PROTECTED = f"You: {GUARD}, Grizzly Bears; Opp hand: Swords to Plowshares"
TRAMPLER = '6/6 Brute creature token with "Trample, deathtouch"'


@pytest.mark.cr("310.11b", "608.2d")
def test_that_a_siege_stays_in_exile_is_told_only_of_the_answer_with_which_it_does(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board=SIEGE, do="cast Lightning Bolt on Invasion of Zendikar"))
    said, *answers = reply.verdict.splitlines()
    assert "Invasion of Zendikar is defeated" in said
    assert "exile" not in said
    assert [line for line in answers if "stays in exile" in line] == [
        line for line in answers if line.startswith("– No")
    ]


def test_a_color_is_offered_and_taken_by_its_name_in_both_languages(desk: Desk) -> None:
    acts = "Opp casts Swords to Plowshares on Bears; in response activate Guard on Bears"
    for locale, color in (("en", "White"), ("fr", "Blanc")):
        place = Place(f"channel-{locale}", "1", locale=locale, name="Alice")
        asked = good(desk.run(place, "what-if", board=PROTECTED, do=acts))
        assert asked.choice is not None
        assert asked.choice.options[0].label == color
        for said in ("W", "white", "blanc", "Blanc"):
            reply = good(desk.run(place, "what-if", board=PROTECTED, do=f"{acts}; Alice chooses {said}"))
            assert reply.choice is None, (locale, said)


def test_what_comes_of_each_color_is_told_those_together_that_come_to_the_same(desk: Desk, alice: Place) -> None:
    acts = "Opp casts Swords to Plowshares on Bears; in response activate Guard on Bears"
    reply = good(desk.run(alice, "what-if", board=PROTECTED, do=acts))
    white, others = reply.verdict.splitlines()[1:]
    assert white.startswith("– white: Swords to Plowshares doesn't resolve")
    assert others.startswith("– anything else (4): Grizzly Bears is in exile.")


@pytest.mark.cr("702.2c", "702.19b", cited=False)
def test_what_a_division_comes_to_is_told_with_what_is_lethal_and_why(desk: Desk, alice: Place) -> None:
    board = f"You: {TRAMPLER}; Opp: Serra Angel, Giant Spider"
    acts = "attack with Brute; Opp blocks Brute with Serra Angel and Giant Spider; damage"
    reply = good(desk.run(alice, "what-if", board=board, do=acts))
    assert "– 1 to Serra Angel, 1 to Giant Spider and 4 to Opp: " in reply.verdict
    assert "Serra Angel and Giant Spider die" in reply.verdict
    assert reply.choice is not None
    assert [option.detail for option in reply.choice.options[:2]] == ["1 is lethal: deathtouch"] * 2
    assert "702.2c · 702.19b" in reply.choice.why


@pytest.mark.cr("701.23d")
def test_of_a_search_among_cards_that_nobody_has_named_it_is_told_what_each_comes_to(desk: Desk, alice: Place) -> None:
    seeker = 'You: 1/1 Seeker creature token with "{T}: Search your library for a card, put it into your hand."'
    board = f"{seeker}; You library (20): Grizzly Bears"
    reply = good(desk.run(alice, "what-if", board=board, do="activate Seeker; resolve"))
    assert reply.verdict.splitlines()[1] == "– Grizzly Bears: Grizzly Bears is in Alice's hand."


DAMAGED = "Whenever a source deals damage to ~, that source's controller sacrifices that many permanents."
PACT = f'6/6 Brute creature token with "Trample" and "{DAMAGED}"'


@pytest.mark.cr("609.3", "603.2", cited=False)
def test_why_it_comes_to_what_it_comes_to_anyway_is_told_below_what_has_happened(desk: Desk, alice: Place) -> None:
    """A division is asked for; that what blocked deals damage, and what that triggers, does not depend on it."""
    board = f"You: {PACT}; Opp: Serra Angel, Grizzly Bears, Forest"
    reply = good(desk.run(alice, "what-if", board=board, do="attack with Brute; Opp blocks with Angel; damage"))
    (common,) = reply.sections
    assert common.heading == "Then, with every answer tried:"
    assert [step.n for step in common.steps] == list(range(3, 3 + len(common.steps))), "numbered on"
    told = {step.text: [rule.id for rule in step.rules] for step in common.steps}
    assert any(text.startswith("Brute's ability triggers: Whenever a source deals damage to") for text in told)
    assert "609.3" in told["Opp is to sacrifice 4 and has only 2: as many as possible."]
    assert "Opp is to sacrifice 4 and has only 2" in reply.verdict


def test_what_merely_happens_anyway_is_left_to_the_verdict(desk: Desk, alice: Place) -> None:
    tax = "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}."
    clerk = f'1/1 Clerk creature token with "{tax}"'
    reply = good(desk.run(alice, "what-if", board=f"You: {clerk}; Opp hand: Shock", do="Opp casts Shock on me"))
    assert "In any case: Alice is at 18 life" in reply.verdict
    assert not reply.sections


def test_what_is_asked_then_is_told_beside_the_answers_that_lead_to_an_end(desk: Desk, alice: Place) -> None:
    text = "Whenever you gain life, you may search your library for a creature card and put it into your hand."
    scribe = f'1/1 Scribe creature token with "{text}" and "{{T}}: You gain 1 life."'
    reply = good(desk.run(alice, "what-if", board=f"You: {scribe}; Opp: nothing", do="activate Scribe"))
    told = reply.verdict.splitlines()
    assert any(line.startswith("– Yes: ") and "name the card to find" in line for line in told)
    assert any(line.startswith("– No: ") for line in told)


@pytest.mark.cr("701.23b", "702.19d")
def test_what_does_not_hang_on_what_is_found_is_told_before_it_is(desk: Desk, alice: Place) -> None:
    """The blocker is gone: all of the damage tramples over, whichever land is fetched."""
    text = "Sacrifice ~: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."
    elder = f'1/1 Elder creature token with "{text}"'
    acts = "attack with Brute; Opp blocks with Elder; Opp activates Elder; damage"
    for library in ("Opp library: 2 Forest", "Opp: Mountain"):
        reply = good(
            desk.run(alice, "what-if", board=f"You: {TRAMPLER}; Opp: {elder}; {library}; Opp life: 6", do=acts)
        )
        assert "Opp loses the game: life total 0 or less" in reply.verdict, library


@pytest.mark.cr("603.3b")
def test_what_several_triggers_of_one_ability_ask_is_told_with_the_same_answer_each_time(
    desk: Desk, alice: Place
) -> None:
    text = "Whenever ~ or another creature dies, target player loses 1 life and you gain 1 life."
    board = f'You: 0/1 Artist creature token with "{text}", 2 Grizzly Bears; Opp hand: Wrath of God'
    reply = good(desk.run(alice, "what-if", board=board, do="Opp casts Wrath of God"))
    told = reply.verdict.splitlines()
    assert told[-3:] == [
        "It's up to Alice 3 times: choose a target for Artist – with the same answer each time:",
        "– Alice: Alice is at 20 life, as before.",
        "– Opp: Opp is at 17 life (−3). Alice is at 23 life (+3).",
    ]


@pytest.mark.cr("118.12", cited=False)
def test_what_is_paid_for_each_of_several_triggers_is_told_both_ways(desk: Desk, alice: Place) -> None:
    text = "Whenever an opponent loses life, that player may pay {2}. If the player doesn't, you gain 1 life."
    drain = "Each opponent loses 1 life. Each opponent loses 1 life."
    tithe = f'1/1 Tithe creature token with "{text}" and "{{T}}: {drain}"'
    reply = good(desk.run(alice, "what-if", board=f"You: {tithe}; Opp: nothing", do="activate Tithe"))
    told = reply.verdict.splitlines()
    assert "– Yes: Opp pays {2} (2 times)." in told
    assert any(line.startswith("– No: ") and "Alice is at 22 life" in line for line in told)


@pytest.mark.cr("603.3b")
def test_what_has_triggered_and_waits_for_its_order_is_told(desk: Desk, alice: Place) -> None:
    pinging = '"Whenever an opponent discards a card, ~ deals 1 damage to any target."'
    growing = '"Whenever an opponent discards a card, put a +1/+1 counter on target creature."'
    draining = '"{0}: Each opponent discards two cards."'
    tokens = {"Drainer": draining, "Pinger": pinging, "Grower": growing}
    mine = ", ".join(f"1/1 {name} creature token with {text}" for name, text in tokens.items())
    board = f"You: {mine}; Opp hand: 2 Forest"
    reply = good(desk.run(alice, "what-if", board=board, do="activate Drainer"))
    assert "Triggered and still to go onto the stack: Pinger ×2 and Grower ×2." in reply.verdict
    short = good(desk.run(alice, "what-if", board=board, do="activate Drainer; resolve; Forest"))
    assert "type the 2 numbers in the order you want, as in “3, 1”" in short.verdict


@pytest.mark.cr("701.20a")
def test_what_comes_of_an_unknown_card_is_told_by_what_it_may_be(desk: Desk) -> None:
    reveals = (
        "{T}: Reveal the top card of your library. If it's a land card, put it onto the battlefield. "
        "Otherwise, put that card into your hand."
    )
    board = f'You: 1/1 green Seer creature token with "{reveals}"'
    for locale, told in (
        ("en", ["– a land (say Forest): Forest enters.", "– no land (say Grizzly Bears): Grizzly Bears is in"]),
        (
            "fr",
            [
                "– un terrain (disons Forest)\u00a0: Forest arrive",
                "– pas un terrain (disons Grizzly Bears)\u00a0: Grizzly",
            ],
        ),
    ):
        place = Place(f"channel-{locale}", "1", locale=locale, name="Alice")
        reply = good(desk.run(place, "what-if", board=board, do="activate Seer"))
        lines = [line for line in reply.verdict.splitlines() if line.startswith("–")]
        assert len(lines) == 2
        assert all(line.startswith(start) for line, start in zip(lines, told, strict=True)), lines
        assert reply.choice is not None
        known = good(desk.run(place, "what-if", board=board, do="activate Seer; Forest"))
        assert known.choice is None


NAMES = (
    "Choose a card name. Exile the top six cards of your library, then reveal cards from the top of your library until "
    "you reveal a card with the chosen name. Put that card into your hand and exile all other cards revealed this way."
)
LOOKS = (
    "Reveal cards from the top of your library until you reveal a basic land card. Put that card into your hand and "
    "all other cards revealed this way into your graveyard."
)
MILLS = "Target player mills two cards. If two cards that share a color were milled this way, repeat this process."
PAINTS = "All cards that aren't on the battlefield, spells, and permanents are blue in addition to their other colors."


def doing(what: str, *more: str) -> str:
    """A board with a permanent that does something for nothing."""
    return "You: " + ", ".join([f'1/1 Doer creature token with "{{0}}: {what}"', *more])


@pytest.mark.cr("701.20a")
def test_whether_the_library_has_the_card_that_is_named_is_told_both_ways(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board=doing(NAMES), do="activate Doer; Shock"))
    assert reply.verdict.splitlines()[1:] == [
        "– none of the unknown cards is called Shock: 54 unknown cards are in exile.",
        "– Shock: Shock is in Alice's hand.",
    ]
    said = good(desk.run(alice, "what-if", board=doing(NAMES), do="activate Doer naming a card I don't play"))
    assert said.verdict == "60 unknown cards are in exile."


@pytest.mark.cr("701.20a")
def test_of_what_a_library_is_gone_through_for_it_is_told_that_there_may_be_none(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "what-if", board=doing(LOOKS), do="activate Doer"))
    assert reply.verdict.splitlines()[1:] == [
        "– none of the unknown cards fits: 60 unknown cards are put into Alice's graveyard.",
        "– a land (say Forest): Forest is in Alice's hand.",
    ]


@pytest.mark.cr("701.17a")
def test_cards_that_are_all_of_one_color_are_milled_to_the_last_and_others_are_asked_for(
    desk: Desk, alice: Place
) -> None:
    """Two unknown cards may share a color, or not: only where all have one nobody has to say which they are."""
    board = doing(MILLS, f'1/3 Painter creature token with "{PAINTS}"')
    reply = good(desk.run(alice, "what-if", board=board, do="activate Doer on Opp"))
    assert reply.verdict == "Opp mills 60 cards."
    asked = good(desk.run(alice, "what-if", board=doing(MILLS), do="activate Doer on Opp"))
    assert asked.choice is not None
    assert "isn't true" not in asked.verdict


@pytest.mark.cr("117.3d", cited=False)
@pytest.mark.parametrize(
    "when",
    [
        "in response to the ability of Watcher",
        "hold priority on the trigger",
        "en réponse à la capacité de Watcher",
        "en réponse à la capacité déclenchée de Watcher",
    ],
)
def test_what_is_done_in_response_to_the_ability_of_something_is(desk: Desk, alice: Place, when: str) -> None:
    gains = "Whenever you cast a creature spell, you gain 1 life."
    board = f'You: 1/1 Watcher creature token with "{gains}"; You hand: Grizzly Bears, Shock'
    reply = good(desk.run(alice, "what-if", board=board, do=f"cast Grizzly Bears; {when}, cast Shock on Opp"))
    done = [step.text for step in reply.steps]
    assert done.index("Shock deals 2 damage to Opp, who is at 18 life.") < done.index(
        "Alice gains 1 life and is at 21."
    )


SPHINX = '4/6 Sphinx creature token with "Whenever an opponent draws a card, you may draw two cards."'


@pytest.mark.cr("608.2d")
def test_what_is_asked_each_time_says_so_only_where_what_comes_of_it_is_told_below(desk: Desk, alice: Place) -> None:
    board = f"You: {SPHINX}; Opp: {SPHINX}"
    reply = good(desk.run(alice, "what-if", board=board, do="cast Divination; Opp chooses yes"))
    assert reply.verdict
    assert not [line for line in reply.verdict.splitlines() if line.endswith("each time:") and line.startswith("–")]


@pytest.mark.cr("608.2d")
def test_what_may_be_done_with_cards_that_nobody_has_named_is_told_as_far_as_it_goes(desk: Desk, alice: Place) -> None:
    said = "you may draw two cards. If you do, choose two cards in your hand drawn this turn. For each of those cards,"
    said += " pay 4 life or put the card on top of your library."
    library = f'Library enchantment token with "At the beginning of your draw step, {said}"'
    reply = good(desk.run(alice, "what-if", board=f"You: {library}", do="my next draw step"))
    assert "– Yes: " in reply.verdict, reply.verdict


@pytest.mark.cr("508.1c")
def test_what_every_turn_brings_is_not_told_before_what_could_not_be_done(desk: Desk, alice: Place) -> None:
    moat = 'Moat enchantment token with "Creatures without flying can\'t attack."'
    board = f"You: {moat}; Opp: Grizzly Bears"
    reply = good(desk.run(alice, "what-if", board=board, do="Opp's turn; to combat; Opp attacks with Bears"))
    assert reply.verdict.startswith("Not done: Opp attacks "), reply.verdict
