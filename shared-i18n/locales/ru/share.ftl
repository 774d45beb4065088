### Страница «Поделиться» и её меню.

share-mode = Что получать
share-mode-anonymous = Анонимки
share-mode-valentine = Валентинки
share-mode-loading = Меняем режим…

## Карточка
share-title-valentine = Получай валентинки
share-title-anonymous = Получай анонимные вопросы
share-chip-anonymous = Спроси меня о чём угодно
share-countdown-today = Сегодня 8 Марта!
share-countdown-tomorrow = 8 Марта уже завтра
share-countdown-days = { $days ->
    [one] { $days } день до 8 Марта
    [few] { $days } дня до 8 Марта
    [many] { $days } дней до 8 Марта
   *[other] { $days } дня до 8 Марта
}
share-countdown-later = Кто думает о тебе?
# То же с Нового года, пока валентинки закрыты.
share-countdown-closed = Валентинки откроются 8 Марта

## Шаги
share-step-share-title = Поделись ссылкой
share-step-share-text-valentine = По ней тебе отправят валентинку.
share-step-share-text-anonymous = По ней тебя спросят о чём угодно.
share-step-share-action = Поделиться
share-step-send-title = Отправь кому-нибудь
share-step-send-text-valentine = Валентинки любят компанию: начни с друга.
share-step-send-text-anonymous = Узнай у друга то, что давно хочется спросить.
share-step-send-action-valentine = Отправить валентинку
share-step-send-action-anonymous = Спросить друга
share-step-channel-title = Загляни в наш канал
share-step-channel-text = Новости, конкурсы, сюрпризы.
share-step-channel-action = Открыть канал
share-step-status-title = Поставь наш статус
share-step-status-text = Значок рядом с твоим именем.
share-step-status-action = Поставить статус
share-link = Твоя ссылка
share-copy = Скопировать ссылку

## В каждом окне и списке
share-back = Назад
share-retry = Попробовать ещё раз
share-more = Показать ещё
share-more-failed = Остальное не загрузилось. Проверь интернет и попробуй ещё раз.

## Что вышло
share-status-done = Готово: теперь у тебя статус Billet
share-status-declined = Статус остался прежним
share-status-unsupported = Твой Telegram пока не умеет ставить такой статус
share-status-error = Не получилось поставить статус
share-copy-done = Ссылка скопирована
share-copy-error = Не получилось скопировать ссылку
share-chat-error = Не получилось открыть список чатов
share-story-error = Историю сделать не удалось
share-story-phone = Истории выкладывают с телефона. А картинку можно взять уже сейчас.
share-photo-error = Картинкой поделиться не удалось
share-save-done = Картинка сохранена
share-save-error = Картинку сохранить не удалось
share-error = Не получилось поделиться. Попробуешь ещё раз?
share-unavailable = Здесь поделиться нельзя. Скопируй ссылку.
share-cancelled = Ничего не отправлено
share-no-answer = Telegram не сказал, получилось ли. Проверь там.
share-messenger-slow = Telegram пока не ответил. Если ничего не открылось, возможно, эта версия так не умеет.

## Меню
share-menu = Поделиться
share-menu-title = Поделись ссылкой
share-answer-title = Поделись ответом
share-reveal-title = Поделись разгадкой
share-menu-loading = Секунду…
share-menu-close = Закрыть
share-menu-chat = Отправить в чат
share-menu-chat-preparing = Готовим сообщение…
share-menu-chat-choosing = Выбери в Telegram, кому отправить
share-menu-chat-slow = Ничего не открылось? Нажми и отправь простую ссылку
share-menu-copy = Скопировать ссылку
share-menu-save = Сохранить
share-menu-how = Как это работает

# Telegram поставит это рядом со ссылкой.
share-text-valentine = Отправь мне валентинку: с подписью или без 💌
share-text-anonymous = Спроси меня о чём угодно, имени на вопросе не будет 🎭

## Истории
share-menu-photo = Другое приложение
share-looks = Вид картинки
share-look-classic = Классика
share-look-letter = Письмо
share-look-headline = Заголовок
share-look-portrait = Портрет
share-look-chat = Чат
share-look-drawing = Картинка рисуется…
share-look-failed = Картинка не загрузилась
share-story-steps = Как это работает
share-story-next = Дальше
share-story-count = { $step } из { $steps }
share-story-widget = Напиши мне
share-story-messenger-title = Твоя история в Telegram
share-story-messenger-post = Сделать историю
share-story-messenger-1-title = Картинка готова
share-story-messenger-1-text = Твоё имя, твоя ссылка и одно большое приглашение.
share-story-messenger-2-title = Telegram откроет редактор
share-story-messenger-2-text = Подвинь что хочешь, добавь музыку или стикеры.
share-story-messenger-3-title = Добавь ссылку
share-story-messenger-3-text = Ссылка уже скопирована, осталось вставить. А с Premium она сразу на истории.
share-story-messenger-4-title = Опубликуй и жди
share-story-messenger-4-text = Всё, что пришлют друзья, окажется во входящих.

