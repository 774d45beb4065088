import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { makeClock } from '../clock.ts';
import type { Api, ApiFailure } from '../contract.ts';
import { type ApiDeps, limits, makeApi } from './api.ts';
import { isApiError } from './failure.ts';
import { dataOf, type Reply, type Request } from './transport.ts';

const checkout = { body: { valentineCode: 'abcdefgh23', itemId: 'tulip' } };
const json = (status: number, data: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  data,
  header: (name) => headers[name] ?? null,
});
const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { code, message: 'no' } }, headers);

/** An API whose server returns `replies` in order. 'cut' is a lost connection. */
function apiWith(replies: (Reply | 'cut')[], changes: Partial<ApiDeps> = {}) {
  const sent: Request[] = [];
  const waits: number[] = [];
  const clock = makeClock(() => 1000);
  let expiries = 0;
  let goodbyes = 0;
  const api = makeApi({
    clock,
    transport: async (request) => {
      sent.push(request);
      const reply = replies.shift() ?? 'cut';
      if (reply === 'cut') throw new Error('connection cut');
      return dataOf(reply, clock);
    },
    takeEarly: () => null,
    onExpired: () => expiries++,
    onGone: () => goodbyes++,
    random: () => 0,
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...changes,
  });
  return { api, sent, waits, clock, expiries: () => expiries, goodbyes: () => goodbyes };
}

async function failureOf(calling: Promise<unknown>): Promise<ApiFailure> {
  const thrown: unknown = await calling.then(
    () => null,
    (error: unknown) => error,
  );
  if (!isApiError(thrown)) throw new Error('no ApiError was thrown');
  return thrown.failure;
}

test('[API-01] a call is sent with its method to its path', async () => {
  const { api, sent } = apiWith([json(200, { order: { id: 'x' } })]);
  await api.call('getOrder', { params: { id: 'a/b' } });
  expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/orders/a%2Fb' });
});

test('[SAF-02] after the account is deleted the API sends no request and no retry, because a request would create a new account', async () => {
  const goingOn = Promise.withResolvers<void>();
  const { api, sent, goodbyes } = apiWith(['cut', refusal(503, 'busy'), json(200, { success: true })], { wait: () => goingOn.promise });
  const repeated = failureOf(api.call('getProfile', {}));
  expect(await failureOf(api.call('deleteAccount', {}))).toMatchObject({ code: 'busy' });
  expect(goodbyes()).toBe(0);
  await api.call('deleteAccount', {});
  expect(goodbyes()).toBe(1);
  goingOn.resolve();
  expect([await repeated, await failureOf(api.call('getInventoryCount', {}))]).toEqual([{ kind: 'aborted' }, { kind: 'aborted' }]);
  expect(sent.map(({ path }) => path)).toEqual(['/api/profile', '/api/account', '/api/account']);
});

test('[API-02] a safe call is retried until it succeeds, and onRetry receives each failure', async () => {
  const { api, sent, waits } = apiWith(['cut', refusal(500, 'internal'), json(200, { items: [] })]);
  const failures: ApiFailure[] = [];
  expect(await api.call('getItems', { onRetry: (failure) => failures.push(failure) })).toEqual({ items: [] });
  expect(sent.length).toBe(3);
  expect(waits).toEqual([1000, 2000]);
  expect(failures.map(({ kind }) => kind)).toEqual(['network', 'answer']);
});

describe('[API-02] all attempts of a call end within its time limit, and waits are never shortened', () => {
  /** An API whose attempts take `milliseconds` each on a simulated clock. */
  function callTaking(milliseconds: number, random = 0) {
    let time = 0;
    const waits: number[] = [];
    const { api, sent } = apiWith([], {
      now: () => time,
      random: () => random,
      transport: async () => {
        time += milliseconds;
        throw new Error('cut');
      },
      wait: async (wait) => {
        waits.push(wait);
        time += wait;
      },
    });
    return { api, sent, waits, time: () => time };
  }

  test('[API-02] a safe call ends within 30 s, with four retries, since a fifth wait of 16 s would exceed them', async () => {
    const { api, waits } = callTaking(0);
    expect(await failureOf(api.call('getItems', {}))).toEqual({ kind: 'network' });
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
  });

  test('[API-02] a keyed call that fails fast ends within 42 s, with five retries', async () => {
    const { api, waits, time } = callTaking(0);
    await failureOf(api.call('checkout', { ...checkout, key: 'k1' }));
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect(time()).toBeLessThanOrEqual(limits.write.all);
    const jittered = callTaking(0, 0.99);
    await failureOf(jittered.api.call('checkout', { ...checkout, key: 'k1' }));
    expect(jittered.waits).toHaveLength(5);
    expect(jittered.time()).toBeLessThanOrEqual(limits.write.all);
  });

  test('[API-02] slow attempts leave no time for the fifth retry of a keyed call', async () => {
    const { api, waits } = callTaking(3000);
    await failureOf(api.call('checkout', { ...checkout, key: 'k1' }));
    expect(waits).toEqual([1000, 2000, 4000, 8000]);
  });
});

