inbox-tabs = Що показати
inbox-tab-anonymous = Анонімки
inbox-tab-valentine = Валентинки
inbox-title-anonymous = { $count ->
    [0] Анонімки
    [one] { $count } анонімка
    [few] { $count } анонімки
    [many] { $count } анонімок
   *[other] { $count } анонімки
}
inbox-title-valentine = { $count ->
    [0] Валентинки
    [one] { $count } валентинка
    [few] { $count } валентинки
    [many] { $count } валентинок
   *[other] { $count } валентинки
}
inbox-unread = { $count ->
    [0] Усе відкрито
    [one] { $count } чекає, доки відкриєш
    [few] { $count } чекають, доки відкриєш
    [many] { $count } чекають, доки відкриєш
   *[other] { $count } чекають, доки відкриєш
}
inbox-unread-closed = Закриті до 8 Березня: { $count }
inbox-filters = Фільтр
inbox-filter-all = Усі
inbox-filter-unanswered = Без відповіді
inbox-filter-unopened = Невідкриті
inbox-filter-opened = Відкриті
inbox-list = Отримане
inbox-loading = Завантажуємо вхідні
inbox-load-more = Показати ще
inbox-empty-valentine-title = Валентинок поки немає
inbox-empty-valentine-text = Може, хтось тільки й чекає на твоє посилання. Поділися — і побачиш, хто сміливий.
inbox-empty-anonymous-title = Анонімок поки немає
inbox-empty-anonymous-text = Поділися посиланням — і тебе запитають про те, про що не наважувалися вголос.
inbox-paused = Твої вхідні на паузі. Безплатні записки почекають, доки вхідні знову запрацюють, а платні подарунки не приймаються.
inbox-resume = Увімкнути
inbox-resumed = Вхідні знову відкриті
inbox-resume-error = Відповіді немає, тож ми не певні, чи вхідні знову відкриті. Перевіряємо.
inbox-empty-filter-title = Тут порожньо
inbox-empty-filter-text = Під цей фільтр нічого не підходить.
inbox-show-all = Показати всі
inbox-share = Поділитися посиланням
inbox-failed-title = Вхідні не завантажилися
inbox-failed-text = Нічого не загубилося. Перевір зв’язок і спробуй ще раз.
inbox-retry = Ще раз
inbox-close = Закрити
inbox-back = Назад

inbox-card-closed = Закрито
inbox-card-open = Відкрити
inbox-card-opened = Відкрито
inbox-card-answered = Відповідь є
inbox-ribbon-hidden = Приховано
inbox-ribbon-mutual = Взаємно
inbox-ribbon-sympathy = Симпатія
inbox-ribbon-visible = Видно
inbox-super = Супер
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Валентинка
inbox-wrapped-message = Анонімка
inbox-gift = { $id ->
    [tulip] Тюльпан
    [candy] Цукерка
    [kiss] Поцілунок
    [teddy] Ведмедик
    [bouquet] Букет
    [heart_box] Бокс-серце
    [cake] Торт
    [champagne] Шампанське
    [rocket] Ракета
    [ring] Каблучка
    [crown] Корона
    [diamond] Діамант
    [unicorn] Єдиноріг
    [surprise_box] Бокс-сюрприз
    [surprise_pack] Набір-сюрприз
    [wish_pack] Набір бажань
    [easter_cake] Паска
    [club] Від клубу
    [love] Закоханість
    [laugh] Смішно
    [wow] Захват
    [sad] Трохи сумно
    [fire] Вогонь
    [kiss_face] Цьом
    [surprise] Сюрприз
    [anon] Лише запитання
   *[other] Подарунок
}

inbox-unwrapping = Відкриваємо…
inbox-unwrap-skip = Пропустити
inbox-unwrap-first = Перша за сьогодні, { $name }
inbox-note-gone = Цієї записки вже немає серед вхідних.
snackbar-warning-failed-open-valentine = Не відкрилося. Спробуй ще раз за мить.

