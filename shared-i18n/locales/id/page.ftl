page-slow = Ini lebih lama dari biasanya.
page-lost = Aplikasinya gagal dimuat. Cek internetmu.
page-reload = Muat ulang
