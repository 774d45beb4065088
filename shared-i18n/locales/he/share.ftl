share-mode = מה לקבל
share-mode-anonymous = אנונימי
share-mode-valentine = ולנטיינים
share-mode-loading = המצב מתחלף…

## Header card
share-title-valentine = לקבל ולנטיינים
share-title-anonymous = לקבל שאלות אנונימיות
share-chip-anonymous = תשאלו אותי הכול
share-countdown-today = היום 8 במרץ!
share-countdown-tomorrow = מחר 8 במרץ
share-countdown-days = { $days ->
    [one] יום אחד עד 8 במרץ
    [two] יומיים עד 8 במרץ
   *[other] { $days } ימים עד 8 במרץ
}
share-countdown-later = מי חושב עליך?
share-countdown-closed = הכול נפתח ב־8 במרץ

## Steps
share-step-share-title = לשתף את הקישור
share-step-share-text-valentine = כל מי שילחץ עליו יוכל לשלוח לך ולנטיין.
share-step-share-text-anonymous = כל מי שילחץ עליו יוכל לשאול אותך הכול.
share-step-share-action = לשתף
share-step-send-title = עכשיו תורך לשלוח
share-step-send-text-valentine = ולנטיינים אוהבים חברה: כדאי להתחיל בחברים.
share-step-send-text-anonymous = זה הזמן לשאול חברים את מה שתמיד רצית לדעת.
share-step-send-action-valentine = לשלוח ולנטיין
share-step-send-action-anonymous = לשאול חברים
share-step-channel-title = להצטרף לערוץ שלנו
share-step-channel-text = חדשות, תחרויות ושמחות קטנות.
share-step-channel-action = לפתוח את הערוץ
share-step-status-title = לשים את הסטטוס שלנו
share-step-status-text = סימן קטן ליד השם שלך.
share-step-status-action = לשים סטטוס
share-link = הקישור שלך
share-copy = להעתיק קישור

## Every sheet and list
share-back = חזרה
share-retry = לנסות שוב
share-more = להציג עוד
share-more-failed = השאר לא נטען. כדאי לבדוק את האינטרנט ולנסות שוב.

## Outcomes
share-status-done = זהו: הסטטוס של Billet עכשיו ליד השם שלך
share-status-declined = הסטטוס נשאר כמו שהיה
share-status-unsupported = ה־Telegram שלך עדיין לא יודע לשים את הסטטוס הזה
share-status-error = אי אפשר היה לשים את הסטטוס
share-copy-done = הקישור הועתק
share-copy-error = אי אפשר היה להעתיק את הקישור
share-chat-error = אי אפשר היה לפתוח את רשימת הצ׳אטים
share-story-error = אי אפשר היה ליצור את הסטורי
share-story-phone = סטורי מעלים מהטלפון. בינתיים, הנה התמונה.
share-photo-error = אי אפשר היה לשתף את התמונה
share-save-done = התמונה נשמרה
share-save-error = אי אפשר היה לשמור את התמונה
share-error = השיתוף לא הצליח. ננסה עוד פעם?
share-unavailable = אי אפשר לשתף כאן. אפשר להעתיק את הקישור במקום.
share-cancelled = שום דבר לא שותף
share-no-answer = ב־Telegram לא אמרו איך זה נגמר. כדאי לבדוק שם אם זה עבד.
share-messenger-slow = עוד אין תשובה מ־Telegram. אם כלום לא נפתח, אולי הגרסה הזאת לא יודעת איך.

## Share menu
share-menu = לשתף
share-menu-title = לשתף את הקישור
share-answer-title = לשתף את התשובה
share-reveal-title = לשתף את החשיפה
share-menu-close = סגירה
share-menu-loading = רגע…
share-menu-chat = לשלוח בצ׳אט
share-menu-chat-preparing = מכינים את ההודעה שלך…
share-menu-chat-choosing = בוחרים ב־Telegram מי יקבל את זה
share-menu-chat-slow = לא נפתח כלום? אפשר ללחוץ ולשלוח רק את הקישור
share-menu-copy = להעתיק קישור
share-menu-save = לשמור
share-menu-how = איך זה עובד

