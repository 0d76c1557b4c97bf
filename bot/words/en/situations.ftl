### The board in a question: clauses that are read (see bot/situations/), and what is said of what was understood.
### A line is one way to say it: <gap>, (any/of/these/), [there if its gap is filled]. <v_attack> is any form of the verbs
### of attacking below, with auxiliaries; <p_block> a passive; <v_any> any verb.

## Clauses

situation-aside =
    (it is/this is/that is/its/since it is) <whose> (card/creature/permanent)
    <player> (took/went up/went down/gained/lost/go up/goes up/go down/goes down) <number> (/life/damage/points)
    (took/went up/went down/gained/lost) <number> (/life/damage/points)
    (made/makes/making/made me/makes me) (the/its/his/her/my) (token/tokens/angel/angel token/trigger)
    <player> (take/takes/would take) <number> (/damage/life)
    <player> (have not/has not) (played/been playing) <remark>
    <player> (have not/has not) (played/been playing)
    (have not/has not) (played/been playing) <remark>
    (first time/new to/returning to/coming back to/long time) <remark>
    (/total/battle/rules/commander/complete/returning) (noob/newbie/beginner/newb/rookie) (/here/question)
    (been here/been there/been out/been in play) (/since last turn/since my last turn/a while/for a while/for a few turns)
    back in the day <remark>
    <player> (had/has/have) (a/some) (trick/tricks) (/ready/up)
    <keyword> (means/mean/means that/mean that/lets/let/only needs/only need/works so that) <remark>
    (the rules say/the rules/the rulings say/gatherer says/google says/scryfall says/the internet says/reddit says/chatgpt says) (/that) <remark>
    lethal damage (is/means/would be) <remark>
    <whose> (understanding/interpretation/reading) (is/was) (/that) <remark>
    <player> (read/heard/saw) (somewhere/online/on reddit) (/that) <remark>
    <player> (has/have) (lethal/lethal damage/exact lethal) (/on board/on the board/next turn/on me/on him/this turn)
situation-attack =
    <player> (hit/hits/hitting/smack/smacks/punch/punches/poke/pokes/beat/beats/bonk/bonks) <goal> with <sized>
    <player> <v_have> <things> (attacking/swinging/swinging in/coming in/attacking him/swinging at him/attacking me/swinging at me/coming at me)
    <player> (hit/hits/swing/connect/connects) (/for damage/for the win/with everything)
    <player> <v_attack> <goal> with <things> and <goal2> with <things2>
    <player> <v_attack> with <things> (at/into) <goal> and <things2> (at/into) <goal2>
    <player> <v_attack> (/for lethal/for the win/for the kill/all out/all in/me for lethal/him for lethal/in for lethal) with <things>
    <player> <v_attack> (/into/at) <goal> with <things>
    <player> <v_attack> with <things> (into/at/in at) <goal>
    <player> <v_attack> (into/in at) <goal>
    <things> <v_attack> (/into/at/in at) <goal>
    <player> (/do/does/will/would/go to) (declare/declares/declared/send/sends/sent/throw/throws/turn/turns) <things> (as an attacker/as attackers/as my attacker/as his attacker/attacking/sideways/in/to attack)
    <player> <v_attack> <things> (at/into/in at) <goal>
    <player> (send/sends/sent/sending/throw/throws) <things> (at/into/in at/to attack) <goal>
    <things> <v_attack>
    <player> <v_attack> <things>
    <player> <v_attack> <who>
    <player> <v_attack>
    (that/which/who) <v_attack> (/at/into) <goal>
    (that/which/who) <v_attack>
    <things> (hit/hits/hitting/connects with) <who>
    <v_attack>
    <player> (hit/hits/hitting/swing at/swings at) <who> for <number> with <sized>
    <player> (hit/hits/hitting/smack/smacks/beat/beats/bonk/bonks/kill/kills) <who> with <things>
    <player> <v_attack> for <number> (/damage)
    <player> (hit/hits/hitting/swing at/swings at/smack/smacks/attack/attacks/attacked) <who> for <number> (/damage)
    <things> <v_attack> for <number> (/damage)
    <things> (hit/hits/smack/smacks/smacked/punch/punches/punched) <goal>
    <v_attack> with <things>
situation-attacked-by =
    (getting/being/i am getting/i am being/just got/got) (beat down/beaten down/attacked/hit/beaten up/swung at/smashed) by <things>
    <goal> <p_attack> by <things>
situation-block =
    <player> <v_have> <things> blocking <goal>
    <player> <v_block> with <things>
    <player> <v_block> <goal> with <things>
    <things> <v_block> <goal>
    <player> <v_block> <goal> with <things> and <goal2> with <things2>
    <player> (puts/put/throws/throw/threw/steps/step) <things> in front of <goal>
    <player> (puts/put/throws/throw/threw) <things> (in front/in the way/in its way/under the bus/in front of it)
    <player> (/do/does/will/would) (declare/declares/declared) <things> (as a blocker/as blockers/as my blocker/as his blocker/blocking/to block)
    <player> <v_block> <goal>
    <things> <v_block>
    <player> <v_block>
situation-no-block =
    <player> (chose/choose/chooses/decide/decides/decided) not to block
    <player> (am/is/are) not blocking
    (/there are/he has/i have/they have) (no blockers/no creatures/nothing to block with/nobody to block) (/on his side/on my side/on their side/on the other side)
    <player> (do not block/does not block/did not block/will not block/would not block/blocks nothing/has no blockers/has no blocks/block nothing/have no blockers/can not block)
    (he is unblocked/she is unblocked/they are unblocked/he is not blocked/it gets in/it gets through/nobody can block/he can not block/no one can block)
    (no blocks/no blockers/no block/it is unblocked/unblocked/nobody blocks/no one blocks/nothing blocks/it goes unblocked/is unblocked/is not blocked/goes unblocked/with no blocks)
    <things> (is not blocked/are not blocked/is unblocked/are unblocked/goes unblocked/go unblocked/gets through unblocked/was not blocked/were not blocked)
situation-attack-too =
    <things> (at/into/on) <goal>
