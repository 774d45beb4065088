### Входящие: всё, что человек получил, и всё, что с этим можно сделать.

## Страница

inbox-tabs = Что показать
inbox-tab-anonymous = Анонимки
inbox-tab-valentine = Валентинки
# $count — сколько всего получено в этом режиме.
inbox-title-anonymous = { $count ->
    [0] Анонимки
    [one] { $count } анонимка
    [few] { $count } анонимки
    [many] { $count } анонимок
   *[other] { $count } анонимки
}
inbox-title-valentine = { $count ->
    [0] Валентинки
    [one] { $count } валентинка
    [few] { $count } валентинки
    [many] { $count } валентинок
   *[other] { $count } валентинки
}
# $count — сколько ещё не открыто в обоих режимах.
inbox-unread = { $count ->
    [0] Всё открыто
    [one] { $count } ждёт, когда откроешь
    [few] { $count } ждут, когда откроешь
    [many] { $count } ждут, когда откроешь
   *[other] { $count } ждут, когда откроешь
}
inbox-unread-closed = Закрыты до 8 Марта: { $count }
inbox-filters = Фильтр
inbox-filter-all = Все
inbox-filter-unanswered = Без ответа
inbox-filter-unopened = Неоткрытые
inbox-filter-opened = Открытые
inbox-list = Полученное
inbox-loading = Загружаем входящие
inbox-load-more = Показать ещё
inbox-empty-valentine-title = Валентинок пока нет
inbox-empty-valentine-text = Возможно, кто-то ждёт твою ссылку. Поделись — и узнаешь, кто смелее всех.
inbox-empty-anonymous-title = Анонимок пока нет
inbox-empty-anonymous-text = Поделись ссылкой — и тебя спросят о том, о чём не решались вслух.
inbox-paused = Входящие на паузе. Записки подождут, а платные подарки не принимаются.
inbox-resume = Включить
inbox-resumed = Входящие снова включены
inbox-resume-error = Ответа нет, и мы не уверены, что входящие включились. Проверяем.
inbox-empty-filter-title = Здесь пусто
inbox-empty-filter-text = Под этот фильтр ничего не подходит.
inbox-show-all = Показать все
inbox-share = Поделиться ссылкой
inbox-failed-title = Входящие не загрузились
inbox-failed-text = Ничего не потерялось. Проверь связь и попробуй ещё раз.
inbox-retry = Попробовать ещё раз
inbox-close = Закрыть
inbox-back = Назад

## Карточки

inbox-card-closed = Закрыто
inbox-card-open = Открыть
inbox-card-opened = Открыто
inbox-card-answered = С ответом
inbox-ribbon-hidden = Скрыто
inbox-ribbon-mutual = Взаимно
inbox-ribbon-sympathy = Симпатия
inbox-ribbon-visible = Видно
inbox-super = Супер
# Это слышит тот, кому карточку читает экранный диктор.
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Валентинка
inbox-wrapped-message = Анонимка
# Название подарка или эмоции; $id — его номер в каталоге.
inbox-gift = { $id ->
    [tulip] Тюльпан
    [candy] Конфета
    [kiss] Поцелуй
    [teddy] Мишка
    [bouquet] Букет
    [heart_box] Коробка-сердце
    [cake] Торт
    [champagne] Шампанское
    [rocket] Ракета
    [ring] Кольцо
    [crown] Корона
    [diamond] Бриллиант
    [unicorn] Единорог
    [surprise_box] Коробка-сюрприз
    [surprise_pack] Набор-сюрприз
    [wish_pack] Набор желаний
    [easter_cake] Кулич
    [club] От клуба
    [love] Любовь
    [laugh] Смешно
    [wow] Восторг
    [sad] Грустно
    [fire] Огонь
    [kiss_face] Чмок
    [surprise] Подарок-сюрприз
    [anon] Просто вопрос
   *[other] Подарок
}

## Открытие

