-- Names as they are cleaned from now on: one line, no controls that turn text around, at most 64 characters, never blank.
-- What is told at somebody's next call corrects the rest, a developer's local pictures among it.
UPDATE billet.users SET language_code = 'ru' WHERE language_code !~* '^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$';
UPDATE billet.users u SET first_name = CASE
    WHEN c.name ~ '^[\s\u3164\u2800\u115F\u1160\uFFA0\u200B-\u200D\u2060\uFEFF\u00AD]*$'
      THEN CASE WHEN u.language_code LIKE 'ru%' THEN 'Кто-то' ELSE 'Somebody' END
    ELSE c.name END
  FROM (SELECT id, btrim(left(btrim(regexp_replace(regexp_replace(normalize(left(first_name, 4096), NFC),
      '[\u202A-\u202E\u2066-\u2069]', '', 'g'), '[\u0001-\u001F\u007F-\u009F\u2028\u2029]+', ' ', 'g')), 64)) AS name
    FROM billet.users WHERE telegram_id > 0) c
 WHERE u.id = c.id AND (u.first_name IS DISTINCT FROM c.name OR c.name !~ '[^\s\u3164\u2800\u115F\u1160\uFFA0\u200B-\u200D\u2060\uFEFF\u00AD]');
UPDATE billet.users SET username = NULL WHERE username !~ '^[A-Za-z0-9_]{1,32}$';
UPDATE billet.users SET photo_url = NULL WHERE photo_url !~ '^https://' OR length(photo_url) > 512;
