import { createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { isSame, keyedHash } from '../seal/keyed-hash.ts';
import { ApiError } from './errors.ts';
import { holdsOnlyStorable } from './text-guard.ts';

const DAY = 24 * 3600;
/** Seconds by which the messenger's clock may be ahead of ours. */
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
  /** When the messenger said so. */
  readonly signedAt: Date;
};

/**
 * Who speaks, out of the raw init data that the messenger signed for our bot
 * (core.telegram.org/bots/webapps, "Validating data received via the Mini App").
 * Throws ApiError `no_init_data`, `bad_init_data` or `expired`, all 401, and `bad_input` for names that can't be stored.
 */
export function readInitData(raw: string | undefined, botToken: string, now: Date): MessengerUser {
  if (!raw) throw new ApiError('no_init_data', 'The header API-Token with the init data is missing');
  const fields = readFields(raw);
  if (!isSigned(fields, botToken)) throw bad();
  const signedAt = readAge(fields.get('auth_date'), now);
  const user = userSchema.safeParse(parseJson(fields.get('user')));
  if (!user.success) throw bad();
  if (!holdsOnlyStorable(user.data))
    throw new ApiError('bad_input', 'API-Token: holds characters that are no text', { field: 'API-Token' });
  return { ...user.data, signedAt };
}

const bad = () => new ApiError('bad_init_data', 'The init data is not valid');

/** A doubled name is refused: two readers might each believe another of the two. */
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
  return isSame(Buffer.from(hash, 'hex'), keyedHash(keyOf(botToken), text));
}

const keys = new Map<string, KeyObject>();

function keyOf(botToken: string): KeyObject {
  const key = keys.get(botToken) ?? createSecretKey(keyedHash('WebAppData', botToken));
  keys.set(botToken, key);
  return key;
}

function readAge(authDate: string | undefined, now: Date): Date {
  if (!authDate || !/^\d{1,12}$/.test(authDate)) throw bad();
  const age = now.getTime() / 1000 - Number(authDate);
  if (age < -CLOCK_SKEW) throw bad();
  if (age > DAY) throw new ApiError('expired', 'The init data is older than a day; open the app again');
  return new Date(Number(authDate) * 1000);
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw bad();
  }
}
