page-slow = Bu sefer biraz uzun sürdü.
page-lost = Uygulama gelmedi. İnternetini kontrol et.
page-reload = Yenile
