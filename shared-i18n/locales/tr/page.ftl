page-slow = Bu sefer biraz uzun sürüyor.
page-lost = Uygulama gelmedi. İnternetini kontrol et.
page-reload = Yenile
