page-slow = C’est plus long que d’habitude.
page-lost = L’appli n’est pas arrivée. Vérifie ta connexion.
page-reload = Recharger
