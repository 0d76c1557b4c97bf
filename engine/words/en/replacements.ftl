### Replacement and prevention effects.

redirects-damage = { $source } takes the damage elsewhere
choose-source = Choose a source of damage for { $source }
divide-shield = To which of the damage do the { $total } apply?
damage-of-to = { $amount } damage from { $source } to { $to }
shield-stops-no-more = Only { $most } of it would be dealt.
goes-to-its-owner = { $object } goes to { $owner }'s graveyard
controlled-as-it-left = { $player } controlled { $object } as it left
goes-to-its-owner-itself = put into { $owner }'s graveyard
controlled-as-it-left-itself = { $player } controlled it as it left
new-object-out-of-combat = a new object, out of combat
for-good = for good: { $source }'s ability that returns it has triggered already
kept-by-who-left = { $player } still controls it on leaving: no effect that ends then gives it back
basics-left-alone = { $names } { $count ->
    [one] is
   *[other] are
} basic: unaffected
tramples-past-nothing = trample: nothing blocks it any more
had-number = { $object }'s { $what ->
    [power] power
    [toughness] toughness
    [base-power] base power
    [base-toughness] base toughness
    [loyalty] loyalty
   *[mana-value] mana value
} was { $number }
number-of-exiled = { $object } stays in exile, with { $what ->
    [power] power
    [toughness] toughness
    [base-power] base power
    [base-toughness] base toughness
    [loyalty] loyalty
   *[mana-value] mana value
} { $number }
changed-by = { $count ->
    [one] effect of { $effects }
   *[other] effects of { $effects }
}
was-not-cast = { $count ->
    [one] it wasn't cast
   *[other] they weren't cast
}
by-instead = { $by }, { $instead }
instead-of-tokens = instead of { $count ->
    [one] a { $name }
   *[other] { $count } { $name }s
}
instead-of-it = instead of { $whose ->
    [others] { $player }{" "}
   *[own] {""}
}{ $what ->
    [damage] { $count } damage
    [draw] drawing { $count ->
        [one] a card
       *[other] { $count } cards
    }
    [gain] gaining { $count } life
    [loss] losing { $count } life
   *[loses] losing the game
}
in-any-order = the order, which { $player } chooses, makes no difference
changed-amount = { $effect }: { $before } → { $after }
tell-several-tokens = { $player } creates { $tokens }{ $under }.
tokens-of = { $count ->
    [one] { $called ->
        [copy] a token that's a copy of
       *[other] { $vowel ->
            [true] an
           *[false] a
        }
    } { $name }{ $size }
   *[other] { $count } { $called ->
        [token] { $name }s
        [copy] tokens that are copies of { $name }
       *[name] tokens named { $name }
    }{ $size }
}
token-size = {" "}({ $power }/{ $toughness }{ $more }{ $grown }{ $also })
token-counters = , with { $count ->
    [one] a +1/+1 counter
   *[other] { $count } +1/+1 counters
}
token-keywords = {" with "}{ $words }
token-tapped = tapped
token-no-creature = {" "}(not a creature{ $also })
token-is = {" "}({ $what })
token-is-too = , { $what }
choose-word-replaced = Choose the word to replace for { $source }
choose-word-instead = Choose the word to put in its place for { $source }
tell-reads-otherwise = In the text of { $things }, “{ $old }” now reads “{ $new }”.
sends-elsewhere = { $source } first ({ $object } goes elsewhere)
applied-once = { $effects } { $count ->
    [one] applies
   *[other] apply
} only once
makes-of-it = { $source } first ({ $amounts })
sends-to = { $source } first ({ $object } goes to { $where ->
    [top] the top of its owner's library
    [bottom] the bottom of its owner's library
    [library] its owner's library
    [hand] its owner's hand
    [exile] exile
   *[other] { $zone }
})
leaves-nothing = { $source } first (nothing is left of it)
