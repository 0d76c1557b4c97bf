### What came of it, in short: the verdict.

verdict-more = { $count } more
verdict-sized = { $object } ({ $power }/{ $toughness }{ $until }{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
})
verdict-times = { $thing } ({ $count } times)
verdict-defeated = { $count ->
    [one] { $things } is defeated.
   *[other] { $things } are defeated.
}
verdict-defeated-to-exile = { $count ->
    [one] { $things } is defeated and stays in exile.
   *[other] { $things } are defeated and stay in exile.
}
until-these-leave = {" "}until { $things } { $count ->
    [one] leaves
   *[other] leave
} the battlefield
verdict-stays-in-exile = { $count ->
    [one] { $things } stays in exile{ $until }.
   *[other] { $things } stay in exile{ $until }.
}
verdict-countered = { $count ->
    [one] { $things } is countered.
   *[other] { $things } are countered.
}
verdict-countered-to-command = { $count ->
    [one] { $things } is countered and now in the command zone.
   *[other] { $things } are countered and now in the command zone.
}
verdict-countered-to-exile = { $count ->
    [one] { $things } is countered and exiled.
   *[other] { $things } are countered and exiled.
}
verdict-countered-to-graveyard = { $count ->
    [one] { $things } is countered and put into { $owner }'s graveyard.
   *[other] { $things } are countered and put into { $owner }'s graveyard.
}
verdict-countered-to-hand = { $count ->
    [one] { $things } is countered and put into { $owner }'s hand.
   *[other] { $things } are countered and put into { $owner }'s hand.
}
verdict-countered-to-library = { $count ->
    [one] { $things } is countered and { $place ->
        [shuffled] shuffled into
        [top] put on top of
       *[in] put into
    } { $owner }'s library.
   *[other] { $things } are countered and { $place ->
        [shuffled] shuffled into
        [top] put on top of
       *[in] put into
    } { $owner }'s library.
}
verdict-countered-abilities = { $count ->
    [one] { $things } is countered{ $so }.
   *[other] { $things } are countered{ $so }.
}
verdict-dies = { $count ->
    [one] { $things } dies.
   *[other] { $things } die.
}
verdict-dies-again = { $count ->
    [one] { $things } dies, comes back and dies again{ $times ->
        [2] {""}
       *[other] { " " }({ $times } times in all)
    }.
   *[other] { $things } die, come back and die again{ $times ->
        [2] {""}
       *[other] { " " }({ $times } times in all)
    }.
}
verdict-dies-having-entered = { $count ->
    [one] { $things } enters and dies.
   *[other] { $things } enter and die.
}
verdict-dies-before-striking = { $count ->
    [one] { $things } dies before dealing combat damage.
   *[other] { $things } die before dealing combat damage.
}
verdict-dies-to-command = { $count ->
    [one] { $things } dies and is now in the command zone.
   *[other] { $things } die and are now in the command zone.
}
verdict-dies-to-exile = { $count ->
    [one] { $things } dies and is now in exile.
   *[other] { $things } die and are now in exile.
}
verdict-dies-to-hand = { $count ->
    [one] { $things } dies and is now in { $owner }'s hand.
   *[other] { $things } die and are now in { $owner }'s hand.
}
verdict-dies-to-library = { $count ->
    [one] { $things } dies and is now in { $owner }'s library.
   *[other] { $things } die and are now in { $owner }'s library.
}
verdict-dies-recast = { $count ->
    [one] { $things } dies, goes to the command zone, { $tax ->
        [none] is cast for the first time (no commander tax)
       *[other] is cast again (commander tax { $tax })
    } and enters
   *[other] { $things } die, go to the command zone, { $tax ->
        [none] are cast for the first time (no commander tax)
       *[other] are cast again (commander tax { $tax })
    } and enter
}.
verdict-countered-recast = { $count ->
    [one] { $things } is countered, goes to the command zone, { $tax ->
        [none] is cast for the first time (no commander tax)
       *[other] is cast again (commander tax { $tax })
    } and enters
   *[other] { $things } are countered, go to the command zone, { $tax ->
        [none] are cast for the first time (no commander tax)
       *[other] are cast again (commander tax { $tax })
    } and enter
}.
verdict-recast = { $count ->
    [one] { $things } goes to the command zone, { $tax ->
        [none] is cast for the first time (no commander tax)
       *[other] is cast again (commander tax { $tax })
    } and enters
   *[other] { $things } go to the command zone, { $tax ->
        [none] are cast for the first time (no commander tax)
       *[other] are cast again (commander tax { $tax })
    } and enter
}.
verdict-dies-returns = { $count ->
    [one] { $things } dies and is back on the battlefield{ $as }.
   *[other] { $things } die and are back on the battlefield{ $as }.
}
verdict-dies-returns-under = { $count ->
    [one] { $things } dies and returns under { $player }'s control.
   *[other] { $things } die and return under { $player }'s control.
}
verdict-die-return-sized = { $count ->
    [one] { $things } dies and is back on the battlefield{ $with }.
   *[other] These die and are back on the battlefield{ $with }: { $things }.
}
back-of-size = {" "}as { $count ->
    [one] { $an ->
        [true] an
       *[false] a
    } { $size }
   *[other] { $size } creatures
}{ $with }
back-with-counters = {" "}with { $number ->
    [one] a { $kind } counter
   *[other] { $number } { $kind } counters
}{ $count ->
    [one] {""}
   *[other] {" "}each
}
back-as-copy = { $tapped ->
    [true] {" "}tapped
   *[false] {""}
} as a copy of { $name }{ $with }
sacrificed-by = {" "}by { $player }
verdict-sacrificed = { $count ->
    [one] { $things } is sacrificed{ $by }.
   *[other] { $things } are sacrificed{ $by }.
}
verdict-exiled = { $count ->
    [one] { $things } is exiled.
   *[other] { $things } are exiled.
}
verdict-destroyed = { $count ->
    [one] { $things } is destroyed.
   *[other] { $things } are destroyed.
}
triggers-for = {" "}for { $thing }
once-for-each-card-drawn = once for each card drawn
verdict-triggers = { $source }'s ability triggers{ $times }{ $for }{ $by }.
verdict-costs = { $object } costs { $cost }: { $effects }.
verdict-ability-costs = { $object }'s ability costs { $cost }: { $effects }.
verdict-lets-cast = { $effects } { $count ->
    [one] lets
   *[other] let
} { $player } cast { $object }.
verdict-lets-cast-free = { $effects } { $count ->
    [one] lets
   *[other] let
} { $player } cast { $object } without paying the mana cost.
verdict-lets-activate = { $effects } { $count ->
    [one] lets
   *[other] let
} { $player } activate { $object }.
verdict-lets-play = { $effects } { $count ->
    [one] lets
   *[other] let
} { $player } play { $object }.
verdict-lets-be = { $source } doesn't affect { $object }{ $why }.
verdict-lets-attack = { $source } lets { $object } attack (as attackers are declared{ $why }).
one-of-several = { $prompt } ({ $place } of { $number })
verdict-to-graveyard = { $count ->
    [one] { $things } is put into { $owner }'s graveyard.
   *[other] { $things } are put into { $owner }'s graveyard.
}
verdict-exiled-for-good = { $count ->
    [one] { $things } is exiled for good.
   *[other] { $things } are exiled for good.
}
verdict-exiled-not-entering = { $count ->
    [one] { $things } is exiled instead of entering{ $why }.
   *[other] { $things } are exiled instead of entering{ $why }.
}
verdict-to-exile = { $count ->
    [one] { $things } is in exile{ $why }.
   *[other] { $things } are in exile{ $why }.
}
verdict-to-hand = { $count ->
    [one] { $things } is in { $owner }'s hand.
   *[other] { $things } are in { $owner }'s hand.
}
verdict-to-library = { $count ->
    [one] { $things } is { $place ->
        [top] on top of
        [bottom] on the bottom of
        [second] second from the top of
        [third] third from the top of
       *[other] in
    } { $owner }'s library.
   *[other] { $things } are { $place ->
        [top] on top of
        [bottom] on the bottom of
        [second] second from the top of
        [third] third from the top of
       *[other] in
    } { $owner }'s library.
}
verdict-to-command = { $count ->
    [one] { $things } is in the command zone.
   *[other] { $things } are in the command zone.
}
verdict-to-outside = { $count ->
    [one] { $things } leaves the game.
   *[other] { $things } leave the game.
}
verdict-ceases = { $count ->
    [one] { $things } ceases to exist.
   *[other] { $things } cease to exist.
}
verdict-more-below = the rest is in the steps.
verdict-discarded = { $owner } discards { $things }{ $why }.
verdict-legend-rule = { $count ->
    [one] { $things } goes to { $owner }'s graveyard (“legend rule”).
   *[other] { $things } go to { $owner }'s graveyard (“legend rule”).
}
verdict-instead-of-dying = { $things } { $count ->
    [one] is
   *[other] are
} { $where ->
    [shuffled] shuffled into { $owner }'s library
    [top] put on top of { $owner }'s library
    [bottom] put on the bottom of { $owner }'s library
    [library] put into { $owner }'s library
    [hand] put into { $owner }'s hand
    [command] put into the command zone
   *[exile] exiled
} instead of { $dying ->
    [true] dying
   *[false] going to the graveyard
}{ $why }.
verdict-survives = { $count ->
    [one] { $things } survives.
   *[other] { $things } survive.
}
verdict-back = { $things } { $stays ->
    [true] { $count ->
        [one] is back and stays: it is a new object
       *[other] are back and stay: they are new objects
    }
   *[false] { $count ->
        [one] is back and isn't affected: it is a new object
       *[other] are back and aren't affected: they are new objects
    }
}{ $fought ->
    [true] , out of combat, and { $count ->
        [one] deals
       *[other] deal
    } no combat damage
   *[false] {""}
}.
verdict-returns = { $things } { $count ->
    [one] is
   *[other] are
} back on the battlefield{ $tapped ->
    [true] {" "}tapped
    [attacking] {" "}tapped and attacking
   *[false] {""}
}{ $fought ->
    [true] , out of combat, and { $count ->
        [one] deals
       *[other] deal
    } no combat damage
   *[false] {""}
}.
verdict-out-of-combat = { $things } { $count ->
    [one] is out of combat and deals
   *[other] are out of combat and deal
} no combat damage.
verdict-enters = { $count ->
    [one] { $things } enters
   *[other] { $things } enter
}{ $tapped ->
    [true] {" "}tapped
    [attacking] {" "}tapped and attacking
   *[false] {""}
}{ $on }.
attached-to-host = {" "}attached to { $host }
verdict-enters-with = { $count ->
    [one] { $things } enters{ $tapped ->
        [true] {" "}tapped
        [attacking] {" "}tapped and attacking
       *[false] {""}
    } with { $number ->
        [one] 1 { $kind } counter.
       *[other] { $number } { $kind } counters.
    }
   *[other] { $things } enter{ $tapped ->
        [true] {" "}tapped
        [attacking] {" "}tapped and attacking
       *[false] {""}
    } with { $number ->
        [one] 1 { $kind } counter
       *[other] { $number } { $kind } counters
    } each.
}
verdict-enters-having = { $count ->
    [one] { $things } enters and has { $number ->
        [0] no { $kind } counters.
        [one] 1 { $kind } counter.
       *[other] { $number } { $kind } counters.
    }
   *[other] { $things } enter and have { $number ->
        [0] no { $kind } counters
        [one] 1 { $kind } counter
       *[other] { $number } { $kind } counters
    } each.
}
copied-as = { $name } ({ $is })
verdict-enters-as-copy = { $count ->
    [one] { $card } enters{ $tapped ->
        [true] {" "}tapped
       *[false] {""}
    } as a copy of { $name }.
   *[other] { $count } { $cards } enter{ $tapped ->
        [true] {" "}tapped
       *[false] {""}
    } as copies of { $name }.
}
verdict-enters-under = { $count ->
    [one] { $things } enters under { $player }'s control.
   *[other] { $things } enter under { $player }'s control.
}
verdict-prevented = { $number ->
    [one] { $amount } damage to { $things }
    [each] { $amount } damage to each of { $things }
   *[several] The damage to { $things }
} is prevented{ $count ->
    [0] {""}
    [one] {" "}(effect of { $effects })
   *[other] {" "}(effects of { $effects })
}{ $why }{ $so }.
so-survives = , so { $which ->
    [all] { $count ->
        [one] it survives
       *[other] they survive
    }
   *[other] { $things } { $count ->
        [one] survives
       *[other] survive
    }
}
verdict-prevented-in-all = { $amount } damage is prevented in all{ $count ->
    [0] {""}
    [one] {" "}(effect of { $effects })
   *[other] {" "}(effects of { $effects })
}{ $why }.
verdict-redirected = { $amount } damage is dealt to { $to } instead of { $of }.
verdict-controls = { $player } controls { $things }{ $duration }.
verdict-gets-back = { $player } gets { $things } back.
verdict-taken-along = { $objects } { $count ->
    [one] leaves
   *[other] leave
} the game with { $player }.
verdict-play-on = { $players } { $count ->
    [one] plays
   *[other] play
} on.
verdict-is-now-of-size = { $things } { $count ->
    [one] is
   *[other] are
} now { $size }.
verdict-is-now-without = { $things } { $count ->
    [one] is
   *[other] are
} now { $size } with no { $kind } counter.
verdict-is-now = Now: { $things }.
verdict-counters = { $things }: { $number ->
    [0] no { $kind } counters.
    [one] 1 { $kind } counter.
   *[other] { $number } { $kind } counters.
}
verdict-life = { $player } is at { $life } life ({ $change }{ $by }).
by-deathtouch = { $things }: deathtouch
by-deathtouch-itself = deathtouch
enough-with-deathtouch = with deathtouch 1 damage to a blocker is lethal
list-behind = , { $what }
verdict-life-as-before = { $player } is at { $life } life, as before.
verdict-damaged = { $player } is at { $life } life ({ $damage } damage{ $by }).
verdict-player-counters = { $player } has { $number ->
    [0] no { $kind } counters.
    [one] 1 { $kind } counter.
   *[other] { $number } { $kind } counters.
}
verdict-draws-these = { $player } draws { $cards }.
verdict-draws = { $player } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
verdict-mills-to-exile-these = { $player } mills { $cards }, exiled instead.
verdict-mills-to-exile = { $player } mills { $count ->
    [one] a card
   *[other] { $count } cards
}, exiled instead.
verdict-mills-these = { $player } mills { $cards }.
verdict-mills = { $player } mills { $count ->
    [one] a card.
   *[other] { $count } cards.
}
verdict-on-stack = On the stack: { $things }.
verdict-below = Below it on the stack: { $things }.
verdict-choose = It's up to { $player }:
verdict-nothing = Nothing happens.
verdict-unread = Careful: { $whole ->
    [true] { $cards } { $count ->
        [one] is
       *[other] are
    } not read
   *[other] not all of { $cards } is read
}, and that could change this.
verdict-unread-by-hand = Careful: { $whole ->
    [true] { $cards } { $count ->
        [one] is
       *[other] are
    } not read
   *[other] not all of { $cards } is read
}: do by hand what { $count ->
    [one] it says
   *[other] they say
}.
verdict-unread-by-hand-first = Careful: { $whole ->
    [true] { $cards } { $count ->
        [one] is
       *[other] are
    } not read
   *[other] not all of { $cards } is read
}: do by hand what { $count ->
    [one] it says
   *[other] they say
}. Without that:
verdict-unread-triggered = Careful: { $whole ->
    [true] { $cards } { $count ->
        [one] is
       *[other] are
    } not read
   *[other] not all of { $cards } is read
}, and what isn't may trigger here. Without that:
verdict-unread-first = Careful: { $whole ->
    [true] { $cards } { $count ->
        [one] is
       *[other] are
    } not read
   *[other] not all of { $cards } is read
}, and { $count ->
    [one] it replaces
   *[other] they replace
} what happens here. Without { $count ->
    [one] it
   *[other] them
}:
pronoun = it
pronoun-possessive = its
marks-of-possession = 's '
