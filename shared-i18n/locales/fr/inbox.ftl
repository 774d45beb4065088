## La page

inbox-tabs = Quoi afficher
inbox-tab-anonymous = Anonyme
inbox-tab-valentine = Mots doux
inbox-title-anonymous = { $count ->
    [0] Questions
    [one] { $count } question
    [many] { $count } de questions
   *[other] { $count } questions
}
inbox-title-valentine = { $count ->
    [0] Mots doux
    [one] { $count } mot doux
    [many] { $count } de mots doux
   *[other] { $count } mots doux
}
inbox-unread = { $count ->
    [0] Tout est ouvert
    [one] { $count } à ouvrir
    [many] { $count } à ouvrir
   *[other] { $count } à ouvrir
}
inbox-unread-closed = Fermés jusqu’au 8 mars : { $count }
inbox-filters = Filtrer
inbox-filter-all = Tout
inbox-filter-unanswered = Sans réponse
inbox-filter-unopened = À ouvrir
inbox-filter-opened = Ouverts
inbox-list = Reçus
inbox-loading = Chargement du courrier
inbox-load-more = Voir plus
inbox-empty-valentine-title = Pas encore de mots doux
inbox-empty-valentine-text = Quelqu’un n’attend peut-être que ton lien. Partage-le et vois qui ose.
inbox-empty-anonymous-title = Pas encore de questions
inbox-empty-anonymous-text = Partage ton lien : on pourra te demander ce qu’on n’a jamais osé dire tout haut.
inbox-paused = Ton courrier est en pause. Les petits mots gratuits attendent que tu reprennes ; les cadeaux payants ne sont pas acceptés.
inbox-resume = Reprendre
inbox-resumed = Ton courrier est rouvert
inbox-resume-error = Pas de nouvelles : on n’est pas sûrs que ton courrier soit rouvert. On vérifie.
inbox-empty-filter-title = Rien ici
inbox-empty-filter-text = Rien de ce qui est arrivé ne correspond à ce filtre.
inbox-show-all = Tout voir
inbox-share = Partager mon lien
inbox-failed-title = Ton courrier n’a pas chargé
inbox-failed-text = Rien n’est perdu. Vérifie ta connexion et réessaie.
inbox-retry = Réessayer
inbox-close = Fermer
inbox-back = Retour

## Cartes

inbox-card-closed = Fermé
inbox-card-open = Ouvrir
inbox-card-opened = Ouvert
inbox-card-answered = Répondu
inbox-ribbon-hidden = Masqué
inbox-ribbon-mutual = Réciproque
inbox-ribbon-sympathy = T’aime bien
inbox-ribbon-visible = Visible
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Mot doux
inbox-wrapped-message = Question anonyme
inbox-gift = { $id ->
    [tulip] Tulipe
    [candy] Bonbon
    [kiss] Bisou
    [teddy] Nounours
    [bouquet] Bouquet
    [heart_box] Coffret cœur
    [cake] Gâteau
    [champagne] Champagne
    [rocket] Fusée
    [ring] Bague
    [crown] Couronne
    [diamond] Diamant
    [unicorn] Licorne
    [surprise_box] Boîte surprise
    [surprise_pack] Pack surprise
    [wish_pack] Pack d’envies
    [easter_cake] Gâteau pascal
    [club] Du club
    [love] Cœur qui bat
    [laugh] Trop drôle
    [wow] Waouh
    [sad] Un peu triste
    [fire] En feu
    [kiss_face] Un bisou
    [surprise] Surprise
    [anon] Une question
   *[other] Cadeau
}

## Ouverture

inbox-unwrapping = Ça s’ouvre…
inbox-unwrap-skip = Passer
inbox-unwrap-first = Première surprise du jour, { $name }
inbox-note-gone = Ce petit mot n’est plus dans ton courrier.
snackbar-warning-failed-open-valentine = Ça ne s’est pas ouvert. Réessaie dans un instant.

## Encore fermé

