import { DEVELOPMENT_TOKEN } from '../src/kit/config.ts';
import { signInitData } from '../test/person.ts';
import { TELEGRAM_BASE } from './seed.ts';

/** A request of one person. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The n-th person of a seeded database, n from 1, as a Telegram user. */
export const telegramOf = (n: number) => ({ id: TELEGRAM_BASE + n, first_name: `P${n}`, language_code: 'en', allows_write_to_pm: true });

/** The seeded share code. */
const codeOf = (n: number) => n.toString(16).padStart(10, '0').replaceAll('0', 'g').replaceAll('1', 'h');

const signed = new Map<number, string>();

/** A separate network address for each person, and their init data. */
function headersOf(n: number) {
  const initData = signed.get(n) ?? signInitData(telegramOf(n), DEVELOPMENT_TOKEN);
  signed.set(n, initData);
  return { 'API-Token': initData, 'X-Forwarded-For': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
}

const get = (n: number, path: string): Call => ({ method: 'GET', path, headers: headersOf(n) });

let sent = 0;

/** The most frequent calls of the n-th person. */
export const profile = (n: number) => get(n, '/api/profile');
export const page = (n: number) => get(n, '/api/inventory/valentines?type=ordinary&limit=20&skip=0');
export const events = (n: number) => get(n, '/api/events');
export const unwrap = (n: number, noteId: string): Call => ({ ...get(n, `/api/inventory/unwrap/${noteId}`), method: 'POST' });

/** Sends a gift with a message that is unique in this run. */
export const checkout = (from: number, to: number, itemId = 'tulip'): Call => ({
  method: 'POST',
  path: '/api/order/checkout',
  headers: { ...headersOf(from), 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  body: JSON.stringify({ valentineCode: codeOf(to), itemId, message: `I like you, the ${++sent}th time` }),
});
