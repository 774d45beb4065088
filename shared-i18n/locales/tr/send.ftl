## Alıcının sayfası
send-title = { $name } için valentin kartı
send-subtitle = Bir hediye seç, birkaç kelime ekle. İmzalı ya da imzasız: seçim senin.
send-open = Valentin kartı gönder
send-tap = Laleye dokun
send-loading = Sayfa açılıyor…
send-preview-hint = Herkese açık cevaplar
send-recipient-missing-title = Sayfa yüklenmedi
send-missing-text = Bağlantıyı kontrol edip tekrar dene.
send-again = Tekrar dene
send-draft = Henüz gönderilmedi
send-draft-no-words = Sözsüz bir hediye
send-draft-continue = Devam et
send-draft-start-over = Baştan başla

## Valentin kartı
send-sheet = Valentin kartı gönderme
send-close = Kapat
send-back = Geri
send-pick-title = Bir hediye seç
send-pick-subtitle = Alıcı: { $name }
send-tabs = Hangi hediyeler gösterilsin
send-tab-gifts = Hediyeler
send-tab-wishlist = İstekler
send-wishes = İsteklerim
send-wishes-subtitle = En fazla üç hediye seç. Arkadaşların önce bunları görür.
send-wishes-count = { $count } / { $limit }
send-wishes-of = { $name } bunlara bayılır
send-wishes-others = Diğer hediyeler
send-gifts-loading = Hediyeler geliyor…
send-gifts-missing-title = Hediyeler yüklenmedi
send-ghost = { $name } henüz Billet’i açmadı. Ücretsiz hediyeler saklanır, ücretliler şimdilik ulaştırılamıyor.
send-price-free = Ücretsiz
send-price = { $stars } Yıldız
send-price-extra = artı { $stars } Yıldız
send-discount = −%{ $percent }
send-odds = { $count ->
    [1] Hep bu hediye.
   *[other] Bu { $count } hediyeden biri, hepsinin şansı eşit. Hangisi olduğunu sen bile bilmezsin.
}
send-pack-content = { $count ->
    [1] İçinde bir hediye var.
    [2] İkisi birden.
   *[other] { $count } hediyenin hepsi birden.
}
send-odds-best = Sürpriz paketi: en fazla { $stars } Yıldızlık hediyeler.

## Ödeme
send-checkout-title = Senin sözlerin
send-message = Mesaj
send-message-placeholder = Birkaç sıcak söz, istersen hiç
send-message-count = { $count } / { $limit }
send-message-too-long = Biraz uzun oldu
send-message-not-text = Bu karakterlerin bazıları gönderilemez
send-message-own = Kendi sözlerime dön
send-message-random = Mesaj öner
send-privacy = Adın
send-privacy-reveal = Gizli
send-privacy-reveal-line = Görünmez; ama { $name } Yıldızla açabilir: isim, fotoğraf, kullanıcı adı, bağlantı, zaman, belki yer, ağ ve cihaz.
send-privacy-full = Sonsuza dek gizli
send-privacy-full-line = { $name } bunu asla açamaz, sen de cevabı görmezsin. En geç 15 dakikada ulaşır.
send-privacy-open = İmzalı
send-privacy-open-line = { $name } hediyeyi açınca fotoğraf ve kullanıcı adıyla birlikte görür.
send-match = Karşılıklı
send-match-line = Birbirinize yazarsanız isim, fotoğraf ve kullanıcı adını ikiniz de görürsünüz.
send-super = Süper valentin
send-super-line = Altın gibi parlar, havalı bir giriş yapar.
send-super-line-closed = Altın gibi parlar, 8 Mart’ı beklemeden hemen açılır.
send-total = Toplam
send-submit = Gönder
send-waiting = Ödeme bekleniyor. Telegram’da tamamla ya da yeniden açmak için “Gönder”e dokun.
send-paying = Ödeme Telegram’da açılıyor
send-retrying = Henüz cevap yok. Tekrar deneniyor: { $count } / { $limit }
send-valentine-modal-payment-error = Gittiğinden emin değiliz. Sözlerin güvende, ücret alınmadı. Tekrar dene: asla iki kez gitmez.
send-returned = Ulaştırılamadı. Yıldızların geri geliyor, sözlerin güvende.
send-unreturned = Ulaştırılamadı, Yıldızların da geri gönderilemedi. Botumuza /paysupport gönder. Sözlerin güvende.

## Hazır valentin kartları
send-canned-1 = Seninle pazartesi bile cumartesi gibi.
send-canned-2 = Ekranda adını görünce yüzüme bir gülümseme yayılıyor.
send-canned-3 = Bilgin olsun: birileri senin harika olduğunu düşünüyor.
send-canned-4 = Bu mesaj aslında uzaktan bir sarılma. Sımsıkı.
send-canned-5 = Son dilim baklavamı sana veririm. Bunu herkese yapmam.
send-canned-6 = Hayatımda sabitlenmiş sohbet gibisin: hep en üstte.
send-canned-7 = Hiç değişme. Böyle tam kıvamındasın.
send-canned-8 = Hediye küçük, sevgi kocaman. Kargo benden.