inbox-unwrapping = Открываем…
inbox-unwrap-skip = Пропустить
inbox-unwrap-first = Первая за сегодня, { $name }
inbox-note-gone = Этой записки больше нет среди входящих.
snackbar-warning-failed-open-valentine = Не открылось. Попробуй ещё раз через минутку.

## Ещё закрыто

inbox-closed-title = Ещё рано!
inbox-closed-subtitle = Валентинки откроются все разом
# $time — день и час по Москве.
inbox-closed-moscow = { $time } по Москве
# $time — тот же момент по часам человека.
inbox-closed-local = { $time } по твоему времени
inbox-closed-days = { $count ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}
inbox-closed-hours = { $count ->
    [one] час
    [few] часа
    [many] часов
   *[other] часа
}
inbox-closed-minutes = { $count ->
    [one] минута
    [few] минуты
    [many] минут
   *[other] минуты
}
inbox-closed-seconds = { $count ->
    [one] секунда
    [few] секунды
    [many] секунд
   *[other] секунды
}
inbox-closed-countdown = Осталось
inbox-closed-now = Пора!
inbox-closed-open = Открыть
inbox-closed-wait = Подожду
inbox-early-text = Открой все валентинки этого года сейчас, даже те, что ещё придут. Кто прислал, останется тайной.
inbox-early-buy = { $stars ->
    [one] Открыть сейчас за { $stars } звезду
    [few] Открыть сейчас за { $stars } звезды
    [many] Открыть сейчас за { $stars } звёзд
   *[other] Открыть сейчас за { $stars } звезды
}
inbox-early-done = Теперь можно открыть все валентинки этого года
inbox-early-on-its-way = Оплата прошла. Сейчас откроются.
inbox-early-returned = Открыть не вышло. Звёзды возвращаются.
inbox-early-failed = Не получилось, звёзды не списаны. Попробуй ещё раз через минутку.

## Одна записка

inbox-item-valentine = Валентинка для тебя
inbox-item-super = Супервалентинка!
inbox-item-club = От клуба
inbox-item-question = Анонимка для тебя
inbox-item-no-words = Без слов — только подарок
inbox-item-gift-sent = Отправлено тебе и подарком в Telegram
inbox-item-your-answer = Твой ответ
inbox-sender-hidden = Тайный отправитель
inbox-sender-hidden-text = Имя скрыто, но его можно раскрыть
inbox-sender-anonymous = Навсегда тайно
inbox-sender-anonymous-text = Не раскрыть: имя при записке не хранится
inbox-sender-club = Клуб Billet
inbox-sender-club-text = Записка от нашей команды
inbox-sender-mutual-text = Это взаимно: вы написали друг другу
inbox-sender-sympathy-text = Не скрывает, что ты нравишься
inbox-sender-revealed-text = Имя раскрыто
inbox-chat = Открыть чат
inbox-reveal = Раскрыть, кто это
inbox-reveal-show = Об отправителе
# $count — сколько раскрытий осталось.
inbox-reveals-left = { $count ->
    [0] Раскрытия от { $stars } звёзд
    [one] Осталось { $count } раскрытие
    [few] Осталось { $count } раскрытия
    [many] Осталось { $count } раскрытий
   *[other] Осталось { $count } раскрытия
}
inbox-reply = Ответить
inbox-reply-continue = Продолжить ответ
inbox-visibility = Показывать в профиле
inbox-visibility-on = Записку и ответ видят все, у кого есть твоя ссылка
inbox-visibility-off = Записку и ответ видишь только ты
inbox-visibility-saving = Сохраняем…
visibility-change-error = Ответа нет, и мы не уверены, что это изменилось. Проверяем.
inbox-share-answer = Поделиться ответом
story-share-error = Историю здесь сделать не получится.
story-share-fail = С историей не вышло. Попробуй ещё раз.

## Ответ

