## L’image

picture-holds = en main : { $cards }
picture-unknown = { $n ->
    [one] une carte inconnue
   *[other] { $n } cartes inconnues
}
picture-empty = aucun permanent
picture-hand = main { $n }
picture-graveyard = cimetière { $n }
picture-exile = exil { $n }
picture-library = bibliothèque { $n }
picture-before = Avant
picture-after = Après
picture-trigger = capacité déclenchée de { $object }
picture-turn = Tour { $n } · { $player }
picture-winner = { $player } gagne
picture-protector = protecteur : { $player }
picture-blocks = bloque
picture-sick = mal d’invocation
picture-type-Artifact = artefact
picture-type-Battle = bataille
picture-type-Creature = créature
picture-type-Dungeon = donjon
picture-type-Enchantment = enchantement
picture-type-Instant = éphémère
picture-type-Kindred = clan
picture-type-Land = terrain
picture-type-Planeswalker = planeswalker
picture-type-Sorcery = rituel
picture-type-and = { $second }-{ $first }
picture-subtype-and = { $before } et { $small }
picture-day = jour
picture-night = nuit
mark-of-card = copie ({ $card })
mark-copy = copie
mark-token = jeton
mark-level = niveau { $n }
mark-speed = vitesse { $n }
mark-solved = résolue
mark-suspected = suspectée
mark-monstrous = monstrueuse
mark-harnessed = maîtrisée
mark-prepared = préparée
mark-left-half-unlocked = accès gauche déverrouillé
mark-right-half-unlocked = accès droit déverrouillé
mark-monarch = monarque
mark-initiative = a l’initiative
mark-city-s-blessing = bénédiction de la cité

turn-step-untap = dégagement
turn-step-upkeep = entretien
turn-step-draw = pioche
turn-step-precombat-main = première phase principale
turn-step-beginning-of-combat = début de combat
turn-step-declare-attackers = déclaration des attaquants
turn-step-declare-blockers = déclaration des bloqueurs
turn-step-combat-damage = blessures de combat
turn-step-end-of-combat = fin de combat
turn-step-postcombat-main = seconde phase principale
turn-step-end = étape de fin
turn-step-cleanup = nettoyage

zone-sideboard = réserve

## L’image en mots

alt-stack = Pile, le dessus d’abord : { $what }.
alt-side-with-things = { $side } : { $things }.
alt-side = { $player } à { $life } points de vie
alt-damage = avec { $n ->
    [one] 1 blessure
   *[other] { $n } blessures
}
alt-tapped = engagé
alt-attacks = attaque { $what }

## Verdicts : la première ligne d’une réponse

