### Short acts: the sentences that people write for what is done in a game. They are read and printed: the first line
### that fits is printed. <gap>, (any/of/these), [there if its gap is filled]; see engine/table/short_acts/sentences.py.

short-act-cast =
    <player> (casts/cast) <card>[ (/,) (on/at/targeting/target/targets/copying/as a copy of) <targets>][(,/) <details>]
    <player> (casts/cast) <card> (/,) <details> (/,) (on/at/targeting) <targets>
    <player> (casts/cast) <card> <details> <place> <targets>
    <player> (hardcasts/hardcast/hard casts/hard cast/flashes in/flash in/taps out for/tap out for/slams/slam) <card>[ (/,) (on/at/targeting/target/targets/copying/as a copy of) <targets>][(,/) <details>]
    <player> (responds with/respond with/responds/respond/responds by casting) <card> (,/) <details> (,/) (on/at/targeting) <targets>
    <player> (responds with/respond with/responds/respond) <card> <targets>[(,/) <details>]
    <player> (responds with/respond with/responds/respond/responds by casting/responds to its trigger with/respond to its trigger with/responds to the trigger with/respond to the trigger with/responds to the etb with/respond to the etb with/responds to that with/respond to that with/responds to it with/respond to it with) <card>[ (/,) (on/at/targeting/target/targets/copying/as a copy of) <targets>][(,/) <details>]
short-act-cast-as-it-resolves =
    <player> (cascades into/cascade into/cascades to/cascade to/discovers into/discover into/discovers/discover/flips into/flip into/hits) <card>[ (/,) (on/at/targeting) <targets>]
short-act-by-name =
    <player> <card> <targets>[(,/) <details>]
    <player> <card> (,/) (on/at/targeting/target/targets/copying/as a copy of/in/out/away) <targets>[(,/) <details>]
    <player> <card> <details> (on/at/targeting) <targets>
    <player> <card> (,/) (sacrificing/by sacrificing/saccing/by saccing/sac/sacs) <paid> (,/) (on/at/targeting/to kill/to destroy/to hit/to shoot/to ping) <targets>[(,/) <details>]
    <player> <card>[ (/,) (on/at/targeting/target/targets) <targets>] (,/) (sacrificing/by sacrificing/saccing/by saccing/sac/sacs) <paid>[(,/) <details>]
short-act-cast-by =
    <player> <cost> <card>[ (/,) (on/at/targeting/target/targets/copying/as a copy of) <targets>][(,/) <details>]
    <player> <cost> <card> <details> (on/at/targeting) <targets>
    <player> <cost> <card> (onto/on to) <targets>[(,/) <details>]
    <player> <cost> <card> <place> <targets>[(,/) <details>]
short-act-named-alone =
    <player> <card>[(,/) <details>]
short-act-by-means =
    <player> <deed> <targets> (with/using/via/by casting) <means>[(,/) <details>]
    <player> (uses/use/casts/cast/taps/tap/activates/activate) <means> to <deed> <targets>[(,/) <details>]
    <player> <means> (,/to/) <deed> <targets>[(,/) <details>]
short-act-by-deed = <player> <deed> <targets>
short-act-draws =
    <player> (draws/draw) <howmany>[ (cards/card)]
    <player> (draws/draw) <single> card
short-act-mills =
    <player> (mills/mill) <howmany>[ (cards/card)]
    <player> (mills/mill) <single> card
short-act-counter =
    <player> (counters/counter)[ <it>]
    <player> (counters/counter) (back/it back)
    <player> (counters/counter) (with/using) <means>
short-act-play =
    <player> (plays/play/drops/drop/plays out) <card>[ (/,) (on/at/targeting/target/targets/copying/as a copy of) <targets>][(,/) <details>]
short-act-special =
    <player> (turns/turn) <source> face up
    <player> <doing> <source>
    <player> (takes the special action/take the special action) <special> with <source>
    <player> <special> <source>
short-act-pays-to-ignore =
    <player> (pays/pay) (/the) <amount> (to ignore/for/to get past/to get around) <payee>
    <player> (pays/pay) (to ignore/for) <payee>
