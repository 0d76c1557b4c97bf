### What did not happen, and why.

forbidden-by = {": "}{ $source }
forbidden-by-this-turn = {" this turn: "}{ $source }
given-by = {" ("}{ $source }{ $newer })
newer-than-these = , an effect newer than { $others }'s
forbidden-by-text = {": "}{ $source } (“{ $text }”)
forbidden-by-own-text = {": "}“{ $text }”
not-destroyed = { $count ->
    [one] { $what } isn't destroyed: it has
   *[other] { $what } aren't destroyed: they have
} indestructible{ $by }.
resolves-idle = { $ability ->
    [true] { $item }'s ability
   *[other] { $item }
} resolves and does nothing:{" "}
not-countered = { $resolved }{ $what } can't be countered{ $by }.
no-creature-as-it-enters = { $what } isn't a creature as it enters, so { $by } doesn't apply.
not-sacrificed = { $what } can't be sacrificed{ $by }.
no-counters-put = No { $kind } counters can be put on { $what }{ $by }.
no-counters-left = No { $kind } counters are put on { $what } (effect of { $source }: { $before } → 0).
no-more-drawn = { $what } can't draw another card this turn{ $by }.
no-card-drawn = { $what } can't draw a card{ $by }.
no-life-gained = { $what } can't gain life{ $by }.
no-life-lost = { $what } can't lose life{ $by }.
life-stays = { $what } stays at { $life } life{ $by }.
does-not-lose = { $what } can't lose the game{ $by }.
saved-from-losing = { $player } doesn't lose the game{ $by }.
lives-without-life = { $what } doesn't lose the game with { $life } life{ $by }.
does-not-win = { $what } can't win the game{ $by }.
does-not-enter = { $what } can't enter the battlefield{ $by }.
not-double-faced = { $count ->
    [one] { $what } doesn't transform: it isn't double-faced.
   *[other] { $what } don't transform: they aren't double-faced.
}
no-swap = { $aura } stays where it is: there is no Aura card that it could change places with.
not-both-legal = Nothing is sacrificed or returned: only one of the two targets is still legal.
not-melded = { $things } can't be melded and stay in exile.
no-copy-created = { $player } creates no token: there is nothing to copy.
found-not-into-hand = { $what } isn't put into { $player }'s hand: { $effects } had it exiled as it was found.
stays-where-found = { $what } isn't put anywhere else: it was exiled as it was found.
does-not-transform = { $what } doesn't transform: only day and night turn it over.
survives = , which survives as { $power }/{ $toughness } with { $damage } damage
tell-survives = { $object } survives as { $power }/{ $toughness } with { $damage } damage.
its-ability = { $source }'s ability{ $which }
its-keyword = { $source }'s { $keyword }
kept-from-triggering = { $by }{ $together ->
    [true] , which leaves at the same time,{" "}
   *[false] {" "}
}keeps { $count ->
    [one] { $ability }
   *[other] { $count } abilities of { $source }
} from triggering{ $so }.
ability-lost = { $count ->
    [one] { $ability } doesn't trigger: { $by } has taken that ability away
   *[other] { $count } abilities of { $object } don't trigger: { $by } has taken them away
}: { $texts }.
ability-lost-said = { $ability } doesn't trigger: { $by } has taken that ability away{ $so }.
abilities-lost-said = { $count } abilities of { $object } don't trigger: { $by } has taken them away{ $so }.
so-not = , so { $what }
misses-draw = no card is drawn
misses-life-gain = no life is gained
misses-life-loss = no life is lost
misses-life = no life is lost or gained
misses-damage = no damage is dealt
misses-damage-for-that = no damage is dealt for that
misses-token = no token is created
misses-clue = no Clue is created
misses-scry = nobody scries
misses-surveil = nobody surveils
misses-sacrifice = nothing is sacrificed
misses-destroy = nothing is destroyed
misses-exile = nothing is exiled
misses-return = nothing returns
misses-counters = no counters are put on anything
misses-counters-for-that = no counters are put on anything for that
misses-discard = nothing is discarded
misses-mill = nothing is milled
misses-search = no library is searched
misses-counter = nothing is countered
misses-untap = nothing untaps
misses-mana = no mana is added
misses-copy = nothing is copied
misses-win = nobody wins the game
misses-loss = nobody loses the game
misses-own-sacrifice = it isn't sacrificed
misses-own-return = it doesn't return
misses-own-exile = it isn't exiled
misses-own-counters = it gets no counters
misses-own-untap = it doesn't untap
control-stays = { $player } still controls { $things }.
condition-not-met = { $ability } doesn't trigger: “if { $condition }” isn't true{ $number }{ $so }.
enters-without = { $object } enters without { $kind } counters: “if { $condition }” isn't true{ $number }.
new-and-not-cast = it is a new object and wasn't cast
condition-false = “if { $condition }” isn't true{ $number }
condition-true = “if { $condition }” is true{ $by }
made-true-by = : { $things }
x-is-0 = { $spell } is cast without paying its mana cost, so X is 0.
not-sacrificed-unless = { $source } isn't sacrificed: “{ $condition }” is true.
unless-true = “{ $condition }” is true, so that part of { $source } isn't done.
condition-unknown = “If { $condition }”: nobody has said which card it is, so that part of { $source } isn't done here.
so-part-not-done = , so that part of { $source } isn't done
spared-destroy = { $things } { $count ->
    [one] isn't destroyed
   *[other] aren't destroyed
}
spared-exile = { $things } { $count ->
    [one] isn't exiled
   *[other] aren't exiled
}
spared-counter = { $things } { $count ->
    [one] isn't countered
   *[other] aren't countered
}
spared-return = { $things } { $count ->
    [one] doesn't return
   *[other] don't return
}
spared-tap = { $things } { $count ->
    [one] isn't tapped
   *[other] aren't tapped
}
condition-untrue = “{ $word } { $condition }” isn't true{ $number }{ $so }.
no-damage = { $ability } doesn't trigger: the damage is prevented{ $so }.
entered-tapped = { $ability } doesn't trigger: { $things } entered tapped and didn't become tapped{ $so }.
not-for-itself = What { $object } says of how permanents enter doesn't affect { $object } itself.
so-not-done = So “{ $text }” isn't done (“{ $words }”).
cost-not-paid = What { $source } says behind “{ $words }” isn't done.
counts-none = { $source }'s ability does nothing: what it counts there was 0 as it left.
source-has-left = { $source } has left already: its { $which ->
    [activated] activated ability
    [triggered] triggered ability
   *[any] ability
} does nothing.
depends-on-hands = What { $source } does depends on the cards in { $players }'s { $count ->
    [one] hand
   *[other] hands
}, and nobody has said what is there: say it, and ask again.
nothing-to-do = There is nothing for { $of ->
    [ability] the ability of { $source }
   *[spell] { $source }
}{ $which } to do.
which-trigger = {" "}(“{ $text }”)
nothing-exiled-with = { $source }'s ability that returns what is exiled does nothing: nothing has been exiled with it.
no-amount-of-mana = { $player } adds no mana: the amount is { $count }.
nothing-gained = { $players } { $number ->
    [one] gains
   *[other] gain
} no life: the amount is { $count }.
nothing-lost = { $players } { $number ->
    [one] loses
   *[other] lose
} no life: the amount is { $count }.
nothing-dealt = { $source } { $number ->
    [one] deals
   *[other] deal
} no damage: the amount is { $count }.
no-death = { $what } { $number ->
    [one] doesn't
   *[other] don't
} trigger: { $things } { $count ->
    [one] doesn't
   *[other] don't
} die{ $so }.
gone-before-striking = { $creatures } { $count ->
    [one] deals no combat damage: it is
   *[other] deal no combat damage: they are
} no longer in combat.
gone-before-second-strike = { $creatures } { $count ->
    [one] deals no damage a second time: it is
   *[other] deal no damage a second time: they are
} no longer in combat.
no-effect-left = Nothing is left for the { $count ->
    [one] effect
   *[other] effects
} of { $sources } to apply to{ $which }.
which-draw = {" "}for { $place ->
    [1] the first
    [2] the second
    [3] the third
   *[other] number { $place }
} of the { $of } draws
shielded = { $off } isn't destroyed: a shield counter is removed from it instead{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
umbra-destroyed = { $what } isn't destroyed: { $aura } is destroyed instead.
triggered-already = { $ability } { $limit ->
    [do-once] doesn't trigger again: what it lets its controller do once each turn has been done
    [ever] has triggered once and doesn't again
    [twice] has triggered twice this turn and doesn't again
   *[once] has triggered already this turn and doesn't again
}.
target-illegal = { $count ->
    [one] { $targets } is no longer a legal target and isn't affected ({ $why }).
   *[other] { $targets } are no longer legal targets and aren't affected ({ $why }).
}
target-gone-unaffected = { $things } { $count ->
    [one] is
   *[other] are
} no longer { $where ->
    [battlefield] on the battlefield
    [stack] on the stack
    [graveyard] in the graveyard
    [exile] in exile
   *[other] there
} and { $count ->
    [one] isn't
   *[other] aren't
} affected.
attacks-nothing = { $count ->
    [one] { $what } no longer attacks anything and deals
   *[other] { $what } no longer attack anything and deal
} no combat damage.
attacked-has-left = { $count ->
    [one] { $what } deals
   *[other] { $what } deal
} no combat damage: { $player }, who was attacked, has left the game.
blocked-by-nothing-now = { $creature } stays blocked, though nothing blocks it any more, and deals no damage in the second combat damage step.
blocked-by-nothing = { $creature } stays blocked, though nothing blocks it any more, and deals no combat damage.
tramples-at-nothing = { $creature } deals no { $again ->
    [true] damage in the second combat damage step
   *[other] combat damage
}: what it was attacking is gone{ $walker ->
    [true] , and none of it may go to the player behind that
   *[other] {""}
}.
blocks-nothing = { $creature } no longer blocks anything and deals no combat damage.
assigns-nothing = { $creature } assigns no combat damage.
no-power = { $creature } deals no combat damage: its power is { $power }.
attached-already = { $what } is attached to { $to } already and doesn't move.
not-attached = { $what } can't be attached to { $to }{ $because }{ $stays }.
stays-attached = {" "}and stays attached to { $to }
because-of-protection = : { $protection }{ $by }
nothing-to-enchant = { $what } stays where it is: there is nothing it can enchant.
not-regenerated = { $what } can't be regenerated.
left-already = { $source } has left the battlefield already: nothing is exiled.
not-sacrificed-not-theirs = { $things } { $count ->
    [one] isn't sacrificed: { $player } doesn't control it
   *[other] aren't sacrificed: { $player } doesn't control them
}.
not-sacrificed-gone = { $things } { $count ->
    [one] isn't sacrificed: it has
   *[other] aren't sacrificed: they have
} left the battlefield since{ $back ->
    [true] , and what has come back is a new object
   *[other] {""}
}.
near-miss = { $ability } doesn't trigger for { $object }: { $why }{ $so }.
lets-be = { $source } (“{ $text }”) doesn't affect { $object }{ $why }.
lets-be-as = {": "}{ $why }
was-not-declared = { $count ->
    [one] it
   *[other] they
} entered { $how ->
    [attacking] attacking
   *[blocking] blocking
} and { $count ->
    [one] wasn't
   *[other] weren't
} declared
this-damage = the { $amount } damage
life-as-dealt = { $player } was at { $life } life as it was dealt{ $as ->
    [infect] , so it gives no poison counters
   *[wither] {""}
}
enters-from = { $count ->
    [one] it enters
   *[other] they enter
} from { $place ->
    [exile] exile
    [hand] a hand
    [stack] the stack
   *[other] elsewhere
}
copies-as-it-enters = it becomes a copy as it enters, by no triggered ability
chosen-name-is = the chosen name is { $name }
number-counted = { $count } (the number that it counts)
number-of-cards = { $last ->
    [true] the { $count } { $count ->
        [one] card
       *[other] cards
    } in { $player }'s { $where ->
        [hand] hand
        [library] library
       *[graveyard] graveyard
    }
   *[false] { $count } (the cards in { $player }'s { $where ->
        [hand] hand
        [library] library
       *[graveyard] graveyard
    })
}
its-number-is = its { $what ->
    [power] power
    [toughness] toughness
    [base-power] base power
    [base-toughness] base toughness
    [loyalty] loyalty
   *[mana-value] mana value
} is { $number }, not { $how ->
    [even] even
    [odd] odd
    [less] less than { $bound }
    [or-less] { $bound } or less
    [greater] greater than { $bound }
    [or-greater] { $bound } or greater
   *[equal] { $bound }
}
lets-special-actions-be = { $by } has split second, which doesn't stop special actions.
not-cheaper = { $face } can't be cast so: its mana value is { $value }, not less than { $limit }.
lets-mana-abilities-be = { $by } doesn't apply to this ability of { $what }: it is a mana ability.
too-few-to-sacrifice = { $player } is to sacrifice { $count } and has { $there ->
    [0] nothing to sacrifice
   *[other] only { $there }: as many as possible
}.
nothing-to-sacrifice = { $player } has nothing to sacrifice.
cant-be-chosen = { $player } can't choose this, for it is impossible: “{ $text }”.
cant-be-chosen-said = { $player } can't choose this, for it is impossible: “{ $text }”.
draws-not-chosen = { $what } can't draw { $count ->
    [one] a card
   *[other] { $count } cards
}{ $by }, so that can't be chosen.
no-end-step = “{ $text }” happens only in the next turn's end step: this turn has none.
end-step-has-begun = “{ $text }” happens only in the next turn's end step, since this was done in an end step already.
departed-trigger = { $ability } isn't put onto the stack, as { $player } has left the game{ $so }.
so-stays = , so { $things } { $count ->
    [one] stays
   *[other] stay
} { $where ->
    [exile] in exile
   *[battlefield] on the battlefield
}
need-not-pay-to-attack = { $creature } doesn't have to attack { $target }: nobody has to pay for an attack ({ $by }).
nothing-to-discard = { $player } has no cards to discard.
no-fight = They don't fight: one of them isn't a creature on the battlefield any more.
no-exchange = Nothing is exchanged: { $why }.
exchange-takes-two = that takes both
exchange-with-oneself = { $player } controls both { $things }
over-before-it-began = The effect of { $source } is over before it begins and does nothing.
not-brought-back = { $things } { $count ->
    [one] doesn't return: it
   *[other] don't return: they
} { $token ->
    [true] ceased to exist.
   *[other] { $count ->
        [one] is
       *[other] are
    } no longer in exile.
}
does-not-phase-in = { $what } doesn't phase in{ $by }.
does-not-untap = { $what } doesn't untap{ $by }.
commander-left-there = { $player } leaves { $object } in { $where ->
    [exile] exile
   *[graveyard] the graveyard
}, not putting it into the command zone.
never-on-stack = { $ability } has triggered{ $count ->
    [one] {""}
   *[other] {" "}{ $count } times
} but isn't put onto the stack{ $so }.
no-search = { $player } can't search libraries{ $by }{ $ignore ->
    [yes] , whose effect { $player } hasn't paid to ignore
   *[no] {""}
}.
among-the-top = {" "}among the top { $count } cards{ $by }
finds-nothing = { $player } finds nothing{ $among }.
counts-no-mana = { $player } adds no mana: what { $source } counts is 0.
no-mana = { $player } adds no mana: there is no type that it could be.
has-moved-on = { $count ->
    [one] { $things } has
   *[other] { $things } have
} left already: nothing happens.
has-come-back = { $things } { $count ->
    [one] has left and come back as a new object
   *[other] have left and come back as new objects
}, which this doesn't affect.
verdict-not-the-same = { $things } { $stays ->
    [true] { $count ->
        [one] stays: it is a new object
       *[other] stay: they are new objects
    }
   *[false] { $count ->
        [one] isn't affected: it is a new object
       *[other] aren't affected: they are new objects
    }
}
not-caused = { $player } can't be made to { $what ->
    [sacrifice] sacrifice anything
   *[discard] discard anything
}: { $by }.
no-legend-rule = { $things } { $count ->
    [one] stays
    [2] both stay
   *[other] all stay
}: the “legend rule” doesn't apply to { $count ->
    [one] it
   *[other] them
} ({ $by }).
not-as-it-resolves = { $card } { $inset ->
    [omen] isn't shuffled into the library
   *[adventure] { $where ->
        [exile] is exiled, but can't be cast from there
       *[other] isn't exiled, so it can't be cast from exile
    }
}: { $spell } didn't resolve.
goes-on-applying = The effect of { $what } still applies to { $things }: it began in layer { $layer }, before abilities are lost in layer 6.
goes-on-being = { $things } { $count ->
    [one] is
   *[other] are
} still { $types }: the effect of { $what } began in layer { $layer }, before abilities are lost in layer 6.
so-many-permanents = { $count } permanents
loop-older-first = { $what } and { $others } depend on each other, so { $what }, the { $number ->
    [one] older
   *[other] oldest
} of them{ $listed ->
    [true] {" "}(listed first)
   *[false] {""}
}, is applied first{ $count ->
    [0] {""}
   *[other] {" "}and doesn't apply to { $things }
}.
not-legendary = { $what } stays beside its namesake: it isn't legendary.
saga-without-chapters = { $what } isn't sacrificed: it has no chapter abilities{ $why }.
saga-gets-no-lore = { $what } gets no lore counter: it has no chapter abilities{ $why }.
abilities-taken = {" ("}it has lost its abilities: { $effects })
abilities-taken-by-land-type = {" ("}it is { $types }: { $effects })
not-prevented = The damage that { $what } { $count ->
    [one] deals
   *[other] deal
} to { $to } can't be prevented{ $by }{ $so }.
chooses-not-to-paying = { $player } doesn't pay { $cost }.
chooses-not-to-paying-life = { $player } doesn't pay { $life } life.
not-able-to-paying = { $player } can't pay { $cost }.
not-able-to-paying-life = { $player } can't pay { $life } life.
chooses-not-to = { $player } doesn't { $text }.
not-able-to = { $player } can't { $text }.
declines-to = { $player } doesn't { $text }.
declines-to-quoted = { $player } chooses not to do this: “{ $text }”.
declines-to-said = { $player } chooses not to do this: { $text }.
declines-to-paying = { $player } doesn't pay { $cost }.
declines-to-paying-life = { $player } doesn't pay { $life } life.
declines-to-cast = { $player } doesn't cast { $card }.
chooses-not-to-quoted = { $player } chooses not to do this: “{ $text }”.
chooses-not-to-said = { $player } chooses not to do this: { $text }.
not-able-to-quoted = { $player } can't do this: “{ $text }”.
not-able-to-said = { $player } can't do this: { $text }.
nothing-discarded = { $player } discards nothing: { $size } ({ $effects }).
no-maximum-hand-size = no maximum hand size
maximum-hand-size = the maximum hand size is { $count }
is-no-creature = { $things } { $count ->
    [one] stays: it isn't a creature
   *[other] stay: they aren't creatures
}{ $why }.
no-end-of-milling = Nothing has been put into { $player }'s graveyard this way, so the process goes on until that library is empty.