inbox-reply-title = Твой ответ
inbox-reply-label = Напиши ответ
inbox-reply-placeholder = Скажи так, как чувствуешь…
# Использовано $count символов из $limit.
inbox-reply-counter = { $count } из { $limit }
inbox-reply-too-long = Чуть короче, пожалуйста
inbox-reply-send = Отправить
inbox-reply-publish = Опубликовать ответ
inbox-reply-publish-on = Записка и ответ появятся в твоём профиле
inbox-reply-publish-off = Ответ увидит только отправитель
inbox-reply-publish-off-anonymous = Ответ увидишь только ты
inbox-kept = Осталось с прошлого раза
inbox-start-over = Начать заново
inbox-unsent = Другой твой ответ, не отправлен
inbox-unsent-copy = Скопировать
inbox-unsent-copied = Скопировано
inbox-unsent-not-copied = Не получилось скопировать. Текст всё ещё здесь.
inbox-unsent-discard = Выбросить
reply-modal-send-error = Ответа нет, и мы не уверены, что твой ответ ушёл. Он на месте: отправь ещё раз, дважды он не уйдёт.

## Раскрытие

inbox-confirm-title = Раскрыть, кто это?
# $count — сколько раскрытий есть.
inbox-confirm-subtitle = { $count ->
    [1] На эту записку уйдёт последнее раскрытие
   *[other] Уйдёт одно раскрытие из { $count }
}
inbox-reveal-shows = Что ты увидишь
inbox-reveal-shows-name = Имя и фото
inbox-reveal-shows-username = Юзернейм, если он есть
inbox-reveal-shows-link = Ссылка, чтобы отправить что-то в ответ
inbox-reveal-shows-time = Точное время отправки
inbox-confirm-yes = Раскрыть
inbox-confirm-hold = Удерживай, чтобы раскрыть
inbox-confirm-no = Не сейчас
reveal-sender-error = Не получилось показать отправителя. Попробуй ещё раз: второе раскрытие не потратится.
inbox-gone-title = Тут никого
inbox-gone-heading = Этого аккаунта больше нет
inbox-gone-text = Показывать уже некого. Раскрытие осталось у тебя.

## Наборы

