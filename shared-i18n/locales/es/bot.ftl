bot-start = ¡Hola, { $name }! Billet lleva notitas anónimas y regalitos entre gente que se quiere. Abre la app, comparte tu enlace y mira qué llega.
bot-send-valentine = ¿Para quién es tu valentín? Elige a alguien aquí abajo y te abro la tarjeta.
bot-send-anon = ¿A quién siempre has querido preguntarle algo? Elige a alguien aquí abajo. Tu nombre no aparecerá, y la app dice quién podría averiguarlo.
bot-choose-friend = Elegir a alguien
bot-friend-chosen = ¿{ $name }? ¡Buena elección! Toca el botón y escribe.
bot-friend-self = ¡Si eres tú! Elige a otra persona, le va a alegrar saber de ti.
bot-friend-gone = Ahora mismo no se le puede escribir a esta persona. Elige a otra, le va a alegrar saber de ti.
bot-nameless = Alguien
bot-help =
    Así funciona:
    1. Comparte tu enlace desde la app.
    2. Tu gente te manda notitas y regalos.
    3. Ábrelos, responde y descubre quién escribió.

    /terms tiene las reglas, /paysupport ayuda con los pagos.
bot-terms =
    Con cariño: nada de insultos, amenazas ni spam. Los regalos y los extras se pagan en Estrellas y salen justo después del pago; lo que va siempre oculto viaja con otros envíos y llega en un cuarto de hora como mucho. Lo que no se pueda entregar se reembolsa solo.
    Una notita con firma muestra el nombre de quien la envía. Una oculta la puede revelar por Estrellas quien la recibe. Y cuando cada parte ha abierto una notita de la otra (dos valentines o dos preguntas, ninguna siempre oculta, ambas enviadas con «Mutuo» activado), es mutuo: ambas ven gratis nombre, foto y nombre de usuario. La app lo dice antes de enviar. Una siempre oculta no se puede revelar a ningún precio y nunca es mutua: cuando ha llegado, no se guarda ningún nombre con ella. Lo que queda: Telegram sabe quién pagó, pero no se le dice para quién. Y quien tenga nuestra base de datos junto con su clave secreta podría poner a prueba una suposición sobre dos personas concretas; sin la clave no puede nadie.
bot-paysupport =
    Si no pudimos entregar lo que pagaste, tu pago vuelve solo, normalmente en minutos.
    { $isStaffed ->
        [true] Si algo sigue sin cuadrar, escribe aquí qué compraste y cuándo. Lo que escribas en los próximos días lo lee la gente que está detrás de Billet, y su respuesta llega a este chat.
       *[false] Ahora mismo nadie lee los mensajes de aquí. Si algo sigue sin cuadrar, vuelve más tarde.
    }
    El soporte de Telegram no puede ayudar con las compras en este bot.
bot-support-arrived = Tenemos tu mensaje. La respuesta llega a este chat.
bot-support-answer =
    Respuesta de Billet:

    { $text }
bot-support-closed = Esta conversación está cerrada. Si queda algo pendiente, /paysupport abre una nueva.
bot-support-too_long = Es demasiado largo para un solo mensaje: como mucho 3500 caracteres. No se transmitió nada.
bot-support-too_many = Tenemos tus mensajes y los vamos a responder. Hasta entonces no recibimos más.
bot-support-not_text = Solo se puede transmitir texto. Escríbelo con palabras, por favor.
bot-unknown = Mmm, eso no lo entendí. Las notitas se escriben y se leen en la app: /start la abre. /help cuenta cómo funciona, /paysupport ayuda con los pagos.

bot-button-open = Abrir Billet
bot-button-send = Elegir un regalo
bot-button-ask = Preguntar en anónimo
bot-button-inbox = Abrir

bot-command-start = Abrir Billet
bot-command-help = Cómo funciona
bot-command-terms = Reglas
bot-command-paysupport = Ayuda con los pagos
bot-command-reports = Reportes en espera
bot-command-requests = Solicitudes de reembolso
bot-command-refund = Reembolsar un pago
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 ¡Te llegó una pregunta! ¿De quién será?
        [valentine] 💌 ¡Te llegó un valentín! ¿De quién será?
        [super] 💛 ¡Te llegó un supervalentín! ¿De quién será?
        [gift] 🎁 ¡Te llegó un valentín con un regalo de Telegram! ¿De quién será?
       *[several] 💌 Te ha llegado algo. ¿De quién será?
    }
