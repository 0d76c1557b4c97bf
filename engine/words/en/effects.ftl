### What effects ask, beside table.ftl.

may-cast = Cast { $object }?
choose-cast = Choose what to cast{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
choose-copied = Choose what { $source } enters as a copy of, or nothing
choose-copy = Choose what to copy{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
last-turn-unknown = What was cast last turn is not known and counts as nothing
taken-to-be-a-later-turn = It is taken to be later than { $player }’s third turn, so that { $name } can be cast
before-the-board-unknown = What happened before this board since that player's last turn is not known and counts as nothing
before-this-game-unknown = What happened in this game before this board is not known and counts as nothing
tell-skipped-draw = { $count ->
    [one] { $player } doesn't draw
   *[other] { $player } draws none of the { $count } cards
}{ $by }.
tell-ignores = { $things } ignores the effect of { $source } until end of turn.
tell-effect-ended = { $player } ends the effect of { $source }.
tell-skipped-cast = { $player } doesn't cast it.
tell-chooses-instead = { $player } chooses in place of { $gone }, who has left the game.
choose-in-their-place = Choose who decides in place of { $player }, who has left the game
tell-life-noted = { $number } life is noted for { $object }.
tell-skipped-life = { $player } gains no life{ $by }.
tell-skipped-reveal = The draw was replaced: nothing is done with a card that { $player } drew instead.