verdict-new = Une table pour { $players }. Posez des cartes avec /board add ou /board paste, puis /cast, /attack, /resolve.
verdict-you-are = Vous êtes { $player }.
verdict-drafted = Une table pour { $players } avec les cartes de la question. Déplacez avec /board edit, puis jouez.
verdict-added = { $count ->
    [one] Ajouté chez { $player } ({ $zone }) : { $name }.
   *[other] Ajouté chez { $player } ({ $zone }) : { $count } × { $name }.
}
verdict-pasted = { $count ->
    [one] Une carte posée sur la table.
   *[other] { $count } cartes posées sur la table.
}
verdict-deck-library = { $count ->
    [one] Une carte mise dans la bibliothèque de { $player }.
   *[other] { $count } cartes mélangées dans la bibliothèque de { $player } (103.3).
}
verdict-deck-hand = { $count ->
    [one] Une carte mise dans la main de { $player }.
   *[other] { $count } cartes mises dans la main de { $player }.
}
verdict-deck-commander = Commandant : { $cards }.
verdict-deck-sideboard = Réserve : { $count }.
verdict-edited = La position de départ est modifiée.
verdict-imported = La table est importée.
verdict-shared = Cette position peut aller dans un autre salon : /board import avec le fichier, qui contient tout ; ou /board paste avec le texte, sans l’étape, le combat ni la pile.
verdict-exported = La table en fichier, qui contient tout, et en texte pour /board paste, sans l’étape, le combat ni la pile.
verdict-unplayed = Cette table est trop longue à jouer ; la voici en fichier. Son dernier coup était { $what } : /board undo l’annule.
verdict-ended = La table est fermée. Son fichier est joint : /board import la ramène.
verdict-seated-self = { $who } prend la place de ce nom et fait ses choix.
verdict-seated = { $who } prend la place de { $player } et fait ses choix.
verdict-shown = Tour { $n }, { $player } : { $step }.
verdict-none-applies = Rien sur cette table ne rend quoi que ce soit différent de ce qui est imprimé.
verdict-more-applies = (Encore { $count } plus bas.)
verdict-undone = Annulé : { $what }.
verdict-done-already = C’est fait. /board show montre la table telle qu’elle est maintenant.
verdict-done-before = C’est fait.
verdict-undone-other = Annulé, le coup de quelqu’un d’autre : { $what }.
verdict-undone-of = Annulé, de { $player } : { $what }.
verdict-redone = Refait : { $what }.
verdict-access-owner = Seul le propriétaire de cette table y joue désormais.
verdict-access-players = Le propriétaire et ceux qui ont une place jouent désormais à cette table.
verdict-access-everyone = Tout le salon peut désormais jouer à cette table, et annuler des coups.
verdict-passed = C’est à { $player } d’agir maintenant (priorité).
verdict-noted = C’est noté.
verdict-unchanged = Il ne s’est rien passé.
verdict-triggered = Déclenchées, encore à mettre sur la pile : { $abilities }.
verdict-up-to = C’est à { $player } : { $prompt }
choice-for = { $chooser } (pour { $player })
verdict-asked = { $player } : { $prompt }
verdict-refused = { $reason } ({ $rules })
verdict-rulings = { $n ->
    [one] Une décision officielle sur { $card }.
   *[other] { $n } décisions officielles sur { $card }.
}
ruling-of-step = { $card }, { $date } : { $text }
verdict-no-rulings = Il n’y a pas de décision officielle sur { $card }.
verdict-rule = { $number } · { $title }
verdict-term = { $term } : { $said }
verdict-rules = { $n ->
    [one] Une règle sur « { $query } ».
   *[other] { $n } règles sur « { $query } », la meilleure d’abord.
}
verdict-no-rules = Aucune règle n’a ces mots : « { $query } ». Essayez d’autres mots (en anglais), ou un numéro comme 310.8.
verdict-rules-of-steps = { $n ->
    [one] La règle derrière ces étapes.
   *[other] Les { $n } règles derrière ces étapes.
}
verdict-rulings-of-steps = { $n ->
    [one] La décision officielle derrière ces étapes.
   *[other] Les { $n } décisions officielles derrière ces étapes.
}
verdict-why = { $what } est { $now }.
why-sized = { $line }, { $size }, { $colors }
why-unsized = { $line }, { $colors }
why-color-W = blanche
why-color-U = bleue
why-color-B = noire
why-color-R = rouge
why-color-G = verte
why-colors = de couleur { $colors }
why-colorless = incolore
type-line-super = { $types } { $supertypes }
type-line = « { $types } : { $subtypes } »
picture-type-Conspiracy = conspiration
type-line-Basic = de base
type-line-Legendary = légendaire
type-line-Snow = neigeux
type-line-World = du monde
why-printed = Au départ, comme imprimé : { $what }.
every-creature-type = tous les types de créature
why-created = Au départ, comme le jeton a été créé : { $what }.
why-copy = C’est une copie de { $name } : { $what }.
why-face-down = Face cachée : { $what }, sans nom, ni sous-type, ni coût de mana, ni texte à lui.
why-merged = Elle est fusionnée, avec les valeurs de sa carte du dessus et les capacités de toutes : { $what }.
why-ability = Couche { $layer } : { $source } dit : « { $text } ».{ $now }
why-effect = Couche { $layer } : l’effet de { $source } : « { $text } ».{ $now }
why-again = Couche { $layer } : le même effet de { $source }.{ $now }
why-counters = Couche { $layer } : ses marqueurs : { $what }{ $put }.{ $now }
why-put-by = {" "}({ $what })
why-put = { $number } par { $source }
why-more-abilities = { $count ->
    [one] 1 autre capacité
   *[other] { $count } autres capacités
}
why-abilities = { $count ->
    [one] 1 capacité
   *[other] { $count } capacités
}
why-now = {" "}→ { $what }.
why-controlled = contrôlé par { $player }
why-no-abilities = aucune capacité
why-only-mana = aucune capacité hormis { $abilities }
why-quoted = « { $text } »
why-first-for = Il s’applique avant { $number ->
    [one] l’effet de { $others }, qui dépend
   *[other] les effets de { $others }, qui dépendent
} de lui.
why-timestamp = Il est plus récent que l’effet de { $others } et s’applique donc après lui.
why-loop = Les effets de { $what } et de { $others } dépendent l’un de l’autre : celui de { $what }, plus ancien{ $listed ->
    [true] {" "}(nommé en premier)
   *[false] {""}
}, s’applique d’abord{ $spares ->
    [true] {" "}et pas ici
   *[false] {""}
}.
why-dependency = Il dépend de { $others } et l’attend donc, quels que soient les horodatages.

