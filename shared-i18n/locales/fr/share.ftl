share-mode = Quoi recevoir
share-mode-anonymous = Anonyme
share-mode-valentine = Mots doux
share-mode-loading = Changement de mode…

## Carte du haut
share-title-valentine = Reçois des mots doux
share-title-anonymous = Reçois des questions anonymes
share-chip-anonymous = Pose-moi tes questions
share-countdown-today = C’est le 8 mars !
share-countdown-tomorrow = Demain, c’est le 8 mars
share-countdown-days = { $days ->
    [one] { $days } jour avant le 8 mars
    [many] { $days } de jours avant le 8 mars
   *[other] { $days } jours avant le 8 mars
}
share-countdown-later = Qui pense à toi ?
share-countdown-closed = Ouverture le 8 mars

## Étapes
share-step-share-title = Partage ton lien
share-step-share-text-valentine = Il suffit de le toucher pour t’envoyer un mot doux.
share-step-share-text-anonymous = Il suffit de le toucher pour te poser n’importe quelle question.
share-step-share-action = Partager
share-step-send-title = À toi d’en envoyer
share-step-send-text-valentine = Les mots doux aiment la compagnie : commence par quelqu’un que tu aimes bien.
share-step-send-text-anonymous = Demande à quelqu’un ce que tu as toujours voulu savoir.
share-step-send-action-valentine = Envoyer un mot doux
share-step-send-action-anonymous = Poser une question
share-step-channel-title = Rejoins notre canal
share-step-channel-text = Des nouvelles, des concours et de petits bonheurs.
share-step-channel-action = Ouvrir le canal
share-step-status-title = Affiche notre statut
share-step-status-text = Un petit signe à côté de ton nom.
share-step-status-action = Mettre le statut
share-link = Ton lien
share-copy = Copier le lien

## Partout
share-back = Retour
share-retry = Réessayer
share-more = Voir plus
share-more-failed = Le reste n’a pas chargé. Vérifie ta connexion et réessaie.

## Ce que ça a donné
share-status-done = C’est fait : tu affiches maintenant le statut Billet
share-status-declined = Le statut reste comme il était
share-status-unsupported = Ton Telegram ne sait pas encore mettre ce statut
share-status-error = Impossible de mettre le statut
share-copy-done = Lien copié
share-copy-error = Impossible de copier le lien
share-chat-error = Impossible d’ouvrir la liste des discussions
share-story-error = Impossible de créer la story
share-story-phone = Les stories, c’est sur le téléphone. Voici déjà l’image.
share-photo-error = Impossible de partager l’image
share-save-done = Image enregistrée
share-save-error = Impossible d’enregistrer l’image
share-error = Le partage n’a pas marché. On réessaie ?
share-unavailable = Le partage n’est pas disponible ici. Copie plutôt le lien.
share-cancelled = Rien n’a été partagé
share-no-answer = Telegram n’a pas dit ce que ça a donné. Regarde là-bas si ça a marché.
share-messenger-slow = Telegram n’a pas encore répondu. Si rien ne s’ouvre, cette version ne sait peut-être pas faire.

## Menu
share-menu = Partager
share-menu-title = Partage ton lien
share-answer-title = Partage ta réponse
share-reveal-title = Partage la révélation
share-menu-close = Fermer
share-menu-loading = Un instant…
share-menu-chat = Envoyer par message
share-menu-chat-preparing = Ton message se prépare…
share-menu-chat-choosing = Choisis dans Telegram qui le reçoit
share-menu-chat-slow = Rien ne s’ouvre ? Touche pour envoyer le lien tout simple
share-menu-copy = Copier le lien
share-menu-save = Enregistrer
share-menu-how = Comment ça marche

share-text-valentine = Envoie-moi un mot doux, signé ou pas 💌
share-text-anonymous = Pose-moi tes questions, ton nom n’y sera pas 🎭

## Stories
share-menu-photo = Autre app
share-looks = Style de ton image
share-look-classic = Classique
share-look-letter = Lettre
share-look-headline = À la une
share-look-portrait = Portrait
share-look-chat = Discussion
share-look-drawing = Ton image se dessine…
share-look-failed = L’image n’est pas arrivée
share-story-steps = Comment ça marche
share-story-next = Suivant
share-story-count = { $step } sur { $steps }
share-story-widget = Écris-moi
share-story-messenger-title = Ta story Telegram
share-story-messenger-post = Créer la story
share-story-messenger-1-title = Ton image est prête
share-story-messenger-1-text = Ton nom, ton lien, une belle invitation.
share-story-messenger-2-title = Telegram ouvre son éditeur
share-story-messenger-2-text = Déplace ce que tu veux, ajoute de la musique ou des stickers.
share-story-messenger-3-title = Ajoute ton lien
share-story-messenger-3-text = Ton lien est copié, il n’y a plus qu’à le coller. Avec Premium, il est déjà sur la story.
share-story-messenger-4-title = Publie et attends
share-story-messenger-4-text = Tout ce qu’on t’envoie atterrit dans ton courrier.