inbox-closed-title = Іще не час!
inbox-closed-subtitle = Валентинки відкриються всі разом, в одну мить
inbox-closed-moscow = { $time } за московським часом
inbox-closed-local = { $time } за твоїм годинником
inbox-closed-days = { $count ->
    [one] день
    [few] дні
    [many] днів
   *[other] дня
}
inbox-closed-hours = { $count ->
    [one] година
    [few] години
    [many] годин
   *[other] години
}
inbox-closed-minutes = { $count ->
    [one] хвилина
    [few] хвилини
    [many] хвилин
   *[other] хвилини
}
inbox-closed-seconds = { $count ->
    [one] секунда
    [few] секунди
    [many] секунд
   *[other] секунди
}
inbox-closed-countdown = Лишилося
inbox-closed-now = Час настав!
inbox-closed-open = Відкрити
inbox-closed-wait = Почекаю
inbox-early-text = Раннє відкриття: усі валентинки цього року — вже зараз, навіть ті, що ще прилетять. Хто надіслав, лишиться таємницею.
inbox-early-buy = { $stars ->
    [one] Відкрити зараз за { $stars } зірку
    [few] Відкрити зараз за { $stars } зірки
    [many] Відкрити зараз за { $stars } зірок
   *[other] Відкрити зараз за { $stars } зірки
}
inbox-early-done = Тепер можна відкрити всі твої валентинки цього року
inbox-early-on-its-way = Оплачено. За мить відкриються.
inbox-early-returned = Відкрити не вдалося. Твої зірки повертаються.
inbox-early-failed = Не вийшло, нічого не списано. Спробуй ще раз за мить.

inbox-item-valentine = Валентинка для тебе
inbox-item-super = Супервалентинка!
inbox-item-club = Від клубу
inbox-item-question = Анонімка для тебе
inbox-item-no-words = Без слів, лише подарунок
inbox-item-gift-sent = Надіслано тобі ще й подарунком у Telegram
inbox-item-your-answer = Твоя відповідь
inbox-sender-hidden = Таємнича особа
inbox-sender-hidden-text = Приховано, доки не розкриєш
inbox-sender-anonymous = Приховано назавжди
inbox-sender-anonymous-text = Не розкрити: ім’я при записці не зберігається
inbox-sender-club = Клуб Billet
inbox-sender-club-text = Записка від нашої команди
inbox-sender-mutual-text = Це взаємно: ви написали одне одному
inbox-sender-sympathy-text = Ти подобаєшся, і це не таємниця
inbox-sender-revealed-text = Розкрито
inbox-chat = Відкрити чат
inbox-reveal = Розкрити, хто це
inbox-reveal-show = Хто надіслав
inbox-reveals-left = { $count ->
    [0] Розкриття від { $stars } зірок
    [one] Лишилося { $count } розкриття
    [few] Лишилося { $count } розкриття
    [many] Лишилося { $count } розкриттів
   *[other] Лишилося { $count } розкриття
}
inbox-reply = Відповісти
inbox-reply-continue = Дописати відповідь
inbox-visibility = Показати в профілі
inbox-visibility-on = Записку й твою відповідь бачать усі, хто має твоє посилання
inbox-visibility-off = Записку й твою відповідь бачиш лише ти
inbox-visibility-saving = Зберігаємо…
visibility-change-error = Відповіді немає, тож ми не певні, чи це змінилося. Перевіряємо.
inbox-share-answer = Поділитися відповіддю
story-share-error = Тут історію не зробити.
story-share-fail = З історією не вийшло. Спробуй ще раз.

