### Questions and refusals of keyword abilities.

choose-promised = Who gets the gift of { $source }?
choose-way = Cast { $object } in which way?
choose-permission = Cast { $object } by which permission?
choose-emerge = Choose the creature to sacrifice for { $source }
choose-harmonize = Choose a creature to tap to pay less for { $source }, or none
choose-assist = Choose another player to help pay for { $source }, or nobody
pay-for-assist = Say how much of the generic mana of { $source } you pay (at most { $most })
may-reveal-miracle = Reveal { $object } for its miracle?
may-reveal-drawn = Reveal { $object }, the first card drawn this turn, for { $source }?
goes-on-as-creature = { $spell } resolves as a creature spell: { $reason }.
tell-bestow-ends = { $object } is no longer an Aura and is a creature again.
choose-crew-more = Those creatures have power { $have } together: { $object } needs { $missing } more. Choose again
may-create-myriad = Create a token copy of { $source } attacking { $player }?
choose-riot = Does { $object } enter with a +1/+1 counter or with haste?
riot-counter = a +1/+1 counter
riot-haste = haste
choose-devoured = Choose creatures to sacrifice for { $source }'s devour
choose-tribute = Choose the opponent who may pay tribute to { $source }
may-pay-tribute = Have { $object } enter with { $number } +1/+1 counters?
choose-amplify = Choose cards to reveal for { $source }'s amplify
umbra-armor = { $source } saves { $object }
dredge-this = Instead of drawing, mill { $number } and return { $object } to your hand{ $which }?
spend-mana-of = Is mana from { $source } spent to cast { $object }?
choose-colors-spent = Which colors of mana are spent to cast { $source }, beside those it demands?
choose-enlisted = Choose a creature to tap to enlist it for { $source }, or none
choose-paired = Choose the creature to pair { $source } with
tell-paired = { $object } and { $other } are paired.
tell-pair-ends = { $object } is no longer paired.
choose-materials = Choose the materials to exile for { $source }
may-ripple = Reveal the top { $number } cards of your library for { $source }?
choose-rippled = Choose a card revealed by { $source } to cast for nothing, or none
choose-bottom-order = Put the rest on the bottom of the library in which order ({ $source })?
choose-mutate = Does { $spell } go on top of { $object } or under it?
mutate-over = on top
mutate-under = under it
tell-mutated = { $spell } { $place ->
    [over] goes on top of { $onto }
   *[under] goes under { $onto }
}: they are one creature, { $object }.
tell-plotted = { $object } becomes plotted.
tell-foretold = { $object } becomes foretold.
choose-other-mana = Pay { $mana } for how many of the counters of { $source }?
choose-offered = Choose what to sacrifice for { $source }'s offering
choose-swapped = Choose the Aura card to exchange with { $source }
companion-timing = { $object } can be put into your hand only in your main phase, while the stack is empty. Wait for that, then try again.
companion-once = { $player } has put a companion into their hand already: once a game is all.
companion-chosen = { $object } is the chosen companion, and the starting deck is as it asks
companion-commander = { $object } can't be brought into this Commander game: its color identity has to be within your commander's, and you may have no other card of that name in the game.