in-own-turn = Pendant le tour de { $player } : { $verdict }
assumed-turn = On prend ce tour pour celui de { $player }, qui agit en premier.
ask-answer = { $rule } : { $says }
ask-likely = Je ne suis pas sûr. Au plus près, { $rule } : { $says }
ask-likely-ruled = Je ne suis pas sûr. Au plus près, une décision sur { $card } ({ $date }) : « { $says } »
ask-printed = { $card } : « { $says } »
ask-known = « { $question } » { $answer } ({ $rules })
ask-known-if = Si vous demandez « { $question } » : { $answer } ({ $rules })
ask-one-of = Je ne suis pas sûr de la règle qui décide ; peut-être l’une de celles-ci.
ask-not-sure = Je ne suis pas sûr.
ask-unsure = Je ne suis pas sûr. Les règles les plus proches sont sous « Plus ».
ask-unsure-near = Je ne suis pas sûr. Votre question porte-t-elle sur { $terms } ?
ask-more = { $n ->
    [one] Une règle qui peut
   *[other] { $n } règles qui peuvent
 } concerner votre question, la plus probable d’abord.
ask-meant = Cartes de votre question : { $cards }.
ask-meant-or = { $card } (ou { $other } ?)
ask-nothing = Je n’ai trouvé ni carte ni règle dans cette question. Écrivez les noms de cartes avec majuscules ou [[carte]], ou essayez /rule avec quelques mots.

ask-which = Que veut dire « { $text } » ici ?
ask-player = De quel joueur s’agit-il ?
ask-user = Qui utilise « { $text } » ?
ask-caster = À qui est « { $text } » ?
ask-counters = Combien de marqueurs +1/+1 y a-t-il sur « { $text } » ?
ask-ability = Quelle capacité ?
ask-attackers = Qu’est-ce qui attaque ?
ask-attacked = Qui ou quoi est attaqué ?
ask-blockers = Qu’est-ce qui bloque ?
ask-blocked = Quel attaquant est bloqué ?

like-board-file = une table comme /board export la donne
like-deck-file = un deck comme MTGO (.dek) ou Cockatrice (.cod) l’écrit
like-text-file = du texte (UTF-8)
like-finite-number = un nombre d’un milliard au plus
like-division = 2 à Bears, 1 à Wolf
like-what-is-said-of-a-card = engagé, face cachée, verso, 2 +1/+1, 3 défense, niveau 2, 1 blessure, sur X, protecteur P, attaque X, bloque X
like-what-is-on-a-throwaway-board = des permanents ; la pile va dans board, et ce qu’on lance ensuite dans do
like-what-is-attacked = attaque Bob, attaque le siège ; tous les attaquants d’un même joueur
like-size-of-tokens = sa taille aussi, par exemple : jeton 2/2 noir Zombie
like-what-is-blocked = bloque Bears
what-board = table
what-player = joueur
what-commander = commandant
what-object = objet
what-boards = tables
what-kept = Mo de tables par personne
what-moves = coups
what-players = joueurs
what-count = nombre
what-objects = objets
move-cast = lancer { $thing }
move-play = jouer { $thing }
move-activate = activer { $thing }
move-special = une action spéciale de { $thing }
move-attack = attaquer
move-block = bloquer
move-pass = passer
move-resolve = résoudre
move-answer = une réponse
move-concede = abandonner
move-edit = un changement à la main
move-go-to = aller à : { $thing }
move-start = l’import
move-put = les cartes ajoutées
you = vous
player-one = Joueur
player-two = Adv

## Titres et pieds de page