inbox-packs-title = Кто же это?
inbox-packs-subtitle = Одно раскрытие — одно имя
inbox-packs-choice = Выбери набор
# $count — сколько раскрытий в наборе.
inbox-packs-name = { $count ->
    [one] { $count } раскрытие
    [few] { $count } раскрытия
    [many] { $count } раскрытий
   *[other] { $count } раскрытия
}
# $stars — цена одного раскрытия.
inbox-packs-saved = по { $stars }, выгода — { $saved }
inbox-packs-discount = −{ $percent } %
inbox-packs-price = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
inbox-packs-free = Бесплатно
inbox-packs-buy = { $count ->
    [one] { $count } раскрытие
    [few] { $count } раскрытия
    [many] { $count } раскрытий
   *[other] { $count } раскрытия
} за { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
inbox-packs-small = Одно сразу уйдёт на эту записку, остальные останутся у тебя.
inbox-packs-small-one = Оно сразу уйдёт на эту записку.
inbox-packs-checking = Проверяем оплату
inbox-packs-showing = Узнаём, кто это
inbox-payment-preparing = Готовим оплату
payment-error = Оплата не прошла. Если она всё-таки пройдёт, ты получишь всё, за что заплачено.
inbox-payment-uncharged = Оплата не прошла. Звёзды не списаны.
inbox-payment-unreturned = Не получилось, и звёзды вернуть не вышло. Отправь нашему боту /paysupport.
inbox-payment-waiting = Ждём новостей об оплате. Как только придут, дальше всё само.
# $stars is what the server asks for now, in whole Stars.
inbox-price-changed = { $stars ->
    [one] Теперь это стоит { $stars } звезду. Ничего не списано: посмотри ещё раз перед оплатой.
    [few] Теперь это стоит { $stars } звезды. Ничего не списано: посмотри ещё раз перед оплатой.
    [many] Теперь это стоит { $stars } звёзд. Ничего не списано: посмотри ещё раз перед оплатой.
   *[other] Теперь это стоит { $stars } звезды. Ничего не списано: посмотри ещё раз перед оплатой.
}
reveal-purchase-failed = Этот набор сейчас не купить.
reveal-purchase-error = Покупка не началась. Проверь связь и попробуй ещё раз.
inbox-packs-bought = Раскрытия уже у тебя.
inbox-packs-on-its-way = Раскрытия уже в пути, скоро появятся.
inbox-packs-returned = Покупка не состоялась. Звёзды возвращаются.

## Кто отправил

inbox-details-title = А это…
inbox-next-write = Написать: { $name }
inbox-next-send = Отправить в ответ
inbox-next-share = Поделиться разгадкой
# Отправитель удалил аккаунт уже после раскрытия.
inbox-details-gone = Этого аккаунта больше нет. Раскрытое имя остаётся у тебя, остальное исчезло.
inbox-details-sent = Отправлено
inbox-details-place = Место
inbox-details-network = Сеть
inbox-details-device = Устройство
inbox-details-browser = Браузер
inbox-details-system = Система

## Блокировка и жалоба

inbox-safety-open = Заблокировать или пожаловаться
inbox-safety-title = Пусть будет по-доброму
inbox-safety-subtitle = Читать то, что ранит, не обязательно
inbox-safety-more = Пауза, стоп-слова и блокировки
inbox-safety-more-hint = Для всех входящих
inbox-block = Заблокировать отправителя
inbox-block-off = Больше ничего от этого человека не придёт. Ему об этом не скажут, а тебе не скажут, кто это.
inbox-block-on = Больше ничего от этого человека не приходит. Блокировку можно снять в любой момент.
inbox-block-error = Ответа нет, и мы не уверены, что блокировка изменилась. Проверяем.
inbox-blocked = Отправитель заблокирован
inbox-unblocked = Отправитель снова может писать
inbox-report = Пожаловаться
inbox-report-hint = Наша команда прочтёт записку, но имени отправителя не увидит
inbox-report-title = Что не так?
inbox-report-subtitle = Отправитель о жалобе не узнает
inbox-report-reasons = Причина
inbox-report-insult = Оскорбление или травля
inbox-report-threat = Угроза
inbox-report-sexual = Непрошеное сексуальное содержание
inbox-report-spam = Спам или обман
inbox-report-minor = Опасно для детей и подростков
inbox-report-other = Другое
inbox-report-text = Хочешь что-то добавить?
inbox-report-placeholder = Необязательно
inbox-report-send = Отправить жалобу
inbox-report-error = Ответа нет, и мы не уверены, что жалоба дошла. Текст на месте: отправь ещё раз, она посчитается один раз.
inbox-reported-title = Спасибо
inbox-reported-text = Наша команда скоро посмотрит. Если правила нарушены, записку уберут.
inbox-reported-done = Готово

## Конкурс

inbox-contest = Как устроен конкурс
inbox-contest-text = Кому в этом году скажут больше добрых слов?
inbox-contest-season = Сезон
# $year — год.
inbox-contest-season-text = Идёт весь { $year } год и закончится в новогоднюю полночь по Москве.
inbox-contest-score = Счёт
inbox-contest-score-text = Каждая записка во входящих — одно очко, с подписью или тайная; считаем раз в день. Сколько человек написало, неважно, и этого не видно.
inbox-contest-prizes = Призы
inbox-contest-prizes-text = Первое, второе и третье место в каждом регионе получат подарок победителя во входящие.
inbox-contest-choice = Только если хочешь
inbox-contest-choice-text = Пока не решишь участвовать, тебя нет ни в одном списке. Выйти можно когда угодно.
inbox-contest-leaderboard = К рейтингу

# What the manifest says: the tab, and what stands in the page's place outside the messenger.
inbox-tab = Входящие
inbox-web-title = Твои входящие живут в Telegram
inbox-web-text = Открой Billet там, чтобы прочитать всё, что пришло.
