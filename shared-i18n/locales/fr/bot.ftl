# Le bot dans sa discussion, sur les factures et au paiement.

bot-start = Salut { $name } ! Billet fait voyager des petits mots anonymes et des petits cadeaux entre gens qui s’aiment bien. Ouvre l’app, partage ton lien et regarde ce qui arrive.
bot-send-valentine = Pour qui est ton mot doux ? Choisis quelqu’un ci-dessous, et je prépare la carte.
bot-send-anon = À qui as-tu toujours voulu poser une question ? Choisis quelqu’un ci-dessous. Ton nom n’y sera pas, et l’app te dit qui pourrait le découvrir.
bot-choose-friend = Choisir quelqu’un
bot-friend-chosen = { $name } ? Excellent choix ! Touche le bouton et écris.
bot-friend-self = Ça, c’est toi ! Choisis quelqu’un d’autre, ça lui fera plaisir.
bot-friend-gone = Cette personne ne peut rien recevoir pour le moment. Choisis quelqu’un d’autre, ça lui fera plaisir.
bot-nameless = Quelqu’un
bot-help =
    Comment ça marche :
    1. Partage ton lien depuis l’app.
    2. Tes proches t’envoient des petits mots et des cadeaux.
    3. Ouvre, réponds et découvre qui a écrit.

    /terms donne les règles, /paysupport aide pour les paiements.
bot-terms =
    Sois sympa : pas d’insultes, pas de menaces, pas de spam. Les cadeaux et les extras se paient en Étoiles et partent juste après le paiement ; ce qui est masqué à jamais voyage avec d’autres et arrive en un quart d’heure au plus. Ce qui ne peut pas être livré est remboursé tout seul.
    Un petit mot signé montre le nom de qui l’envoie. Quand il est masqué, qui le reçoit peut révéler ce nom contre des Étoiles. Et dès que chaque côté a ouvert un petit mot de l’autre (deux mots doux ou deux questions, aucun masqué à jamais, tous deux envoyés avec « Réciproque » activé), c’est réciproque : nom, photo et nom d’utilisateur s’affichent gratuitement des deux côtés. L’app le dit avant l’envoi. Masqué à jamais, il ne peut être révélé à aucun prix et n’est jamais réciproque : une fois arrivé, aucun nom n’est gardé avec lui. Ce qui reste : Telegram sait qui a payé, mais on ne lui dit pas pour qui. Et quiconque aurait à la fois notre base de données et sa clé secrète pourrait vérifier une hypothèse sur deux personnes précises ; sans la clé, personne ne le peut.
bot-paysupport =
    Si ce que tu as payé n’a pas pu être livré, le paiement te revient tout seul, en général en quelques minutes.
    { $isStaffed ->
        [true] Si quelque chose cloche encore, écris ici ce que tu as acheté et quand. Ce que tu écriras ces prochains jours sera lu par les gens derrière Billet, et leur réponse arrivera dans cette discussion.
       *[false] En ce moment, personne ne lit les messages ici. Si quelque chose cloche encore, repasse plus tard.
    }
    L’assistance de Telegram ne peut pas aider pour les achats dans ce bot.
bot-support-arrived = Ton message est bien là. La réponse arrivera dans cette discussion.
bot-support-answer =
    Réponse de Billet :

    { $text }
bot-support-closed = Cette conversation est close. S’il reste quelque chose, /paysupport en ouvre une autre.
bot-support-too_long = C’est trop long pour un seul message : 3 500 caractères au plus. Rien n’a été transmis.
bot-support-too_many = Tes messages sont bien là, et on va y répondre. D’ici là, on n’en prend pas d’autres.
bot-support-not_text = Seul du texte peut être transmis. Dis-le avec des mots.
bot-unknown = Euh, là, je n’ai pas compris. Les petits mots s’écrivent et se lisent dans l’app : /start l’ouvre. /help explique comment ça marche, /paysupport aide pour les paiements.

bot-button-open = Ouvrir Billet
bot-button-send = Choisir un cadeau
bot-button-ask = Poser ma question
bot-button-inbox = Ouvrir

bot-command-start = Ouvrir Billet
bot-command-help = Comment ça marche
bot-command-terms = Les règles
bot-command-paysupport = De l’aide pour les paiements
bot-command-reports = Les signalements en attente
bot-command-requests = Demandes de remboursement
bot-command-refund = Rembourser un paiement
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Tu as reçu une question ! De qui, à ton avis ?
        [valentine] 💌 Tu as reçu un mot doux ! De qui, à ton avis ?
        [super] 💛 Tu as reçu un super mot doux ! De qui, à ton avis ?
        [gift] 🎁 Tu as reçu un mot doux avec un cadeau Telegram ! De qui, à ton avis ?
       *[several] 💌 Il y a quelque chose pour toi. Qui ça peut bien être ?
    }
