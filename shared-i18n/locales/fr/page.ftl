page-slow = C’est plus long que d’habitude.
page-lost = L’app n’est pas arrivée. Vérifie ta connexion.
page-reload = Recharger
