## La página

inbox-tabs = Qué mostrar
inbox-tab-anonymous = Anónimos
inbox-tab-valentine = Valentines
inbox-title-anonymous = { $count ->
    [0] Preguntas
    [one] { $count } pregunta
    [many] { $count } de preguntas
   *[other] { $count } preguntas
}
inbox-title-valentine = { $count ->
    [0] Valentines
    [one] { $count } valentín
    [many] { $count } de valentines
   *[other] { $count } valentines
}
inbox-unread = { $count ->
    [0] Todo abierto
   *[other] { $count } por abrir
}
inbox-unread-closed = Cerrados hasta el 8 de marzo: { $count }
inbox-filters = Filtro
inbox-filter-all = Todo
inbox-filter-unanswered = Sin responder
inbox-filter-unopened = Sin abrir
inbox-filter-opened = Ya abierto
inbox-list = Recibido
inbox-loading = Cargando tu buzón
inbox-load-more = Ver más
inbox-empty-valentine-title = Aún no hay valentines
inbox-empty-valentine-text = Quizá alguien solo espera tu enlace. Compártelo y mira quién se atreve.
inbox-empty-anonymous-title = Aún no hay preguntas
inbox-empty-anonymous-text = Comparte tu enlace y te preguntarán lo que nadie se atrevía a decir en voz alta.
inbox-paused = Tu buzón está en pausa. Las notitas gratis esperan hasta que lo reanudes; los regalos de pago no se aceptan.
inbox-resume = Reanudar
inbox-resumed = Tu buzón está abierto otra vez
inbox-resume-error = Sin noticias: no sabemos seguro si tu buzón está abierto otra vez. Lo estamos mirando.
inbox-empty-filter-title = Aquí no hay nada
inbox-empty-filter-text = Nada de lo recibido pasa este filtro.
inbox-show-all = Ver todo
inbox-share = Compartir mi enlace
inbox-failed-title = Tu buzón no se cargó
inbox-failed-text = No se perdió nada. Revisa la conexión e inténtalo de nuevo.
inbox-retry = Reintentar
inbox-close = Cerrar
inbox-back = Atrás

## Tarjetas

inbox-card-closed = Cerrado
inbox-card-open = Abrir
inbox-card-opened = Abierto
inbox-card-answered = Respondido
inbox-ribbon-hidden = Oculto
inbox-ribbon-mutual = Mutuo
inbox-ribbon-sympathy = Le gustas
inbox-ribbon-visible = Visible
inbox-super = Súper
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Valentín
inbox-wrapped-message = Pregunta anónima
inbox-gift = { $id ->
    [tulip] Tulipán
    [candy] Caramelo
    [kiss] Beso
    [teddy] Osito
    [bouquet] Ramo
    [heart_box] Caja corazón
    [cake] Pastel
    [champagne] Champán
    [rocket] Cohete
    [ring] Anillo
    [crown] Corona
    [diamond] Diamante
    [unicorn] Unicornio
    [surprise_box] Caja sorpresa
    [surprise_pack] Pack sorpresa
    [wish_pack] Pack de deseos
    [easter_cake] Pastel pascual
    [club] Del club
    [love] Con amor
    [laugh] Qué risa
    [wow] Guau
    [sad] Un poco triste
    [fire] Puro fuego
    [kiss_face] Besito
    [surprise] Sorpresa
    [anon] Solo pregunto
   *[other] Regalo
}

## Abrir

inbox-unwrapping = Abriendo…
inbox-unwrap-skip = Saltar
inbox-unwrap-first = Lo primero de hoy, { $name }
inbox-note-gone = Esta notita ya no está en tu buzón.
snackbar-warning-failed-open-valentine = No se abrió. Inténtalo de nuevo en un momento.

## Aún cerrado

inbox-closed-title = ¡Todavía no!
inbox-closed-subtitle = Los valentines se abren todos a la vez
inbox-closed-moscow = { $time }, hora de Moscú
inbox-closed-local = { $time }, en tu hora
inbox-closed-days = { $count ->
    [one] día
    [many] días
   *[other] días
}
inbox-closed-hours = { $count ->
    [one] hora
    [many] horas
   *[other] horas
}
inbox-closed-minutes = { $count ->
    [one] minuto
    [many] minutos
   *[other] minutos
}
inbox-closed-seconds = { $count ->
    [one] segundo
    [many] segundos
   *[other] segundos
}
inbox-closed-countdown = Tiempo restante
inbox-closed-now = ¡Llegó la hora!
inbox-closed-open = Abrir
inbox-closed-wait = Esperaré
inbox-early-text = Con la apertura anticipada abres ya todos tus valentines de este año, hasta los que faltan por llegar. Quién los envió sigue en secreto.
inbox-early-buy = { $stars ->
    [one] Abrir ya por { $stars } Estrella
    [many] Abrir ya por { $stars } de Estrellas
   *[other] Abrir ya por { $stars } Estrellas
}
inbox-early-done = Ya puedes abrir todos tus valentines de este año
inbox-early-on-its-way = Pagado. Se abrirán en un momento.
inbox-early-returned = No se pudo abrir. Tus Estrellas ya vuelven.
inbox-early-failed = No funcionó y no se cobró nada. Inténtalo de nuevo en un momento.

