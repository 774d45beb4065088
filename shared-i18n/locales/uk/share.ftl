share-mode = Що отримувати
share-mode-anonymous = Анонімки
share-mode-valentine = Валентинки
share-mode-loading = Змінюємо режим…

share-title-valentine = Отримуй валентинки
share-title-anonymous = Отримуй анонімні запитання
share-chip-anonymous = Питай мене про що хочеш
share-countdown-today = Сьогодні 8 Березня!
share-countdown-tomorrow = 8 Березня вже завтра
share-countdown-days = { $days ->
    [one] { $days } день до 8 Березня
    [few] { $days } дні до 8 Березня
    [many] { $days } днів до 8 Березня
   *[other] { $days } дня до 8 Березня
}
share-countdown-later = Хто про тебе думає?
share-countdown-closed = Валентинки відкриються 8 Березня

share-step-share-title = Поділися посиланням
share-step-share-text-valentine = За ним тобі надішлють валентинку.
share-step-share-text-anonymous = За ним тебе запитають про що завгодно.
share-step-share-action = Поділитися
share-step-send-title = Надішли комусь і ти
share-step-send-text-valentine = Валентинки люблять компанію: почни з друзів.
share-step-send-text-anonymous = Запитай друзів про те, що давно хочеться знати.
share-step-send-action-valentine = Надіслати валентинку
share-step-send-action-anonymous = Запитати друзів
share-step-channel-title = Приєднуйся до каналу
share-step-channel-text = Новини, конкурси й маленькі радощі.
share-step-channel-action = Відкрити канал
share-step-status-title = Постав наш статус
share-step-status-text = Маленький знак біля твого імені.
share-step-status-action = Поставити статус
share-link = Твоє посилання
share-copy = Скопіювати

share-back = Назад
share-retry = Ще раз
share-more = Показати ще
share-more-failed = Решта не завантажилася. Перевір інтернет і спробуй ще раз.

share-status-done = Готово: тепер у тебе статус Billet
share-status-declined = Статус лишився, як був
share-status-unsupported = Твій Telegram поки не вміє ставити такий статус
share-status-error = Поставити статус не вийшло
share-copy-done = Посилання скопійовано
share-copy-error = Скопіювати посилання не вийшло
share-chat-error = Відкрити список чатів не вийшло
share-story-error = Зробити історію не вийшло
share-story-phone = Історії публікують із телефона. А картинку можна забрати вже зараз.
share-photo-error = Поділитися картинкою не вийшло
share-save-done = Картинку збережено
share-save-error = Зберегти картинку не вийшло
share-error = Поділитися не вийшло. Спробуєш ще раз?
share-unavailable = Тут поділитися не можна. Натомість скопіюй посилання.
share-cancelled = Нічого не надіслано
share-no-answer = Telegram не сказав, чи все вдалося. Глянь там.
share-messenger-slow = Telegram поки не відповів. Якщо нічого не відкрилося, ця версія, можливо, так не вміє.

share-menu = Поділитися
share-menu-title = Поділися посиланням
share-answer-title = Поділися відповіддю
share-reveal-title = Поділися розгадкою
share-menu-close = Закрити
share-menu-loading = Хвилинку…
share-menu-chat = Надіслати в чат
share-menu-chat-preparing = Готуємо твоє повідомлення…
share-menu-chat-choosing = Обери в Telegram, кому надіслати
share-menu-chat-slow = Нічого не відкрилося? Торкнися й надішли просте посилання
share-menu-copy = Скопіювати посилання
share-menu-save = Зберегти
share-menu-how = Як це працює

share-text-valentine = Надішли мені валентинку, з підписом чи без 💌
share-text-anonymous = Запитай мене про що завгодно: імені на запитанні не буде 🎭

share-menu-photo = Інший застосунок
share-looks = Вигляд картинки
share-look-classic = Класика
share-look-letter = Лист
share-look-headline = Заголовок
share-look-portrait = Портрет
share-look-chat = Чат
share-look-drawing = Картинка малюється…
share-look-failed = Картинка не прийшла
share-story-steps = Як це працює
share-story-next = Далі
share-story-count = { $step } із { $steps }
share-story-widget = Напиши мені
share-story-messenger-title = Твоя історія в Telegram
share-story-messenger-post = Зробити історію
share-story-messenger-1-title = Твоя картинка готова
share-story-messenger-1-text = Твоє ім’я, твоє посилання й одне велике запрошення.
share-story-messenger-2-title = Telegram відкриє редактор
share-story-messenger-2-text = Посунь що хочеш, додай музику чи наліпки.
share-story-messenger-3-title = Додай посилання
share-story-messenger-3-text = Посилання вже скопійовано, лишилося вставити. А з Premium воно одразу на історії.
share-story-messenger-4-title = Опублікуй і чекай
share-story-messenger-4-text = Усе, що надішлють друзі, потрапить у твої вхідні.

