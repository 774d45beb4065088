## La page

send-title = Un mot doux pour { $name }
send-subtitle = Choisis un cadeau, ajoute quelques mots. Signé ou pas : à toi de choisir.
send-open = Envoyer un mot doux
send-tap = Touche la tulipe
send-loading = La page s’ouvre…
send-preview-hint = Voir les réponses publiques
send-recipient-missing-title = La page n’a pas chargé
send-missing-text = Vérifie ta connexion et réessaie.
send-again = Réessayer
send-draft = Pas encore envoyé
send-draft-no-words = Un cadeau sans un mot
send-draft-continue = Continuer
send-draft-start-over = Recommencer

## Un mot doux
send-sheet = Envoi d’un mot doux
send-close = Fermer
send-back = Retour
send-pick-title = Choisis un cadeau
send-pick-subtitle = Pour { $name }
send-tabs = Quels cadeaux afficher
send-tab-gifts = Cadeaux
send-tab-wishlist = Envies
send-wishes = Mes envies
send-wishes-subtitle = Choisis jusqu’à trois cadeaux. Tes amis les voient en premier.
send-wishes-count = { $count } sur { $limit }
send-wishes-of = { $name } adorerait…
send-wishes-others = Plus de cadeaux
send-gifts-loading = Les cadeaux arrivent…
send-gifts-missing-title = Les cadeaux n’ont pas chargé
send-ghost = { $name } n’a pas encore lancé Billet. Les cadeaux gratuits sont gardés au chaud, les payants ne peuvent pas encore être livrés.
send-price-free = Gratuit
send-price = { $stars ->
    [one] { $stars } Étoile
    [many] { $stars } d’Étoiles
   *[other] { $stars } Étoiles
}
send-price-extra = plus { $stars ->
    [one] { $stars } Étoile
    [many] { $stars } d’Étoiles
   *[other] { $stars } Étoiles
}
send-discount = −{ $percent } %
send-odds = { $count ->
    [1] Toujours ce cadeau.
    [one] Un cadeau sur { $count }, à chances égales. Même toi, tu ne sauras pas lequel.
    [many] Un de ces { $count } de cadeaux, à chances égales. Même toi, tu ne sauras pas lequel.
   *[other] Un de ces { $count } cadeaux, à chances égales. Même toi, tu ne sauras pas lequel.
}
send-pack-content = { $count ->
    [1] Un cadeau à l’intérieur.
    [2] Les deux ensemble.
    [one] { $count } cadeau à l’intérieur.
    [many] Les { $count } ensemble.
   *[other] Les { $count } ensemble.
}
send-odds-best = Pack surprise : des cadeaux jusqu’à { $stars } Étoiles.

## Avant l’envoi
send-checkout-title = Tes mots
send-message = Message
send-message-placeholder = Quelques mots tendres, ou aucun
send-message-count = { $count } sur { $limit }
send-message-too-long = C’est un peu trop long
send-message-not-text = Certains caractères ne peuvent pas être envoyés
send-message-own = Revenir à mes mots
send-message-random = Suggérer un message
send-privacy = Ton nom
send-privacy-reveal = Masqué
send-privacy-reveal-line = Pas affiché, mais { $name } peut révéler contre des Étoiles : nom, photo, nom d’utilisateur, lien, heure, peut-être lieu, réseau et appareil.
send-privacy-full = Masqué à jamais
send-privacy-full-line = { $name } ne pourra jamais le révéler, et tu ne verras pas sa réponse. Arrive en 15 minutes au plus.
send-privacy-open = Signé
send-privacy-open-line = { $name } le voit, avec ta photo et ton nom d’utilisateur, en ouvrant le cadeau.
send-match = Réciproque
send-match-line = Si vous vous écrivez, nom, photo et nom d’utilisateur sont visibles des deux côtés.
send-super = Super mot doux
send-super-line = Tout en or, avec une entrée remarquée.
send-super-line-closed = Tout en or, et à ouvrir tout de suite, sans attendre le 8 mars.
send-total = Total
send-submit = Envoyer
send-waiting = On attend le paiement. Tu peux le finir dans Telegram, ou toucher « Envoyer » pour le rouvrir.
send-paying = Le paiement s’ouvre dans Telegram
send-retrying = Pas encore de réponse. Nouvel essai : { $count } sur { $limit }
send-valentine-modal-payment-error = On n’est pas sûrs que ce soit parti. Tes mots sont à l’abri, rien n’a été débité. Réessaie : ça ne part jamais deux fois.
send-returned = Ça n’a pas pu être livré. Tes Étoiles reviennent, et tes mots sont à l’abri.
send-unreturned = Ça n’a pas pu être livré, et tes Étoiles n’ont pas pu être rendues. Envoie /paysupport à notre bot. Tes mots sont à l’abri.

## Mots doux tout prêts
send-canned-1 = Avec toi, même le lundi a un goût de vacances.
send-canned-2 = Ton nom s’affiche, et hop, je souris. À chaque fois.
send-canned-3 = Pour info : quelqu’un te trouve formidable. Voilà, c’est dit.
send-canned-4 = Ceci est un câlin. Il ne rentrait pas dans l’enveloppe.
send-canned-5 = Mon endroit préféré ? N’importe où, du moment que tu y es.
send-canned-6 = Pour toi, je partagerais même ma dernière frite.
send-canned-7 = Ne change rien. Vraiment rien.
send-canned-8 = Petit cadeau, gros faible.

