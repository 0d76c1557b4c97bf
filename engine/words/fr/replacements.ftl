### Effets de remplacement et de prévention.

redirects-damage = { $source } détourne les blessures
choose-source = Choisissez une source de blessures pour { $source }
changed-by = { $count ->
    [one] effet : { $effects }
   *[other] effets : { $effects }
}
tell-several-tokens = { $player } crée { $tokens }.
tokens-of = { $count ->
    [one] un { $name }
   *[other] { $count } { $name }
}
