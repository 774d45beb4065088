## La página de quien recibe
send-title = Un valentín para { $name }
send-subtitle = Elige un regalo y pon unas palabras. Con firma o sin ella: tú decides.
send-open = Enviar un valentín
send-tap = Tocar el tulipán
send-loading = Abriendo la página…
send-preview-hint = Ver respuestas públicas
send-recipient-missing-title = La página no se cargó
send-missing-text = Revisa la conexión e inténtalo de nuevo.
send-again = Reintentar
send-draft = Aún sin enviar
send-draft-no-words = Un regalo sin palabras
send-draft-continue = Continuar
send-draft-start-over = Empezar de nuevo

## El valentín
send-sheet = Enviar un valentín
send-close = Cerrar
send-back = Atrás
send-pick-title = Elige un regalo
send-pick-subtitle = Para { $name }
send-tabs = Qué regalos mostrar
send-tab-gifts = Regalos
send-tab-wishlist = Deseos
send-wishes = Mis deseos
send-wishes-subtitle = Elige hasta tres regalos. Tus amigos los ven primero.
send-wishes-count = { $count } de { $limit }
send-wishes-of = A { $name } le encantaría…
send-wishes-others = Más regalos
send-gifts-loading = Ya vienen los regalos…
send-gifts-missing-title = Los regalos no se cargaron
send-ghost = { $name } aún no ha abierto Billet. Los regalos gratis se guardan bien; los de pago todavía no se pueden entregar.
send-price-free = Gratis
send-price = { $stars ->
    [one] { $stars } Estrella
    [many] { $stars } de Estrellas
   *[other] { $stars } Estrellas
}
send-price-extra = más { $stars ->
    [one] { $stars } Estrella
    [many] { $stars } de Estrellas
   *[other] { $stars } Estrellas
}
send-discount = −{ $percent } %
send-odds = { $count ->
    [1] Siempre este regalo.
   *[other] Uno de estos { $count }, con la misma suerte para todos. Cuál, no lo sabrás ni tú.
}
send-pack-content = { $count ->
    [1] Dentro hay un regalo.
    [2] Los dos juntos.
   *[other] Los { $count } juntos.
}
send-odds-best = Pack sorpresa: regalos de hasta { $stars } Estrellas.

## El pago
send-checkout-title = Tus palabras
send-message = Mensaje
send-message-placeholder = Unas palabras bonitas, o ninguna
send-message-count = { $count } de { $limit }
send-message-too-long = Es un poquito largo
send-message-not-text = Algunos de estos caracteres no se pueden enviar
send-message-own = Volver a mis palabras
send-message-random = Dame una idea
send-privacy = Tu nombre
send-privacy-reveal = Oculto
send-privacy-reveal-line = No se ve, pero { $name } puede revelarlo por Estrellas: nombre, foto, nombre de usuario, enlace, hora y quizá lugar, red y dispositivo.
send-privacy-full = Siempre oculto
send-privacy-full-line = { $name } no podrá revelarlo nunca, y tú no verás su respuesta. Llega en 15 minutos como mucho.
send-privacy-open = Con firma
send-privacy-open-line = { $name } lo ve, con tu foto y nombre de usuario, al abrir el regalo.
send-match = Mutuo
send-match-line = Si se escriben mutuamente, se ven nombre, foto y nombre de usuario.
send-super = Supervalentín
send-super-line = Se viste de oro y entra por la puerta grande.
send-super-line-closed = Se viste de oro y se abre al instante, sin esperar al 8 de marzo.
send-total = Total
send-submit = Enviar
send-waiting = Esperando el pago. Termínalo en Telegram o toca «Enviar» para abrirlo otra vez.
send-paying = El pago se abre en Telegram
send-retrying = Aún sin respuesta. Probando otra vez: { $count } de { $limit }
send-valentine-modal-payment-error = No sabemos seguro si salió. Tus palabras están a salvo y no se cobró nada. Inténtalo de nuevo: nunca sale dos veces.
send-returned = No se pudo entregar. Tus Estrellas ya vuelven y tus palabras están a salvo.
send-unreturned = No se pudo entregar, y tampoco devolver tus Estrellas. Envía /paysupport a nuestro bot. Tus palabras están a salvo.

## Valentines ya escritos
send-canned-1 = Contigo hasta un lunes parece viernes.
send-canned-2 = Veo tu nombre en la pantalla y se me escapa una sonrisa.
send-canned-3 = Que quede por escrito: hay alguien que te quiere un montón.
send-canned-4 = Va un abrazo de esos que nadie quiere soltar.
send-canned-5 = Te tengo en mis chats fijados. En Telegram y en la vida.
send-canned-6 = Te daría el último trozo de pizza. Y eso no se lo digo a cualquiera.
send-canned-7 = No cambies nunca. Así, tal cual, eres lo máximo.
send-canned-8 = Regalo pequeño, cariño gigante. El envío va por mi cuenta.

