page-slow = Ini lebih lama daripada biasa.
page-lost = Apl tak sampai. Semak internet awak.
page-reload = Muat semula
