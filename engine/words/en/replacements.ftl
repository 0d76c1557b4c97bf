### Replacement and prevention effects.

redirects-damage = { $source } takes the damage elsewhere
choose-source = Choose a source of damage for { $source }
changed-by = { $count ->
    [one] effect of { $effects }
   *[other] effects of { $effects }
}
tell-several-tokens = { $player } creates { $tokens }.
tokens-of = { $count ->
    [one] a { $name }
   *[other] { $count } { $name }s
}