## Безопасность: пауза, стоп-слова, блокировки

share-safety-title = Приватность и безопасность
share-safety-subtitle = Тебе решать, что до тебя дойдёт
share-safety-unknown = …
share-safety-failed = Не загрузилось
share-safety-error = Ответа нет, и мы не уверены, что это изменилось. Проверяем.
# Там, где что-то менялось и неизвестно, изменилось ли.
share-unknown = Ответа нет, и мы не уверены, что всё сохранилось. Загляни чуть позже.
share-paused = Входящие на паузе. Записки подождут, а платные подарки не принимаются.
share-resume = Включить
share-resumed = Входящие снова включены
share-pause = Поставить входящие на паузу
share-pause-off = Отдохни от всего: новое не появится, пока не вернёшься. Никто об этом не узнает.
share-pause-on = Сейчас ничего нового не появляется. Бесплатные записки подождут тебя, а платный подарок не примут к оплате.
share-words = Стоп-слова
share-words-hint = { $count ->
    [0] Пока нет
    [one] { $count } слово
    [few] { $count } слова
    [many] { $count } слов
   *[other] { $count } слова
}
share-words-subtitle = Записки с этими словами тихо уходят в отдельный список
share-words-label = Слово или фраза
share-words-counter = { $count } из { $limit }
share-words-add = Добавить
share-words-blank = Сначала напиши слово
share-words-too-long = Чуть короче, пожалуйста
share-words-known = Это слово уже есть
share-words-full = Больше слов не добавить
share-words-not-text = Некоторые символы здесь не подойдут
share-words-empty = Стоп-слов нет.
share-words-matching = Регистр, «ё» и похожие буквы не важны, длинные слова узнаются и с окончаниями.
share-words-remove = Убрать «{ $word }»
share-muted = Записки со стоп-словами
share-muted-hint = { $count ->
    [0] Ничего нет
    [one] { $count } записка
    [few] { $count } записки
    [many] { $count } записок
   *[other] { $count } записки
}
share-muted-subtitle = Их видишь только ты, и они нигде не считаются
share-muted-loading = Записки со стоп-словами загружаются
share-muted-failed = Записки со стоп-словами не загрузились
share-muted-empty = Таких записок нет
share-muted-empty-text = Записки с твоими стоп-словами тихо попадают сюда.
# Кнопка одной из нескольких записок, для вспомогательных технологий. $action — что на ней написано.
share-note-action = { $action }: записка { $place }
share-muted-read = Прочитать
share-muted-block = Блокировать
share-muted-unblock = Разблокировать
share-muted-blocked = Отправитель заблокирован
share-muted-unblocked = Этот человек снова может писать
share-muted-report = Жалоба
share-muted-release = Во входящие
share-muted-released = Теперь она во входящих
share-blocked = Блокировки
share-blocked-hint = Только записки, без имён
share-blocked-subtitle = Здесь видны записки, но не имена
share-blocked-loading = Блокировки загружаются
share-blocked-failed = Блокировки не загрузились
share-blocked-empty = Никто не заблокирован
share-blocked-empty-text = Если записка ранит, открой её и заблокируй отправителя. Ему об этом не скажут.
share-blocked-release = Разблокировать
share-blocked-released = Этот человек снова может писать
share-note-unread = Ещё не открыто
share-note-no-words = Без слов — только подарок

## Рейтинг

# $rank — место человека.
share-leaderboard-rank = №{ $rank }
share-rank-label = №{ $rank }: твоё место в рейтинге
share-leaderboard = Рейтинг
# $season — год.
share-leaderboard-season = Сезон { $season }: кто получает больше всех
share-leaderboard-boards = Какой список
share-leaderboard-global = Мир
share-leaderboard-list = Места
share-leaderboard-own = Твоё место
share-leaderboard-loading = Рейтинг загружается
share-leaderboard-you = это ты
# $count — сколько записок пришло за сезон.
share-leaderboard-score = { $count ->
    [one] { $count } записка
    [few] { $count } записки
    [many] { $count } записок
   *[other] { $count } записки
}
share-leaderboard-listed = Тебя видят в списке
share-leaderboard-unlisted = Это видишь только ты
share-leaderboard-empty = Трон пустует
share-leaderboard-empty-text = В этом списке пока никого. Займёшь первое место?
share-leaderboard-failed = Рейтинг не загрузился
share-leaderboard-join = Участвовать
share-leaderboard-change = Изменить или выйти
share-leaderboard-contest = Как это работает
share-category = Где тебя показывать?
share-category-text = Будут видны имя, фото и сколько записок пришло
share-category-nowhere = Нигде
share-category-nowhere-text = Место увидишь только ты
share-category-global = Во всём мире
share-category-global-text = Только в общем списке
share-category-save = Сохранить

