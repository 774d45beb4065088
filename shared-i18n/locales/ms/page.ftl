page-slow = Ini lebih lama daripada biasa.
page-lost = Apl gagal dimuatkan. Semak internet awak.
page-reload = Muat semula