bot-matched = 💞 C’est réciproque : vous vous êtes écrit. Regarde qui c’est !
bot-answered =
    💬 { $name } a répondu à ton petit mot :

    { $answer }
bot-answered-quoted =
    💬 { $name } a répondu à ton petit mot :

    « { $question } »

    { $answer }
bot-refunded =
    { $stars ->
        [one] { $stars } Étoile est de retour chez toi : la commande n’a pas pu être livrée, ou elle a été remboursée sur demande.
        [many] { $stars } d’Étoiles sont de retour chez toi : la commande n’a pas pu être livrée, ou elle a été remboursée sur demande.
       *[other] { $stars } Étoiles sont de retour chez toi : la commande n’a pas pu être livrée, ou elle a été remboursée sur demande.
    }
bot-refund-refused = Impossible de te rendre tes Étoiles ({ $stars }) : Telegram a refusé. Envoie /paysupport ici : un humain le lit et répond dans cette discussion.
bot-refund-refused-unused = Ce qui avait été repris en échange est de nouveau à toi.
bot-request-refused = On a examiné ta demande de remboursement (Étoiles : { $stars }, { $when }), et on ne les rendra pas. Si tu vois les choses autrement, envoie /paysupport.
bot-refunded-unused = Ce que tu n’en avais pas utilisé est reparti aussi.

bot-cannot-pay = Cette commande ne peut plus être payée. Rien n’a été débité. Recommence dans l’app.

bot-invoice-item = Un cadeau dans Billet
bot-invoice-item-description = { $gift }. En route juste après le paiement.
bot-invoice-pack =
    { $reveals ->
        [one] { $reveals } révélation
        [many] { $reveals } de révélations
       *[other] { $reveals } révélations
    }
bot-invoice-pack-description =
    { $reveals ->
        [1] Découvre qui t’a envoyé un de tes petits mots.
        [one] Découvre qui t’a envoyé { $reveals } de tes petits mots.
        [many] Découvre qui t’a envoyé { $reveals } de tes petits mots.
       *[other] Découvre qui t’a envoyé { $reveals } de tes petits mots.
    }

bot-invoice-early = Ouverture anticipée
bot-invoice-early-description = Tes mots doux de { $year } s’ouvrent juste après le paiement, et tous ceux qui arriveront jusqu’au 8 mars aussi.

bot-sender-gone = Le compte derrière ce petit mot a été supprimé. Ta révélation reste à toi.

# Pour les opérateurs seulement.
bot-operator-refund-usage = Ça s’écrit comme ça : /refund, un espace, puis l’identifiant du paiement, tel qu’il figure sur le reçu dans Telegram.
bot-operator-refund-started = Les Étoiles vont être rendues. Ce qui a été livré reste.
bot-operator-refund-unknown = Ce paiement n’existe pas.
bot-operator-refund-refused = Ce paiement est en cours de traitement ou déjà rendu.
bot-operator-refund-failed = Telegram a refusé de rendre ce paiement. Plus rien n’est tenté.
bot-operator-help =
    Pour les opérateurs :
    /reports liste les signalements en attente.
    /requests liste qui demande à récupérer des Étoiles.
    /refund et l’identifiant d’un paiement rend ses Étoiles.
    Pour répondre à quelqu’un, réponds à son message.
bot-operator-reports =
    { $total ->
        [0] Aucun signalement en attente.
        [1] Un signalement en attente.
        [one] { $total } signalement en attente. D’abord les menaces et ce qui touche des mineurs ; en voici { $listed }.
        [many] { $total } de signalements en attente. D’abord les menaces et ce qui touche des mineurs ; en voici { $listed }.
       *[other] { $total } signalements en attente. D’abord les menaces et ce qui touche des mineurs ; en voici { $listed }.
    }
bot-operator-report =
    Signalé le { $date }
    Motif : { $reason ->
        [insult] insulte
        [threat] menace
        [sexual] sexuel
        [spam] spam
        [minor] concerne un enfant ou un ado
       *[other] autre chose
    }

    Petit mot : { $message }
    Ajouté avec le signalement : { $note }{ $isAnonymous ->
        [true] {" "}(Masqué à jamais : un blocage ne vaut que vis-à-vis de qui a signalé.)
       *[false] {""}
    }
bot-operator-act-keep = Laisser
bot-operator-act-remove = Retirer
bot-operator-act-stop_week = Retirer, bloquer l’envoi 7 jours
bot-operator-act-stop_month = Retirer, bloquer l’envoi 30 jours
bot-operator-done-keep = Laissé
bot-operator-done-remove = Retiré
bot-operator-done-stop_week = Retiré, envoi bloqué pour 7 jours
bot-operator-done-stop_month = Retiré, envoi bloqué pour 30 jours
bot-operator-done-before = Ce signalement était déjà réglé