situation-is-named =
    (it is/its/it's) <card>
situation-is-size =
    <thing> (is/are) (a/an/now a/) <size>
situation-has-chosen =
    <player> <v_have> <thing> (naming/set to/set on/choosing/that named/which named/that names/which names/with) <choice> (/chosen/named/as the chosen color/as the chosen type/as the named card)
    <thing> (is/was) (naming/set to/set on/on) <choice>
    <thing> (names/named) <choice>
situation-copies =
    <card> (comes in/comes into play/comes down/enters/enters play/enters the battlefield/is cast/is played/is) as a copy of <goal>
    <goal> (is cloned by/gets cloned by/is copied by/gets copied by/was cloned by/was copied by) <card>
    <card> (is a copy of/copies/copied/copying/is copying/was copying/enters copying/comes in copying) <goal>
situation-blocked-by =
    <goal> <p_block> by <things>
    <p_block> by <things>
situation-tapped =
    (which/that/who) (is tapped/are tapped)
    <things> (is tapped/are tapped/is already tapped/are already tapped)
situation-sick =
    <things> (just came in/just came down/just entered/just etb'd/came in this turn/came down this turn/entered this turn/just entered the battlefield/is summoning sick/are summoning sick/has summoning sickness/have summoning sickness/was cast this turn/was played this turn/just arrived/is fresh/just resolved)
    (which/that/who) (just came in/just came down/just entered/came in this turn/came down this turn/entered this turn/is summoning sick/was cast this turn)
    <things> that <player> (cast/played/summoned/dropped/put out) (this turn/just now/earlier this turn/the same turn)
    (the turn/the same turn/the turn that/on the turn/on the same turn) (it/he/she/they/i/opp) (comes into play/came into play/comes in/came in/enters/entered/enters the battlefield/cast it/play it/played it/casts it/plays it/come down/comes down/came down/etbs/was cast/summon it/summoned it)
    (that/which/who) <player> (cast/played/summoned/dropped) (this turn/just now/earlier this turn)
situation-damaged =
    (that/which/who) (has been/had been/has already been/had already been/was/was already) dealt <number> damage (/this turn/earlier/already)
    <things> (took/has taken/already took/has already taken/was dealt/has/already has/was already dealt) <number> damage (/this turn/earlier/earlier this turn/already/on it/marked/marked on it)
situation-protects =
    <player> (protects/protect/is the protector of/am the protector of) <thing>
    <thing> is protected by <player>
    (that/which/who) <player> (protects/protect/is the protector of/am the protector of/is protecting/am protecting)
situation-cast =
    <player> <v_cast> <card> with <thing> (targeting/on/against/fighting/to fight/at) <goal>
    <player> <v_cast> <card> to (make/have/let) <thing> fight <goal>
    <player> (give/gives/gave/giving) <goal> <granted> (with/using/from/via/by casting) (/a/my/his) <card>
    <player> (counter/counters/countered/counterspell/counterspells) (/it/that/the spell/this/my spell/his spell) with <card>
    <player> <card> <way>
    <player> <v_way> <card>[ (on/targeting/at/exiling/hitting) <goal>]
    <player> <v_way> <card> with <things2>
    <player> <card> with <things> <place>
    <player> <v_way> <card> (with/while) <card2>
    <player> (flash/flashes/flashed) <card> back[ (on/targeting/at) <goal>]
    <player> <v_cast> <card>[ <how>][ (on/targeting/at/onto/to target/choosing/to destroy/to kill/to finish/to finish off/into/against) <goal>][ <how2>]
    <player> <v_cast> <card> with <things> <place>
    <player> (make/makes/made/making) <goal> (discard/sacrifice/sac) (/a card/a land/a creature/a permanent/two cards/2 cards/cards/one/my hand/his hand/her hand/their hand) (with/to) <card>
    <player> <v_cast> <card> with <things2>
    <player> <v_cast> <card> (with/while) <card2>
    <player> <v_sacrifice> <cost> to <v_cast> <card>[ (on/targeting) <goal>]
    <player> (enchant/enchants/enchanted/target/targets/targeted/targetting) <goal> with <card>
    <player> (make/makes/made/create/creates/get/gets) <made> (with/off/from) (/a/my/his) <card>
    <player> <v_any> <goal> (/up) (with/w) (/a) <card>
    <player> <v_any> <card> (on/at/onto/into/to/targeting) <goal>
    <player> (go/goes/went) <card>[ (/on/at/to/targeting) <goal>]
    <player> <card> (the board/the table/the field/the whole board/everything/everything away/the board away)
    <card> <p_cast> by <player>[ (on/at/targeting/onto) <goal>]
    <player> <v_any> with <card>
    <player> <v_activate> <goal> with <card>
    <player> (/still/also/even) <card>[ (/on/targeting/at) <goal>][ <how>]
    <player> <card> <goal> (myself/yourself/himself/herself/themselves)
    <player> <v_cast> <newcomer>[ (on/targeting/at) <goal>]
    <player> <nickname> <goal> (with/by/using) <card>
    <player> <nickname> (the board/the table/the field/everything/) (with/using) <card>
    <player> (wipe/wipes/wiped/wrath/wraths/wrathed/sweep/sweeps/clear/clears/nuke/nukes) (the board/the table/the field/everything/the whole board/my board/his board) (with/using) <card>
    <player> (draw/draws/drew/drawing) (/a card/two cards/three cards/four cards/2 cards/3 cards/4 cards/cards/some cards/seven cards/7 cards/one/two/three/2/3/4/seven/7) (with/off/from/off of/by casting) <card>
    <player> <card> <goal> (activation/ability/'s ability/'s activation/'s activated ability/activated ability)
situation-ambush =
    <player> <v_cast> <card> (to block/and block/and block with/to block with/and blocks) <blocked>
    <player> <v_cast> <card> (to ambush/to chump) <blocked>
    <player> <v_cast> <card> (to block/as a blocker/to chump/to ambush/as a surprise blocker)
situation-cast-at =
    <goal> (is targeted by/gets targeted by/gets hit by/is hit by/gets hit with/eats/would die to/dies to/is the target of/becomes the target of/gets shot by) <card>
   <goal> <p_any> (by/with/to/from) <card>
    <goal> (is/gets/got/was/has been/being) (tapped/untapped/tapped down/locked down/pinged/shot) (by/with) <card>
    <card> <p_cast> (on/at/onto/into/targeting/against) <goal>[ by <player>]
    <p_any> (by/with) <card>
    (that/which/who) (gets/got/eats/receives) <card>
    <goal> (gets/get/is/got/gets hit with/was/has been) <card>[ by <player>]
    <card> <v_kill> <goal>
    <goal> (gets/get/got) <granted> (from/by/off/off of) <card>
    (gets/get/got) <granted> (from/by/off/off of) <card>
    <card> (resolves/lands/resolved/got cast/is cast) (on/targeting) <goal>
    <goal> (is/was/gets/got/being/has been) <nickname> (with/by) <card>
situation-against =
    <card> (vs/versus/against) <goal>
situation-topic =
    <card> (question/interaction/ruling/query)
    (about/regarding/concerning) <card>
    (i have/i have got/got/) (a/quick/rules/simple/one/) (/rules/quick) (question/interaction) (about/on/with/regarding) <card>
situation-is-worth =
    (its/whose/his/her/the/with/has/of) (mv/cmc/mana value/converted mana cost/mana cost/casting cost) (/is/of) <number>
    (mv/cmc/mana value) (/is/of) <number>
    <thing> (has/with/has a) (mv/cmc/mana value) (/of) <number>
    <thing> (cost/costs) <number> (/mana)
situation-no-mana =
    <player> (am/is/are) (/completely/fully/totally/all) tapped out
    <player> (is/am/are) (/completely/fully/totally/all) tapped out and <v_have> nothing untapped
    <player> (has/have) no (untapped lands/untapped land/open mana/mana/mana open/mana left/lands/lands untapped/mana up/available mana)
situation-recur =
    <player> (bring/brings/bringing/get/gets/getting/return/returns/returning/recur/recurs/recurring) <thing> (/back/back to play/back to the battlefield/to play/to the battlefield/back into play/from the graveyard/back from the graveyard)
situation-triggered =
    with <card> (trigger/etb/etb trigger/enters trigger/'s trigger/'s etb/'s ability) on the stack[ (targeting/on/aimed at/pointed at) <goal>]
    (with/) (the/its/his/my/) (trigger/etb/etb trigger/enters trigger/ability) (of/from) <card> (on the stack/is on the stack)[ (targeting/on/aimed at/pointed at) <goal>]
    <card> (trigger/etb/etb trigger/enters trigger/'s trigger/'s etb) (is on the stack/on the stack/goes on the stack)[ (targeting/on/aimed at/pointed at) <goal>]
    (the/my/his/her/their/) (etb/trigger/etb trigger/enters trigger) (of/from) <card> (targets/targeting/is targeting/hits/is aimed at/is pointed at) <goal>
    (in response to/responding to) <card> (trigger/etb/etb trigger/enters trigger/'s trigger/'s etb)[ (targeting/on/aimed at/pointed at) <goal>]
    (in response to/responding to) (the/its/his/my/) (trigger/etb/etb trigger/enters trigger) (of/from) <card>[ (targeting/on/aimed at/pointed at) <goal>]
    (with/while/) (the/his/my/its/her/their/both/that/both of the) (/etb/evoke/sacrifice/enters/attack/death/dies/evoke sacrifice/sac) (trigger/triggers) (/is/are/still/is still/are still) on the stack
    (with/while) (the/his/my/its/her/their/that) (etb/evoke/enters ability/attack ability) (/is/still/is still) on the stack
    (in response to/responding to/before) (the/his/my/its/her/their/that) (/etb/evoke/sacrifice/enters/attack/death/dies/evoke sacrifice/sac) (trigger/triggers) (/resolve/resolves)
situation-has-keyword =
    <thing> (has/had/have) <keyword>
    <thing> is <keyword>
situation-lacks =
    <player> had no <lacking>
    <player> (has/have/with) (an empty board/empty board)
    <player> (has/have/control/controls/with/got) (no/zero/no other/no more) <lacking> (/left/at all/out/in play)
    (/but/and/with/there are/there is) (no/zero/no other/without/without any) <lacking> (/in any graveyard/in either graveyard/in graveyards/in my graveyard/in his graveyard/anywhere)
    <thing> (has/have/had/with) no <lacking>
    <player> (do not have/does not have/do not control/does not control) (/a/an/any/any other) <lacking>
    <lacking> is not on it
    <whose> (/'s) hand is empty
    <player> (am/is/are) (hellbent/empty handed/empty-handed/out of cards/topdecking/in topdeck mode)
situation-one-has-keyword =
    (one of them/one of which/one of those/one) (has/having/with/is/being) <keyword>
situation-commander =
    <whose> (commander/general) (is/'s/being) <card>
    <card> is <whose> (commander/general)
    <card> as <whose> (commander/general)
situation-pitches =
    <player> (pitch/pitches/pitched/exile/exiles) <card2> (to/for/to cast/to pay for) <card>
    <player> (pitch/pitches/pitched/exile/exiles) (a/any) <color> card (to/for/to cast/to pay for) <card>
    <player> (pitch/pitches/pitched) <card2> (to/for) <card> (to counter/on/against) <goal>
situation-discarded =
    <player> (discard/discards/discarded) <card2> (to/because of/due to/off/from) <card>
    <player> (make/makes/made) <who> discard <card2> (with/to) <card>
situation-draws-for-turn =
    <player> (/would/will/now) (draw/draws/drew) (a card/my card/his card/their card/for turn/my card for turn/his card for turn/for the turn/a card for turn)
    <player> (go to/goes to/move to/moves to) (my draw step/his draw step/their draw step)
    <player> (draw/draws/drew) (/for turn/for the turn/for his turn/for my turn) (with/under) <things2>[ <place>]
situation-chooses =
    <player> (pick/picks/picked/picking/take/takes/took/taking/choose/chooses/chose/choosing/grab/grabs/nab/nabs/name/names/naming/exile/exiles/fetch/fetches/find/finds/search for/searches for/tutor/tutors/tutor for/tutors for/get/gets/return/returns) <thing> (/from his hand/from my hand/out of his hand/from it/with it/off it/as the target)
    (taking/picking/choosing/naming/fetching/finding/getting/grabbing) <thing> (/from his hand/from my hand)
situation-aims =
    (/the/my/his/her/its/their) (ping/shot/damage/trigger/1 damage/2 damage/3 damage/4 damage) (goes/go/going/pointed/aimed) (/to/at/into/for) <goal>
    (1 damage/2 damage/3 damage/4 damage/5 damage) (to/at/on) <goal>
    (pinging/shooting/hitting/zapping) <goal>
    <player> (killed/destroyed/takes out/destroys) <goal>
    <player> (kill/kills/hit/hits/shoot/shoots/ping/pings/target/targets/take out/destroy) <goal>[ with <means>]
situation-both-have =
    (my buddy and i/my buddy and me/me and my buddy/my mate and i/me and my mate) (/both/each) (have/has/control/got/own/have got) <things> (/out/in play/on board/on the field/on the board/on the battlefield)
    (both of us/we both/we each/each of us/both players/we/each player/everybody/everyone) (have/has/control/controls/got/own/have got) (/one) <things> (/out/in play/on board/on the board/on the battlefield)
    (my opponent and i/my opponent and me/my opp and i/my opp and me/me and my opponent/me and my opp/me and opp/opp and i/opp and me/i and my opponent/i and opp/he and i/she and i/my friend and i/me and my friend/me and him/me and her) (/both/each) (have/has/control/controls/got/own/have got) <things> (/out/in play/on board/on the board/on the battlefield)
    (there is/there are/) <things> (is/are/) on (both sides/each side/both boards/either side) (/of the board/of the table/of the battlefield)
situation-whose-is-it =
    (/it is/they are/that is/which is) <whose>
    <thing> (is/are) <whose>
    (/that/which/who) <player> <v_have>
situation-list =
    (on the board/) <things>
situation-on-the-stack =
    <player> <v_have> <card> on the stack[ (targeting/aimed at/pointed at/on) <goal>]
    (there is/there 's/with) <card> on the stack[ (targeting/aimed at/pointed at/on) <goal>]
    <card> (is targeting/is aimed at/is pointed at/targets/targeted/is pointing at) <goal>
    <card> (still/is still) on the stack
    with <card> still on the stack
    with <card> on the stack[ (targeting/aimed at/on) <goal>]
    <card> (is/is still) on the stack[ (targeting/aimed at/on/pointed at/pointing at) <goal>]
    <card> on the stack[ (targeting/aimed at/on/pointed at/pointing at) <goal>]
situation-faces =
    <player> (am facing/is facing/are facing/face/faces/is up against/am up against/am staring at/am looking at/runs into) <things>
    (against/facing/into) <things>
situation-responded-to =
    (in response to/responding to/with) <player> (casting/cast/playing/trying to cast) <card>[ (on/targeting/at) <goal>]
    (in response to/responding to) <player> <card> <goal>
    (in response to/responding to) <act>
    (in response to/responding to) <card>[ (on/targeting/at) <goal>]
situation-responds-to =
    <player> (respond to/responds to/answer/answers/reply to) <card> with <card2>[ (on/targeting/at/to) <goal>]
    <player> (respond to/responds to/answer/answers/reply to) <act> with <card2>[ (on/targeting/at/to) <goal>]
situation-loyalty =
    <player> (use/uses/activate/activates/tick/ticks) <thing> (/'s) <loyalty> (/ability)[ (on/targeting/at) <goal>]
    <player> (/then) <loyalty> <thing>[ (on/targeting/at/to fight/to kill/to hit/to bounce/to steal/to destroy/to exile/to shoot) <goal>]
    <player> (use/uses/activate/activates/do/does) (the/his/her/its/their/my) <loyalty> (/ability)[ (on/targeting/at) <goal>]
    <loyalty> <thing>[ (on/targeting/at) <goal>]
    (/then/and/immediately) <loyalty> (/it/her/him)[ (on/targeting/at) <goal>]
    <player> (/then) <loyalty> (/it/her/him)[ (on/targeting/at/to fight/to kill/to hit/to bounce/to steal/to destroy/to exile/to shoot) <goal>]
    <player> (plus/plus one/plus ones/plus 1/plus 1s/+1s/+1/pluses/uptick/upticks/minus/minuses/minus one/downtick/downticks/ticks up/tick up/tick down/ticks down/ultimate/ultimates/ult/ults) <thing>[ (on/targeting/at) <goal>]
    <player> (/then/immediately) (ultimate/ultimates/ult/ults) (/right away/immediately/at once)[ (on/targeting/at) <goal>]
    <thing> (use/uses/does/ticks/used) (/her/his/its/their/the) <loyalty> (/ability)[ (on/targeting/at) <goal>]
situation-activate =
    <player> <v_activate> <thing> for (a basic/a basic land/a land/value)
    <player> <v_sacrifice> <cost> (to/with/using) <itself>
    <player> <v_activate> <thing> (sacrificing/by sacrificing/saccing/by saccing/sacing/by sacing) <cost>
    <player> <v_activate> <thing> (by removing a counter/removing a counter/by removing one counter) (to shoot/to ping/to hit/to kill/targeting/at/on/to deal 1 damage to) <goal>
    <player> <v_sacrifice> <cost>[ (targeting/hitting/to hit/to kill/to shoot/to ping/to deal 1 damage to/at) <goal>]
    <player> <v_sacrifice> <cost> and (/then) <things>
    <player> <v_sacrifice> <cost> (to/with/into) <thing>[ (targeting/hitting/to hit/to kill/to shoot/to ping/to deal 1 damage to/at) <goal>]
    <cost> <p_sacrifice> (to/into) <thing>
    <thing> <p_activate>[ by <player>]
    <player> <v_activate> <thing>[ (/'s ability/'s abilities) (on/targeting/at) <goal>]
    <player> <v_activate> <thing> (ability/'s ability/for mana)
    <player> (draw/draws/drew/drawing) (/a card/two cards/three cards/cards/some cards/seven cards/7 cards/two/three/2/3/seven/7) (with/off/from/off of) <thing>
    <player> <v_activate> <thing> (to destroy/to bounce/to exile/to tap/to untap/to hit/to shoot/to ping/to kill/to zap/to deal 1 damage to/to do 1 damage to/to target) <goal>
    <player> (remove/removes/removed) (a counter/one counter/a charge counter)  from <thing> (to hit/to shoot/to ping/to kill/targeting/to deal 1 damage to/at) <goal>
    <player> <v_sacrifice> <thing> (for mana/for a mana/for 1 mana)
    <player> <v_sacrifice> <thing>[ (targeting/to hit/to shoot/to ping/to kill/to destroy/at/hitting/to deal 1 damage to/to deal damage to/to do 1 damage to) <goal>]
situation-removes-counters =
    <player> (remove/removes/removed/pull/pulls/take/takes/shoot/shoots/use/uses/ping with/pings with) (/all/all of/all the/all his/all its/all of its/all of the) (the/its/his/her/all/both/all its) (counters/counter/+1/+1 counters/+1/+1 counter) (/off/from it/off it/off of it/on it)
    <player> (remove/removes/removed/pull/pulls/take/takes) (/all/all of/all the/all its/all of its) (the/a/its/his/her/all/both) (counters/counter/+1/+1 counters/+1/+1 counter) (from/off/off of/on) <thing>
situation-animate =
    <player> (animate/animates/animated/animating/crew/crews/crewed/crewing/activate/activates) <thing>[ (with/tapping) <cost>]
    <player> (make/makes/turn/turns/made/turned) <thing> (a creature/into a creature)
situation-equip =
    <player> <v_equip>
    <player> <v_equip> <thing>[ (to/on/onto) <goal>]
    <player> <v_equip> <goal> with <thing>
situation-trigger =
    <player> (target/targets/targeted/hit/hits/drain/drains/ping/pings) <goal> with (/the/my/his/her/their) <card> (trigger/ability/'s trigger/'s ability)
    (/the/his/its/my/their) trigger (targets/targeting/is targeting/hits) <goal>
    <player> (have/has/make/makes/let/lets) <card> (shoot/hit/ping/kill/target/deal 1 damage to) <goal>
    <card> trigger (targets/targeting/is targeting/hits/on) <goal>
    <player> (target/targets/targeted/point/points/aim/aims/use/uses) (the trigger/its trigger/its ability/the ability) (at/on/targeting) <goal>
    <player> (point/points/aim/aims/put/puts) <card> (trigger/'s trigger) (at/on) <goal>
    <player> (target/targets/targeted/targetting) <goal> with (it/the trigger/its trigger/its ability)
    (targeting/targetting) <goal>
situation-pay =
    <player> (/will/does/do/can/chooses to) (pay/pays/paid) (/for it/it/the cost/the mana/the 1/the one)
    <player> (do not pay/does not pay/did not pay/will not pay/can not pay/would not pay/refuses to pay/chooses not to pay/never pays/never pay/never paid) (/for it/it/the cost/the mana/the 1/the one)
    <player> (do not pay/does not pay/did not pay/will not pay/can not pay/would not pay/refuses to pay/chooses not to pay/never pays/never pay/can not pay for) (/the/that) <number> (/life/mana)
    (nobody/no one/none of them) (pays/paid) (/for it/it/the cost/the mana/the 1/the one)
    <player> (pay/pays/paid) (/the/that) <number> (/life/mana)
situation-poison =
    <player> (am at/is at/was at/were at/at/am on/is on/was on/has/have/had/got) <number> poison (/counters/counter)
situation-own-verb =
    <player> <v_any>
    <player> <v_any> <thing>
situation-have =
    <whose> (creature/creatures/only creature/guy/blocker/attacker/only blocker/board/whole board/team) (is/are) <things>
    <things> (was/is/were/are/has been/have been) (there/here/in play/out/around) (/already)
    <player> <v_have> (/both/exactly/just) <things>
    <things> (came down/came in/came into play/entered/etbed/was cast/was played/was put out/has been out/has been there/has been in play) (last turn/the turn before/a turn ago/on my last turn/on his last turn/since last turn/for a while/for a turn)
    <player> <v_have> (out/in play/on board/on the board) <things>
    <player> <v_have> (/both) <things> (in play/on board/on the board/on the field/on the table/out/on the battlefield/in play and)
    <things> (are/is/) (both/still/already) <place>
    <things> (are/is) <place>
    with <things> <place>
    <things> with <things2> <place>
    <things> (is/are/) (/already/still) out for <who>
    <things> on <whose> (/'s/'/s) (/side/board/side of the board/side of the table/side of the battlefield/field/battlefield)
    <things> (is/are) on <whose> (/'s/'/s) (side/board/side of the board/side of the table/side of the battlefield/field/battlefield)
    <whose> (/'s/') (board/side/battlefield/field) (is/has/) <things>
    <whose> <zone> (is/has/contains) <things> (/in it)
    <player> (is/am) (holding/at) <things>
    (all/the only creature/the only thing/the only blocker/the only card) <player> <v_have> (is/are) <things>
    <player> only <v_have> <things>
    <player> <v_have> <things> (to block with/to block/as a blocker/as blockers/left to block/left)
    (mine/my side/my board) <things>
    (to save/to protect/to keep/saving/protecting) <things>
    there is <things> (/in play/on the battlefield/on board)
    there are <things> (/in play/on the battlefield/on board)
    there is <things> on <whose> (/'s/'/s) (side/board/side of the board)
    <things> (/is/are) under <whose> control
    <player> <v_have> (/exactly/only) <number> (card/cards/other cards/more cards) in hand
    (exactly/only/) <number> (card/cards) in hand
    <player> <v_have> (/exactly/only) <number> (card/cards/other cards/more cards) in (his/her/my/their/the/) <zone>
    (exactly/only/with/) <number> (card/cards/other cards) in (his/her/my/their/the/) <zone>
    <player> <v_cast> <things> (last turn/the turn before/a turn ago/two turns ago/turns ago/on my last turn/on his last turn/the previous turn/in a previous turn)
situation-have-on =
    <player> <v_have> <things> (on/attached to) <goal>
    there is <things> on <goal>
situation-attached =
    <goal> <p_attach> (with/by/to) <things>
    <p_attach> (with/by) <things>
    <goal> (is wearing/wears/wearing/carries/is carrying/is holding/has/is enchanted by/is enchanted with) <things> (/on it/attached/attached to it)
    <things> (is attached to/is on/are on/attached to/are attached to/enchants/is equipped to) <goal>
situation-gets-counter =
    <goal> (gets/get/got/receives/received/is given/is getting/would get) (/also/then/now) <counters>
    (on it/on which) (gets/get/got/is put) <counters>
    (gets/got/receives/then gets) <counters>
    (then/and then/now) <counters> (is/gets) put on <goal>
    <counters> (is/gets/would be) (put/placed) on <goal>
    <player> (put/puts/place/places) (/another) <counters> on <goal>
situation-counters-spell =
    <player> (counter/counters/countered/countering) <goal>
    <goal> (gets/is/got/was) countered
situation-flickers =
    <player> (flicker/flickers/flickered/flickering/blink/blinks/blinked/blinking) <goal>
situation-bounces =
    <player> (bounce/bounces/bounced/bouncing) <goal> (/to hand/to my hand/to his hand)
situation-exiles =
    <player> (exile/exiles/exiled/exiling) <goal>
    <goal> (is/gets/got/was/has been/being) (exiled)
situation-clones =
    <player> (clone/clones/cloned/cloning) <goal>
    <player> (play/plays/played/cast/casts/make/makes/made) a clone of <goal>
situation-proliferates =
    <player> (proliferate/proliferates/proliferated)
situation-counters =
    <goal> (is/are) (down to/on/up to) <counters>
    <goal> (on/set to/set on/set at/is set to/is set on/is set at/is on/is at/is sitting on/sitting on) <number>
    (which/that/who/with) (has/have/had/) <counters>
    <counters>
    <goal> (has/have/had/with/is at/at/is on/starts with/came in with/entered with) <counters>
    <player> (put/puts/have put/placed/has put) <counters> on <goal>
situation-life =
    (/but/and) (am/is/are) (/down) (at/to/on) <number> (life/life left)
    <player> (am at/is at/are at/was at/were at/went to/goes to/falls to/fell to/starts at/sits at/sit at/at/am on/is on/are on/on/am down to/is down to) (/exactly/only) <number> (/life/life left/life points/life total/life remaining)
    <player> (has/have/with/still has/only has/still have/only have) (/exactly/only) <number> (life/life left/life points/life remaining)
    <player> (am at/is at/are at) <number> (/life) with <things>
    (at/on) <number> (/life) with <things>
    (at/on) <number> life
    <player> <v_have> <things> (at/on/and) <number> life
    <player> <v_have> <things> (and am at/and is at/and are at/while at) <number> (/life)
    <whose> (life/life total) (is/is at) (/at/only/down to) <number>
    <player> (got/only got/have got/has got) (/exactly/only) <number> (life/life left/life points/life remaining)
situation-both-life =
    (we are/we are both/both players are/we both are/everybody is/everyone is) (/both) (at/on) <number> (/life)
    (everybody/everyone/both players/all players/each player/both/we both) (/is/are/start) (at/on) <number> (/life)
    (my opponent and i/my opp and i/me and my opponent/me and my opp/me and opp/opp and i/i and my opponent/i and opp/he and i/she and i/my friend and i/me and him/we) (/are/are both/both are/were/were both/both) (at/on) (/exactly) <number> (/life/life each)
    (we both/both of us/both players/we/everybody/everyone/both) (go/goes/would go/drop/drops/fall/falls/get/gets/hit/hits/end up/ends up) (/down) (to/at/on/) <number> (/life)
    (we both/both of us/both players/we/everybody/everyone/both) (go/goes/would go/drop/drops/fall/falls/get/gets/hit/hits/end up/ends up/die/dies) (/down) (/to 0/to zero/at 0/to 0 life/below 0) (from/off/off of/to/because of/by) <card>
situation-when =
    <time>
situation-to-combat =
    <player> (go/goes/went/move/moves/moved) to (combat/attack/attacks/declare attackers)
situation-is-a =
    <thing> (is/are) <things2>
    (he/she/they) (is/are) <things2>
situation-trigger-resolves =
    (the/my/his/her/its/their/that) (trigger/triggered ability/etb/etb trigger/attack trigger/death trigger) (resolves/resolved/has resolved)
    (the/my/his/her/its/their/that/) <remark> trigger (resolves/resolved/has resolved)
situation-goes-off =
    (when/whenever/once/after/) <things> (trigger/triggers/triggered/goes off/go off)
situation-ninjutsu =
    <player> (ninjutsu/ninjutsus/ninjutsued/ninjutsu in/ninjutsus in/ninjutsued in/ninja in/ninjas in) <card>[ (returning/bouncing/for/and return/and returning/by returning/by bouncing/off/swapping/in place of/swapping out/picking up) <goal>]
    <player> (swap/swaps/swapped/return/returns/returned/bounce/bounces/pick up/picks up) <goal> (for/to ninjutsu/to ninjutsu in/and ninjutsu/and ninjutsu in) <card>
    <player> (use/uses/used/activate/activates/pay/pays for) <card> (/'s) ninjutsu[ (returning/bouncing/on/by returning) <goal>]
situation-gives =
    <player> (give/gives/gave/giving) <goal> <granted>
    (giving/to give) <goal> <granted>
    <player> (make/makes/made) <goal> <granted>
situation-monarch =
    <player> (am/is/are/was/have/has) (/the/already the/still the/currently the) (monarch/crown)
situation-turns =
    It is { $player }'s turn

## Questions

situation-asks-size =
    (what size/how big/how large) (is/are) <asked> (/now/then/after that)
    what (is/are) the (size/power and toughness/power/toughness/pt/stats) of <asked> (/now/then/after that)
    what (is/are) <asked> (pt/'s pt/size/'s size/'s stats/'s power and toughness/'s power) (/now/then)
    (is/are) <asked> (a/still a/now a/then a/an/) <size>
    (what is/what 's/what are) <asked> (power/toughness/power and toughness/pt/size/stats/'s power/'s toughness)[ <rest>]
    how (big/large/strong) (is/are/does/do/will/would) <asked> (/now/then/be/get/become/end up)[ <rest>]
    (what size/what pt) (is/are/does/do/will/would) <asked> (/now/then/be/get/become/end up)[ <rest>]
    (does/do/will/would) <asked> (become/end up as/come in as/enter as/be) (a/an/) <size>
    (what is/what are/what would be/what will be) (its/his/her/their/the) (power and toughness/power/toughness/size/pt/stats/final size)[ <rest>]
    how (big/large/strong) (is it/are they) (/now/then)
    (how big/how large/what size) (/now/then/at the end)
situation-asks-dies =
    (does/do/will/would) <asked> (/just/then) (die/go/leave/go away/get sacrificed/get hit) (to/because of/due to/from/by/off) (the/) legend rule
    dead <asked>
    (does/do/will/would/is/are/did/am/has/have) <asked> (/still/also/both/just/then/all) (die/dies/dead/died/lose/lose the game/go to the graveyard/get destroyed/going to die/destroyed/bite it/killed/get killed)
    (does/do/will/would) (both/they both/both creatures) (die/get destroyed)
    both die
    dead
    (dies/die/does it/he dead/she dead/dead creature)
    (does/do/will/would/did/can/could/is/are/am/has/have/should) <asked> (/still/also/even/just/then/actually/at least/now/ever) (die/dies/killed/get destroyed/be destroyed/get killed/lose the game/be dead/dead/dying/defeated/get defeated/be defeated/flip/get flipped/go down/bite the dust)[ <rest>]
    (does/do/will/would) that (kill/finish/finish off/take out) <asked>[ <rest>]
    (does/do/will/would/can) <asked> get (wiped/killed/destroyed) (/too/as well)[ <rest>]
situation-asks-survives =
    (does/do/will/would/can/did) <asked> (/still/also/both/all) (survive/live/make it/stay alive/survive this/survive that/survive the damage/survive combat)
    (am/is/are) <asked> (/still) (safe/still alive/alive/still there/ok/okay/fine/still in the game/still in it)
    (does/do/will/would/did/can/could/is/are/am/has/have/should) <asked> (/still/also/even/just/then/actually/at least/now/ever) (survive/live/make it/stay alive/live through it/survive it/survive combat/hold/stick around/stay around/stay/stay on the battlefield/stay in play/stay on the table/stay on board/stay on the board/remain/remain on the battlefield/remain in play/remain alive)[ <rest>]
    (do/does) <who> (/get to/still) (keep) <asked>[ <rest>]
    (does/do/will/would/can/could) <asked> (/still) (survive/live through/make it through/get through) <card>
situation-asks-kills =
    (is/will/would/was) <card> (be/) enough to (kill/destroy/finish/take out) <goal>
    (is/will/would) <card> (be/) enough to finish (off/) <goal>
    (does/do/will/would) <card> (/still) (kill/destroy/take out/finish off/finish) <goal>
situation-asks-resolves =
    (does/do/will/would/did) <card> (/still/even/then) (resolve/go through/happen/work)[ <rest>]
situation-asks-triggers =
    (does/do/will/would) <things> (/'s) (trigger/ability) (/still/even/also) (ping/hit/damage/drain/hurt/deal damage to/shoot) <who>[ <rest>]
    (does/do/will/would) <things> (/'s) (trigger/ability) (/still/even/also) (ping/hit/damage/drain/hurt/shoot) <who> for <number>[ <rest>]
    (does/do/will/would) <things> (/'s) (trigger/ability/etb/death trigger/attack trigger) (/still/even/also) (happen/resolve/go off/trigger/work/go on the stack)[ <rest>]
    (does/do/will/would/did) (/the/its/my/his/their) (persist/undying/persist trigger/undying trigger/death trigger/enters trigger/attack trigger/sacrifice trigger) (/still/also/even/then/actually) (trigger/go off/happen/work/resolve)[ <rest>]
    (do/does/will/would/did/can) <who> (/still/also/even/just/then/actually/now/ever/already) get (/the/a/an/my/his/any/its/their/that/both/extra) <trigger> (/trigger/triggers/ability/bonus)[ (off/on/from/for/of/with) <things>][ <rest>]
    (does/do/will/would/did) (/the/its/my/his/their/that) <trigger> (/trigger/triggers/ability) (/still/also/even/just/then/actually/now/ever/already) (happen/trigger/go off/resolve/work/go on the stack)[ <rest>]
    how many (drains/pings/triggers/death triggers/drain triggers) (/do i get/do we get/does he get/is that/are there/would i get/will i get/total/in total/do i have)
    how many times do i (drain/ping)[ <rest>]
    how many (triggers/trigger/times do i trigger/abilities trigger/times does it trigger/times do they trigger/times will it trigger/times does that trigger)
    how many <trigger> triggers (/do i get/does he get/do i have/are there/is that/would i get/will i get)[ <rest>]
    how many triggers (do i get/does he get/do i have/are there/go on the stack/happen/do we get/will i get/would i get/resolve/does that make/is that)
    how many (times/triggers) (does/do/will/would/did) <things> (trigger/triggers/see it/go off/get triggered/get/make)
    how many <things> triggers (/do i get/are there/go on the stack/happen/does he get)
    how often does <things> trigger
    (does/do/will/would/did) <things> (/still/also/even/then/actually) (trigger/go off/get triggered/see it/see that/see this/see itself die/see itself/see its own death/see it die/see them die/see it dying/see it enter/see that trigger/see them/see both/get its trigger/get a trigger)[ <rest>]
    (do/does/will/would/did) <who> (/still/also/even/then/actually) get (the/a/my/his/any/their/that/both) (trigger/triggers)[ <rest>]
    (does/do/will/would/did) (the/its/my/his/their/that) (/etb/death/dies/attack) (ability/trigger/etb) (/still/also/even/then/actually) (trigger/go off/happen/go on the stack/resolve)[ <rest>]
situation-asks-loses =
    (do/does/will/would/did) <who> (/still/also/just/really/actually/even) take (/the/all/all the) <number> (/damage)[ <rest>]
    (do/does/will/would/did) (the extra/the excess/the rest/any excess/extra/excess/the remaining/the leftover/leftover/the rest of the/any of the rest) (/damage/dmg/trample damage/combat damage) (/still/just/then) (go to/go through to/carry over to/spill over to/spill to/hit/get through to/trample over to/trample to/bleed over to/get to) <who>[ <rest>]
    (do/does/will/would/did) (the extra/the other/the remaining/the leftover/the rest of the/the excess) <number> (/damage/dmg) (/still/just/then) (go to/go through to/carry over to/spill over to/spill to/hit/get through to/trample over to/trample to/bleed over to/get to) <who>[ <rest>]
    (do/does/will/would/did) (the extra/the excess/the rest/any excess/extra/excess/the remaining/the leftover/leftover/the rest of the) (/damage/dmg/trample damage/combat damage) (/still/just/then) (go through/carry over/spill over/go to the player/go to face/trample over/go to my face/go to his face/carry over to the player/hit the player/go to player)
    (do/does/will/would/did) (the extra/the other/the remaining/the leftover/the rest of the/the excess) <number> (/damage/dmg) (/still/just/then) (go through/carry over/spill over/go to the player/go to face/trample over/carry over to the player/hit the player/go to player)
    (do/does/will/would/did) <dealer> (/still) (connect/deal damage/deal its damage/deal dmg/deal damage to the player/deal dmg to the player/deal damage to player/deal dmg to player/hit the player/hit player/get damage in/get its damage in/deal combat damage to the player)
    (do/does/will/would) <dealer> (/still/also/even) (deal/do/drain/ping/hit) (/damage/the damage/2/3/1/4/2 damage/3 damage/any damage/damage to) (/to) <who>[ <rest>]
    (do/does/will/would/did) <who> (/still/also/just) (take anything/take something/take any/take that/take it/take 2/take 3/get pinged/get burned/get drained)[ <rest>]
    (do/does/will/would) <who> (/still/also) (take damage/take any damage/take any dmg/lose life/lose any life/take trample damage/get hit/take the damage)[ <rest>]
    how much life (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) (lose/loses/lost)[ <rest>]
    how much life (is/are/am) <who> losing[ <rest>]
situation-asks-gains =
    (do/does/will/would) <who> (/still/also) (gain life/gain any life/gain the life/get life/get the life/gain/get any life/gain that life)[ <rest>]
    (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) gain (/the/my/his/that) <number> (life/)[ <rest>]
    (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) get (/the/my/his/that) <number> life[ <rest>]
    how much (/life) (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) (gain/gains/gained)[ <rest>]
    how much life (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) get[ <rest>]
situation-asks-happens =
    (does/do/will/would/did) <told> (/still/also/even) (deal damage/deal its damage/do damage/deal any damage/do anything/go off/work/get a trigger/get anything/do nothing)[ <rest>]
    (do/does/will/would) (we/they/both/it/these/those) (/just/then) (bounce/bounce off) (/each other/off each other/off)
    (am/is/are/do/does/will/would) <who> (/just/then/still) (left with/end up with/ending up with) <anything>
    (who/which one/which of us/which of them) (takes/gets/receives) (/the) (damage/hit/it/dmg)
    what (happens/would happen/will happen/happens now/happens then/happens next)
    what (happens to/would happen to/will happen to/becomes of) <asked>
    (who died/what died/which one died/which of them died/which creature died/which ones died/who survived/what survived/which one survived/what happened/what happened to them/whose creature died/whose creature survived/whose creature lives/whose creature dies/whose creature survives/which creature dies/which creature survives/which of them dies/which of them survives/which one dies/which one survives/which ones die/who lives/who comes out ahead/what lives/what is left/what is left over/what happens to them/what happens to each/what is the board after/what is left on board/what does the board look like/what is dead/who is dead/how does that work/how does this work/how does it work/how does this resolve/what dies/who wins/who dies/what survives/who survives/which dies/what is the result/what 's the result/how does this play out/who is right/which one is right/who 's right/does it/do they/would it/will it)
    how much (damage/life/trample damage/lifelink/mana) <anything>
    how many <anything>
    how many (/is that/now/total/in total/do i get/do i have)
    what life (/total) <anything>
    (life/life total)
    (how much/how big is it/how much life/how much damage)
    who gets <anything>
    (can/could/may) <who> (/even/still) respond
    (can/could/may/do/does/will/would) <who> (/still/also/even/get to/actually) (exile/destroy/kill/bounce/return/target/hit/steal/take/ping/shoot/reanimate/bring back) (anyone/anything/something/somebody/anybody/someone/a creature/one/any/any of them)
    (does/do/will/would/did) <asked> (/just/still/also/even) (get it/see it/do it/stop it/catch it/hit it/matter/fall off/count)
    (do/does/will/would/did/am/is) <who> (/just/still/also/even) (lose/losing/out/get anything/get something/get it/gain anything/lose anything/have to sacrifice anything/do anything) (/a land/my land/a creature/my creature)
    (do/does/will/would/did/must/should) <who> (/still/even/really/just) (/have to/need to/got to/must) (pick/choose/keep) (/only) (one/one of them/between them/which one to keep/one to keep) (/for legend rule/for the legend rule/because of the legend rule/because of legend rule/to legend rule/with the legend rule)
    (legend rule/the legend rule/what about the legend rule/how about the legend rule)
    (do/does/will/would/must/should) (we/i/he/she/either of us/one of us/any of us) (/both/just/still) (/have to/need to) (lose/sacrifice/sac) (one/one of them/a copy/ours/either)
    (does/do/will/would) (/the) legend rule (apply/happen/matter/kick in/kill it/kill one/hit them/get me/affect them)[ <rest>]
    (do/does/will/would) (they/these/those/the turns/the effects) (overlap/stack/add up/count twice)[ <rest>]
    (do/does/will/would) <who> (/still/really/just) (get/take/have) (/the/an/a/my) (two turns/extra turn/extra turns/two extra turns/another turn/2 turns/2 extra turns/both turns)[ <rest>]
    what happens to (/the/my/his/its/all the/those) (counters/damage/aura/auras/equipment/tokens/trigger/spell/mana/cards/card/token/creature/creatures) (/on it/now/then)
    what happens to (/the/my/his/its/all the/those) (counters/damage/aura/auras/equipment/tokens/trigger/creature/creatures) and (/the/my/his/its/all the/those) (counters/damage/aura/auras/equipment/tokens/trigger/creature/creatures) (/on it/now/then)
situation-asks-may =
    (can/could/may) <who>
    (legal/legit/allowed/possible/is that legal/is this legal/is that legit/is this legit/legal play/legal target/is it legal/is it possible/is it allowed/is that allowed/is that ok/is this ok/ok/does that work/does this work/can that happen/can it)
    (can/could/may) <who> (even/) (do that/do this/do it/block like that/attack like that)
    (is/would/does) (that/this/it) (even/) (work/be legal/legal/allowed/possible/be allowed/a legal block/a legal attack/a legal target)
situation-asks-can =
    (can/could/may/am/is) <act>
situation-asks-stops =
    (does/do/will/would/can) <things> (stop/prevent/keep) <who> from <doing>
situation-asks-lethal =
    (lethal/is that lethal/lethal damage)
    (is/would/will/was) (that/this/it) (/be/going to be/still/already) (lethal/exactly lethal/enough to kill him/enough to kill me/enough for lethal/a kill/lethal damage/game)[ <rest>]
situation-asks-grows =
    (does/do/will/would/did/can/could/is/are/am/has/have/should) <asked> (/still/also/even/just/then/actually/at least/now/ever) (get bigger/grow/get larger/get stronger/become bigger/get the bonus/get the buff/get pumped/get any bigger/be bigger/bigger/get buffed)[ <rest>]
situation-asks-shrinks =
    (does/do/will/would/did/can/could/is/are/am/has/have/should) <asked> (/still/also/even/just/then/actually/at least/now/ever) (shrink/get smaller/become smaller/lose the bonus/lose its bonus/get weaker/shrinks)[ <rest>]
situation-asks-draws =
    (do/does/will/would/can/could/did/should) <who> (/still/also/even/just/then/actually/at least/now/ever) (draw/draws/get to draw/drawing/get a card/get cards/get the card/get the cards/get my card/get my cards)[ (a card/a/cards/any cards/the card/the cards/the two cards/the three cards/the 2 cards/the 3 cards/both cards/my card/my cards/my two cards/one/two/three/anything/any/2/3/two cards/three cards/that card/extra cards/an extra card/off it/for it)][ <rest>]
    how many cards (do/does/will/would/did/can/could) <who> (/end up/get to/actually/end up with/still) (draw/drawing/draws/get)[ <rest>]
    how many cards (am/is/are) <who> drawing[ <rest>]
    how many (do/does) <who> draw[ <rest>]
situation-asks-deals =
    how much (/damage/dmg) (do/does/will/would/can/did) <card> (do/deal) (/to a player/to face/to the face/to his face/to someone)
    how much (/damage/dmg) (do/does/will/would/can/did) <card> (do/deal) (with/under) <told> (out/in play/on board/on the board/on the field/on the battlefield)
    how much (/damage/dmg) (do/does/will/would/can/did) <card> (do/deal) (to/against) <goal>
    how much (/damage/dmg) (do/does/will/would/can/did) <card> (do/deal) (to/against) <goal> (with/under) <told> (out/in play/on board/on the board/on the field/on the battlefield)
situation-asks-damage =
    (/the/what is the/what 's the) (total/overall/final/whole) (damage/combat damage)
    (what is/what does) the (whole swing/whole attack/total/total damage/attack/swing) (/deal/do)
    what does (the whole swing/the whole attack/the attack/the swing/that/this) (deal/do)[ <rest>]
    (what is/whats/what 's/what are) the (most/maximum/max/total) (damage/dmg/combat damage) <who> (/can/could/will) (take/takes/be dealt/get hit for)[ <rest>]
    (what is/whats/what 's) the (most/maximum/max/total) (damage/dmg/combat damage) that (goes through/tramples over/gets through/can go through)[ <rest>]
    how much (/damage/trample damage/combat damage/total damage/trample) (do/does/will/would/is/did/are/am) <asked> (/end up/actually) (take/taking/takes/dealt/get dealt/get hit for/taken/getting hit for/being dealt/suffer/get drained for)[ <rest>]
    how much (/damage/trample damage/combat damage/of it/of that) (goes/gets/comes/tramples/go/get/does go/will go/does get/carries/spills) (through/over/past/in/across/to face/to my face/to his face/over the top/out over the top/through to face)[ <rest>]
    how much (/damage/dmg/trample damage/combat damage/of it/of that) (/actually/still/then) (hits/hit/reaches/reach/connects with/goes to/gets to/makes it to/comes at/lands on/goes through to/gets through to/comes through to/tramples over to/gets over to/tramples through to/spills over to) <asked>[ <rest>]
    how much (/damage/combat damage/damage in total) (do/does/will/would/am/is/are/did) <who> (deal/do/doing/dealing/put in/get in/deal to him/deal to my opponent/inflict)[ <rest>]
    (what/whats/what 's) (do/does/would/will/am/is/are) <asked> (take/taking/get hit for/getting hit for)
    how much (/damage/dmg/trample damage/of it) (can/could/do/does/will/would) <who> (push/get/trample/force/squeeze/sneak) (/damage/it) (through/in/over/past) (/to face/to his face/to the face/to him/to the player/to my opponent)[ <rest>]
    how much (damage/trample damage)[ (to him/to me/to his face/to my face/in total)]
situation-asks-life =
    (what/whats/what 's) (is/are/will/would/'s/) <whose> (life/life total/life totals/new life total) (/be/at/look like/end at/now)[ <rest>]
    (what/which/how much) (life/life total) (is/are/am/do/does/will/would/did) <who> (have left/have/left with/end up with/end with/end up having)[ <rest>]
    (what/which/how much) (/life/life total) (is/are/am/do/does/will/would/did) <who> (at/on/end up at/end at/end on/down to/go to/end up on/finish on/finish at/be at/fall to/drop to/sit at/go down to/go up to)[ <rest>]
    (/the/what are the/what are our/our) (life totals/life total) (/after/then/now/at the end/be)[ <rest>]
situation-asks-goes =
    (can/could/may/do/does/am/is) <who> (/still/even/just/then/actually/instead/get to/able to/allowed to) (put/move/send/return) <asked> (to/into/in/back to/back into/back in) (/the/my/his/her/their) <place2>[ <rest>]
    where (does/do/will/would/did/is/are) <asked> (/go/end up/land/be/put/go to/ending up/wind up)[ <rest>]
    (does/do/will/would/is/are/did/has/can/have) <asked> (/still/also/even/just/then/actually/at least/now/ever) (go to/go into/end up in/land in/stay in/be put into/get put into/hit/put into/in/go on/go back to/return to/go straight to/end in/stay on/on/go on top of/be in/end up on) (/the/my/his/her/their/its/its owner's/your/top of/top of my/top of his) <place2>[ <rest>]
    (is/does/do/will/would/are/did) <asked> (/still/also/even/just/then/actually/at least/now/ever) (/get/be) exiled[ <rest>]
situation-asks-returns =
    (does/do/will/would/is/are/can/did) <asked> (/still/also/even/just/then/actually) (come back/return/persist/undying/come back to the battlefield/come back into play/return to the battlefield/enter again) with <counters>[ <rest>]
    (does/do/will/would/is/are/can/did) <asked> (/still/also/even/just/then/actually/at least/now/ever) (come back/return/persist/undying/be back/come back to the battlefield/come back into play/come back to play/get back/reanimate/return to play/return to the battlefield/get returned/enter again/come back again)[ <rest>]
    (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) get <asked> back (/to hand/to my hand/to his hand/in hand/in my hand/to the battlefield)[ <rest>]
    (do/does) <who> (/still/also/even/just/then/actually/at least/now/ever) get back <asked>[ <rest>]
situation-asks-cost =
    how much (/mana) (does/do/will/would) <card> cost (/me/him/them/us/now/then)[ <rest>]
    what (does/do/will/would) <card> cost (/me/him/them/us/now/then)[ <rest>]
    how much (/mana) (do/does/will/would/must) <who> (/have to/need to) pay for <card>[ <rest>]
    how much (/mana/do/does) (do/does/will/would/must) <who> (/have to/need to) pay (/to attack/to swing/for that/in total/for it/to attack him/to attack with them/to attack with all of them)[ <rest>]
    how much (/mana) (does/do/will/would) (it/that/this/attacking/the attack) cost (/me/him) (/to attack/to swing)[ <rest>]
situation-asks-tokens =
    how many <made> (/is that/is this/are that/total/in total/then/now)
    (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/at least/now/ever) (get/make/create/have/gain) <made>[ <rest>]
    how many <made> (do/does/will/would/did/can/could) <who> (/end up/actually) (get/make/create/have/end up with/getting/making/creating/with)[ <rest>]
    who gets <made>[ <rest>]
situation-asks-named-token =
    (do/does/will/would/did/can/could) <who> (/still/also/even/just/then/actually/now) (get/make/create) (/a/the/my/his/her/their) <named>[ <rest>]
situation-came-back =
    <thing> (/has/already/has already) (came back/come back/comes back/returned/returns) (with/from/off/via/due to/because of/thanks to) (persist/undying)
    <thing> (/has/had/already/has already) (persisted/undied) (/once/already/before/earlier)
situation-is-in-zone =
    (it/he/she/that) (is/was) (/already/now/still) (in/on/in the/in my/in his/on the) <place2>
situation-asks-dying-triggers =
    (do/does/will/would) (tokens/a token/creature tokens/token creatures/my tokens) dying (/still/also/even) trigger <things>[ <rest>]
    (do/does/will/would) (creatures/a creature/my creatures) dying (/still/also/even) trigger <things>[ <rest>]
    (do/does/will/would) (/my/creature/a) (tokens/token) (/still/also/even) trigger <things> (when they die/when it dies/dying/if they die)[ <rest>]
situation-asks-saves =
    (can/could/does/will/would) <things> (/still/even) (save/protect/rescue) <asked> (/from that/from it/from this/in response)
    (does/do/will/would/can) <keyword> (/still) (save/protect) <asked> from <card>[ <rest>]
situation-is-color =
    <thing> (is/are) (a/) <color> (/creature/creatures)
situation-makes-tokens =
    <player> (make/makes/create/creates/made/created/would make/would create) (a/one) (/creature) token
    <player> (make/makes/create/creates/made/created/would make/would create) <number> (/creature) (token/tokens)
    <player> (make/makes/create/creates/made/created/would make/would create) <things>
    <player> (cast/casts/have/has/play/plays) (a spell/a card/something/an effect) that (makes/creates/would make/would create) (a/one) (/creature) token
    <player> (cast/casts/have/has/play/plays) (a spell/a card/something/an effect) that (makes/creates/would make/would create) <number> (/creature) (token/tokens)
    <player> (cast/casts/have/has/play/plays) (a spell/a card/something/an effect) that (makes/creates/would make/would create) <things>
situation-gains-so-much =
    <player> (gain/gains/would gain/heal/heals/heal for/heals for) <number> (/life/points)
    (gain/gains/would gain/heal/heals) <number> life
    <player> (cast/casts/play/plays) (a spell/a card/something/an effect) that (gains/gives/would gain) (me/him/them/her/) <number> life
situation-draws-so-many =
    <player> (draw/draws/would draw) (a/one) card (outside my draw step/outside his draw step/outside the draw step/not in my draw step/not in the draw step/from a spell/off a spell/with a spell/on his turn/on my opponent's turn/on opponents turn)
    <player> (draw/draws/would draw) <number> cards (/outside my draw step/outside his draw step/outside the draw step/not in my draw step/from a spell/off a spell/with a spell)
    <player> (cast/casts/play/plays) (a spell/a card/something/an effect) that draws (me/him/) (a card/one card)
    <player> (cast/casts/play/plays) (a spell/a card/something/an effect) that draws (me/him/) <number> cards
situation-enters-with =
    (a/a new/my/the/another/if a/when a/my new/) creature (/of mine) (enters/etbs/comes in/comes into play/enters the battlefield/would enter/enters play/that enters) with <counters>
    <player> (cast/casts/play/plays) a creature that (enters/etbs/comes in/comes into play/enters the battlefield/would enter) with <counters>
    (something/a guy/a dude/one) (enters/etbs/comes in/comes into play/enters the battlefield/would enter) with <counters>
situation-wipes =
    <player> (board wipes/board wipe/board wiped/boardwipes/boardwiped/boardwipe/board-wipes/wipes/wraths/wrathed/sweeps/casts wrath)
    <player> (wipe/wipes/wiped/wiping/nuke/nukes/nuked/wrath/wraths/wrathed/sweep/sweeps/swept/clear/clears/cleared/blow up/blows up/blew up) (the board/the table/the field/everything/the whole board/my board/his board/the whole table/my whole board/the battlefield)
    (a/the/my/his/their/) (board wipe/boardwipe/sweeper/wrath/mass removal spell/wipe) (kills/kill/killed/destroys/destroyed/hits/hit/takes out/took out/wipes/clears/gets) <things>
    (the board/everything/my board/my whole board) (gets/is/got/was) (wiped/nuked/wrathed/swept)
situation-fogs =
    <player> (fog/fogs/fogged/will fog) (/it/the attack/the damage/the combat/him/her/them/me/us)
    <player> (casts/cast/plays/play/flashes in/uses/use) (a fog/a fog effect/some fog/a fog spell)
situation-wheels =
    <player> (wheel/wheels/wheeled/is wheeling) (/for seven/for 7/for seven cards/for 7 cards/the table/everyone)
    <player> (cast/casts/play/plays/resolve/resolves) a (wheel/wheel effect/wheel spell) (/for seven/for 7)
situation-sweeps =
    <card> (/resolves/goes off/happens) (with/while i have/while i control/when i have/when i control) <things>
    <card> (/resolves/goes off/happens) with <things> <place>
situation-deals =
    <player> (burn/burns/burned/burnt/shoot/shoots/shot/zap/zaps/zapped/ping/pings) <goal> for <number> (/damage)
    <goal> (got/gets/is/was/has been) (/already) (hit/burned/burnt/shot/zapped) (by/with) (a/some/) (burn spell/burn) (for/dealing/that deals) <number> (/damage)
    <player> (cast/casts/throw/throws/point/points/use/uses/aim/aims/fire/fires) (/a/some) (burn/burn spell) (for/that deals/dealing/that does) <number> (/damage) (at/on/to/into) <goal>
    (a/my/his/her/their/) <color> (spell/source/instant) (deals/does/dealing/doing/hits for) <number> (/damage) (/to) <goal>
situation-asks-mana =
    (does/do/will/would/did/can/could) <asked> (/still/also/even/just/then/actually/now/ever/already) (tap for/make/produce/tap to make/tap to produce/add/give me/give him/be tapped for) <mana>[ <rest>]
    (does/do/will/would/did/can/could) <who> (/still/also/even/just/then/actually/now/ever/already) (tap/use/get to tap) <asked> for <mana>[ <rest>]
    what (/color/colors/colour/colours/kind of/color of/colors of/type of) (/mana) (does/do/will/would/did/can/could) <asked> (/still/also/even/just/then/actually/now/ever/already) (tap for/make/produce/add/give)[ <rest>]
    (is/are) <asked> (/still/also/even/just/then/actually/now/ever/already) (able to/allowed to) (tap for/make/produce) <mana>[ <rest>]
situation-asks-works =
    (does/do/will/would/did/can/could) <asked> (/still/also/even/just/then/actually/now/ever/already) (work/function/do its thing/do their thing/be used)[ <rest>]
    (are/is) <asked> (/still/also/even/just/then/actually/now/ever/already) (usable/active/turned off/shut off/shut down)[ <rest>]
situation-asks-has-keyword =
    (does/do/will/would/did/can/could) <asked> (/still/also/even/just/then/actually/now/ever/already) (have/lose/keep/get/gain/retain) <keyword>[ <rest>]
    (is/are) <asked> (/still/also/even/just/then/actually/now/ever/already) <keyword>[ <rest>]
situation-asks-type =
    (is/are) <asked> (/still/also/even/just/then/actually/now/ever/already) (/considered/still considered/counted as/treated as) (/a/an/type) <kind>[ <rest>]
    (does/do/will/would/did/can/could) <asked> (/still/also/even/just/then/actually/now/ever/already) (count as/become/stay/remain/be/turn into) (a/an/) <kind>[ <rest>]
situation-asks-damaged =
    (does/do/will/would) <asked> (/still/also/even) take (/any/the/combat) (damage/dmg)[ <rest>]
situation-asks-tapped =
    (does/do/will/would/did/is/are) <asked> (/still/also/even/just/then/actually/now/ever/already) (/come in/enter/etb/enter the battlefield/come into play/be/stay/get/come back/remain) (tapped/untapped)[ <rest>]
    (does/do/will/would/did/can/could) <asked> (/still/also/even/just/then/actually/now/ever/already) untap[ <rest>]
situation-asks-sacrifices =
    (does/do/will/would/did/is/are) <asked> (/still/also/even/just/then/actually/now/ever/already) (/get/be/gets) (sacced/sacrificed/sac'd/saced)[ <rest>]
    (do/does/must/will/would/should/am/is) <who> (/still/also/even/just/then/actually/now/ever/already) (/have to/need to/gotta/got to/must/forced to/made to/be forced to) (sac/sacrifice) (/a creature/something/anything/a guy/a permanent/one/permanents/my creature/creatures/an attacker)[ <rest>]
    (do/does/must/will/would/should/am/is) <who> (/still/also/even/just/then/actually/now/ever/already) (/have to/need to/gotta/got to/must/forced to/made to/be forced to) (sac/sacrifice) <asked>[ <rest>]
situation-asks-acts =
    (does/do/will/would/did/can/could) <who> (/still/also/even/just/then/actually/now/ever/already) (/get to/have to/need to) <action>[ <rest>]
    (/still/also/even) <action>[ <rest>]
situation-asks-has-counters =
    (does/do/will/would/did/is/are/has/have) <asked> (/still/also/even/just/then/actually/now/ever/already) (get/have/keep/enter with/come in with/come with/come back with/retain/lose/enter the battlefield with/etb with) (/the/its/his/her/all/any/all the/my/all its/their/all of its) (/+1/+1/-1/-1/loyalty/charge) (counters/counter)[ <rest>]
    (do/does/will/would) <who> (/still/also/even/just/then/actually/now/ever/already) (get/keep/lose/have) (the/its/any/all the/all its/his) (/+1/+1/-1/-1/loyalty/charge) (counters/counter) (/on it/with it)[ <rest>]
situation-asks-who =
    who (draws/draw/gets to draw/ends up drawing/will draw) (/a card/cards/the card/the cards/the extra card/it/them)[ <rest>]
    who (gains/gets/will gain) (the/that/) life[ <rest>]
    who (gains/gained) (/what/how much/how much life)[ <rest>]
    who (loses/will lose) (the/that/) life[ <rest>]
    who loses (how much/how much life)[ <rest>]
situation-asks-controls =
    who (controls/gets/keeps/owns/has control of/ends up with/has) <asked>[ <rest>]
    (do/does/will/would/did) <who> (/still/also/even/just/then/actually/now/ever/already) (control/keep control of/get control of/gain control of/own/lose control of) <asked>[ <rest>]
    (do/does/will/would) <who> get to keep <asked>[ <rest>]
situation-asks-trade =
    (trade/a trade/do we trade/is it a trade/is that a trade/even trade)
    (do/does/will/would/did/) (they/we/both/they both/these/those/these two/the two/it) (/just/then/still) (trade/kill each other/trade off)[ <rest>]
situation-asks-counters =
    (what/whats/what 's) (is/are/'s/) <asked> (at/down to/on/left at/left with)[ <rest>]
    (what loyalty/how much loyalty/how many loyalty/how many loyalty counters/how many counters/how many +1/+1 counters/how many -1/-1 counters/how much defense/how many defense counters/at what loyalty/how many charge counters) (does/do/will/would/is/are/did) <asked> (/on/at/have/get/end up with/enter with/come in with/come with/have left/enters with/have on it/go to/end up at/end up on/end up having)[ <rest>]
    (does/do/will/would) <asked> (/still/also/then) (come in/enter/come down/start/etb/enter the battlefield/come into play/resolve) (with/at) (double/doubled/twice/twice the/twice as many/twice as much/double the/extra/more/additional) (/its/his/her) (loyalty/counters/loyalty counters/+1/+1 counters)[ <rest>]
    (what loyalty/how much loyalty/how many loyalty counters/at what loyalty/how many counters) (does/do/will/would) <asked> (/still) (start with/start at/come in at/come down with/come down at/enter at/enter with)[ <rest>]
    how many (/+1/+1/-1/-1/loyalty) counters (does/do/will/would) <asked> (come back with/return with/end up with/have on it/enter with)[ <rest>]
    how many counters (are/will be/are there/would be/end up) on <asked>[ <rest>]
    how many (/+1/+1/-1/-1/loyalty/charge) counters (/on it/is that/now/then/in total/are on it/are there/does that make)
    (how much/how high a/what/what is the/whats the) (loyalty/starting loyalty) (/is that/now/then/in total/does it have/does he have/does she have/does that make)
situation-asks-countered =
    (does/do/will/would/is/are/can/did/could) <card> (/still/also/even/just/then/actually/at least/now/ever) (/get/be) (countered/fizzle/fizzles/fizzled)[ <rest>]
situation-asks-blocked =
    (is/are/does/do/did/will/would/was/has) <asked> (/still/now/then/just/actually) (/considered/become/becomes/get/gets/count as/counts as/stay/stays/remain/remains/been/become a/a) (/considered) (blocked/unblocked) (/now/then/or not/creature)[ <rest>]
situation-asks-wins =
    (do/does/will/would/did/have/has/am/is) <who> (/just/actually/still) (win/won/win the game/won the game/winning)[ <rest>]
situation-asks-turns =
    how many (/extra/additional/more) turns (do/does/will/would/can/am/is) <who> (/end up) (get/take/have/getting/taking)[ <rest>]
    how many (extra/additional) turns (/is that/in total/are there)
situation-asks-how-many-sacrificed =
    how many (permanents/things/lands/creatures/cards) (do/does/must/will/would) <who> (/have to/need to/gotta/got to) (sac/sacrifice)[ <rest>]
    how many (do/does/must/will/would) <who> (/have to/need to/gotta/got to) (sac/sacrifice)[ <rest>]
    how much (do/does/must/will/would) <who> (/have to/need to/gotta/got to) (sac/sacrifice)[ <rest>]
situation-asks-tie =
    (is/is it/is that/is this/would it be/would that be/will it be/is the game/is the match/then/so is it/does it end in/do we) (a draw/draw/a tie/tie/drawn/tied)[ <rest>]
    (do/does/will/would/did) (we both/we/both players/both of us/everybody/everyone/all of us) (/all/both/just) (lose/die/draw/tie/lose the game/draw the game)[ <rest>]
    (a draw/draw/a tie/tie)
situation-dies =
    (/when/if) (stuff/something/things/a creature/creatures/another creature/one of my creatures/one of my guys/one of my dudes/one of my other creatures/other creatures/another creature of mine/my creatures/my guys/a guy/a dude/nontoken creatures/a nontoken creature) (dies/die/died/is dying/dying)
    (/my/a/one of my) (token/tokens/creature token/creature tokens) (dies/die/died/dying)
    (one of his creatures/one of his guys/one of their creatures/his creatures/his creature/a creature of his/one of my opponent's creatures/my opponent's creatures/opponent's creatures/an opponent's creature) (dies/die/died)
    <things> (is dead/are dead/is already dead/is now dead/dies/die/died/is killed/gets killed/got killed/is destroyed/gets destroyed/got destroyed/gets removed/dies to removal/goes to the graveyard/are destroyed/get destroyed/get killed)
situation-enters =
    <card> (comes down/came down/shows up/lands/drops/hits the table/hits the field/comes out)
    <card> (comes down/came down/shows up/lands/drops/comes out/enters) on <whose> (/side/board/field)
    <card> (enters/enters the battlefield/etbs/comes into play/enters play/hits the battlefield/hits the board/enters the field/comes onto the battlefield/entered/entered the battlefield)
situation-asks-gone =
    (is/are/will/would/does/do) <asked> (/also/still) (bounced/be bounced/get bounced)
    (does/do/will/would) <asked> (/also/still) (go/bounce/get bounced/go back) (/too/as well)
    (does/do/will/would/is/are/am/has/did) <asked> (/still/also/then/just) (gone/be gone/leave/leave the battlefield/leave play/go away)[ <rest>]
situation-asks-hand =
    how many cards (do/does/will/would/are/is) <who> (/end up/still) (have/with/have left/left with/have in hand/in hand/holding)[ (in hand/in my hand/in his hand/in their hand/left/left in hand)][ <rest>]
    (how many/) cards (are left/left/remain/are/remaining) in <whose> hand[ <rest>]
    what is left in <whose> hand[ <rest>]

## Verbs

typed-situation-verb-attack = attack, attacks, attacked, attacking, swing, swings, swung, swinging, come in, comes in, came in, coming in, come at, comes at, coming at, go in, goes in, going in, swing out, run in, runs in, swing in, swings in, send in, sends in, is coming, crash in, crashes in, get in, gets in, got in, connect, connects, connected, beat down, beats down, smash, smashes, bash, bashes, attack in
typed-situation-participle-attack = attacked, swung at
typed-situation-verb-block = block, blocks, blocked, blocking, chump, chumps, chumped, chumping, chump block, chump blocks, chump blocked, chump blocking, chump-block, chump-blocks, chump-blocked, double block, double blocks, double blocked, double-block, double-blocks, double-blocked, double blocking, triple block, triple blocks, triple blocked, triple-block, triple-blocks, gang block, gang blocks, multi block, multi blocks
typed-situation-participle-block = blocked, double teamed, double-teamed, ganged up on, gang-blocked, teamed up on, chump blocked, chump-blocked, chumped, double blocked, double-blocked, triple blocked, triple-blocked, gang blocked
typed-situation-verb-cast = cast, casts, casted, casting, resolve, resolves, resolved, play, plays, played, playing, flash in, flashes in, flashed in, flashing in, fire off, fires off, throw, throws, threw, use, uses, used, using, drop, drops, dropped, respond with, responds with, responded with, reply with, replies with, respond by casting, responds by casting, answer with, answers with, topdeck, slam, slams, jam, jams, land, lands, flash, flashes, flashback, flashbacks, flash back, kick, kicks, kicked, hardcast, hardcasts, bring in, put out, put down, am responding with, aim, aims, aimed, point, points, pointed, ambush with, flashes back, flashed back, flashing back, flashbacked, summon, summons, summoned, slam down, slams down, run out, runs out, put, puts, stick, sticks, stuck, slap, slaps, slapped, go for, goes for, fire, fires
typed-situation-participle-cast = cast, played, used, aimed, pointed, thrown, fired, flung, slung, targeted
typed-situation-verb-kill = kill, kills, killed, destroy, destroys, exile, exiles, hit, hits, target, targets, remove, removes, bounce, bounces, counter, counters
typed-situation-participle-kill = killed, destroyed
typed-situation-verb-sacrifice = feed, feeds, fed, feeding, sac, sacs, sacced, saccing, sacrifice, sacrifices, sacrificed, sacrificing
typed-situation-participle-sacrifice = sacrificed, sacced, fed
typed-situation-verb-activate = spin, spins, spun, spinning, activate, activates, activated, activating, use, uses, used, using, tap, taps, tapped, tapping, crack, cracks, cracked, cracking, pop, pops, popped
typed-situation-participle-activate = activated, cracked, popped
typed-situation-verb-ping = ping, pings, pinged, pinging, shoot, shoots, shot, shooting, zap, zaps, zapped
typed-situation-verb-pump = pump, pumps, pumped, pumping, firebreathe, firebreathes, grow, grows
typed-situation-itself = itself, himself, herself, its own ability, his own ability, her own ability
typed-situation-verb-equip = equip, equips, equipped, equipping, re-equip, move, moves, moved
typed-situation-participle-equip = equipped
typed-situation-verb-have = have, has, had, having, control, controls, controlled, controlling, own, owns, owned, got, has got, have got, 've got, 's got, am holding, is holding, run, runs, am running, is running, holding, hold, holds
typed-situation-verb-attach = attach, attaches, attached
typed-situation-participle-attach = equipped, enchanted, attached
typed-situation-participle-have = controlled, owned
typed-situation-verb-be = am, is, are, was, were, be, been, being, gets, get, got
typed-situation-verb-not = not, doesn't, don't, no, never, nothing, nobody, die, dies, survive, survives, happen, happens, wins, win, does, do, did, can, could, may, might, must, should
typed-situation-participle-be = left
typed-situation-participle-not = not
typed-situation-auxiliary = will, would, do, does, did, have, has, had, been, 'm, 'll, 'd, am going to, is going to, are going to, going to, gonna, am about to, is about to, are about to, want to, wants to, wanted to, try to, tries to, trying to, tried to, decide to, decides to, decided to, choose to, chooses to, chose to, would like to, like to, plan to, plans to, planning to, were to, get to, gets to, got to, go to, proceed to, proceeds to, go ahead and, goes ahead and, end up, ends up, keep, keeps, begin, begins, start, starts
typed-situation-being = am, is, are, was, were, be, been, being
typed-situation-getting = get, gets, got, getting, become, becomes, became
typed-situation-adverb = just, even, then, also, still, simply, already, immediately, both, now, first, later, instead, all, again, each, currently, subsequently, in response

## What begins a clause and says nothing of the board

typed-situation-what = what, what else
typed-situation-loses = lose, loses, lost
typed-situation-lead = best case, worst case, at best, board, my board, board state, the board, boardstate, setup, scenario, even though, if instead, assuming, assuming that, let us say, imagine, given that, scenario, now if, and if, but if, next turn, this turn, on the battlefield, at the declare blockers step, in main phase, main phase, precombat, first, second, finally, therefore, instead, eventually, if, suppose that, in combat, on the stack, meanwhile, afterwards, at his end step, or, when, so, say, suppose, let's say, lets say, assume, and, then, but, while, also, ok, okay, now, what happens if, what happens when, what if, in response, at instant speed, in reply, after that, before damage, before that, after blocks, before blocks, with, where, whenever, since, because, as, once, to combat, next, later, during combat, in combat, responding, after blockers, after blockers are declared, after combat, does this mean, i think, just, after, because of that, and then, like, i mean, basically, so basically, well, oh, oh and, edit, ps, obviously, hypothetically, theoretically, judge, hey judge, to be clear, fwiw, wait for it…, wait for it, apparently, technically, of course, quick q, q, tldr, the situation is, here is the situation, board is, currently, right now, at that point, at this point, then later, my turn, actually, supposedly, in my game, last night, yesterday, at fnm, at fnm last night, in a commander game, in a draft, in draft, playing commander, the other day, holding priority, while holding priority, i hold priority and, i hold priority, hold priority and, he holds priority and, he holds priority, keeping priority, retaining priority, with the spell on the stack, with the spell still on the stack, with that spell on the stack, before it resolves, before that resolves, before it can resolve, before the spell resolves, as far as i know, as far as i understand, afaik, as i understand it, as i understand, if i understand correctly, from what i know, from what i understand, from what i read, to my knowledge, by my understanding, i am pretty sure, pretty sure, i am sure, i am not sure if, not sure if, not sure whether, i was told that, correct me if i am wrong but, correct me if i am wrong, i could be wrong but, in this case, in that case, in this scenario, in this situation, on top of that, to top it off, at this stage, long story short, for context, context, for reference, just to be sure, just to clarify, to clarify, for clarification, let us assume, let us pretend, pretend, same situation but, same question but, on the other hand, however, unfortunately, luckily, sadly, naturally, all of a sudden, out of nowhere, in multiplayer, in 1v1, in a 1v1 game, in standard, in modern, in limited, in sealed, in pauper, in legacy, in cube, in edh, in commander, at prerelease, at my lgs, in a game of commander, in a game of edh, in a game last night, last week, today, in this game, hi all, hello all, hey folks, hey everyone, hello everyone, greetings, help me out, settle a debate, settle an argument, stupid question, dumb question, noob question, newbie question, probably a dumb question, beginner question, quick rules question, simple question, easy question, weird question, odd question, rules query, if so, at least, after attackers, only now, in the end, most importantly, long story short, please, next thing, the next thing
typed-situation-asking = where does, where do, where is, where will, where would, why, which of, does, do, will, would, what, how, can, could, who, which, am i, is it, are they, did
typed-situation-respond-to = in response to, in reply to, responding to, respond to, responds to
typed-situation-fizzles = fizzle, fizzles, fizzled
typed-situation-takes-back = wait, no wait, wait no, oh wait, nah, nope, scratch that, never mind, nevermind, nvm, my bad, actually no, correction
typed-situation-correction = no wait, wait no, wait, i mean, i meant, sorry, my bad, scratch that, nvm, nevermind, never mind, correction, edit, or rather, actually no, actually, lol, err, uh, um, well, rather, i meant to say, that is to say, no just, nope, actually just, no i mean, no i meant, make that, i mean just, ok just, or just, let's say, let us say, lets say, no
typed-situation-respond = in response, in reply, responding, respond, responds, holding priority, while holding priority, i hold priority and, hold priority and, he holds priority and, keeping priority, retaining priority, with the spell on the stack, with it on the stack, while it is on the stack, with that on the stack, before it resolves, before that resolves, before it can resolve, while that is on the stack, with the trigger on the stack, i hold priority, he holds priority, with the spell still on the stack, with that spell on the stack, before the spell resolves
typed-situation-on = on, during, in, it is, at, of, before, for
typed-situation-empty = single, want to, wants to, wanna, would like to, try to, tries to, decide to, decides to, just, even, simply, immediately, already, only, later
typed-situation-ordinary = turn, mana, blade, life, draw, that, with, this, from, blood, damage, attack, block, cast, your, will, deal, power, death, dead, kill, call, path, force, hand, time, make, back, over, first, each, target, trigger, counter, return, play, step, does, what, when, then, side, upon, into, control, controls, board, game, library, graveyard, exile, swing, token, tokens, copy, magic, spell, opponent, player, shock, order, cost, mind, there, they, them, have, some, other, another, same, lose, gain, would, could, once, twice, still, just, only, even
typed-situation-behind = before it dies, before they die, before it goes, before it goes away, before it leaves, before that happens, at end of turn, at the end of my turn, at the end of his turn, lol, haha, in edh, in commander, in a commander game, in my commander game, in one turn, in a turn, in the same turn, later, later on, earlier, right away, immediately, straight away, at once, alone, all alone, by itself, on its own, after that, next, after blocks, before blocks, before damage, after blockers, at the end of turn, end of turn, in response, first, this turn, as well, though, again, too, then, right, now, or not, anyway, or what, please, afterwards, instead, at instant speed, here, or something, for lethal, for the win, for the kill, for exactsies, to the face, in response to that, in response to this, at sorcery speed, real quick, as usual, for value, for some reason, obviously, like normal, obv, obvs, same turn, the same turn, in the same turn, during the same turn, in total, as expected, at my lgs, in our pod, in my pod, at the table, with affinity, holding priority, while holding priority, i hold priority and, i hold priority, hold priority and, he holds priority and, he holds priority, keeping priority, retaining priority, with the spell on the stack, with the spell still on the stack, with that spell on the stack, before it resolves, before that resolves, before it can resolve, before the spell resolves, as far as i know, as far as i understand, afaik, from what i understand, if that matters, if it matters, i think, i believe, i guess, in this case, in that case, in this situation, in this scenario, of course, if possible, if i want, if i want to, if he wants, if he wants to, if they want, if they want to, on the spot, just in case, eventually, completely, i assume, i suppose, for example, that turn, on the same turn, in time, for sure, normally, no problem, nonetheless, regardless, after all, at all, somehow, legally, at end of turn, at eot, eot, at end step, since last turn, since my last turn, since his last turn, for a turn, for a few turns, before this, before that, anymore, any more, like usual, like this, at all, by the way, at that time, as my land, as my land drop, as my land for turn, as my land for the turn, with the counter
typed-situation-mana = mana
typed-situation-of-theirs = of his, of theirs, opponent's, an opponent's
typed-situation-untaps = untap, untaps
typed-situation-entering = come in, comes in, enter, enters, start, starts, come down, etb, etbs, come into play, resolve
typed-situation-loses-it = lose, loses, losing, untap, untaps, untapped, turned off, shut off, shut down
typed-situation-type-creature = creature, creatures
typed-situation-type-artifact = artifact, artifacts
typed-situation-type-enchantment = enchantment, enchantments
typed-situation-type-land = land, lands
typed-situation-type-planeswalker = planeswalker, planeswalkers
typed-situation-type-legendary = legendary
typed-situation-action-scry = scry, scry 1, scry 2, scry 3, the scry
typed-situation-action-surveil = surveil, surveil 1, surveil 2
typed-situation-action-mill = mill, mill cards, mill any cards
typed-situation-action-search = search, search my library, search for a land, search for lands, search 2 lands, search for two lands, search for 2 lands, get to search, tutor, search up lands, search up 2 lands, search up two lands, fetch a land, get the search, search my deck
typed-situation-action-shuffle = shuffle, shuffle my library
typed-situation-action-investigate = investigate
typed-situation-action-proliferate = proliferate
typed-situation-action-discard = discard, discard a card, discard cards
typed-situation-trigger-of = etb, enters, enter the battlefield, cascade, prowess, exalted, storm, landfall, constellation, magecraft, death, dies, attack, evoke, persist, undying, extort, annihilator, evolve, battle cry, mentor, raid, heroic, lifegain, draw, cast, upkeep, end step, leave the battlefield, leaves the battlefield, ltb, afterlife, riot, cast trigger, enters-the-battlefield, pump
typed-situation-question = question, questions, query, interaction, scenario, rulings, situation
typed-situation-damage = damage, dmg
typed-situation-aim = gain, draw, prevent, create, make, give, get, discard
typed-situation-to = to
typed-situation-greeting = no counters, no counter, no summoning sickness, i have no creatures, i have no creatures to block with, he has no flyers, he has no creatures, he has no blockers, i have no blockers, all alone, 1v1, we are both untapped, sorry, no creatures, no cards in hand, empty board, my board is empty, his board is empty, no other creatures, nothing in response, no responses, nobody responds, no other effects, i am tapped out, he is tapped out, nothing else on board, nothing else on my side, nothing else on his side, nothing else, both untapped, lol, haha, do not ask, untapped, tapped, no counters on it, nothing else, no tricks, don't ask, ok so, hey quick one, quick one, no abilities, so, btw, for example, i think, we are both at 20, both at 20, hi, hello, hey, hi all, quick question, question, thanks, thank you, please, rules question, help, i am confused, i'm confused, not sure, hi everyone, hey all, cheers, thanks in advance, right, not overloaded, not kicked, unkicked, no kicker, no overload, normal version, regular, normally, hardcast, not evoked, from hand, i am new to magic, i am new, i am new to this, new player here, i am a new player, newish player here, sorry for the long question, sorry if this is a dumb question, sorry if this has been asked before, i could not find an answer, i could not find anything on this, could not find this anywhere, we could not agree, we could not figure it out, we were arguing about this, this came up last night, this came up yesterday, this came up in our last game, this came up, came up last night, came up in a game, came up in draft, please explain, can someone explain, can anyone explain, can someone explain this, can you explain, explain please, thank you in advance, many thanks, tia, thx, ty, much appreciated, any help appreciated, any help is appreciated, appreciate any help, no one has any other creatures, nothing else is relevant, nothing else matters, nothing relevant on board, no other permanents matter, no other relevant permanents, that is all, that is it, that is the question, i have enough mana, he has enough mana, i have the mana, he has the mana, we both have enough mana, mana is not an issue, mana is no issue, i have plenty of mana, with an empty board, an empty board, with empty boards, last card in my hand, my last card, his last card, last card in hand, my only card in hand, no spells, and an empty board
typed-situation-lacking = counters, counter, counters on it, cards, cards in hand, hand, tricks, responses, response, other effects, effects, mana, lands, permanents, other permanents, creatures on his side, creatures on my side, artifacts, enchantments, planeswalkers, instants, cards in graveyard, other cards, board, blockers at all, creatures at all, abilities, summoning sickness, evasion, other spells, spells, graveyard, counterspells, counterspell, counter magic, equipment, auras, poison, poison counters, poison counter, other poison, board at all, blue permanents, black permanents, flyers, fliers, creatures with flying, creature
typed-situation-joins = and, but, so, and then, or
typed-situation-tag = right, correct, yeah, yes, is not it, is not he, does not it, does not he, do not they, are not they, no, is that right, is that correct, is this right, is this correct, am i right, am i wrong, true, or am i wrong, right or wrong, obv
typed-situation-small-talk = real, quick, call, question, part, the, a, curious, weird, odd, strange, situation, interaction, hey, guys, folks, judges, so, yeah, yes, no, nope, help, please, pls, thanks, thx, ty, confused, confusing, sorry, wait, what, hmm, hm, uh, um, ok, okay, right, correct, true, false, sure, maybe, really, exactly, huge, argument, debate, settle, this, for, me, us, rules, ruling, newbie, noob, beginner, here, lol, lmao, haha, omg, ugh, crazy, funny, nvm, first, second, third, next, last, another, one, more, thing, dumb, stupid, short, long, story, edit, also, basically, anyway, anyways, quickly, asking, friend, my, in, commander, edh, modern, standard, pioneer, legacy, draft, game, pod, table, cube, fnm, prerelease, paper, online, arena, mtgo, to, be, clear, is, it, i, think, we, he, says, dont, know, idk

## Words

typed-situation-you = player a, i, me, we, you, us, myself, my face, me in the face, ap, p1, player 1, player one, the active player, active player
typed-situation-opponent = my opponent's face, opp's face, opponent's face, the opponent's face, the dome, his dome, he, she, him, they, her, them, opp, opponent, my opponent, the opponent, an opponent, his face, face, their face, opponents, the other player, player b, another player, someone, my friend, a friend, my buddy, my opp, the player, you opponent, your opponent, nap, p2, player 2, player two, the nonactive player, nonactive player, non-active player, my foe, the enemy, enemy, my brother, my roommate, my wife, my girlfriend, my boyfriend, my husband, my dad, my son, dude, this guy, some guy, the guy, this dude, opps, my opps, a guy at my lgs, some guy at my lgs, a guy in my pod, this player, this opponent, other player, somebody, somebody else, the other side, the other guy, other guy, my mate, a mate, my cousin, my sister, my kid, my coworker, my boss
typed-situation-my = my, mine, my own, our, ap's, p1's
typed-situation-their = enemy's, player b's, theirs, hers, his, her, their, his own, her own, their own, opp's, opponent's, my opponent's, the opponent's, an opponent's, your opponent's, my opp's, opponents, my opponents, enemy, opposing, opp, nap's, p2's, my opps, my buddy's, my friend's, the enemy's, opps, opponents', someone's, someones
typed-situation-blocker = blocker, blockers, blocking creature, blocking creatures
typed-situation-attacker = attacker, attackers, attacking creature, attacking creatures
typed-situation-basic-plains = plains
typed-situation-basic-island = island, islands
typed-situation-basic-swamp = swamp, swamps
typed-situation-basic-mountain = mountain, mountains
typed-situation-basic-forest = forest, forests
typed-situation-purpose-asked = just to get, only to get, just to draw, only to draw, just to gain, just to trigger, only to trigger, just for the, only for the, just for its, just for his
typed-situation-purpose = to flip, to draw, to scry, to loot, to add, to survive, to force, to save, to protect, to get, to try, to make, to prevent, to stop, to keep, to win, to gain, to avoid, hoping to, trying to, in order to, so it can, so he can, so she can, so they can, so i can, so that it can, so that he can, so that i can, so that they can
typed-situation-subject = i, he, she, they, opp, my opponent, the opponent, opponent, my opp, ap, nap, p1, p2, my buddy, my friend, someone, we, player a, player b, opps, somebody
typed-situation-inverted = he, she, they
typed-situation-earlier = when, after, once, as soon as, right after, right when, just as, as
typed-situation-opens = is, are, was, were, has, have
typed-situation-left = left, remaining
typed-situation-the-other = the other, the other one, other one, the unblocked one
typed-situation-the-first = the first one, the old one, the first, the one I have, the existing one
typed-situation-the-others = the others, the rest, the other ones
typed-situation-at-table = in a, in an, at a, in my, at my, in our, at our, in the, with a, for a, playing a, it is a, we are a, this is a, in, a
typed-situation-table = man pod, player pod, person pod, man game, player game, person game, players game, man table, player table, person table, player edh game, player edh, player commander game, player commander, man edh, man commander, player free for all, player multiplayer, player multiplayer game, man free for all, pod
typed-situation-table-of = pod of, table of, game of, game with
typed-situation-players = players, people, guys
typed-situation-against-opponents = against, with, vs, versus, and have, i have, i got, facing, and
typed-situation-opponents = opponents, opps, other players, enemies
typed-situation-third = another opponent, player c, the third player, my other opponent, the other opponent, a third player, opponent c, opponent b, p3
typed-situation-its = its, his, her, their, my
typed-situation-mode = mode, option, ability, modes
typed-situation-both-modes = both modes, all modes, both options
typed-situation-ordinal-first = first, 1st
typed-situation-ordinal-second = second, 2nd
typed-situation-ordinal-third = third, 3rd
typed-situation-ordinal-fourth = fourth, last, 4th
typed-situation-attacking = attacking, swinging at, coming at
typed-situation-attacks = attacking
typed-situation-may = can, could, may
typed-situation-turn-word = turn
typed-situation-if = if, when, after, once, as soon as, assuming
typed-situation-mine = mine, my one, my guy
typed-situation-theirs = theirs, his, his one, hers, their one, my opponent's, his guy
typed-situation-that = that, which, who
typed-situation-that-is = that is, which is, who is, that are, which are, that's, that are also, that are both, that are each, each of which is, that are all
typed-situation-edge = the beginning of, beginning of, the start of, the end of, at the beginning of, at the start of, at the end of, at beginning of, at end of, start of, end of, at start of
typed-situation-ordinal = next, first, second, third, following, own, same
typed-situation-step-upkeep = upkeep, upkeep step
typed-situation-trigger-word = trigger, triggers, ability, abilities
typed-situation-step-draw = draw step, draw
typed-situation-step-precombat-main = main phase, main, first main phase, precombat main phase, main phase 1, main step
typed-situation-step-combat = combat, combat phase, declare attackers step, declare attackers, declare blockers step, declare blockers, combat step, attack step, the combat damage step, combat damage step
typed-situation-step-beginning-of-combat = beginning of combat, beginning of combat step, start of combat, combat step beginning
typed-situation-step-postcombat-main = second main phase, postcombat main phase, post-combat main phase, second main, main phase 2, post combat main phase
typed-situation-step-end = end step, endstep, end of turn, end phase, eot
typed-situation-kicked = kicked, with kicker, kicking it, with the kicker, and kick it
typed-situation-the-last = the last, exactly, the final, the remaining, a total of
typed-situation-flashback = flashback, flash back, its flashback, the flashback
typed-situation-cost = cost, costs, mode
typed-situation-by-way-of = via, using, by, for its, for the
typed-situation-for-free = for free by pitching, for free by pitching a card, for free by pitching a blue card, by pitching, by pitching a card, by pitching a blue card, for its alternative cost, for its alternate cost, for the alternate cost, for the alternative cost, by exiling a card, by exiling a blue card, for free by exiling a blue card, for 0, for zero, for free, free, without paying its mana cost, without paying for it, without paying mana, for no mana, for 0 mana
typed-situation-way-emerge = emerge, emerges, emerged
typed-situation-way-spectacle = spectacle
typed-situation-way-prototype = prototype, prototyped
typed-situation-way-madness = madness, madnesses
typed-situation-way-disturb = disturb, disturbs, disturbed
typed-situation-way-escape = escape, escapes, escaped, escaping
typed-situation-way-bestow = bestow, bestows, bestowed, bestowing
typed-situation-way-blitz = blitz, blitzes, blitzed, blitzing
typed-situation-way-dash = dash, dashes, dashed, dashing
typed-situation-way-overload = overload, overloads, overloaded, overloading
typed-situation-way-evoke = evoke, evokes, evoked, evoking
typed-situation-for = for, with, where, paying
typed-situation-equals = is, equals, equal to, being, of
typed-situation-pitching = pitching, by pitching, and pitch, exiling, by exiling, and exile
typed-situation-choosing = giving it protection from, giving it, for protection from, with protection from, to give it protection from, choosing protection from, giving them protection from, naming, as a copy of, to copy, picking, with the modes, choosing modes, for the modes, choosing, copying, blinking, flickering, giving, giving my team, giving my creatures, giving all my creatures, giving my guys, giving my board
typed-situation-remarks = seems, seem, looks, look, sounds, sound, feels, makes no sense, makes sense, make sense, means, confuses, confused, bothers, worries, happened, came up, comes up, reads, new, mad, sure, mistaken, interested, supposed, asked, given
typed-situation-then = then, still, anyway, after that, in that case
typed-situation-undergoes = is, are, was, were, has been, have been, had been, gets, got, get, being
typed-situation-speaker = we, my friend, my buddy, my opponent, my opp, a friend, he, she, they, i, someone, some people, another player, the judge, a judge, my playgroup, the store owner, people, my brother, everyone, we
typed-situation-speech = could not agree, can not agree, can not decide, says, said, say, thinks, think, thought, insists, insisted, claims, claimed, argues, argued, told me, was wondering, am wondering, wonder, wondering, believe, believes, feel like, assume, assumed, know, understand, was wondering if, guess, want to know, want to know if, am asking, would like to know, would like to know if, need to know, was told, was taught, was always taught, have been told, was always told, remember, realize, realise, get that, am aware, understand
typed-situation-a = a, an, one
typed-situation-the = the, this, that, these, those
typed-situation-all = all, both, all of, both of
typed-situation-other = other, another, more, extra, additional
typed-situation-life-word = life, life total
typed-situation-any-permanents = permanents, other permanents, creatures, board
typed-situation-sick = summoning sick, summoning-sick, fresh, just played, just cast, just summoned, newly cast, newly played, freshly played, freshly cast, brand new
typed-situation-filler = ground, nonhuman, non-human, only, untapped, lonely, own, second, first, measly, tiny, remaining, new, entire, whole, big, little, lone, single, attacking, blocking, vanilla, random, huge, small, real, actual, original, nontoken, non-token, legit, good, poor, spare, unblocked, solo, freshly cast, puny, massive, basic, regular, normal, full
typed-situation-and = and, &, +, plus, as well as, along with, together with, and also
typed-situation-with = with, that has, which has, who has, that have, having, has
typed-situation-as-a = as a, as an, that's a
typed-situation-at = at, on, with
typed-situation-in = in, from, inside, out of
typed-situation-from = from, out of, from out of
typed-situation-on-it = on it, on them
typed-situation-on-battlefield = on the battlefield, in play, on board, on the board, on the field, out, on the table, down, around, on field
typed-situation-attached = equipped with, enchanted with, enchanted by, wearing, carrying, with the equipment
typed-situation-of = of, points of
typed-situation-measure = loyalty, defense, life, counters, defense counters, loyalty counters
typed-situation-untapped = untapped, open, available
typed-situation-it = that, it, her, she, that one, this one, that creature, the creature, this creature
typed-situation-object = him it, her it
typed-situation-dative = lui
typed-situation-person = she, her, he, him
typed-situation-becomes = is, are, be, was, were, become, becomes, became, makes it, makes them, make everything, makes everything, turns into
typed-situation-before-type = it, they, all, each, every, lands, land, the, his, still, also, now, just, only, basic
typed-situation-together = double, gang
typed-situation-one-of-them = one of them, one of those, one
typed-situation-one-of-the-blockers = one of the blockers, one of his blockers, one of their blockers, one of the blocking creatures
typed-situation-both = both, both of them
typed-situation-them = them, they, those, all three, all of them, all 3, all four, all 4, all five, they all, them all, all of these, these, all of those, each of them, the whole lot
typed-situation-everything = everything, all my creatures, all my guys, all of my creatures, my whole board, my whole team, my team, all his creatures, his whole board, the whole team, all creatures, all my stuff, my stuff, everything of mine, everything i have, everything i own, all my permanents, my whole side, all of my stuff
typed-situation-tribe-angel = angel, angels
typed-situation-tribe-ape = ape, apes
typed-situation-tribe-archer = archer, archers
typed-situation-tribe-artificer = artificer, artificers
typed-situation-tribe-assassin = assassin, assassins
typed-situation-tribe-bat = bat, bats
typed-situation-tribe-bear = bear, bears
typed-situation-tribe-beast = beast, beasts
typed-situation-tribe-berserker = berserker, berserkers
typed-situation-tribe-bird = bird, birds
typed-situation-tribe-boar = boar, boars
typed-situation-tribe-cat = cat, cats
typed-situation-tribe-centaur = centaur, centaurs
typed-situation-tribe-cleric = cleric, clerics
typed-situation-tribe-construct = construct, constructs
typed-situation-tribe-crab = crab, crabs
typed-situation-tribe-demon = demon, demons
typed-situation-tribe-dinosaur = dinosaur, dinosaurs, dino, dinos
typed-situation-tribe-dog = dog, dogs, hound, hounds
typed-situation-tribe-dragon = dragon, dragons
typed-situation-tribe-drake = drake, drakes
typed-situation-tribe-druid = druid, druids
typed-situation-tribe-dwarf = dwarf, dwarves, dwarfs
typed-situation-tribe-eldrazi = eldrazi
typed-situation-tribe-elemental = elemental, elementals
typed-situation-tribe-elephant = elephant, elephants
typed-situation-tribe-elf = elf, elves
typed-situation-tribe-faerie = faerie, faeries
typed-situation-tribe-fox = fox, foxes
typed-situation-tribe-frog = frog, frogs
typed-situation-tribe-fungus = fungus, fungi
typed-situation-tribe-giant = giant, giants
typed-situation-tribe-goat = goat, goats
typed-situation-tribe-goblin = goblin, goblins, gobbo, gobbos
typed-situation-tribe-god = god, gods
typed-situation-tribe-golem = golem, golems
typed-situation-tribe-gremlin = gremlin, gremlins
typed-situation-tribe-griffin = griffin, griffins
typed-situation-tribe-horror = horror, horrors
typed-situation-tribe-horse = horse, horses
typed-situation-tribe-human = human, humans
typed-situation-tribe-hydra = hydra, hydras
typed-situation-tribe-illusion = illusion, illusions
typed-situation-tribe-imp = imp, imps
typed-situation-tribe-insect = insect, insects
typed-situation-tribe-knight = knight, knights
typed-situation-tribe-lizard = lizard, lizards
typed-situation-tribe-merfolk = merfolk
typed-situation-tribe-minotaur = minotaur, minotaurs
typed-situation-tribe-monk = monk, monks
typed-situation-tribe-mouse = mouse, mice
typed-situation-tribe-mutant = mutant, mutants
typed-situation-tribe-myr = myr, myrs
typed-situation-tribe-ninja = ninja, ninjas
typed-situation-tribe-ogre = ogre, ogres
typed-situation-tribe-ooze = ooze, oozes
typed-situation-tribe-orc = orc, orcs
typed-situation-tribe-ox = ox, oxen
typed-situation-tribe-phyrexian = phyrexian, phyrexians
typed-situation-tribe-pirate = pirate, pirates
typed-situation-tribe-plant = plant, plants
typed-situation-tribe-rabbit = rabbit, rabbits
typed-situation-tribe-rat = rat, rats
typed-situation-tribe-rhino = rhino, rhinos
typed-situation-tribe-robot = robot, robots
typed-situation-tribe-rogue = rogue, rogues
typed-situation-tribe-samurai = samurai
typed-situation-tribe-saproling = saproling, saprolings
typed-situation-tribe-scout = scout, scouts
typed-situation-tribe-serpent = serpent, serpents
typed-situation-tribe-servo = servo, servos
typed-situation-tribe-shaman = shaman, shamans
typed-situation-tribe-skeleton = skeleton, skeletons
typed-situation-tribe-sliver = sliver, slivers
typed-situation-tribe-snake = snake, snakes
typed-situation-tribe-soldier = soldier, soldiers
typed-situation-tribe-spider = spider, spiders
typed-situation-tribe-spirit = spirit, spirits
typed-situation-tribe-squirrel = squirrel, squirrels
typed-situation-tribe-thopter = thopter, thopters
typed-situation-tribe-treefolk = treefolk
typed-situation-tribe-troll = troll, trolls
typed-situation-tribe-turtle = turtle, turtles
typed-situation-tribe-vampire = vampire, vampires
typed-situation-tribe-villain = villain, villains
typed-situation-tribe-wall = wall, walls
typed-situation-tribe-warlock = warlock, warlocks
typed-situation-tribe-warrior = warrior, warriors
typed-situation-tribe-werewolf = werewolf, werewolves
typed-situation-tribe-whale = whale, whales
typed-situation-tribe-wizard = wizard, wizards
typed-situation-tribe-wolf = wolf, wolves
typed-situation-tribe-wurm = wurm, wurms
typed-situation-tribe-zombie = zombie, zombies
typed-situation-of-the-game = pump, pumps, pumped, twice, comes, enters, clone, clones, blink, blinks, ability, abilities, activate, activated, activates, artifact, attach, attack, attacks, attacked, attacking, aura, battle, battlefield, block, blocks, blocked, blocker, blockers, blocking, board, bounce, cast, casts, casting, combat, control, controls, copy, copies, cost, costs, counter, counters, countered, creature, creatures, cycle, damage, dead, deals, deathtouch, deck, destroy, destroyed, die, dies, died, discard, discards, doubled, draw, draws, emblem, enchanted, enchantment, enters, equip, equipped, equipment, etb, exile, exiled, exiles, face, fight, fizzle, flash, flicker, flying, gain, gains, graveyard, hand, haste, hexproof, indestructible, infect, kill, kills, killed, land, lands, leaves, library, life, lifelink, lose, loses, loyalty, mana, menace, mill, mills, monarch, morph, once, opening, pay, pays, permanent, phase, planeswalker, play, plays, poison, power, prevent, protection, proliferate, reach, regenerate, resolve, resolves, return, returns, sac, sacrifice, sacrificed, scry, search, shroud, shuffle, spell, spells, stack, steal, stolen, survives, swing, swings, tap, taps, tapped, target, targets, token, tokens, toughness, trample, transform, trigger, triggers, triggered, turn, untap, untaps, untapped, vehicle, vigilance, ward, wins, zone, x, double, doubles, attackers, attacker, upkeep, step, end, opponent, opponents, opp, him, enchant, hit, hits, first, strike, two, both, another, other, chooses, choose, choice, named, names, respond, responds, response, extra, skip, more, less, bigger, smaller, front, throw, throws, threw, sacs, sacrificing, evoke, ninjutsu, crew, flashback, kicked, kicker, monarch, emblem, copied, removes, remove, fights
typed-situation-kind-fetch = fetch, fetches, fetchland, fetchlands, fetch land, fetch lands
typed-situation-kind-rock = mana rock, mana rocks, rock, rocks
typed-situation-kind-dork = mana dork, mana dorks, dork, dorks
typed-situation-kind-commander = commander, general
typed-situation-kind-removal = removal spell, kill spell, removal, spot removal
typed-situation-kind-wipe = board wipe, boardwipe, board-wipe, sweeper, mass removal spell
typed-situation-kind-burn = burn spell, burn
typed-situation-kind-counterspell = counterspell, counter spell
typed-situation-kind-anthem = anthem, anthem effect
typed-situation-kind-equipment = equipment
typed-situation-first-name = dave, david, bob, bobby, steve, gary, mike, michael, john, johnny, tom, tommy, sam, alex, chris, ben, dan, danny, matt, nick, joe, jim, tim, kevin, eric, paul, josh, ryan, kyle, jeff, greg, brian, scott, andy, tony, billy, anna, sarah, emma, lisa, kate, katie, julie, jess, jenny, laura
typed-situation-kind-permanent = permanent, permanents
typed-situation-creature = creature, creatures, dude, dudes, guy, guys, body, bodies, attacker, attackers, blocker, blockers, attacking creature, blocking creature, beater, chump blocker
typed-situation-kind = planeswalker, pw, walker, land, artifact, enchantment, aura, equipment, battle, siege, saga, vehicle, spell, counter, counterspell
typed-situation-card-word = card, cards, spell, spells
typed-situation-kind-planeswalker = planeswalker, walker, pw
typed-situation-kind-land = land, lands
typed-situation-kind-enchantment = enchantment, enchantments
typed-situation-kind-artifact = artifact, artifacts
typed-situation-kind-sorcery = sorcery, sorceries
typed-situation-kind-spell = spell, spells, noncreature spell, noncreature spells, non-creature spell
typed-situation-kind-instant = instant, instants
typed-situation-kind-creature = creature
typed-situation-spell = spell
typed-situation-spell-word = spell, counter, counterspell
typed-situation-token = token, tokens
typed-situation-copy = copy, copies
typed-situation-inverted = it
typed-situation-color-white = white
typed-situation-color-blue = blue
typed-situation-color-black = black
typed-situation-color-red = red
typed-situation-color-green = green
typed-situation-color-colorless = colorless
typed-situation-without = without, that has no, with no
typed-situation-nothing-said = counters, abilities, any counters, any abilities, summoning sickness
typed-situation-attached-behind = on it, attached, attached to it, equipped, on him, on her
typed-situation-on-side = on
typed-situation-side = side, side of the board, side of the table, side of the field, board, field, battlefield, side of the battlefield
typed-situation-tail = from persist, from undying, off persist, off undying, with persist, with undying, thanks to, without revolt, without kicker, without kicking it, unkicked, even though, though, although, because, since, too, as well, anyway, here, from it, from that, off it, off that, off of it, this way, in total, total, altogether, then, now, again, after that, after this, after combat, at the end, in the end, at the end of combat, this turn, for it, for that, right, or not, in this case, there, overall, exactly, all in all, to it, in response, out of it, out of that, as a result, or, afterwards, from this, in this situation, to the player, through, off the, from the, because of, left, from my, off my, after, like this, like that, total damage
typed-situation-how-many = how much, how many, how often
typed-situation-place-library = library, deck, top of my library, top of his library, top of their library, top of the library, the bottom of my library, bottom of my library
typed-situation-place-command = command zone
typed-situation-place-battlefield = battlefield, play, board, field, bf
typed-situation-any = any, some, more, all
typed-situation-or = or
typed-situation-under = under
typed-situation-control = control
typed-situation-kills = kill, kills, killed, destroy, destroys, destroyed, take out, takes out
typed-situation-any-of-them = any of them, any of those, any of these, either of them, any of mine, any of my creatures
typed-situation-times-two = twice, two times, 2 times, 2x, x2, twice in a row, two times in a row
typed-situation-times-three = three times, thrice, 3 times, 3x, x3, three times in a row
typed-situation-times-four = four times, 4 times, 4x, x4
typed-situation-times-five = five times, 5 times, 5x, x5
typed-situation-number-one = one
typed-situation-number-two = two, a couple of, a pair of, a couple
typed-situation-number-three = three
typed-situation-number-four = four
typed-situation-number-five = five
typed-situation-number-six = six
typed-situation-number-seven = seven
typed-situation-number-eight = eight
typed-situation-number-nine = nine
typed-situation-number-ten = ten
typed-situation-number-eleven = eleven
typed-situation-number-twelve = twelve
typed-situation-number-twenty = twenty
typed-situation-zone-hand = hand
typed-situation-zone-graveyard = graveyard, yard, grave, gy, graveyards, yards, graves, bin, discard pile
typed-situation-zone-exile = exile
typed-situation-keyword-deathtouch = deathtouch
typed-situation-keyword-defender = defender
typed-situation-keyword-double-strike = double strike, double-strike, doublestrike, double striking
typed-situation-keyword-first-strike = first strike, first-strike, firststrike, first striking
typed-situation-keyword-flying = flying, flier
typed-situation-keyword-haste = haste, hasty
typed-situation-keyword-hexproof = hexproof
typed-situation-keyword-indestructible = indestructible
typed-situation-keyword-lifelink = lifelink, lifelinking
typed-situation-keyword-menace = menace
typed-situation-keyword-reach = reach
typed-situation-keyword-shroud = shroud
typed-situation-keyword-wither = wither
typed-situation-keyword-prowess = prowess
typed-situation-keyword-trample = trample, trampling
typed-situation-keyword-vigilance = vigilance, vigilant
typed-situation-protection = protection, pro
typed-situation-protection-from = from
typed-situation-nobody = nobody, no one, nothing, no blocks, no blockers, no block
typed-situation-keyword-infect = infect
typed-situation-keyword-persist = persist
typed-situation-keyword-undying = undying
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
typed-situation-agent-shroud = shroud guy
typed-situation-agent-wither = wither guy
typed-situation-agent-prowess = prowess guy
typed-situation-agent-trample = trampler, tramplers
typed-situation-agent-vigilance = vigilance guy
typed-situation-agent-persist = persist creature, persist guy
typed-situation-agent-undying = undying creature, undying guy
typed-situation-agent-infect = infecter, infect guy

## What is said of it

situation-line = { $head }: { $things }
situation-players-seated = { $number } players.
situation-board = Board: { $board }.
situation-acts = Played: { $acts }.
situation-acts-read = Not played: { $acts }.
situation-any-artifact = an artifact
situation-any-spell = a spell
situation-any-creature = a creature
situation-any-token = a creature token
situation-an-attacker = an attacker
situation-two-blockers = two blockers
situation-subject-you = i
situation-subject-opponent = he
situation-further-player = Player { $number }
situation-not-answered = Not played, so not answered: “{ $clause }”.
situation-not-read = The words “{ $clause }” were not read: what is told above is what happens.
situation-left-out = Left out: “{ $clause }”.
situation-token-white = white
situation-token-blue = blue
situation-token-black = black
situation-token-red = red
situation-token-green = green
situation-token-colorless = colorless
situation-assumed-creature = { $count ->
    [1] “{ $text }” is taken to be a { $item } creature token.
   *[other] “{ $text }” are taken to be { $item } creature tokens.
}
situation-assumed-modes = All modes of { $card } are taken to be chosen.
situation-assumed-aim = { $card } is taken to be aimed at { $goal }.
situation-assumed-owner = I take { $card } to be { $player }'s.
situation-assumed-counters = { $card } is taken to have { $count } +1/+1 counters.
situation-assumed-card = “{ $text }” is taken to be { $card }.
situation-not-understood = Not understood, so nothing is played: “{ $clause }”.
situation-understood = I understood: { $restated }
situation-yes = Yes: { $verdict }
situation-no = No: { $verdict }
situation-yes-anyway = Yes, whatever is chosen. { $verdict }
situation-no-anyway = No, whatever is chosen. { $verdict }
situation-pays = { $name } pays { $cost }.
situation-makes-mana = { $count ->
    [0] { $card } has no mana ability that can be activated.
   *[other] { $card } has “{ $ability }”
}
situation-is-type = { $card } is: { $types }.
situation-controls = { $name } controls { $card }.
situation-blocked = { $card } is a blocked creature until combat ends, even if its blockers leave. (509.1h)
situation-unblocked = { $card } is an unblocked creature. (509.1h)
situation-triggers = { $count ->
    [0] Nothing triggers.
    [one] One ability triggers.
   *[other] { $count } abilities trigger.
}
situation-size = { $name } is { $power }/{ $toughness }.
situation-answered = “{ $question }”: { $answer }
situation-chosen = Chosen, as the best for { $player }: { $answer } ({ $prompt }).
situation-extra-turns = { $count ->
    [0] { $name } gets no extra turn.
    [one] { $name } gets one extra turn.
   *[other] { $name } gets { $count } extra turns.
}
situation-sacrifices = { $count ->
    [0] { $name } sacrifices nothing.
    [one] { $name } sacrifices one permanent.
   *[other] { $name } sacrifices { $count } permanents.
}
situation-some-permanents = { $number } permanents
situation-draws = { $count ->
    [0] { $name } draws no card.
    [one] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
situation-tokens = { $count ->
    [0] { $name } creates no token.
    [one] { $name } creates a token.
   *[other] { $name } creates { $count } tokens.
}
situation-tokens-of = { $count ->
    [0] { $name } creates no { $kind } token.
    [one] { $name } creates a { $kind } token.
   *[other] { $name } creates { $count } { $kind } tokens.
}
situation-damage = { $count ->
    [0] { $name } is dealt no damage.
   *[other] { $name } is dealt { $count } damage.
}
situation-loses-life = { $count ->
    [0] { $name } loses no life.
   *[other] { $name } loses { $count } life.
}
situation-gains-life = { $count ->
    [0] { $name } gains no life.
   *[other] { $name } gains { $count } life.
}
situation-life-total = { $name } is at { $count } life.
situation-has-counters = { $count ->
    [0] { $card } has no counters.
    [one] { $card } has { $count } { $kind } counter.
   *[other] { $card } has { $count } { $kind } counters.
}
situation-in-zone = { $zone ->
    [battlefield] { $card } is on the battlefield.
    [graveyard] { $card } is in { $owner }'s graveyard.
    [hand] { $card } is in { $owner }'s hand.
    [library] { $card } is in { $owner }'s library.
    [exile] { $card } is in exile.
    [command] { $card } is in the command zone.
    [stack] { $card } is on the stack.
   *[other] { $card } is nowhere: a token that leaves the battlefield ceases to exist.
}
situation-as-it-stands = that is how this board stands; nothing is done on it.
situation-legends-apart = each player controls only one { $name }, and the legend rule counts only what one player controls. (704.5j)
situation-paid = { $card } is sacrificed to pay the cost, and nobody can respond before that is done. (601.2h and 602.2b)
situation-not-chosen = { $name } can't be chosen there.
situation-assumed-removal = “{ $clause }” is taken to be by { $card }.
situation-short-name = “{ $word }” is taken to be { $card }, not { $other }.
situation-nearly = “{ $word }” is taken to be { $card }.
situation-costs = { $card } costs { $cost }.
situation-hand = { $count ->
    [0] { $name } has no cards in hand.
    [one] { $name } has one card in hand.
   *[other] { $name } has { $count } cards in hand.
}
