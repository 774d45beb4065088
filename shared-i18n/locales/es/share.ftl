share-mode = Qué recibir
share-mode-anonymous = Anónimos
share-mode-valentine = Valentines
share-mode-loading = Cambiando de modo…

## Cabecera
share-title-valentine = Recibe valentines
share-title-anonymous = Recibe preguntas anónimas
share-chip-anonymous = Pregúntame lo que sea
share-countdown-today = ¡Hoy es 8 de marzo!
share-countdown-tomorrow = Mañana es 8 de marzo
share-countdown-days = Faltan { $days } días para el 8 de marzo
share-countdown-later = ¿Quién piensa en ti?
share-countdown-closed = Los valentines se abren el 8 de marzo

## Pasos
share-step-share-title = Comparte tu enlace
share-step-share-text-valentine = Quien lo toque podrá enviarte un valentín.
share-step-share-text-anonymous = Quien lo toque podrá preguntarte lo que sea.
share-step-share-action = Compartir
share-step-send-title = Envía uno tú también
share-step-send-text-valentine = A los valentines les gusta la compañía: empieza por alguien cercano.
share-step-send-text-anonymous = Pregunta a alguien eso que siempre has querido saber.
share-step-send-action-valentine = Enviar un valentín
share-step-send-action-anonymous = Hacer una pregunta
share-step-channel-title = Únete a nuestro canal
share-step-channel-text = Novedades, concursos y pequeñas alegrías.
share-step-channel-action = Abrir el canal
share-step-status-title = Ponte nuestro estado
share-step-status-text = Una pequeña señal junto a tu nombre.
share-step-status-action = Poner el estado
share-link = Tu enlace
share-copy = Copiar enlace

## En todas partes
share-back = Atrás
share-retry = Reintentar
share-more = Ver más
share-more-failed = El resto no se cargó. Revisa tu internet e inténtalo de nuevo.

## Cómo salió
share-status-done = Listo: ya llevas el estado de Billet
share-status-declined = El estado se quedó como estaba
share-status-unsupported = Tu Telegram aún no puede poner este estado
share-status-error = No se pudo poner el estado
share-copy-done = Enlace copiado
share-copy-error = No se pudo copiar el enlace
share-chat-error = No se pudo abrir la lista de chats
share-story-error = No se pudo hacer la historia
share-story-phone = Las historias se publican desde el teléfono. Aquí va la imagen.
share-photo-error = No se pudo compartir la imagen
share-save-done = Imagen guardada
share-save-error = No se pudo guardar la imagen
share-error = No se pudo compartir. ¿Otra vez?
share-unavailable = Aquí no se puede compartir. Copia el enlace.
share-cancelled = No se compartió nada
share-no-answer = Telegram no dijo cómo fue. Mira allí si funcionó.
share-messenger-slow = Telegram aún no ha respondido. Si no se abrió nada, quizá esta versión no sabe hacerlo.

## Menú de compartir
share-menu = Compartir
share-menu-title = Comparte tu enlace
share-answer-title = Comparte tu respuesta
share-reveal-title = Comparte la revelación
share-menu-close = Cerrar
share-menu-loading = Un momento…
share-menu-chat = Enviar en un chat
share-menu-chat-preparing = Preparando tu mensaje…
share-menu-chat-choosing = Elige en Telegram a quién le llega
share-menu-chat-slow = ¿No se abrió nada? Toca para enviar solo el enlace
share-menu-copy = Copiar enlace
share-menu-save = Guardar
share-menu-how = Cómo funciona

share-text-valentine = Mándame un valentín, con firma o sin ella 💌
share-text-anonymous = Pregúntame lo que quieras, tu nombre no aparecerá 🎭

## Historias
share-menu-photo = Otra app
share-looks = Estilo de tu imagen
share-look-classic = Clásico
share-look-letter = Carta
share-look-headline = Titular
share-look-portrait = Retrato
share-look-chat = Chat
share-look-drawing = Dibujando tu imagen…
share-look-failed = La imagen no llegó
share-story-steps = Cómo funciona
share-story-next = Siguiente
share-story-count = { $step } de { $steps }
share-story-widget = Escríbeme
share-story-messenger-title = Tu historia de Telegram
share-story-messenger-post = Hacer la historia
share-story-messenger-1-title = Tu imagen está lista
share-story-messenger-1-text = Tu nombre, tu enlace y una gran invitación.
share-story-messenger-2-title = Telegram abre su editor
share-story-messenger-2-text = Mueve lo que quieras, ponle música o stickers.
share-story-messenger-3-title = Añade tu enlace
share-story-messenger-3-text = Ya copiamos tu enlace, solo pégalo. ¿Tienes Premium? Ya está en la historia.
share-story-messenger-4-title = Publica y a esperar
share-story-messenger-4-text = Todo lo que te envíen cae en tu buzón.

