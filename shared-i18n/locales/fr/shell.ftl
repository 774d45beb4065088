shell-splash = Chargement
shell-initializing-app = L’app démarre...
shell-initializing = On y est presque...
shell-loading-profile = Ton profil arrive...
shell-network-retry = Erreur de réseau. Nouvel essai... Un instant.
shell-profile-failed = Trop de cadeaux. Réessaie
shell-reload = Recharger

shell-expired-title = On repart à neuf
shell-expired-text = Cette session est terminée. Rouvre Billet depuis Telegram : tes brouillons sont à l’abri.
shell-expired-action = Rouvrir

shell-tabs = Rubriques
shell-tab-unread = { $count ->
    [one] { $count } non lu
    [many] { $count } non lus
   *[other] { $count } non lus
}

shell-web-recipient-valentine = Un mot doux pour { $name }
shell-web-recipient-anonymous = Une question anonyme pour { $name }
shell-web-recipient-valentine-text = Choisis un cadeau et écris quelques mots. Signé ou pas : à toi de choisir.
shell-web-recipient-anonymous-text = Demande ce que tu as toujours voulu savoir. Ton nom n’y sera pas.
shell-web-open = Ouvrir dans Telegram
shell-web-qr = Code QR de cette page
shell-web-scan = Ou vise-le avec l’appareil photo de ton téléphone
shell-web-loading = On cherche cette page
shell-web-missing = La page n’a pas chargé

shell-page-loading = La page arrive
shell-page-failed-title = Cette page fait une pause
shell-page-failed-text = Vérifie ta connexion et réessaie.
shell-page-broken-title = Quelque chose a cassé sur cette page
shell-page-broken-text = Le reste de l’app marche. Tu peux réessayer.
shell-page-contract-title = Cette page demande une version plus récente de l’app
shell-page-retry = Réessayer
shell-dialog-unknown = Pas disponible pour l’instant. Recharge l’app pour avoir sa dernière version.

shell-sheet-loading = Ça s’ouvre
shell-sheet-failed-title = Ça n’a pas pu s’ouvrir
shell-sheet-failed-text = Un morceau de l’app n’est pas arrivé. Vérifie ta connexion et réessaie.
shell-sheet-broken-title = Quelque chose a cassé ici
shell-sheet-broken-text = Le reste de l’app marche. Tu peux réessayer, ou fermer ceci.
shell-sheet-close = Fermer

shell-crash-title = Erreur d’application inattendue !
shell-crash-text = Recharge l’app : rien de ce que tu as envoyé n’est perdu.

shell-toasts = Infos
shell-back = Retour