bot-matched = 💞 Es mutuo: tú también le escribiste. ¡Mira quién es!
bot-answered =
    💬 { $name } respondió a tu notita:

    { $answer }
bot-answered-quoted =
    💬 { $name } respondió a tu notita:

    «{ $question }»

    { $answer }
bot-refunded =
    { $stars ->
        [one] Recuperas { $stars } Estrella: el pedido no se pudo cumplir o se reembolsó a petición.
        [many] Recuperas { $stars } de Estrellas: el pedido no se pudo cumplir o se reembolsó a petición.
       *[other] Recuperas { $stars } Estrellas: el pedido no se pudo cumplir o se reembolsó a petición.
    }
bot-refund-refused = No se te pudieron devolver Estrellas ({ $stars }): Telegram se negó. Envía /paysupport aquí: una persona lo lee y responde en este chat.
bot-refund-refused-unused = Lo que se te había retirado a cambio vuelve a ser tuyo.
bot-request-refused = Revisamos tu solicitud de recuperar Estrellas: { $stars } ({ $when }). No las vamos a devolver. Si lo ves de otra forma, envía /paysupport.
bot-refunded-unused = Lo que aún no habías usado también se devolvió.

bot-cannot-pay = Este pedido ya no se puede pagar. No se cobró nada. Empieza otra vez en la app, por favor.

bot-invoice-item = Un regalo en Billet
bot-invoice-item-description = { $gift }. Sale justo después del pago.
bot-invoice-pack =
    { $reveals ->
        [one] { $reveals } revelación
        [many] { $reveals } de revelaciones
       *[other] { $reveals } revelaciones
    }
bot-invoice-pack-description =
    { $reveals ->
        [one] Descubre quién te envió una de tus notitas.
        [many] Descubre quién te envió { $reveals } de tus notitas.
       *[other] Descubre quién te envió { $reveals } de tus notitas.
    }

bot-invoice-early = Apertura anticipada
bot-invoice-early-description = Tus valentines de { $year } se abren justo después del pago, y también todos los que lleguen hasta el 8 de marzo.

bot-sender-gone = Quien lo envió borró su cuenta. Tu revelación sigue siendo tuya.

bot-operator-refund-usage = Se escribe así: /refund, un espacio y el id del pago, tal como sale en el recibo de Telegram de quien pagó.
bot-operator-refund-started = Las Estrellas van de vuelta. Lo entregado se queda.
bot-operator-refund-unknown = No existe ese pago.
bot-operator-refund-refused = Este pago está en proceso o ya se devolvió.
bot-operator-refund-failed = Telegram se negó a devolver este pago. No se intenta nada más.
bot-operator-help =
    Para operar:
    /reports muestra los reportes en espera.
    /requests muestra quién pide Estrellas de vuelta.
    /refund y el id de un pago devuelve sus Estrellas.
    Responde al mensaje de una persona para contestarle.
bot-operator-reports =
    { $total ->
        [0] No hay reportes en espera.
        [one] Hay un reporte en espera.
        [many] Hay { $total } de reportes en espera. Primero van las amenazas y lo que afecta a menores; aquí hay { $listed }.
       *[other] Hay { $total } reportes en espera. Primero van las amenazas y lo que afecta a menores; aquí hay { $listed }.
    }
bot-operator-report =
    Reporte del { $date }
    Motivo: { $reason ->
        [insult] insulto
        [threat] amenaza
        [sexual] sexual
        [spam] spam
        [minor] afecta a menores
       *[other] otra cosa
    }

    Notita: { $message }
    Añade quien la recibió: { $note }{ $isAnonymous ->
        [true] {" "}(Siempre oculto: la suspensión solo vale hacia quien la recibió.)
       *[false] {""}
    }
bot-operator-act-keep = Dejarla
bot-operator-act-remove = Retirarla
bot-operator-act-stop_week = Retirar y suspender 7 días a quien la envió
bot-operator-act-stop_month = Retirar y suspender 30 días a quien la envió
bot-operator-done-keep = Se deja
bot-operator-done-remove = Retirada
bot-operator-done-stop_week = Retirada, suspensión de 7 días a quien la envió
bot-operator-done-stop_month = Retirada, suspensión de 30 días a quien la envió
bot-operator-done-before = Este reporte ya estaba resuelto

