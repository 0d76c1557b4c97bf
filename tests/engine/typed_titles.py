# ruff: noqa: E501
"""Well-known cards that tests of designations, day and night, phasing, dungeons and turns need, typed as facts.

They stand as in ``typed_cards``; the faces of a double-faced card have a line "//" between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cards.model import Card, Face

CARDS = """
Palace Sentinels | {3}{W} | Creature — Human Soldier | 2/4
When this creature enters, you become the monarch.

Custodi Lich | {3}{B}{B} | Creature — Zombie Cleric | 4/2
When this creature enters, you become the monarch.
Whenever you become the monarch, target player sacrifices a creature of their choice.

Skymarcher Aspirant | {W} | Creature — Vampire Soldier | 2/1
Ascend
This creature has flying as long as you have the city's blessing.

Secrets of the Golden City | {1}{U}{U} | Sorcery |
Ascend
Draw two cards. If you have the city's blessing, draw three cards instead.

Harvesttide Infiltrator | {2}{R} | Creature — Human Werewolf | 3/2
Trample
Daybound
//
Harvesttide Assailant | | Creature — Werewolf | 4/4
Trample
Nightbound

Brimstone Vandal | {2}{R} | Creature — Devil | 2/3
Menace
If it's neither day nor night, it becomes day as this creature enters.
Whenever day becomes night or night becomes day, this creature deals 1 damage to each opponent.

The Celestus | {3} | Legendary Artifact |
If it's neither day nor night, it becomes day as The Celestus enters.
{T}: Add one mana of any color.
{3}, {T}: If it's night, it becomes day. Otherwise, it becomes night. Activate only as a sorcery.
Whenever day becomes night or night becomes day, you gain 1 life. You may draw a card. If you do, discard a card.

Moonmist | {1}{G} | Instant |
Transform all Humans. Prevent all combat damage that would be dealt this turn by creatures other than Werewolves and Wolves.

Nesting Bot | {1}{W} | Artifact Creature — Robot | 2/1
Start your engines!
When this creature dies, create a 1/1 colorless Servo artifact creature token.
Max speed — This creature gets +1/+0.

Glitch Ghost Surveyor | {2}{U} | Creature — Spirit Pilot | 2/2
Start your engines!
Flying
Max speed — {3}, Exile this card from your graveyard: Draw a card.

Amonkhet Raceway | | Land |
Start your engines!
{T}: Add {C}.
Max speed — {T}: Target creature gains haste until end of turn.

Mirelurk Queen | {4}{B}{G} | Creature — Crab Mutant | 3/3
When this creature enters, target player gets two rad counters.

Ezuri, Claw of Progress | {2}{G}{U} | Legendary Creature — Elf Warrior | 3/3
Whenever a creature you control with power 2 or less enters, you get an experience counter.
At the beginning of combat on your turn, put X +1/+1 counters on another target creature you control, where X is the number of experience counters you have.

Breezekeeper | {3}{U} | Creature — Djinn | 4/4
Flying
Phasing

Teferi's Imp | {2}{U} | Creature — Imp | 1/1
Flying
Phasing
Whenever this creature phases out, discard a card.
Whenever this creature phases in, draw a card.

Warping Wurm | {2}{G}{U} | Creature — Wurm | 1/1
Phasing
At the beginning of your upkeep, this creature phases out unless you pay {2}{G}{U}.
Whenever this creature phases in, put a +1/+1 counter on it.

Slip Out the Back | {U} | Instant |
Put a +1/+1 counter on target creature. It phases out.

Reality Ripple | {1}{U} | Instant |
Target artifact, creature, or land phases out.

Robe of Stars | {1}{W} | Artifact — Equipment |
Equipped creature gets +0/+3.
{1}{W}: Equipped creature phases out.
Equip {1}

Lost Mine of Phandelver | | Dungeon |
Cave Entrance — Scry 1. (Leads to: Goblin Lair, Mine Tunnels)
Goblin Lair — Create a 1/1 red Goblin creature token. (Leads to: Storeroom, Dark Pool)
Mine Tunnels — Create a Treasure token. (Leads to: Dark Pool, Fungi Cavern)
Storeroom — Put a +1/+1 counter on target creature. (Leads to: Temple of Dumathoin)
Dark Pool — Each opponent loses 1 life and you gain 1 life. (Leads to: Temple of Dumathoin)
Fungi Cavern — Target creature gets -4/-0 until your next turn. (Leads to: Temple of Dumathoin)
Temple of Dumathoin — Draw a card.

Undercity | | Dungeon — Undercity |
You can't enter this dungeon unless you "venture into Undercity."
Secret Entrance — Search your library for a basic land card, reveal it, put it into your hand, then shuffle. (Leads to: Forge, Lost Well)
Forge — Put two +1/+1 counters on target creature. (Leads to: Trap!, Arena)
Lost Well — Scry 2. (Leads to: Arena, Stash)
Trap! — Target player loses 5 life. (Leads to: Archives)
Arena — Goad target creature. (Leads to: Archives, Catacombs)
Stash — Create a Treasure token. (Leads to: Catacombs)
Archives — Draw a card. (Leads to: Throne of the Dead Three)
Catacombs — Create a 4/1 black Skeleton creature token with menace. (Leads to: Throne of the Dead Three)
Throne of the Dead Three — Reveal the top ten cards of your library. Put a creature card from among them onto the battlefield with three +1/+1 counters on it. It gains hexproof until your next turn. Then shuffle.

