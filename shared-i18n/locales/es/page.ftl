page-slow = Está tardando más de lo normal.
page-lost = La app no llegó. Revisa tu internet.
page-reload = Recargar
