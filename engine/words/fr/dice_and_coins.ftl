flip-coin = Comment tombe la pièce de { $player } ?
flip-win = gagne le lancer
flip-lose = perd le lancer
flip-heads = face
flip-tails = pile
roll-die = Quel est le résultat du dé de { $player } (1 à { $sides }) ?
tell-coin = { $player } joue à pile ou face : { $end }.
tell-die = { $player } lance un dé à { $sides } faces : { $result }.
