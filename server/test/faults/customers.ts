import { setTimeout as pause } from 'node:timers/promises';
import type { JsonCallName } from '@billet/shared-domain/contract';
import { DEVELOPMENT_TOKEN } from '../../src/kit/config.ts';
import { type CallInput, send, signInitData } from '../person.ts';

type Body = Readonly<Record<string, unknown>>;

/** Somebody with the app open, behind an address that two servers share. */
export interface Customer {
  readonly id: number;
  readonly code: string;
  /** Calls like a client: what got no answer goes out again with the same key, to whichever server, until there is one. Null when refused. */
  call(name: JsonCallName, input?: CallInput): Promise<Body | null>;
  /** The same call at the same moment at both servers. */
  callTwice(name: JsonCallName, input?: CallInput): Promise<Body | null>;
}

/** Where the servers are, and what time it is for everybody. */
export interface Place {
  readonly urls: readonly string[];
  now(): number;
}

/** Milliseconds after which a customer gives up, and the schedule with them. */
const LIMIT_MS = 120_000;
const AGAIN_MS = 100;
/** Milliseconds that a client waits for an answer. */
const PATIENCE = 6_000;

export async function meet(place: Place, id: number): Promise<Customer> {
  const ask = async (first: number, name: JsonCallName, input: CallInput): Promise<Body | null> => {
    const key = input.key ?? crypto.randomUUID();
    const until = Date.now() + LIMIT_MS;
    for (let tries = 0; Date.now() < until; tries++) {
      const url = place.urls[(first + tries) % place.urls.length] ?? '';
      const reply = await attempt(url, place, id, name, { ...input, key });
      if (reply && reply.status < 400) return reply.body as Body;
      if (reply && reply.status < 500 && reply.status !== 429) return null;
      await pause(AGAIN_MS);
    }
    throw new Error(`${name} was never answered`);
  };
  let turn = id;
  const call: Customer['call'] = (name, input = {}) => ask(turn++, name, input);
  const { user } = (await call('getProfile')) ?? {};
  const { valentineCode: code } = user as { valentineCode: string };
  return {
    id,
    code,
    call,
    async callTwice(name, input = {}) {
      const keyed = { ...input, key: crypto.randomUUID() };
      const [first] = await Promise.all([ask(0, name, keyed), ask(1, name, keyed)]);
      return first;
    },
  };
}

function attempt(url: string, place: Place, id: number, name: JsonCallName, input: CallInput) {
  const user = { id, first_name: `P${id}`, language_code: 'en', allows_write_to_pm: true };
  const headers = { 'API-Token': signInitData(user, DEVELOPMENT_TOKEN, new Date(place.now())) };
  const late = pause(PATIENCE, null, { ref: false });
  return Promise.race([send(url, name, { ...input, headers }).catch(() => null), late]);
}