## Настройки
share-settings = Настройки
share-settings-language = Язык
share-settings-wishes = Мои желания
share-prompt = Моя фраза
share-prompt-subtitle = Строка на постере и странице, на которую хочется ответить
share-prompt-none = Без фразы
share-prompt-day = Фраза дня
share-prompt-own = Своими словами
share-prompt-blank = Сначала напиши фразу
share-settings-leaderboard = Рейтинг
share-settings-safety = Приватность и безопасность
share-settings-purchases = Покупки
share-settings-export = Выгрузить мои данные
share-settings-delete = Удалить аккаунт
share-settings-note = Сделано для тех, кто друг другу нравится
share-language-auto = Как в Telegram
share-purchases-subtitle = Кому был подарок, мы здесь не показываем
# Над списком, если в нём есть подарок.
share-purchases-batch = Навсегда тайный подарок едет вместе с другими и доходит за 15 минут.
share-purchases-loading = Загружаем покупки
share-purchases-failed = Покупки не загрузились
share-purchases-empty = Покупок пока нет
share-purchases-empty-text = Здесь появится всё, что оплачено звёздами.
share-purchase-item = Подарок
share-purchase-reveal-pack = Раскрытия
share-purchase-early-reveal = Раннее открытие
share-purchase-price = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
share-purchase-created = Не оплачено
share-purchase-awaiting-payment = Не оплачено
share-purchase-paid = Доставляется
share-purchase-fulfilled = Доставлено
share-purchase-refunding = Звёзды возвращаются
share-purchase-refunded = Звёзды вернулись
share-purchase-refund-refused = Звёзды не вернулись
# Под покупкой, за которую Telegram не вернул звёзды.
share-purchase-refund-refused-text = Вернуть звёзды не удалось. Отправь нашему боту /paysupport: он скажет, как получить помощь.
# Подарок ушёл; когда он придёт, здесь не сказано.
share-purchase-sent = Отправлено
share-purchase-declined = Без возврата
share-purchase-cancelled = Отменено
share-purchase-asked = Запрошен возврат
share-purchase-refund = Попросить возврат
share-purchase-asked-toast = Запрос у нас, скоро посмотрим
share-export-failed = Данные выгрузить не удалось
share-delete-unknown = Ответа нет, и мы не уверены, что данные удалены. Попробуй ещё раз, это безопасно.
share-delete-received = Всё, что тебе прислали, удалится вместе с твоими ответами.
share-delete-sent = То, что отправлено тобой, останется у получателей. Кто тебя уже раскрыл, будет знать имя; больше тебя никто не раскроет.
share-delete-reveals = Купленное для себя пропадёт, раскрытия тоже. Если что-то пошло не так, сначала попроси возврат.
share-delete-code = Твоя ссылка перестанет работать. Если вернёшься, будет новая. Блокировки останутся.
share-delete-action = Удалить навсегда
share-delete-keep = Оставить аккаунт
share-delete-done = Пока-пока!
share-delete-done-text = Аккаунта больше нет. Но дверь всегда открыта.
share-delete-leave = Выйти
share-age-title = Прежде чем поделиться
share-age-text = Собирать записки здесь можно с 18 лет. Спросим только один раз.
share-age-confirm = Мне есть 18
share-age-decline = Не сейчас

## Задания

share-tasks = Задания за бонусы
share-tasks-text = Выполняй задания и получай бесплатные раскрытия
share-tasks-progress = Готово { $finished } из { $total }
share-task-share_link = Поделиться ссылкой
share-task-share_link-action = Поделиться
share-task-share_story = Выложить историю
share-task-share_story-action = Выложить
share-task-join_channel = Вступить в наш канал
share-task-join_channel-action = Открыть
share-task-emoji_status = Поставить наш статус
share-task-emoji_status-action = Поставить
share-task-invite_3 = Пригласить трёх друзей
share-task-invite_3-action = Пригласить
share-task-invite_3-count = Пришло { $count } из { $needed }, считаем раз в день
share-task-check = Проверить
share-task-done = Готово
share-task-reward = { $count ->
    [one] +{ $count } бесплатное раскрытие
    [few] +{ $count } бесплатных раскрытия
    [many] +{ $count } бесплатных раскрытий
   *[other] +{ $count } бесплатных раскрытия
}

## Что отправлено
share-sent = Отправленное
share-sent-subtitle = Навсегда тайных здесь нет: твоё имя при них не хранится
share-sent-loading = Загружаем отправленное
share-sent-failed = Список не загрузился
share-sent-empty = Пока ничего не отправлено
share-sent-empty-text = Всё отправленное появится здесь: дошло ли, открыли ли, что ответили.
share-sent-to = Кому: { $name }
share-sent-delivered = Доставлено
share-sent-opened = Открыто
share-sent-answered = Есть ответ
share-sent-revealed = знают, что это ты

# What the manifest says: the tab, and what stands in the page's place outside the messenger.
share-tab = Поделиться
share-web-title = Собирай секреты и валентинки
share-web-text = Получи свою ссылку и узнай, что друзья готовы сказать только анонимно.