inbox-closed-title = Pas encore !
inbox-closed-subtitle = Les mots doux s’ouvrent ensemble, tous en même temps
inbox-closed-moscow = { $time }, heure de Moscou
inbox-closed-local = { $time } chez toi
inbox-closed-days = { $count ->
    [one] jour
    [many] jours
   *[other] jours
}
inbox-closed-hours = { $count ->
    [one] heure
    [many] heures
   *[other] heures
}
inbox-closed-minutes = { $count ->
    [one] minute
    [many] minutes
   *[other] minutes
}
inbox-closed-seconds = { $count ->
    [one] seconde
    [many] secondes
   *[other] secondes
}
inbox-closed-countdown = Plus que
inbox-closed-now = C’est l’heure !
inbox-closed-open = Ouvrir
inbox-closed-wait = J’attends
inbox-early-text = L’ouverture anticipée, c’est tous tes mots doux de l’année dès maintenant, même ceux qui arrivent encore. Qui les a envoyés reste un secret.
inbox-early-buy = { $stars ->
    [one] Ouvrir pour { $stars } Étoile
    [many] Ouvrir pour { $stars } d’Étoiles
   *[other] Ouvrir pour { $stars } Étoiles
}
inbox-early-done = Tu peux ouvrir tous tes mots doux de l’année
inbox-early-on-its-way = C’est payé. Ils s’ouvrent dans un instant.
inbox-early-returned = Ça n’a pas pu s’ouvrir. Tes Étoiles reviennent.
inbox-early-failed = Ça n’a pas marché, et rien n’a été débité. Réessaie dans un instant.

## Un petit mot

inbox-item-valentine = Un mot doux pour toi
inbox-item-super = Un super mot doux !
inbox-item-club = Du club
inbox-item-question = Une question pour toi
inbox-item-no-words = Sans un mot, juste un cadeau
inbox-item-gift-sent = Envoyé aussi en cadeau Telegram
inbox-item-your-answer = Ta réponse
inbox-sender-hidden = Mystère…
inbox-sender-hidden-text = Masqué jusqu’à la révélation
inbox-sender-anonymous = Masqué à jamais
inbox-sender-anonymous-text = Impossible à révéler : aucun nom n’est gardé avec
inbox-sender-club = Le club Billet
inbox-sender-club-text = Un petit mot de notre équipe
inbox-sender-mutual-text = C’est réciproque : vous vous êtes écrit
inbox-sender-sympathy-text = T’aime bien et ne s’en cache pas
inbox-sender-revealed-text = Nom révélé
inbox-chat = Ouvrir la discussion
inbox-reveal = Révéler qui c’est
inbox-reveal-show = Qui a écrit
inbox-reveals-left = { $count ->
    [0] Révélations dès { $stars } Étoiles
    [one] Encore { $count } révélation
    [many] Encore { $count } de révélations
   *[other] Encore { $count } révélations
}
inbox-reply = Répondre
inbox-reply-continue = Finir ma réponse
inbox-visibility = Afficher sur mon profil
inbox-visibility-on = Toute personne qui a ton lien voit ce petit mot et ta réponse
inbox-visibility-off = Il n’y a que toi qui vois ce petit mot et ta réponse
inbox-visibility-saving = On enregistre…
visibility-change-error = Pas de nouvelles : on n’est pas sûrs que ça ait changé. On vérifie.
inbox-share-answer = Partager ma réponse
story-share-error = Impossible de créer la story ici.
story-share-fail = La story n’a pas marché. Réessaie.

## Répondre

