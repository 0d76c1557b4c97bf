### Sorts et permanents face cachée.

face-down-creature = permanent face cachée
the-face-down-creature = le permanent face cachée
tell-turned-face-up = { $player } retourne { $object } face visible.
tell-turned-face-down = { $count ->
    [one] { $object } est retourné face cachée
   *[other] { $object } sont retournés face cachée
}{ $how ->
    [usual] {" "}({ $count ->
        [one] créature 2/2
       *[other] créatures 2/2
    } sans nom ni capacité)
   *[other] {""}
}.
not-turned-face-down = { $count ->
    [one] { $things } n’est pas retourné face cachée : c’est un permanent recto-verso.
   *[other] { $things } ne sont pas retournés face cachée : ce sont des permanents recto-verso.
}
entering-face-down = face cachée
no-face-down-of-yours = { $object } n’est pas un permanent face cachée à vous.
no-way-face-up = Rien ne vous permet de retourner { $object } face visible : il n’aurait pas de coût pour cela, ou n’est pas une carte de créature manifestée.
choose-face-up = Choisir le coût pour retourner { $source } face visible
face-up-for = { $way } ({ $cost })
choose-manifested = Choisir la carte à manifester
unknown-card = carte inconnue
an-unknown-card = une carte inconnue
unknown-cards = { $count } cartes inconnues
