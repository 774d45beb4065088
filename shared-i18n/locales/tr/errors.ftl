errors-network = Cevap gelmedi. İnternetini kontrol edip tekrar dene.
errors-generic = Olmadı. Tekrar dene.
errors-server = Bizim tarafta bir şey bozuldu. Birazdan tekrar dene.
errors-busy = Şu an biraz yoğunuz. Birkaç saniye sonra tekrar dene.
errors-crowd = Şu anda burada çok kişi var. Birazdan yeniden deniyoruz…
errors-not-signed-in = Seni tanıyamadık. Billet’i Telegram’dan yeniden aç.
errors-expired = Oturumun süresi doldu. Billet’i Telegram’dan yeniden aç.
errors-not-found = Bulamadık. Artık orada olmayabilir.
errors-bad-input = Bu istekte bir tuhaflık var.
errors-bad-message = Bu metinde gönderemediğimiz karakterler var.
errors-message-blank = Önce birkaç kelime yaz.
errors-message-too-long = Biraz uzun oldu. Kısalt.
errors-too-large = Tek seferde çok fazla. Biraz azalt.
errors-unknown-item = Bu hediye artık yok. Başka bir tane seç.
errors-privacy-conflict = Bir hediye hem imzalı hem sonsuza dek gizli olamaz. Birini seç.
errors-own-code = Kendine hediye gönderemezsin.
errors-not-open-yet = Daha kapalı. Azıcık sabır!
errors-not-opened = Önce aç.
errors-already-answered = Buna zaten cevap verdin.
errors-not-revealable = Bu gönderenin ismi açılamaz.
errors-not-deliverable = Bu hediye şu an ulaştırılamıyor.
errors-not-blockable = Bunun arkasında engellenecek kimse yok.
errors-key-reused = Bunu zaten başka sözlerle gönderdin.
errors-too-many = Bir anda çok fazla oldu. Kısa bir mola ver, sonra tekrar dene.
errors-repeated-message = Bunu az önce gönderdin. Başka türlü söylemeyi dene.
errors-messenger-unavailable = Telegram cevap vermiyor. Birazdan tekrar dene.
errors-not-refundable = Yıldızlar, satın aldıktan sonraki üç hafta içinde ve yalnızca bir kez geri istenebilir.
errors-price-changed = Fiyat az önce değişti. Ödemeden önce bir daha bak.
errors-payment-pending = Bir ödemen hâlâ işleniyor. Birkaç dakika sonra tekrar dene.
errors-too-many-minutes = Bir anda çok fazla oldu. { $minutes ->
    [one] Bir
   *[other] { $minutes }
} dakika sonra tekrar dene.
errors-too-many-hours = Bugünlük bu kadarı çok. { $hours ->
    [one] Bir
   *[other] { $hours }
} saat sonra tekrar dene.
errors-repeated-message-minutes = Bunu az önce gönderdin. Başka türlü söyle ya da { $minutes ->
    [one] bir
   *[other] { $minutes }
} dakika sonra tekrarla.
errors-busy-minutes = Şu an biraz yoğunuz. { $minutes ->
    [one] Bir
   *[other] { $minutes }
} dakika sonra tekrar dene.
errors-client-outdated = Ödemek için Telegram’ı güncelle.