## Una notita

inbox-item-valentine = Un valentín para ti
inbox-item-super = ¡Un supervalentín!
inbox-item-club = Del club
inbox-item-question = Una pregunta para ti
inbox-item-no-words = Sin palabras, solo el regalo
inbox-item-gift-sent = También te llegó como regalo de Telegram
inbox-item-your-answer = Tu respuesta
inbox-sender-hidden = Identidad secreta
inbox-sender-hidden-text = Nombre oculto hasta que lo reveles
inbox-sender-anonymous = Siempre oculto
inbox-sender-anonymous-text = No se puede revelar: no se guarda ningún nombre con ella
inbox-sender-club = El club Billet
inbox-sender-club-text = Una notita de nuestro equipo
inbox-sender-mutual-text = Es mutuo: tú también le escribiste
inbox-sender-sympathy-text = Le gustas y no lo esconde
inbox-sender-revealed-text = Nombre revelado
inbox-chat = Abrir chat
inbox-reveal = Revelar quién fue
inbox-reveal-show = Ver quién fue
inbox-reveals-left = { $count ->
    [0] Revelaciones desde { $stars } Estrellas
    [one] Te queda { $count } revelación
    [many] Te quedan { $count } de revelaciones
   *[other] Te quedan { $count } revelaciones
}
inbox-reply = Responder
inbox-reply-continue = Seguir tu respuesta
inbox-visibility = Mostrar en mi perfil
inbox-visibility-on = Quien tenga tu enlace ve esta notita y tu respuesta
inbox-visibility-off = Solo tú ves esta notita y tu respuesta
inbox-visibility-saving = Guardando…
visibility-change-error = Sin noticias: no sabemos seguro si eso cambió. Lo estamos mirando.
inbox-share-answer = Compartir mi respuesta
story-share-error = Aquí no se puede hacer la historia.
story-share-fail = La historia no salió. Inténtalo de nuevo.

## Responder

inbox-reply-title = Tu respuesta
inbox-reply-label = Escribe una respuesta
inbox-reply-placeholder = Dilo como te salga…
inbox-reply-counter = { $count } de { $limit }
inbox-reply-too-long = Un poco más corto, porfa
inbox-reply-send = Enviar
inbox-reply-publish = Publicar mi respuesta
inbox-reply-publish-on = La notita y tu respuesta se verán en tu perfil
inbox-reply-publish-off = La respuesta solo le llega a quien escribió
inbox-reply-publish-off-anonymous = Solo tú verás tu respuesta
inbox-kept = Guardado de la última vez
inbox-start-over = Empezar de nuevo
inbox-unsent = Tu otra versión, sin enviar
inbox-unsent-copy = Copiar
inbox-unsent-copied = Copiado
inbox-unsent-not-copied = No se pudo copiar. Las palabras siguen aquí.
inbox-unsent-discard = Descartar
reply-modal-send-error = Sin noticias: no sabemos seguro si tu respuesta salió. Sigue aquí: envíala otra vez, nunca sale dos veces.

## Revelar

inbox-confirm-title = ¿Revelar quién fue?
inbox-confirm-subtitle = { $count ->
    [1] Usas tu última revelación
   *[other] Usas 1 de tus { $count } revelaciones
}
inbox-reveal-shows = Lo que verás
inbox-reveal-shows-name = Nombre y foto
inbox-reveal-shows-username = Nombre de usuario, si tiene
inbox-reveal-shows-link = Su enlace, para enviarle algo
inbox-reveal-shows-time = La hora exacta del envío
inbox-confirm-yes = Revelar
inbox-confirm-hold = Mantén para revelar
inbox-confirm-no = Ahora no
reveal-sender-error = No se pudo mostrar quién fue. Inténtalo de nuevo: no te costará otra revelación.
inbox-gone-title = Ya no hay nadie
inbox-gone-heading = Esta cuenta ya no existe
inbox-gone-text = No queda nadie a quien mostrar. Tu revelación sigue siendo tuya.

## Packs

