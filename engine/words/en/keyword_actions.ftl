### Keyword actions.

designation-suspected = suspected
designation-monstrous = monstrous
designation-harnessed = harnessed
choose-learn-discard = Choose a card to discard and draw one, or none to reveal a Lesson
choose-lesson = Choose a Lesson from outside the game, or none
choose-blighted = Choose the creature to blight
choose-evidence = Choose cards in the graveyard with total mana value { $count } or more
choose-more-evidence = Those have total mana value { $have }; choose cards with { $count } or more
choose-beheld = Choose a card in hand or a permanent to behold
choose-time-travel = Choose permanents and suspended cards to add or remove a time counter from
forage-exile = Exile three cards from your graveyard rather than sacrifice a Food?
time-travel-add = Put a time counter on { $object } rather than remove one?
choose-scry = Choose the cards to put on the bottom of the library{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-surveil = Choose the cards to put into the graveyard{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-fateseal = Choose the cards to put on the bottom of that library{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
