# ruff: noqa: E501 - texts stay as printed
"""Instants, I to Z, typed as facts."""

CARDS = """
Infect Dart | {B} | Instant |
Infect
Infect Dart deals 2 damage to target creature.

Inkshield | {3}{W}{B} | Instant |
Prevent all combat damage that would be dealt to you this turn. For each 1 damage prevented this way, create a 2/1 white and black Inkling creature token with flying.

Inscription of Abundance | {1}{G} | Instant |
Kicker {2}{G}
Choose one. If this spell was kicked, choose any number instead.
• Put two +1/+1 counters on target creature.
• Target player gains X life, where X is the greatest power among creatures they control.
• Target creature you control fights target creature you don't control.

Inside Out | {1}{U/R} | Instant |
Switch target creature's power and toughness until end of turn.
Draw a card.

Inspiration | {3}{U} | Instant |
Target player draws two cards.

Inspiring Call | {2}{G} | Instant |
Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain indestructible until end of turn.

Intervene | {U} | Instant |
Counter target spell that targets a creature.

Into the Fray | {R} | Instant — Arcane |
Target creature attacks this turn if able.
Splice onto Arcane {R}

Intuition | {2}{U} | Instant |
Search your library for three cards and reveal them. Target opponent chooses one. Put that card into your hand and the rest into your graveyard. Then shuffle.

Invigorate | {2}{G} | Instant |
If you control a Forest, rather than pay this spell's mana cost, you may have an opponent gain 3 life.
Target creature gets +4/+4 until end of turn.

Isolate | {W} | Instant |
Exile target permanent with mana value 1.

Izzet Charm | {U}{R} | Instant |
Choose one —
• Counter target noncreature spell unless its controller pays {2}.
• Izzet Charm deals 2 damage to target creature.
• Draw two cards, then discard two cards.

Justice Strike | {R}{W} | Instant |
Target creature deals damage to itself equal to its power.

Karn's Touch | {U}{U} | Instant |
Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.

Kolaghan's Command | {1}{B}{R} | Instant |
Choose two —
• Return target creature card from your graveyard to your hand.
• Target player discards a card.
• Destroy target artifact.
• Kolaghan's Command deals 2 damage to any target.

Kor Dirge | {2}{B} | Instant |
All damage that would be dealt this turn to target creature you control by a source of your choice is dealt to another target creature instead.

Krosan Grip | {2}{G} | Instant |
Split second
Destroy target artifact or enchantment.

Lasting Blessing | {W} | Instant |
Until your next turn, target creature gets +1/+1.

Lead by Example | {1}{G} | Instant |
Support 2.

Lethal Scheme | {2}{B}{B} | Instant |
Convoke
Destroy target creature or planeswalker. Each creature that convoked Lethal Scheme connives.

Lifelink Dart | {W} | Instant |
Lifelink
Lifelink Dart deals 2 damage to target creature.

Lightning Helix | {R}{W} | Instant |
Lightning Helix deals 3 damage to any target and you gain 3 life.

Lithobraking | {2}{R} | Instant |
Create a Lander token. Then you may sacrifice an artifact. When you do, Lithobraking deals 2 damage to each creature.

Lofty Denial | {1}{U} | Instant |
Counter target spell unless its controller pays {1}. If you control a creature with flying, counter that spell unless its controller pays {4} instead.

Long River's Pull | {U}{U} | Instant |
Gift a card
Counter target creature spell. If the gift was promised, instead counter target spell.

Magical Hack | {U} | Instant |
Change the text of target spell or permanent by replacing all instances of one basic land type with another.

Magnetic Theft | {R} | Instant |
Attach target Equipment to target creature.

Makeshift Mannequin | {3}{B} | Instant |
Return target creature card from your graveyard to the battlefield with a mannequin counter on it. For as long as that creature has a mannequin counter on it, it has "When this creature becomes the target of a spell or ability, sacrifice it."

Mana Drain | {U}{U} | Instant |
Counter target spell. At the beginning of your next main phase, add an amount of {C} equal to that spell's mana value.

Mana Leak | {1}{U} | Instant |
Counter target spell unless its controller pays {3}.

Mana Short | {2}{U} | Instant |
Tap all lands target player controls and that player loses all unspent mana.

Mandate of Peace | {1}{W} | Instant |
Cast this spell only during combat.
Your opponents can't cast spells this turn.
End the combat phase.

March of Otherworldly Light | {X}{W} | Instant |
As an additional cost to cast this spell, you may exile any number of white cards from your hand. This spell costs {2} less to cast for each card exiled this way.
Exile target artifact, creature, or enchantment with mana value X or less.

Meditate | {2}{U} | Instant |
Draw four cards. You skip your next turn.

Mind Bend | {U} | Instant |
Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another.

Mirror Strike | {3}{W} | Instant |
All combat damage that would be dealt to you this turn by target unblocked creature is dealt to its controller instead.

Mirrorweave | {2}{W/U}{W/U} | Instant |
Each other creature becomes a copy of target nonlegendary creature until end of turn.

Miscalculation | {1}{U} | Instant |
Counter target spell unless its controller pays {2}.
Cycling {2}

Molten Influence | {1}{R} | Instant |
Counter target instant or sorcery spell unless its controller has Molten Influence deal 4 damage to them.

Moment of Triumph | {W} | Instant |
Target creature gets +2/+2 until end of turn. You gain 2 life.

Monstrous Rage | {R} | Instant |
Target creature gets +2/+0 until end of turn. Create a Monster Role token attached to it.

Moonlace | {U} | Instant |
Target spell or permanent becomes colorless.

Moonmist | {1}{G} | Instant |
Transform all Humans. Prevent all combat damage that would be dealt this turn by creatures other than Werewolves and Wolves.

Moonmist Glow | {1}{G} | Instant |
Transform all permanents.

Murmurs from Beyond | {2}{U} | Instant — Arcane |
Reveal the top three cards of your library. An opponent chooses one of them. Put that card into your graveyard and the rest into your hand.

Mystic Confluence | {3}{U}{U} | Instant |
Choose three. You may choose the same mode more than once.
• Counter target spell unless its controller pays {3}.
• Return target creature to its owner's hand.
• Draw a card.

Mystic Reflection | {1}{U} | Instant |
Choose target nonlegendary creature. The next time one or more creatures or planeswalkers enter this turn, they enter as copies of the chosen creature.
Foretell {U}

Narset's Reversal | {U}{U} | Instant |
Copy target instant or sorcery spell, then return it to its owner's hand. You may choose new targets for the copy.

Neonate's Rush | {2}{R} | Instant |
This spell costs {1} less to cast if you control a Vampire.
Neonate's Rush deals 1 damage to target creature and 1 damage to its controller. Draw a card.

Nexus of Fate | {5}{U}{U} | Instant |
Take an extra turn after this one.
If Nexus of Fate would be put into a graveyard from anywhere, reveal Nexus of Fate and shuffle it into its owner's library instead.

Nightcreep | {B}{B} | Instant |
Until end of turn, all creatures become black and all lands become Swamps.

Not Dead After All | {B} | Instant |
Until end of turn, target creature you control gains "When this creature dies, return it to the battlefield tapped under its owner's control, then create a Wicked Role token attached to it."

Noxious Grasp | {1}{B} | Instant |
Destroy target creature or planeswalker that's green or white. You gain 1 life.

Opera Love Song | {1}{R} | Instant |
Choose one —
• Exile the top two cards of your library. You may play those cards until your next end step.
• One or two target creatures each get +2/+0 until end of turn.

Opportunity | {4}{U}{U} | Instant |
Target player draws four cards.

Opt | {U} | Instant |
Scry 1.
Draw a card.

Osseous Exhale | {1}{W} | Instant |
As an additional cost to cast this spell, you may behold a Dragon.
Osseous Exhale deals 5 damage to target attacking or blocking creature. If a Dragon was beheld, you gain 2 life.

Otherworldly Journey | {1}{W} | Instant — Arcane |
Exile target creature. At the beginning of the next end step, return that card to the battlefield under its owner's control with a +1/+1 counter on it.

Ovinize | {1}{U} | Instant |
Until end of turn, target creature loses all abilities and has base power and toughness 0/1.

Path to Exile | {W} | Instant |
Exile target creature. Its controller may search their library for a basic land card, put that card onto the battlefield tapped, then shuffle.

Pay No Heed | {W} | Instant |
Prevent all damage a source of your choice would deal this turn.

Peel from Reality | {1}{U} | Instant |
Return target creature you control and target creature you don't control to their owners' hands.

Pippin's Bravery | {G} | Instant |
You may sacrifice a Food. If you do, target creature gets +4/+4 until end of turn. Otherwise, that creature gets +2/+2 until end of turn.

Play with Fire | {R} | Instant |
Play with Fire deals 2 damage to any target. If a player is dealt damage this way, scry 1.

Poison the Cup | {1}{B}{B} | Instant |
Destroy target creature. If this spell was foretold, scry 2.
Foretell {1}{B}

Power Sink | {X}{U} | Instant |
Counter target spell unless its controller pays {X}. If that player doesn't, they tap all lands with mana abilities they control and lose all unspent mana.

Price of Fame | {3}{B} | Instant |
This spell costs {2} less to cast if it targets a legendary creature.
Destroy target creature.
Surveil 2.

Price of Progress | {1}{R} | Instant |
Price of Progress deals damage to each player equal to twice the number of nonbasic lands that player controls.

Provoke the Trolls | {3}{R} | Instant |
Provoke the Trolls deals 3 damage to any target. If a creature is dealt damage this way, it gets +5/+0 until end of turn.

Pyroblast | {R} | Instant |
Choose one —
• Counter target spell if it's blue.
• Destroy target permanent if it's blue.

Radical Idea | {1}{U} | Instant |
Draw a card.
Jump-start

Raise the Alarm | {1}{W} | Instant |
Create two 1/1 white Soldier creature tokens.

Raise the Draugr | {1}{B} | Instant |
Choose one —
• Return target creature card from your graveyard to your hand.
• Return two target creature cards that share a creature type from your graveyard to your hand.

Rally the Ancestors | {X}{W}{W} | Instant |
Return each creature card with mana value X or less from your graveyard to the battlefield. Exile those creatures at the beginning of your next upkeep. Exile Rally the Ancestors.

Ram Through | {1}{G} | Instant |
Target creature you control deals damage equal to its power to target creature you don't control. If the creature you control has trample, excess damage is dealt to that creature's controller instead.

Rapid Decay | {1}{B} | Instant |
Exile up to three target cards from a single graveyard.

Ray of Command | {3}{U} | Instant |
Untap target creature an opponent controls and gain control of it until end of turn. That creature gains haste until end of turn. When you lose control of the creature, tap it.

Ray of Command Now | {U} | Instant |
Gain control of target creature until end of turn.

Reach Through Mists | {U} | Instant — Arcane |
Draw a card.

Reality Ripple | {1}{U} | Instant |
Target artifact, creature, or land phases out.

Redirect | {U}{U} | Instant |
You may choose new targets for target spell.

Remand | {1}{U} | Instant |
Counter target spell. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard.
Draw a card.

Remedy | {1}{W} | Instant |
Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as you choose.

Repeal | {X}{U} | Instant | 
Return target nonland permanent with mana value X to its owner's hand.
Draw a card.

Repulse | {2}{U} | Instant |
Return target creature to its owner's hand.
Draw a card.

Reset | {U}{U} | Instant |
Cast this spell only during an opponent's turn after their upkeep step.
Untap all lands you control.

Reverse Damage | {1}{W}{W} | Instant |
The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.

Revitalize | {1}{W} | Instant |
You gain 3 life.
Draw a card.

Riddle of Lightning | {3}{R}{R} | Instant |
Choose any target. Scry 3, then reveal the top card of your library. Riddle of Lightning deals damage equal to that card's mana value to that permanent or player.

Rootborn Defenses | {2}{W} | Instant |
Populate. Creatures you control gain indestructible until end of turn.

Rouse the Mob | {R} | Instant |
This spell costs {2}{R} more to cast for each target beyond the first.
Any number of target creatures each get +2/+0 and gain trample until end of turn.

Royal Treatment | {G} | Instant |
Target creature you control gains hexproof until end of turn. Create a Royal Role token attached to that creature.

Saw It Coming | {1}{U}{U} | Instant |
Counter target spell.
Foretell {1}{U}

Scar | {B/R} | Instant |
Put a -1/-1 counter on target creature.

Scarab Feast | {B} | Instant |
Exile up to three target cards from a single graveyard.
Cycling {B}

Scour from Existence | {7} | Instant |
Exile target permanent.

Searing Blaze | {R}{R} | Instant |
Searing Blaze deals 1 damage to target player or planeswalker and 1 damage to target creature that player or that planeswalker's controller controls.
Landfall — If you had a land enter the battlefield under your control this turn, Searing Blaze deals 3 damage to that player or planeswalker and 3 damage to that creature instead.

Seeds of Strength | {G}{W} | Instant |
Target creature gets +1/+1 until end of turn. Target creature gets +1/+1 until end of turn. Target creature gets +1/+1 until end of turn.

Shared Summons | {3}{G}{G} | Instant |
Search your library for up to two creature cards with different names, reveal them, put them into your hand, then shuffle.

Shatter | {1}{R} | Instant |
Destroy target artifact.

Shoot the Sheriff | {1}{B} | Instant |
Destroy target non-outlaw creature.

Sideswipe | {1}{R} | Instant |
You may change any targets of target Arcane spell.

Sigil Blessing | {G}{W} | Instant |
Until end of turn, target creature you control gets +3/+3 and other creatures you control get +1/+1.

Silence | {W} | Instant |
Your opponents can't cast spells this turn.

Skullcrack | {1}{R} | Instant |
Players can't gain life this turn. Damage can't be prevented this turn. Skullcrack deals 3 damage to target player or planeswalker.

Slaughter Pact | {0} | Instant |
Destroy target nonblack creature.
At the beginning of your next upkeep, pay {2}{B}. If you don't, you lose the game.

Sleight of Mind | {U} | Instant |
Change the text of target spell or permanent by replacing all instances of one color word with another.

Slip Out the Back | {U} | Instant |
Put a +1/+1 counter on target creature. It phases out.

Snuff Out | {3}{B} | Instant |
If you control a Swamp, you may pay 4 life rather than pay this spell's mana cost.
Destroy target nonblack creature. It can't be regenerated.

Sorin's Thirst | {B}{B} | Instant |
Sorin's Thirst deals 2 damage to target creature and you gain 2 life.

Spell Crumple | {1}{U}{U} | Instant |
Counter target spell. If that spell is countered this way, put it on the bottom of its owner's library instead of into that player's graveyard. Put Spell Crumple on the bottom of its owner's library.

Spell Doubling | {U} | Instant |
Copy target creature spell you control.

Spell Snare | {U} | Instant |
Counter target spell with mana value 2.

Spin into Myth | {4}{U} | Instant |
Put target creature on top of its owner's library, then fateseal 2.

Spinal Embrace | {3}{U}{U}{B} | Instant |
Cast this spell only during combat.
Untap target creature you don't control and gain control of it. It gains haste until end of turn. At the beginning of the next end step, sacrifice it. If you do, you gain life equal to its toughness.

Spliced Terror | {2}{B} | Instant — Arcane |
Destroy target creature.
Splice onto Arcane {1}{B}

Spoils of Adventure | {4}{W}{U} | Instant |
This spell costs {1} less to cast for each creature in your party.
You gain 3 life and draw three cards.

Sprout | {G} | Instant |
Create a 1/1 green Saproling creature token.

Steam Augury | {2}{U}{R} | Instant |
Reveal the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.

Stifle | {U} | Instant |
Counter target activated or triggered ability.

Stoke the Flames | {2}{R}{R} | Instant |
Convoke
Stoke the Flames deals 4 damage to any target.

Stonesplitter Bolt | {X}{R} | Instant |
Bargain
Stonesplitter Bolt deals X damage to target creature or planeswalker. If this spell was bargained, it deals twice X damage to that permanent instead.

Storm King's Thunder | {X}{R}{R}{R} | Instant |
When you next cast an instant or sorcery spell this turn, copy that spell X times. You may choose new targets for the copies.

Strength of Cedars | {4}{G} | Instant — Arcane |
Target creature gets +X/+X until end of turn, where X is the number of lands you control.

Strength of the Tajuru | {X}{G}{G} | Instant |
Multikicker {1}
Choose target creature, then choose another target creature for each time this spell was kicked. Put X +1/+1 counters on each of them.

Stubborn Denial | {U} | Instant |
Counter target noncreature spell unless its controller pays {1}.
Ferocious — If you control a creature with power 4 or greater, counter that spell instead.

Stunning Reversal | {3}{B} | Instant |
The next time you would lose the game this turn, instead draw seven cards and your life total becomes 1.
Exile Stunning Reversal.

Sudden Shock | {1}{R} | Instant |
Split second
Sudden Shock deals 2 damage to any target.

Surgical Extraction | {B/P} | Instant |
Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand, and library for any number of cards with the same name as that card and exile them. Then that player shuffles.

Surging Flame | {1}{R} | Instant |
Ripple 4
Surging Flame deals 2 damage to any target.

Swell of Courage | {3}{W}{W} | Instant |
Creatures you control get +2/+2 until end of turn.
Reinforce X—{X}{W}{W}

Symbiosis | {1}{G} | Instant |
Two target creatures each get +2/+2 until end of turn.

Syncopate | {X}{U} | Instant |
Counter target spell unless its controller pays {X}. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.

Tainted Pact | {1}{B} | Instant |
Exile the top card of your library. You may put that card into your hand unless it has the same name as another card exiled this way. Repeat this process until you put a card into your hand or you exile two cards with the same name, whichever comes first.

Telling Time | {1}{U} | Instant |
Look at the top three cards of your library. Put one of those cards into your hand, one on top of your library, and one on the bottom of your library.

Temur Battle Rage | {1}{R} | Instant |
Target creature gains double strike until end of turn.
Ferocious — That creature also gains trample until end of turn if you control a creature with power 4 or greater.

Terminate | {B}{R} | Instant |
Destroy target creature. It can't be regenerated.

Terror | {1}{B} | Instant |
Destroy target nonartifact, nonblack creature. It can't be regenerated.

Test of Faith | {1}{W} | Instant |
Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this way, put a +1/+1 counter on that creature.

Think Twice | {1}{U} | Instant |
Draw a card.
Flashback {2}{U}

Thought Scour | {U} | Instant |
Target player mills two cards.
Draw a card.

Thoughtlace | {U} | Instant |
Target spell or permanent becomes blue.

Thunder Magic | {R} | Instant |
Tiered
• Thunder — {0} — Thunder Magic deals 2 damage to target creature.
• Thundara — {3} — Thunder Magic deals 4 damage to target creature.
• Thundaga — {5}{R} — Thunder Magic deals 8 damage to target creature.

Thunder Salvo | {1}{R} | Instant |
Thunder Salvo deals X damage to target creature, where X is 2 plus the number of other spells you've cast this turn.

Thunderous Wrath | {4}{R}{R} | Instant |
Thunderous Wrath deals 5 damage to any target.
Miracle {R}

Tifa's Limit Break | {G} | Instant |
Tiered
• Somersault — {0} — Target creature gets +2/+2 until end of turn.
• Meteor Strikes — {2} — Double target creature's power and toughness until end of turn.
• Final Heaven — {6}{G} — Triple target creature's power and toughness until end of turn.

Time Stop | {4}{U}{U} | Instant |
End the turn.

Touch of Darkness | {B} | Instant |
Target creature becomes black until end of turn.

Touch of Vitae | {2}{G} | Instant |
Until end of turn, target creature gains haste and "{0}: Untap this creature. Activate only once."
Draw a card at the beginning of the next turn's upkeep.

Toxic Stench | {1}{B} | Instant |
Target nonblack creature gets -1/-1 until end of turn.
Threshold — If seven or more cards are in your graveyard, instead destroy that creature. It can't be regenerated.

Tribal Unity | {X}{2}{G} | Instant |
Creatures of the creature type of your choice get +X/+X until end of turn.

Trickbind | {1}{U} | Instant |
Split second
Counter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.

Trumpet Blast | {2}{R} | Instant |
Attacking creatures get +2/+0 until end of turn.

Turn Against | {4}{R} | Instant |
Devoid
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.

Turn to Frogs | {1}{U} | Instant |
Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.

Twice Ripple | {1}{R} | Instant |
Ripple 4
Ripple 4
Twice Ripple deals 2 damage to any target.

Twice Split Second | {1}{R} | Instant |
Split second
Split second
Twice Split Second deals 2 damage to any target.

Twiddle | {U} | Instant |
You may tap or untap target artifact, creature, or land.

Ultimate Price | {1}{B} | Instant |
Destroy target monocolored creature.

Unbending Faith | {1}{W} | Instant |
Until your next turn, your life total can't change and you gain protection from everything.

Unexpected Fangs | {1}{B} | Instant |
Put a +1/+1 counter and a lifelink counter on target creature.

Unexpectedly Absent | {X}{W}{W} | Instant |
Put target nonland permanent into its owner's library just beneath the top X cards of that library.

Unholy Heat | {R} | Instant |
Unholy Heat deals 2 damage to target creature or planeswalker.
Delirium — Unholy Heat deals 6 damage instead if there are four or more card types among cards in your graveyard.

Unleash Fury | {1}{R} | Instant |
Double the power of target creature until end of turn.

Unmaking Word | {U} | Instant |
Target creature isn't a creature until end of turn.

Unnatural Aggression | {2}{G} | Instant |
Devoid
Target creature you control fights target creature an opponent controls. If the creature an opponent controls would die this turn, exile it instead.

Unreadiness | {U} | Instant |
Target creature becomes unprepared.

Unsubstantiate | {1}{U} | Instant |
Return target spell or creature to its owner's hand.

Urza's Rage | {2}{R} | Instant |
Kicker {8}{R}
This spell can't be countered.
Urza's Rage deals 3 damage to any target. If this spell was kicked, instead it deals 10 damage to that permanent or player and the damage can't be prevented.

Valley Rally | {2}{R} | Instant |
Gift a Food
Creatures you control get +2/+0 until end of turn. If the gift was promised, target creature you control gains first strike until end of turn.

Vampiric Tutor | {B} | Instant |
Search your library for a card, then shuffle and put that card on top. You lose 2 life.

Vanish into Memory | {2}{W}{U} | Instant |
Exile target creature. You draw cards equal to that creature's power. At the beginning of your next upkeep, return that card to the battlefield under its owner's control. If you do, discard cards equal to that creature's toughness.

Vehicle Tuning | {R} | Instant |
Target artifact gets +1/+1 until end of turn.

Veil of Summer | {G} | Instant |
Draw a card if an opponent has cast a blue or black spell this turn. Spells you control can't be countered this turn. You and permanents you control gain hexproof from blue and from black until end of turn.

Village Rites | {B} | Instant |
As an additional cost to cast this spell, sacrifice a creature.
Draw two cards.

Vision Skeins | {1}{U} | Instant |
Each player draws two cards.

Vivify | {2}{G} | Instant |
Target land becomes a 3/3 creature until end of turn. It's still a land.
Draw a card.

Walker Awakened | {R} | Instant |
Until end of turn, target planeswalker becomes a 4/4 Dragon creature in addition to its other types.

Waxing Moon | {1}{G} | Instant |
Transform up to one target Werewolf you control. Creatures you control gain trample until end of turn.

Whim of Volrath | {U} | Instant |
Buyback {2}
Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.

Widow's Bite | {1}{B} | Instant |
Teamwork 3
Choose one. If this spell was cast using teamwork, choose both instead.
• Target creature gains deathtouch until end of turn.
• Target creature gets -2/-2 until end of turn.

Windgrace's Judgment | {3}{B}{G} | Instant |
For any number of opponents, destroy target nonland permanent that player controls.

Wither Dart | {R} | Instant |
Wither
Wither Dart deals 2 damage to target creature.

Worldly Tutor | {G} | Instant |
Search your library for a creature card, reveal it, then shuffle and put the card on top.

Zealous Persecution | {W}{B} | Instant |
Until end of turn, creatures you control get +1/+1 and creatures your opponents control get -1/-1.
"""
