### Les mots des actions mots-clés (701).

more-cards = { $source } : un autre nombre de cartes
look-at-more = Regarder { $count } cartes de plus ? ({ $source })
vote = Voter ({ $source })
vote-again = Voter une fois de plus ? ({ $source })
villainous-choice = Faites face à un choix infâme ({ $source })
tell-vote = { $player } vote pour { $choice }.
tied-vote = égalité des votes
tied-votes = { $things } sont à égalité avec { $votes } vote{ $votes ->
    [one] {""}
   *[other] s
} chacun
tied-votes-themselves = à égalité avec { $votes } vote{ $votes ->
    [one] {""}
   *[other] s
} chacun
too-many-pawprints = Les modes choisis valent plus de { $worth } empreintes.
not-together = Ces cibles ne vont pas ensemble comme le texte le demande.
keep-flip = Quel lancer compte ? L’autre est ignoré.
choose-hidden-pile = Séparer pour { $source } : choisir le tas face cachée ; le reste est face visible
hidden-pile = le tas face cachée ({ $count ->
    [one] 1 carte
   *[other] { $count } cartes
})
