### Words of keyword actions (701).

more-cards = { $source }: a different number of cards
look-at-more = Look at { $count } more cards? ({ $source })
vote = Vote ({ $source })
vote-again = Vote an additional time? ({ $source })
villainous-choice = Face a villainous choice ({ $source })
tell-vote = { $player } votes for { $choice }.
tied-vote = the vote is tied
tied-votes = { $things } are tied with { $votes } { $votes ->
    [one] vote
   *[other] votes
} each
tied-votes-themselves = tied with { $votes } { $votes ->
    [one] vote
   *[other] votes
} each
too-many-pawprints = The modes chosen are worth more than { $worth } pawprints.
not-together = These targets do not go together as the text asks.
keep-flip = Which flip counts? The other is ignored.
choose-hidden-pile = Separate for { $source }: choose what goes into the face-down pile; the rest is face up
hidden-pile = the face-down pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
