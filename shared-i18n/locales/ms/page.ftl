page-slow = Ini lebih lama daripada biasa. Tunggu sekejap lagi, atau muat semula.
page-lost = Apl tak sampai. Semak internet awak, kemudian muat semula.
page-reload = Muat semula