test('[API-02] a 4xx is not retried, and its error body is kept', async () => {
  const body = { error: { code: 'bad_input', message: 'bad', field: 'message' } };
  const { api, sent } = apiWith([json(400, body)]);
  expect(await failureOf(api.call('getItems', {}))).toEqual({
    kind: 'answer',
    status: 400,
    code: 'bad_input',
    message: 'bad',
    field: 'message',
  });
  expect(sent.length).toBe(1);
});

test('[API-02] a keyed call is retried with the same key; without a key it is sent once', async () => {
  const keyed = apiWith(['cut', json(200, { success: true })]);
  await keyed.api.call('checkout', { ...checkout, key: 'k1' });
  expect(keyed.sent.map(({ key }) => key)).toEqual(['k1', 'k1']);
  const unkeyed = apiWith(['cut', json(200, { success: true })]);
  await failureOf(unkeyed.api.call('checkout', checkout));
  expect(unkeyed.sent.length).toBe(1);
});

test('[API-02] a retry waits for the Retry-After of a 503', async () => {
  const { api, waits } = apiWith([refusal(503, 'busy', { 'retry-after': '9' }), json(200, { items: [] })]);
  await api.call('getItems', {});
  expect(waits).toEqual([9000]);
});

test('[OPS-05][API-02] an overloaded server is retried after its Retry-After within the time limit, and the user is notified', async () => {
  let time = 0;
  let received = 0;
  const full = () => refusal(503, 'busy', { 'retry-after': '14' });
  const deps = {
    now: () => time,
    wait: async (milliseconds: number) => {
      time += milliseconds;
    },
    onOverload: () => void received++,
  };
  const served = apiWith([full(), full(), json(200, { items: [] })], deps);
  expect(await served.api.call('getItems', {})).toEqual({ items: [] });
  expect([time, received]).toEqual([28_000, 2]);

  [time, received] = [0, 0];
  const never = apiWith(Array.from({ length: 9 }, full), deps);
  expect(await failureOf(never.api.call('checkout', { ...checkout, key: 'k' }))).toMatchObject({ code: 'busy', retryAfter: 14 });
  expect([time, received, never.sent.length]).toEqual([28_000, 2, 3]);

  received = 0;
  const unkeyed = apiWith([full()], deps);
  await failureOf(unkeyed.api.call('checkout', checkout));
  expect([unkeyed.sent.length, received]).toEqual([1, 0]);
});

test("[API-03] a call with retries: 'none' fails at the first failure", async () => {
  const { api, sent } = apiWith(['cut', 'cut']);
  expect(await failureOf(api.call('checkout', { ...checkout, key: 'k', retries: 'none' }))).toEqual({ kind: 'network' });
  expect(sent.length).toBe(1);
});

test('[API-02] aborting during a wait ends the call', async () => {
  const controller = new AbortController();
  const { api, sent } = apiWith(['cut', 'cut'], { wait: async () => controller.abort() });
  const calling = api.call('getItems', { signal: controller.signal });
  expect(await failureOf(calling)).toEqual({ kind: 'aborted' });
  expect(sent.length).toBe(2);
});

test('[API-02] an HTML page instead of JSON is a failure', async () => {
  const { api } = apiWith([json(200, '<!doctype html>')]);
  expect(await failureOf(api.call('getItems', { retries: 'none' }))).toMatchObject({ kind: 'answer', status: 502, code: 'unreadable' });
});

test('[ENV-12] expired init data is reported once', async () => {
  const { api, expiries } = apiWith([refusal(401, 'expired'), refusal(401, 'bad_init_data')]);
  await failureOf(api.call('getItems', {}));
  expect(expiries()).toBe(1);
  await failureOf(api.call('getItems', {}));
  expect(expiries()).toBe(1);
});

test('[DAT-01] the clock follows the business time of every answer, including errors', async () => {
  const { api, clock } = apiWith([
    refusal(404, 'not_found', { 'billet-time': '5000' }),
    json(200, { items: [] }, { 'billet-time': 'soon' }),
  ]);
  expect(clock.now().getTime()).toBe(1000);
  await failureOf(api.call('getItems', {}));
  expect(clock.now().getTime()).toBe(5000);
  await api.call('getItems', {});
  expect(clock.now().getTime()).toBe(5000);
});

test('[DAT-01] a jump of the business time is announced, a delay is not', () => {
  const clock = makeClock(() => 1_000_000);
  const received: number[] = [];
  const stop = clock.onJump(() => received.push(clock.now().getTime()));
  clock.follow('1030000');
  expect(received).toEqual([]);
  clock.follow('9000000');
  stop();
  clock.follow('1000000');
  expect(received).toEqual([9_000_000]);
});

