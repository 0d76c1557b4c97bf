### The board in a question: clauses that are read (see bot/situations/), and what is said of what was understood.
### A line is one way to say it: <gap>, (any/of/these/), [there if its gap is filled].

## Clauses

situation-attack =
    <player> (attack/attacks/swing/swings/am attacking/is attacking/are attacking/attacked/am swinging/is swinging/attacking/swinging) with <things>
    <player> (attack/attacks/swing/swings/am attacking/is attacking/are attacking/attacked) (/into/at) <goal> with <things>
    <player> (attack/attacks/swing/swings/am attacking/is attacking/are attacking/attacked) with <things> (/into/at) <goal>
    <things> (attacks/attack/is attacking/are attacking/swings/swing/attacked/is coming/are coming) (/into/at/in at) <goal>
    <player> (attack/attacks/swing/swings/am attacking/is attacking) <things> (at/into) <goal>
    <things> (attacks/attack/is attacking/are attacking/swings/swing/attacked)
    (attacks/attack/is attacking/swings/attacking)
situation-attacked-by =
    <goal> (am attacked by/are attacked by/is attacked by/get attacked by/gets attacked by/am being attacked by/is being attacked by) <things>
situation-block =
    <player> (block/blocks/am blocking/is blocking/are blocking/blocked/chump/chumps/chump block/chump blocks/chump-block/chump-blocks) with <things>
    <player> (block/blocks/am blocking/is blocking/are blocking/blocked/chump/chumps/chump block/chump blocks/chump-block/chump-blocks/double block/double blocks/double-blocks) <goal> with <things>
    <player> (double block/double blocks/double-block/double-blocks/triple block/triple blocks) with <things>
    <things> (block/blocks/is blocking/are blocking/blocked/chump blocks) <goal>
    <player> (block/blocks/is blocking/are blocking) <goal> with <things> and <goal2> with <things2>
    <player> (puts/put) <things> in front of <goal>
    <player> (double block/double blocks/double-block/double-blocks/block/blocks) <goal>
    <things> (block/blocks)
    <player> (block/blocks/double block/double-block/double blocks)
situation-no-block =
    <player> (do not block/does not block/blocks nothing/has no blockers/has no blocks/block nothing/have no blockers)
    (no blocks/no blockers/no block/it is unblocked/unblocked/nobody blocks/it goes unblocked/is unblocked/is not blocked)
situation-tapped =
    <things> (is tapped/are tapped/is already tapped/are already tapped)
situation-damaged =
    <things> (took/has taken/already took/has already taken/was dealt/has/already has/was already dealt) <number> damage (/this turn/earlier/earlier this turn/already/on it/marked/marked on it)
situation-protects =
    <player> (protects/protect/is the protector of/am the protector of) <thing>
    <thing> is protected by <player>
situation-blocked-by =
    <goal> (is blocked by/are blocked by/gets blocked by/get blocked by/gets chump blocked by/is chump blocked by/gets double blocked by/is double blocked by/blocked by/was blocked by/is being blocked by/becomes blocked by) <things>
situation-cast =
    <player> (cast/casts/resolve/resolves/play/plays/casted/flash in/flashes in/am casting/is casting/fire off/fires off/throw/throws/use/uses/drop/drops/respond with/responds with/reply with) <card>[ (on/targeting/at/onto/to target/choosing/to destroy/to kill) <goal>]
    <player> (cast/casts/play/plays) <card> (for/with/where) (x =/x is/x) <number>[ (on/targeting/at) <goal>]
    <player> (target/targets) <goal> with <card>
    <player> (kill/kills/remove/removes/destroy/destroys/exile/exiles/hit/hits/counter/counters/pump/pumps/burn/burns/shock/shocks/bounce/bounces) <goal> with <card>
    <player> <card> <goal>
    <player> <card>
    <player> (hit/hits/target/targets/nuke/nukes) <goal> (/up) with <card>
situation-cast-at =
    <goal> (is targeted by/gets targeted by/gets hit by/is hit by/gets hit with/eats/would die to/is destroyed by/is countered by/gets countered by/gets killed by/dies to/is the target of/becomes the target of/gets shot by) <card>
    <goal> (gets/get/is/got/gets hit with/was) <card>
situation-against =
    <card> (vs/versus/against) <goal>
