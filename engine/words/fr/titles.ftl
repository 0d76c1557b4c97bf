### Désignations, jour et nuit, vitesse, donjons, et tours qui se passent autrement.

tell-becomes-monarch = { $player } devient le monarque.
tell-takes-initiative = { $player } prend l'initiative.
tell-gets-blessing = { $player } reçoit la bénédiction de la cité pour le reste de la partie.
tell-becomes-day = Le jour se lève.
tell-becomes-night = La nuit tombe.
tell-speed = La vitesse de { $player } est de { $speed }.
tell-phased-out = Déphasés : { $objects }.
is-phased-out = { $object } est déphasé : on fait comme s'il n'existait pas.
