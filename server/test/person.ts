import { createHash, createHmac } from 'node:crypto';
import { calls, fillPath, IDEMPOTENCY_HEADER, type JsonCallName, TOKEN_HEADER } from '@billet/shared-domain/contract';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body. Tests cast it to the expected type. */
  readonly body: unknown;
}

export interface CallInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  /** Idempotency-Key. Keyed calls get a new one unless given. */
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** A person with the app open. */
export interface Person {
  readonly telegramId: number;
  readonly firstName: string;
  readonly code: string;
  readonly initData: string;
  call(name: JsonCallName, input?: CallInput): Promise<Reply>;
}

export interface MessengerFields {
  readonly id: number;
  readonly first_name: string;
  readonly [field: string]: unknown;
}

/** Init data as Telegram signs it for the bot with this token. */
export function signInitData(user: MessengerFields, token: string, authDate = new Date(), more: Record<string, string> = {}): string {
  const fields = new URLSearchParams({
    auth_date: String(Math.floor(authDate.getTime() / 1000)),
    query_id: 'AAE',
    user: JSON.stringify(user),
    ...more,
  });
  const text = [...fields]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const key = createHmac('sha256', 'WebAppData').update(token).digest();
  fields.set('hash', createHmac('sha256', key).update(text).digest('hex'));
  return fields.toString();
}

/** The Telegram account of a name. The same name always has the same id. */
export function account(name: string): MessengerFields {
  const id = 10_000 + createHash('sha256').update(name).digest().readUInt32BE(0);
  const firstName = name.charAt(0).toUpperCase() + name.slice(1);
  return {
    id,
    first_name: firstName,
    username: name,
    language_code: 'en',
    allows_write_to_pm: true,
    photo_url: `https://t.me/i/userpic/${name}.svg`,
  };
}

export async function person(name: string, url: string, token: string, authDate = new Date()): Promise<Person> {
  const user = account(name);
  const initData = signInitData(user, token, authDate);
  const call = (callName: JsonCallName, input: CallInput = {}) =>
    send(url, callName, { ...input, headers: { [TOKEN_HEADER]: initData, ...input.headers } });
  const { body } = await call('getProfile');
  const { user: profile } = body as { user: { valentineCode: string } };
  return { telegramId: user.id, firstName: user.first_name, code: profile.valentineCode, initData, call };
}

/** Sends one call over HTTP. */
export async function send(url: string, name: JsonCallName, input: CallInput = {}): Promise<Reply> {
  const { method, path, repeat } = calls[name];
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  const headers: Record<string, string> = { ...input.headers };
  if (repeat === 'keyed') headers[IDEMPOTENCY_HEADER] = input.key ?? crypto.randomUUID();
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  return fetchReply(`${url}${fillPath(path, input.params)}${query ? `?${query}` : ''}`, {
    method,
    headers,
    ...(input.signal && { signal: input.signal }),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  });
}

export async function fetchReply(url: string, init?: RequestInit): Promise<Reply> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson && text !== '' ? JSON.parse(text) : null };
}