situation-whose-is-it =
    (/it is/they are/that is) <whose>
situation-list =
    (board/the board/on the board/) <things>
situation-on-the-stack =
    with <card> on the stack
    <card> is on the stack
situation-faces =
    <player> (am facing/is facing/are facing/face/faces/is up against/am up against/am staring at/am looking at/runs into) <things>
    (against/facing/into) <things>
situation-responded-to =
    (in response to/responding to/with) <player> (casting/cast/playing/trying to cast) <card>[ (on/targeting/at) <goal>]
    (in response to/responding to) <player> <card> <goal>
    (in response to/responding to) <card>[ (on/targeting/at) <goal>]
situation-loyalty =
    <player> (use/uses/activate/activates/tick/ticks) <thing> (/'s) <loyalty> (/ability)[ (on/targeting/at) <goal>]
    <player> <loyalty> <thing>[ (on/targeting/at) <goal>]
    <thing> (use/uses) (her/his/its/their) <loyalty> (/ability)[ (on/targeting/at) <goal>]
situation-activate =
    <player> (sac/sacs/sacrifice/sacrifices) <cost> to <thing>
    <player> (activate/activates/use/uses/tap/taps/crack/cracks) <thing>[ (/'s ability) (on/targeting/at) <goal>]
    <player> (activate/activates) <thing> (ability/'s ability)
    <player> (sac/sacs/sacrifice/sacrifices) <thing>
    <player> (equip/equips) <thing>[ (to/on/onto) <goal>]
situation-have =
    <player> (have/has/control/controls/got/has got/have got/'ve got/own/owns/'s got/am holding/is holding) (/both) <things>
    <player> (have/has/control/controls/got) (/both) <things> (in play/on board/on the board/on the field/on the table/out/on the battlefield/in play and)
    with <things> (in play/on board/on the board/on the field/out/on the battlefield)
    <things> (are/is) (/both) (in play/on board/on the board/out/on the battlefield/on the field)
    <things> (is in play/are in play/is on the battlefield/are on the battlefield/is out/are out/is on board/is on the board/is on the field)
    <things> (is/are) on <whose> (/'s) (side/board/side of the board)
    <things> on <whose> (/'s/') (side/board/side of the board)
    <whose> (/'s/') (board/side/battlefield/field) (is/has/) <things>
    <player> (is/am) (holding/at) <things>
    (mine/my side/my board) <things>
    there is <things> (/in play/on the battlefield/on board)
    there are <things> (/in play/on the battlefield/on board)
situation-attached =
    <goal> (is equipped with/is enchanted with/is enchanted by/is wearing/wears/carries/is carrying/has) <things> (/on it/attached/attached to it)
    <things> (is attached to/is on/are on/attached to/are attached to/enchants/is equipped to) <goal>
situation-life =
    <player> (am at/is at/are at/at/am on/is on/are on/has/have/'s at/am down to/is down to) <number> (/life/life left/life points)
    <player> (am at/is at/are at) <number> (/life) with <things>
situation-turn =
    (it is/it 's/on/during/in/) <whose> (/'s/') (turn/upkeep/combat)
situation-turns =
    It is { $player }'s turn

## Questions

situation-asks-size =
    (what size/how big/how large) (is/are) <asked> (/now/then)
    what (is/are) the (size/power and toughness/power) of <asked>
situation-asks-dies =
    (does/do/will/would/is/are/did/am) <asked> (/still/also/both/just/then) (die/dies/dead/lose/lose the game/go to the graveyard/get destroyed/going to die/destroyed/bite it)
    (does/do/will/would) both (die/get destroyed)
    both die
situation-asks-survives =
    (does/do/will/would/can/did) <asked> (/still/also/both) (survive/live/make it/stay alive/survive this/survive that/survive the damage/survive combat)
situation-asks-loses =
    (do/does/will/would) <who> (/still/also) (take damage/take any damage/lose life/lose any life/take trample damage/get hit)
situation-asks-gains =
    (do/does/will/would) <who> (/still/also) (gain life/gain any life/gain the life/get life/get the life)
situation-asks-happens =
    what (happens/would happen/will happen/happens now/happens then/happens next)
    what (happens to/would happen to/will happen to/becomes of) <asked>
    (how does that work/how does this work/how does it work/how does this resolve/what dies/who wins/who dies/what survives/who survives/which dies/what is the result/what 's the result/does that work/does this work/how does this play out)
    how much (damage/life/trample damage/lifelink/mana) <anything>
    how many <anything>
    (how much/how big is it/how much life/how much damage)
situation-asks-can =
    (can/could/may/am/is) <act>

## What begins a clause and says nothing of the board

typed-situation-lead = even though, if instead, assuming, assuming that, let us say, imagine, given that, scenario, now if, and if, but if, next turn, this turn, on the battlefield, at the declare blockers step, in main phase, main phase, precombat, first, second, finally, therefore, instead, eventually, if, suppose that, in combat, on the stack, meanwhile, afterwards, at his end step, or, when, so, say, suppose, let's say, lets say, assume, and, then, but, while, also, ok, okay, now, what happens if, what happens when, what if, in response, at instant speed, in reply, after that, before damage, before that, after blocks, before blocks, with, where, whenever, since, because, as, once, to combat, next, later, during combat, in combat, responding, after blockers, after blockers are declared, after combat, does this mean, i think, just, after, because of that, and then
typed-situation-asking = does, do, will, would, what, how, can, could, who, which, am i, is it, are they, did
typed-situation-respond = in response, in reply, responding, respond, responds
typed-situation-on = on, during, in, it is
typed-situation-empty = want to, wants to, wanna, would like to, try to, tries to, decide to, decides to, just, even, simply, immediately, already, only, later
typed-situation-ordinary = turn, mana, blade, life, draw, that, with, this, from, blood, damage, attack, block, cast, your, will, deal, power, death, dead, kill, call, path, force, hand, time, make, back, over, first, each, target, trigger, counter, return, play, step, does, what, when, then, side, upon, into
typed-situation-behind = after blocks, before blocks, before damage, after blockers, at the end of turn, end of turn, in response, first, this turn, as well, though, again, too, then, right, now, or not, anyway, or what, please, afterwards, instead, at instant speed, here, or something
typed-situation-greeting = i have no creatures, i have no creatures to block with, he has no flyers, he has no creatures, he has no blockers, i have no blockers, all alone, 1v1, we are both untapped, sorry, no creatures, no cards in hand, empty board, my board is empty, his board is empty, no other creatures, nothing in response, no responses, nobody responds, no other effects, i am tapped out, he is tapped out, nothing else on board, both untapped, lol, haha, do not ask, untapped, tapped, no counters on it, nothing else, no tricks, don't ask, ok so, hey quick one, quick one, no summoning sickness, no abilities, so, btw, for example, i think, we are both at 20, both at 20, hi, hello, hey, hi all, quick question, question, thanks, thank you, please, rules question, help, i am confused, i'm confused, not sure, hi everyone, hey all, cheers, thanks in advance, right

## Words

typed-situation-you = i, me, we, you, us, myself, my face
typed-situation-opponent = he, she, him, they, her, them, opp, opponent, my opponent, the opponent, an opponent, his face, face, their face, opponents, the other player, another player, someone, my friend, a friend, my buddy, my opp, the player, you opponent, your opponent
typed-situation-my = my, mine, my own, our
typed-situation-their = his, her, their, his own, her own, their own, opp's, opponent's, my opponent's, the opponent's, an opponent's, your opponent's, my opp's, opponents, my opponents, enemy, opposing, opp
typed-situation-a = a, an, one
typed-situation-the = the, this, that, these, those
typed-situation-all = all, both, all of, both of
typed-situation-other = other, another
typed-situation-filler = untapped, lonely, own, second, first, measly, tiny, remaining, new, fresh, entire, whole, big, little, lone, single, attacking, blocking, vanilla, random, huge, small
typed-situation-and = and, &, +, plus, as well as
typed-situation-with = with, that has, which has, who has, that have, having, has
typed-situation-at = at, on, with
typed-situation-in = in, from
typed-situation-on-it = on it, on them
typed-situation-on-battlefield = on the battlefield, in play, on board, on the board, on the field, out
typed-situation-attached = equipped with, enchanted with, enchanted by, wearing, carrying, with the equipment
typed-situation-measure = loyalty, defense, life, counters, defense counters, loyalty counters
typed-situation-it = it, her, she, that one, this one, that creature, the creature, this creature
typed-situation-one-of-them = one of them, one of those, one
typed-situation-them = them, they, both, both of them, those
typed-situation-everything = everything, all my creatures, all my guys, all of my creatures, my whole board, my whole team, my team, all his creatures, his whole board, the whole team, all creatures
typed-situation-tribe = goblin, goblins, zombie, zombies, soldier, soldiers, elf, elves, bear, bears, beast, beasts, human, humans, spirit, spirits, knight, knights, wolf, wolves, cat, cats, dragon, dragons, angel, angels, demon, demons, vampire, vampires, saproling, saprolings, thopter, thopters, servo, servos, insect, insects, snake, snakes, elemental, elementals, golem, golems, wurm, wurms, rat, rats, bird, birds, squirrel, squirrels, merfolk, wizard, wizards, warrior, warriors, myr, plant, plants, faerie, faeries, dinosaur, dinosaurs, ox, dog, dogs, eldrazi, giant, giants, ogre, ogres, horror, horrors, cleric, clerics, rogue, rogues, pirate, pirates, spider, spiders, construct, constructs
typed-situation-chatter = says, said, say, thinks, think, thought, argue, argued, arguing, sure, wondering, wonder, confused, claims, claimed, insists, told, judge, commander, edh, draft, fnm, yesterday, game, playgroup, disagree, settle, came up, opinion, weird, situation, table, question, rules, store, lgs, tournament, understand
typed-situation-creature = creature, creatures, dude, dudes, guy, guys, body, bodies, attacker, attackers, blocker, blockers, attacking creature, blocking creature, beater, chump blocker
typed-situation-kind = planeswalker, land, artifact, enchantment, aura, equipment, battle, siege, saga, vehicle
typed-situation-spell = spell, trigger
typed-situation-token = token, tokens
typed-situation-number-one = one
typed-situation-number-two = two, a couple of, a pair of
typed-situation-number-three = three
typed-situation-number-four = four
typed-situation-number-five = five
typed-situation-number-six = six
typed-situation-zone-hand = hand
typed-situation-zone-graveyard = graveyard, yard, grave, gy
typed-situation-zone-exile = exile
typed-situation-keyword-deathtouch = deathtouch
typed-situation-keyword-defender = defender
typed-situation-keyword-double-strike = double strike, double-strike, doublestrike
typed-situation-keyword-first-strike = first strike, first-strike, firststrike
typed-situation-keyword-flying = flying, flier
typed-situation-keyword-haste = haste, hasty
typed-situation-keyword-hexproof = hexproof
typed-situation-keyword-indestructible = indestructible
typed-situation-keyword-lifelink = lifelink
typed-situation-keyword-menace = menace
typed-situation-keyword-reach = reach
typed-situation-keyword-trample = trample, trampling
typed-situation-keyword-vigilance = vigilance, vigilant
typed-situation-keyword-infect = infect
typed-situation-agent-deathtouch = deathtoucher, deathtouchers
typed-situation-agent-defender = defender guy
typed-situation-agent-double-strike = double striker, double-striker, double strikers
typed-situation-agent-first-strike = first striker, first-striker, first strikers
typed-situation-agent-flying = flyer, flier, flyers, fliers
typed-situation-agent-haste = haster
typed-situation-agent-hexproof = hexproof guy
typed-situation-agent-indestructible = indestructible guy
typed-situation-agent-lifelink = lifelinker, lifelinkers
typed-situation-agent-menace = menace guy
typed-situation-agent-reach = reach guy
typed-situation-agent-trample = trampler, tramplers
typed-situation-agent-vigilance = vigilance guy
typed-situation-agent-infect = infecter, infect guy

## What is said of it

situation-board = Board: { $board }.
situation-acts = Played: { $acts }.
situation-left-out = Left out: “{ $clause }”.
situation-assumed-creature = “{ $text }” is taken to be a { $item } creature token.
situation-assumed-owner = I take { $card } to be { $player }'s.
situation-not-understood = Not understood, so nothing is played: “{ $clause }”.
situation-understood = I understood: { $restated }
situation-yes = Yes: { $verdict }
situation-no = No: { $verdict }
situation-size = { $name } is { $power }/{ $toughness }.
