shell-splash = Yükleniyor
shell-initializing-app = Uygulama açılıyor...
shell-initializing = Az kaldı...
shell-loading-profile = Profil yükleniyor...
shell-network-retry = Bağlantı koptu. Yeniden deniyoruz... Bir dakika.
shell-profile-failed = Hediyeler taştı. Tekrar dene
shell-reload = Yenile

shell-expired-title = Yeni bir başlangıç zamanı
shell-expired-text = Bu oturum bitti. Billet’i Telegram’dan yeniden aç: taslakların güvende.
shell-expired-action = Yeniden aç

shell-tabs = Bölümler
shell-tab-unread = { $count } okunmamış

shell-web-recipient-valentine = { $name } için valentin kartı
shell-web-recipient-anonymous = { $name } için anonim bir soru
shell-web-recipient-valentine-text = Bir hediye seç, birkaç kelime yaz. İmzalı ya da imzasız: seçim senin.
shell-web-recipient-anonymous-text = Hep merak ettiğin şeyi sor. Üzerinde adın olmaz.
shell-web-open = Telegram’da aç
shell-web-qr = Bu sayfanın QR kodu
shell-web-scan = Ya da telefonunun kamerasını tut
shell-web-loading = Arkadaşın aranıyor
shell-web-missing = Arkadaşının sayfası yüklenmedi

shell-page-loading = Sayfa yükleniyor
shell-page-failed-title = Bu sayfa çay molasında
shell-page-failed-text = Bağlantıyı kontrol edip tekrar dene.
shell-page-broken-title = Bu sayfada bir şey bozuldu
shell-page-broken-text = Uygulamanın geri kalanı çalışıyor. Tekrar dene.
shell-page-contract-title = Bu sayfa için uygulamanın daha yeni bir sürümü gerekiyor
shell-page-retry = Tekrar dene
shell-dialog-unknown = Bu şu an kullanılamıyor. Son sürüm için uygulamayı yenile.

shell-sheet-loading = Açılıyor
shell-sheet-failed-title = Açılamadı
shell-sheet-failed-text = Uygulamanın bir parçası gelmedi. Bağlantıyı kontrol edip tekrar dene.
shell-sheet-broken-title = Burada bir şey bozuldu
shell-sheet-broken-text = Uygulamanın geri kalanı çalışıyor. Tekrar dene ya da burayı kapat.
shell-sheet-close = Kapat

shell-crash-title = Beklenmeyen uygulama hatası!
shell-crash-text = Uygulamayı yenile: gönderdiğin hiçbir şey kaybolmadı.

shell-toasts = Bildirimler
shell-back = Geri
