### What the cited rules of the 600s say, in our own words.

rule-601-2 = Casting: announce, choose, target, pay.
rule-601-2a = Casting puts the card onto the stack.
rule-601-2b = Modes, X, and optional or alternative costs are announced.
rule-601-2c = Each target must be legal when it is chosen.
rule-601-2d = A division gives each target at least one.
rule-601-2e = A spell that can't be cast legally is taken back.
rule-601-2f = The total cost is the cost plus increases, minus reductions.
rule-601-2g = Mana abilities may be activated before paying.
rule-601-2h = The total cost is paid in full.
rule-601-2i = The spell is cast, and abilities that watch for it trigger.
rule-601-3 = A spell can be cast only if something allows it and nothing forbids it.
rule-601-3b = "As though it had flash" lets it be cast at instant speed.

rule-601-3c = A spell may be begun as though it had flash if the further cost is to be paid.
rule-601-3d = A spell that would have flash under a condition may be begun so if the condition is met.
rule-601-5 = A spell that may no longer be cast once it has been proposed is taken back.
rule-602-1 = An activated ability has a cost before the colon.
rule-602-2 = Only its controller can activate an object's ability.
rule-602-2a = The ability is announced and goes onto the stack.
rule-602-2b = Choices, targets and costs are as for casting a spell.
rule-602-5 = An ability that is forbidden can't be activated.
rule-602-5b = A limit on use holds for the object, whoever controls it.
rule-602-5d = "Only as a sorcery": in one's main phase with an empty stack.

rule-603-2 = An ability triggers whenever its event happens.
rule-603-2d = An effect makes an ability trigger additional times.
rule-603-2e = What “becomes” tapped or attached changes to that: what enters so or is so already triggers nothing.
rule-603-2g = Nothing triggers on an event that is prevented or replaced: it hasn't happened.
rule-603-2h = “Do this only once each turn”: it triggers only until that has been done.
rule-603-3 = A triggered ability goes onto the stack before anyone gets priority.
rule-603-3b = In turn order, each player orders their own triggers.
rule-603-3d = A trigger without a legal choice is removed.
rule-603-4 = An "if" in a trigger is checked as it triggers and as it resolves.
rule-603-6a = It triggers as a permanent enters the battlefield.
rule-603-6c = Leaves-the-battlefield abilities look back in time.
rule-603-7 = A delayed trigger waits for its event.
rule-603-7f = Of a delayed trigger made by a static ability's replacement effect, that object is the source.
rule-603-7g = Of a delayed trigger made by what a static ability lets a player do, that object is the source.
rule-603-7h = What waits for an ability to resolve so many times in a turn is made only in that resolution.
rule-603-8 = A state trigger triggers as soon as something is true.
rule-603-10a = Leaving and dying are seen as things were just before.
rule-603-10d = Losing control of something is seen as things were before.
rule-603-10e = A spell being countered is seen as things were before.
rule-603-11 = A triggered ability in the same paragraph as a static ability is linked to it.
rule-603-12 = A reflexive trigger triggers when the action just described was done.

rule-604-3 = Some static abilities define what an object is, everywhere.

rule-605-3a = Mana abilities may be activated while paying.
rule-605-3b = A mana ability resolves at once, without the stack.
rule-605-4a = A triggered mana ability resolves at once.

rule-606-3 = Loyalty abilities: main phase, empty stack, one per permanent and turn.
rule-606-4 = Loyalty abilities cost adding or removing loyalty counters.
rule-606-5 = Loyalty added and removed to activate one ability is one cost.
rule-606-6 = There must be enough loyalty counters to remove.

rule-607-2a = "The exiled card" is the one this object's own ability exiled.
rule-607-2d = "The chosen" thing is what this object's other ability had chosen.
rule-607-2e = What is noted for an object is what its own ability had noted for it.
rule-607-2g = "Paid as it entered" means what that object's own ability had you pay.

rule-608-1 = The top of the stack resolves when all have passed.
rule-608-2 = What resolves is checked, then carried out.
rule-608-2b = If all its targets are illegal, it doesn't resolve; illegal ones are left alone.
rule-608-2c = Instructions are followed in the order written.
rule-608-2d = Choices not made before are made as it resolves.
rule-608-2g = A spell that an effect casts is cast while it resolves.
rule-608-2h = What is gone is used as it last existed.
rule-608-2j = An effect that names a color checks for that one, whatever others there are.
rule-608-2k = What the ability's cost or trigger spoke of is still affected, even changed.
rule-608-2n = Afterwards the spell goes to the graveyard, and an ability is gone.
rule-608-2p = What triggers on a resolution does so once all else in it is done.
rule-608-3 = A permanent spell becomes a permanent.
rule-608-3a = A permanent spell enters under its controller's control.
rule-608-3d = A mutating creature spell merges with its target.
rule-608-3e = A permanent spell that can't enter goes to its owner's graveyard.
rule-609-4 = "As though" counts only for what the effect says.
rule-609-4b = Mana spent as though it were of any color stays what it is.
rule-609-7a = The source of damage is chosen as the effect is created.

