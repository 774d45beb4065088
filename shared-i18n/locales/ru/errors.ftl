# Что пошло не так, человеческими словами. Одно сообщение на каждый код, который знает сервер.
errors-network = Ответа нет. Проверь интернет и попробуй ещё раз.
errors-generic = Не получилось. Попробуй ещё раз.
errors-server = У нас что-то сломалось. Попробуй чуть позже.
errors-busy = Сейчас много желающих. Попробуй через пару секунд.
errors-crowd = Тут сейчас толпа. Через мгновение попробуем ещё раз…
errors-not-signed-in = Не удалось тебя узнать. Открой Billet из Telegram ещё раз.
errors-expired = Сеанс закончился. Открой Billet из Telegram ещё раз.
errors-not-found = Ничего не нашлось. Возможно, этого уже нет.
errors-bad-input = В запросе что-то не так.
errors-bad-message = В тексте есть символы, которые нельзя отправить.
errors-message-blank = Сначала напиши пару слов.
errors-message-too-long = Длинновато. Попробуй покороче.
errors-too-large = Слишком много за один раз. Попробуй поменьше.
errors-unknown-item = Этого подарка больше нет. Выбери другой.
errors-privacy-conflict = Подарок не может быть и с подписью, и навсегда тайным. Выбери что-то одно.
errors-own-code = Себе подарок не отправить.
errors-not-open-yet = Ещё закрыто. Чуточку терпения!
errors-not-opened = Сначала открой.
errors-already-answered = Ответ уже отправлен.
errors-not-revealable = Этого отправителя раскрыть нельзя.
errors-not-deliverable = Сейчас этот подарок не доставить.
errors-not-blockable = За этой запиской никого нет, блокировать некого.
errors-key-reused = Это уже отправлено, но с другим содержанием.
errors-too-many = Слишком часто. Сделай небольшой перерыв и попробуй ещё раз.
errors-repeated-message = Такое сообщение только что ушло. Скажи это иначе.
errors-messenger-unavailable = Telegram не отвечает. Попробуй чуть позже.
errors-not-refundable = Звёзды можно попросить обратно один раз и в течение трёх недель после покупки.
errors-price-changed = Цена только что изменилась. Взгляни на неё ещё раз перед оплатой.
errors-payment-pending = Одна из твоих оплат ещё обрабатывается. Попробуй через несколько минут.
errors-too-many-minutes = Слишком часто. Попробуй ещё раз через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
errors-too-many-hours = На сегодня хватит. Попробуй ещё раз через { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}.
errors-repeated-message-minutes = Такое сообщение только что ушло. Скажи это иначе или повтори через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
errors-busy-minutes = Сейчас много желающих. Попробуй ещё раз через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
errors-client-outdated = Обнови Telegram, чтобы оплатить.
