page-slow = Ini lebih lama dari biasanya. Tunggu sebentar lagi, atau muat ulang.
page-lost = Aplikasinya nggak sampai. Cek internetmu, lalu muat ulang.
page-reload = Muat ulang