## Pause, mots filtrés, blocages

share-safety-title = Confidentialité et sécurité
share-safety-subtitle = C’est toi qui décides de ce qui t’arrive
share-safety-unknown = …
share-safety-failed = Ça n’a pas chargé
share-safety-error = Pas de nouvelles : on n’est pas sûrs que ça ait changé. On vérifie.
share-unknown = Pas de nouvelles : on n’est pas sûrs que ce soit enregistré. Reviens voir dans un instant.
share-paused = Ton courrier est en pause. Les petits mots gratuits attendent que tu reprennes ; les cadeaux payants ne sont pas acceptés.
share-resume = Reprendre
share-resumed = Ton courrier est rouvert
share-pause = Mettre mon courrier en pause
share-pause-off = Fais une pause : rien de nouveau jusqu’à ton retour, et personne n’en saura rien.
share-pause-on = Rien de nouveau ne s’affiche. Les petits mots gratuits t’attendent ; les cadeaux payants sont refusés avant le paiement.
share-words = Mots filtrés
share-words-hint = { $count ->
    [0] Aucun pour l’instant
    [one] { $count } mot
    [many] { $count } de mots
   *[other] { $count } mots
}
share-words-subtitle = Les petits mots qui en contiennent vont dans une liste à part, sans bruit
share-words-label = Mot ou expression
share-words-counter = { $count } sur { $limit }
share-words-add = Filtrer
share-words-blank = Écris d’abord un mot
share-words-too-long = Un peu plus court, s’il te plaît
share-words-known = Celui-là est déjà filtré
share-words-full = Impossible d’en ajouter plus
share-words-not-text = Certains caractères ne vont pas ici
share-words-empty = Rien n’est filtré.
share-words-matching = Majuscules, accents, lettres qui se ressemblent : peu importe. Les mots longs sont reconnus aussi avec une terminaison.
share-words-remove = Ne plus filtrer « { $word } »
share-muted = Petits mots filtrés
share-muted-hint = { $count ->
    [0] Rien ici
    [one] { $count } petit mot
    [many] { $count } de petits mots
   *[other] { $count } petits mots
}
share-muted-subtitle = Il n’y a que toi qui les vois ; ils ne comptent nulle part
share-muted-loading = Chargement des petits mots filtrés
share-muted-failed = Les petits mots filtrés n’ont pas chargé
share-muted-empty = Rien de filtré
share-muted-empty-text = Les petits mots qui contiennent un de tes mots filtrés atterrissent ici, sans bruit.
share-note-action = { $action } : petit mot { $place }
share-muted-read = Lire
share-muted-block = Bloquer
share-muted-unblock = Débloquer
share-muted-blocked = Cette personne est bloquée
share-muted-unblocked = Cette personne peut de nouveau t’écrire
share-muted-report = Signaler
share-muted-release = Au courrier
share-muted-released = C’est dans ton courrier maintenant
share-blocked = Blocages
share-blocked-hint = On ne connaît que ce qui a été envoyé
share-blocked-subtitle = Tu vois les petits mots, jamais les noms
share-blocked-loading = Chargement des blocages
share-blocked-failed = Les blocages n’ont pas chargé
share-blocked-empty = Aucun blocage
share-blocked-empty-text = Si un petit mot te blesse, ouvre-le et bloque qui l’a envoyé. Cette personne n’en saura rien.
share-blocked-release = Débloquer
share-blocked-released = Cette personne peut de nouveau t’écrire
share-note-unread = Pas encore ouvert
share-note-no-words = Sans un mot, juste un cadeau

## Classement

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank } : ta place au classement
share-leaderboard = Classement
share-leaderboard-season = Saison { $season } : qui a reçu le plus
share-leaderboard-boards = Quelle liste
share-leaderboard-global = Monde
share-leaderboard-list = Places
share-leaderboard-own = Ta place
share-leaderboard-loading = Le classement arrive
share-leaderboard-you = c’est toi
share-leaderboard-score = { $count ->
    [one] { $count } petit mot
    [many] { $count } de petits mots
   *[other] { $count } petits mots
}
share-leaderboard-listed = Les autres te voient dans la liste
share-leaderboard-unlisted = Il n’y a que toi qui vois ça
share-leaderboard-empty = Le trône est libre
share-leaderboard-empty-text = Il n’y a encore personne ici. La première place t’attend !
share-leaderboard-failed = La liste n’a pas chargé
share-leaderboard-join = Participer
share-leaderboard-change = Changer ou quitter
share-leaderboard-contest = Comment ça marche
share-category = Où t’afficher ?
share-category-text = Les autres verront ton nom, ta photo et combien de petits mots tu as reçus
share-category-nowhere = Nulle part
share-category-nowhere-text = Personne d’autre que toi ne voit ta place
share-category-global = Monde entier
share-category-global-text = Seulement dans la liste mondiale
share-category-save = Valider

