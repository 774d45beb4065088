page-slow = Ci vuole più del solito. Aspetta ancora un po’ o ricarica.
page-lost = L’app non è arrivata. Controlla internet e ricarica.
page-reload = Ricarica