## Los regalos
send-gift-tulip = Tulipán
send-gift-candy = Caramelo
send-gift-kiss = Beso
send-gift-teddy = Osito
send-gift-bouquet = Ramo
send-gift-heart_box = Caja corazón
send-gift-cake = Pastel
send-gift-champagne = Champán
send-gift-rocket = Cohete
send-gift-ring = Anillo
send-gift-crown = Corona
send-gift-diamond = Diamante
send-gift-unicorn = Unicornio
send-gift-surprise_box = Caja sorpresa
send-gift-surprise_pack = Pack sorpresa
send-gift-wish_pack = Pack de deseos
send-gift-easter_cake = Pastel pascual
send-gift-anon = Solo pregunto
send-gift-love = Con amor
send-gift-laugh = Qué risa
send-gift-wow = Guau
send-gift-sad = Un poco triste
send-gift-fire = Puro fuego
send-gift-kiss_face = Besito
send-gift-surprise = Sorpresa

## Enviado
send-success-title = ¡Enviado!
send-success-text = { $name } va a sonreír muy pronto.
send-success-paid-title = ¡En camino!
send-success-paid-text = { $name } recibe tu regalo en un momento.
send-success-batch-title = ¡En camino!
send-success-batch-text = Viaja con otros envíos y le llega a { $name } en 15 minutos como mucho.
send-success-message = Tu mensaje
send-success-taps = { $count ->
    [one] Tocaste el tulipán una vez, por si da suerte
    [many] Tocaste el tulipán { $count } de veces, por si da suerte
   *[other] Tocaste el tulipán { $count } veces, por si da suerte
}
send-success-another = Enviar otro
send-success-own = Quiero recibir valentines

## Preguntas anónimas
send-ask-title = Pregunta lo que quieras a { $name }
send-ask-subtitle = Sin nombre y sin sonrojos. Solo la pregunta.
send-ask-open = Preguntar en anónimo
send-ask-tap = Tocar el sobre
send-ask-sheet = Preguntar en anónimo
send-ask-write-title = Tu pregunta
send-ask-message = Pregunta
send-ask-placeholder = ¿Qué siempre has querido preguntar?
send-ask-random = Dame una idea
send-ask-honest = Tu nombre no se ve, pero { $name } puede revelarlo por Estrellas: nombre, foto, nombre de usuario, enlace, hora y quizá lugar, red y dispositivo.
send-ask-continue = Continuar
send-ask-emotion-title = Elige una emoción
send-ask-emotion-subtitle = Sale en cuanto la toques
send-ask-failed = No sabemos seguro si salió. Tu pregunta está a salvo. Toca otra vez la misma emoción: nunca sale dos veces.
send-ask-refused = No se envió.
send-ask-sending = Enviando…
send-ask-waiting = Esperando el pago. Termínalo en Telegram o toca la misma emoción para abrirlo otra vez.
send-ask-success-title = ¡Pregunta enviada!
send-ask-success-text = Ahora a esperar a { $name }. El bot te traerá la respuesta.
send-ask-success-own = Quiero recibir preguntas
send-ask-success-another = Preguntar otra cosa

## Para alguien de confianza
send-friend-mode = Qué enviar
send-friend-mode-anonymous = Anónimos
send-friend-mode-valentine = Valentines
send-friend-title = Un valentín para alguien especial
send-friend-title-anonymous = Una pregunta anónima para quien quieras
send-friend-lead = Aunque nunca haya abierto Billet.
send-friend-step-1 = Abre el chat con el bot
send-friend-step-1-text = Te pregunta para quién es.
send-friend-step-2 = Elige a alguien
send-friend-step-2-text = Directo de tus contactos, sin códigos.
send-friend-step-3 = Escribe y envía
send-friend-step-3-text = Lo guardamos bien hasta que se pase por aquí.
send-friend-open = Elegir a alguien
send-friend-loading = Cambiando de modo…

## Respuestas públicas
send-public = Respuestas públicas
send-public-title = Respuestas públicas
send-public-more = Ver más
send-public-loading = Cargando respuestas…
send-public-missing-title = Las respuestas no se cargaron
send-public-empty-title = Aún no hay nada
send-public-empty-text = La primera respuesta puede ser para ti.
send-public-empty-send = Enviar un valentín
send-public-empty-ask = Hacer una pregunta
send-public-answer = Respuesta

send-tab = Enviar
send-web-title = Envía una notita o un regalo
send-web-text = Elige a alguien y da una sorpresa, con firma o sin ella.
send-easter-until = Hasta el 20 de abril.
send-easter-where-valentine = El pastel pascual está justo después de los regalos gratis.
send-easter-where-anonymous = Los pasteles pascuales van con valentines: elige «Valentines» arriba.
send-easter = Llegaron los pasteles pascuales: regala uno