inbox-reply-title = Ta réponse
inbox-reply-label = Écris une réponse
inbox-reply-placeholder = Dis-le comme tu le sens…
inbox-reply-counter = { $count } sur { $limit }
inbox-reply-too-long = Un peu plus court, s’il te plaît
inbox-reply-send = Envoyer
inbox-reply-publish = Publier ma réponse
inbox-reply-publish-on = Le petit mot et ta réponse apparaîtront sur ton profil
inbox-reply-publish-off = La réponse n’ira qu’à la personne qui t’a écrit
inbox-reply-publish-off-anonymous = Il n’y a que toi qui verras ta réponse
inbox-kept = Gardé de la dernière fois
inbox-start-over = Recommencer
inbox-unsent = Ton autre version, pas envoyée
inbox-unsent-copy = Copier
inbox-unsent-copied = Copié
inbox-unsent-not-copied = Impossible de copier. Tes mots sont toujours là.
inbox-unsent-discard = Jeter
reply-modal-send-error = Pas de nouvelles : on n’est pas sûrs que ta réponse soit partie. Elle est toujours là : renvoie-la, elle ne part jamais deux fois.

## Révéler

inbox-confirm-title = Révéler qui c’est ?
inbox-confirm-subtitle = { $count ->
    [1] Ça utilise ta dernière révélation
    [one] Ça utilise 1 de tes { $count } révélations
    [many] Ça utilise 1 de tes { $count } de révélations
   *[other] Ça utilise 1 de tes { $count } révélations
}
inbox-reveal-shows = Ce que tu verras
inbox-reveal-shows-name = Prénom et photo
inbox-reveal-shows-username = Nom d’utilisateur, s’il y en a un
inbox-reveal-shows-link = Son lien, pour lui envoyer quelque chose
inbox-reveal-shows-time = L’heure exacte de l’envoi
inbox-confirm-yes = Révéler
inbox-confirm-hold = Maintiens pour révéler
inbox-confirm-no = Plus tard
reveal-sender-error = Impossible d’afficher le nom. Réessaie : ça ne te coûtera pas une autre révélation.
inbox-gone-title = Plus personne
inbox-gone-heading = Ce compte n’existe plus
inbox-gone-text = Il n’y a plus personne à montrer. Ta révélation reste à toi.

## Packs

inbox-packs-title = Qui ça peut être ?
inbox-packs-subtitle = Une révélation, un nom
inbox-packs-choice = Choisis un pack
inbox-packs-name = { $count ->
    [one] { $count } révélation
    [many] { $count } de révélations
   *[other] { $count } révélations
}
inbox-packs-saved = { $stars } chacune, { $saved } de moins
inbox-packs-discount = −{ $percent } %
inbox-packs-price = { $stars ->
    [one] { $stars } Étoile
    [many] { $stars } d’Étoiles
   *[other] { $stars } Étoiles
}
inbox-packs-free = Gratuit
inbox-packs-buy = { $count ->
    [one] { $count } révélation pour { $stars } Étoiles
    [many] { $count } de révélations pour { $stars } Étoiles
   *[other] { $count } révélations pour { $stars } Étoiles
}
inbox-packs-small = Une sert tout de suite ici, le reste est à toi.
inbox-packs-small-one = Elle sert tout de suite ici.
inbox-packs-checking = Vérification du paiement
inbox-packs-showing = On regarde qui c’était
inbox-payment-preparing = Préparation du paiement
payment-error = Le paiement n’est pas passé. S’il passe quand même, ton achat arrivera tout seul.
inbox-payment-uncharged = Le paiement n’est pas passé. Rien ne t’a été débité.
inbox-payment-unreturned = Ça n’a pas marché, et tes Étoiles n’ont pas pu être rendues. Envoie /paysupport à notre bot.
inbox-payment-waiting = On attend des nouvelles du paiement. Dès qu’il est là, le reste se fait tout seul.
inbox-price-changed = { $stars ->
    [one] Le prix est maintenant de { $stars } Étoile. Rien n’a été débité : regarde bien avant de payer.
    [many] Le prix est maintenant de { $stars } d’Étoiles. Rien n’a été débité : regarde bien avant de payer.
   *[other] Le prix est maintenant de { $stars } Étoiles. Rien n’a été débité : regarde bien avant de payer.
}
reveal-purchase-failed = Ce pack n’est pas disponible en ce moment.
reveal-purchase-error = L’achat n’a pas commencé. Vérifie ta connexion et réessaie.
inbox-packs-bought = Tes révélations sont là.
inbox-packs-on-its-way = Tes révélations sont en route. Elles arrivent dans un instant.
inbox-packs-returned = L’achat n’a pas pu aboutir. Tes Étoiles reviennent.

