page-slow = Das dauert länger als sonst.
page-lost = Die App ist nicht angekommen. Prüf dein Internet.
page-reload = Neu laden
