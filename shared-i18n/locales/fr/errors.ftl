errors-network = Pas de réponse. Vérifie ta connexion et réessaie.
errors-generic = Ça n’a pas marché. Réessaie.
errors-server = Quelque chose a cassé chez nous. Réessaie dans un instant.
errors-busy = Il y a du monde. Réessaie dans quelques secondes.
errors-crowd = Beaucoup de monde en ce moment. Nouvel essai dans un instant…
errors-not-signed-in = On n’arrive pas à savoir qui tu es. Rouvre Billet depuis Telegram.
errors-expired = Ta session a expiré. Rouvre Billet depuis Telegram.
errors-not-found = Introuvable. Ça n’existe peut-être plus.
errors-bad-input = Quelque chose ne va pas dans cette demande.
errors-bad-message = Ce texte contient des caractères qu’on ne peut pas envoyer.
errors-message-blank = Écris d’abord quelques mots.
errors-message-too-long = C’est un peu trop long. Raccourcis.
errors-too-large = C’est trop d’un coup. Fais plus petit.
errors-unknown-item = Ce cadeau n’est plus disponible. Choisis-en un autre.
errors-privacy-conflict = Un cadeau ne peut pas être à la fois signé et masqué à jamais. Choisis l’un des deux.
errors-own-code = Tu ne peux pas te faire un cadeau à toi-même.
errors-not-open-yet = C’est encore fermé. Un peu de patience !
errors-not-opened = Ouvre-le d’abord.
errors-already-answered = Tu y as déjà répondu.
errors-not-revealable = Ici, le nom ne peut pas être révélé.
errors-not-deliverable = Ce cadeau ne peut pas être livré en ce moment.
errors-not-blockable = Il n’y a personne à bloquer derrière ça.
errors-key-reused = Tu as déjà envoyé ça avec d’autres mots.
errors-too-many = Ça fait beaucoup d’un coup. Fais une petite pause et réessaie.
errors-repeated-message = Tu viens de l’envoyer. Essaie de le dire autrement.
errors-messenger-unavailable = Telegram ne répond pas. Réessaie dans un instant.
errors-not-refundable = Un remboursement se demande une seule fois, dans les trois semaines après l’achat.
errors-price-changed = Le prix vient de changer. Jette encore un œil avant de payer.
errors-payment-pending = Un de tes paiements est encore en cours. Réessaie dans quelques minutes.
errors-too-many-minutes = Ça fait beaucoup d’un coup. Réessaie dans { $minutes ->
    [1] une minute
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}.
errors-too-many-hours = Ça fait beaucoup pour une journée. Réessaie dans { $hours ->
    [1] une heure
    [one] { $hours } heure
    [many] { $hours } d’heures
   *[other] { $hours } heures
}.
errors-repeated-message-minutes = Tu viens de l’envoyer. Dis-le autrement, ou réessaie dans { $minutes ->
    [1] une minute
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}.
errors-busy-minutes = Il y a du monde. Réessaie dans { $minutes ->
    [1] une minute
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}.
errors-client-outdated = Mets Telegram à jour pour payer.
