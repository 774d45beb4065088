import { calls, IDEMPOTENCY_HEADER, type JsonCallName, schemas, TOKEN_HEADER } from '@billet/shared-domain/contract';
import fc from 'fast-check';
import type { z } from 'zod';
import type { SeededRandom } from '../faults/seeded-random.ts';
import { hostileValue, type Known, mutate, sample, valid } from './values.ts';

/** A request as sent over HTTP. */
export interface FuzzRequest {
  readonly name: JsonCallName;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface Inputs {
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
}

/** Relative frequency of calls that would end the state that others need. */
const seldom: Readonly<Partial<Record<JsonCallName, number>>> = { deleteAccount: 0.1, exportAccount: 0.3, getShareImage: 0.3 };
const names = Object.keys(schemas) as JsonCallName[];

/** A request of a person: mostly valid, often with one invalid part, sometimes completely invalid. */
export function makeRequest(random: SeededRandom, initData: string, known: Known): FuzzRequest {
  const name = pickCall(random);
  const { params, query, body } = schemas[name] as Inputs;
  const { method, path } = calls[name];
  const how = random.pick(['valid', 'valid', 'valid', 'nearly', 'nearly', 'hostile'] as const);
  const wrong = random.pick([params && 'params', query && 'query', body && 'body', 'headers'].filter((each) => each !== undefined));
  const make = (part: string, schema: z.ZodType | undefined): unknown => {
    const good = schema ? valid(schema, random, known) : undefined;
    if (how === 'valid' || (how === 'nearly' && part !== wrong)) return good;
    return how === 'nearly' ? mutate(good, random) : hostileValue(random);
  };
  const search = toSearch(make('query', query));
  return {
    name,
    method: how === 'hostile' && random.chance(0.1) ? random.pick(['GET', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']) : method,
    path: `${fillAnyhow(path, make('params', params))}${search ? `?${search}` : ''}`,
    headers: aimHeaders(random, initData, how !== 'valid' && wrong === 'headers'),
    body: method === 'GET' ? undefined : toBody(make('body', body), random, how === 'hostile'),
  };
}

function pickCall(random: SeededRandom): JsonCallName {
  const name = random.pick(names);
  return random.chance(seldom[name] ?? 1) ? name : 'checkout';
}

const encode = (value: unknown) => encodeURIComponent(String(typeof value === 'object' ? JSON.stringify(value) : value).toWellFormed());

function fillAnyhow(path: string, params: unknown): string {
  const values = typeof params === 'object' && params !== null ? (params as Record<string, unknown>) : {};
  return path.replace(/:(\w+)/g, (_, name: string) => encode(values[name] ?? params ?? 'x') || '-');
}

function toSearch(query: unknown): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : encode(query);
  return Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/**
 * Created once before the first request: it iterates over all Unicode characters, which would block the server in this process for seconds.
 */
const binaryText = fc.string({ unit: 'binary', maxLength: 200 });

function toBody(body: unknown, random: SeededRandom, isHostile: boolean): string | undefined {
  if (isHostile && random.chance(0.4)) return sample(binaryText, random);
  if (isHostile && random.chance(0.05)) return JSON.stringify({ message: 'x'.repeat(20_000) });
  return body === undefined ? undefined : JSON.stringify(body);
}

/** Headers contain only these characters: a client never sends others. */
const headerText = fc.string({ unit: fc.constantFrom(...'abcXYZ019 =&%"{}[]:;,/\\'), maxLength: 300 });

function aimHeaders(random: SeededRandom, initData: string, isWrong: boolean): Record<string, string> {
  const good = {
    [TOKEN_HEADER]: initData,
    [IDEMPOTENCY_HEADER]: random.chance(0.1) ? 'the same' : random.id(),
    'Content-Type': 'application/json',
  };
  if (!isWrong) return good;
  const name = random.pick([TOKEN_HEADER, IDEMPOTENCY_HEADER, 'Content-Type', 'Accept', 'Sec-Fetch-Site', 'X-Forwarded-For', 'User-Agent']);
  const value = random.pick([
    () => sample(headerText, random),
    () => initData.replace(/hash=.{6}/, 'hash=000000'),
    () => `${initData}&user=x`,
    () => initData.slice(0, random.integer(initData.length)),
    () => 'x'.repeat(256),
    () =>
      random.pick([
        'text/plain',
        'application/xml',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'cross-site',
        '::1, 1.2.3.4',
      ]),
  ])();
  return { ...good, [name]: value.trim() };
}
