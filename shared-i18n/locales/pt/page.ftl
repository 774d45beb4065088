page-slow = Está demorando mais que o normal. Espere mais um pouco ou recarregue.
page-lost = O app não chegou. Confira sua internet e recarregue.
page-reload = Recarregar
