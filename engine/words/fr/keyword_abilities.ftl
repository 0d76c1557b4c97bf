### Questions et refus des capacités mot-clé.

choose-promised = Qui reçoit le cadeau de { $source } ?
choose-way = Comment lancer { $object } ?
choose-permission = Par quelle permission lancer { $object } ?
choose-emerge = Choisir la créature à sacrifier pour { $source }
choose-harmonize = Choisir une créature à engager pour payer moins pour { $source }, ou aucune
choose-assist = Choisir un autre joueur qui aide à payer { $source }, ou personne
pay-for-assist = Dire combien du mana générique de { $source } payer (au plus { $most })
may-reveal-miracle = Révéler { $object } pour son miracle ?
may-reveal-drawn = Révéler { $object }, la première carte piochée ce tour-ci, pour { $source } ?
goes-on-as-creature = { $spell } se résout comme un sort de créature : { $reason }.
tell-bestow-ends = { $object } n’est plus une aura et redevient une créature.
choose-crew-more = Ces créatures ont une force de { $have } en tout : il en manque { $missing } pour { $object }. Choisir à nouveau
may-create-myriad = Créer un jeton copie de { $source } attaquant { $player } ?
choose-riot = { $object } arrive-t-il avec un marqueur +1/+1 ou avec la célérité ?
riot-counter = un marqueur +1/+1
riot-haste = la célérité
choose-devoured = Choisir les créatures à sacrifier pour { $source }
choose-tribute = Choisir l’adversaire qui peut payer le tribut de { $source }
may-pay-tribute = Faire arriver { $object } avec { $number } marqueurs +1/+1 ?
choose-amplify = Choisir les cartes à révéler pour { $source }
umbra-armor = { $source } sauve { $object }
dredge-this = Au lieu de piocher, meuler { $number } cartes et renvoyer { $object } dans votre main{ $which } ?
spend-mana-of = Du mana de { $source } est-il dépensé pour lancer { $object } ?
choose-colors-spent = Quelles couleurs de mana, en plus de celles exigées, sont dépensées pour { $source } ?
choose-enlisted = Choisir une créature à engager pour l’enrôler avec { $source }, ou aucune
choose-paired = Choisir la créature à associer à { $source }
tell-paired = { $object } et { $other } sont associés.
tell-pair-ends = { $object } n’est plus associé.
choose-materials = Choisir les matériaux à exiler pour { $source }
may-ripple = Révéler les { $number } premières cartes de votre bibliothèque pour { $source } ?
choose-rippled = Choisir une carte révélée par { $source } à lancer gratuitement, ou aucune
choose-bottom-order = Mettre le reste sous la bibliothèque dans quel ordre ({ $source }) ?
choose-mutate = { $spell } va-t-il sur { $object } ou dessous ?
mutate-over = dessus
mutate-under = dessous
tell-mutated = { $spell } { $place ->
    [over] va sur { $onto }
   *[under] va sous { $onto }
} : ils ne forment qu’une créature, { $object }.
tell-plotted = { $object } est complotée.
tell-foretold = { $object } devient prédite.
choose-other-mana = Pour combien des marqueurs de { $source } payer { $mana } ?
choose-offered = Choisir ce qui est sacrifié pour l’offrande de { $source }
choose-swapped = Choisir la carte d’aura à échanger avec { $source }
companion-timing = { $object } ne peut être mis dans votre main que dans votre phase principale, la pile étant vide. Attendez ce moment.
companion-once = { $player } a déjà mis un compagnon dans sa main : une fois par partie.
companion-chosen = { $object } est le compagnon choisi, et le deck de départ est tel qu’il le demande
companion-commander = { $object } ne peut pas entrer dans cette partie de Commander : son identité couleur doit être dans celle de votre commandant, et vous ne devez avoir aucune autre carte de ce nom dans la partie.
