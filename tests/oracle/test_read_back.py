# ruff: noqa: E501 - sentences stay whole
"""Sentences of cards, by what they are about: each is read whole, means one thing, and prints back."""

from __future__ import annotations

import pytest

from engine.grammar.printer import print_value
from engine.oracle.compile import english, read_unit, says
from engine.oracle.playable import unplayed

DESCRIPTIONS = """
~ can't attack unless you control a 1/1 creature.
Until your next turn, you may cast sorcery spells as though they had flash.
You may play lands and cast spells from the top of your library.
Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to that card's mana cost.
Whenever you cast another Vampire spell, if ~ is in the command zone or on the battlefield, draw a card.
As ~ enters, choose a nonland card name.
Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.
Your opponents can't cast spells with the chosen name.
{T}: Choose a card name. Reveal the top card of your library. If that card has the chosen name, draw a card.
{T}: Add {G}. Spend this mana only to cast your commander.
~ costs {1} less to cast for each card type among cards in your graveyard.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", DESCRIPTIONS)
def test_descriptions_are_read_and_played(sentence: str) -> None:
    found = read_unit(sentence, sentence.startswith("Until"))
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)


DRAWS_AND_NEXT_TIMES_ABILITIES = """
At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.
If a player would draw a card except the first one they draw in each of their draw steps, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they mill a card.
{1}: The next time you would draw a card this turn, you gain 5 life instead.
{1}: The next time you would draw a card this turn, ~ deals 2 damage to any target instead.
{T}, Sacrifice ~: Choose an exiled card an opponent owns with a void counter on it. You may play it without paying its mana cost this turn.
Whenever ~ mutates, exile cards from the top of your library until you exile a nonland permanent card. Put that card onto the battlefield or into your hand.
If you would lose the game, instead shuffle your hand, your graveyard, and all permanents you own into your library, then draw seven cards and your life total becomes 20.
{2}, {T}: You gain 5 life. Shuffle ~ and your graveyard into their owner's library.
When ~ enters, up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.
""".strip().splitlines()


DRAWS_AND_NEXT_TIMES_SPELLS = """
The next time you would lose the game this turn, instead draw seven cards and your life total becomes 1.
Counter target spell. Its controller may draw up to two cards at the beginning of the next turn's upkeep.
Choose target creature or planeswalker. You get {E}{E}{E}, then you may pay any amount of {E}. ~ deals that much damage to that permanent.
Choose target creature. You get {E}{E}, then you may pay any amount of {E}. The creature gets -1/-1 until end of turn for each {E} paid this way.
You get X {E}, then you may pay any amount of {E}. Destroy each artifact, creature, and enchantment with mana value less than or equal to the amount of {E} paid this way.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", [*DRAWS_AND_NEXT_TIMES_SPELLS, *DRAWS_AND_NEXT_TIMES_ABILITIES])
def test_draws_and_next_times_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, sentence in DRAWS_AND_NEXT_TIMES_SPELLS)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability) for ability in found.abilities] == [sentence]


KEEPING_AND_ATTACKING_ABILITIES = """
At the beginning of each opponent's end step, that player chooses up to two creatures they control, then sacrifices the rest.
Whenever ~ attacks an opponent, you may put an Angel, Demon, or Dragon creature card from your hand onto the battlefield tapped and attacking that opponent.
Whenever a creature attacks one of your opponents, that player loses 1 life.
Whenever you attack a player, tap target creature that player controls and goad it.
Whenever one or more Dragons you control attack an opponent, goad target creature that player controls.
Whenever you attack a player, create a 1/1 white Glimmer enchantment creature token that's tapped and attacking that player.
""".strip().splitlines()


KEEPING_AND_ATTACKING_SPELLS = """
Each player chooses a number of lands they control equal to the number of lands controlled by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice creatures the same way.
Each player chooses three permanents they control, then sacrifices the rest.
Each player chooses up to two creatures they control, then sacrifices the rest.
Each player chooses an artifact, a creature, an enchantment, and a land from among the permanents they control, then sacrifices the rest.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", [*KEEPING_AND_ATTACKING_SPELLS, *KEEPING_AND_ATTACKING_ABILITIES])
def test_keeping_and_attacking_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, sentence in KEEPING_AND_ATTACKING_SPELLS)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability) for ability in found.abilities] == [sentence]


def test_quotations_inside_quotations_are_printed_as_they_stand() -> None:
    text = "−6: You get an emblem with \"Swamps you control have '{T}: Add {B}{B}{B}{B}.'\""
    (ability,) = read_unit(text, False).abilities
    assert print_value(ability) == text


ENCHANTED_UPKEEP = """
At the beginning of the upkeep of enchanted creature's controller, that player loses 2 life.
At the beginning of the upkeep of enchanted land's controller, ~ deals 1 damage to that player.
At the beginning of the upkeep of enchanted creature's controller, that player may pay {4}. If the player does, untap the creature.
At the beginning of the upkeep of enchanted creature's controller, that player sacrifices that creature unless they pay {2}.
At the beginning of the upkeep of enchanted creature's controller, that player may discard a card at random. If the player does, untap that creature.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", ENCHANTED_UPKEEP)
def test_enchanted_upkeep_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, False)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability) for ability in found.abilities] == [sentence]


