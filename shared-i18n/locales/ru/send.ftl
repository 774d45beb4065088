### Отправка: /send, /ask, /send-to-friend и публичный список.

## Страница получателя
# $name: имя получателя, не длиннее 25 знаков.
send-title = { $name } ждёт валентинку
send-subtitle = Выбери подарок и пару тёплых слов. С подписью или без — решать тебе.
send-open = Отправить валентинку
send-tap = Коснуться тюльпана
send-loading = Открываем страницу…
send-preview-hint = Публичные ответы
send-recipient-missing-title = Страница не загрузилась
# Стоит под всем, что не загрузилось.
send-missing-text = Проверь связь и попробуй ещё раз.
send-again = Ещё раз
send-draft = Ещё не отправлено
send-draft-no-words = Подарок без слов
send-draft-continue = Продолжить
send-draft-start-over = Начать заново

## Окно валентинки
send-sheet = Отправка валентинки
send-close = Закрыть
send-back = Назад
send-pick-title = Выбери подарок
send-pick-subtitle = Кому: { $name }
send-tabs = Какие подарки показать
send-tab-gifts = Подарки
send-tab-wishlist = Вишлист
send-wishes = Мои желания
send-wishes-subtitle = Выбери до трёх подарков. Друзья увидят их первыми.
send-wishes-count = { $count } из { $limit }
send-wishes-of = { $name } мечтает о таком
send-wishes-others = Ещё подарки
send-gifts-loading = Несём подарки…
send-gifts-missing-title = Подарки не загрузились
send-ghost = { $name } пока не в Billet. Бесплатные подарки мы сохраним, а платные пока не доставить.
send-price-free = Бесплатно
send-price = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
send-price-extra = плюс { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
    [many] { $stars } звёзд
   *[other] { $stars } звезды
}
send-discount = −{ $percent } %
# $count: сколько подарков возможно, шансы равны.
send-odds = { $count ->
    [1] Всегда этот подарок.
   *[other] Один из { $count }, шансы равны. Какой — сюрприз даже для тебя.
}
send-pack-content = { $count ->
    [one] Внутри { $count } подарок.
    [2] Внутри сразу оба подарка.
    [few] Внутри сразу { $count } подарка.
    [many] Внутри сразу { $count } подарков.
   *[other] Внутри сразу { $count } подарка.
}
# Самый дорогой подарок, который может быть в наборе.
send-odds-best = Набор-сюрприз: подарки до { $stars } звёзд.

## Оформление
send-checkout-title = Твои слова
send-message = Сообщение
send-message-placeholder = Пара тёплых слов, а можно и без них
send-message-count = { $count } из { $limit }
send-message-too-long = Получилось длинновато
send-message-not-text = Некоторые символы отправить нельзя
send-message-own = Вернуть мои слова
send-message-random = Подсказать текст
send-privacy = Твоё имя
send-privacy-reveal = Тайно
send-privacy-reveal-line = Не видно, но { $name } может раскрыть за звёзды: имя, фото, юзернейм, ссылку, время, иногда место, сеть и устройство.
send-privacy-full = Навсегда тайно
send-privacy-full-line = { $name } никогда не узнает, кто это. Но и ответ ты не увидишь. Дойдёт за 15 минут.
send-privacy-open = С подписью
send-privacy-open-line = { $name } увидит его с фото и юзернеймом, открыв подарок.
send-match = Взаимно
send-match-line = Если вы напишете друг другу, оба увидите имя, фото и юзернейм.
send-super = Супервалентинка
send-super-line = Золотая и с эффектным появлением.
# То же от Нового года до 8 Марта, пока валентинки закрыты.
send-super-line-closed = Золотая и открывается сразу, не дожидаясь 8 Марта.
send-total = Итого
send-submit = Отправить
send-waiting = Ждём оплату. Её можно завершить в Telegram или открыть ещё раз, нажав «Отправить».
send-paying = Оплата открывается в Telegram
send-retrying = Пока нет ответа. Пробуем ещё: { $count } из { $limit }
send-valentine-modal-payment-error = Не удалось проверить, ушло ли. Текст на месте, звёзды не списаны. Попробуй ещё раз: одно и то же дважды не уйдёт.
send-returned = Доставить не удалось. Звёзды возвращаются, текст на месте.
send-unreturned = Доставить не удалось, и звёзды вернуть не вышло. Отправь нашему боту /paysupport. Текст на месте.

## Готовые валентинки
send-canned-1 = С тобой любой день похож на праздник.
send-canned-2 = Улыбаюсь каждый раз, когда вижу твоё имя.
send-canned-3 = Просто знай: кто-то считает тебя чудом.
send-canned-4 = Если бы можно было отправить объятие, это было бы оно.
send-canned-5 = Моё любимое место там, где ты.
send-canned-6 = Всё началось с твоего «привет». И никак не пройдёт.
send-canned-7 = Не меняйся. Ты и так лучше всех.
send-canned-8 = Маленький подарок от большой симпатии.