## Cadeaux
send-gift-tulip = Tulipe
send-gift-candy = Bonbon
send-gift-kiss = Bisou
send-gift-teddy = Nounours
send-gift-bouquet = Bouquet
send-gift-heart_box = Coffret cœur
send-gift-cake = Gâteau
send-gift-champagne = Champagne
send-gift-rocket = Fusée
send-gift-ring = Bague
send-gift-crown = Couronne
send-gift-diamond = Diamant
send-gift-unicorn = Licorne
send-gift-surprise_box = Boîte surprise
send-gift-surprise_pack = Pack surprise
send-gift-wish_pack = Pack d’envies
send-gift-easter_cake = Gâteau pascal
send-gift-anon = Une question
send-gift-love = Cœur qui bat
send-gift-laugh = Trop drôle
send-gift-wow = Waouh
send-gift-sad = Un peu triste
send-gift-fire = En feu
send-gift-kiss_face = Un bisou
send-gift-surprise = Surprise

## Réussi
send-success-title = C’est parti !
send-success-text = { $name } va être aux anges.
send-success-paid-title = En route !
send-success-paid-text = { $name } aura ton cadeau dans un instant.
send-success-batch-title = En route !
send-success-batch-text = Il voyage avec d’autres et arrive chez { $name } en 15 minutes au plus.
send-success-message = Ton message
send-success-taps = { $count ->
    [1] Tulipe touchée une fois : ça porte bonheur
    [one] Tulipe touchée { $count } fois : ça porte bonheur
    [many] Tulipe touchée { $count } de fois : ça porte bonheur
   *[other] Tulipe touchée { $count } fois : ça porte bonheur
}
send-success-another = Encore un
send-success-own = Recevoir des mots doux

## Questions anonymes
send-ask-title = Pose ta question à { $name }
send-ask-subtitle = Pas de nom, pas de joues rouges. Juste la question.
send-ask-open = Poser ma question
send-ask-tap = Touche l’enveloppe
send-ask-sheet = Question anonyme
send-ask-write-title = Ta question
send-ask-message = Question
send-ask-placeholder = Qu’as-tu toujours voulu demander ?
send-ask-random = Suggérer une question
send-ask-honest = Ton nom n’est pas affiché, mais { $name } peut révéler contre des Étoiles : nom, photo, nom d’utilisateur, lien, heure, peut-être lieu, réseau et appareil.
send-ask-continue = Continuer
send-ask-emotion-title = Choisis une émotion
send-ask-emotion-subtitle = Ça part dès que tu touches
send-ask-failed = On n’est pas sûrs que ce soit parti. Ta question est à l’abri. Touche encore la même émotion : ça ne part jamais deux fois.
send-ask-refused = Pas envoyé.
send-ask-sending = Ça part…
send-ask-waiting = On attend le paiement. Tu peux le finir dans Telegram, ou toucher la même émotion pour le rouvrir.
send-ask-success-title = Question posée !
send-ask-success-text = Plus qu’à attendre { $name }. Le bot t’apportera la réponse.
send-ask-success-own = Recevoir des questions
send-ask-success-another = Demander autre chose

## À quelqu’un qu’on connaît
send-friend-mode = Quoi envoyer
send-friend-mode-anonymous = Anonyme
send-friend-mode-valentine = Mots doux
send-friend-title = Un mot doux pour quelqu’un
send-friend-title-anonymous = Une question anonyme pour quelqu’un
send-friend-lead = Pas besoin d’avoir déjà ouvert Billet pour en recevoir.
send-friend-step-1 = Ouvre la discussion avec le bot
send-friend-step-1-text = Il demande pour qui c’est.
send-friend-step-2 = Choisis quelqu’un
send-friend-step-2-text = Directement dans tes contacts, sans aucun code.
send-friend-step-3 = Écris et envoie
send-friend-step-3-text = On garde tout au chaud jusqu’à son passage.
send-friend-open = Choisir quelqu’un
send-friend-loading = Changement de mode…

## La liste publique
send-public = Réponses publiques
send-public-title = Réponses publiques
send-public-more = Voir plus
send-public-loading = Les réponses arrivent…
send-public-missing-title = Les réponses n’ont pas chargé
send-public-empty-title = Rien ici pour l’instant
send-public-empty-text = La toute première réponse peut être pour toi.
send-public-empty-send = Envoyer un mot doux
send-public-empty-ask = Poser une question
send-public-answer = Réponse

send-tab = Envoyer
send-web-title = Envoie un petit mot ou un cadeau
send-web-text = Choisis quelqu’un et fais-lui la surprise, signée ou pas.
send-easter-until = Ici jusqu’au 20 avril.
send-easter-where-valentine = Le gâteau pascal est juste après les cadeaux gratuits.
send-easter-where-anonymous = Le gâteau pascal va avec les mots doux : choisis « Mots doux » plus haut.
send-easter = Le gâteau pascal est là : offres-en un
