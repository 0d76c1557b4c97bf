### Short acts: the sentences that people write for what is done in a game. They are read and printed: the first line
### that fits is printed. <gap>, (any/of/these), [there if its gap is filled]; see engine/table/short_acts/sentences.py.

short-act-cast =
    <player> (casts/cast) <card>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> (casts/cast) <card> <details> (on/at/targeting) <targets>
    <player> (responds with/respond with/responds/respond/responds by casting) <card>[ (on/at/targeting) <targets>][(,/) <details>]
short-act-by-name =
    <player> <card> <targets>[(,/) <details>]
    <player> <card> (on/at/targeting) <targets>[(,/) <details>]
    <player> <card> <details> (on/at/targeting) <targets>
short-act-cast-by =
    <player> <cost> <card>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> <cost> <card> <details> (on/at/targeting) <targets>
short-act-play =
    <player> (plays/play) <card>[ (on/at/targeting) <targets>][(,/) <details>]
short-act-special =
    <player> (turns/turn) <source> face up
    <player> <doing> <source>
    <player> (takes the special action/take the special action) <special> with <source>
    <player> <special> <source>
short-act-activate =
    <player> (activates/activate/uses/use/taps/tap) <source>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use) <source> (,/) <details> (,/) (on/at/targeting) <targets>
    <player> (activates/activate/uses/use/) <source> (,/'s/'/) <loyalty>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> (activates/activate/uses/use/) (the/) <loyalty> (of/with/) <source>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> <keyword> <source>[ (to/on/onto) <targets>]
    <player> (activates/activate/uses/use) <source>[ (on/at/targeting) <targets>] (,/) sacrificing <paid>[(,/) <details>]
short-act-sacrifice =
    <player> (sacrifices/sacrifice/sacs/sac) <paid> (to/for) <source>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> (sacrifices/sacrifice/sacs/sac/cracks/crack/pops/pop) <source>[ (on/at/targeting) <targets>][(,/) <details>]
    <player> (sacrifices/sacrifice/sacs/sac/cracks/crack/pops/pop) <source> for mana