heading-paste = Pour /board paste
heading-legal = Autorisée en
heading-example = Exemple
heading-moved = Où ce numéro était ou se trouve
heading-options = Options
heading-data = Données
heading-notice = Mentions
heading-stored = Ce qui est gardé
legal-in = { $state } : { $formats }
legal-legal = autorisée
legal-restricted = limitée
legal-banned = bannie
footer-rules = Règles du { $date }
footer-no-rules = Règles non importées : citations dans nos mots
footer-cards = cartes du { $date }
footer-starter = jeu de départ
footer-to-hand = { $card } est un éphémère ou un rituel et ne peut pas être sur le champ de bataille : la carte est allée dans la main de { $player }.
footer-no-commander = { $card } ne peut pas être un commandant (903.3) : la carte est allée sur le champ de bataille de { $player }.
footer-host-put = { $card } est mis aussi du côté de { $player } : personne ne l’a cité, et quelque chose y est attaché.
footer-copy-untold = { $card } ne copie rien ici, car personne n’a dit quoi : « { $card } (copie de Serra Angel) » le dit.
footer-token-as-made = { $token } : cette taille, comme la plupart des cartes les créent ; dites-en une autre si c’en est une autre.
footer-unnamed-lands = Les terrains dont aucun nom n’est dit sont supposés être { $card }, sans type de terrain de base ; dites leurs noms s’ils comptent.
footer-puzzle-remarks = board.pzl : Forge n’a pas de mots pour une partie de cette table (bloqueurs, cartes inconnues, textes de jetons) ; elle y est en remarques, que Forge saute et que /board import lit.
footer-in-any-order = Quel que soit l’ordre dans lequel ce qui se déclenche en même temps va sur la pile, le résultat est le même.
footer-finds-what-is-shown = Qui cherche est supposé trouver ce qui est montré et convient ; trouver moins est permis aussi (701.23b).
footer-after-combat = Ce qui ne peut se faire que dans une phase principale se fait après le combat ({ $rules }).
footer-copies-keep-targets = Les copies gardent leurs cibles : rien d’autre n’est dit.
footer-assumed = Supposé : { $what }
footer-unread = Non lu, à appliquer à la main ({ $card }) : « { $text } »
footer-quoted = Règles et décisions officielles restent citées en anglais, la langue qui fait foi.
reads-whole = Le moteur lit toute cette carte.
reads-partly = Le moteur lit { $read } des { $lines } lignes de cette carte ; pas : { $unread }
reads-none = Le moteur ne lit pas encore le texte de cette carte.

## Boutons

button-rules = Règles
button-rulings = Décisions
button-more = Plus
button-rulings-of = Décisions ({ $n })
button-board = Table
button-outcomes = Conséquences
button-outcomes-all = Toutes les conséquences
button-go-on = Continuer
button-again = De même pour toutes les semblables
button-undo = Annuler
button-redo = Refaire
button-resolve = Résoudre
button-pass = Passer
button-next = Étape suivante
button-share = Partager
button-draft = Dresser cette table
button-right = C’est juste
button-change = Changer
change-title = Changer la table
change-board = La table
change-do = Ce qui est fait
button-forget = Tout effacer

## Commandes

command-board-new = Ouvrir une table dans ce salon
    .players = Qui joue, dans l’ordre des tours : Alice, Bob (une mention donne la place)
    .life = Points de vie de départ, sinon 20
command-board-add = Poser une carte sur la table
    .card = Une carte, ou un jeton : 1/1 white Soldier creature token
    .controller = À qui ; à vous si rien n’est dit
    .zone = Où ; sinon sur le champ de bataille
    .count = Combien
    .tapped = Engagée
    .counters = Ses marqueurs : 2 +1/+1, 3 defense
    .attached_to = À quoi elle est attachée
command-board-paste = Dresser toute une table depuis un texte
    .text = Vous : 2 Grizzly Bears, Humility — une ligne par joueur ou zone
    .partly = Prendre les bonnes lignes même si d’autres sont illisibles
command-board-deck = Mettre une liste de deck dans une bibliothèque ou une main
    .text = Arena, MTGO, Moxfield ou Archidekt : 4 Lightning Bolt (2XM) 141
    .file = Ou la liste en fichier : .txt, .dek, .cod
    .player = À qui ; à vous si rien n’est dit
    .zone = library (bibliothèque, mélangée) si rien n’est dit, ou hand (main)
    .partly = Prendre les bonnes lignes même si d’autres sont illisibles
command-board-edit = Changer la table à la main, hors des règles
    .change = Ce qui change
    .object = Sur quoi
    .value = La nouvelle valeur : un nombre, 2 +1/+1, une zone, un permanent
    .player = Quel joueur
command-board-show = Montrer la table et ce qu’elle attend
command-board-undo = Reprendre le dernier coup
command-board-redo = Refaire ce qui a été annulé en dernier
command-board-access = Dire qui peut jouer à cette table
    .who = owner (le propriétaire), players (ceux qui ont une place) ou everyone (tous)
command-board-share = Ce qu’a donné la dernière action, à emporter dans un autre salon
command-board-export = La table en fichier et en texte
command-board-import = Apporter une table d’un fichier ou d’un texte
    .file = Un fichier de /board export
    .text = Ou son contenu, ou des lignes comme pour /board paste
command-board-end = Fermer la table ; vous recevez son fichier
command-board-sit = Prendre la place d’un joueur et faire ses choix
    .player = Quel joueur
command-cast = Lancer un sort
    .card = La carte ; si personne ne l’a, elle va d’abord en main
    .target = Ce qu’elle cible
    .target2 = Une deuxième cible
    .x = La valeur de X
    .player = Qui lance
    .modes = Modes par numéro ou mots : 1, 3
    .costs = Coûts facultatifs ou autres : kicker, evoke, morph (face cachée) ; ask laisse choisir
    .face = Quelle face ou moitié : back, right, adventure
    .free = Sans payer son coût de mana