share-text-valentine = מחכה לוולנטיין ממך, עם חתימה או בלי 💌
share-text-anonymous = תשאלו אותי הכול, השם שלכם לא יופיע 🎭

## Stories
share-menu-photo = אפליקציה אחרת
share-looks = המראה של התמונה
share-look-classic = קלאסי
share-look-letter = מכתב
share-look-headline = כותרת
share-look-portrait = דיוקן
share-look-chat = צ׳אט
share-look-drawing = התמונה מצטיירת…
share-look-failed = התמונה לא הגיעה
share-story-steps = איך זה עובד
share-story-next = הלאה
share-story-count = { $step } מתוך { $steps }
share-story-widget = כתבו לי
share-story-messenger-title = הסטורי שלך ב־Telegram
share-story-messenger-post = ליצור סטורי
share-story-messenger-1-title = התמונה שלך מוכנה
share-story-messenger-1-text = השם שלך, הקישור שלך והזמנה אחת גדולה.
share-story-messenger-2-title = העורך של Telegram נפתח
share-story-messenger-2-text = אפשר להזיז דברים, להוסיף מוזיקה או מדבקות.
share-story-messenger-3-title = מוסיפים את הקישור
share-story-messenger-3-text = הקישור כבר הועתק, נשאר רק להדביק. יש Premium? הוא כבר על הסטורי.
share-story-messenger-4-title = מפרסמים ומחכים
share-story-messenger-4-text = כל מה שחברים שולחים מגיע לתיבת הדואר שלך.

## Safety: pause, muted words, blocks

share-safety-title = פרטיות ובטיחות
share-safety-subtitle = ההחלטה מה יגיע אליך היא שלך
share-safety-unknown = …
share-safety-failed = זה לא נטען
share-safety-error = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם זה השתנה. בודקים שוב.
share-unknown = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם זה נשמר. כדאי להסתכל שוב עוד רגע.
share-paused = תיבת הדואר שלך בהפסקה. פתקים בחינם מחכים עד סוף ההפסקה; מתנות בתשלום לא מתקבלות.
share-resume = לחדש
share-resumed = תיבת הדואר שלך שוב פתוחה
share-pause = הפסקה בתיבת הדואר
share-pause-off = מנוחה מהכול: שום דבר חדש לא מופיע עד לחזרה שלך. לא מספרים לאף אחד.
share-pause-on = שום דבר חדש לא מופיע עכשיו. פתקים בחינם מחכים לך; מתנות בתשלום נדחות לפני התשלום.
share-words = מילים מושתקות
share-words-hint = { $count ->
    [0] עוד אין
    [one] מילה אחת
    [two] שתי מילים
   *[other] { $count } מילים
}
share-words-subtitle = פתקים עם המילים האלה הולכים לרשימה משלהם, בשקט
share-words-label = מילה או ביטוי
share-words-counter = { $count } מתוך { $limit }
share-words-add = להשתיק
share-words-blank = קודם מילה אחת
share-words-too-long = קצת יותר קצר, בבקשה
share-words-known = זאת כבר מושתקת
share-words-full = יותר מזה אי אפשר
share-words-not-text = חלק מהתווים האלה לא מתאימים לכאן
share-words-empty = שום דבר לא מושתק.
share-words-matching = ניקוד, אותיות סופיות ואותיות דומות לא משנים, ומילים ארוכות מזוהות גם עם סיומות.
share-words-remove = לבטל השתקה של ״{ $word }״
share-muted = פתקים מושתקים
share-muted-hint = { $count ->
    [0] אין כאן כלום
    [one] פתק אחד
    [two] שני פתקים
   *[other] { $count } פתקים
}
share-muted-subtitle = מופיעים רק אצלך; לא נספרים בשום מקום
share-muted-loading = הפתקים המושתקים נטענים
share-muted-failed = הפתקים המושתקים לא נטענו
share-muted-empty = אין פתקים מושתקים
share-muted-empty-text = פתקים עם אחת המילים המושתקות שלך מגיעים לכאן, בשקט.
share-note-action = { $action }: פתק { $place }
share-muted-read = לקרוא
share-muted-block = לחסום
share-muted-unblock = ביטול חסימה
share-muted-blocked = החסימה הופעלה
share-muted-unblocked = החסימה בוטלה, אפשר שוב לכתוב לך
share-muted-report = לדווח
share-muted-release = לתיבת הדואר
share-muted-released = זה עכשיו בתיבת הדואר שלך
share-blocked = רשימת החסימות
share-blocked-hint = מוכרים רק לפי מה ששלחו
share-blocked-subtitle = רואים את הפתקים שלהם, אף פעם לא את השמות
share-blocked-loading = רשימת החסימות נטענת
share-blocked-failed = רשימת החסימות לא נטענה
share-blocked-empty = אף אחד לא חסום
share-blocked-empty-text = אם פתק פוגע, אפשר לפתוח אותו ולחסום את מי ששלח. על החסימה לא מספרים.
share-blocked-release = ביטול חסימה
share-blocked-released = החסימה בוטלה, אפשר שוב לכתוב לך
share-note-unread = עוד לא נפתח
share-note-no-words = בלי מילים, רק מתנה