## Qui c’était

inbox-details-title = C’était…
inbox-next-write = Écrire à { $name }
inbox-next-send = En renvoyer un
inbox-next-share = Partager la révélation
inbox-details-gone = Ce compte a été supprimé depuis. Le prénom que tu as révélé te reste ; tout le reste est parti avec.
inbox-details-sent = Envoyé
inbox-details-place = Lieu
inbox-details-network = Réseau
inbox-details-device = Appareil
inbox-details-browser = Navigateur
inbox-details-system = Système

## Bloquer et signaler

inbox-safety-open = Bloquer ou signaler
inbox-safety-title = Restons sympas
inbox-safety-subtitle = Rien ne t’oblige à lire ce qui blesse
inbox-safety-more = Pause, mots filtrés et blocages
inbox-safety-more-hint = Pour tout ton courrier
inbox-block = Bloquer cette personne
inbox-block-off = Plus rien ne t’arrivera de sa part. Elle n’en saura rien, et tu ne sauras pas qui c’est.
inbox-block-on = Plus rien ne t’arrive de sa part. Tu peux débloquer quand tu veux.
inbox-block-error = Pas de réponse claire : on ne sait pas si le blocage a changé. On revérifie.
inbox-blocked = Cette personne est bloquée
inbox-unblocked = Cette personne peut de nouveau t’écrire
inbox-report = Signaler
inbox-report-hint = Notre équipe le lit, sans voir qui l’a écrit
inbox-report-title = Qu’est-ce qui ne va pas ?
inbox-report-subtitle = La personne qui l’a envoyé ne saura rien de ton signalement
inbox-report-reasons = Motif
inbox-report-insult = Insulte ou harcèlement
inbox-report-threat = Menace
inbox-report-sexual = Sexuel et non désiré
inbox-report-spam = Spam ou arnaque
inbox-report-minor = Danger pour un enfant ou un ado
inbox-report-other = Autre chose
inbox-report-text = Quelque chose à ajouter ?
inbox-report-placeholder = Seulement si tu en as envie
inbox-report-send = Envoyer le signalement
inbox-report-error = Pas de réponse claire : on ne sait pas si le signalement est arrivé. Il est toujours là : renvoie-le, il compte une seule fois.
inbox-reported-title = Merci
inbox-reported-text = Notre équipe va bientôt y jeter un œil. Si c’est contre les règles, on le retire.
inbox-reported-done = C’est bon

## Concours

inbox-contest = Le concours, mode d’emploi
inbox-contest-text = Qui entendra le plus de mots gentils cette année ?
inbox-contest-season = Saison
inbox-contest-season-text = Elle dure toute l’année { $year } et se termine le soir du 31 décembre, à minuit, heure de Moscou.
inbox-contest-score = Points
inbox-contest-score-text = Chaque petit mot dans ton courrier compte pour un, signé ou masqué ; on compte une fois par jour. Le nombre de personnes qui ont écrit n’a pas d’importance et ne s’affiche pas.
inbox-contest-prizes = Prix
inbox-contest-prizes-text = Dans chaque région, la première, la deuxième et la troisième place reçoivent un cadeau de victoire dans leur courrier.
inbox-contest-choice = Seulement si tu veux
inbox-contest-choice-text = Personne ne te voit dans une liste tant que tu ne participes pas. Tu peux en sortir quand tu veux.
inbox-contest-leaderboard = Voir le classement

inbox-tab = Courrier
inbox-web-title = Ton courrier habite dans Telegram
inbox-web-text = Ouvre Billet là-bas pour lire ce qui t’attend.
