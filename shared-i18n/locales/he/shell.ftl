shell-splash = טוען
shell-initializing-app = האפליקציה עולה...
shell-initializing = כבר עולה...
shell-loading-profile = הפרופיל נטען...
shell-network-retry = יש תקלה ברשת. מנסים שוב... עוד רגע קט.
shell-profile-failed = יותר מדי מתנות. כדאי לנסות שוב
shell-reload = לטעון שוב

shell-expired-title = זמן להתחלה חדשה
shell-expired-text = החיבור הזה נגמר. צריך לפתוח את Billet שוב מ־Telegram: הטיוטות שלך שמורות.
shell-expired-action = לפתוח שוב

shell-tabs = אזורים
shell-tab-unread = { $count ->
    [one] אחד שלא נקרא
    [two] שניים שלא נקראו
   *[other] { $count } שלא נקראו
  }

shell-web-recipient-valentine = ולנטיין בשביל { $name }
shell-web-recipient-anonymous = שאלה אנונימית אל { $name }
shell-web-recipient-valentine-text = בוחרים מתנה וכותבים כמה מילים. עם חתימה או בלי: הבחירה שלך.
shell-web-recipient-anonymous-text = זה הזמן לשאול את מה שתמיד רצית לדעת. השם שלך לא יופיע.
shell-web-open = לפתוח ב־Telegram
shell-web-qr = קוד QR של הדף הזה
shell-web-scan = או לכוון אליו את המצלמה של הטלפון
shell-web-loading = מחפשים למי לשלוח
shell-web-missing = הדף לא נטען

shell-page-loading = הדף נטען
shell-page-failed-title = הדף הזה יצא להפסקה
shell-page-failed-text = כדאי לבדוק את החיבור ולנסות שוב.
shell-page-broken-title = משהו בדף הזה נשבר
shell-page-broken-text = שאר האפליקציה עובדת. אפשר לנסות שוב.
shell-page-contract-title = הדף הזה צריך גרסה חדשה יותר של האפליקציה
shell-page-retry = לנסות שוב
shell-dialog-unknown = זה לא זמין כרגע. טעינה מחדש של האפליקציה תביא את הגרסה האחרונה.

shell-sheet-loading = נפתח
shell-sheet-failed-title = אי אפשר היה לפתוח את זה
shell-sheet-failed-text = חלק מהאפליקציה לא הגיע. כדאי לבדוק את החיבור ולנסות שוב.
shell-sheet-broken-title = משהו כאן נשבר
shell-sheet-broken-text = שאר האפליקציה עובדת. אפשר לנסות שוב, או לסגור את זה.
shell-sheet-close = סגירה

shell-crash-title = שגיאה בלתי צפויה באפליקציה!
shell-crash-text = כדאי לטעון שוב את האפליקציה: מה שנשלח לא אבד.

shell-toasts = הודעות
shell-back = חזרה