inbox-reply-title = Твоя відповідь
inbox-reply-label = Напиши відповідь
inbox-reply-placeholder = Скажи так, як відчуваєш…
inbox-reply-counter = { $count } із { $limit }
inbox-reply-too-long = Трішки коротше, будь ласка
inbox-reply-send = Надіслати
inbox-reply-publish = Опублікувати відповідь
inbox-reply-publish-on = Записка й твоя відповідь з’являться у твоєму профілі
inbox-reply-publish-off = Відповідь піде лише тому, хто надіслав записку
inbox-reply-publish-off-anonymous = Відповідь побачиш лише ти
inbox-kept = Лишилося з минулого разу
inbox-start-over = Почати заново
inbox-unsent = Твоя інша версія, не надіслана
inbox-unsent-copy = Скопіювати
inbox-unsent-copied = Скопійовано
inbox-unsent-not-copied = Скопіювати не вийшло. Слова все ще тут.
inbox-unsent-discard = Викинути
reply-modal-send-error = Відгуку немає, тож ми не певні, чи твоя відповідь пішла. Вона тут: надішли ще раз, двічі не піде.

inbox-confirm-title = Розкрити, хто це?
inbox-confirm-subtitle = { $count ->
    [1] На це піде твоє останнє розкриття
   *[other] На це піде 1 розкриття з твоїх { $count }
}
inbox-reveal-shows = Що ти побачиш
inbox-reveal-shows-name = Ім’я й фото
inbox-reveal-shows-username = Юзернейм, якщо він є
inbox-reveal-shows-link = Посилання, щоб надіслати щось у відповідь
inbox-reveal-shows-time = Точний час надсилання
inbox-confirm-yes = Розкрити
inbox-confirm-hold = Утримуй, щоб розкрити
inbox-confirm-no = Не зараз
reveal-sender-error = Показати, хто це, не вийшло. Спробуй ще раз: друге розкриття не витратиться.
inbox-gone-title = Нікого немає
inbox-gone-heading = Цього акаунта більше не існує
inbox-gone-text = Показувати вже нікого. Розкриття лишилося в тебе.

