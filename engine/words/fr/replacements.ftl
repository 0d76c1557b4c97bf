### Effets de remplacement et de prévention.

redirects-damage = { $source } détourne les blessures
choose-source = Choisissez une source de blessures pour { $source }
