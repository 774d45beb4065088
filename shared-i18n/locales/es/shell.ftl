shell-splash = Cargando
shell-initializing-app = Abriendo la app...
shell-initializing = Ya casi está...
shell-loading-profile = Cargando tu perfil...
shell-network-retry = Falló la conexión. Probando otra vez... Espera un poquito.
shell-profile-failed = Demasiados regalos. Inténtalo de nuevo
shell-reload = Recargar

shell-expired-title = Empecemos de nuevo
shell-expired-text = Esta sesión terminó. Abre Billet otra vez desde Telegram: tus borradores siguen a salvo.
shell-expired-action = Abrir otra vez

shell-tabs = Secciones
shell-tab-unread = { $count } sin leer

shell-web-recipient-valentine = Un valentín para { $name }
shell-web-recipient-anonymous = Una pregunta anónima para { $name }
shell-web-recipient-valentine-text = Elige un regalo y escribe unas palabras. Con firma o sin ella: tú decides.
shell-web-recipient-anonymous-text = Pregunta eso que siempre has querido saber. Tu nombre no aparecerá.
shell-web-open = Abrir en Telegram
shell-web-qr = Código QR de esta página
shell-web-scan = O apunta con la cámara del teléfono
shell-web-loading = Buscando a esa persona
shell-web-missing = La página no se cargó

shell-page-loading = Cargando la página
shell-page-failed-title = Esta página está descansando
shell-page-failed-text = Revisa la conexión e inténtalo de nuevo.
shell-page-broken-title = Algo se rompió en esta página
shell-page-broken-text = El resto de la app funciona. Inténtalo de nuevo.
shell-page-contract-title = Esta página necesita una versión más nueva de la app
shell-page-retry = Reintentar
shell-dialog-unknown = Esto no está disponible ahora. Recarga la app para tener la última versión.

shell-sheet-loading = Abriendo
shell-sheet-failed-title = No se pudo abrir
shell-sheet-failed-text = Una parte de la app no llegó. Revisa la conexión e inténtalo de nuevo.
shell-sheet-broken-title = Algo se rompió aquí
shell-sheet-broken-text = El resto de la app funciona. Inténtalo de nuevo o cierra esto.
shell-sheet-close = Cerrar

shell-crash-title = ¡Error inesperado de la aplicación!
shell-crash-text = Recarga la app: nada de lo que enviaste se perdió.

shell-toasts = Avisos
shell-back = Atrás