short-act-attack =
    <player> (attacks/attack) <attacked> with <attackers>
    <player> (does not attack/doesn't attack/attacks with nobody/attack with nobody/no attack/no attacks)
    <player> (attacks/attack/swings/swing) with <attackers>
    <player> (attacks/attack/swings/swing) (at/into) <attacked> with <attackers>
    <player> (attacks/attack/swings/swing) (at/into/) <attacked> with <everyone>
    <player> (attacks/attack/swings/swing) with <attackers> (at/into) <attacked>
    <player> (attacks/attack/swings/swing) <everyone>
    <attackers> (attacks/attack) <attacked>
    <attackers> (attacks/attack)
short-act-attack-too =
    <attacked> with <attackers>
    <attackers> (at/attacks/attack) <attacked>
short-act-block =
    <player> (blocks/block) <blocked> with <blockers>
    <player> (does not block/doesn't block/blocks with nobody/block with nobody/no block/no blocks)
    <player> (blocks/block) with <blockers>
    <blockers> (blocks/block) <blocked>
    <player> (blocks/block) <everyone>
    <player> (blocks/block) <blocked> with <everyone>
    <blockers> (blocks/block)
short-act-block-too =
    <blocked> with <blockers>
    <blockers> (blocks/block) <blocked>
short-act-details = <details>
short-act-attack-only =
    <player> (attacks/attack/swings/swing)
short-act-block-only =
    <player> (blocks/block)
short-act-pass =
    <player> (passes/pass/passes priority/pass priority)
short-act-resolve =
    (resolve/resolve it/let it resolve)
    resolve <count>(/ times)
short-act-resolve-all =
    (resolve all/resolve everything/resolve the stack/let everything resolve)
short-act-end-turn =
    (end turn/end the turn/end of turn/next turn/pass the turn/pass turn)
short-act-turn-of =
    (to/go to/on to/) <player> ('s/') (/next) turn
    (to/go to/on to/) <my> (/next) turn
short-act-go-to =
    (to/go to/on to/move to) (the/) <step>
    (to/go to/on to/move to) <player> ('s/'/) (/next) <step>
    (to/go to/on to/move to) (the/) <step> of turn <turn>
    (to/go to/on to/move to) <player> ('s/'/) (/next) <step> of turn <turn>
    (/the/next) <step>
    <my> (/next) <step>
    <player> ('s/') (/next) <step>
short-act-divide =
    <player> (assigns/assign/divides/divide/deals/deal/puts/put) <division>
    <division>
short-act-share =
    <count> (/damage/counters/counter) (to/on/onto/at) <thing>
    <thing> = <count>
    <count> <thing>
short-act-answer =
    <player> (chooses/choose/answers/answer/says/say/picks/pick) <value>
short-act-concede =
    <player> (concedes/concede)

short-act-detail-x = (X=/X is) <number>
short-act-detail-kicked = (kicked/kick it) <number> times
short-act-detail-kicked-once = (kicked/kick it/with kicker/kicking it)
short-act-detail-free = (without paying/for free/without paying its mana cost)
short-act-detail-costs = (with/for/paying) (/its/the) <value> (/cost/costs)
short-act-detail-modes = (mode/modes/choosing/choosing mode/choosing modes) <value>
short-act-detail-face = (as/as the/as its) <face>
short-act-detail-from = (from/from the/from my) <zone>
short-act-detail-ability = (ability/with ability) <value>

## What may be written for something, the first being what is printed

short-word-me = I, me, you, my
short-word-my = my, your
short-word-their = opp, opponent, his, her
short-word-opponent = opp, opponent, he, she, they, opp's, opponent's, face, my opponent, your opponent
short-word-article = the, a, an, that, this
short-word-commander = commander, general
short-word-on = on
short-word-and = and, &, +
short-word-then = then
short-word-it = it, him, them
short-word-all = all, both, every, all the
short-word-everything = everything, all, everyone, all creatures, everybody
short-word-in-response = in response, responding, in response to it, in response to that
short-word-number-2 = two
short-word-number-3 = three
short-word-number-4 = four
short-word-number-5 = five
short-word-keyword-equip = equip, equips
short-word-keyword-crew = crew, crews
short-word-keyword-cycling = cycle, cycles, cycling
short-word-special-foretell = foretells, foretell
short-word-special-plot = plots, plot
short-word-special-suspend = suspends, suspend
short-word-special-unlock = unlocks, unlock
short-word-cost-kicker = kick, kicks
short-word-cost-evoke = evoke, evokes
short-word-cost-dash = dash, dashes
short-word-cost-overload = overload, overloads
short-word-cost-flashback = flashback, flashbacks
short-word-cost-bestow = bestow, bestows
short-word-cost-mutate = mutate, mutates
short-word-cost-escape = escape, escapes
short-word-cost-retrace = retrace, retraces
short-word-cost-disturb = disturb, disturbs
short-word-cost-blitz = blitz, blitzes
short-word-cost-cleave = cleave, cleaves
short-word-cost-morph = morph, morphs
short-word-cost-disguise = disguise, disguises
short-word-cost-prototype = prototype, prototypes
short-word-cost-warp = warp, warps
short-word-cost-spectacle = spectacle, spectacles
short-word-cost-emerge = emerge, emerges
short-word-cost-jump-start = jump-start, jump-starts
short-word-cost-entwine = entwine, entwines
short-word-cost-buyback = buyback, buybacks
short-word-yes = yes, y
short-word-no = no, n
short-word-as-listed = as listed
short-word-attackers-too = { $goals } with { $creatures }
short-word-blockers-too = { $goals } with { $creatures }

short-word-face-front = front face, front, its front face
short-word-face-back = back face, back, its back face
short-word-face-left = left half, left
short-word-face-right = right half, right
short-word-face-adventure = adventure, an adventure
short-word-face-fused = fused
short-word-zone-hand = hand
short-word-zone-graveyard = graveyard, yard
short-word-zone-exile = exile
short-word-zone-library = library, top of the library
short-word-zone-command = command zone, command

short-word-step-untap = untap step, untap
short-word-step-upkeep = upkeep, upkeep step
short-word-step-draw = draw step
short-word-step-precombat-main = precombat main phase, precombat main, main, main phase, first main phase, main 1
short-word-step-beginning-of-combat = beginning of combat, combat, begin combat, start of combat, combat phase
short-word-step-declare-attackers = declare attackers step, declare attackers, attackers, attacks
short-word-step-declare-blockers = declare blockers step, declare blockers, blockers, blocks
short-word-step-combat-damage = combat damage step, combat damage, damage
short-word-step-end-of-combat = end of combat, end of combat step, end combat
short-word-step-main = main, main phase
short-word-step-postcombat-main = postcombat main phase, postcombat main, second main phase, second main, main 2
short-word-step-end = end step, end, end of turn
short-word-step-cleanup = cleanup step, cleanup

## What was expected where something is not understood

short-act-between = ;
short-act-not-understood = “{ $found }” is not understood here. Expected: { $expected }.
short-act-gone-by-then = “{ $found }” is gone by then: what is on the stack resolves before that (117.4).
short-act-ends-early = Something is missing after “{ $before }”. Expected: { $expected }.
short-act-several = “{ $found }” may mean several: { $names }.
short-act-expected-act = an act such as “cast Shock on Bob”, “attack with everything”, “block Bears with Wall”, “pass”, “resolve”, “to combat”, “end turn”
short-act-expected-player = a player
short-act-expected-card = the name of a card to cast
short-act-expected-card-in-hand = the name of a card in hand
short-act-expected-land = the name of a land card to play
short-act-expected-source = something with an ability
short-act-expected-sacrifices = something with an ability that costs to sacrifice another
short-act-expected-sacrifices-itself = something with an ability that costs to sacrifice it, or what it is sacrificed to: “sac Bears to Seer”
short-act-expected-paid = what is sacrificed
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
short-act-expected-blocked = the attacker that is blocked
short-act-expected-it = “it”
short-act-expected-my = “my”
short-act-expected-cost = a cost such as “kick” or “evoke”
short-act-expected-loyalty = a loyalty cost such as “+1”
short-act-expected-everyone = “everything”
short-act-expected-step = a step such as “combat” or “end step”
short-act-expected-count = a number
short-act-expected-turn = the number of a turn
short-act-expected-value = an answer
short-act-expected-details = details such as “X=3”, “kicked” or “without paying”
short-act-expected-division = who gets how much, as in “3 to Bears, 2 to Bob”
short-act-expected-thing = who gets it
short-act-expected-end = the end of the act
short-act-expected-short = something shorter (2,000 characters in all, 40 words in one act)
