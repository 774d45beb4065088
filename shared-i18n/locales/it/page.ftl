page-slow = Ci vuole più del solito.
page-lost = L’app non è arrivata. Controlla internet.
page-reload = Ricarica
