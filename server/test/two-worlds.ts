import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls, fillPath, IDEMPOTENCY_HEADER, type JsonCallName, TOKEN_HEADER } from '@billet/shared-domain/contract';
import type { SellingDeps } from '../src/features/payments/index.ts';
import type { Clock } from '../src/kit/clock.ts';
import type { Random } from '../src/kit/random.ts';
import { DEFAULT_DATE, makeDeps } from './harness.ts';
import { type Person, person } from './person.ts';
import { buildUnhurriedApp } from './unhurried-app.ts';

/** A deterministic server, so that two of them give byte-identical responses. */
export interface ExactWorld {
  readonly deps: SellingDeps;
  person(name: string): Promise<Person>;
  /** The whole response in its order, without the header `date`. */
  wire(
    person: Person,
    name: JsonCallName,
    input?: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown },
  ): Promise<string>;
  close(): Promise<void>;
}

export async function startExactWorld(botApiRoot: string): Promise<ExactWorld> {
  const deps: SellingDeps = { ...(await makeDeps({ botApiRoot })), clock: stoppedClock, random: countingRandom() };
  const app = await buildUnhurriedApp(deps);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  let keys = 0;
  return {
    deps,
    person: (name) => person(name, url, deps.config.botToken),
    wire: ({ initData }, name, { params, query = {}, body } = {}) => {
      const { method, path } = calls[name];
      const search = new URLSearchParams(query).toString();
      const headers = {
        [TOKEN_HEADER]: initData,
        [IDEMPOTENCY_HEADER]: `key-${++keys}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      };
      return exchange(
        `${url}${fillPath(path, params)}${search ? `?${search}` : ''}`,
        method,
        headers,
        body === undefined ? '' : JSON.stringify(body),
      );
    },
    async close() {
      await app.close();
      await deps.live.close();
      await deps.db.close();
    },
  };
}

const stoppedClock: Clock = { now: () => DEFAULT_DATE, real: () => new Date(), move: () => {} };

function countingRandom(): Random {
  let count = 0;
  return {
    uuid: () => `00000000-0000-4000-8000-${(++count).toString(16).padStart(12, '0')}`,
    byte: () => (++count * 37) % 256,
    integer: (max) => ++count % (max + 1),
  };
}

function exchange(url: string, method: string, headers: Record<string, string>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part;
        })
        .on('end', () => {
          const pairs = response.rawHeaders.flatMap((name, index) =>
            index % 2 === 0 ? [`${name}: ${response.rawHeaders[index + 1]}`] : [],
          );
          resolve([response.statusCode, ...pairs.filter((pair) => !pair.toLowerCase().startsWith('date:')), text].join('\n'));
        });
    });
    sent.on('error', reject).end(body);
  });
}
