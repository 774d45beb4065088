## The page

inbox-tabs = מה להציג
inbox-tab-anonymous = אנונימי
inbox-tab-valentine = ולנטיינים
inbox-title-anonymous = { $count ->
    [0] שאלות
    [one] שאלה אחת
    [two] שתי שאלות
   *[other] { $count } שאלות
}
inbox-title-valentine = { $count ->
    [0] ולנטיינים
    [one] ולנטיין אחד
    [two] שני ולנטיינים
   *[other] { $count } ולנטיינים
}
inbox-unread = { $count ->
    [0] הכול נפתח
    [one] אחד מחכה לפתיחה
    [two] שניים מחכים לפתיחה
   *[other] { $count } מחכים לפתיחה
}
inbox-unread-closed = סגורים עד 8 במרץ: { $count }
inbox-filters = סינון
inbox-filter-all = הכול
inbox-filter-unanswered = בלי תשובה
inbox-filter-unopened = לא נפתחו
inbox-filter-opened = נפתחו
inbox-list = מה שהגיע
inbox-loading = תיבת הדואר נטענת
inbox-load-more = לטעון עוד
inbox-empty-valentine-title = עוד אין ולנטיינים
inbox-empty-valentine-text = אולי מישהו רק מחכה לקישור שלך. שווה לשתף ולראות למי יש אומץ.
inbox-empty-anonymous-title = עוד אין שאלות
inbox-empty-anonymous-text = משתפים את הקישור, ואפשר לשאול אותך את מה שאף פעם לא העזו להגיד בקול.
inbox-paused = תיבת הדואר שלך בהפסקה. פתקים בחינם מחכים עד סוף ההפסקה; מתנות בתשלום לא מתקבלות.
inbox-resume = לחדש
inbox-resumed = תיבת הדואר שלך שוב פתוחה
inbox-resume-error = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם תיבת הדואר שוב פתוחה. בודקים שוב.
inbox-empty-filter-title = אין כאן כלום
inbox-empty-filter-text = שום דבר שקיבלת לא מתאים לסינון הזה.
inbox-show-all = להציג הכול
inbox-share = לשתף את הקישור
inbox-failed-title = תיבת הדואר לא נטענה
inbox-failed-text = שום דבר לא אבד. כדאי לבדוק את החיבור ולנסות שוב.
inbox-retry = לנסות שוב
inbox-close = סגירה
inbox-back = חזרה

## Cards

inbox-card-closed = סגור
inbox-card-open = לפתוח
inbox-card-opened = נפתח
inbox-card-answered = עניתי
inbox-ribbon-hidden = מוסתר
inbox-ribbon-mutual = הדדי
inbox-ribbon-sympathy = יש קראש
inbox-ribbon-visible = גלוי
inbox-super = סופר
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = ולנטיין
inbox-wrapped-message = שאלה אנונימית
inbox-gift = { $id ->
    [tulip] טוליפ
    [candy] סוכרייה
    [kiss] נשיקה
    [teddy] דובי
    [bouquet] זר פרחים
    [heart_box] קופסת לב
    [cake] עוגה
    [champagne] שמפניה
    [rocket] רקטה
    [ring] טבעת
    [crown] כתר
    [diamond] יהלום
    [unicorn] חד־קרן
    [surprise_box] קופסת הפתעה
    [surprise_pack] חבילת הפתעה
    [wish_pack] חבילת משאלות
    [easter_cake] עוגת פסחא
    [club] מהמועדון
    [love] התאהבות
    [laugh] קורע
    [wow] וואו
    [sad] קצת עצוב
    [fire] אש
    [kiss_face] נשיקונת
    [surprise] מתנת הפתעה
    [anon] סתם שאלה
   *[other] מתנה
}

## Opening

inbox-unwrapping = נפתח…
inbox-unwrap-skip = לדלג
inbox-unwrap-first = הראשון להיום, { $name }
inbox-note-gone = הפתק הזה כבר לא בתיבת הדואר שלך.
snackbar-warning-failed-open-valentine = זה לא נפתח. אפשר לנסות שוב עוד רגע.

## Still closed

