page-slow = C’est plus long que d’habitude. Attends encore un peu ou recharge.
page-lost = L’appli n’est pas arrivée. Vérifie ta connexion et recharge.
page-reload = Recharger
