shell-splash = Memuat
shell-initializing-app = Menyiapkan aplikasi...
shell-initializing = Menyiapkan...
shell-loading-profile = Memuat profil...
shell-network-retry = Jaringan bermasalah. Mencoba lagi... Tunggu sebentar, ya.
shell-profile-failed = Kebanyakan hadiah. Coba lagi
shell-reload = Muat ulang

shell-expired-title = Saatnya mulai lagi
shell-expired-text = Sesi ini sudah berakhir. Buka Billet lagi dari Telegram: drafmu aman.
shell-expired-action = Buka lagi

shell-tabs = Bagian
shell-tab-unread = { $count } belum dibaca

shell-web-recipient-valentine = Kartu valentine buat { $name }
shell-web-recipient-anonymous = Pertanyaan anonim buat { $name }
shell-web-recipient-valentine-text = Pilih hadiah dan tulis beberapa kata. Pakai nama atau nggak, terserah kamu.
shell-web-recipient-anonymous-text = Tanyakan apa yang dari dulu bikin penasaran. Namamu nggak akan tertulis di situ.
shell-web-open = Buka di Telegram
shell-web-qr = Kode QR halaman ini
shell-web-scan = Atau arahkan kamera ponselmu ke sini
shell-web-loading = Mencari temanmu
shell-web-missing = Halaman temanmu gagal dimuat

shell-page-loading = Memuat halaman
shell-page-failed-title = Halaman ini lagi istirahat
shell-page-failed-text = Cek koneksi lalu coba lagi.
shell-page-broken-title = Ada yang rusak di halaman ini
shell-page-broken-text = Bagian lain aplikasi tetap jalan. Kamu bisa coba lagi.
shell-page-contract-title = Halaman ini butuh versi aplikasi yang lebih baru
shell-page-retry = Coba lagi
shell-dialog-unknown = Ini lagi nggak tersedia. Muat ulang aplikasi untuk dapat versi terbarunya.

shell-sheet-loading = Membuka
shell-sheet-failed-title = Ini nggak bisa dibuka
shell-sheet-failed-text = Sebagian aplikasi gagal dimuat. Cek koneksi lalu coba lagi.
shell-sheet-broken-title = Ada yang rusak di sini
shell-sheet-broken-text = Bagian lain aplikasi tetap jalan. Kamu bisa coba lagi, atau tutup ini.
shell-sheet-close = Tutup

shell-crash-title = Aplikasinya tiba-tiba error!
shell-crash-text = Muat ulang aplikasi: yang sudah terkirim nggak ada yang hilang.

shell-toasts = Pemberitahuan
shell-back = Kembali
