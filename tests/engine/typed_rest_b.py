# ruff: noqa: E501
"""Cards that questions about zones, turns, spells and effects need, typed as facts (see ``typed_cards``)."""

CARDS = """
Walker Awakened | {R} | Instant |
Until end of turn, target planeswalker becomes a 4/4 Dragon creature in addition to its other types.

Calm Again | {W} | Instant |
Until end of turn, target creature isn't a creature.

Blocking Toll | {2} | Enchantment |
Creatures you control can't block unless you pay {1} for each of those creatures.

Touch of Darkness | {B} | Instant |
Target creature becomes black until end of turn.

Tyrant of Trifles | {4}{W} | Creature — Angel | 4/4
Your opponents can't cast spells with mana value 3 or less.

Measured Fervor | {R} | Enchantment — Aura |
Enchant creature
Enchanted creature has "{0}: This creature gets +1/+1 until end of turn. Activate only once each turn."

Wild Ape | {R} | Creature — Ape | 1/1
Wild Ape gets +1/+2 as long as you control a Forest.

Two-Toned Knight | {W}{B} | Creature — Human Knight | 2/2

Bad Dream | {B} | Instant |
Destroy target black creature.

Homecoming | {3}{G} | Sorcery |
Return all land cards from your graveyard to the battlefield.

All Together Now | {3}{G} | Sorcery |
Return all creature cards from your graveyard to the battlefield.

Electrickery Wave | {R} | Instant |
Electrickery Wave deals 1 damage to each creature.

Levelling Field | {1}{W} | Enchantment |
All creatures have base power and toughness 2/2.

Shrinking Field | {1}{W} | Enchantment |
All creatures have base power and toughness 1/1.

Shared Return | {3}{W} | Sorcery |
Each player returns all enchantment cards from their graveyard to the battlefield.

Untap Herald | {W} | Creature — Human | 1/1
Whenever Untap Herald becomes untapped, you gain 1 life.

Lasting Blessing | {W} | Instant |
Until your next turn, target creature gets +1/+1.

Second Wind | {1}{W} | Enchantment |
At the beginning of your second main phase, you gain 1 life.

Angelic Favor | {3}{W} | Instant |
If you control a Plains, you may tap an untapped creature you control rather than pay this spell's mana cost.
Cast this spell only during combat.
Create a 4/4 white Angel creature token with flying. Exile it at the beginning of the next end step.

Attuma, Atlantean Warlord | {2}{U}{U} | Legendary Creature — Merfolk Warrior Villain | 3/4
Other Merfolk you control get +1/+1.
Whenever one or more Merfolk you control attack a player, draw a card.

Barbed Foliage | {2}{G}{G} | Enchantment |
Whenever a creature attacks you, it loses flanking until end of turn.
Whenever a creature without flying attacks you, Barbed Foliage deals 1 damage to it.

Blaze of Glory | {W} | Instant |
Cast this spell only during combat before blockers are declared.
Target creature defending player controls can block any number of creatures this turn. It blocks each attacking creature this turn if able.

Boosted Sloop | {1}{U}{R} | Artifact — Vehicle | 3/3
Menace
Whenever you attack, draw a card, then discard a card.
Crew 1

Chaotic Strike | {1}{R} | Instant |
Cast this spell only during combat after blockers are declared.
Flip a coin. If you win the flip, target creature gets +1/+1 until end of turn.
Draw a card.

Chivalric Alliance | {1}{W} | Enchantment |
Whenever you attack with two or more creatures, draw a card.
{2}, Discard a card: Create a 2/2 white and blue Knight creature token with vigilance.

Grim Reaper, Lethal Legionnaire | {3}{B} | Legendary Creature — Human Villain | 3/4
Whenever Grim Reaper attacks, you may pay {3}{B}. When you do, return target creature card from your graveyard to the battlefield tapped and attacking with a finality counter on it.

Lairwatch Giant | {5}{W} | Creature — Giant Warrior | 5/3
Lairwatch Giant can block an additional creature each combat.
Whenever Lairwatch Giant blocks two or more creatures, it gains first strike until end of turn.

Serra Inquisitors | {4}{W} | Creature — Human Cleric | 3/3
Whenever Serra Inquisitors blocks or becomes blocked by one or more black creatures, Serra Inquisitors gets +2/+0 until end of turn.

Aggravated Assault | {2}{R} | Enchantment |
{3}{R}{R}: Untap all creatures you control. After this main phase, there is an additional combat phase followed by an additional main phase. Activate only as a sorcery.

Arrogant Wurm | {3}{G}{G} | Creature — Wurm | 4/4
Trample
Madness {2}{G}

Courser of Kruphix | {1}{G}{G} | Enchantment Creature — Centaur | 2/4
Play with the top card of your library revealed.
You may play lands from the top of your library.
Landfall — Whenever a land you control enters, you gain 1 life.

Vedalken Orrery | {4} | Artifact |
You may cast spells as though they had flash.

Filigree Racer | {3}{R} | Artifact — Vehicle | 5/5
When Filigree Racer enters, you get {E}{E}{E}{E}.
Whenever Filigree Racer attacks, you may pay {E}{E}. When you do, target instant or sorcery card in your graveyard gains jump-start until end of turn.
Crew 1

Sedris, the Traitor King | {3}{U}{B}{R} | Legendary Creature — Zombie Warrior | 5/5
Each creature card in your graveyard has unearth {2}{B}.

Six | {2}{G} | Legendary Creature — Treefolk | 2/4
Reach
Whenever Six attacks, mill three cards. You may put a land card from among them into your hand.
During your turn, nonland permanent cards in your graveyard have retrace.

Yixlid Jailer | {1}{B} | Creature — Zombie Wizard | 2/1
Cards in graveyards lose all abilities.

Ahn-Crop Champion | {2}{G}{W} | Creature — Human Warrior | 4/4
You may exert Ahn-Crop Champion as it attacks. When you do, untap all other creatures you control.

Ambush Viper | {1}{G} | Creature — Snake | 2/1
Flash
Deathtouch

Crashing Tide | {2}{U} | Sorcery |
This spell has flash as long as you control a Merfolk.
Return target creature to its owner's hand.
Draw a card.

Diamond Lion | {2} | Artifact Creature — Cat | 2/2
{T}, Discard your hand, Sacrifice Diamond Lion: Add three mana of any one color. Activate only as an instant.

Lethal Vapors | {2}{B}{B} | Enchantment |
Whenever a creature enters, destroy it.
{0}: Destroy Lethal Vapors. You skip your next turn. Any player may activate this ability.

Mutual Destruction | {B} | Sorcery |
This spell has flash as long as you control a permanent with flash.
As an additional cost to cast this spell, sacrifice a creature.
Destroy target creature.

Blood Crypt |  | Land — Swamp Mountain |
As Blood Crypt enters, you may pay 2 life. If you don't, it enters tapped.

Breeding Pool |  | Land — Forest Island |
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Chart a Course | {1}{U} | Sorcery |
Draw two cards. Then discard a card unless you attacked this turn.

Rise from the Grave | {4}{B} | Sorcery |
Put target creature card from a graveyard onto the battlefield under your control. That creature is a black Zombie in addition to its other colors and types.

Samite Censer-Bearer | {W} | Creature — Human Rebel Cleric | 1/1
{W}, Sacrifice Samite Censer-Bearer: Prevent the next 1 damage that would be dealt to each creature you control this turn.

Thornscape Battlemage | {2}{G} | Creature — Elf Wizard | 2/2
Kicker {R} and/or {W}
When Thornscape Battlemage enters, if it was kicked with its {R} kicker, it deals 2 damage to any target.
When Thornscape Battlemage enters, if it was kicked with its {W} kicker, destroy target artifact.

Iona, Shield of Emeria | {6}{W}{W}{W} | Legendary Creature — Angel | 7/7
Flying
As Iona enters, choose a color.
Your opponents can't cast spells of the chosen color.
"""