RARE_SENTENCES_ABILITIES = """
If ~ would enter, you may discard a land card instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard.
If ~ would enter, sacrifice two untapped lands instead. If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard.
When ~ enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with ~." Return enchanted creature card to the battlefield under your control and attach ~ to it. When ~ leaves the battlefield, that creature's controller sacrifices it.
Whenever you attack, for each opponent, create a 1/1 white Human creature token that's tapped and attacking that player or a planeswalker they control.
Whenever you attack, for each opponent, create a 1/1 black Ninja creature token that's tapped and attacking that player.
{T}: Gain control of target creature for as long as you control ~. When ~ leaves the battlefield or becomes untapped, destroy that creature. It can't be regenerated.
Whenever a nonartifact permanent enters under your control, you may return another permanent you control that shares a permanent type with it to its owner's hand.
Whenever a player casts a spell, they may pay {1}. If the player does, they draw a card at the beginning of the next end step.
When ~ dies, search your library for any number of creature cards with total mana value 6 or less, put them onto the battlefield, then shuffle.
""".strip().splitlines()


RARE_SENTENCES_SPELLS = """
Draw a card if an opponent has cast a blue or black spell this turn.
You and permanents you control gain hexproof from blue and from black until end of turn.
Search your library for up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.
Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.
Search your library and graveyard for five cards and exile the rest. Put the chosen cards on top of your library in any order.
Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.
Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.
Each player draws two cards, then discards three cards, then loses 4 life.
Return any number of target creature cards with total power 10 or less from your graveyard to the battlefield.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", [*RARE_SENTENCES_SPELLS, *RARE_SENTENCES_ABILITIES])
def test_rare_sentences_are_read_say_the_same_again_and_are_played(sentence: str) -> None:
    found = read_unit(sentence, sentence in RARE_SENTENCES_SPELLS)
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)
    assert [english(ability).lower() for ability in found.abilities] == [sentence.lower()]


@pytest.mark.parametrize(
    "sentence",
    [
        "Creatures with total power 4 or less get +1/+1 until end of turn.",
        "Return the chosen cards to your hand.",
        "Return up to X target creature cards with total mana value X or less from your graveyard to the battlefield.",
    ],
)
def test_what_nobody_has_chosen_together_is_not_read(sentence: str) -> None:
    assert not read_unit(sentence, True).whole


CHOSEN_WORDS_LINES = """
When ~ enters, choose a creature type. Other permanents you control of that type gain hexproof and indestructible until end of turn.
{T}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.
{1}: ~ becomes the creature type of your choice until end of turn.
When ~ enters, clash with an opponent. If you win, put a +1/+1 counter on ~.
Whenever you clash and win, you may draw a card.
At the beginning of your upkeep, each opponent loses 1 life. You gain life equal to the life lost this way.
When ~ enters, each opponent loses X life, where X is your devotion to black. You gain life equal to the life lost this way.
{T}, Remove any number of storage counters from ~: Add {B} for each storage counter removed this way.
At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with ~, you may reveal it. If you do, put a +1/+1 counter on ~.
At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with ~, you may reveal it. If you do, each opponent mills three cards.
A deck can have any number of cards named Persistent Petitioners.
When ~ enters, you may search your library for a Goblin card, reveal it, then shuffle and put that card on top.
When ~ enters, you may search your library for a basic land card, reveal it, then shuffle and put that card on top.
{T}: Choose a color. Add one mana of that color for each charge counter on ~.
{2}, {T}: Choose a color. Add an amount of mana of that color equal to the number of creatures you control.
{2}{W}: Choose a color. Creatures you control gain protection from the chosen color until end of turn. Activate only if ~ is in your graveyard.
Whenever ~ deals combat damage to a player, you may pay {2}{U}. If you do, choose a color, then return all creatures of that color to their owners' hands.
Whenever ~ deals combat damage to a player, you may pay {2}{W}. If you do, choose a color, then you gain 1 life for each permanent of that color.
""".strip().splitlines()


CHOSEN_WORDS_SPELLS = """
Choose a creature type. Creatures you control of the chosen type get +1/+0 and gain indestructible until end of turn.
Choose a creature type. Draw a card for each permanent you control of that type.
Choose a creature type. Destroy all creatures that aren't of the chosen type.
Choose a creature type. Return all creature cards of the chosen type from your graveyard to the battlefield.
Choose a creature type. All creatures of that type get -1/-1 until end of turn.
Destroy target creature. Clash with an opponent. If you win, you gain life equal to that creature's toughness.
Draw a card. Clash with an opponent. If you win, return ~ to its owner's hand.
Each opponent loses 3 life. You gain life equal to the life lost this way.
Choose a color. Creatures you control gain protection from the chosen color until end of turn.
Choose a color. White creatures you control gain protection from the chosen color until end of turn.
Choose a color. ~ deals X damage to each creature of the chosen color.
Choose a color. Target player reveals their hand and discards all cards of that color.
Choose a color. X target creatures gain protection from the chosen color until end of turn.
You may search your library for a Goblin card, reveal it, then shuffle and put that card on top.
Search your library for a creature card, reveal it, then shuffle and put that card on top.
""".strip().splitlines()


@pytest.mark.parametrize(
    ("text", "spell"), [(t, False) for t in CHOSEN_WORDS_LINES] + [(t, True) for t in CHOSEN_WORDS_SPELLS]
)
def test_chosen_words_read_as_one_model_and_print_back(text: str, spell: bool) -> None:
    unit = read_unit(text, spell)
    assert unit.whole, unit.abilities
    (ability,) = unit.abilities
    assert says(ability.effect if spell else ability, text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all creatures of that type.",
        "If you win, draw a card.",
        'Choose a creature type. Target creature gains "Creatures you control of the chosen type get +3/+3."',
    ],
)
def test_what_speaks_of_a_choice_that_was_not_made_is_not_read(text: str) -> None:
    assert not read_unit(text, True).whole


def test_one_creature_is_no_pile_of_which_something_is_taken() -> None:
    assert not read_unit("Unattach an Equipment from a creature you control.", True).whole


NUMBERS_SPELLS = """
Draw X cards, where X is the greatest power among creatures you control.
Target creature gets +X/+X until end of turn, where X is its power.
Destroy target creature with power X or less, where X is the number of Swamps you control.
Discard two cards, then draw X cards, where X is the number of lands you control.
Draw a card for each creature you control.
Target player loses 2 life for each Swamp you control.
~ deals 1 damage to any target for each Goblin you control.
Target creature gets +1/+1 until end of turn for each Forest you control.
You gain life equal to twice the number of creatures you control.
You gain life equal to half your life total, rounded down.
Draw cards equal to your devotion to blue.
Exile all cards from your hand, then draw that many cards.
~ deals damage equal to the total power of creatures you control to any target.
Destroy target creature you don't control.
~ deals X damage divided evenly, rounded down, among any number of targets.
""".strip().splitlines()


@pytest.mark.parametrize("text", NUMBERS_SPELLS)
def test_numbers_of_spells_are_read_and_printed_back(text: str) -> None:
    unit = read_unit(text, True)
    assert unit.whole, unit.abilities
    assert says(unit.abilities[0].effect, text)  # type: ignore[attr-defined]


NUMBERS_LINES = """
Whenever ~ deals combat damage to a player, you gain that much life.
Whenever you gain life, target opponent loses that much life.
~ costs {X} less to cast, where X is the greatest power among creatures you control.
~ gets +X/+0, where X is the number of artifacts you control.
Sacrifice a creature: You gain life equal to the sacrificed creature's toughness.
Whenever ~ becomes the target of a spell, ~ deals 2 damage to that spell's controller.
−8: ~ deals 10 damage to target player or planeswalker and each creature that player or that planeswalker's controller controls.
Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.
""".strip().splitlines()


@pytest.mark.parametrize("text", NUMBERS_LINES)
def test_numbers_of_permanents_are_read_and_printed_back(text: str) -> None:
    unit = read_unit(text, False)
    assert unit.whole, unit.abilities
    assert read_unit(print_value(unit.abilities[0]), False).abilities == unit.abilities


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card, then gain that much life.",
        "You gain that many life.",
    ],
)
def test_that_many_of_nothing_certain_is_not_read(text: str) -> None:
    assert not read_unit(text, True).whole


BACKS_OF_SIEGES_LINES = """
Whenever ~ attacks, remove all counters from up to one target permanent.
At the beginning of your upkeep, remove all charge counters from ~.
When ~ leaves the battlefield, remove all gold counters from all creatures.
{T}, Remove all elixir counters from ~: You gain 2 life for each elixir counter removed this way.
At the beginning of your upkeep, if you haven't been dealt combat damage since your last turn, you draw a card and you lose 1 life.
For each non-Human creature you control, you may have that creature assign its combat damage as though it weren't blocked.
As long as ~ is attacking, for each creature you control, you may have that creature assign its combat damage as though it weren't blocked.
Enchanted creature's controller may have it assign its combat damage as though it weren't blocked.
Whenever ~ and at least one other creature token attack, put a +1/+1 counter on ~.
Whenever equipped creature and at least one other creature attack, draw a card.
Whenever equipped creature attacks, put a +1/+1 counter on that creature and each other creature you control that shares a creature type with it.
""".strip().splitlines()


BACKS_OF_SIEGES_SPELLS = """
~ deals 2 damage to target creature and each other creature that shares a color with it.
Destroy target enchantment and each other enchantment that shares a color with it.
Target creature and all other creatures with the same name as that creature get -3/-3 until end of turn.
Return target nonland permanent and all other permanents with the same name as that permanent to their owners' hands.
Remove all counters from target nonland permanent you control. Draw a card for each counter removed this way.
""".strip().splitlines()


@pytest.mark.parametrize(
    ("text", "spell"), [(t, False) for t in BACKS_OF_SIEGES_LINES] + [(t, True) for t in BACKS_OF_SIEGES_SPELLS]
)
def test_backs_of_sieges_read_as_one_model_and_print_back(text: str, spell: bool) -> None:
    unit = read_unit(text, spell)
    assert unit.whole, unit.abilities
    (ability,) = unit.abilities
    assert says(ability.effect if spell else ability, text)  # type: ignore[attr-defined]


SHARED_SENTENCES_LINES = """
As ~ enters, you may reveal a Giant card from your hand. If you don't, ~ enters tapped.
~ enters tapped unless you have two or more opponents.
{T}: Add one mana of the chosen color.
{T}: Add {G} or one mana of the chosen color.
{T}: Add two mana of the chosen color.
{1}{U}, {T}: You may tap or untap target creature.
When ~ enters, you may tap or untap target creature.
Whenever a creature dealt damage by ~ this turn dies, put a +1/+1 counter on ~.
Whenever a creature dealt damage by ~ this turn dies, you gain life equal to that creature's toughness.
Whenever you cast a spell that targets ~, put a +1/+1 counter on ~.
Whenever you cast a spell that targets ~, put a +1/+1 counter on ~, then scry 1.
Whenever you cast a spell that targets ~, creatures you control get +1/+0 until end of turn.
Whenever you cast a spell that targets a creature you control, draw a card.
Whenever you cast an instant or sorcery spell that targets a creature, put a +1/+1 counter on ~.
~ costs {2} less to cast if it targets a tapped creature.
~ costs {1}{R} more to cast for each target beyond the first.
~ costs {2} more to cast for each target beyond the first.
When ~ enters, you may play an additional land this turn.
{6}{B}: Adapt 4. This ability costs {1} less to activate for each other artifact you control.
{3}, {T}: Draw a card. This ability costs {2} less to activate if you control an artifact.
{X}, {T}: Draw a card. This ability costs {X} less to activate, where X is the greatest power among Wurms you control.
{3}{G}: Draw a card. This ability costs {1} less to activate for each basic land type among lands you control. Activate only as a sorcery.
""".strip().splitlines()


SHARED_SENTENCES_SPELLS = """
You may play an additional land this turn.
You may play up to three additional lands this turn.
Counter target spell that targets a permanent you control.
""".strip().splitlines()


@pytest.mark.parametrize(
    ("text", "spell"), [(t, False) for t in SHARED_SENTENCES_LINES] + [(t, True) for t in SHARED_SENTENCES_SPELLS]
)
def test_shared_sentences_read_as_one_model_and_print_back(text: str, spell: bool) -> None:
    unit = read_unit(text, spell)
    assert unit.whole, unit.abilities
    (ability,) = unit.abilities
    assert says(ability.effect if spell else ability, text)  # type: ignore[attr-defined]


TIMING = """
{T}: Target creature gets +2/+2 until end of turn. Activate only during your turn, before attackers are declared.
Sacrifice ~: You gain 4 life. Activate only during your upkeep.
{2}: ~ gets +1/+1 until end of turn. Any player may activate this ability.
{2}: ~ gets +1/+1 until end of turn. Activate no more than twice each turn.
{2}: Draw a card. Activate only as a sorcery and only once each turn.
{2}: Draw a card. Activate only once.
{2}: Draw a card. Activate only if you control a Swamp and only during your turn.
{2}: Draw a card. Activate only during your upkeep and only if you control a Swamp.
{2}: Draw a card. Any player may activate this ability but only as a sorcery.
{2}: Draw a card. Only your opponents may activate this ability and only as a sorcery.
Cast ~ only during the declare attackers step and only if you've been attacked this step.
Cast ~ only during combat before blockers are declared.
Cast ~ only if you've cast another spell this turn.
""".strip().splitlines()


@pytest.mark.parametrize("text", TIMING)
def test_restrictions_of_timing_are_read_and_printed_back(text: str) -> None:
    (ability,) = read_unit(text, text.startswith("Cast")).abilities
    assert says(ability, text)