rule-610-3 = "Until" a certain event: then it comes back.
rule-610-3b = What was to leave has left already: nothing moves.
rule-610-3c = What comes back does so under its owner's control.

rule-610-4 = It phases out until something happens, and phases in right after that.
rule-610-4b = It does not phase out if what was to leave has left before the spell or ability resolves.
rule-610-4d = What phases in right after the same event does so at the same time.
rule-610-5 = A spell gains an ability as it is cast, and keeps it on the battlefield.
rule-611-2 = A resolved spell or ability can leave a continuous effect.
rule-611-2a = It lasts as long as it says, or to the end of the game.
rule-611-2b = An effect for as long as something is so ends once it is not, and never begins if it is not so at first.
rule-611-2c = What it affects is settled as it begins.

rule-611-2e = What an effect makes of a permanent it puts onto the battlefield is so as it enters.
rule-611-2f = What is said of the next spell begins as that spell is put onto the stack.
rule-611-3d = What a card gains with the leave to play it stays, whatever becomes of what gave the leave.
rule-612-1 = A text-changing effect changes the words of an object, in its text box and its type line.
rule-612-2 = Only words used as what they are change: a color, a land type, a creature type; never names.
rule-613-1 = What an object is starts from what is printed, then effects apply in layers.
rule-613-1b = Layer 2: who controls what.
rule-613-1c = Layer 3: changes of text.
rule-613-1d = Layer 4: changes of types.
rule-613-1e = Layer 5: changes of color.
rule-613-1f = Layer 6: abilities gained and lost.
rule-613-2a = Layer 1a: copies, and permanents merged into others.
rule-613-2b = Layer 1b: what being face down makes of it.
rule-613-4a = Layer 7a: abilities that define its own power and toughness.
rule-613-4b = Layer 7b: power and toughness set to a value.
rule-613-4c = Layer 7c: power and toughness raised or lowered, by counters too.
rule-613-4d = Layer 7d: power and toughness switched.
rule-613-6 = An effect that has begun to apply in one layer goes on in the later ones, even if the ability that makes it is gone.
rule-613-7 = Within a layer, effects apply in the order of their timestamps.
rule-613-8 = An effect that depends on another waits for it, whatever the timestamps.

rule-614-1a = "Instead" replaces what would happen.
rule-614-1c = "Enters with" changes how it enters.
rule-614-1d = "Enters tapped" and the like change how it enters.
rule-614-5 = A replacement effect applies to an event only once.
rule-614-6 = What is replaced never happens; something else happens instead.
rule-614-9 = The same damage is dealt to something else instead.
rule-614-10 = To skip something is to do nothing instead of it.
rule-614-10b = What is done for skipping a turn or step happens first in the next one.
rule-614-11 = A draw is replaced even where there is no card to draw.
rule-614-11b = What is done with a card drawn is not done with one drawn instead.
rule-614-12 = What it would be on the battlefield decides how it enters.
rule-614-12a = A choice about how it enters is made before it enters.
rule-614-12c = A permanent has the ability behind the word chosen as it entered.
rule-614-13c = A card entering from a library is not among those exiled or milled meanwhile.
rule-614-15 = An effect may replace a part of itself; that part of its text applies first.
rule-614-16 = Effects on counters and tokens apply to whatever effect makes them.

rule-614-17 = What can't happen can't be replaced either; it is left out.
rule-615-1 = A prevention effect takes damage away before it is dealt.
rule-615-5 = What a prevention effect does besides happens right afterwards.
rule-615-6 = Prevented damage is not dealt.
rule-615-7 = A shield prevents as much damage as it says.
rule-615-8 = The next instance of damage from one source is prevented, however much it is.
rule-615-12 = Damage that can't be prevented isn't, and uses up no shield.

rule-616-1 = The affected player, or object's controller, chooses which replacement applies first.
rule-616-1a = Self-replacement effects are applied first.
rule-616-1b = Effects on under whose control something enters are chosen first.
rule-616-1c = Entering as a copy is chosen before other ways in which something enters.
rule-616-1d = Effects that turn the back face up come before others.
rule-616-1e = Of several effects on the same event any may be applied first.
rule-616-1f = After one effect the next that still applies.
rule-603-2c = An ability triggers each time its event happens, also several times at once.
rule-603-7c = A delayed trigger doesn't affect an object that has left the zone it was in.
rule-609-3 = An effect that can't do all of it does as much as possible.
rule-615-10 = It prevents only so much of each damage that would be dealt.
rule-603-6b = What effects make of a permanent it is the moment it is on the battlefield: triggers see it so.
rule-616-2 = What an effect has made of an event can be replaced or prevented in turn.
