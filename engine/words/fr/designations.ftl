### Désignations et niveaux des permanents.

tell-designated = { $object } devient { $designation }.
tell-no-longer = { $object } n’est plus { $designation }.
tell-unlocked = L’accès { $door } est déverrouillé.
tell-locked = L’accès { $door } est verrouillé.
tell-level = { $object } passe au niveau { $level }.
designation-solved = résolue
designation-prepared = préparé
designation-left-half-unlocked = déverrouillé à gauche
designation-right-half-unlocked = déverrouillé à droite
tell-flipped = { $object } s’inverse et est maintenant { $name }.
tell-prepared = { $player } a une copie de { $spell } en exil et peut la lancer.
choose-door = Choisir un accès de { $object }
needs-a-legend = { $name } est légendaire : seul peut le lancer un joueur qui contrôle une créature ou un planeswalker légendaire.
