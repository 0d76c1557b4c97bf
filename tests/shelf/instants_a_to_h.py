# ruff: noqa: E501 - texts stay as printed
"""Instants, A to H, typed as facts."""

CARDS = """
A Little Chat | {1}{U} | Instant |
Casualty 1
Look at the top two cards of your library. Put one of them into your hand and the other on the bottom of your library.

About Face | {R} | Instant |
Switch target creature's power and toughness until end of turn.

Accumulated Knowledge | {1}{U} | Instant |
Draw a card, then draw cards equal to the number of cards named Accumulated Knowledge in all graveyards.

Ad Nauseam | {3}{B}{B} | Instant |
Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value. You may repeat this process any number of times.

Aether Gust | {1}{U} | Instant |
Choose target spell or permanent that's red or green. Its owner puts it on the top or bottom of their library.

Airbending Lesson | {2}{W} | Instant — Lesson |
Airbend target nonland permanent.
Draw a card.

Ajani's Response | {4}{W} | Instant |
This spell costs {3} less to cast if it targets a tapped creature.
Destroy target creature.

Altar's Reap | {1}{B} | Instant |
As an additional cost to cast this spell, sacrifice a creature.
Draw two cards.

Angelic Favor | {3}{W} | Instant |
If you control a Plains, you may tap an untapped creature you control rather than pay this spell's mana cost.
Cast this spell only during combat.
Create a 4/4 white Angel creature token with flying. Exile it at the beginning of the next end step.

Apostle's Blessing | {1}{W/P} | Instant |
Target artifact or creature you control gains protection from artifacts or from the color of your choice until end of turn.

Arcane Denial | {1}{U} | Instant |
Counter target spell. Its controller may draw up to two cards at the beginning of the next turn's upkeep.
You draw a card at the beginning of the next turn's upkeep.

Arrester's Admonition | {2}{U} | Instant |
Return target creature to its owner's hand.
Addendum — If you cast this spell during your main phase, draw a card.

Artful Maneuver | {1}{W} | Instant |
Target creature gets +2/+2 until end of turn.
Rebound

Artificial Evolution | {U} | Instant |
Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.

Aspect of Hydra | {G} | Instant |
Target creature gets +X/+X until end of turn, where X is your devotion to green.

Assassin's Blade | {1}{B} | Instant |
Cast this spell only during the declare attackers step and only if you've been attacked this step.
Destroy target nonblack attacking creature.

Aura Mover | {1}{U} | Instant |
Attach target Aura to target creature.

Backslide | {1}{U} | Instant |
Turn target creature with a morph ability face down.
Cycling {U}

Bad Dream | {B} | Instant |
Destroy target black creature.

Baleful Mastery | {3}{B} | Instant |
You may pay {1}{B} rather than pay this spell's mana cost.
If the {1}{B} cost was paid, an opponent draws a card.
Exile target creature or planeswalker.

Barbed Lightning | {2}{R} | Instant |
Choose one —
• Barbed Lightning deals 3 damage to target creature.
• Barbed Lightning deals 3 damage to target player or planeswalker.
Entwine {2}

Battlegrowth | {G} | Instant |
Put a +1/+1 counter on target creature.

Beacon of Immortality | {5}{W} | Instant |
Double target player's life total. Shuffle Beacon of Immortality into its owner's library.

Beast Within | {2}{G} | Instant |
Destroy target permanent. Its controller creates a 3/3 green Beast creature token.

Berserk | {G} | Instant |
Cast this spell only before the combat damage step.
Target creature gains trample and gets +X/+0 until end of turn, where X is its power. At the beginning of the next end step, destroy that creature if it attacked this turn.

Blades of Velis Vel | {1}{R} | Kindred Instant — Shapeshifter |
Changeling
Up to two target creatures each get +2/+0 and gain all creature types until end of turn.

Blaze of Glory | {W} | Instant |
Cast this spell only during combat before blockers are declared.
Target creature defending player controls can block any number of creatures this turn. It blocks each attacking creature this turn if able.

Blessed Defiance | {W} | Instant |
Target creature you control gets +2/+0 and gains lifelink until end of turn. When that creature dies this turn, create a 1/1 white Spirit creature token with flying.

Blind Fury | {2}{R}{R} | Instant |
All creatures lose trample until end of turn. If a creature would deal combat damage to a creature this turn, it deals double that damage to that creature instead.

Blossoming Calm | {W} | Instant |
You gain hexproof until your next turn. You gain 2 life.
Rebound (If you cast this spell from your hand, exile it as it resolves. At the beginning of your next upkeep, you may cast this card from exile without paying its mana cost.)

Bolt Bend | {3}{R} | Instant |
This spell costs {3} less to cast if you control a creature with power 4 or greater.
Change the target of target spell or ability with a single target.

Boomerang | {U}{U} | Instant |
Return target permanent to its owner's hand.

Borrowed Malevolence | {B} | Instant |
Escalate {2}
Choose one or both —
• Target creature gets +1/+1 until end of turn.
• Target creature gets -1/-1 until end of turn.

Brainstorm | {U} | Instant |
Draw three cards, then put two cards from your hand on top of your library in any order.

Brave the Elements | {W} | Instant |
Choose a color. White creatures you control gain protection from the chosen color until end of turn.

Break Open | {1}{R} | Instant |
Turn target face-down creature an opponent controls face up.

Brought Back | {W}{W} | Instant |
Choose up to two target permanent cards in your graveyard that were put there from the battlefield this turn. Return them to the battlefield tapped.

Bury in Books | {4}{U} | Instant |
This spell costs {2} less to cast if it targets an attacking creature.
Put target creature into its owner's library second from the top.

Cackling Counterpart | {1}{U}{U} | Instant |
Create a token that's a copy of target creature you control.
Flashback {5}{U}{U}

Calm Again | {W} | Instant |
Until end of turn, target creature isn't a creature.

Cancel | {1}{U}{U} | Instant |
Counter target spell.

Candy Grapple | {1}{B} | Instant |
Bargain
Target creature gets -3/-3 until end of turn. If this spell was bargained, that creature gets -5/-5 until end of turn instead.

Capsize | {1}{U}{U} | Instant |
Buyback {3}
Return target permanent to its owner's hand.

Caustic Exhale | {B} | Instant |
As an additional cost to cast this spell, behold a Dragon or pay {1}.
Target creature gets -3/-3 until end of turn.

Cerebral Download | {4}{U} | Instant |
Surveil X, where X is the number of artifacts you control. Then draw three cards.

Chain Assassination | {2}{B}{B} | Instant |
Freerunning {1}{B}
Destroy target creature. If another creature died this turn, draw a card.

Channel Harm | {5}{W} | Instant |
Prevent all damage that would be dealt to you and permanents you control this turn by sources you don't control. If damage is prevented this way, you may have Channel Harm deal that much damage to target creature.

Chaos Mutation | {3}{U}{R} | Instant |
Exile any number of target creatures controlled by different players. For each creature exiled this way, its controller reveals cards from the top of their library until they reveal a creature card, puts that card onto the battlefield, then puts the rest on the bottom of their library in a random order.

Chaos Warp | {2}{R} | Instant |
The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.

Chaotic Backlash | {4}{R} | Instant |
Chaotic Backlash deals damage to target player equal to twice the number of white and/or blue permanents they control.

Chaotic Strike | {1}{R} | Instant |
Cast this spell only during combat after blockers are declared.
Flip a coin. If you win the flip, target creature gets +1/+1 until end of turn.
Draw a card.

Circular Logic | {2}{U} | Instant |
Counter target spell unless its controller pays {1} for each card in your graveyard.
Madness {U}

Cleansing Beam | {4}{R} | Instant |
Cleansing Beam deals 2 damage to target creature and each other creature that shares a color with it.

Clever Concealment | {2}{W}{W} | Instant |
Convoke
Any number of target nonland permanents you control phase out.

Cling to Dust | {B} | Instant |
Exile target card from a graveyard. If it was a creature card, you gain 3 life. Otherwise, you draw a card.
Escape—{3}{B}, Exile five other cards from your graveyard.

Cloudshift | {W} | Instant |
Exile target creature you control, then return that card to the battlefield under your control.

Combust | {1}{R} | Instant |
This spell can't be countered.
Combust deals 5 damage to target white or blue creature. The damage can't be prevented.

Comet Storm | {X}{R}{R} | Instant |
Multikicker {1}
Choose any target, then choose another target for each time this spell was kicked. Comet Storm deals X damage to each of them.

Comeuppance | {3}{W} | Instant |
Prevent all damage that would be dealt to you and planeswalkers you control this turn by sources you don't control. If damage from a creature source is prevented this way, Comeuppance deals that much damage to that creature. If damage from a noncreature source is prevented this way, Comeuppance deals that much damage to the source's controller.

Commandeer | {5}{U}{U} | Instant |
You may exile two blue cards from your hand rather than pay this spell's mana cost.
Gain control of target noncreature spell. You may choose new targets for it.

Complete the Circuit | {5}{U} | Instant |
Convoke
You may cast sorcery spells this turn as though they had flash.
When you next cast an instant or sorcery spell this turn, copy that spell twice. You may choose new targets for the copies.

Condemn | {W} | Instant |
Put target attacking creature on the bottom of its owner's library. Its controller gains life equal to its toughness.

Confirm Suspicions | {3}{U}{U} | Instant |
Counter target spell.
Investigate three times.

Consuming Ashes | {2}{B}{B} | Instant |
Exile target creature. If it had mana value 3 or less, surveil 2.

Contact Other Plane | {3}{U} | Instant |
Roll a d20.
1—9 | Draw two cards.
10—19 | Scry 2, then draw two cards.
20 | Scry 3, then draw three cards.

Controvert | {2}{U}{U} | Instant |
Counter target spell.
Recover {2}{U}{U}

Corpse Dance | {2}{B} | Instant |
Buyback {2}
Return the top creature card of your graveyard to the battlefield. That creature gains haste until end of turn. Exile it at the beginning of the next end step.

Cover Up | {U} | Instant |
Turn target creature face down.

Crackling Doom | {R}{W}{B} | Instant |
Crackling Doom deals 2 damage to each opponent. Each opponent sacrifices a creature with the greatest power among creatures that player controls.

Cremate | {B} | Instant |
Exile target card from a graveyard.
Draw a card.

Crimson Wisps | {R} | Instant |
Target creature becomes red and gains haste until end of turn.
Draw a card.

Cryptic Command | {1}{U}{U}{U} | Instant |
Choose two —
• Counter target spell.
• Return target permanent to its owner's hand.
• Tap all creatures your opponents control.
• Draw a card.

Curate | {1}{U} | Instant |
Look at the top two cards of your library. Put any number of them into your graveyard and the rest back on top of your library in any order.
Draw a card.

Curtain of Light | {1}{W} | Instant |
Cast this spell only during combat after blockers are declared.
Target unblocked attacking creature becomes blocked.
Draw a card.

Cut Down | {B} | Instant |
Destroy target creature with total power and toughness 5 or less.

Cut Short | {2}{W} | Instant |
Convoke
Destroy target planeswalker that was activated this turn or tapped creature.

Cytoshape | {1}{G}{U} | Instant |
Choose a nonlegendary creature on the battlefield. Target creature becomes a copy of that creature until end of turn.

Dark Dabbling | {2}{B} | Instant |
Regenerate target creature. Draw a card.
Spell mastery — If there are two or more instant and/or sorcery cards in your graveyard, also regenerate each other creature you control.

Dark Ritual | {B} | Instant |
Add {B}{B}{B}.

Dash Hopes | {B}{B} | Instant |
When you cast this spell, any player may pay 5 life. If a player does, counter Dash Hopes.
Counter target spell.

Dawn's Truce | {1}{W} | Instant |
Gift a card
You and permanents you control gain hexproof until end of turn. If the gift was promised, permanents you control also gain indestructible until end of turn.

Death Pulse | {2}{B}{B} | Instant |
Target creature gets -4/-4 until end of turn.
Cycling {1}{B}{B}
When you cycle Death Pulse, you may have target creature get -1/-1 until end of turn.

Deathtouch Dart | {B} | Instant |
Deathtouch
Deathtouch Dart deals 2 damage to target creature.

Debt to the Kami | {2}{B} | Instant |
Choose one —
• Target opponent exiles a creature they control.
• Target opponent exiles an enchantment they control.

Deep Wood | {1}{G} | Instant |
Cast this spell only during the declare attackers step and only if you've been attacked this step.
Prevent all damage that would be dealt to you this turn by attacking creatures.

Deflecting Palm | {R}{W} | Instant |
The next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, Deflecting Palm deals that much damage to that source's controller.

Deflecting Swat | {2}{R} | Instant |
If you control a commander, you may cast this spell without paying its mana cost.
You may choose new targets for target spell or ability.

Deflection | {3}{U} | Instant |
Change the target of target spell with a single target.

Demonic Consultation | {B} | Instant |
Choose a card name. Exile the top six cards of your library, then reveal cards from the top of your library until you reveal a card with the chosen name. Put that card into your hand and exile all other cards revealed this way.

Desertion | {3}{U}{U} | Instant |
Counter target spell. If an artifact or creature spell is countered this way, put that card onto the battlefield under your control instead of into its owner's graveyard.

Desperate Ritual | {1}{R} | Instant — Arcane |
Add {R}{R}{R}.
Splice onto Arcane {1}{R}

Diabolic Edict | {1}{B} | Instant |
Target player sacrifices a creature.

Disallow | {1}{U}{U} | Instant |
Counter target spell, activated ability, or triggered ability.

Disarm | {U} | Instant |
Unattach all Equipment from target creature.

Disenchant | {1}{W} | Instant |
Destroy target artifact or enchantment.

Dismember | {1}{B/P}{B/P} | Instant |
Target creature gets -5/-5 until end of turn.

Dispatch | {W} | Instant |
Tap target creature.
Metalcraft — If you control three or more artifacts, exile that creature.

Divide by Zero | {2}{U} | Instant |
Return target spell or permanent with mana value 1 or greater to its owner's hand.
Learn.

Divine Deflection | {X}{W} | Instant |
Prevent the next X damage that would be dealt to you and/or permanents you control this turn. If damage is prevented this way, Divine Deflection deals that much damage to any target.

Diviner's Portent | {X}{U}{U}{U} | Instant |
Roll a d20 and add the number of cards in your hand.
1—14 | Draw X cards.
15+ | Scry X, then draw X cards.

Dizzy Spell | {U} | Instant |
Target creature gets -3/-0 until end of turn.
Transmute {1}{U}{U}

Don't Make a Sound | {1}{U} | Instant |
Counter target spell unless its controller pays {2}. If they do, surveil 2.

Double Cleave | {1}{R/W} | Instant |
Target creature gains double strike until end of turn.

Double Major | {G}{U} | Instant |
Copy target creature spell you control, except it isn't legendary if the spell is legendary.

Doubled Plan | {U} | Instant |
Put two plan counters on target enchantment.

Draconic Roar | {1}{R} | Instant |
As an additional cost to cast this spell, you may reveal a Dragon card from your hand.
Draconic Roar deals 3 damage to target creature. If you revealed a Dragon card or controlled a Dragon as you cast this spell, Draconic Roar deals 3 damage to that creature's controller.

Dragonlord's Prerogative | {4}{U}{U} | Instant |
As an additional cost to cast this spell, you may reveal a Dragon card from your hand.
If you revealed a Dragon card or controlled a Dragon as you cast this spell, this spell can't be countered.
Draw four cards.

Dream Gift | {U} | Instant |
Put two dream counters on target creature.

Drown in Dreams | {X}{2}{U} | Instant |
Choose one. If you control a commander as you cast this spell, you may choose both.
• Target player draws X cards.
• Target player mills twice X cards.

Drown in the Loch | {U}{B} | Instant | 
Choose one —
• Counter target spell with mana value less than or equal to the number of cards in its controller's graveyard.
• Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard.

Echoing Truth | {1}{U} | Instant |
Return target nonland permanent and all other permanents with the same name as that permanent to their owners' hands.

Electrickery | {R} | Instant |
Electrickery deals 1 damage to target creature you don't control.
Overload {1}{R}

Electrickery Wave | {R} | Instant |
Electrickery Wave deals 1 damage to each creature.

Electrosiphon | {U}{U}{R} | Instant |
Counter target spell. You get an amount of {E} equal to its mana value.

Emerald Charm | {G} | Instant |
Choose one —
• Untap target permanent.
• Destroy target non-Aura enchantment.
• Target creature loses flying until end of turn.

Endless Detour | {G}{W}{U} | Instant |
The owner of target spell, nonland permanent, or card in a graveyard puts it on the top or bottom of their library.

Ephemerate | {W} | Instant |
Exile target creature you control, then return it to the battlefield under its owner's control.
Rebound

Ertai's Trickery | {U} | Instant |
Counter target spell if it was kicked.

Essence Backlash | {2}{U}{R} | Instant |
Counter target creature spell. Essence Backlash deals damage equal to that spell's power to its controller.

Essence Flux | {U} | Instant |
Exile target creature you control, then return that card to the battlefield under its owner's control. If it's a Spirit, put a +1/+1 counter on it.

Essence Scatter | {1}{U} | Instant |
Counter target creature spell.

Ethereal Ambush | {3}{G}{U} | Instant |
Manifest the top two cards of your library.

Evermind | | Instant — Arcane |
Draw a card.
Splice onto Arcane {1}{U}

Explosive Derailment | {R} | Instant |
Spree
+ {2} — Explosive Derailment deals 4 damage to target creature.
+ {2} — Destroy target artifact.

Extirpate | {B} | Instant |
Split second
Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand, and library for all cards with the same name as that card and exile them. Then that player shuffles.

Fact or Fiction | {3}{U} | Instant |
Reveal the top five cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.

Faerie Fencing | {X}{B} | Instant |
Target creature gets -X/-X until end of turn. That creature gets an additional -3/-3 until end of turn if you controlled a Faerie as you cast this spell.

Failed Escape | {2}{U} | Instant |
The owner of target nonland permanent puts it on their choice of the top or bottom of their library.

Falter | {1}{R} | Instant |
Creatures without flying can't block this turn.

Fatal Push | {B} | Instant |
Destroy target creature if it has mana value 2 or less.
Revolt — Destroy that creature if it has mana value 4 or less instead if a permanent left the battlefield under your control this turn.

Fate Transfer | {1}{U/B} | Instant |
Move all counters from target creature onto another target creature.

Fierce Retribution | {1}{W} | Instant |
Cleave {5}{W}
Destroy target [attacking] creature.

Fiery Temper | {1}{R}{R} | Instant |
Fiery Temper deals 3 damage to any target.
Madness {R}

Final Fortune | {R}{R} | Instant |
Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.

Firebending Lesson | {R} | Instant — Lesson |
Kicker {4}
Firebending Lesson deals 2 damage to target creature. If this spell was kicked, it deals 5 damage to that creature instead.

Fireblast | {4}{R}{R} | Instant |
You may sacrifice two Mountains rather than pay this spell's mana cost.
Fireblast deals 4 damage to any target.

Flame Spill | {2}{R} | Instant |
Flame Spill deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead.

Flames of the Blood Hand | {2}{R} | Instant |
Flames of the Blood Hand deals 4 damage to target player or planeswalker. The damage can't be prevented. If that player or that planeswalker's controller would gain life this turn, that player gains no life instead.

Flames of the Raze-Boar | {5}{R} | Instant |
Flames of the Raze-Boar deals 4 damage to target creature an opponent controls. Then Flames of the Raze-Boar deals 2 damage to each other creature that player controls if you control a creature with power 4 or greater.

Flash | {1}{U} | Instant |
You may put a creature card from your hand onto the battlefield. If you do, sacrifice it unless you pay its mana cost reduced by up to {2}.

Flash Foliage | {2}{G} | Instant |
Cast this spell only during combat after blockers are declared.
Create a 1/1 green Saproling creature token that's blocking target creature attacking you.
Draw a card.

Fling | {1}{R} | Instant |
As an additional cost to cast this spell, sacrifice a creature.
Fling deals damage equal to the sacrificed creature's power to any target.

Fog | {G} | Instant |
Prevent all combat damage that would be dealt this turn.

Fog Patch | {1}{G} | Instant |
Cast this spell only during the declare blockers step.
Attacking creatures become blocked.

Foil | {2}{U}{U} | Instant |
You may discard an Island card and another card rather than pay this spell's mana cost.
Counter target spell.

Foolish Fate | {2}{B} | Instant |
Destroy target creature.
Infusion — If you gained life this turn, that creature's controller loses 3 life.

Force of Negation | {1}{U}{U} | Instant |
If it's not your turn, you may exile a blue card from your hand rather than pay this spell's mana cost.
Counter target noncreature spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.

Force of Will | {3}{U}{U} | Instant |
You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.
Counter target spell.

Fortune's Favor | {3}{U} | Instant |
Target opponent looks at the top four cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.

Frantic Salvage | {3}{W} | Instant |
Put any number of target artifact cards from your graveyard on top of your library.
Draw a card.

Frantic Search | {2}{U} | Instant | 
Draw two cards, then discard two cards. Untap up to three lands.

Fresh Meat | {3}{G} | Instant |
Create a 3/3 green Beast creature token for each creature put into your graveyard from the battlefield this turn.

Friendly Fire | {3}{R} | Instant |
Target creature's controller reveals a card at random from their hand. Friendly Fire deals damage to that creature and that player equal to the revealed card's mana value.

Frost Breath | {2}{U} | Instant |
Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.

Galvanic Discharge | {R} | Instant |
Choose target creature or planeswalker. You get {E}{E}{E}, then you may pay any amount of {E}. Galvanic Discharge deals that much damage to that permanent.

Gather Specimens | {3}{U}{U}{U} | Instant |
If a creature would enter the battlefield under an opponent's control this turn, it enters under your control instead.

Get Lost | {1}{W} | Instant |
Destroy target creature, enchantment, or planeswalker. Its controller creates two Map tokens.

Gideon's Sacrifice | {W} | Instant |
Choose a creature or planeswalker you control. All damage that would be dealt this turn to you and permanents you control is dealt to the chosen permanent instead (if it's still on the battlefield).

Gifts Ungiven | {3}{U} | Instant |
Search your library for up to four cards with different names and reveal them. Target opponent chooses two of those cards. Put the chosen cards into your graveyard and the rest into your hand. Then shuffle.

Glacial Ray | {1}{R} | Instant — Arcane |
Glacial Ray deals 2 damage to any target.
Splice onto Arcane {1}{R}

Groundswell | {G} | Instant |
Target creature gets +2/+2 until end of turn.
Landfall — If you had a land enter the battlefield under your control this turn, that creature gets +4/+4 until end of turn instead.

Guerrilla Tactics | {1}{R} | Instant |
Guerrilla Tactics deals 2 damage to any target.
When a spell or ability an opponent controls causes you to discard Guerrilla Tactics, Guerrilla Tactics deals 4 damage to any target.

Gut Shot | {R/P} | Instant |
Gut Shot deals 1 damage to any target.

Hallowed Moonlight | {1}{W} | Instant |
Until end of turn, if a creature would enter and it wasn't cast, exile it instead.
Draw a card.

Harm's Way | {W} | Instant |
The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.

Harness Infinity | {1}{B}{B}{B}{G}{G}{G} | Instant |
Exchange your hand and graveyard.
Exile Harness Infinity.

Healing Salve | {W} | Instant |
Choose one —
• Target player gains 3 life.
• Prevent the next 3 damage that would be dealt to any target this turn.

Heartless Act | {1}{B} | Instant |
Choose one —
• Destroy target creature with no counters on it.
• Remove up to three counters from target creature.

High Tide | {U} | Instant |
Until end of turn, whenever a player taps an Island for mana, that player adds an additional {U}.

Hinder | {1}{U}{U} | Instant |
Counter target spell. If that spell is countered this way, put that card on the top or bottom of its owner's library instead of into that player's graveyard.

Hindering Light | {W}{U} | Instant |
Counter target spell that targets you or a permanent you control.
Draw a card.

Honorable Passage | {1}{W} | Instant |
The next time a source of your choice would deal damage to any target this turn, prevent that damage. If damage from a red source is prevented this way, Honorable Passage deals that much damage to the source's controller.

Hubris | {1}{U} | Instant |
Return target creature and all Auras attached to it to their owners' hands.

Hunger of the Howlpack | {G} | Instant |
Put a +1/+1 counter on target creature.
Morbid — Put three +1/+1 counters on that creature instead if a creature died this turn.

Hurkyl's Final Meditation | {4}{U}{U}{U} | Instant |
As long as it's not your turn, this spell costs {3} more to cast.
Return all nonland permanents to their owners' hands. End the turn.

Hydroblast | {U} | Instant |
Choose one —
• Counter target spell if it's red.
• Destroy target permanent if it's red.
"""
