### Страница «Поделиться» и её меню.

share-mode = Что получать
share-mode-anonymous = Вопросы
share-mode-valentine = Валентинки
share-mode-loading = Меняем режим…

## Карточка
share-title-valentine = Получай валентинки
share-title-anonymous = Получай анонимные вопросы
share-chip-anonymous = Спроси меня о чём угодно
share-countdown-today = Сегодня 8 Марта!
share-countdown-tomorrow = 8 Марта уже завтра
share-countdown-days = До 8 Марта { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
share-countdown-later = Подарки откроются 8 Марта

## Шаги
share-step-share-title = Поделись ссылкой
share-step-share-text-valentine = По ней тебе отправят валентинку.
share-step-share-text-anonymous = По ней тебя спросят о чём угодно.
share-step-share-action = Поделиться
share-step-send-title = Отправь кому-нибудь
share-step-send-text-valentine = Валентинки любят взаимность: начни с друга.
share-step-send-text-anonymous = Узнай у друга то, что давно хочется спросить.
share-step-send-action-valentine = Отправить валентинку
share-step-send-action-anonymous = Спросить друга
share-step-channel-title = Загляни в наш канал
share-step-channel-text = Новости, конкурсы и маленькие радости.
share-step-channel-action = Открыть канал
share-step-status-title = Поставь наш статус
share-step-status-text = Маленький знак рядом с твоим именем.
share-step-status-action = Поставить статус
share-link = Твоя ссылка
share-copy = Скопировать ссылку

## Что вышло
share-status-done = Готово: теперь у тебя статус Billet
share-status-declined = Статус остался прежним
share-status-unsupported = Твой мессенджер пока не умеет ставить такой статус
share-status-error = Не получилось поставить статус
share-copy-done = Ссылка скопирована
share-copy-error = Не получилось скопировать ссылку
share-chat-error = Не получилось открыть список чатов
share-error = Не получилось поделиться. Попробуешь ещё раз?
share-unavailable = Здесь поделиться нельзя. Скопируй ссылку.
share-cancelled = Ничего не отправлено

## Меню
share-menu = Поделиться
share-menu-title = Поделись ссылкой
share-menu-subtitle-valentine = Кто откроет её, сможет отправить тебе валентинку
share-menu-subtitle-anonymous = Кто откроет её, сможет спросить тебя о чём угодно
share-menu-close = Закрыть
share-menu-chat = Отправить в чат
share-menu-chat-text = Выбери людей или группы
share-menu-copy = Скопировать ссылку
share-menu-copy-text = И вставить куда захочется

# Мессенджер поставит это рядом со ссылкой.
share-text-valentine = Отправь мне валентинку: с подписью или тайно 💌
share-text-anonymous = Спроси меня о чём угодно, я не узнаю, кто ты 🎭