## Leaderboard

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: המקום שלך בטבלת המובילים
share-leaderboard = המובילים
share-leaderboard-season = עונת { $season }: מי קיבל הכי הרבה
share-leaderboard-boards = איזו רשימה
share-leaderboard-global = העולם
share-leaderboard-list = מקומות
share-leaderboard-own = המקום שלך
share-leaderboard-loading = טבלת המובילים נטענת
share-leaderboard-you = זה המקום שלך
share-leaderboard-score = { $count ->
    [one] פתק אחד
    [two] שני פתקים
   *[other] { $count } פתקים
}
share-leaderboard-listed = אחרים רואים אותך ברשימה
share-leaderboard-unlisted = זה מופיע רק אצלך
share-leaderboard-empty = הכתר פנוי
share-leaderboard-empty-text = עוד אין אף אחד ברשימה הזאת. המקום הראשון מחכה לך!
share-leaderboard-failed = הרשימה לא נטענה
share-leaderboard-join = להצטרף
share-leaderboard-change = לשנות או לצאת
share-leaderboard-contest = איך התחרות עובדת
share-category = איפה להציג אותך?
share-category-text = אחרים יראו את השם, את התמונה וכמה פתקים קיבלת
share-category-nowhere = בשום מקום
share-category-nowhere-text = אף אחד חוץ ממך לא רואה את המקום שלך
share-category-global = בכל העולם
share-category-global-text = רק ברשימה העולמית
share-category-save = לשמור