inbox-packs-title = Хто ж це?
inbox-packs-subtitle = Одне розкриття — одне ім’я
inbox-packs-choice = Обери набір
inbox-packs-name = { $count ->
    [one] { $count } розкриття
    [few] { $count } розкриття
    [many] { $count } розкриттів
   *[other] { $count } розкриття
}
inbox-packs-saved = по { $stars }, вигода — { $saved }
inbox-packs-discount = −{ $percent } %
inbox-packs-price = { $stars ->
    [one] { $stars } зірка
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
inbox-packs-free = Безплатно
inbox-packs-buy = { $count ->
    [one] { $count } розкриття
    [few] { $count } розкриття
    [many] { $count } розкриттів
   *[other] { $count } розкриття
} за { $stars ->
    [one] { $stars } зірку
    [few] { $stars } зірки
    [many] { $stars } зірок
   *[other] { $stars } зірки
}
inbox-packs-small = Одне одразу піде на цю записку, решта лишиться в тебе.
inbox-packs-small-one = Воно одразу піде на цю записку.
inbox-packs-checking = Перевіряємо оплату
inbox-packs-showing = Дізнаємося, хто це
inbox-payment-preparing = Готуємо оплату
payment-error = Оплата не пройшла. Якщо таки пройде, покупка прийде сама.
inbox-payment-uncharged = Оплата не пройшла. Зірки не списано.
inbox-payment-unreturned = Не вийшло, і твої зірки не вдалося повернути. Надішли /paysupport нашому боту.
inbox-payment-waiting = Чекаємо новин про оплату. Щойно вона надійде, решта станеться сама.
inbox-price-changed = { $stars ->
    [one] Тепер ціна — { $stars } зірка. Нічого не списано: глянь ще раз перед оплатою.
    [few] Тепер ціна — { $stars } зірки. Нічого не списано: глянь ще раз перед оплатою.
    [many] Тепер ціна — { $stars } зірок. Нічого не списано: глянь ще раз перед оплатою.
   *[other] Тепер ціна — { $stars } зірки. Нічого не списано: глянь ще раз перед оплатою.
}
reveal-purchase-failed = Цей набір зараз не купити.
reveal-purchase-error = Покупка не почалася. Перевір зв’язок і спробуй ще раз.
inbox-packs-bought = Розкриття вже в тебе.
inbox-packs-on-its-way = Розкриття вже в дорозі. Будуть тут за мить.
inbox-packs-returned = Покупку не вдалося завершити. Твої зірки повертаються.

inbox-details-title = А це…
inbox-next-write = Написати: { $name }
inbox-next-send = Надіслати у відповідь
inbox-next-share = Поділитися розгадкою
inbox-details-gone = Відтоді цей акаунт видалено. Розкрите ім’я лишається в тебе, усе інше зникло разом з акаунтом.
inbox-details-sent = Надіслано
inbox-details-place = Місце
inbox-details-network = Мережа
inbox-details-device = Пристрій
inbox-details-browser = Браузер
inbox-details-system = Система

inbox-safety-open = Блок або скарга
inbox-safety-title = Хай буде по-доброму
inbox-safety-subtitle = Читати те, що ранить, не обов’язково
inbox-safety-more = Пауза, стоп-слова й блокування
inbox-safety-more-hint = Для всіх вхідних
inbox-block = Заблокувати цю людину
inbox-block-off = Від цієї людини більше нічого не прийде. Їй про це не скажуть, а ти не дізнаєшся, хто це.
inbox-block-on = Від цієї людини більше нічого не приходить. Розблокувати можна будь-коли.
inbox-block-error = Чіткої відповіді немає, тож ми не знаємо, чи блокування змінилося. Перевіряємо ще раз.
inbox-blocked = Цю людину заблоковано
inbox-unblocked = Ця людина знову може писати
inbox-report = Поскаржитися
inbox-report-hint = Наша команда прочитає записку, але не побачить, хто її написав
inbox-report-title = Що тут не так?
inbox-report-subtitle = Хто надіслав, про скаргу не дізнається
inbox-report-reasons = Причина
inbox-report-insult = Образи або цькування
inbox-report-threat = Погрози
inbox-report-sexual = Небажаний сексуальний вміст
inbox-report-spam = Спам або шахрайство
inbox-report-minor = Небезпека для неповнолітніх
inbox-report-other = Щось інше
inbox-report-text = Хочеш щось додати?
inbox-report-placeholder = Лише якщо є бажання
inbox-report-send = Надіслати скаргу
inbox-report-error = Чіткої відповіді немає, тож ми не знаємо, чи дійшла скарга. Вона тут: надішли ще раз, зарахується один раз.
inbox-reported-title = Дякуємо
inbox-reported-text = Наша команда скоро гляне. Якщо записка порушує правила, її приберуть.
inbox-reported-done = Готово

inbox-contest = Як працює конкурс
inbox-contest-text = Кому цього року скажуть найбільше добрих слів?
inbox-contest-season = Сезон
inbox-contest-season-text = Триває весь { $year } рік і закінчується в новорічну ніч, опівночі за московським часом.
inbox-contest-score = Рахунок
inbox-contest-score-text = Кожна записка серед твоїх вхідних — одне очко, з підписом чи прихована; рахуємо раз на день. Скільки людей писало — не важливо, і цього не видно.
inbox-contest-prizes = Призи
inbox-contest-prizes-text = Перше, друге й третє місце в кожному регіоні отримують подарунок переможця у вхідні.
inbox-contest-choice = Тільки за бажанням
inbox-contest-choice-text = Ніхто не побачить тебе в списку, доки не візьмеш участь. Вийти можна будь-коли.
inbox-contest-leaderboard = До рейтингу

inbox-tab = Вхідні
inbox-web-title = Твої вхідні живуть у Telegram
inbox-web-text = Відкрий Billet там, щоб прочитати, що тобі прийшло.