Nadaar, Selfless Paladin | {2}{W} | Legendary Creature — Dragon Knight | 3/3
Vigilance
Whenever Nadaar enters or attacks, venture into the dungeon.
Other creatures you control get +1/+1 as long as you've completed a dungeon.

Varis, Silverymoon Ranger | {1}{G}{G} | Legendary Creature — Elf Ranger | 3/3
Reach
Whenever you cast a creature or planeswalker spell, venture into the dungeon. This ability triggers only once each turn.
Whenever you complete a dungeon, create a 2/2 green Wolf creature token.

Aarakocra Sneak | {3}{U} | Creature — Bird Rogue | 1/4
Flying
When this creature enters, you take the initiative.

Birthday Escape | {U} | Sorcery |
Draw a card. The Ring tempts you.

Claim the Precious | {1}{B}{B} | Sorcery |
Destroy target creature. The Ring tempts you.

Call of the Ring | {1}{B} | Enchantment |
At the beginning of your upkeep, the Ring tempts you.
Whenever you choose a creature as your Ring-bearer, you may pay 2 life. If you do, draw a card.

Gandalf, Friend of the Shire | {3}{U} | Legendary Creature — Avatar Wizard | 2/4
Flash
You may cast sorcery spells as though they had flash.
Whenever the Ring tempts you, if you chose a creature other than Gandalf as your Ring-bearer, draw a card.

Time Stop | {4}{U}{U} | Instant |
End the turn.

Sundial of the Infinite | {2} | Artifact |
{1}, {T}: End the turn. Activate only during your turn.

Mandate of Peace | {1}{W} | Instant |
Cast this spell only during combat.
Your opponents can't cast spells this turn.
End the combat phase.

Meditate | {2}{U} | Instant |
Draw four cards. You skip your next turn.

Eater of Days | {4} | Artifact Creature — Leviathan | 9/8
Flying, trample
When this creature enters, you skip your next two turns.

Stonehorn Dignitary | {3}{W} | Creature — Rhino Soldier | 1/4
When this creature enters, target opponent skips their next combat phase.

Fatigue | {1}{U} | Sorcery |
Target player skips their next draw step.

Shisato, Whispering Hunter | {3}{G} | Legendary Creature — Snake Warrior | 2/2
At the beginning of your upkeep, sacrifice a Snake.
Whenever Shisato deals combat damage to a player, that player skips their next untap step.

Mindslaver | {6} | Legendary Artifact |
{4}, {T}, Sacrifice Mindslaver: You control target player during that player's next turn.

Aurelia, the Warleader | {2}{R}{R}{W}{W} | Legendary Creature — Angel | 3/4
Flying, vigilance, haste
Whenever Aurelia attacks for the first time each turn, untap all creatures you control. After this phase, there is an additional combat phase.

Ugin's Nexus | {5} | Legendary Artifact |
If a player would begin an extra turn, that player skips that turn instead.
If Ugin's Nexus would be put into a graveyard from the battlefield, instead exile it and take an extra turn after this one.

Shahrazad | {W}{W} | Sorcery |
Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up.

Karn Liberated | {7} | Legendary Planeswalker — Karn | 6
+4: Target player exiles a card from their hand.
−3: Exile target permanent.
−14: Restart the game, leaving in exile all non-Aura permanent cards exiled with Karn. Then put those cards onto the battlefield under your control.

Electrosiphon | {U}{U}{R} | Instant |
Counter target spell. You get an amount of {E} equal to its mana value.

Fabrication Module | {3} | Artifact |
Whenever you get one or more {E}, put a +1/+1 counter on target creature you control.
{4}, {T}: You get {E}.

Final Fortune | {R}{R} | Instant |
Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.

Time Stretch | {8}{U}{U} | Sorcery |
Target player takes two extra turns after this one.

Blessed Herald | {W} | Creature — Human Soldier | 1/1
Ascend
When this creature enters, if you have the city's blessing, draw a card.

Clever Concealment | {2}{W}{W} | Instant |
Convoke
Any number of target nonland permanents you control phase out.

Hurkyl's Final Meditation | {4}{U}{U}{U} | Instant |
As long as it's not your turn, this spell costs {3} more to cast.
Return all nonland permanents to their owners' hands. End the turn.

Hellkite Charger | {4}{R}{R} | Creature — Dragon | 5/5
Flying, haste
Whenever this creature attacks, you may pay {5}{R}{R}. If you do, untap all attacking creatures and after this phase, there is an additional combat phase.

Arch of Orazca | | Land |
Ascend
{T}: Add {C}.
{5}, {T}: Draw a card. Activate only if you have the city's blessing.
"""


def typed(face: Callable[..., Face]) -> Iterator[Card]:
    """The cards above; ``face`` makes a face of its printed parts."""
    for row in CARDS.strip().split("\n\n"):
        faces = tuple(_face(one, face) for one in row.split("\n//\n"))
        layout = "normal" if len(faces) == 1 else "transform"
        yield Card(" // ".join(one.name for one in faces), faces, layout=layout, source="tests")


def _face(row: str, face: Callable[..., Face]) -> Face:
    head, *text = row.split("\n")
    name, cost, type_line, numbers = (part.strip() for part in head.split("|"))
    return face(name, cost, type_line, "\n".join(text), numbers)
