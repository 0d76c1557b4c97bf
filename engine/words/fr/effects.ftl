### Ce que demandent les effets, outre table.ftl.

may-cast = Lancer { $object } ?
choose-cast = Choisir ce qui est lancé{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-copied = Choisir ce dont { $source } arrive comme copie, ou rien
choose-copy = Choisir ce qui est copié{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
last-turn-unknown = Ce qui a été lancé au tour précédent n’est pas connu et ne compte pas
taken-to-be-a-later-turn = On suppose que { $player } a déjà commencé plus de trois tours, donc que { $name } peut être lancé
before-the-board-unknown = Ce qui s’est passé avant la position de départ, depuis le dernier tour de ce joueur, n’est pas connu et ne compte pas
before-this-game-unknown = Ce qui s’est passé dans la partie avant la position de départ n’est pas connu et compte pour rien
tell-skipped-draw = { $count ->
    [one] { $player } ne pioche pas
   *[other] { $player } ne pioche aucune des { $count } cartes
}{ $by }.
tell-ignores = { $things } ignore l’effet de { $source } jusqu’à la fin du tour.
tell-effect-ended = { $player } met fin à l’effet de { $source }.
tell-skipped-cast = { $player } ne le lance pas.
tell-chooses-instead = { $player } choisit à la place de { $gone }, qui a quitté la partie.
choose-in-their-place = Choisir qui décide à la place de { $player }, qui a quitté la partie
tell-life-noted = { $number } points de vie sont notés pour { $object }.
tell-skipped-life = { $player } ne gagne pas de points de vie{ $by }.
tell-skipped-reveal = La pioche a été remplacée : rien n’est fait d’une carte piochée à la place par { $player }.