short-act-taps-for-mana = <player> (taps/tap) <sources> for (/some/their/all their) mana
short-act-activate =
    <player> (activates/activate/uses/use/taps/tap/channels/channel/responds activate/responds by activating/responds with activating) <source>[ (/,) (on/at/targeting/target/targets) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/channels/channel) <source> (,/) <details> (,/) (on/at/targeting) <targets>
    <player> (activates/activate/uses/use/) <source> (,/'s/'/) <loyalty>[ (on/at/targeting/target/,/) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/) <source> (,/'s/'/) <loyalty> (,/) <details> (on/at/targeting/target) <targets>
    <player> (activates/activate/uses/use/) (the/) <loyalty> (of/with/) <source>[ (on/at/targeting/target/,/) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/) <source> (,/'s/'/) <which>[ (on/at/targeting/target/,/) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/) (the/) <which> (of/with/on/) <source>[ (on/at/targeting/target/,/) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/taps/tap) <source> for mana
    <player> (activates/activate/uses/use) <source>[ (/,) (on/at/targeting/target/targets) <targets>] (,/) (choosing/naming/calling/putting in/putting/finding/fetching/taking/dropping/getting/grabbing/to find/to get/to fetch) <chosen>
    <player> <source> (eats/eat/munches/munch/nabs/nab) <targets>[(,/) <details>]
    <player> <keyword> <source>[ (to/on/onto) <targets>]
    <player> <keyword> <source>[ (,/) (returning/by returning/bouncing/by bouncing/for/off/swapping/swapping out/picking up/in place of) <returned>]
    <player> <keyword> (to/on/onto) <source>
    <player> <keyword> <source> with <tapped>
    <player> (taps/tap) <tapped> to <keyword> <source>
    <player> (activates/activate/uses/use) <source> (,/) tapping <tapped>[(,/) <details>]
    <player> (activates/activate/uses/use) <source> (,/) returning <returned>[(,/) <details>]
    <player> (activates/activate/uses/use) <source>[ (/,) (on/at/targeting/target/targets) <targets>] (,/) (paying with/exiling/by exiling/discarding/by discarding/revealing/by revealing) <given>[(,/) <details>]
    <player> (activates/activate/uses/use/) <source> (,/) (paying with/discarding/by discarding/exiling/by exiling/revealing) <given> (,/) (choosing/finding/fetching/getting/grabbing/for/to find/to get/naming) <chosen>[, <details>]
    <player> (activates/activate/uses/use/) <source> (,/) (sacrificing/by sacrificing/saccing/by saccing) <paid> (,/) (choosing/finding/fetching/getting/grabbing/for/to find/to get/naming) <chosen>[, <details>]
    <player> (exiles/exile/discards/discard/taps/tap/feeds/feed/pitches/pitch) <given> (to/into) <source>[ (/,) (on/at/targeting/target/targets) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use) <source>[ (/,) (on/at/targeting/target/targets) <targets>] (,/) (sacrificing/by sacrificing/saccing/by saccing) <paid>[(,/) <details>]
    <player> (activates/activate/uses/use) <source> (,/) (sacrificing/by sacrificing/saccing/by saccing) <paid> (,/) (on/at/targeting) <targets>
    <player> (activates/activate/uses/use) <source> (,/) <details> (,/) (on/at/targeting) <targets> (,/) (sacrificing/by sacrificing/saccing/by saccing) <paid>
    <player> (activates/activate/uses/use) <source> (,/) sacrificing <paid> (,/) <details> (,/) (on/at/targeting) <targets>
    <player> (animates/animate/turns on/turn on) <animated>
    <player> (activates/activate/uses/use/) <loyalty>[ (on/at/targeting/target/,/) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/) <which>[ (on/at/targeting/target/,/) <targets>][(,/) <details>]
short-act-fetches =
    <player> (fetches/fetch/gets/get/finds/find/grabs/grab/searches for/search for/tutors for/tutor for) <chosen> (with/using/off/off of/from/by cracking/cracking) <source>
    <player> (fetches/fetch/cracks the fetch/crack the fetch/cracks a fetch/crack a fetch/cracks my fetch/crack my fetch/cracks fetch/crack fetch/crack his fetch/crack their fetch)[ (for/, get/and get/, find/and find/, grab/and grab/finding/getting/to find/to get/) <chosen>]
short-act-by-paying =
    <player> (taps/tap) <given> to <deed> <targets>
    <player> (taps/tap) <given> to <effect>
    <player> (sacrifices/sacrifice/sacs/sac/saccing) <paid> to <deed> <targets>
    <player> (sacrifices/sacrifice/sacs/sac/saccing) <paid> to <effect>
short-act-gains-life =
    <player> (gains/gain/goes up/go up/goes up by/go up by) <count>[ (life/life points)]
short-act-loses-life =
    <player> (loses/lose/goes down/go down/goes down by/go down by) <count>[ (life/life points)]
short-act-sacrifice =
    <player> (sacrifices/sacrifice/sacs/sac/responds sac/responds by sacrificing/responds by saccing) <paid> (to/for) <source>[ (/,) (on/at/targeting/target/targets/putting a counter on/putting the counter on/putting its counter on/putting counter on/to put a counter on/counter on/with counter on/with the counter on) <targets>][(,/) <details>]
    <player> (sacrifices/sacrifice/sacs/sac/cracks/crack/pops/pop) <source>[ (/,) (on/at/targeting/target/targets/putting a counter on/putting the counter on/putting its counter on/putting counter on/to put a counter on/counter on/with counter on/with the counter on) <targets>][(,/) <details>]
    <player> (sacrifices/sacrifice/sacs/sac/cracks/crack/pops/pop) <source> for mana
    <player> (sacrifices/sacrifice/sacs/sac/cracks/crack/pops/pop) <source> (,/) (for/finding/to find/to get/getting/to fetch/fetching/grabbing/and get/and find/and fetch/naming) <chosen>
