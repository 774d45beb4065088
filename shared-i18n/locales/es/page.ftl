page-slow = Está tardando más de lo normal. Espera un poco más o recarga.
page-lost = La app no llegó. Revisa tu internet y recarga.
page-reload = Recargar
