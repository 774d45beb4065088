# Экраны запуска в порядке появления.
shell-splash = Загрузка
shell-initializing-app = Запускаем приложение...
shell-initializing = Почти готово...
shell-loading-profile = Загружаем профиль...
shell-network-retry = Нет связи. Пробуем ещё раз, подожди немного...
shell-profile-failed = Слишком много подарков. Попробуйте ещё раз
shell-reload = Перезагрузить

# Данные запуска устарели, пока приложение было открыто.
shell-expired-title = Пора открыть заново
shell-expired-text = Сеанс закончился. Открой Billet из Telegram ещё раз: черновики сохранены.
shell-expired-action = Открыть заново

# Панель вкладок.
shell-tabs = Разделы
shell-tab-unread = { $count ->
    [one] { $count } непрочитанное
    [few] { $count } непрочитанных
    [many] { $count } непрочитанных
   *[other] { $count } непрочитанных
  }

# Открыто вне мессенджера.
shell-web-recipient-valentine = { $name } ждёт валентинку
shell-web-recipient-anonymous = { $name } ждёт анонимный вопрос
shell-web-recipient-valentine-text = Выбери подарок и напиши пару слов. С подписью или без — решать тебе.
shell-web-recipient-anonymous-text = Спроси то, что давно хочется узнать. Имени на вопросе не будет.
shell-web-open = Открыть в Telegram
shell-web-qr = QR-код этой страницы
shell-web-scan = Или наведи камеру телефона
shell-web-loading = Ищем твоего друга
shell-web-missing = Страница друга не загрузилась

# Страница ещё в пути или не пришла.
shell-page-loading = Загружаем страницу
shell-page-failed-title = Страница не загрузилась
shell-page-failed-text = Проверь интернет, и продолжим.
shell-page-broken-title = На этой странице что-то сломалось
shell-page-broken-text = Остальное работает. Попробуй ещё раз.
shell-page-contract-title = Странице нужна новая версия приложения
shell-page-retry = Попробовать ещё раз
shell-dialog-unknown = Сейчас это недоступно. Перезагрузи приложение, чтобы получить новую версию.

# Панель, которая ещё грузится, не пришла или сломалась.
shell-sheet-loading = Открываем
shell-sheet-failed-title = Не получилось открыть
shell-sheet-failed-text = Часть приложения не загрузилась. Проверь связь и попробуй ещё раз.
shell-sheet-broken-title = Здесь что-то сломалось
shell-sheet-broken-text = Остальное работает. Можно попробовать ещё раз или закрыть.
shell-sheet-close = Закрыть

# Последний рубеж.
shell-crash-title = Что-то пошло не так
shell-crash-text = Перезагрузи приложение: всё отправленное на месте.

# Всплывающие сообщения.
shell-toasts = Уведомления
shell-back = Назад