# Sur les images et les messages qu’on partage.
bot-share-title-valentine = Envoie-moi un mot doux
bot-share-title-anonymous = Pose-moi tes questions
bot-share-answer-valentine = Un mot doux et ma réponse
bot-share-answer-anonymous = On m’a demandé, j’ai répondu
bot-share-answer-label = Ma réponse
bot-share-reveal-title = Mystère résolu
bot-share-reveal-words = Et maintenant, je sais qui c’était 👀
bot-share-reveal-label = Révélé
bot-share-message-valentine = 💌 { $name } attend un mot doux. Signé ou pas : à toi de choisir.
bot-share-message-anonymous = 🎭 Pose à { $name } toutes les questions que tu veux. Ton nom n’y sera pas.
bot-share-button-valentine = Envoyer un mot doux
bot-share-button-anonymous = Poser ma question

# Petits mots de l’équipe.
bot-service-note-1 = La Saint-Valentin n’était pas finie que tu étais déjà là. Tu fais partie des toutes premières personnes, et on l’a remarqué. Merci ! 💛
bot-service-note-2 = Les premiers petits mots ont trouvé à qui parler, grâce à toi. Continue d’écrire : quelqu’un attend un mot gentil.
bot-service-note-3 = C’était ton premier 8 mars avec nous. Que les jours à venir t’apportent encore plein de mots tendres. 🌷
bot-service-winner = { $place ->
        [1] Première place de ta région en { $season } ! Personne n’a reçu plus. La couronne est à toi. 🏆
        [2] Deuxième place de ta région en { $season } ! Les gens ont clairement beaucoup à te dire. 🥈
       *[3] Troisième place de ta région en { $season } ! Quelle année de mots gentils. 🥉
    }

# Pour les opérateurs seulement, encore.
bot-operator-refund-asked =
    { $name } demande un remboursement. Étoiles : { $stars } ({ $what }, { $when }).
    Paiement : { $charge }
bot-operator-request-approved = Accepter
bot-operator-request-refused = Refuser
bot-operator-request-approved-done = Accepté : les Étoiles vont être rendues
bot-operator-request-refused-done = Refusé
bot-operator-request-before-done = Cette demande était déjà tranchée, ou ses Étoiles sont reparties entre-temps
bot-operator-requests =
    { $total ->
        [0] Personne ne demande à récupérer des Étoiles.
        [1] Une demande en attente.
        [one] { $total } demande en attente ; en voici { $listed }.
        [many] { $total } de demandes en attente, les plus anciennes d’abord ; en voici { $listed }.
       *[other] { $total } demandes en attente, les plus anciennes d’abord ; en voici { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [1] Un paiement est arrivé, sans commande connue dans cette base. Il est mis
        [one] { $count } paiement est arrivé, sans commande connue dans cette base. Il est mis
        [many] { $count } de paiements sont arrivés, sans commande connue dans cette base. Ils sont mis
       *[other] { $count } paiements sont arrivés, sans commande connue dans cette base. Ils sont mis
    } de côté, et rien n’est rendu tout seul : peut-être que cette base est plus ancienne que ces paiements, ou toute neuve.
    Pour en rendre un : /refund et son identifiant.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }
bot-operator-refund-cap =
    Paiements rendus en une heure sans que personne l’ait demandé : { $cap }. C’est la limite (AUTOMATIC_REFUNDS_AN_HOUR), et { $waiting } de plus attendent l’heure suivante.
    S’ils sont justifiés, il n’y a rien à faire ; /refund et l’identifiant d’un paiement en rend un tout de suite.
bot-operator-refund-stuck =
    Impossible pour l’instant de rendre des Étoiles : { $stars }. Une douzaine d’essais n’ont rien donné. Le bot a peut-être trop peu d’Étoiles, ou Telegram est absent. On continue d’essayer.
    Paiement : { $charge }
bot-operator-refund-messenger =
    Telegram refuse de rendre des Étoiles : { $stars }. Plus rien n’est tenté, et la personne qui a payé le sait.
    Paiement : { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] La nouvelle version de { $remote } ({ $version }), qu’une partie des gens essaie, échouait trop souvent et a été retirée.
       *[false] La nouvelle version de { $remote } ({ $version }), qu’une partie des gens essaie, échoue trop souvent. La publication ne peut pas être écrite et la nomme encore ; nos serveurs ne la proposent plus.
    }
    Utilisateurs avec des échecs : { $failures }, avec des démarrages : { $starts }. La version de tous les autres : utilisateurs avec des échecs : { $activeFailures }, avec des démarrages : { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } écrit (réponds à ce message pour répondre) :

    { $text }
