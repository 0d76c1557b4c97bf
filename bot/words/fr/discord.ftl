## Ce dont seul Discord a besoin

menu-check = Vérifier cette question de règles
command-board = Tables : créer, remplir, montrer, annuler, partager
    .thread = Dans un fil à part
board-thread = Table de { $name }
board-in-thread = La table est dans { $thread }.

## Choix

choice-exactly = { $n ->
    [one] Choisissez une option
   *[other] Choisissez { $n } options
}
choice-between = Choisissez de { $least } à { $most } options
choice-none = Aucun
choice-done = Terminé
choice-as-listed = Dans l’ordre donné
choice-rest-as-listed = Le reste dans l’ordre donné
choice-start-over = Recommencer
choice-number = Choisir un nombre
choice-divide = Répartir
choice-text = Écrire la réponse
choice-picked = Jusqu’ici : { $what }
choice-made = ✓ { $name } a choisi.
choice-made-so = ✓ { $name } a choisi : { $what }.
form-number = Un nombre de { $least } à { $most }
form-number-open = Un nombre, au moins { $least }
form-divide = Répartissez { $total }
form-text = Votre réponse
form-text-hint = Un nom, ou plusieurs avec des virgules

## Ce qui ne va pas

error-too-slow = Cela prenait plus de { $seconds } secondes ; c’est interrompu et rien n’a changé. Essayez par plus petites étapes, ou avec une table plus petite.
error-too-heavy = Cela demandait plus de mémoire qu’une table ne peut en avoir ; c’est interrompu et rien n’a changé. Essayez par plus petites étapes, ou avec une table plus petite.
error-resting = { $seconds ->
    [one] Cette table prenait trop de temps et se repose encore { $seconds } seconde. On peut la montrer, l’exporter et revenir en arrière entre-temps.
   *[other] Cette table prenait trop de temps et se repose encore { $seconds } secondes. On peut la montrer, l’exporter et revenir en arrière entre-temps.
}
error-busy = Il y a trop à faire en ce moment ; rien n’a été fait. Réessayez dans quelques secondes.
error-broken = Le processus de cette table ne peut pas continuer ({ $reason }) ; rien n’a changé. Réessayez, et signalez-le si cela se répète.
error-too-fast = { $seconds ->
    [one] Une chose à la fois, s’il vous plaît : réessayez dans une seconde.
   *[other] Une chose à la fois, s’il vous plaît : réessayez dans { $seconds } secondes.
}
error-closing = Le bot redémarre ; réessayez dans une minute. Votre table est conservée.
error-no-thread = Un fil ne peut pas être créé ici. Utilisez /board new sans thread, ou demandez à quelqu’un d’accorder cette permission au bot.
error-forgotten = Les autres pages de ce message ne sont plus disponibles. Posez la question à nouveau.
error-outdated = Votre Discord montre une ancienne forme de cette commande. Redémarrez Discord (Ctrl+R), puis réessayez.
error-wrong-token = Discord n’accepte pas ce jeton. Copiez-le à nouveau depuis discord.com/developers (Bot, Reset Token).
error-no-discord = Discord est injoignable ({ $reason }). Vérifiez la connexion, puis relancez le bot.

## siege doctor

doctor-settings = ils sont compris
doctor-token = Discord connaît l’application « { $name } »
doctor-discord-away = Discord n’a pas pu être interrogé ({ $reason }). Vérifiez la connexion et réessayez.
doctor-no-bot-scope = l’application ne peut pas être installée avec le scope « bot ». Ajoutez-le sur discord.com/developers (Installation, Guild Install).
doctor-no-boards = il n’y en a pas encore ; le fichier est créé au lancement du bot
doctor-boards = la base de données répond ; tables ouvertes : { $boards }
doctor-starter = il n’y a que le jeu de cartes intégré. « siege sync » télécharge toutes les cartes et les règles.
doctor-cards = { $cards } cartes du { $cards_date }, règles du { $rules_date }
doctor-cards-old = { $cards } cartes du { $cards_date }, règles du { $rules_date } : elles sont anciennes. « siege sync » les renouvelle.
doctor-room = { $free } Mo sont libres dans { $folder }
doctor-no-room = seulement { $free } Mo sont libres dans { $folder } : « siege sync » en demande 500. Faites de la place.
doctor-runs = le bot tourne et va bien ({ $file })
doctor-ill = le bot ne va pas bien depuis une minute ({ $file }) : son journal dit pourquoi