## Réglages
share-settings = Réglages
share-settings-language = Langue
share-settings-wishes = Mes envies
share-prompt = Ma phrase
share-prompt-subtitle = Une phrase sur ton affiche et ta page qui donne envie d’écrire
share-prompt-none = Sans phrase
share-prompt-day = Phrase du jour
share-prompt-own = Avec mes mots
share-prompt-blank = Écris d’abord ta phrase
share-settings-leaderboard = Classement
share-settings-safety = Confidentialité et sécurité
share-settings-purchases = Achats
share-settings-export = Exporter mes données
share-settings-delete = Supprimer mon compte
share-settings-note = Fait pour les gens qui s’aiment bien
share-language-auto = Comme dans Telegram
share-purchases-subtitle = Cette liste ne dit pas à qui un cadeau était destiné
share-purchases-batch = Un cadeau masqué à jamais voyage avec d’autres et arrive en un quart d’heure au plus.
share-purchases-loading = Chargement de tes achats
share-purchases-failed = Tes achats n’ont pas chargé
share-purchases-empty = Aucun achat pour l’instant
share-purchases-empty-text = Ce que tu paies en Étoiles s’affichera ici.
share-purchase-item = Un cadeau
share-purchase-reveal-pack = Révélations
share-purchase-early-reveal = Ouverture anticipée
share-purchase-price = { $stars ->
    [one] { $stars } Étoile
    [many] { $stars } d’Étoiles
   *[other] { $stars } Étoiles
}
share-purchase-created = Pas payé
share-purchase-awaiting-payment = Pas payé
share-purchase-paid = En cours de livraison
share-purchase-fulfilled = Livré
share-purchase-refunding = Tes Étoiles reviennent
share-purchase-refunded = Étoiles rendues
share-purchase-refund-refused = Étoiles non rendues
share-purchase-refund-refused-text = Les Étoiles n’ont pas pu être rendues. Envoie /paysupport à notre bot : il dit comment avoir de l’aide.
share-purchase-sent = Envoyé
share-purchase-declined = Non remboursé
share-purchase-cancelled = Annulé
share-purchase-asked = Remboursement demandé
share-purchase-refund = Me faire rembourser
share-purchase-asked-toast = Ta demande est bien là, on la regarde bientôt
share-export-failed = L’export n’a pas marché. Réessaie dans un instant.
share-delete-unknown = Pas de nouvelles : on n’est pas sûrs que tes données soient effacées. Réessaie sans crainte.
share-delete-received = Tout ce que tu as reçu disparaît, réponses comprises.
share-delete-sent = Ce que tu as envoyé reste chez les personnes qui l’ont reçu. Celles qui ont déjà révélé ton nom gardent ton prénom ; plus personne d’autre ne peut le révéler.
share-delete-reveals = Ce que tu as acheté pour toi est perdu, révélations comprises. Demande d’abord un remboursement si quelque chose a cloché.
share-delete-code = Ton lien ne marchera plus. Si tu reviens, tu en auras un nouveau. Tes blocages restent.
share-delete-action = Supprimer à jamais
share-delete-keep = Garder mon compte
share-delete-done = Au revoir
share-delete-done-text = Ton compte n’existe plus. La porte reste ouverte.
share-delete-leave = Quitter
share-age-title = Avant de partager
share-age-text = Il faut avoir 18 ans pour recevoir des petits mots ici. On ne te le demandera qu’une fois.
share-age-confirm = J’ai 18 ans ou plus
share-age-decline = Plus tard

## Missions

share-tasks = Révélations gratuites
share-tasks-text = De petites missions pour savoir qui a écrit
share-tasks-progress = Fait : { $finished } sur { $total }
share-task-share_link = Partage ton lien
share-task-share_link-action = Partager
share-task-share_story = Publie une story
share-task-share_story-action = Publier
share-task-join_channel = Rejoins notre canal
share-task-join_channel-action = Ouvrir
share-task-emoji_status = Affiche notre statut
share-task-emoji_status-action = Afficher
share-task-invite_3 = Invite trois proches
share-task-invite_3-action = Inviter
share-task-invite_3-count = Déjà { $count } sur { $needed }, on compte une fois par jour
share-task-check = Vérifier
share-task-done = Fait
share-task-reward = { $count ->
    [one] +{ $count } révélation gratuite
    [many] +{ $count } de révélations gratuites
   *[other] +{ $count } révélations gratuites
}

## Envoyés
share-sent = Ce que j’ai envoyé
share-sent-subtitle = Les petits mots masqués à jamais ne sont pas là : ton nom n’est pas gardé avec
share-sent-loading = Chargement de tes envois
share-sent-failed = La liste n’a pas chargé
share-sent-empty = Rien d’envoyé pour l’instant
share-sent-empty-text = Tout ce que tu envoies apparaît ici, avec la suite de l’histoire.
share-sent-to = À { $name }
share-sent-delivered = Arrivé
share-sent-opened = Ouvert
share-sent-answered = Avec réponse
share-sent-revealed = sait que c’est toi

share-tab = Partager
share-web-title = Collectionne secrets et mots doux
share-web-text = Récupère ton lien et découvre ce que tes proches ne diraient qu’anonymement.