share-safety-title = Приватність і безпека
share-safety-subtitle = Тобі вирішувати, що до тебе дійде
share-safety-unknown = …
share-safety-failed = Це не завантажилося
share-safety-error = Відповіді немає, тож ми не певні, чи це змінилося. Перевіряємо.
share-unknown = Відповіді немає, тож ми не певні, чи це збереглося. Глянь ще раз за мить.
share-paused = Твої вхідні на паузі. Безплатні записки почекають, доки вхідні знову запрацюють, а платні подарунки не приймаються.
share-resume = Увімкнути
share-resumed = Вхідні знову відкриті
share-pause = Вхідні на паузу
share-pause-off = Візьми паузу: нічого нового не з’явиться, доки не повернешся, і ніхто не дізнається.
share-pause-on = Зараз нічого нового не з’являється. Безплатні записки чекають на тебе; платним подарункам відмовляємо ще до оплати.
share-words = Стоп-слова
share-words-hint = { $count ->
    [0] Поки немає
    [one] { $count } слово
    [few] { $count } слова
    [many] { $count } слів
   *[other] { $count } слова
}
share-words-subtitle = Записки з цими словами йдуть в окремий список, без жодного звуку
share-words-label = Слово або фраза
share-words-counter = { $count } із { $limit }
share-words-add = Додати
share-words-blank = Спершу напиши слово
share-words-too-long = Трішки коротше, будь ласка
share-words-known = Це слово вже є
share-words-full = Більше слів не додати
share-words-not-text = Деякі символи тут не підходять
share-words-empty = Стоп-слів немає.
share-words-matching = Великі літери, апостроф і схожі літери не важливі, довші слова впізнаються і з закінченнями.
share-words-remove = Прибрати «{ $word }»
share-muted = Записки зі стоп-словами
share-muted-hint = { $count ->
    [0] Нічого немає
    [one] { $count } записка
    [few] { $count } записки
    [many] { $count } записок
   *[other] { $count } записки
}
share-muted-subtitle = Їх бачиш лише ти; вони ніде не рахуються
share-muted-loading = Завантажуємо записки зі стоп-словами
share-muted-failed = Записки зі стоп-словами не завантажилися
share-muted-empty = Таких записок немає
share-muted-empty-text = Записки з твоїми стоп-словами тихенько потрапляють сюди.
share-note-action = { $action }: записка { $place }
share-muted-read = Прочитати
share-muted-block = Заблокувати
share-muted-unblock = Розблокувати
share-muted-blocked = Цю людину заблоковано
share-muted-unblocked = Ця людина знову може писати
share-muted-report = Скарга
share-muted-release = До вхідних
share-muted-released = Тепер вона у вхідних
share-blocked = Блокування
share-blocked-hint = Відомі лише за тим, що надіслали
share-blocked-subtitle = Видно їхні записки, але ніколи — імена
share-blocked-loading = Завантажуємо блокування
share-blocked-failed = Блокування не завантажилися
share-blocked-empty = Нікого не заблоковано
share-blocked-empty-text = Якщо записка ранить, відкрий її та заблокуй людину, яка її надіслала. Їй про це не скажуть.
share-blocked-release = Розблокувати
share-blocked-released = Ця людина знову може писати
share-note-unread = Іще не відкрито
share-note-no-words = Без слів, лише подарунок

share-leaderboard-rank = №{ $rank }
share-rank-label = №{ $rank }: твоє місце в рейтингу
share-leaderboard = Рейтинг
share-leaderboard-season = Сезон { $season }: хто отримує найбільше
share-leaderboard-boards = Який список
share-leaderboard-global = Світ
share-leaderboard-list = Місця
share-leaderboard-own = Твоє місце
share-leaderboard-loading = Завантажуємо рейтинг
share-leaderboard-you = це ти
share-leaderboard-score = { $count ->
    [one] { $count } записка
    [few] { $count } записки
    [many] { $count } записок
   *[other] { $count } записки
}
share-leaderboard-listed = Тебе видно в списку
share-leaderboard-unlisted = Це бачиш лише ти
share-leaderboard-empty = Трон вільний
share-leaderboard-empty-text = У цьому списку поки нікого. Займеш перше місце?
share-leaderboard-failed = Список не завантажився
share-leaderboard-join = Взяти участь
share-leaderboard-change = Змінити чи вийти
share-leaderboard-contest = Як це працює
share-category = Де тебе показати?
share-category-text = Іншим буде видно твоє ім’я, фото й скільки записок прийшло
share-category-nowhere = Ніде
share-category-nowhere-text = Твоє місце бачиш лише ти
share-category-global = В усьому світі
share-category-global-text = Лише у світовому списку
share-category-save = Зберегти