short-act-attack =
    <player> (attacks/attack) <attacked> with <attackers>
    <player> (does not attack/doesn't attack/attacks with nobody/attack with nobody/no attack/no attacks/doesnt attack/don't attack/dont attack/attacks with nothing/attack with nothing/no attackers)
    <player> (attacks/attack) (/at) <attacked> with (nothing/nobody/no one/no creatures)
    <player> (attacks/attack/swings/swing) with (/just/only) <attackers>
    <player> (attacks/attack/swings/swing) (at/into/) <attacked> with (/just/only) <attackers>
    <player> (attacks/attack/swings/swing) (at/into/) <attacked> with <everyone>
    <player> (attacks/attack/swings/swing) with (/just/only) <attackers> (at/into) <attacked>
    <player> (attacks/attack/swings/swing) <everyone>
    <player> (sends/send/turns/turn) <everyone> (sideways/in/)
    <player> <alpha>
    <attackers> (attacks/attack) <attacked>
    <attackers> (attacks/attack)
    <player> (attacks/attack/swings/swing) <attackers>
    <player> (attacks/attack/swings/swing/sends/send) <attackers> (at/into) <attacked>
short-act-attack-too =
    <attacked> with <attackers>
    <attackers> (at/attacks/attack) <attacked>
short-act-block =
    <player> (blocks/block/chumps/chump/chump blocks/chump block/double blocks/double block/gang blocks) <blocked> with <blockers>
    <player> (does not block/doesn't block/blocks with nobody/block with nobody/no block/no blocks/no blockers/doesnt block/don't block/dont block/blocks with nothing/block with nothing/blocks nothing/block nothing)
    <player> (blocks/block/chumps/chump/chump blocks/chump block/double blocks/double block) with <blockers>
    <blockers> (blocks/block/chumps/chump/chump blocks/chump block/double block) <blocked>
    <player> (blocks/block) <everyone>
    <player> (blocks/block) <blocked> with <everyone>
    <blockers> (blocks/block)
    <unwilling> (does not block/doesn't block/don't block/do not block/doesnt block/dont block)
short-act-block-too =
    <blocked> with <blockers>
    <blockers> (blocks/block) <blocked>
short-act-details = <details>
short-act-attack-only =
    <player> (attacks/attack/swings/swing)
    <player> (attacks/attack/swings/swing) (at/into/) <attacked>
short-act-block-only =
    <player> (blocks/block/chumps/chump/double blocks/double block)
    <player> (blocks/block/chumps/chump/chump blocks/double blocks/double block) <blocked>
short-act-pass =
    <player> (passes/pass/passes priority/pass priority)
short-act-resolve =
    (resolve/resolves/resolve it/it resolves/that resolves/let it resolve/resolve that)
    <agreed>
    (resolve the trigger/resolve trigger/trigger resolves/the trigger resolves/resolve that trigger/it triggers and resolves)
    resolve <count>(/ times)
short-act-resolve-all =
    (resolve all/resolve everything/resolve the stack/let everything resolve)
short-act-end-turn =
    (end of turn/next turn/go/done)
    <player> (end turn/ends turn/end the turn/ends the turn/pass the turn/passes the turn/pass turn/passes turn/pass my turn)
short-act-turn-of =
    (to/go to/on to/on/in/during/at/) <player> ('s/'/) (/next) turn
    (to/go to/on to/on/in/during/at/) <my> (/next) turn
    (to/go to/on to/on/in/during/at/) <their> (/next) turn
    (turn/turn of/to the turn of/on the turn of) <player>
short-act-go-to =
    (to/go to/on to/move to/at/on/in/during/at the beginning of) (the/) <step>
    (to/go to/on to/move to/at/on/in/during) <player> ('s/'/) (/next) <step>
    <player> (to/goes to/go to/moves to/move to/goes into/proceeds to) (/the/his/her/their/its) <step>
    (to/go to/on to/move to/at/on/in/during) <my> (/next) <step>
    (to/go to/on to/move to/at/on/in/during) <their> (/next) <step>
    (to/go to/on to/move to) (the/) <step> of turn <turn>
    (to/go to/on to/move to) <player> ('s/'/) (/next) <step> of turn <turn>
    (/the/next) <step>
    <my> (/next) <step>
    <their> (/next) <step>
    <player> ('s/') (/next) <step>
    (/to/go to/on to/move to/at/on/in/during) (the/) <step> of <player>
short-act-divide =
    <player> (assigns/assign/divides/divide/deals/deal/puts/put) <division>
    <division>
short-act-share =
    <count> (/damage/dmg/counters/counter) (to/on/onto/at) <thing>
    <thing> = <count>
    <count> <thing>
