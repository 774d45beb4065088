import { setTimeout as pause } from 'node:timers/promises';
import type { JsonCallName } from '@billet/shared-domain/contract';
import { DEVELOPMENT_TOKEN } from '../../src/kit/config.ts';
import { type CallInput, send, signInitData } from '../person.ts';

type Body = Readonly<Record<string, unknown>>;

/** A person with the app open, using an address that two servers share. */
export interface Customer {
  readonly id: number;
  readonly code: string;
  /**
   * Calls like a client: repeats a call without an answer with the same key, at either server, until there is one. Returns null for a
   * rejected call.
   */
  call(name: JsonCallName, input?: CallInput): Promise<Body | null>;
  /** Sends the same call to both servers at once. */
  callTwice(name: JsonCallName, input?: CallInput): Promise<Body | null>;
}

/** Addresses of the servers, and the current time that all clients use. */
export interface Servers {
  readonly urls: readonly string[];
  now(): number;
}

/** Milliseconds after which a customer gives up and the schedule fails. */
const LIMIT_MS = 220_000;
const RETRY_DELAY_MS = 100;
/** Milliseconds that a client waits for an answer. */
const ANSWER_TIMEOUT_MS = 6_000;

export async function openAppAs(servers: Servers, id: number): Promise<Customer> {
  const callUntilAnswered = async (first: number, name: JsonCallName, input: CallInput): Promise<Body | null> => {
    const key = input.key ?? crypto.randomUUID();
    const until = Date.now() + LIMIT_MS;
    for (let tries = 0; Date.now() < until; tries++) {
      const url = servers.urls[(first + tries) % servers.urls.length] ?? '';
      const reply = await attempt(url, servers, id, name, { ...input, key });
      if (reply && reply.status < 400) return reply.body as Body;
      if (reply && reply.status < 500 && reply.status !== 429) return null;
      await pause(RETRY_DELAY_MS);
    }
    throw new Error(`${name} was never answered`);
  };
  let turn = id;
  const call: Customer['call'] = (name, input = {}) => callUntilAnswered(turn++, name, input);
  const { user } = (await call('getProfile')) ?? {};
  const { valentineCode: code } = user as { valentineCode: string };
  return {
    id,
    code,
    call,
    async callTwice(name, input = {}) {
      const keyed = { ...input, key: crypto.randomUUID() };
      const [first] = await Promise.all([callUntilAnswered(0, name, keyed), callUntilAnswered(1, name, keyed)]);
      return first;
    },
  };
}

function attempt(url: string, servers: Servers, id: number, name: JsonCallName, input: CallInput) {
  const user = { id, first_name: `P${id}`, language_code: 'en', allows_write_to_pm: true };
  const headers = { 'API-Token': signInitData(user, DEVELOPMENT_TOKEN, new Date(servers.now())) };
  const late = pause(ANSWER_TIMEOUT_MS, null, { ref: false });
  return Promise.race([send(url, name, { ...input, headers }).catch(() => null), late]);
}