share-settings = Налаштування
share-settings-language = Мова
share-settings-wishes = Мої бажання
share-prompt = Моя фраза
share-prompt-subtitle = Рядок на постері та сторінці, на який хочеться відповісти
share-prompt-none = Без фрази
share-prompt-day = Фраза дня
share-prompt-own = Своїми словами
share-prompt-blank = Спершу напиши фразу
share-settings-leaderboard = Рейтинг
share-settings-safety = Приватність і безпека
share-settings-purchases = Покупки
share-settings-export = Вивантажити мої дані
share-settings-delete = Видалити акаунт
share-settings-note = Зроблено для тих, хто одне одному до душі
share-language-auto = Як у Telegram
share-purchases-subtitle = Для кого був подарунок, цей список не каже
share-purchases-batch = Подарунок, прихований назавжди, їде разом з іншими й приходить протягом чверті години.
share-purchases-loading = Завантажуємо твої покупки
share-purchases-failed = Твої покупки не завантажилися
share-purchases-empty = Покупок поки немає
share-purchases-empty-text = Тут буде все, що оплачено зірками.
share-purchase-item = Подарунок
share-purchase-reveal-pack = Розкриття
share-purchase-early-reveal = Раннє відкриття
share-purchase-price = { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
share-purchase-created = Не оплачено
share-purchase-awaiting-payment = Не оплачено
share-purchase-paid = Доставляється
share-purchase-fulfilled = Доставлено
share-purchase-refunding = Зірки повертаються
share-purchase-refunded = Зірки повернуто
share-purchase-refund-refused = Зірки не повернуто
share-purchase-refund-refused-text = Зірки не вдалося повернути. Надішли /paysupport нашому боту: він скаже, як отримати допомогу.
share-purchase-sent = Надіслано
share-purchase-declined = Без повернення
share-purchase-cancelled = Скасовано
share-purchase-asked = Запит на повернення
share-purchase-refund = Попросити повернення
share-purchase-asked-toast = Твій запит у нас, скоро глянемо
share-export-failed = Вивантажити дані не вийшло. Спробуй ще раз за мить.
share-delete-unknown = Відповіді немає, тож ми не певні, чи твої дані видалено. Спробуй ще раз: це не зашкодить.
share-delete-received = Усе отримане зникне, разом із відповідями.
share-delete-sent = Надіслане лишиться в тих, хто його отримав. Хто тебе вже розкрив, у того лишиться твоє ім’я; більше ніхто тебе розкрити не зможе.
share-delete-reveals = Куплене для себе пропаде, розкриття теж. Якщо щось пішло не так, спершу попроси повернення.
share-delete-code = Твоє посилання перестане працювати. Якщо повернешся, буде нове. Блокування залишаться.
share-delete-action = Видалити назавжди
share-delete-keep = Залишити акаунт
share-delete-done = Па-па!
share-delete-done-text = Твого акаунта більше немає. Двері завжди відчинені.
share-delete-leave = Вийти
share-age-title = Перш ніж ділитися
share-age-text = Збирати записки тут можна з 18 років. Питаємо лише раз.
share-age-confirm = Мені вже є 18
share-age-decline = Не зараз

share-tasks = Безплатні розкриття
share-tasks-text = Виконуй завдання й дізнавайся, хто написав
share-tasks-progress = Готово { $finished } із { $total }
share-task-share_link = Поділитися посиланням
share-task-share_link-action = Поділитися
share-task-share_story = Викласти історію
share-task-share_story-action = Викласти
share-task-join_channel = Приєднатися до каналу
share-task-join_channel-action = Відкрити
share-task-emoji_status = Поставити наш статус
share-task-emoji_status-action = Поставити
share-task-invite_3 = Запросити трьох друзів
share-task-invite_3-action = Запросити
share-task-invite_3-count = Прийшло { $count } із { $needed }, рахуємо раз на день
share-task-check = Перевірити
share-task-done = Готово
share-task-reward = { $count ->
    [one] +{ $count } безплатне розкриття
    [few] +{ $count } безплатні розкриття
    [many] +{ $count } безплатних розкриттів
   *[other] +{ $count } безплатного розкриття
}

share-sent = Надіслане
share-sent-subtitle = Прихованих назавжди тут немає: твоє ім’я при них не зберігається
share-sent-loading = Завантажуємо надіслане
share-sent-failed = Список не завантажився
share-sent-empty = Поки нічого не надіслано
share-sent-empty-text = Усе надіслане з’явиться тут: і що було далі, теж.
share-sent-to = Кому: { $name }
share-sent-delivered = Доставлено
share-sent-opened = Відкрито
share-sent-answered = Є відповідь
share-sent-revealed = знають, що це ти

share-tab = Поділитися
share-web-title = Збирай секрети й валентинки
share-web-text = Отримай власне посилання й дізнайся, що друзі сказали б лише анонімно.