## Hediyeler
send-gift-tulip = Lale
send-gift-candy = Şeker
send-gift-kiss = Öpücük
send-gift-teddy = Ayıcık
send-gift-bouquet = Buket
send-gift-heart_box = Kalp kutu
send-gift-cake = Pasta
send-gift-champagne = Şampanya
send-gift-rocket = Roket
send-gift-ring = Yüzük
send-gift-crown = Taç
send-gift-diamond = Elmas
send-gift-unicorn = Tekboynuz
send-gift-surprise_box = Sürpriz kutusu
send-gift-surprise_pack = Sürpriz paketi
send-gift-wish_pack = Dilek paketi
send-gift-easter_cake = Paskalya keki
send-gift-anon = Sadece soru
send-gift-love = Aşkla
send-gift-laugh = Çok komik
send-gift-wow = Vay be
send-gift-sad = Biraz üzgün
send-gift-fire = Alev alev
send-gift-kiss_face = Bir öpücük
send-gift-surprise = Sürpriz hediye

## Gönderildi
send-success-title = Gönderildi!
send-success-text = { $name } birazdan çok mutlu olacak.
send-success-paid-title = Yola çıktı!
send-success-paid-text = { $name } hediyeni birazdan alacak.
send-success-batch-title = Yola çıktı!
send-success-batch-text = Diğerleriyle birlikte yolda, en geç 15 dakika içinde ulaşır. Alıcı: { $name }.
send-success-message = Mesajın
send-success-taps = { $count ->
    [one] Şans için laleye bir kez dokundun
   *[other] Şans için laleye { $count } kez dokundun
}
send-success-another = Bir tane daha gönder
send-success-own = Ben de almak istiyorum

## Anonim sorular
send-ask-title = { $name } sorularını bekliyor
send-ask-subtitle = İsim yok, kızarmak yok. Sadece soru.
send-ask-open = Anonim sor
send-ask-tap = Zarfa dokun
send-ask-sheet = Anonim soru sorma
send-ask-write-title = Sorun
send-ask-message = Soru
send-ask-placeholder = Hep ne sormak istedin?
send-ask-random = Soru öner
send-ask-honest = Adın görünmez; ama { $name } Yıldızla açabilir: isim, fotoğraf, kullanıcı adı, bağlantı, zaman, belki yer, ağ ve cihaz.
send-ask-continue = Devam et
send-ask-emotion-title = Bir duygu seç
send-ask-emotion-subtitle = Dokunduğun an gider
send-ask-failed = Gittiğinden emin değiliz. Sorun güvende. Aynı duyguya bir daha dokun: asla iki kez gitmez.
send-ask-refused = Gönderilmedi.
send-ask-sending = Gönderiliyor…
send-ask-waiting = Ödeme bekleniyor. Telegram’da tamamla ya da yeniden açmak için aynı duyguya dokun.
send-ask-success-title = Soruldu!
send-ask-success-text = Şimdi sıra beklemekte. Söz onda: { $name }. Cevabı sana bot getirecek.
send-ask-success-own = Bana da sorsunlar
send-ask-success-another = Başka bir şey sor

## Bir arkadaşa
send-friend-mode = Ne gönderilsin
send-friend-mode-anonymous = Anonim
send-friend-mode-valentine = Valentinler
send-friend-title = Bir arkadaşa valentin kartı
send-friend-title-anonymous = Bir arkadaşa anonim soru
send-friend-lead = Billet’i hiç açmamış olsa bile.
send-friend-step-1 = Botla sohbeti aç
send-friend-step-1-text = Kimin için olduğunu sorar.
send-friend-step-2 = Bir arkadaş seç
send-friend-step-2-text = Doğrudan kişilerinden, koda gerek yok.
send-friend-step-3 = Yaz ve gönder
send-friend-step-3-text = Arkadaşın uğrayana kadar saklarız.
send-friend-open = Bir arkadaş seç
send-friend-loading = Mod değişiyor…

## Herkese açık cevaplar
send-public = Herkese açık cevaplar
send-public-title = Herkese açık cevaplar
send-public-more = Daha fazla göster
send-public-loading = Cevaplar yükleniyor…
send-public-missing-title = Cevaplar yüklenmedi
send-public-empty-title = Burada henüz bir şey yok
send-public-empty-text = İlk cevabı sen al.
send-public-empty-send = Valentin kartı gönder
send-public-empty-ask = Soru sor
send-public-answer = Cevap

send-tab = Gönder
send-web-title = Not ya da hediye gönder
send-web-text = Bir arkadaş seç, sürpriz yap: imzalı ya da imzasız.
send-easter-until = 20 Nisan’a kadar burada.
send-easter-where-valentine = Paskalya keki, ücretsiz hediyelerin hemen ardında.
send-easter-where-anonymous = Paskalya kekleri valentin kartlarıyla gider: yukarıdan “Valentinler”i seç.
send-easter = Paskalya kekleri geldi: bir arkadaşına gönder
