### What happened, what was assumed, what was expected.

## Steps

cast-with = {" "}({ $keywords })
cast-with-for = {" "}({ $keywords }, for { $cost }{ $because })
cast-for = {" "}(for { $cost }{ $because })
cost-sum = { $announced }{ $changes }{ $least }
cost-more = {" "}+ { $mana } by { $by }
cost-less = {" "}− { $mana } by { $by }
cost-at-least = , then at least { $mana } by { $by }
cost-because = {""}: { $effects }
cost-because-at-least-one = {": "}{ $effects }, which can't make it cost less than one mana
cast-transformed = transformed: the spell is { $types }
cast-with-x = X = { $count }
commander-tax = commander tax { $tax }
cast-modes = {": "}{ $modes }
tell-cast = { $player } casts { $spell }{ $how }{ $targets }{ $paying }{ $modes }.
tell-cast-from = { $where ->
    [exile] { $player } casts { $spell }{ $how } from exile{ $targets }{ $paying }{ $modes }.
    [outside] { $player } casts { $spell }{ $how } from outside the game{ $targets }{ $paying }{ $modes }.
   *[other] { $player } casts { $spell }{ $how } from the { $origin }{ $targets }{ $paying }{ $modes }.
}
target-with-share = { $target } ({ $count })
targeting = {" "}targeting { $targets }
targeting-only = { $targets } (the only legal choice)
targeting-each = , each targeting { $targets }
paying-with = , paying with { $sources }
tell-activate = { $player } activates { $source }{ $times }{ $how }{ $targets }{ $paying }: { $text }.
tell-activate-mana = { $player } activates a mana ability of { $source }{ $how }{ $targets }{ $paying }{ $text }.
times = {" "}{ $count } times
tell-trigger = { $source }'s ability triggers{ $times }{ $targets }: { $text }.
keyword-with = { $text }
tell-delayed-all-the-same = The rest of { $source } still happens: “{ $text }”{ $of }.
tell-resolves-first = { $player }'s { $count ->
    [one] ability goes
   *[other] abilities go
} onto the stack above the abilities of { $others } and { $count ->
    [one] resolves
   *[other] resolve
} before them.
tell-trigger-as-before = { $source }'s ability triggers again{ $times }{ $targets }.
tell-trigger-too = { $source }'s ability also triggers{ $times }{ $targets }.
tell-trigger-again = { $source }'s ability triggers again targeting { $targets }.
tell-targets = { $source }'s ability targets { $targets }.
tell-card-copied = { $player } copies { $card }.
tell-copied = { $player } copies { $spell }{ $times }{ $targets }.
copy-targeting = {"; "}{ $count ->
    [one] the copy targets
   *[other] the copies target
} { $targets }
tell-cannot-cast = { $player } can't cast { $card }{ $why }{ $stays }
tell-cannot-play = { $player } can't play { $card }{ $why }
cannot-because = .{" "}{ $reason }
cannot-by = { $there }: { $source }{ $text }{ $counted }.
cannot-like-that = {" "}like that.
stays-exiled = {" "}It stays in exile.
stays-no-longer-suspended = {" "}It stays in exile and is no longer suspended.
tell-resolve = { $item } resolves.
tell-resolve-copy = { $copies ->
    [one] { $item } resolves.
   *[other] { $copies } copies of { $called } resolve.
}
by-its-keyword = { $keyword }
by-when-it-triggers = “{ $text }”
tell-resolve-ability = { $item }'s { $which ->
    [worded] { $words } ability
    [activated] activated ability
    [triggered] triggered ability
   *[any] ability
} resolves{ $times }.
tell-does-nothing = { $item } does nothing: { $reason }.
tell-not-resolved = { $item } doesn't resolve{ $where }: { $reason }{ $so }.
tell-trigger-removed = { $item } is removed from the stack: { $reason }.
not-resolved-targets = { $count ->
    [one] its target is illegal
   *[other] all its targets are illegal
} ({ $why })
target-gone = { $things } { $count ->
    [one] is
   *[other] are
} no longer { $where ->
    [battlefield] on the battlefield
    [stack] on the stack
    [graveyard] in the graveyard
    [exile] in exile
   *[other] where it was
}
target-came-back = { $things } left and came back as { $count ->
    [one] a new object
   *[other] new objects
}
target-left-game = { $player } has left the game
target-phased-out = { $thing } is phased out
targets-not-together = { $thing } no longer fits the other targets
not-resolved-condition = its condition isn't met any more
not-resolved-as-untrue = “if { $condition }” isn't true any more{ $number }
had-as-it-left = it had { $number } as it left
mana-value-is = its mana value is { $number }
number-is = it is { $number }
life-is = { $life } life
sizes-compared = { $object } is { $first }, against { $second }
numbers-compared = { $first } against { $second }
number-found = there { $count ->
    [0] are none
    [one] is 1
   *[other] are { $count }
}
not-resolved-no-legal-target = there is no legal target for it
not-resolved-no-legal-mode = there is no legal mode for it
cut-off = { $source }'s ability is exiled: { $end }{ $so }.
end-of-part = { $part ->
    [turn] the turn ends first
   *[combat] the combat phase ends first
}
tell-ceased = { $count ->
    [one] { $object } ceases
   *[other] { $object } cease
} to exist.
tell-countered = { $item } is countered{ $by }{ $where }.
countered-by = {" "}by { $by }
and-into-graveyard = {" "}and is put into { $owner }'s graveyard
tell-countered-ability = { $item } is countered{ $by }{ $so }.
tell-enters = { $object } { $count ->
    [one] enters
   *[other] enter
} the battlefield{ $tapped ->
    [true] {" "}tapped
   *[false] {""}
} under { $player }'s control{ $extra }.
entering = {" "}{ $extra }
entering-copy = as a copy of { $name }{ $is }
copy-is = {" "}({ $what })
copy-size = { $size }{ $both ->
    [true] , { $words }
   *[false] { $words }
}
by-itself = { $keyword }
copy-types = { $types }, not { $lacking }
copy-without = not copied: { $items }
uncopied-counter = its counter
uncopied-counters = its counters
uncopied-attached = what is attached to it
uncopied-effects = what effects have made of it
copy-except = except that it { $clauses }
entering-attacking = attacking { $what }
exiled-with = {" "}with { $counters }
entering-with = with { $counters }
entering-new = as a new object, without the counters that it had
entering-token = as a token
entering-with-none = without counters
entering-without = without the counters that it can't have
entering-attached = attached to { $to }
entering-protected = with { $player } as its protector
counters-summed = { $sum }{ $count } { $kind } counters
counters-of = { $count ->
    [one] { $vowel ->
        [true] an
       *[false] a
    } { $kind } counter
   *[other] { $count } { $kind } counters
}
not-put = {" instead of into its owner's "}{ $where ->
    [hand] hand
   *[other] library
}
not-going = {" instead of "}{ $where ->
    [graveyard] going to { $count ->
        [one] its owner's graveyard
       *[other] { $owners ->
            [one] their owner's graveyard
           *[other] their owners' graveyards
        }
    }
    [hand] going to { $count ->
        [one] its owner's hand
       *[other] { $owners ->
            [one] their owner's hand
           *[other] their owners' hands
        }
    }
    [library] going to { $count ->
        [one] its owner's library
       *[other] { $owners ->
            [one] their owner's library
           *[other] their owners' libraries
        }
    }
    [battlefield] entering the battlefield
    [exile] being exiled
   *[command] going to the command zone
}
tell-to-exile = { $count ->
    [one] { $object } is exiled{ $with }{ $not_there }.
   *[other] { $object } are exiled{ $with }{ $not_there }.
}
tell-to-graveyard = { $object } { $count ->
    [one] is put
   *[other] are put
} into { $owners ->
    [one] { $owner }'s graveyard
   *[other] their owners' graveyards
}{ $not_there }{ $why }.
tell-to-hand = { $object } { $count ->
    [one] goes
   *[other] go
} to { $owners ->
    [one] { $owner }'s hand
   *[other] their owners' hands
}{ $not_there }.
tell-to-library = { $object } { $count ->
    [one] is put
   *[other] are put
} into { $owners ->
    [one] { $owner }'s library
   *[other] their owners' libraries
}{ $not_there }.
tell-to-library-top = { $object } { $count ->
    [one] is put
   *[other] are put
} on top of { $owners ->
    [one] { $owner }'s library
   *[other] their owners' libraries
}{ $topmost }{ $not_there }.
topmost = {", "}{ $object } topmost
tell-to-library-deep = { $object } is put into { $owner }'s library, { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] { $place }th
} from the top{ $not_there }.
tell-to-library-bottom = { $object } { $count ->
    [one] is put
   *[other] are put
} on the bottom of { $owners ->
    [one] { $owner }'s library
   *[other] their owners' libraries
}{ $count ->
    [one] {""}
   *[other] { $random ->
        [true] {" in a random order"}
       *[false] {""}
    }
}{ $not_there }.
tell-to-command-by = { $owner } puts { $object } into the command zone{ $not_there }.
tell-to-command = { $count ->
    [one] { $object } is put into the command zone{ $not_there }.
   *[other] { $object } are put into the command zone{ $not_there }.
}
tell-to-outside = { $count ->
    [one] { $object } leaves the game.
   *[other] { $object } leave the game.
}
tell-to-nowhere = { $count ->
    [one] { $object } ceases to exist.
   *[other] { $object } cease to exist.
}
tell-to-stack = { $count ->
    [one] { $object } is put onto the stack.
   *[other] { $object } are put onto the stack.
}
tell-discard = { $owner } discards { $object }.
discarded-instead = discarded, instead of going to the graveyard
tell-discard-to-exile = { $owner } discards { $object }, exiled instead.
tell-foretell = { $owner } foretells { $object }: it is exiled face down.
tell-plot = { $owner } plots { $object }: it is exiled face up.
tell-mill = { $owner } mills { $object }.
tell-mill-to-exile = { $owner } mills { $object }, exiled instead.
tell-mill-to-library = { $owner } mills { $object }, put into the library instead.
tell-discard-to-library = { $owner } discards { $object }, put into the library instead.
tell-dies = { $count ->
    [one] { $object } dies.
   *[other] { $object } die.
}
tell-land = { $player } plays { $land }.
tell-land-from = { $where ->
    [exile] { $player } plays { $land } from exile.
    [outside] { $player } plays { $land } from outside the game.
   *[other] { $player } plays { $land } from the { $origin }.
}
token-under = , which { $count ->
    [one] enters
   *[other] enter
} under { $player }'s control
introduced = {": "}{ $object }
tell-tokens = { $count ->
    [one] { $player } creates { $called ->
        [legend] {""}
        [copy] a token that's a copy of{" "}
       *[other] { $vowel ->
            [true] an
           *[false] a
        }{" "}
    }{ $name }{ $size }{ $under }{ $introduced }.
   *[other] { $player } creates { $count } { $called ->
        [token] { $name }s
        [copy] tokens that are copies of { $name }
       *[name] tokens named { $name }
    }{ $size }{ $under }{ $introduced }.
}
tell-destroyed = { $count ->
    [one] { $object } is destroyed{ $why }.
   *[other] { $object } are destroyed{ $why }.
}
because = {": "}{ $why }
why-toughness = toughness 0 or less
why-lethal-damage = lethal damage
why-damage-in-all = lethal damage ({ $sum }{ $damage } on toughness { $toughness })
why-deathtouch = damage from deathtouch
why-no-loyalty = no loyalty counters
why-legend-rule = the “legend rule”
why-world-rule = the “world rule”
why-loose-aura = nothing legal to enchant
why-protected-from-aura = what it enchanted has protection from it
why-no-defense = no defense counters
why-no-protector = no protector
why-newer-role = a newer Role of the same player is there
tell-sacrificed = { $player } sacrifices { $object }.
tell-tapped = { $count ->
    [one] { $object } becomes tapped.
   *[other] { $object } become tapped.
}
tell-untapped = { $count ->
    [one] { $object } untaps.
   *[other] { $object } untap.
}
tell-regenerated = { $object } regenerates instead of being destroyed.
tell-transformed-copy = { $object } transforms: its other face is up, but it is still a copy.
tell-transformed = { $object } transforms into { $face }.
tell-attached = { $object } becomes attached to { $to }.
tell-unattached = { $object } becomes unattached{ $why }.
no-host = {": "}{ $host } is no longer a { $kind }
tell-protector = { $player } becomes the protector of { $object }.
tell-no-protector = { $object } has no protector any more.
tell-control = { $player } gains control of { $object }{ $by }.
control-ended = {": "}the effect that gave it to { $player } is over
tell-control-already = { $player } controls { $things } already.
tell-control-effect = { $player } gains control of { $things }{ $duration }.
lasting = {" "}{ $duration }
lasting-usually = {" "}{ $duration }
sum-of = { $parts } ={" "}
tell-damage = { $count ->
    [one] { $source } deals { $sum }{ $amount } damage{ $instead } to { $to }{ $left }.
   *[other] { $source } deal { $sum }{ $amount } damage{ $instead } to { $to }{ $left }.
}
tell-damage-to-several = { $count ->
    [one] { $source } deals { $sum }{ $amount } damage to each of { $to }{ $left }.
   *[other] { $source } deal { $sum }{ $amount } damage to each of { $to }{ $left }.
}
in-brackets = {" "}({ $what })
survive-as = { $count ->
    [one] { $things } survives
   *[other] { $things } survive
} as { $power }/{ $toughness } with { $damage } damage
is-at-life = { $player } is at { $life } life
tell-combat-damage = { $count ->
    [one] { $source } deals { $sum }{ $amount } combat damage{ $instead } to { $to }{ $left }.
   *[other] { $source } deal { $sum }{ $amount } combat damage{ $instead } to { $to }{ $left }.
}
dealt-instead = {" "}not to { $to } but
life-left = , who is at { $life } life
tell-not-read = { $object } says “{ $text }”; this can't be read here: do it by hand.
searched-own-library = library
searched-their-library = library
searched-own-top = library, only its top { $count } cards ({ $by })
searched-their-top = library, only its top { $count } cards ({ $by })
searched-own-graveyard = graveyard
searched-their-graveyard = graveyard
searched-own-hand = hand
searched-their-hand = hand
tell-searched-own = { $player } searches their { $zones }.
tell-searched = { $player } searches { $owner }'s { $zones }.
keyword-action = { $does }
tell-keyword-action = { $doer } { $action }{ $amount }.
tell-left-game-unseen = What { $player } owns leaves the game.
tell-left-game = What { $player } owns leaves the game: { $objects }.
tell-effects-end = Damage wears off, and effects that last for the turn end.
tell-target-changed = { $player } changes { $only ->
    [true] the
   *[false] a
} target of { $spell } from { $old } to { $new }{ $still }.
still-controls-it = , who still controls it
tell-becomes-copy = { $things } { $count ->
    [one] becomes a copy
   *[other] become copies
} of { $name }{ $is }.
tell-mana-paid = { $player } pays { $cost }{ $beyond }.
beyond-the-lands = , more than the lands shown make
tell-life-lost = { $player } loses { $sum }{ $amount } life and is at { $life }.
tell-life-gained = { $player } gains { $sum }{ $amount } life{ $together ->
    [true] {" "}at the same time
   *[false] {""}
} and is at { $life }.
tell-counters-put = { $count ->
    [one] { $vowel ->
        [true] An
       *[false] A
    } { $kind } counter is put on { $on }.
   *[other] { $count } { $kind } counters are put on { $on }.
}
tell-counters-put-each = { $count ->
    [one] { $vowel ->
        [true] An
       *[false] A
    } { $kind } counter is put on each of { $on }.
   *[other] { $count } { $kind } counters are put on each of { $on }.
}
tell-counters-cancel = { $count ->
    [one] A +1/+1 counter and a -1/-1 counter are
   *[other] { $count } +1/+1 counters and { $count } -1/-1 counters are
} removed together from { $off }{ $left }.
counters-left = ; { $counters } left
tell-last-counter = { $count ->
    [one] The last { $kind } counter is removed from { $off }.
   *[other] The last { $count } { $kind } counters are removed from { $off }.
}
tell-counters-removed = { $count ->
    [one] { $vowel ->
        [true] An
       *[false] A
    } { $kind } counter is removed from { $off }; { $left } left.
   *[other] { $count } { $kind } counters are removed from { $off }; { $left } left.
}
tell-draw = { $player } draws { $card }.
tell-draw-from-empty = { $player } can't draw: the library is empty.
a-card = a card
tell-shuffled = { $player } shuffles their library.
tell-revealed = { $player } reveals { $cards }.
tell-sorted = { $player } { $action ->
    [scry] scries
   *[surveil] surveils
} { $amount }: { $sorted }.
sorted-top = { $things } { $count ->
    [one] stays
   *[other] stay
} on top
sorted-bottom = { $things } { $count ->
    [one] goes
   *[other] go
} to the bottom
sorted-graveyard = { $things } { $count ->
    [one] goes
   *[other] go
} into the graveyard
tell-looked-at = { $player } looks at { $cards }.
tell-mana = { $player } adds { $mana }.
tell-mana-emptied = { $player } loses unspent mana.
tell-mana-becomes = { $player }'s unspent mana becomes { $mana }.
tell-turn-begins = Turn { $number }, { $player }'s, begins.
tell-first-damage-step = The first combat damage step begins (first strike and double strike).
tell-second-damage-step = The second combat damage step begins.
tell-step-begins = { $player }'s { $step } begins.
tell-phased-in = { $objects } { $count ->
    [one] phases in
   *[other] phase in
}.
tell-combat-added = Another combat phase is added to the turn.
tell-steps-added = Added to the turn: { $steps }.
tell-combat-and-main-added = Another combat phase and another main phase are added to the turn.
tell-attack = { $player } attacks { $attacks }.
attacks-untapped = vigilance: { $things } { $count ->
    [one] doesn't
   *[other] don't
} tap
attacks-untapped-itself = vigilance: { $count ->
    [one] it doesn't
   *[other] they don't
} tap
against-with = { $against } with { $creatures }
attacks = { $attacker } attacks { $target }
tell-put-attacking = { $attack }.
tell-no-attackers = { $player } declares no attackers.
tell-block = { $player } blocks { $blocks }.
tell-no-blockers = { $player } declares no blockers.
tell-removed-from-combat = { $object } { $reason ->
    [creature] { $count ->
        [one] is no longer a creature, so it is
       *[other] are no longer creatures, so they are
    }
    [planeswalker] { $count ->
        [one] is no longer a planeswalker, so it is
       *[other] are no longer planeswalkers, so they are
    }
    [no-battle] { $count ->
        [one] is no longer a battle, so it is
       *[other] are no longer battles, so they are
    }
    [battle] { $count ->
        [one] has become a battle, so it is
       *[other] have become battles, so they are
    }
    [control] { $count ->
        [one] has a new controller, so it is
       *[other] have new controllers, so they are
    }
   *[none] { $count ->
        [one] is
       *[other] are
    }
} removed from combat{ $undealt ->
    [true] {" "}and { $count ->
        [one] deals
       *[other] deal
    } no combat damage
   *[false] {""}
}.
tell-misses-untap = { $things } { $count ->
    [one] doesn't
   *[other] don't
 } untap in { $player ->
    [none] { $count ->
        [one] its controller's next untap step
       *[other] their controllers' next untap steps
    }
   *[other] { $player }'s next untap step
 }.
