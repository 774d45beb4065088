import { createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { equalsInConstantTime, keyedHash } from '../seal/keyed-hash.ts';
import { ApiError } from './errors.ts';
import { hasOnlyStorableText } from './text-guard.ts';

const DAY = 24 * 3600;
/** Seconds by which Telegram's clock may be ahead of ours. */
const CLOCK_SKEW = 30;

const userSchema = z.object({
  id: z.int().positive(),
  first_name: z.string(),
  username: z.string().optional(),
  photo_url: z.string().optional(),
  language_code: z.string().optional(),
  is_premium: z.boolean().optional(),
  allows_write_to_pm: z.boolean().optional(),
});

export type MessengerUser = z.infer<typeof userSchema> & {
  /** When Telegram signed the data. */
  readonly signedAt: Date;
};

/**
 * Reads the user from the raw init data that Telegram signed for our bot
 * (core.telegram.org/bots/webapps, "Validating data received via the Mini App").
 * Throws ApiError `no_init_data`, `bad_init_data` or `expired`, all 401, and `bad_input` for names that cannot be stored.
 */
export function readInitData(raw: string | undefined, botToken: string, now: Date): MessengerUser {
  if (!raw) throw new ApiError('no_init_data', 'The header API-Token with the init data is missing');
  const cache = cacheFor(botToken);
  const known = cache.get(raw);
  if (known) return checkAge(known, now);
  const fields = readFields(raw);
  if (!isSigned(fields, botToken)) throw bad();
  const signedAt = readTime(fields.get('auth_date'));
  checkAge({ signedAt }, now);
  const parsed = userSchema.safeParse(parseJson(fields.get('user')));
  if (!parsed.success) throw bad();
  if (!hasOnlyStorableText(parsed.data))
    throw new ApiError('bad_input', 'API-Token: contains characters that cannot be stored (NUL or half of a surrogate pair)', {
      field: 'API-Token',
    });
  const user = { ...parsed.data, signedAt };
  if (raw.length <= MAX_CACHED_LENGTH) cache.set(raw, user);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return user;
}

/** Cache of valid init data by its text, because clients send it with every call. Its age is checked each time. */
const caches = new Map<string, Map<string, MessengerUser>>();
const MAX_CACHED = 10_000;
/** Maximum characters of a cached text. Telegram's data is hardly half as long, and one signature is valid for many spellings. */
const MAX_CACHED_LENGTH = 2048;

function cacheFor(botToken: string): Map<string, MessengerUser> {
  const cache = caches.get(botToken) ?? new Map<string, MessengerUser>();
  caches.set(botToken, cache);
  return cache;
}

const bad = () => new ApiError('bad_init_data', 'The init data is not valid');

/** Rejects repeated names, because two parsers might use different values. */
function readFields(raw: string): Map<string, string> {
  const pairs = [...new URLSearchParams(raw)];
  const fields = new Map(pairs);
  if (fields.size !== pairs.length) throw bad();
  return fields;
}

function isSigned(fields: ReadonlyMap<string, string>, botToken: string): boolean {
  const hash = fields.get('hash') ?? '';
  if (!/^[0-9a-f]{64}$/.test(hash)) return false;
  const text = [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  return equalsInConstantTime(Buffer.from(hash, 'hex'), keyedHash(keyOf(botToken), text));
}

const keys = new Map<string, KeyObject>();

function keyOf(botToken: string): KeyObject {
  const key = keys.get(botToken) ?? createSecretKey(keyedHash('WebAppData', botToken));
  keys.set(botToken, key);
  return key;
}

function readTime(authDate: string | undefined): Date {
  if (!authDate || !/^\d{1,12}$/.test(authDate)) throw bad();
  return new Date(Number(authDate) * 1000);
}

function checkAge<S extends Pick<MessengerUser, 'signedAt'>>(signed: S, now: Date): S {
  const age = (now.getTime() - signed.signedAt.getTime()) / 1000;
  if (age < -CLOCK_SKEW) throw bad();
  if (age > DAY) throw new ApiError('expired', 'The init data is older than a day; open the app again');
  return signed;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw bad();
  }
}