## Seguridad: pausa, palabras silenciadas, bloqueos

share-safety-title = Privacidad y seguridad
share-safety-subtitle = Tú decides qué te llega
share-safety-unknown = …
share-safety-failed = Esto no se cargó
share-safety-error = Sin noticias: no sabemos seguro si eso cambió. Lo estamos mirando.
share-unknown = Sin noticias: no sabemos seguro si eso se guardó. Vuelve a mirar en un momento.
share-paused = Tu buzón está en pausa. Las notitas gratis esperan hasta que lo reanudes; los regalos de pago no se aceptan.
share-resume = Reanudar
share-resumed = Tu buzón está abierto otra vez
share-pause = Pausar mi buzón
share-pause-off = Tómate un descanso: no llega nada nuevo hasta que vuelvas, y no se entera nadie.
share-pause-on = Ahora no aparece nada nuevo. Las notitas gratis te esperan; los regalos de pago se rechazan antes del pago.
share-words = Palabras silenciadas
share-words-hint = { $count ->
    [0] Ninguna todavía
    [one] { $count } palabra
    [many] { $count } de palabras
   *[other] { $count } palabras
}
share-words-subtitle = Las notitas con estas palabras van a una lista aparte, sin hacer ruido
share-words-label = Palabra o frase
share-words-counter = { $count } de { $limit }
share-words-add = Silenciar
share-words-blank = Primero escribe una palabra
share-words-too-long = Un poco más corto, porfa
share-words-known = Esta ya está silenciada
share-words-full = Ya no caben más
share-words-not-text = Algunos de estos caracteres no se pueden usar
share-words-empty = Nada silenciado.
share-words-matching = No importan las mayúsculas, las tildes ni las letras parecidas, y las palabras largas cuentan también con terminaciones.
share-words-remove = Dejar de silenciar «{ $word }»
share-muted = Notitas silenciadas
share-muted-hint = { $count ->
    [0] Aquí no hay nada
    [one] { $count } notita
    [many] { $count } de notitas
   *[other] { $count } notitas
}
share-muted-subtitle = Solo tú las ves; no cuentan en ningún lado
share-muted-loading = Cargando notitas silenciadas
share-muted-failed = Las notitas silenciadas no se cargaron
share-muted-empty = Nada silenciado
share-muted-empty-text = Las notitas con tus palabras silenciadas caen aquí, sin hacer ruido.
share-note-action = { $action }: notita { $place }
share-muted-read = Leer
share-muted-block = Bloquear
share-muted-unblock = Desbloquear
share-muted-blocked = Bloqueo activado
share-muted-unblocked = Puede volver a escribirte
share-muted-report = Reportar
share-muted-release = Al buzón
share-muted-released = Ya está en tu buzón
share-blocked = Bloqueos
share-blocked-hint = Solo se sabe lo que enviaron
share-blocked-subtitle = Ves sus notitas, nunca sus nombres
share-blocked-loading = Cargando bloqueos
share-blocked-failed = Los bloqueos no se cargaron
share-blocked-empty = No hay bloqueos
share-blocked-empty-text = Si una notita duele, ábrela y bloquea a quien la envió. No se le avisa.
share-blocked-release = Desbloquear
share-blocked-released = Puede volver a escribirte
share-note-unread = Aún sin abrir
share-note-no-words = Sin palabras, solo el regalo

## Ranking

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: tu lugar en el ranking
share-leaderboard = Ranking
share-leaderboard-season = Temporada { $season }: quién recibió más
share-leaderboard-boards = Qué lista
share-leaderboard-global = Mundo
share-leaderboard-list = Lugares
share-leaderboard-own = Tu lugar
share-leaderboard-loading = Cargando el ranking
share-leaderboard-you = eres tú
share-leaderboard-score = { $count ->
    [one] { $count } notita
    [many] { $count } de notitas
   *[other] { $count } notitas
}
share-leaderboard-listed = Te ven en la lista
share-leaderboard-unlisted = Esto solo lo ves tú
share-leaderboard-empty = El trono está libre
share-leaderboard-empty-text = Aún no hay nadie en esta lista. ¡Estrénala tú!
share-leaderboard-failed = La lista no se cargó
share-leaderboard-join = Participar
share-leaderboard-change = Cambiar o salir
share-leaderboard-contest = Cómo funciona
share-category = ¿Dónde quieres aparecer?
share-category-text = Se verán tu nombre, tu foto y cuántas notitas recibiste
share-category-nowhere = En ninguna parte
share-category-nowhere-text = Nadie más que tú ve tu lugar
share-category-global = Todo el mundo
share-category-global-text = Solo en la lista mundial
share-category-save = Guardar

