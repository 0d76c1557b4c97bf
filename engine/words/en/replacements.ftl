### Replacement and prevention effects.

redirects-damage = { $source } takes the damage elsewhere
choose-source = Choose a source of damage for { $source }
