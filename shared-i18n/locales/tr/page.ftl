page-slow = Bu sefer biraz uzun sürdü. Az daha bekle ya da yenile.
page-lost = Uygulama gelmedi. İnternetini kontrol edip yenile.
page-reload = Yenile