## Settings
share-settings = הגדרות
share-settings-language = שפה
share-settings-wishes = המשאלות שלי
share-prompt = המשפט שלי
share-prompt-subtitle = שורה בפוסטר ובדף שגורמת לחברים לכתוב
share-prompt-none = בלי משפט
share-prompt-day = משפט היום
share-prompt-own = במילים שלי
share-prompt-blank = קודם צריך לכתוב משפט
share-settings-leaderboard = טבלת המובילים
share-settings-safety = פרטיות ובטיחות
share-settings-purchases = רכישות
share-settings-export = לייצא את המידע שלי
share-settings-delete = למחוק את החשבון שלי
share-settings-note = לאנשים שמחבבים זה את זה
share-language-auto = כמו ב־Telegram
share-purchases-subtitle = הרשימה הזאת לא אומרת למי הייתה המתנה
share-purchases-batch = מתנה שמוסתרת לתמיד נוסעת יחד עם אחרות ומגיעה תוך רבע שעה.
share-purchases-loading = הרכישות שלך נטענות
share-purchases-failed = הרכישות שלך לא נטענו
share-purchases-empty = עוד לא קנית כלום
share-purchases-empty-text = מה שמשלמים עליו בכוכבים יופיע כאן.
share-purchase-item = מתנה
share-purchase-reveal-pack = חשיפות
share-purchase-early-reveal = פתיחה מוקדמת
share-purchase-price = { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
}
share-purchase-created = לא שולם
share-purchase-awaiting-payment = לא שולם
share-purchase-paid = בדרך
share-purchase-fulfilled = נמסר
share-purchase-refunding = הכוכבים בדרך חזרה
share-purchase-refunded = הכוכבים הוחזרו
share-purchase-refund-refused = הכוכבים לא הוחזרו
share-purchase-refund-refused-text = אי אפשר היה להחזיר את הכוכבים. אפשר לשלוח ‎/paysupport לבוט שלנו: הוא אומר איך לקבל עזרה.
share-purchase-sent = נשלח
share-purchase-declined = בלי החזר
share-purchase-cancelled = בוטל
share-purchase-asked = התבקש החזר
share-purchase-refund = לבקש החזר
share-purchase-asked-toast = הבקשה שלך הגיעה ונסתכל עליה בקרוב
share-export-failed = אי אפשר היה למסור את המידע שלך
share-delete-unknown = לא קיבלנו תשובה ברורה, ולכן לא ידוע לנו אם המידע שלך נמחק. אפשר לנסות שוב: זה לא מזיק.
share-delete-received = כל מה שקיבלת נמחק, כולל התשובות.
share-delete-sent = מה ששלחת נשאר אצל מי שקיבל. אצל מי שכבר חשף אותך נשאר השם הפרטי שלך; אף אחד אחר כבר לא יכול לחשוף אותך.
share-delete-reveals = מה שקנית לעצמך אובד, כולל חשיפות. אם משהו השתבש, כדאי קודם לבקש החזר.
share-delete-code = הקישור שלך מפסיק לעבוד. אחרי חזרה מתחילים עם קישור חדש. החסימות שלך נשארות.
share-delete-action = למחוק לתמיד
share-delete-keep = להשאיר את החשבון
share-delete-done = להתראות
share-delete-done-text = החשבון שלך נמחק. הדלת נשארת פתוחה.
share-delete-leave = יציאה
share-age-title = רגע לפני השיתוף
share-age-text = כדי לאסוף כאן פתקים צריך להיות בגיל 18. שואלים רק פעם אחת.
share-age-confirm = כבר מלאו לי 18
share-age-decline = לא עכשיו

## Tasks

share-tasks = משימות קטנות
share-tasks-text = עושים משימות ומקבלים חשיפות בחינם
share-tasks-progress = { $finished } מתוך { $total } בוצעו
share-task-share_link = לשתף את הקישור
share-task-share_link-action = לשתף
share-task-share_story = לפרסם סטורי
share-task-share_story-action = לפרסם
share-task-join_channel = להצטרף לערוץ שלנו
share-task-join_channel-action = לפתוח
share-task-emoji_status = לשים את הסטטוס שלנו
share-task-emoji_status-action = לשים
share-task-invite_3 = להזמין שלושה חברים
share-task-invite_3-action = להזמין
share-task-invite_3-count = { $count } מתוך { $needed } הגיעו, סופרים פעם ביום
share-task-check = לבדוק
share-task-done = בוצע
share-task-reward = { $count ->
    [one] ⁦+{ $count }⁩ חשיפה בחינם
    [two] ⁦+{ $count }⁩ חשיפות בחינם
   *[other] ⁦+{ $count }⁩ חשיפות בחינם
}

## What one sent
share-sent = מה ששלחתי
share-sent-subtitle = פתקים שמוסתרים לתמיד לא נמצאים כאן: השם שלך לא נשמר איתם
share-sent-loading = מה ששלחת נטען
share-sent-failed = הרשימה לא נטענה
share-sent-empty = עוד לא נשלח כלום
share-sent-empty-text = כל מה שנשלח ממך יופיע כאן, יחד עם מה שקרה אחר כך.
share-sent-to = אל { $name }
share-sent-delivered = נמסר
share-sent-opened = נפתח
share-sent-answered = יש תשובה
share-sent-revealed = גילו שזה ממך

share-tab = לשתף
share-web-title = לאסוף סודות וולנטיינים
share-web-text = מקבלים קישור אישי ומגלים מה חברים יגידו רק באנונימיות.
