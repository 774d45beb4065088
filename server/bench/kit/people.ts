import { DEVELOPMENT_TOKEN } from '../../src/kit/config.ts';
import { signInitData } from '../../test/person.ts';
import { TELEGRAM_BASE } from '../stage/seed.ts';

/** The n-th person of a seeded database, n from 1, as a Telegram user. */
export const telegramOf = (n: number) => ({ id: TELEGRAM_BASE + n, first_name: `P${n}`, language_code: 'en', allows_write_to_pm: true });

/** The seeded share code. */
export const codeOf = (n: number) => n.toString(16).padStart(10, '0').replaceAll('0', 'g').replaceAll('1', 'h');

const signed = new Map<number, string>();

function initDataOf(n: number): string {
  const known = signed.get(n) ?? signInitData(telegramOf(n), DEVELOPMENT_TOKEN);
  signed.set(n, known);
  return known;
}

/** Headers of a person's requests: a separate network address, and the init data. */
const headersOf = (n: number) =>
  `Host: 127.0.0.1\r\nAPI-Token: ${initDataOf(n)}\r\nX-Forwarded-For: 10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}\r\n`;

export const get = (n: number, path: string) => `GET ${path} HTTP/1.1\r\n${headersOf(n)}\r\n`;

export function post(n: number, path: string, body?: object): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const type = body === undefined ? '' : `Content-Type: application/json\r\nIdempotency-Key: ${crypto.randomUUID()}\r\n`;
  return `POST ${path} HTTP/1.1\r\n${headersOf(n)}${type}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}