bot-operator-ticket-close = Clore la conversation
bot-operator-ticket-sent = { $number } Envoyé à { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } a répondu à { $name } :

    { $text }
bot-operator-ticket-unknown = Il n’y a personne derrière ce message. Pour répondre à quelqu’un, réponds au message qui en vient.
bot-operator-ticket-closed = Cette conversation est finie, et la réponse n’est pas partie. La personne peut en commencer une autre avec /paysupport.
bot-operator-ticket-too_long = C’est trop long : 3 500 caractères au plus. Rien n’est parti.
bot-operator-ticket-not_text = Seul du texte peut partir. Rien n’est parti.
bot-operator-ticket-ended = Close
bot-operator-ticket-ended-before = Cette conversation était déjà finie

## Prompts of the day
bot-prompt-1 = Deux vérités et un mensonge sur moi
bot-prompt-2 = Quelle chanson te fait penser à moi ?
bot-prompt-3 = Ta première impression de moi ?
bot-prompt-4 = Décris-moi en trois emojis
bot-prompt-5 = Dis-moi un secret
bot-prompt-6 = Je fais quoi ce week-end ?
bot-prompt-7 = Note ma playlist
bot-prompt-8 = Tu demandes quoi si je ne me vexe pas ?
bot-prompt-9 = C’est quoi mon superpouvoir ?
bot-prompt-10 = Je suis quel personnage de film ?
bot-prompt-11 = Avoue quelque chose, je me tais
bot-prompt-12 = Ton meilleur souvenir de nous ?
bot-prompt-13 = Trouve-moi un surnom
bot-prompt-14 = Mon vrai talent, c’est quoi ?
bot-prompt-15 = Action ou vérité ? À toi de choisir
bot-prompt-16 = On part où ensemble ?
bot-prompt-17 = Je devrais essayer quoi cette année ?
bot-prompt-18 = Je suis quel animal ?
bot-prompt-19 = Termine la phrase : toujours, tu…
bot-prompt-20 = Tu me dirais merci pour quoi ?
bot-prompt-21 = Devine de quoi j’ai peur
bot-prompt-22 = Conseille-moi une série
bot-prompt-23 = Tu me cuisinerais quoi ?
bot-prompt-24 = Je suis de quelle couleur ?
bot-prompt-25 = Dis ce que tu n’as jamais osé dire
bot-prompt-26 = Note ma dernière photo
bot-prompt-27 = Qu’est-ce qui te fait penser à moi ?
bot-prompt-28 = Donne-moi un défi pour la semaine
bot-prompt-29 = Tu changerais quoi chez moi ?
bot-prompt-30 = Tu craques pour moi ?
bot-prompt-31 = Qu’est-ce qui te fait toujours rire ?
bot-prompt-32 = Le meilleur conseil qu’on t’ait donné ?
bot-prompt-33 = Je serais quel super-héros ?
bot-prompt-34 = Tu partirais en voyage avec moi ?
bot-prompt-35 = Décris-moi en un mot
bot-prompt-36 = Je mets quoi demain ?
bot-prompt-37 = Pose-moi une question rare
bot-prompt-38 = J’utilise trop quel emoji ?
bot-prompt-39 = Tu rêves de quoi ?
bot-prompt-40 = Pizza ou sushis avec moi ?
bot-prompt-41 = Qu’est-ce qui te plaît chez moi ?
bot-prompt-42 = Je serai où dans dix ans ?
bot-prompt-43 = Fais-moi un compliment
bot-prompt-44 = Ton opinion impopulaire ?
bot-prompt-45 = Quel métier m’irait bien ?
bot-prompt-46 = Café ou balade ?
bot-prompt-47 = Notre groupe s’appellerait comment ?
bot-prompt-48 = Je devrais savoir quoi ?
bot-prompt-49 = C’est quoi ton bonheur du moment ?
bot-prompt-50 = Quel jour avec moi tu revivrais ?
bot-prompt-51 = Raconte-moi une blague
bot-prompt-52 = C’est quoi ma chanson ?
bot-prompt-53 = Je lis quoi maintenant ?
bot-prompt-54 = On fait quoi ensemble ?
bot-prompt-55 = Tu m’offres quoi pour mon anniversaire ?
bot-prompt-56 = Demande-moi un conseil
bot-prompt-57 = Quel mot je dis tout le temps ?
bot-prompt-58 = Ton souhait du jour ?
bot-prompt-59 = On rira de quoi dans un an ?
bot-prompt-60 = Écris ce qui te passe par la tête

bot-preview-title = Collectionne secrets et mots doux
bot-preview-text = Récupère ton lien et découvre ce que tes proches ne diraient qu’anonymement.