inbox-closed-title = עוד לא!
inbox-closed-subtitle = ולנטיינים נפתחים כולם ביחד, בבת אחת
inbox-closed-moscow = { $time }, שעון מוסקבה
inbox-closed-local = { $time } לפי השעון שלך
inbox-closed-days = { $count ->
    [one] יום
    [two] ימים
   *[other] ימים
}
inbox-closed-hours = { $count ->
    [one] שעה
    [two] שעות
   *[other] שעות
}
inbox-closed-minutes = { $count ->
    [one] דקה
    [two] דקות
   *[other] דקות
}
inbox-closed-seconds = { $count ->
    [one] שנייה
    [two] שניות
   *[other] שניות
}
inbox-closed-countdown = נשאר עוד
inbox-closed-now = הגיע הזמן!
inbox-closed-open = לפתוח
inbox-closed-wait = אחכה
inbox-early-text = פתיחה מוקדמת מבטלת את ההמתנה לכל הוולנטיינים שלך מהשנה, גם לאלה שעוד יגיעו. מי שלח אותם, זה כבר סוד נפרד.
inbox-early-buy = { $stars ->
    [one] לפתוח עכשיו תמורת כוכב אחד
    [two] לפתוח עכשיו תמורת שני כוכבים
   *[other] לפתוח עכשיו ב־{ $stars } כוכבים
}
inbox-early-done = עכשיו אפשר לפתוח את כל הוולנטיינים שלך מהשנה
inbox-early-on-its-way = שולם. הם ייפתחו עוד רגע.
inbox-early-returned = אי אפשר היה לפתוח. הכוכבים שלך בדרך חזרה.
inbox-early-failed = זה לא הצליח, ולא חויבת. אפשר לנסות שוב עוד רגע.

## One item

inbox-item-valentine = ולנטיין בשבילך
inbox-item-super = סופר ולנטיין!
inbox-item-club = מהמועדון
inbox-item-question = שאלה בשבילך
inbox-item-no-words = בלי מילים, רק מתנה
inbox-item-gift-sent = נשלח אליך גם כמתנה ב־Telegram
inbox-item-your-answer = התשובה שלך
inbox-sender-hidden = מקור מסתורי
inbox-sender-hidden-text = מוסתר עד החשיפה
inbox-sender-anonymous = מוסתר לתמיד
inbox-sender-anonymous-text = אי אפשר לחשוף: שום שם לא נשמר עם הפתק
inbox-sender-club = מועדון Billet
inbox-sender-club-text = פתק מהצוות שלנו
inbox-sender-mutual-text = זה הדדי: כתבו משני הצדדים
inbox-sender-sympathy-text = יש פה קראש עליך, ובלי להסתיר
inbox-sender-revealed-text = נחשף
inbox-chat = לפתוח צ׳אט
inbox-reveal = לחשוף מי שלח
inbox-reveal-show = על מי ששלח
inbox-reveals-left = { $count ->
    [0] חשיפות החל מ־{ $stars } כוכבים
    [one] נשארה חשיפה אחת
    [two] נשארו שתי חשיפות
   *[other] נשארו { $count } חשיפות
}
inbox-reply = לענות
inbox-reply-continue = להמשיך את התשובה
inbox-visibility = להציג בפרופיל שלי
inbox-visibility-on = הפתק והתשובה שלך גלויים לכל מי שיש לו את הקישור שלך
inbox-visibility-off = הפתק והתשובה שלך מופיעים רק אצלך
inbox-visibility-saving = שומרים…
visibility-change-error = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם זה השתנה. בודקים שוב.
inbox-share-answer = לשתף את התשובה
story-share-error = אי אפשר ליצור כאן את הסטורי.
story-share-fail = הסטורי לא הצליח. אפשר לנסות שוב.

## Answering

