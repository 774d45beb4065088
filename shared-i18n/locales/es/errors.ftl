errors-network = No llegó respuesta. Revisa tu internet e inténtalo de nuevo.
errors-generic = No funcionó. Inténtalo de nuevo.
errors-server = Algo se rompió de nuestro lado. Inténtalo de nuevo en un momento.
errors-busy = Hay mucho movimiento. Inténtalo de nuevo en unos segundos.
errors-crowd = Hay muchísima gente ahora mismo. Probamos otra vez en un momento…
errors-not-signed-in = No logramos reconocerte. Abre Billet otra vez desde Telegram.
errors-expired = Tu sesión caducó. Abre Billet otra vez desde Telegram.
errors-not-found = No lo encontramos. Puede que ya no exista.
errors-bad-input = Algo en esta solicitud no cuadra.
errors-bad-message = Este texto tiene caracteres que no se pueden enviar.
errors-message-blank = Primero escribe unas palabras.
errors-message-too-long = Es un poquito largo. Acórtalo.
errors-too-large = Es demasiado de una vez. Prueba con menos.
errors-unknown-item = Este regalo ya no está disponible. Elige otro.
errors-privacy-conflict = Un regalo no puede ir con firma y siempre oculto a la vez. Elige una cosa.
errors-own-code = El regalo tiene que ser para otra persona.
errors-not-open-yet = Sigue cerrado. ¡Un poquito de paciencia!
errors-not-opened = Primero hay que abrirlo.
errors-already-answered = Esto ya tiene tu respuesta.
errors-not-revealable = Aquí no se puede revelar quién fue.
errors-not-deliverable = Este regalo no se puede entregar ahora.
errors-not-blockable = Detrás de esto no hay nadie a quien bloquear.
errors-key-reused = Ya enviaste esto con otras palabras.
errors-too-many = Eso fue mucho de golpe. Tómate un respiro e inténtalo de nuevo.
errors-repeated-message = Acabas de enviar esto. Prueba a decirlo de otra forma.
errors-messenger-unavailable = Telegram no responde. Inténtalo de nuevo en un momento.
errors-not-refundable = Las Estrellas se pueden pedir de vuelta una sola vez, en las tres semanas tras la compra.
errors-price-changed = El precio acaba de cambiar. Míralo otra vez antes de pagar.
errors-payment-pending = Uno de tus pagos aún está en proceso. Inténtalo de nuevo en unos minutos.
errors-too-many-minutes = Eso fue mucho de golpe. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}.
errors-too-many-hours = Por hoy ya fue bastante. Inténtalo de nuevo en { $hours ->
    [one] una hora
    [many] { $hours } de horas
   *[other] { $hours } horas
}.
errors-repeated-message-minutes = Acabas de enviar esto. Dilo de otra forma o repítelo en { $minutes ->
    [one] un minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}.
errors-busy-minutes = Hay mucho movimiento. Inténtalo de nuevo en { $minutes ->
    [one] un minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}.
errors-client-outdated = Actualiza Telegram para pagar.