command-play = Jouer un terrain
    .card = Le terrain
    .player = Qui le joue
    .face = Quelle face
command-activate = Activer une capacité
    .permanent = La capacité de quoi
    .ability = Son numéro, quelques mots, ou une action spéciale : turn face up, foretell, unlock
    .target = Ce qu’elle cible
    .target2 = Une deuxième cible
    .x = La valeur de X
    .player = Qui active
command-attack = Déclarer les attaquants ; va d’abord au combat
    .attackers = Bears, Wolf — ou Bears > siege, Wolf > Adv — ou aucun
    .target = Ce qu’ils attaquent
    .player = Qui attaque
command-block = Déclarer les bloqueurs ; va d’abord à cette étape
    .blockers = Wall > Bears, Wolf > Bears — ou aucun
    .player = Qui bloque
command-pass = Passer la priorité une fois
    .player = Qui passe
command-resolve = Tous passent jusqu’à ce que le dessus de la pile se résolve
    .count = Combien
    .all = Toute la pile
command-go-to = Tous passent jusqu’à une étape
    .step = Quelle étape
    .player = Du tour de qui
command-answer = Répondre à ce que la table demande
    .value = Une option, un nombre, plusieurs avec virgules, 2 à Bears, 1 à Wolf
    .player = Qui répond
command-outcomes = Pour le choix en attente : quelles réponses mènent à quels résultats
command-do = Faire une ou plusieurs choses, en bref
    .acts = lance Shock sur Bears; attaque avec tout; Bob bloque Bears avec Wall; fin de tour
command-what-if = Que se passe-t-il si : une carte lancée sur une autre, ou une table et des actes
    .card = La carte à lancer
    .target = Une carte d’en face, ou un joueur
    .with = D’autres cartes : Vous : Humility
    .board = Vous : 2 Grizzly Bears; Adv : Serra Angel (tapped)
    .do = attaque avec tout; Adv bloque Bears avec Angel; lance Giant Growth sur Bears
command-why = Pourquoi une chose sur la table est ce qu’elle est
    .object = Quoi
command-ask = Demander dans vos mots
    .question = Votre question ; noms de cartes avec majuscules ou [[carte]]
command-card = Montrer une carte
    .name = La carte
command-rulings = Montrer les décisions officielles sur une carte
    .name = La carte
command-rule = Montrer une règle, ou chercher par mots
    .query = 310.8b, ou des mots anglais : regenerate lethal damage
command-glossary = Chercher un mot dans le glossaire des règles
    .term = Le mot, en anglais
command-help = Ce que je sais faire, et comment
    .topic = Une commande
command-about = Versions, données et mentions
command-privacy = Ce qui est gardé sur vous, et comment l’effacer
    .delete = Tout effacer maintenant
command-thumbs = Permettre de juger les réponses sur ce serveur
    .allow = Garder ici les questions jugées, pour qui s’occupe de moi

## Aide, à propos, vie privée

help-start = Commencez par /board paste ou /board add, puis /cast ou /attack, et touchez. Une seule question : /what-if ou /ask.
help-board = Tables
help-act = Jouer
help-look = Chercher et demander
help-optional = facultatif
help-no-options = Pas d’options.
about-verdict = Siege Engine { $version } : joue une table selon les règles complètes et les cite.
about-data = { $cards } cartes, { $rulings } décisions officielles, { $rules } règles
about-notice = Siege Engine est un contenu de fan non officiel, permis par la Fan Content Policy. Ni approuvé ni soutenu par Wizards. Certains éléments appartiennent à Wizards of the Coast. ©Wizards of the Coast LLC. Il répond selon les règles telles qu’il les lit et n’est pas arbitre : en tournoi, la décision de l’arbitre prévaut.
privacy-verdict = Gardé sur vous : tables { $boards }, coups { $moves }, places { $seats }.
privacy-stored = Pour chaque table : le salon, votre identifiant comme propriétaire, les coups joués avec l’identifiant de leur auteur, et quand. Pendant un jour, les numéros des requêtes exécutées, pour n’en exécuter aucune deux fois. Aucun message, aucun nom hors ceux des joueurs d’une table. Une table fermée est effacée avec ses coups ; les tables jetables après 30 jours, ou quand il y en a 50 plus récentes ; les coups annulés, quand il y en a 200 plus récents. Si vous effacez tout, votre nom disparaît aussi des tables des autres.
privacy-thumbs = Questions et pouces : { $n }.
privacy-thumbs-stored = Seulement sur les serveurs dont les modérateurs l’ont permis (/thumbs) : les questions posées, les règles qui y ont répondu et les pouces, avec votre identifiant ; ce que personne n’a jugé disparaît après un jour.
thumbs-allowed = Les réponses portent maintenant 👍 et 👎 sur ce serveur. Une question et ses règles sont gardées ici un jour, et plus longtemps si elle reçoit un pouce ; /privacy efface les siennes.
thumbs-forbidden = Les réponses ne sont pas jugées sur ce serveur, et aucune question n’est gardée.
thumbs-no-server = Ceci vaut pour les serveurs ; en message privé, rien n’est gardé.
thumbs-noted = Merci, c’est noté.
privacy-deleted = Effacé : tables { $boards } ; votre identifiant a été retiré de { $moves } coups et { $seats } places.