short-act-answer =
    <player> (chooses/choose/answers/answer/says/say/picks/pick/takes/take/names/name/exerts/exert/exerting/pairs with/pair with/pairs it with/pair it with/finds/find/fetches/fetch/discards/discard/targets/target/targeting/pings/ping/hits/hit/shoots/shoot/kills/kill/destroys/destroy/drains/drain/pays/pay) <value>
    <trigger> ('s/) (trigger/triggers/ability) (on/at/targets/targeting) <value>
    <bearer> (targets/is targeting) <value>
    <bearer> (on/hits/exiles/destroys/takes) <value>
short-act-answer-each =
    (all the/all of the/all my/all/each/every/both/both of the) <trigger> ('s/) (triggers/trigger/abilities/ability) (on/at/target/targets/targeting/hit/hits/drain/drains/ping/pings) <value>
    <trigger> ('s/) (triggers/abilities) (all/both/each) (on/at/target/targeting/hit/drain/ping) <value>
    (all/each/every/both/all the/all my) (triggers/trigger/abilities/of them/of these/of those/five/four/three/) (on/at/target/targets/targeting/hit/hits/drain/drains/ping/pings/go to) <value>
    <player> (target/targets/targeting/drain/drains/ping/pings/hit/hits/choose/chooses) <value> (with/for) (all of them/each of them/all/each/both/both of them/all triggers/all the triggers/every trigger/each trigger/all of these/all of those)
    <player> (target/targets/targeting/drain/drains/ping/pings/hit/hits/choose/chooses) <value> (each time/every time)
short-act-discards =
    <player> (discards/discard/pitches/pitch) <howmany>[ (cards/card)]
    <player> (discards/discard/pitches/pitch) <single> card
    <player> (discards/discard/pitches/pitch) <discarded>
short-act-dredges = <player> (dredges/dredge)[ <dredged>]
short-act-pays-life =
    <player> (pays/pay) <count>[ (life)][ (to/for/into/with) <source>]
short-act-pays =
    <player> (pays/pay/will pay/always pays/pays for it/pays for all/pays the 1/pay the 1/pays the 2/pay the 2/pays the tax/pay the tax/pays the cost)
    <player> (pays/pay/will pay) for <payee>
short-act-does-not-pay =
    <player> (doesn't pay/does not pay/won't pay/will not pay/never pays/don't pay/refuses to pay/can't pay/cannot pay/pays nothing/pays for none/doesnt pay/dont pay/wont pay/cant pay/not paying) (/for it/the 1/the 2/the 3/the 4/the cost/the tax)
    <player> (doesn't pay/does not pay/won't pay/will not pay/never pays/don't pay/refuses to pay/can't pay/cannot pay/pays nothing/pays for none/doesnt pay/dont pay/wont pay/cant pay/not paying) for <payee>
short-act-concede =
    <player> (concedes/concede)

short-act-detail-x = (X=/X is/with X=/with X/where X is/where X=/for X=/X) <number>
short-act-detail-kicked = (kicked/kick it/multikicked/multikick/with multikicker/with kicker) <times> (/times)
short-act-detail-kicked-once = (kicked/kick it/with kicker/kicking it)
short-act-detail-in-full = (for its mana cost/paying its mana cost/paying mana)
short-act-detail-free = (without paying/for free/without paying its mana cost)
short-act-detail-costs = (with/for/paying) (/its/the) <value> (/cost/costs)
short-act-detail-costs-once = <cost>
short-act-detail-pitched = (pitching/by pitching/exiling/by exiling) <value>
short-act-detail-life = (paying) <number> (life)
short-act-detail-paid = (paying with) <value>
short-act-detail-modes = (mode/modes/choosing/choosing mode/choosing modes) <value>
short-act-detail-for = for <number>
short-act-detail-choices = (naming/calling/name/finding/fetching/getting/grabbing/searching for/tutoring for/to find/to get/to fetch/taking/to take/putting in/putting/dropping) <value>
short-act-detail-choices-once = (/choosing/naming/for/for a/for some) <color> (/mana)
short-act-detail-face = (as/as the/as its) <face>
short-act-detail-from = (from/from the/from my) <zone>
short-act-detail-ability = (ability/with ability) <value>

## What may be written for something, the first being what is printed

short-word-me = I, me, you, my, myself, yourself, player, my face, my own face
short-word-some-player = player
short-word-my = my, your
short-word-their = opp, opponent, his, her, their
short-word-flip-win = win the flip, won the flip, wins flip, win flip, won flip, win, wins, won, I win, wins it, win the coin flip, wins the coin flip
short-word-flip-lose = lose the flip, lost the flip, loses flip, lose flip, lost flip, lose, loses, lost, I lose, loses it, lose the coin flip, loses the coin flip
short-word-flip-heads = heads, head
short-word-flip-tails = tails, tail
short-word-face = face, the face, dome, the dome
short-word-opponent = opp, opponent, he, she, they, opp's, opponent's, opps, face, the face, dome, himself, herself, themselves, my opponent, your opponent
short-word-article = the, a, an, that, this
short-word-commander = commander, general
short-word-on = on
short-word-on-me = me
short-word-and = and, &, +
short-word-then = then
short-word-it = it, him, her, them, itself
short-word-ability-on-stack = trigger, ability, etb, etb trigger, triggered ability, activated ability, activation, triggers
short-word-spell-on-stack = spell, spell cast
short-word-of = of, from
short-word-on-the-stack = on the stack, on stack, still on the stack
short-word-while-it-is = with, while, holding
short-word-filler = tries to, try to, wants to, want to, attempts to, attempt to, decides to, decide to, will, would, is going to, gonna
short-word-double-block = double block, double blocks
short-word-own = own
short-word-plain-verb = flip, flips, return, returns, put, puts, give, gives, draw, draws, make, makes, keep, keeps, swap, swaps, reveal, reveals, mill, mills, loot, loots, scry, pump, loop, repeat, take, takes, get, gets, have, has, win, wins, lose, loses, stack, stacks, order, hold, wait, respond, responds, exert, exerts, enter, enters, die, dies, trigger, triggers, trap, traps, transform, pitch, imprint, name, land
short-word-turn-number = turn, on turn, my turn, it is turn, it's turn
short-word-stack-in-front = stack, stacks, put, puts, order, orders
short-word-resolve-in-front = resolve, resolves, have
short-word-at-the-first = first, first on the stack, on the bottom, at the bottom
short-word-at-the-last = last, last on the stack, on top, on the top
short-word-into = into
short-word-him = him, her, them
short-word-question = does, do, did, is, are, was, will, would, can, could, should, who, what, whats, what's, which, when, where, why, how, am I, legal
short-word-new-one = the new one, new one, the second one, the newer one, the new, new
short-word-old-one = the old one, old one, the first one, the older one, the old, old
short-word-one-of-them = one, one of them, one of those, just one, only one, any
short-word-a-creature = guy, dude, critter, dork
short-word-all = all, both, every, all the
short-word-everything = everything, all, everyone, all creatures, everybody, the team, my team, team, everything I have, everything I've got, the whole team, all of them, all my guys, my whole board
short-word-both = both, both of them, them both
short-word-alpha = alpha strike, alpha strikes, alpha, all in, goes all in, go all in, all out, swing out, swings out, swing for lethal, swings for lethal, attack for lethal, attacks for lethal
short-word-deed = tap, taps, kill, kills, destroy, destroys, exile, exiles, bounce, bounces, steal, steals, burn, burns, shoot, shoots, zap, zaps, ping, pings, hit, hits, remove, removes, blink, blinks, flicker, flickers, counter, counters, copy, copies, pump, pumps, target, targets, stop, stops, return, returns, reanimate, reanimates, edict, edicts, save, saves, protect, protects, buff, buffs, shrink, shrinks, untap, untaps, freeze, freezes, mill, mills, drain, drains
short-word-in-front-of-modes = to, choosing, choose, mode, modes, with modes, doing, for
short-word-does-counter = counter, counters, countering
short-word-does-return = return, returns, returning, bounce, bounces, bouncing, raise, raises, get back, gets back
short-word-does-draw = draw, draws, drawing, cantrip, loot, loots
short-word-does-tap = tap, taps, tapping
short-word-does-untap = untap, untaps, untapping
short-word-does-destroy = destroy, destroys, destroying, blow up, blows up
short-word-does-exile = exile, exiles, exiling
short-word-does-damage = damage, dmg, burn, burns, burning, deal, deals, dealing, shoot, shoots, zap, zaps, bolt, bolts
short-word-does-discard = discard, discards, discarding
short-word-does-sacrifice = sacrifice, sacrifices, edict, edicts
short-word-does-gain-life = gain life, gains life, gain, gains, gaining
short-word-does-lose-life = lose life, loses life, drain, drains, lose, loses
short-word-does-mill = mill, mills, milling
short-word-does-search = search, searches, searching, tutor, tutors, fetch, fetches, fetching
short-word-does-create = create, creates, creating, make, makes, making
short-word-does-copy = copy, copies, copying
short-word-does-fight = fight, fights, fighting
short-word-does-kill = kill, kills, killing
short-word-does-pump = pump, pumps, pumping, buff, buffs, buffing, grow, grows, growing, boost, boosts
short-word-does-ping = ping, pings, pinging
short-word-ability-1 = first ability, 1st ability, ability 1
short-word-ability-2 = second ability, 2nd ability, ability 2
short-word-ability-3 = third ability, 3rd ability, ability 3
short-word-ability-4 = fourth ability, 4th ability, ability 4
short-word-ability-5 = fifth ability, 5th ability, ability 5
short-word-loyalty-up = plus, pluses, tick up, ticks up, uptick, upticks
short-word-loyalty-down = minus, minuses, tick down, ticks down, downtick, downticks
short-word-loyalty-ultimate = ult, ults, ultimate, ultimates
short-word-plus = plus
short-word-minus = minus
short-word-agreed = ok, okay, ok resolves, sure, no response, no responses, no reaction, no effects
short-word-onto = onto, on to, over to, to
short-word-paid-with = sacrificing, by sacrificing, saccing, by saccing, sacking, sac'ing, discarding, by discarding, exiling, by exiling, tapping, by tapping, returning, by returning, bouncing, by bouncing, revealing, by revealing, delving, delve, convoking with, paying with, by paying with, and sacrificing, and discarding, bargaining, pitching
short-word-paid-in-life = paying, by paying, pay, for, and paying
short-word-paid-by-means-of = with
short-word-life = life, life points
short-word-aimed = on, at, targeting, target
short-word-trigger-happens = trigger, triggers, it triggers, the trigger, trigger happens, triggers happen, let it trigger, let them trigger, everything triggers, all trigger
short-word-resolves = resolves, resolve
short-word-to-resolve = resolve
short-word-trigger-resolves = resolve the trigger, resolve trigger, trigger resolves, the trigger resolves, resolve that trigger
short-word-not-paid-for = without paying, not paying
short-word-to-shuffle = shuffle
short-word-to-pay = pay, pays
short-word-not = don't, dont, do not, doesn't, doesnt, does not, not, no, won't, wont, will not, never, declines to, decline to, refuses to, refuse to, chooses not to, choose not to, decides not to, decide not to, doesn't want to, does not want to, don't want to, do not want to
short-word-short-for-with = w/, w
short-word-behind = in response, in response to it, in response to that, before damage, before blocks, before blockers, first, now, too, as well, again, instead, please
short-word-mana-itself = mana
short-word-of-mana = tap, taps, mana
short-word-place-over = over, on top of, atop, onto the top of
short-word-place-under = under, underneath, below, beneath
short-word-at-a-time = at, in, on, during
short-word-in-response-to-a = in response to, responding to
short-word-a-trigger = trigger, triggers, etb, etb trigger, ability, triggered ability
short-word-responding-with = responds, respond, responding
short-word-times = times, x
short-word-twice = twice, two times, x2
short-word-thrice = three times, thrice, x3
short-word-in-response = in response, also, and, responding, in response to it, in response to that
short-word-holds-priority = hold priority, holds priority, holding priority, while holding priority, and hold priority, keep priority, keeps priority, keeping priority, retain priority, retains priority, retaining priority, I hold priority, I keep priority, I retain priority
short-word-responds-to-trigger = responds to its trigger, respond to its trigger, responds to the trigger, respond to the trigger, responds to the etb, respond to the etb
short-word-in-response-to-trigger = in response to the trigger, in response to the triggers, in response to its trigger, in response to the etb, in response to the etb trigger, with the trigger on the stack, with the triggers on the stack, with trigger on the stack, with triggers on the stack, with trigger on stack, with the etb on the stack, with etb on the stack, with etb on stack, with its trigger on the stack, with its etb on the stack, with the ability on the stack, with the etb trigger on the stack, with both triggers on the stack, with it on the stack, while the trigger is on the stack
short-word-a-single-one = a, an, one
short-word-whole-hand = hand, their hand, my hand, his hand, her hand, the hand, their whole hand, my whole hand, his whole hand, everything
short-word-number-2 = two
short-word-number-3 = three
short-word-number-4 = four
short-word-number-5 = five
short-word-keyword-equip = equip, equips, attach, attaches, move, moves, put, puts
short-word-keyword-crew = crew, crews
short-word-keyword-cycling = cycle, cycles, cycling
short-word-keyword-reconfigure = reconfigure, reconfigures
short-word-keyword-unearth = unearth, unearths
short-word-keyword-embalm = embalm, embalms
short-word-keyword-eternalize = eternalize, eternalizes
short-word-keyword-encore = encore, encores
short-word-keyword-scavenge = scavenge, scavenges
short-word-keyword-transmute = transmute, transmutes
short-word-keyword-outlast = outlast, outlasts
short-word-keyword-ninjutsu = ninjutsu, ninjutsus, ninjutsu in, ninjutsus in, ninja in, ninjas in
short-word-special-foretell = foretells, foretell
short-word-special-plot = plots, plot
short-word-special-suspend = suspends, suspend
short-word-special-unlock = unlocks, unlock
short-word-special-ignore = ignores, ignore
short-word-cost-alternative = its alternative cost, alternative, alternative cost
short-word-cost-kicker = kick, kicks, kicked, kicking
short-word-cost-evoke = evoke, evokes, evoked, evoking
short-word-cost-dash = dash, dashes, dashed, dashing
short-word-cost-overload = overload, overloads, overloaded, overloading
short-word-cost-flashback = flashback, flashbacks, flash back, flashes back, flashing back, flashbacking
short-word-cost-bestow = bestow, bestows, bestowed, bestowing
short-word-cost-mutate = mutate, mutates, mutated, mutating, mutated
short-word-cost-escape = escape, escapes, escaping, escaped
short-word-cost-retrace = retrace, retraces, retracing
short-word-cost-disturb = disturb, disturbs, disturbed
short-word-cost-blitz = blitz, blitzes, blitzed
short-word-cost-cleave = cleave, cleaves, cleaved, cleaving
short-word-cost-face-down = face down, face-down, facedown, as a morph, as a face-down creature, morphed
short-word-cost-morph = morph, morphs
short-word-cost-disguise = disguise, disguises
short-word-cost-prototype = prototype, prototypes
short-word-cost-warp = warp, warps
short-word-cost-spectacle = spectacle, spectacles
short-word-cost-emerge = emerge, emerges, emerging, emerged
short-word-cost-jump-start = jump-start, jump-starts
short-word-cost-entwine = entwine, entwines, entwined, entwining
short-word-cost-buyback = buyback, buybacks
short-act-each-time = { $said } (each time)
short-word-he = he, she, they
short-word-declines = decline, declines, refuse, refuses, doesn't, doesnt, does not, don't, dont, do not, won't, wont, will not, passes on it, pass on it, doesn't do it, doesn't do so, does not do it, don't do it, doesn't want to, does not want to, don't want to, chooses not to, choose not to, decides not to, decide not to, refuses to, says no
short-word-agrees = do, does, accept, accepts, agree, agrees, does so, does it, do so, do it, says yes
short-word-yes = yes, y
short-word-no = no, n
short-word-none = none
short-word-as-listed = as listed
short-word-attackers-too = { $goals } with { $creatures }
short-word-blockers-too = { $goals } with { $creatures }

short-word-face-front = front face, front, its front face
short-word-face-back = back face, back, its back face
short-word-face-left = left half, left
short-word-face-right = right half, right
short-word-face-adventure = adventure, an adventure
short-word-face-fused = fused
short-word-any-card = card, card that, a card, a card that, a card which, any card, any card that, some card, some card that, something, something that, a name, one, a card name, a random card, a random card that
short-word-not-in-library = not in my deck, not in my library, not in the deck, not in the library, not in his deck, not in her deck, not in their deck, not in his library, not in her library, not in their library, isn't in my deck, isn't in my library, isn't in the deck, isn't in the library, is not in my deck, is not in my library, is not in the deck, is not in the library, I don't play, I'm not playing, I am not playing, I do not play, I don't run, I'm not running, I don't have, I do not have, doesn't exist, he doesn't play, she doesn't play, they don't play, nobody plays
short-word-first = first, applies first
short-word-stays-on-top = both top, both on top, keep both, top, on top, keep, keeps, keep it, keep on top, keep it on top, leave it on top, all on top
short-word-put-away = both bottom, both to the bottom, both on the bottom, all bottom, both, bottom both, bottom, to the bottom, on the bottom, to bottom, bottom it, graveyard, to the graveyard, bin it, all to the bottom
short-word-put-away-in-front = bottom, bottoms, put, puts, bin, bins
short-word-put-away-behind = to the bottom, on the bottom, to bottom, on bottom, to the graveyard, in the graveyard, into the graveyard
short-word-put-back-in-front = put back, puts back, put, puts, return, returns
short-word-put-back-behind = back, back on top, on top
short-word-kept-in-front = keep, keeps
short-word-moved-in-front = put, puts, return, returns, bring back, brings back, get back, gets back, take back, takes back, bounce, bounces, exile, exiles, reanimate, reanimates, reveal, reveals, drop, drops, blink, flicker
short-word-moved-behind = in, onto the battlefield, on the battlefield, to the battlefield, into play, in play, in hand, to hand, into hand, in my hand, to my hand, into my hand, in your hand, to your hand, to its owner's hand, from my graveyard, from the graveyard, from your graveyard, from my hand, from the hand, from hand
short-word-to-command-zone = in the command zone, to the command zone, into the command zone, in my command zone, to my command zone, into my command zone, in command zone, to command zone, into command zone, to the cz, goes to the command zone, goes to command zone, back to the command zone, back to command zone, back in the command zone, goes back to the command zone, command zone, in its command zone, to its command zone, to command
short-word-cast-by-an-effect = with cascade, off cascade, off of cascade, off the cascade, off of the cascade, from cascade, from the cascade, via cascade, by cascade, through cascade, with the cascade, with discover, off discover, off the discover, from discover, via discover, without paying, without paying its mana cost, for free, free
short-word-by-leave-of = with, using, via, off, off of, by way of, through
short-word-copy = copy, token, clone, the copy, the token, the clone
short-word-proliferated-in-front = proliferate, proliferates
short-word-sacrificed-in-front = sacrifice, sacrifices, sac, sacs, exploit, exploits
short-word-exerted-in-front = exert, exerts, exerting
short-word-found-in-front = get, gets, fetch, fetches, grab, grabs, search for, searches for, tutor for, tutors for, find, finds
short-word-exiles-whole-library = exile my whole library, exile my library, exile my entire library, exile the whole library, exile all of my library, exile my whole deck, exile my deck
short-word-done-by-another = blink, flicker
short-word-other = other, another
short-word-in-front-of-a-number = pile, option, number, choice, card
short-word-mode = mode, option, choice, number
short-word-zone-hand = hand
short-word-zone-graveyard = graveyard, yard, gy, grave, bin
short-word-zone-exile = exile
short-word-zone-library = library, top of the library, top of my library, top of library, top, deck, top of the deck, top of my deck, top of deck
short-word-zone-command = command zone, command

short-word-step-untap = untap step, untap
short-word-step-upkeep = upkeep, upkeep step
short-word-step-draw = draw step
short-word-step-precombat-main = precombat main phase, precombat main, main, main phase, first main phase, first main, main 1, main one, main phase 1, before combat, m1
short-word-step-beginning-of-combat = beginning of combat, combat, begin combat, start of combat, combat phase, before attackers, before attacks, before attackers are declared
short-word-step-declare-attackers = declare attackers step, declare attackers, attackers, attacks, after attackers, after attacks, after attackers are declared, after attack, before blocks, before blockers, before blockers are declared, before blocking
short-word-step-declare-blockers = declare blockers step, declare blockers, blockers, blocks, after blocks, after blockers, after blockers are declared, once blockers are declared, after blocking, before damage, before combat damage
short-word-step-combat-damage = combat damage step, combat damage, damage, dmg, combat dmg, after damage, after combat damage, trade, trades, they trade
short-word-step-regular-damage = regular damage, normal damage, regular combat damage, regular damage step, second damage
short-word-step-first-strike = first strike damage, first-strike damage, first strike damage step, first strike, first strikers, first strike combat damage, after first strike damage, after first strike, first damage
short-word-step-end-of-combat = end of combat, end of combat step, end combat
short-word-step-main = main, main phase
short-word-step-postcombat-main = postcombat main phase, postcombat main, second main phase, second main, main 2, main two, main phase 2, main phase two, post combat, postcombat, after combat, m2
short-word-step-end = end step, end, end of turn, eot, endstep
short-word-step-cleanup = cleanup step, cleanup

## What was expected where something is not understood

short-act-quoted = “{ $value }”
short-act-between = ;
short-act-not-understood = “{ $found }” is not understood here. Expected: { $expected }.
short-act-elsewhere = “{ $found }” is not on the battlefield: it is in { $zone ->
    [hand] a hand
    [graveyard] a graveyard
    [exile] exile
   *[command] the command zone
}.
short-act-gone-by-then = “{ $found }” is gone by then: what is on the stack resolves before that (117.4).
short-act-attack-not-paid-for = An attack that has a cost and isn't paid for is not declared (508.1h): leave it out, or say “no attack”.
short-act-life-not-there = { $player } is at { $life } life and can't pay { $number } (119.4).
short-act-ends-early = Something is missing after “{ $before }”. Expected: { $expected }.
short-act-several = “{ $found }” may mean several: { $names }.
short-act-expected-act = an act such as “cast Shock on Bob”, “attack with everything”, “block Bears with Wall”, “pass”, “resolve”, “to combat”, “end turn”
short-act-expected-player = a player
short-act-expected-commander = a commander in the command zone; this one is on the battlefield: “Opp commander: …” puts it there
short-act-expected-card = the name of a card to cast
short-act-expected-card-in-hand = the name of a card in hand
short-act-expected-land = the name of a land card to play
short-act-expected-animated = what has an ability that makes it a creature
short-act-expected-source = something with an ability
short-act-expected-sacrifices = something with an ability that costs to sacrifice another
short-act-expected-sacrifices-itself = something with an ability that costs to sacrifice it, or what it is sacrificed to: “sac Bears to Seer”
short-act-expected-paid = what is sacrificed
short-act-expected-tapped = what is tapped for it
short-act-expected-given = what it is paid with
short-act-expected-returned = the unblocked attacker that is returned
short-act-expected-keyword = a keyword ability
short-act-expected-doing = a special action such as “foretell”
short-act-expected-special = a special action
short-act-expected-object = something on the board
short-act-expected-target = a player or something on the board
short-act-expected-targets = what it targets
short-act-expected-attacker = an attacking creature
short-act-expected-attackers = creatures that attack
short-act-expected-attacked = what is attacked
short-act-expected-blockers = creatures that block
short-act-expected-unwilling = creatures that do not block
short-act-expected-blocked = the attacker that is blocked
short-act-expected-it = “it”
short-act-expected-their = “his”
short-act-expected-me = “me”
short-act-expected-my = “my”
short-act-expected-place = “over” or “under”
short-act-expected-cost = a cost such as “kick” or “evoke”
short-act-expected-loyalty = a loyalty cost such as “+1”
short-act-expected-everyone = “everything”
short-act-expected-first-striker = a creature with first strike or double strike in combat; there is none
short-act-expected-step = a step such as “combat” or “end step”
short-act-expected-count = a number
short-act-expected-howmany = a number of cards
short-act-expected-sources = what makes mana
short-act-expected-single = a number of cards
short-act-expected-discarded = cards of that hand
short-act-expected-turn = the number of a turn
short-act-expected-value = an answer
short-act-expected-dredged = a card that can be dredged now
short-act-expected-details = details such as “X=3”, “kicked” or “without paying”
short-act-expected-division = who gets how much, as in “3 to Bears, 2 to Bob”
short-act-expected-thing = who gets it
short-act-expected-end = the end of the act
short-act-expected-short = something shorter (2,000 characters in all, 40 words in one act)
short-act-expected-which = “plus”, “minus” or “ult”
short-act-expected-alpha = “all in”
short-act-expected-deed = what is done, such as “kill” or “bounce”
short-act-expected-agreed = “ok”
short-act-expected-chosen = what is chosen
short-act-expected-means = what it is done with
short-act-expected-trigger = what has the ability
short-act-expected-amount = an amount of mana such as “{"{"}2{"}"}”
short-act-expected-payee = what is paid for
short-act-expected-bearer = what has the ability
short-act-expected-life-by-what = what does it: a card or an ability
short-act-expected-searching = a permanent with an ability that searches a library: “fetch Swamp with Delta”
short-act-expected-effect = what is done
short-act-expected-counterspell = a card in hand that counters what is on top of the stack: “counter it with Counterspell”

## How what is asked may be answered

to-answer = { $prompt } – { $how }.
to-answer-top-or-away = type “top” or { $away ->
    [surveil] “graveyard”
   *[other] “bottom”
}
to-answer-option = type { $options }
to-answer-one = type one of them or its number, as in “{ $example }”: { $options }
to-answer-number = type a number, as in “{ $example }”
to-answer-several = { $number ->
    [0] type those you want, by name or by number, as in “{ $example }”: { $options }
   *[other] type { $number } of them, by name or by number, as in “{ $example }”: { $options }
 }
to-answer-order = type the { $number } numbers in the order you want, as in “{ $example }”, or “as listed”: { $options }
to-answer-division = type who gets how much, as in “{ $example }”
to-answer-share = { $count } to { $thing }
to-answer-name = type its name
to-answer-numbered = { $number } { $option }
