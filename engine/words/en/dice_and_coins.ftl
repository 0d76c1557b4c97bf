flip-coin = How does { $player }'s coin fall?
flip-win = wins the flip
flip-lose = loses the flip
flip-heads = heads
flip-tails = tails
roll-die = What does { $player } roll (1 to { $sides })?
tell-coin = { $player } flips a coin: { $end }.
tell-die = { $player } rolls a die with { $sides } sides: { $result }.
