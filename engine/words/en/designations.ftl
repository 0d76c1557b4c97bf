### Designations and levels of permanents.

tell-designated = { $object } becomes { $designation }.
tell-no-longer = { $object } is no longer { $designation }.
tell-unlocked = { $door } is unlocked.
tell-locked = { $door } is locked.
tell-level = { $object } becomes level { $level }.
designation-solved = solved
designation-prepared = prepared
designation-left-half-unlocked = unlocked on the left
designation-right-half-unlocked = unlocked on the right
tell-flipped = { $object } flips and is now { $name }.
tell-prepared = { $player } has a copy of { $spell } in exile and may cast it.
choose-door = Choose a door of { $object }
needs-a-legend = { $name } is legendary: it can be cast only by a player who controls a legendary creature or planeswalker.