tell-effect-on = An effect of { $source } applies to { $things }.
tell-may-play = { $player } may play { $things }{ $where ->
    [exile] {" "}from exile
    [graveyard] {" "}from the graveyard
   *[other] {""}
}{ $cost } { $until }{ $mana }.
tell-may-cast = { $player } may cast { $things }{ $where ->
    [exile] {" "}from exile
    [graveyard] {" "}from the graveyard
   *[other] {""}
}{ $cost } { $until }{ $mana }.
while-it-stays-there = for as long as { $count ->
    [one] it stays
   *[other] they stay
} there
mana-of-any = {", "}with mana of any { $what ->
    [color] color
   *[type] type
}
without-paying = {" "}without paying { $count ->
    [one] its mana cost
   *[other] their mana costs
}
tell-may-cast-later = { $player } may cast { $things } from exile.
tell-may-cast-for = { $player } may cast { $things } from exile for { $cost }.
tell-effect = An effect of { $source } begins.
tell-effect-said = { $count ->
    [0] { $source }: “{ $text }.”
   *[other] { $source }: “{ $text }.” ({ $things })
}
tell-effect-rule = { $source }: “{ $text }.”{ $of }
of-player = {" ("}{ $player })
tell-effect-in-words = { $things } { $text }.
effect-clauses = { $clauses } { $until }
for-its-mana-cost = { $keyword } for { $count ->
    [one] its mana cost
   *[other] their mana costs
}
until-end-of-turn = until end of turn
until-end-of-combat = until end of combat
this-combat = this combat
this-turn = this turn
until-next-turn = until { $own ->
    [1] their next turn
   *[other] { $player }'s next turn
}
until-end-of-next-turn = until the end of { $own ->
    [1] their next turn
   *[other] { $player }'s next turn
}
until-next-upkeep = until { $own ->
    [1] their next upkeep
   *[other] { $player }'s next upkeep
}
until-next-end-step = until { $own ->
    [1] their next end step
   *[other] { $player }'s next end step
}
tell-effect-text = { $things } { $text }.
tell-effect-changes = { $things } { $text }.
tell-alike = { $prompt } – { $answer } (it can't matter which).
tell-alike-order = { $prompt } (the order can't matter).
not-countering = it isn't countered, so it doesn't help that it can't be
not-destruction = { $count ->
    [one] it isn't
   *[other] they aren't
} destroyed, so { $what ->
    [regeneration] { $count ->
        [one] its regeneration shield
       *[other] a regeneration shield
    }
   *[indestructible] indestructible
} doesn't help
toughness-not-destruction = toughness 0 or less is no destruction, so { $what ->
    [regeneration] { $count ->
        [one] its regeneration shield
       *[other] a regeneration shield
    }
   *[indestructible] indestructible
} doesn't help
only-front-face = { $where ->
    [graveyard] in the graveyard
    [exile] in exile
    [hand] in the hand
   *[command] in the command zone
} it is { $name }
not-targeted = { $how ->
    [changed] { $things } { $count ->
        [one] is
       *[other] are
    } neither targeted nor dealt damage
   *[other] { $things } { $count ->
        [one] isn't targeted
       *[other] aren't targeted
    }
}{ $how ->
    [life] , and loss of life isn't damage
   *[other] {""}
}, so { $what ->
    [hexproof] hexproof
    [shroud] shroud
   *[protection] protection
} doesn't help
not-put-by-an-effect = not changed by { $effects }: { $cost ->
    [true] put there as a cost, not by an effect
   *[false] not put there by an effect
}
taps-though-sick = summoning sickness doesn't matter: the cost has no {"{"}T{"}"}
not-targeted-itself = { $how ->
    [changed] neither targeted nor dealt damage
    [life] loss of life isn't damage and nothing is targeted
   *[other] not targeted
}, so { $what ->
    [hexproof] hexproof
    [shroud] shroud
   *[protection] protection
} doesn't help
lacks-the-colors = { $source } is { $number ->
    [one] only{" "}
   *[other] {""}
}{ $colors }, so { $abilities } { $several ->
    [one] doesn't
   *[other] don't
} help
not-countering-of = { $things } isn't countered, so it doesn't help that it can't be
not-destruction-of = { $things } { $count ->
    [one] isn't destroyed
   *[other] aren't destroyed
}, so { $what ->
    [regeneration] a regeneration shield
   *[indestructible] indestructible
} doesn't help
deathtouch-as-it-last-was = its source had deathtouch as it last existed
lifelink-of = lifelink of { $sources }
lifelink-given = lifelink that { $effects } { $count ->
    [one] gives
   *[other] give
} { $sources }
lifelink-as-it-last-was = the source of the damage had lifelink as it last existed
lethal-from-deathtouch = 1 damage is lethal from deathtouch
told-for = for { $things }
sees-what-leaves-with-it = it sees what { $how ->
    [dies] dies
   *[leaves] leaves
} together with it
no-copy-any-more = { $object } is no copy any more: { $power }/{ $toughness }
has-mana-value-itself = { $count ->
    [one] its
   *[other] their
} mana value is { $value }
has-mana-value = the mana value of { $things } is { $value }
tell-cant-gain = { $things } can't gain { $abilities }: { $effects }.
cant-gain = { $things } can't gain { $abilities }: { $effects }
cant-gain-itself = { $count ->
    [one] it
   *[other] they
} can't gain { $abilities }: { $effects }
effect-is-newer = newer than { $others }'s effect{ $number ->
    [one] {""}
   *[other] s
}
tell-effect-loses = { $things } { $loses } { $until }.
tell-cant-have = { $things } can't have { $abilities } { $until }.
tell-loses-and-cant-have = { $things } { $loses } and can't have { $abilities } { $until }.
tell-no-abilities-to-lose = { $things } { $count ->
    [one] has
   *[other] have
} no abilities to lose.
tell-nothing-to-lose = { $things } { $count ->
    [one] has
   *[other] have
} no { $abilities } to lose.
newer-effect = by an effect newer than that of { $others }
no-longer-has = { $things } { $count ->
    [one] no longer has
   *[other] no longer have
} { $what }: { $effects }{ $newer }
no-longer-has-itself = { $count ->
    [one] no longer has
   *[other] no longer have
} { $what }: { $effects }{ $newer }
resolves-all-the-same = but its own text has it resolve all the same
had-from = by the ability that { $effects } gives
ability-given-by = given by { $effects }
by-toughness = toughness counts instead of power: { $effects }
resolves-without-source-itself = its ability resolves all the same
resolves-without-source = { $things }'s ability resolves all the same
copied-all-the-same-itself = it is copied all the same
copied-all-the-same = { $things } is copied all the same
with-keyword-itself = { $what } from { $effects }
with-keyword = { $things }: { $what } from { $effects }
keyword-given = given by { $effects }
without-keyword = no { $what }: { $effects }
owed-to = { $things } { $count ->
    [one] is
   *[other] are
} { $what }: { $effects }
owed-to-itself = { $what }: { $effects }
owed-to-here = it's { $what } ({ $effects })
owed-to-have = { $things } { $count ->
    [one] has
   *[other] have
} { $what }: { $effects }
owed-to-have-here = it has { $what } ({ $effects })
owed-to-not = { $things } { $count ->
    [one] is
   *[other] are
} no longer { $what }: { $effects }
owed-to-not-itself = no longer { $what }: { $effects }
owed-to-not-here = it's no longer { $what } ({ $effects })
as-a-cost = as a cost
greatest-number = { $what ->
    [power] power
    [toughness] toughness
    [base-power] base power
    [base-toughness] base toughness
    [loyalty] loyalty
   *[mana-value] mana value
} { $first } against { $second }
only-choice = the only legal choice
tell-chose-effect = { $player } chooses that the effect of { $effect } applies first{ $which }.
tell-decided = { $prompt } – { $answer } (the only legal choice).
tell-refused = Refused: { $reason }
loses-unpaid = : { $cost } { $able ->
    [true] isn't paid
   *[false] can't be paid
}{ $effect }
tell-loses = { $player } loses the game{ $reason }.
tell-loses-held-off = { $player }, { $state }, loses the game: { $by } no longer prevents it.
verdict-so-loses = so { $player }, { $state }, loses the game.
beyond-no-life = at { $life } life
beyond-poison = with ten or more poison counters
beyond-commander-damage = with 21 or more combat damage from one commander
loses = : { $why }
loses-to = { $reason } ({ $sources })
commander-damage-in-all = { $commander }{ $of }{ $parts ->
    [one] {""}
   *[other] : { $sum } = { $total }
}
commander-component = , of which { $name } is the commander
loses-no-life = life total 0 or less
loses-empty-library = drew from an empty library
loses-poison = ten or more poison counters
loses-commander-damage = 21 or more combat damage from one commander
loses-conceded = conceded
by-effect = {" "}({ $effect })
loses-effect = an effect says so
tell-leaves = { $player } leaves the game.
tell-draw-game = The game is a draw.
tell-rounds = This goes round { $times } more times in the same way.
mana-times = { $mana } { $count } times
tell-loop = The game goes round and round and nobody stops it, so it is a draw.
tell-wins = { $player } wins the game{ $reason }.

hand-set-life = By hand: { $thing } is at { $count } life.
hand-counters = { $count ->
    [one] By hand: { $thing } has 1 { $kind } counter.
   *[other] By hand: { $thing } has { $count } { $kind } counters.
}
hand-move = By hand: { $thing } is now in { $zone }.
hand-tap = By hand: { $thing } is tapped.
hand-untap = By hand: { $thing } is untapped.
hand-face = By hand: the face that is up is { $thing }.
hand-damage = By hand: { $thing } has { $count } damage marked on it.
hand-attach = By hand: { $thing } is attached to { $to }.
hand-unattach = By hand: { $thing } is attached to nothing.
hand-create = By hand: { $thing } is put onto the battlefield for { $player }.
hand-put = By hand: { $thing } is put into { $player }'s { $zone }.
hand-remove = By hand: { $thing } is taken off the board.
hand-control = By hand: { $player } controls { $thing }.

namesakes = { $both ->
    [true] both
   *[false] { $count }
} { $names }
namesakes-of = { $player }'s { $count } { $names }
copy-of-spell = the copy of { $spell }
ability-of = the ability of { $object }
ability-of-keyword = the { $keyword } ability of { $object }
tell-emblem = { $player } gets an emblem.
an-emblem = an emblem

## What was taken for granted

life-not-said = { $players }: { $life } life, since none is said (a Commander game begins at 40)
has-in-hand = { $player } has { $card } in hand
only-the-lands-shown = Beside spells and abilities, { $player } has only the mana of the lands shown
mana-is-unlimited = { $player } mana is unlimited
whose-mana = { $player }'s
moved-by-what-is-done-instead = { $name } would be moved to two places at once (400.6); it is taken to go where what is done instead of losing puts it
taken-to-be-cast-free = Some effect is taken to let { $player } cast { $name } without paying its mana cost
has-printed-counters = { $object } has the { $count } { $kind } counters printed on it
has-entering-counters = { $object } has the { $count ->
    [one] { $kind } counter
   *[other] { $count } { $kind } counters
} that it enters with
has-no-entering-counters = { $object } has no { $kind } counters, since nobody has said how many
player-chosen = { $player } is taken to have been chosen for { $object } as it entered
nothing-chosen = Nothing is taken to have been chosen for { $object } as it entered
size-unread = { $object }'s size depends on text that can't be read; it is not put into the graveyard for it
derived-differs = { $object }: { $what } is { $now }, not { $written } as written
not-taken-over = “{ $written }” beside { $object } is not taken over: a card is what is printed on it, only a token is described
targets-not-used = Not used as targets: { $words } (what they are for can't be read)
answer-does-not-fit = The answer “{ $value }” was not used. { $why }
answer-not-asked-for = The answer “{ $value }” was never asked for

## What could not be read

unread-used = { $object } was used, so this could matter
unread-speaks-of = it speaks of what happened here: { $words }
unread-chapter = this chapter has been reached
unread-elsewhere = nothing that happened here is what it speaks of
unread-asked-for = it may be the ability that was to be activated
unread-not-activated = nobody has activated this loyalty ability
unread-ability-not-activated = nobody has activated this ability
unread-asked-of = it stands on the card that was asked for
unread-static = it holds all the time, so it could matter
unread-targeted = { $object } was a target, and it could matter to that

## Expectations

check-refused = act { $act } is refused
check-refused-for = act { $act } is refused for { $rules }
check-cites = cites { $what }
found-allowed = it was allowed
found-cited = cited
found-not-cited = not cited
found-in = { $zone } ({ $player })
found-nowhere = nowhere
found-none = none
found-no-pt = no power and toughness
found-no-keywords = no keyword abilities
found-empty = empty
found-several = several things are called “{ $name }”: { $which }
found-of = { $object }: { $found }
found-winner = { $player } wins
found-draw = a draw
found-losers = lost: { $players }
found-goes-on = the game goes on
found-turn = { $player }'s turn
found-day = day
found-night = night
found-neither-day-nor-night = neither day nor night
found-is = { $what }
state-tapped = tapped
between-sentences = {"; "}
earlier-spells-unknown = { $n ->
    [one] A spell that { $player } has cast this turn is unknown
   *[other] Which { $n } spells { $player } has cast this turn is unknown
}
earlier-permanent-of = { $name }, which is no longer on the board, was { $player }’s
draws-unknown-cards = The cards that { $player } { $count ->
    [one] draws are unknown: nobody has said what is in that library
   *[other] draw are unknown: nobody has said what is in those libraries
}
order-by-chance = { $player }'s library was shuffled: which of its cards comes from the top here is by chance
is-on-top-of-library = { $player } has { $card } on top of the library
unknown-cards-differ = The unknown cards of { $player }'s library are taken to have different names
top-of-library-unknown = The top card of { $player }'s library is unknown: nobody has said which it is
chapters-have-resolved = { $count ->
    [one] The first chapter of { $object } has resolved
   *[other] The first { $count } chapters of { $object } have resolved
}
has-brought = { $object } has put { $what } onto the battlefield
happens-by-something-untold = { $what ->
    [draw] What makes { $player } draw
    [discard] What makes { $player } discard
    [mill] What makes { $player } mill
    [gain-life] What makes { $player } gain life
   *[lose-life] What makes { $player } lose life
} is not on the board: it happens by whatever it is
hand-taken-to-be-empty = { $player }'s hand is empty: nobody has said what is in it
hand-taken-to-hold = { $player }'s hand, of which nobody has said anything, is taken to hold { $count } cards: how many it has can be said (“hand (3)”)
library-taken-to-hold = { $player }'s library, of which not everything is known, is taken to hold { $count } cards: how many it has can be said (“library (2): …”)
found-goes-on-unknown = it goes on with unknown cards
devotion-counted = { $parts ->
    [0] no devotion
   *[other] devotion { $sum }: { $each }
}
divided-evenly = { $amount } divided by { $count }, rounded down
total-counted = { $parts } = { $count }