inbox-reply-title = התשובה שלך
inbox-reply-label = לכתוב תשובה
inbox-reply-placeholder = הכי פשוט: מה שבלב…
inbox-reply-counter = { $count } מתוך { $limit }
inbox-reply-too-long = קצת יותר קצר, בבקשה
inbox-reply-send = לשלוח
inbox-reply-publish = לפרסם את התשובה
inbox-reply-publish-on = הפתק והתשובה שלך יופיעו בפרופיל שלך
inbox-reply-publish-off = התשובה מגיעה רק למי ששלח
inbox-reply-publish-off-anonymous = התשובה תופיע רק אצלך
inbox-kept = נשמר מהפעם הקודמת
inbox-start-over = להתחיל מחדש
inbox-unsent = המילים האחרות שלך, לא נשלחו
inbox-unsent-copy = להעתיק
inbox-unsent-copied = הועתק
inbox-unsent-not-copied = אי אפשר היה להעתיק. המילים עדיין כאן.
inbox-unsent-discard = לזרוק
reply-modal-send-error = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם התשובה שלך יצאה. היא עדיין כאן: אפשר לשלוח שוב, היא אף פעם לא יוצאת פעמיים.

## Revealing

inbox-confirm-title = לחשוף מי שלח?
inbox-confirm-subtitle = { $count ->
    [one] זה ינצל את החשיפה האחרונה שלך
    [two] זה ינצל אחת משתי החשיפות שלך
   *[other] זה ינצל חשיפה אחת מתוך { $count }
}
inbox-reveal-shows = מה יופיע
inbox-reveal-shows-name = שם פרטי ותמונה
inbox-reveal-shows-username = שם משתמש, אם יש
inbox-reveal-shows-link = קישור, כדי לשלוח משהו בחזרה
inbox-reveal-shows-time = שעת השליחה המדויקת
inbox-confirm-yes = לחשוף
inbox-confirm-hold = להחזיק כדי לחשוף
inbox-confirm-no = לא עכשיו
reveal-sender-error = לא הצלחנו להציג מי שלח. אפשר לנסות שוב: אותה חשיפה אף פעם לא מנוצלת פעמיים.
inbox-gone-title = אין שם אף אחד
inbox-gone-heading = החשבון הזה כבר לא קיים
inbox-gone-text = אין יותר את מי להציג. החשיפה עדיין שלך.

## Packs

inbox-packs-title = מי זה יכול להיות?
inbox-packs-subtitle = חשיפה אחת מגלה שם אחד
inbox-packs-choice = בחירת חבילה
inbox-packs-name = { $count ->
    [one] חשיפה אחת
    [two] שתי חשיפות
   *[other] { $count } חשיפות
}
inbox-packs-saved = { $stars } לאחת, חיסכון של { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
}
inbox-packs-free = חינם
inbox-packs-buy = לקנות { $count ->
    [one] חשיפה אחת
    [two] שתי חשיפות
   *[other] { $count } חשיפות
} ב־{ $stars } כוכבים
inbox-packs-small = אחת מנוצלת מיד על הפתק הזה, והשאר נשארות שלך.
inbox-packs-small-one = היא מנוצלת מיד על הפתק הזה.
inbox-packs-checking = בודקים את התשלום
inbox-packs-showing = מגלים מי זה היה
inbox-payment-preparing = מכינים את התשלום
payment-error = התשלום לא עבר. אם הוא בכל זאת יעבור, מה שקנית יגיע מעצמו.
inbox-payment-uncharged = התשלום לא עבר. לא חויבת בכלום.
inbox-payment-unreturned = זה לא הצליח, וגם להחזיר את הכוכבים שלך לא הצלחנו. אפשר לשלוח ‎/paysupport לבוט שלנו.
inbox-payment-waiting = מחכים לשמוע על התשלום. ברגע שיגיע, הוא ייחשב מעצמו.
inbox-price-changed = { $stars ->
    [one] המחיר עכשיו הוא כוכב אחד. לא חויבת: כדאי להסתכל שוב לפני התשלום.
    [two] המחיר עכשיו הוא שני כוכבים. לא חויבת: כדאי להסתכל שוב לפני התשלום.
   *[other] המחיר עכשיו הוא { $stars } כוכבים. לא חויבת: כדאי להסתכל שוב לפני התשלום.
}
reveal-purchase-failed = אי אפשר לקנות את החבילה הזאת כרגע.
reveal-purchase-error = הקנייה לא התחילה. כדאי לבדוק את החיבור ולנסות שוב.
inbox-packs-bought = החשיפות שלך כאן.
inbox-packs-on-its-way = החשיפות שלך בדרך. עוד רגע הן כאן.
inbox-packs-returned = אי אפשר היה להשלים את הקנייה. הכוכבים שלך בדרך חזרה.

