page-slow = Está demorando mais que o normal.
page-lost = O app não chegou. Confira sua internet.
page-reload = Recarregar