## Ajustes
share-settings = Ajustes
share-settings-language = Idioma
share-settings-wishes = Mis deseos
share-prompt = Mi frase
share-prompt-subtitle = Una línea en tu póster y tu página que invita a escribir
share-prompt-none = Sin frase
share-prompt-day = Frase del día
share-prompt-own = Con mis palabras
share-prompt-blank = Primero escribe tu frase
share-settings-leaderboard = Ranking
share-settings-safety = Privacidad y seguridad
share-settings-purchases = Compras
share-settings-export = Exportar mis datos
share-settings-delete = Borrar mi cuenta
share-settings-note = Hecho para gente que se quiere
share-language-auto = Como en Telegram
share-purchases-subtitle = Esta lista no dice para quién fue un regalo
share-purchases-batch = Un regalo siempre oculto viaja con otros y llega en un cuarto de hora como mucho.
share-purchases-loading = Cargando tus compras
share-purchases-failed = Tus compras no se cargaron
share-purchases-empty = Aún no hay compras
share-purchases-empty-text = Lo que pagues en Estrellas aparecerá aquí.
share-purchase-item = Un regalo
share-purchase-reveal-pack = Revelaciones
share-purchase-early-reveal = Apertura anticipada
share-purchase-price = { $stars ->
    [one] { $stars } Estrella
    [many] { $stars } de Estrellas
   *[other] { $stars } Estrellas
}
share-purchase-created = Sin pagar
share-purchase-awaiting-payment = Sin pagar
share-purchase-paid = En camino
share-purchase-fulfilled = Entregado
share-purchase-refunding = Devolviendo Estrellas
share-purchase-refunded = Estrellas devueltas
share-purchase-refund-refused = Estrellas no devueltas
share-purchase-refund-refused-text = Las Estrellas no se pudieron devolver. Envía /paysupport a nuestro bot: te dice cómo pedir ayuda.
share-purchase-sent = Enviado
share-purchase-declined = Sin reembolso
share-purchase-cancelled = Cancelado
share-purchase-asked = Reembolso solicitado
share-purchase-refund = Pedir un reembolso
share-purchase-asked-toast = Tenemos tu solicitud y la miraremos pronto
share-export-failed = La exportación falló. Inténtalo de nuevo en un momento.
share-delete-unknown = Sin noticias: no sabemos seguro si tus datos ya se borraron. Inténtalo otra vez sin miedo.
share-delete-received = Se va todo lo que recibiste, con sus respuestas.
share-delete-sent = Lo que enviaste se queda con quien lo recibió. Quien ya te reveló conserva tu nombre de pila; nadie más podrá revelarte.
share-delete-reveals = Lo que compraste para ti se pierde, también las revelaciones. Si algo salió mal, pide antes un reembolso.
share-delete-code = Tu enlace deja de funcionar. Si vuelves, empiezas con uno nuevo. Tus bloqueos se mantienen.
share-delete-action = Borrar para siempre
share-delete-keep = Conservar mi cuenta
share-delete-done = Hasta otra
share-delete-done-text = Tu cuenta ya no existe. La puerta queda abierta.
share-delete-leave = Salir
share-age-title = Antes de compartir
share-age-text = Para recibir notitas aquí hay que tener 18 años. Solo preguntamos una vez.
share-age-confirm = Tengo 18 años o más
share-age-decline = Ahora no

## Minimisiones

share-tasks = Revelaciones gratis
share-tasks-text = Haz minimisiones y descubre quién escribió
share-tasks-progress = { $finished } de { $total } hechas
share-task-share_link = Comparte tu enlace
share-task-share_link-action = Compartir
share-task-share_story = Sube una historia
share-task-share_story-action = Subir
share-task-join_channel = Únete a nuestro canal
share-task-join_channel-action = Abrir
share-task-emoji_status = Ponte nuestro estado
share-task-emoji_status-action = Poner
share-task-invite_3 = Invita a tres personas
share-task-invite_3-action = Invitar
share-task-invite_3-count = Van { $count } de { $needed }, se cuenta una vez al día
share-task-check = Comprobar
share-task-done = Listo
share-task-reward = { $count ->
    [one] +{ $count } revelación gratis
    [many] +{ $count } de revelaciones gratis
   *[other] +{ $count } revelaciones gratis
}

## Lo que se envió
share-sent = Lo que envié
share-sent-subtitle = Las notitas siempre ocultas no están aquí: no se guarda tu nombre con ellas
share-sent-loading = Cargando lo que enviaste
share-sent-failed = La lista no se cargó
share-sent-empty = Aún no hay nada enviado
share-sent-empty-text = Todo lo que envíes aparece aquí, con lo que pasó después.
share-sent-to = Para { $name }
share-sent-delivered = Entregado
share-sent-opened = Abierto
share-sent-answered = Respondido
share-sent-revealed = sabe que fuiste tú

share-tab = Compartir
share-web-title = Colecciona secretos y valentines
share-web-text = Crea tu enlace y descubre lo que tu gente solo diría en anónimo.