bot-share-title-valentine = Mándame un valentín
bot-share-title-anonymous = Pregúntame lo que quieras
bot-share-answer-valentine = Un valentín y mi respuesta
bot-share-answer-anonymous = Preguntaron y respondí
bot-share-answer-label = Mi respuesta
bot-share-reveal-title = Misterio resuelto
bot-share-reveal-words = Y ahora sé quién fue 👀
bot-share-reveal-label = Revelado
bot-share-message-valentine = 💌 { $name } espera un valentín. Con firma o sin ella: tú decides.
bot-share-message-anonymous = 🎭 Pregunta lo que quieras a { $name }. Tu nombre no aparecerá.
bot-share-button-valentine = Enviar un valentín
bot-share-button-anonymous = Preguntar en anónimo

bot-service-note-1 = Llegaste antes de que acabara San Valentín. Eso te pone entre las primerísimas personas, y nos dimos cuenta. ¡Gracias! 💛
bot-service-note-2 = Las primeras notitas encontraron a su gente, gracias a ti. Sigue escribiendo: alguien espera una palabra bonita.
bot-service-note-3 = Ese fue tu primer 8 de marzo con Billet. Que los próximos meses te traigan muchas más palabras bonitas. 🌷
bot-service-winner = { $place ->
        [1] ¡Primer lugar de tu región en { $season }! Nadie recibió más. La corona es tuya. 🏆
        [2] ¡Segundo lugar de tu región en { $season }! Está claro que la gente tiene mucho que decirte. 🥈
       *[3] ¡Tercer lugar de tu región en { $season }! ¡Qué año de palabras bonitas! 🥉
    }

bot-operator-refund-asked =
    { $name } pide Estrellas de vuelta: { $stars } ({ $what }, { $when }).
    Pago: { $charge }
bot-operator-request-approved = Aprobar
bot-operator-request-refused = Rechazar
bot-operator-request-approved-done = Aprobado: las Estrellas van de vuelta
bot-operator-request-refused-done = Rechazado
bot-operator-request-before-done = Esta solicitud ya se decidió, o sus Estrellas volvieron entretanto
bot-operator-requests =
    { $total ->
        [0] Nadie pide Estrellas de vuelta.
        [one] Hay una solicitud en espera.
        [many] Hay { $total } de solicitudes en espera, primero las más antiguas; aquí hay { $listed }.
       *[other] Hay { $total } solicitudes en espera, primero las más antiguas; aquí hay { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [one] Llegó un pago del que
        [many] Llegaron { $count } de pagos de los que
       *[other] Llegaron { $count } pagos de los que
    } esta base de datos no conoce ningún pedido. Quedan apartados y nada se devuelve por sí solo: quizá esta base de datos es más antigua que ellos, o es nueva.
    Para devolver uno: /refund y su id.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}y { $more } más
    }
bot-operator-refund-cap =
    En una hora se devolvieron { $cap } pagos sin que nadie lo decidiera. Ese es el límite (AUTOMATIC_REFUNDS_AN_HOUR), y otros { $waiting } esperan a la próxima hora.
    Si son correctos, no hay nada que hacer; /refund y el id de un pago devuelve uno enseguida.
bot-operator-refund-stuck =
    Aún no se pueden devolver Estrellas: { $stars }. Una docena de intentos fue en vano. Quizá el bot tiene muy pocas Estrellas, o Telegram no está. Se sigue intentando.
    Pago: { $charge }
bot-operator-refund-messenger =
    Telegram se niega a devolver Estrellas: { $stars }. No se intenta nada más, y se avisó a quien pagó.
    Pago: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] La nueva versión de { $remote } ({ $version }) que prueba una parte de la gente fallaba demasiado y se ha retirado.
       *[false] La nueva versión de { $remote } ({ $version }) que prueba una parte de la gente falla demasiado. No se puede escribir la publicación, así que sigue en ella; nuestros servidores ya no la ofrecen.
    }
    Usuarios con fallos: { $failures }, con inicios: { $starts }. La versión de los demás: usuarios con fallos: { $activeFailures }, con inicios: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } escribe (responde a este mensaje para contestar):

    { $text }
bot-operator-ticket-close = Cerrar la conversación
bot-operator-ticket-sent = { $number } Enviado a { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } respondió a { $name }:

    { $text }
