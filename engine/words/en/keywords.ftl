### Questions and refusals of keyword abilities.

choose-promised = Who gets the gift of { $source }?
choose-way = How do you cast { $object }?
choose-emerge = Choose the creature to sacrifice for { $source }
choose-harmonize = You may tap a creature to pay less for { $source }
choose-assist = You may have another player help pay for { $source }
pay-for-assist = Say how much of the generic mana of { $source } you pay (at most { $most })
may-reveal-miracle = Reveal { $object } for its miracle?
tell-bestow-ends = { $object } is no longer an Aura.
choose-crew-more = Those creatures have power { $have } together: { $object } needs { $missing } more. Choose again