## Ce qui ne va pas

error-no-board = Il n’y a pas de table dans ce salon. Ouvrez-en une avec /board new ou /board paste.
error-board-there = Il y a déjà une table dans ce salon. /board show la montre, /board end la ferme.
error-not-owner = Seul le propriétaire de la table peut faire cela.
error-not-moderator = Seul un modérateur de ce serveur peut faire cela.
error-not-yours = Seul le propriétaire de la table, ou qui tient la place de { $what }, peut faire cela.
error-not-your-choice = C’est à { $player } de choisir ({ $rule }) : seul qui tient sa place, ou le propriétaire de la table, peut répondre. /board sit prend une place libre.
error-stale = La table a changé depuis ce message. /board show la montre telle qu’elle est.
error-nothing-to-undo = Il n’y a rien à annuler : la table est à son début.
error-only-at-start = Cela ne se dit qu’avant le premier coup : { $what }. Annulez avec /board undo, ou collez une nouvelle table.
error-untold = C’est fait, mais la réponse n’a pas pu être donnée. /board show montre la table telle qu’elle est maintenant.
error-unsure = La liaison avec la table a été coupée ; je ne peux pas dire si cela a été fait. /board show montre la table telle qu’elle est maintenant.
error-nothing-to-redo = Il n’y a rien à refaire : aucun coup n’a été annulé ici.
error-not-a-player = Seuls son propriétaire et ceux qui ont une place jouent à cette table. Places libres : { $free }. /board sit en prend une ; le propriétaire ouvre la table à tous avec /board access.
    .near = Seuls jouent à cette table son propriétaire et ceux à qui il l’ouvre avec /board access ou une place.
error-not-your-move = C’était le coup de quelqu’un d’autre : seul son auteur, ou le propriétaire de la table, peut l’annuler.
error-nothing-attacks = Rien n’attaque, donc rien ne peut être bloqué. D’abord : /attack, ou « Adv attaque avec tout ».
error-nothing-to-choose = La table n’attend aucun choix.
error-choice-open = { $player } doit d’abord choisir : { $prompt }
error-bad-paste = { $count ->
    [one] Une ligne est illisible, donc rien n’a été posé. Corrigez-la, ou dites partly pour prendre les autres.
   *[other] { $count } lignes sont illisibles, donc rien n’a été posé. Corrigez-les, ou dites partly pour prendre les autres.
}
paste-left-out = Laissé de côté : { $line }
paste-line = Ligne { $n } : { $problem }
error-too-large = Le fichier fait { $size } Kio ; une table en a { $most } au plus.
error-text-too-long = Le texte compte { $size } caractères ; { $most } au plus sont lus.
error-too-deep = Ce n’est pas un fichier de table : ses crochets s’emboîtent sur plus de { $most } niveaux. Exportez une table pour voir la forme, ou collez-la en texte.
error-bad-import = Illisible comme table ou comme deck{ $place } : trouvé { $found }, attendu { $expected }.
    .at = { " " }({ $place })
the-end = la fin
place-position = ligne { $line }, colonne { $column }
place-number = nº { $n }
place-act = Action { $n }
error-question-gone = Cette question n’est plus disponible. Redonnez la commande, s’il vous plaît.
error-no-such = Introuvable ici ({ $what }) : « { $name } ».
    .near = Introuvable ici ({ $what }) : « { $name } ». Il y a : { $near }.
error-ambiguous = « { $name } » peut être plusieurs cartes : { $near }. Dites laquelle.
error-counters-untold = « { $name } » n’est pas là sans marqueurs : dites combien, comme dans { $near }.
error-bad-value = { $option } : « { $found } » n’est pas compris. Attendu : { $expected }.
error-bad-item = { $item } : « { $found } » ne convient pas ici. Attendu : { $expected }.
error-bad-act = { $sentence }
error-unknown-command = Il n’y a pas de commande « { $name } ». /help les montre.
    .near = Il n’y a pas de commande « { $name } ». Vouliez-vous dire { $near } ?