test('[ENV-07] the first profile call uses the early request of the page', async () => {
  const early = [Promise.resolve(Response.json({ user: 'early' }, { headers: { 'Billet-Time': '7000' } }))];
  const { api, sent, clock } = apiWith([json(200, { user: 'later' })], { takeEarly: () => early.pop() ?? null });
  expect(await api.call('getProfile', {})).toEqual({ user: 'early' });
  expect(sent.length).toBe(0);
  expect(clock.now().getTime()).toBe(7000);
  expect(await api.call('getProfile', {})).toEqual({ user: 'later' });
});

test('[ENV-07] a failed early request counts as an attempt and is retried', async () => {
  const early = [Promise.reject(new Error('cut'))];
  const { api, sent, waits } = apiWith([json(200, { user: 'later' })], { takeEarly: () => early.pop() ?? null });
  expect(await api.call('getProfile', {})).toEqual({ user: 'later' });
  expect(sent.length).toBe(1);
  expect(waits).toEqual([1000]);
});

test('[API-03] retries wait exactly for the given milliseconds, and each carries the key', async () => {
  const { api, sent, waits } = apiWith(['cut', refusal(500, 'internal'), 'cut'], { random: () => 1 });
  const calling = api.call('checkout', { ...checkout, key: 'k', retries: [1000, 2000] });
  expect(await failureOf(calling)).toEqual({ kind: 'network' });
  expect(waits).toEqual([1000, 2000]);
  expect(sent.map(({ key }) => key)).toEqual(['k', 'k', 'k']);
});

test('[API-04] a 429 keeps its Retry-After seconds', async () => {
  const { api } = apiWith([refusal(429, 'too_many', { 'retry-after': '120' })]);
  expect(await failureOf(api.call('getItems', {}))).toMatchObject({ code: 'too_many', retryAfter: 120 });
});

test('[ENV-06] an attempt with the screen deadline ends after 8 s and the call after 30 s, including the early request', async () => {
  rstest.useFakeTimers();
  try {
    const startedAt = performance.now();
    const tries: number[] = [];
    const silent = () => new Promise<never>(() => undefined);
    const { api } = apiWith([], {
      takeEarly: silent,
      transport: ({ signal }) => {
        tries.push(performance.now() - startedAt);
        signal.addEventListener('abort', () => tries.push(performance.now() - startedAt));
        return silent();
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
    const failing = failureOf(api.call('getProfile', { deadline: 'screen' }));
    await rstest.advanceTimersByTimeAsync(limits.screen.all);
    expect(await failing).toEqual({ kind: 'network' });
    // 8 s (early request) + 1 s wait, 8 s + 2 s, 8 s: the 3 s that remain are less than the 4 s of the next wait
    expect(tries).toEqual([9000, 17_000, 19_000, 27_000]);
  } finally {
    rstest.useRealTimers();
  }
});

describe('a server that does not answer', () => {
  beforeEach(() => void rstest.useFakeTimers());
  afterEach(() => void rstest.useRealTimers());

  /** The kind of the failure, the seconds that the call took, and its number of attempts. */
  async function endOf(call: (api: Api) => Promise<unknown>) {
    const startedAt = performance.now();
    let tries = 0;
    const { api } = apiWith([], {
      transport: () => {
        tries += 1;
        return new Promise<never>(() => undefined);
      },
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
    const ending = failureOf(call(api)).then(({ kind }) => [kind, (performance.now() - startedAt) / 1000, tries]);
    await rstest.advanceTimersByTimeAsync(60_000);
    return ending;
  }

  const harmless: readonly [string, (api: Api) => Promise<unknown>][] = [
    ['reads', (api) => api.call('getSafety', {})],
    ['shows a note to everybody', (api) => api.call('setVisibility', { params: { id: 'a' }, body: { isPublic: true } })],
    ['changes the profile', (api) => api.call('updateProfile', { body: { paused: true } })],
  ];
  test.each(harmless)('[ENV-06] a call that %s has the screen deadline by default', async (_, call) => {
    expect(await endOf(call)).toEqual(['network', 27, 3]);
  });

  const making: readonly [string, number, number, (api: Api) => Promise<unknown>][] = [
    ['a note', 42, 3, (api) => api.call('checkout', { ...checkout, key: 'k', retries: [1000, 2000] })],
    ['an answer', 42, 3, (api) => api.call('answerValentine', { params: { id: 'a' }, body: { answer: 'b' }, key: 'k' })],
    ['the end of an account', 13, 1, (api) => api.call('deleteAccount', {})],
  ];
  test.each(making)(
    '[PAY-03][API-03] an attempt to make %s outlasts the 10 s for which the server holds a repeated key',
    async (_, seconds, tries, call) => {
      expect(limits.write.perAttempt).toBeGreaterThan(12_000);
      expect(await endOf(call)).toEqual(['network', seconds, tries]);
    },
  );
});

test('[ENV-06] an abort by the caller ends an attempt at once, even if the transport ignores the signal', async () => {
  const controller = new AbortController();
  const { api } = apiWith([], { transport: () => new Promise<never>(() => undefined) });
  const failing = failureOf(api.call('getItems', { signal: controller.signal, deadline: 'screen' }));
  controller.abort();
  expect(await failing).toEqual({ kind: 'aborted' });
});