inbox-packs-title = ¿Quién será?
inbox-packs-subtitle = Una revelación, un nombre
inbox-packs-choice = Elige un pack
inbox-packs-name = { $count ->
    [one] { $count } revelación
    [many] { $count } de revelaciones
   *[other] { $count } revelaciones
}
inbox-packs-saved = { $stars } cada una, ahorras { $saved }
inbox-packs-discount = −{ $percent } %
inbox-packs-price = { $stars } Estrellas
inbox-packs-free = Gratis
inbox-packs-buy = { $count ->
    [one] { $count } revelación por { $stars } Estrellas
    [many] { $count } de revelaciones por { $stars } Estrellas
   *[other] { $count } revelaciones por { $stars } Estrellas
}
inbox-packs-small = Una se usa ya para ver quién fue; las demás te las quedas.
inbox-packs-small-one = Se usa ya para ver quién fue.
inbox-packs-checking = Comprobando el pago
inbox-packs-showing = Averiguando quién fue
inbox-payment-preparing = Preparando el pago
payment-error = El pago no pasó. Si al final pasa, lo comprado llega solo.
inbox-payment-uncharged = El pago no pasó. No se te cobró nada.
inbox-payment-unreturned = No funcionó, y tampoco pudimos devolver tus Estrellas. Envía /paysupport a nuestro bot.
inbox-payment-waiting = Esperamos noticias del pago. En cuanto llegue, lo demás va solo.
inbox-price-changed = { $stars ->
    [one] Ahora cuesta { $stars } Estrella. No se cobró nada: míralo otra vez antes de pagar.
    [many] Ahora cuesta { $stars } de Estrellas. No se cobró nada: míralo otra vez antes de pagar.
   *[other] Ahora cuesta { $stars } Estrellas. No se cobró nada: míralo otra vez antes de pagar.
}
reveal-purchase-failed = Este pack no se puede comprar ahora.
reveal-purchase-error = La compra no empezó. Revisa la conexión e inténtalo de nuevo.
inbox-packs-bought = Tus revelaciones ya están aquí.
inbox-packs-on-its-way = Tus revelaciones están en camino. Llegan en un momento.
inbox-packs-returned = La compra no se pudo completar. Tus Estrellas ya vuelven.

## Quién fue

inbox-details-title = Y fue…
inbox-next-write = Escribir a { $name }
inbox-next-send = Enviar algo también
inbox-next-share = Compartir la revelación
inbox-details-gone = Esta cuenta se borró después. El nombre de pila que revelaste se queda contigo; todo lo demás se fue con ella.
inbox-details-sent = Enviado
inbox-details-place = Lugar
inbox-details-network = Red
inbox-details-device = Dispositivo
inbox-details-browser = Navegador
inbox-details-system = Sistema

## Bloquear y reportar

inbox-safety-open = Bloquear o reportar
inbox-safety-title = Que reine el cariño
inbox-safety-subtitle = No tienes por qué leer lo que duele
inbox-safety-more = Pausa, palabras silenciadas y bloqueos
inbox-safety-more-hint = Para todo tu buzón
inbox-block = Bloquear a quien lo envió
inbox-block-off = No te llegará nada más de esta persona. No se le avisa, y tú no sabrás quién es.
inbox-block-on = No te llega nada más de esta persona. Puedes dejar que vuelva cuando quieras.
inbox-block-error = No hubo respuesta clara, así que no sabemos si el bloqueo cambió. Lo miramos de nuevo.
inbox-blocked = Bloqueo activado
inbox-unblocked = Puede volver a escribirte
inbox-report = Reportar
inbox-report-hint = Nuestro equipo lo lee y no ve quién lo escribió
inbox-report-title = ¿Qué pasa con esto?
inbox-report-subtitle = A quien lo envió no se le avisa del reporte
inbox-report-reasons = Motivo
inbox-report-insult = Insulta o acosa
inbox-report-threat = Amenaza
inbox-report-sexual = Es sexual y no deseado
inbox-report-spam = Es spam o una estafa
inbox-report-minor = Pone en riesgo a menores
inbox-report-other = Otra cosa
inbox-report-text = ¿Algo que añadir?
inbox-report-placeholder = Solo si quieres
inbox-report-send = Enviar el reporte
inbox-report-error = No hubo respuesta clara, así que no sabemos si el reporte llegó. Sigue aquí: envíalo otra vez, cuenta una sola vez.
inbox-reported-title = Gracias
inbox-reported-text = Nuestro equipo lo mirará pronto. Si rompe las reglas, se retira.
inbox-reported-done = Listo

## Concurso

inbox-contest = Cómo funciona el concurso
inbox-contest-text = ¿Quién recibe más palabras bonitas este año?
inbox-contest-season = Temporada
inbox-contest-season-text = Dura todo { $year } y termina el 31 de diciembre a medianoche, hora de Moscú.
inbox-contest-score = Puntos
inbox-contest-score-text = Cada notita de tu buzón vale un punto, con firma u oculta; se cuentan una vez al día. Cuánta gente escribió no importa ni se muestra.
inbox-contest-prizes = Premios
inbox-contest-prizes-text = El primer, segundo y tercer lugar de cada región reciben un regalo de campeonato en su buzón.
inbox-contest-choice = Solo si quieres
inbox-contest-choice-text = Nadie te ve en ninguna lista hasta que participes. Puedes salirte cuando quieras.
inbox-contest-leaderboard = Ir al ranking

inbox-tab = Buzón
inbox-web-title = Tu buzón vive en Telegram
inbox-web-text = Abre Billet allí para leer lo que te ha llegado.
