page-slow = Ini lebih lama dari biasanya.
page-lost = Aplikasinya nggak sampai. Cek internetmu.
page-reload = Muat ulang