## Sender details

inbox-details-title = ומי זה היה…
inbox-next-write = לכתוב אל { $name }
inbox-next-send = לשלוח משהו בחזרה
inbox-next-share = לשתף את החשיפה
inbox-details-gone = החשבון הזה נמחק בינתיים. השם הפרטי שחשפת נשאר אצלך; כל השאר הלך איתו.
inbox-details-sent = נשלח
inbox-details-place = מקום
inbox-details-network = רשת
inbox-details-device = מכשיר
inbox-details-browser = דפדפן
inbox-details-system = מערכת

## Block and report

inbox-safety-open = לחסום או לדווח
inbox-safety-title = שיישאר נחמד
inbox-safety-subtitle = לא חייבים לקרוא מה שפוגע
inbox-safety-more = הפסקה, מילים מושתקות וחסימות
inbox-safety-more-hint = לכל תיבת הדואר שלך
inbox-block = לחסום את מי ששלח
inbox-block-off = שום דבר נוסף ממי ששלח את זה לא יגיע אליך. על החסימה לא מספרים, וגם לא יתגלה לך מי זה.
inbox-block-on = שום דבר נוסף ממי ששלח את זה לא מגיע אליך. אפשר לבטל את החסימה בכל רגע.
inbox-block-error = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם החסימה השתנתה. בודקים שוב.
inbox-blocked = החסימה הופעלה
inbox-unblocked = החסימה בוטלה, אפשר שוב לכתוב לך
inbox-report = לדווח
inbox-report-hint = הצוות שלנו קורא את זה, ולא רואה מי כתב
inbox-report-title = מה לא בסדר בזה?
inbox-report-subtitle = לא נספר למי ששלח שדיווחת
inbox-report-reasons = סיבה
inbox-report-insult = עלבון או בריונות
inbox-report-threat = איום
inbox-report-sexual = תוכן מיני לא רצוי
inbox-report-spam = ספאם או הונאה
inbox-report-minor = סכנה לקטינים
inbox-report-other = משהו אחר
inbox-report-text = יש מה להוסיף?
inbox-report-placeholder = רק אם בא לך
inbox-report-send = לשלוח את הדיווח
inbox-report-error = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם הדיווח הגיע. הוא עדיין כאן: אפשר לשלוח שוב, הוא נספר פעם אחת.
inbox-reported-title = תודה
inbox-reported-text = הצוות שלנו יסתכל על זה בקרוב. אם זה מפר את הכללים, זה יוסר.
inbox-reported-done = סיום

## Contest

inbox-contest = איך התחרות עובדת
inbox-contest-text = מי ישמע השנה הכי הרבה מילים טובות?
inbox-contest-season = עונה
inbox-contest-season-text = היא נמשכת לאורך כל { $year } ומסתיימת בחצות ליל הסילבסטר, שעון מוסקבה.
inbox-contest-score = ניקוד
inbox-contest-score-text = כל פתק בתיבת הדואר שלך שווה נקודה, עם חתימה או מוסתר; סופרים פעם ביום. כמה אנשים כתבו לא משנה ולא מוצג.
inbox-contest-prizes = פרסים
inbox-contest-prizes-text = המקומות הראשון, השני והשלישי בכל אזור מקבלים מתנת מנצחים לתיבת הדואר.
inbox-contest-choice = רק אם בא לך
inbox-contest-choice-text = אף אחד לא רואה אותך ברשימה לפני ההצטרפות. אפשר לצאת בכל רגע.
inbox-contest-leaderboard = לטבלת המובילים

inbox-tab = תיבת דואר
inbox-web-title = תיבת הדואר שלך גרה ב־Telegram
inbox-web-text = פותחים שם את Billet וקוראים מה הגיע אליך.