error-unknown-card = Aucune carte ne s’appelle « { $name } ». Vérifiez l’orthographe.
    .near = Aucune carte ne s’appelle « { $name } ». Vouliez-vous dire { $near } ?
error-unknown-rule = Il n’y a pas de règle { $name } dans l’édition actuelle.
    .near = Il n’y a pas de règle { $name } dans l’édition actuelle. Voir { $near }.
error-unknown-term = Le glossaire n’a pas d’entrée « { $name } ».
    .near = Le glossaire n’a pas d’entrée « { $name } ». Vouliez-vous dire { $near } ?
error-no-token = Il n’y a pas de jeton Discord. Créez un bot sur discord.com/developers, mettez son jeton dans DISCORD_TOKEN ou dans un fichier nommé par DISCORD_TOKEN_FILE, ou essayez tout sans : siege console.
error-not-installed = Il manque une partie qui n’est pas installée. Installez-la avec : pip install "siege-engine[{ $extra }]"
error-too-much = C’est plus que ce qui est gardé : { $most } { $what } au plus.
error-too-long = Cette table est devenue trop longue à jouer : la reprendre en entier demande plus de { $seconds } secondes. Rien n’a changé ; /board undo annule des coups, et /board new recommence.
error-library = { $sentence }
error-scenario = { $sentence }
error-database = La base de données est illisible : { $reason }. Vérifiez le fichier, ou refaites-la avec siege sync.
error-state-locked = Un autre programme tient la base de données des tables ({ $file }) ; rien n’a été fait. Fermez-le (un outil de base de données, une copie en cours, un second bot) et réessayez.
error-state-damaged = La base de données des tables ({ $file }) est endommagée ({ $reason }). Arrêtez le bot, remettez une sauvegarde à sa place, ou écartez-la pour repartir de zéro, puis relancez le bot.
error-state-full = Il n’y a plus de place pour la base de données des tables ({ $file }) ; rien n’a été fait. Libérez de l’espace sur son disque et réessayez.
error-state-unwritable = La base de données des tables ({ $file }) ne peut être ni ouverte ni écrite ({ $reason }). Vérifiez que son dossier existe et appartient à l’utilisateur du bot.
error-state-away = Le serveur qui garde les tables ne répond pas ({ $reason }) ; rien n’a été fait. Réessayez ; si cela dure, vérifiez SIEGE_STATE et le serveur.
error-trouble = Quelque chose a mal tourné chez nous ; rien n’a été changé. Réessayez, et signalez-le si cela se répète.

## Le terminal

console-welcome = Siege Engine { $version }. Tapez les commandes comme sur Discord, sans la barre ; help les montre, quit termine.
console-example = Essayez : what-if "Lightning Bolt" "Grizzly Bears"
console-one-or-none = Tapez un numéro, ou : aucun
console-name = { $options ->
    [0] Tapez un nom.
   *[other] Tapez un numéro, ou un nom.
 }
console-order = Tapez les { $n } numéros dans l’ordre voulu, par exemple : { $example } (ou : dans l’ordre)
console-exactly = Tapez { $n } numéros avec virgules, par exemple : { $example }
console-several = { $least ->
    [0] Tapez jusqu’à { $most } numéros avec virgules, par exemple : { $example } (ou : aucun)
   *[other] Tapez de { $least } à { $most } numéros avec virgules, par exemple : { $example }
 }
console-number-open = Tapez un nombre, au moins { $least }.
console-number = Tapez un nombre de { $least } à { $most }.
console-divide = Tapez combien pour chacun, { $least ->
    [0] jusqu’à { $most }
   *[other] { $most }
} en tout : 1=2, 2=1
console-picture = Image : { $path }
console-file = Fichier : { $path }
console-no-file = Il n’y a pas de fichier lisible { $path }.
console-option = { $command } n’a pas d’option { $option }. Il y a : { $options }
console-missing = { $command } a besoin de { $option }. Comme : { $usage }
console-quotes = Un guillemet n’est pas fermé.
console-bye = Au revoir.

## Les options d’un choix

choice-why = { $rule } : { $gloss }
choice-onto-stack = Dans l’ordre où elles vont sur la pile : la dernière se résout en premier.
choice-left = { $total } en tout ; avec { $each } pour chacun, il en reste { $left }.
option-life = { $life } { $life ->
    [one] point
   *[other] points
} de vie
option-told = { $option } : { $detail }
option-least = au moins { $n }
option-lethal = mortel avec { $n }
option-lethal-deathtouch = mortel avec { $n } : contact mortel