bot-operator-ticket-unknown = No hay nadie detrás de ese mensaje. Para contestar a alguien, responde al mensaje que llegó de esa persona.
bot-operator-ticket-closed = Esa conversación terminó y la respuesta no se envió. La persona puede empezar una nueva con /paysupport.
bot-operator-ticket-too_long = Es demasiado largo: como mucho 3500 caracteres. No se envió.
bot-operator-ticket-not_text = Solo se puede enviar texto. No se envió.
bot-operator-ticket-ended = Cerrada
bot-operator-ticket-ended-before = Esta conversación ya había terminado

## Prompts of the day
bot-prompt-1 = Dos verdades y una mentira sobre mí
bot-prompt-2 = ¿Qué canción te recuerda a mí?
bot-prompt-3 = ¿Cuál fue tu primera impresión de mí?
bot-prompt-4 = Descríbeme con tres emojis
bot-prompt-5 = Cuéntame un secreto
bot-prompt-6 = ¿Qué hago este fin de semana?
bot-prompt-7 = Ponle nota a mi playlist
bot-prompt-8 = ¿Qué me preguntarías si no me enfado?
bot-prompt-9 = ¿Cuál es mi superpoder?
bot-prompt-10 = ¿Qué personaje de cine soy?
bot-prompt-11 = Confiesa algo, no lo cuento
bot-prompt-12 = ¿Tu recuerdo favorito de los dos?
bot-prompt-13 = Ponme un apodo
bot-prompt-14 = ¿Qué se me da muy bien?
bot-prompt-15 = ¿Verdad o reto? Tú eliges
bot-prompt-16 = ¿A dónde viajamos juntos?
bot-prompt-17 = ¿Qué debería probar este año?
bot-prompt-18 = ¿Qué animal soy?
bot-prompt-19 = Termina la frase: tú siempre…
bot-prompt-20 = ¿Por qué me darías las gracias?
bot-prompt-21 = Adivina a qué le tengo miedo
bot-prompt-22 = Recomiéndame una serie
bot-prompt-23 = ¿Qué cocinarías para mí?
bot-prompt-24 = ¿De qué color soy?
bot-prompt-25 = Di lo que nunca te has atrevido a decir
bot-prompt-26 = Ponle nota a mi última foto
bot-prompt-27 = ¿Qué te hace pensar en mí?
bot-prompt-28 = Ponme un reto para la semana
bot-prompt-29 = ¿Qué cambiarías de mí?
bot-prompt-30 = ¿Te gusto?
bot-prompt-31 = ¿Qué te hace reír siempre?
bot-prompt-32 = ¿El mejor consejo que te han dado?
bot-prompt-33 = ¿Qué superhéroe sería yo?
bot-prompt-34 = ¿Te irías de viaje conmigo?
bot-prompt-35 = Descríbeme en una palabra
bot-prompt-36 = ¿Qué me pongo mañana?
bot-prompt-37 = Pregúntame lo que nunca preguntan
bot-prompt-38 = ¿Qué emoji uso demasiado?
bot-prompt-39 = ¿Con qué sueñas?
bot-prompt-40 = ¿Pizza o sushi conmigo?
bot-prompt-41 = ¿Qué te gusta de mí?
bot-prompt-42 = ¿Dónde estaré en diez años?
bot-prompt-43 = Hazme un cumplido
bot-prompt-44 = ¿Tu opinión impopular?
bot-prompt-45 = ¿Qué trabajo me pega?
bot-prompt-46 = ¿Café o paseo?
bot-prompt-47 = ¿Cómo se llamaría nuestra banda?
bot-prompt-48 = ¿Qué debería saber?
bot-prompt-49 = ¿Qué te hace feliz ahora mismo?
bot-prompt-50 = ¿Qué día conmigo repetirías?
bot-prompt-51 = Cuéntame un chiste
bot-prompt-52 = ¿Cuál es mi canción?
bot-prompt-53 = ¿Qué leo ahora?
bot-prompt-54 = ¿Qué hacemos juntos?
bot-prompt-55 = ¿Qué me regalarías por mi cumple?
bot-prompt-56 = Pídeme un consejo
bot-prompt-57 = ¿Qué palabra digo todo el rato?
bot-prompt-58 = ¿Qué deseas hoy?
bot-prompt-59 = ¿De qué nos reiremos en un año?
bot-prompt-60 = Escribe lo que piensas

bot-preview-title = Colecciona secretos y valentines
bot-preview-text = Crea tu enlace y descubre lo que tu gente solo diría en anónimo.
