shell-splash = Memuatkan
shell-initializing-app = Menyediakan apl...
shell-initializing = Menyediakan...
shell-loading-profile = Memuatkan profil...
shell-network-retry = Rangkaian bermasalah. Mencuba lagi... Tunggu sekejap, ya.
shell-profile-failed = Banyak sangat hadiah. Cuba lagi
shell-reload = Muat semula

shell-expired-title = Masa untuk mula semula
shell-expired-text = Sesi ini dah tamat. Buka Billet semula dari Telegram: draf awak selamat.
shell-expired-action = Buka semula

shell-tabs = Bahagian
shell-tab-unread = { $count } belum dibaca

shell-web-recipient-valentine = Kad valentine untuk { $name }
shell-web-recipient-anonymous = Soalan anonim untuk { $name }
shell-web-recipient-valentine-text = Pilih hadiah dan tulis beberapa patah kata. Nak letak nama atau tak, awak pilih.
shell-web-recipient-anonymous-text = Tanya apa yang dari dulu awak nak tahu. Nama awak takkan ada di situ.
shell-web-open = Buka di Telegram
shell-web-qr = Kod QR halaman ini
shell-web-scan = Atau halakan kamera telefon awak ke sini
shell-web-loading = Mencari kawan awak
shell-web-missing = Halaman kawan awak tak dapat dimuatkan

shell-page-loading = Memuatkan halaman
shell-page-failed-title = Halaman ini tengah berehat
shell-page-failed-text = Semak sambungan dan cuba lagi.
shell-page-broken-title = Ada yang rosak di halaman ini
shell-page-broken-text = Bahagian lain apl masih jalan. Awak boleh cuba lagi.
shell-page-contract-title = Halaman ini perlukan versi apl yang lebih baharu
shell-page-retry = Cuba lagi
shell-dialog-unknown = Ini tak tersedia sekarang. Muat semula apl untuk dapatkan versi terkini.

shell-sheet-loading = Membuka
shell-sheet-failed-title = Ini tak dapat dibuka
shell-sheet-failed-text = Sebahagian apl gagal dimuatkan. Semak sambungan dan cuba lagi.
shell-sheet-broken-title = Ada yang rosak di sini
shell-sheet-broken-text = Bahagian lain apl masih jalan. Awak boleh cuba lagi, atau tutup ini.
shell-sheet-close = Tutup

shell-crash-title = Ralat apl yang tak dijangka!
shell-crash-text = Muat semula apl: apa yang dah dihantar tak hilang.

shell-toasts = Pemberitahuan
shell-back = Kembali