## Ce qui résulterait d’un choix

outcomes-differ = { $n } résultats différents, selon ce que choisit { $player }.
outcomes-same-order = L’ordre n’a pas d’importance.
outcomes-same-answer = Toutes les réponses reviennent au même.
outcomes-same-so-far = { $n ->
    [one] Une réponse a été essayée ; il y en a d’autres.
   *[other] Les { $n } réponses essayées reviennent au même ; il y en a d’autres.
}
outcomes-always = Dans tous les cas : { $what }
outcomes-in-any-order = Dans n’importe quel ordre : { $what }
outcomes-first-of-effects = Quel que soit l’effet appliqué en premier : { $what }
outcomes-in-each-order = Dans chaque ordre essayé : { $what }
outcomes-in-any-case = Dans tous les cas : { $what }
chosen-untold = { $prompt } Personne ne l’a dit.
chosen-comes-to = – { $answers } : { $verdict }
chosen-does-not-matter = Cela ne change rien ici : { $prompt }
outcomes-each-time = C’est à { $player } de choisir { $count } fois : { $prompt } – avec la même réponse chaque fois :
outcomes-each-time-always = Dans chacun de ces cas : { $what }
outcomes-with-each = Avec chacune de ces réponses : { $what }
outcomes-steps-of-one = Avec « { $answer } », en outre :
outcomes-steps-in-any-case = Quel que soit le choix, ensuite :
outcomes-steps-in-one-order = Ensuite, dans un de ces ordres :
outcomes-steps-in-any-order = Quel que soit l’ordre, ensuite :
outcomes-steps-first-of-effects = Quel que soit l’effet appliqué en premier, ensuite :
outcomes-steps-with-each = Ensuite, avec chaque réponse essayée :
outcomes-unknown-land = un terrain (disons { $name })
outcomes-unknown-creature = une créature (disons { $name })
outcomes-unknown-spell = une autre carte (disons { $name })
outcomes-unknown-other = pas un terrain (disons { $name })
outcomes-unknown-no-creature = pas une créature (disons { $name })
outcomes-among-land = un terrain parmi elles (disons { $name }){ $taken ->
        [true] , s’il est choisi
       *[false] {""}
    }
outcomes-among-creature = une créature parmi elles (disons { $name }){ $taken ->
        [true] , si elle est choisie
       *[false] {""}
    }
outcomes-among-spell = une autre carte parmi elles (disons { $name }){ $taken ->
        [true] , si elle est choisie
       *[false] {""}
    }
outcomes-nothing-more = Il ne se passe rien de plus.
outcomes-then = Puis { $player } choisit : { $prompt }
outcomes-then-many = Puis { $player } choisit encore, avec { $n } résultats différents.
outcomes-further = – { $answer } : { $what }
outcomes-below = {"   "}– { $answer } : { $what }
outcomes-other-order = dans l’autre ordre
outcomes-lives = { $all ->
    [true] Selon l’ordre
   *[false] Dans les ordres essayés
}, { $player } est à { $lives } { $last ->
    [one] point
   *[other] points
} de vie{ $loses ->
    [true] {" "}ou perd la partie
   *[false] {""}
}.
outcomes-lives-range = { $least } à { $most }
outcomes-of-orders = { $all ->
    [true] L’ordre compte : { $n } résultats différents.
   *[false] L’ordre compte : { $n } résultats différents parmi ceux essayés.
}
outcomes-turn-on = Ensuite, cela dépend de ceci : { $prompt }
outcomes-asked-then = { $count ->
    [one] Ensuite, c’est à { $player } : { $prompt }
   *[other] Ensuite, c’est à { $player }, { $count } fois : { $prompt }{ $answered ->
        [each-time] {" "}– avec la même réponse chaque fois :
       *[other] {""}
    }
}
outcomes-more = … et { $n } de plus.
outcomes-played = { $n ->
    [one] Joué une fois jusqu’au bout, tout le monde passant.
   *[other] Joué { $n } fois jusqu’au bout, tout le monde passant.
}
outcomes-not-all = Il y a plus de réponses que celles jouées ; elles peuvent mener ailleurs.
outcomes-not-to-the-end = Là où un autre choix est annoncé, la partie n’a pas été jouée plus loin.
outcomes-by-chance = Le hasard tombe comme cette table le veut.
outcomes-unread = Attention : { $cards } n’est pas lu en entier, et cela pourrait changer ce résultat.

acts-understood = Compris : { $acts }.
acts-not-done = Pas fait : { $act }.
acts-without-it = Sans cela : { $verdict }
refused-after-the-stack = Ce qui est sur la pile se résout avant (117.4).
acts-left = Reste à faire : { $acts }