## Названия подарков
send-gift-tulip = Тюльпан
send-gift-candy = Конфета
send-gift-kiss = Поцелуй
send-gift-teddy = Мишка
send-gift-bouquet = Букет
send-gift-heart_box = Коробка-сердце
send-gift-cake = Торт
send-gift-champagne = Шампанское
send-gift-rocket = Ракета
send-gift-ring = Кольцо
send-gift-crown = Корона
send-gift-diamond = Бриллиант
send-gift-unicorn = Единорог
send-gift-surprise_box = Коробка-сюрприз
send-gift-surprise_pack = Набор-сюрприз
send-gift-wish_pack = Набор желаний
send-gift-easter_cake = Кулич
send-gift-anon = Просто вопрос
send-gift-love = Любовь
send-gift-laugh = Смешно
send-gift-wow = Восторг
send-gift-sad = Грустно
send-gift-fire = Огонь
send-gift-kiss_face = Чмок
send-gift-surprise = Подарок-сюрприз

## Успех
send-success-title = Отправлено!
send-success-text = { $name } скоро улыбнётся.
send-success-paid-title = Уже в пути!
send-success-paid-text = { $name } вот-вот получит подарок.
# Навсегда тайное едет вместе с другими, четыре раза в час.
send-success-batch-title = Уже в пути!
send-success-batch-text = Едет вместе с другими. { $name } получит всё за 15 минут.
send-success-message = Твоё сообщение
send-success-taps = { $count ->
    [one] { $count } касание тюльпана на удачу
    [few] { $count } касания тюльпана на удачу
    [many] { $count } касаний тюльпана на удачу
   *[other] { $count } касания тюльпана на удачу
}
send-success-another = Отправить ещё
send-success-own = Хочу валентинки себе

## Анонимные вопросы
send-ask-title = { $name } ждёт вопросов
send-ask-subtitle = Без имени и без смущения. Только вопрос.
send-ask-open = Спросить анонимно
send-ask-tap = Коснуться конверта
send-ask-sheet = Анонимный вопрос
send-ask-write-title = Твой вопрос
send-ask-message = Вопрос
send-ask-placeholder = Что давно хочется спросить?
send-ask-random = Подсказать вопрос
send-ask-honest = Имени не видно, но { $name } может раскрыть за звёзды: имя, фото, юзернейм, ссылку, время, иногда место, сеть и устройство.
send-ask-continue = Дальше
send-ask-emotion-title = Какое настроение?
send-ask-emotion-subtitle = Нажмёшь — и вопрос уйдёт
send-ask-failed = Не удалось проверить, ушёл ли вопрос. Он на месте. Нажми на то же настроение ещё раз: дважды он не уйдёт.
# Before the reason, when the server refused.
send-ask-refused = Не отправлено.
send-ask-sending = Отправляем…
send-ask-waiting = Ждём оплату. Её можно завершить в Telegram или открыть ещё раз, нажав на то же настроение.
send-ask-success-title = Отправлено!
send-ask-success-text = Ждём, что скажет { $name }. Ответ принесёт бот.
send-ask-success-own = Хочу вопросы себе
send-ask-success-another = Спросить ещё

## Другу
send-friend-mode = Что отправить
send-friend-mode-anonymous = Анонимки
send-friend-mode-valentine = Валентинки
send-friend-title = Валентинка для друга
send-friend-title-anonymous = Анонимный вопрос для друга
send-friend-lead = Сработает, даже если друг ещё не в Billet.
send-friend-step-1 = Открой чат с ботом
send-friend-step-1-text = Он спросит, для кого это.
send-friend-step-2 = Выбери друга
send-friend-step-2-text = Прямо из контактов, без всяких кодов.
send-friend-step-3 = Напиши и отправь
send-friend-step-3-text = Сохраним всё, пока друг не заглянет.
send-friend-open = Выбрать друга
send-friend-loading = Меняем режим…

## Публичный список
send-public = Публичные ответы
send-public-title = Публичные ответы
send-public-more = Показать ещё
send-public-loading = Загружаем ответы…
send-public-missing-title = Ответы не загрузились
send-public-empty-title = Здесь пока пусто
send-public-empty-text = Твой ответ может стать первым.
send-public-empty-send = Отправить валентинку
send-public-empty-ask = Задать вопрос
send-public-answer = Ответ

# What the manifest says: the tab, and what stands in the page's place outside the messenger.
send-tab = Отправить
send-web-title = Отправь записку или подарок
send-web-text = Выбери друга и устрой сюрприз: с подписью или без.
send-easter-until = До 20 апреля включительно.
send-easter-where-valentine = Кулич ждёт сразу после бесплатных подарков.
send-easter-where-anonymous = Кулич дарят с валентинкой: выбери «Валентинки» выше.
send-easter = Куличи уже здесь: угости друга
