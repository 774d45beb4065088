shell-splash = Завантаження
shell-initializing-app = Запускаємо застосунок...
shell-initializing = Запускаємо...
shell-loading-profile = Завантажуємо профіль...
shell-network-retry = Немає зв’язку. Пробуємо ще раз... Зачекай трішки.
shell-profile-failed = Забагато подарунків. Спробуй ще раз
shell-reload = Перезапустити

shell-expired-title = Час відкрити заново
shell-expired-text = Сеанс закінчився. Відкрий Billet із Telegram ще раз: чернетки збережено.
shell-expired-action = Відкрити заново

shell-tabs = Розділи
shell-tab-unread = { $count ->
    [one] { $count } непрочитане
    [few] { $count } непрочитані
    [many] { $count } непрочитаних
   *[other] { $count } непрочитаного
  }

shell-web-recipient-valentine = { $name } чекає на валентинку
shell-web-recipient-anonymous = { $name } чекає на анонімне запитання
shell-web-recipient-valentine-text = Обери подарунок і напиши кілька слів. З підписом чи без — вирішувати тобі.
shell-web-recipient-anonymous-text = Запитай те, що давно хочеться знати. Імені на запитанні не буде.
shell-web-open = Відкрити в Telegram
shell-web-qr = QR-код цієї сторінки
shell-web-scan = Або наведи на нього камеру телефона
shell-web-loading = Шукаємо сторінку
shell-web-missing = Сторінка не завантажилася

shell-page-loading = Завантажуємо сторінку
shell-page-failed-title = Сторінка пішла на перерву
shell-page-failed-text = Перевір зв’язок і спробуй ще раз.
shell-page-broken-title = Щось на цій сторінці зламалося
shell-page-broken-text = Решта застосунку працює. Можна спробувати ще раз.
shell-page-contract-title = Сторінці потрібна новіша версія застосунку
shell-page-retry = Ще раз
shell-dialog-unknown = Зараз це недоступно. Перезапусти застосунок, щоб отримати найновішу версію.

shell-sheet-loading = Відкриваємо
shell-sheet-failed-title = Відкрити не вийшло
shell-sheet-failed-text = Частина застосунку не завантажилася. Перевір зв’язок і спробуй ще раз.
shell-sheet-broken-title = Щось тут зламалося
shell-sheet-broken-text = Решта застосунку працює. Можна спробувати ще раз або закрити це.
shell-sheet-close = Закрити

shell-crash-title = Усе пішло геть не за планом!
shell-crash-text = Перезапусти застосунок: нічого з надісланого не пропало.

shell-toasts = Сповіщення
shell-back = Назад
