page-slow = Das dauert länger als sonst. Warte noch kurz oder lade neu.
page-lost = Die App ist nicht angekommen. Prüf dein Internet und lade neu.
page-reload = Neu laden
