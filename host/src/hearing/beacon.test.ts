import { FAILURES_PATH, type FailureReport, MOST_EVENTS } from '@billet/shared-domain/rules/failures';
import { expect, test } from '@rstest/core';
import { makeBeacon } from './beacon.ts';

const failure = (version: string) => ({ remote: 'inbox', version, phase: 'entry', code: 'missing' }) as const;

/** A browser whose beacons go as `take` says, one after the other; then they are all taken. */
function setUp(take: (boolean | Error)[] = [], initData: string | null = null) {
  const sent: { address: string; type: string; initData?: string | undefined; versions: string[] }[] = [];
  const reading: Promise<void>[] = [];
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true, sendBeacon } });
  function sendBeacon(address: string, body: Blob): boolean {
    const answer = take.shift() ?? true;
    if (answer instanceof Error) throw answer;
    if (!answer) return false;
    const told: (typeof sent)[number] = { address, type: body.type, versions: [] };
    sent.push(told);
    reading.push(
      body.text().then((text) => {
        const report = JSON.parse(text) as FailureReport;
        told.initData = report.initData;
        told.versions = report.events.map(({ version }) => version);
      }),
    );
    return true;
  }
  const tell = makeBeacon(page as unknown as Window, { apiBase: 'https://api.example', initData });
  return {
    tell: (version: string) => tell(failure(version)),
    goOffline: () => {
      page.navigator.onLine = false;
    },
    comeBack: () => {
      page.navigator.onLine = true;
      page.dispatchEvent(new Event('online'));
    },
    told: async () => {
      await Promise.all(reading);
      return sent;
    },
  };
}

test('[MFE-12] a failure is told at once, as JSON, where the API is', async () => {
  const { tell, told } = setUp();
  tell('one');
  expect(await told()).toEqual([{ address: `https://api.example${FAILURES_PATH}`, type: 'application/json', versions: ['one'] }]);
});

test('[MFE-12] a report carries the init data in its body, since a beacon sends no headers', async () => {
  const { tell, told } = setUp([], 'user=…&hash=…');
  tell('one');
  expect(await told()).toMatchObject([{ initData: 'user=…&hash=…', versions: ['one'] }]);
});

test('[MFE-12] what the browser refuses goes with the next, in its order', async () => {
  const { tell, told } = setUp([false, new TypeError('forbidden')]);
  for (const version of ['one', 'two', 'three', 'four']) tell(version);
  expect((await told()).map(({ versions }) => versions)).toEqual([['one', 'two', 'three'], ['four']]);
});

test('[MFE-12] offline it waits for the network, and the latest twenty are kept', async () => {
  const { tell, told, goOffline, comeBack } = setUp();
  goOffline();
  for (let n = 0; n < MOST_EVENTS + 5; n++) tell(String(n));
  expect(await told()).toEqual([]);
  comeBack();
  comeBack();
  expect((await told()).map(({ versions }) => [versions.length, versions[0]])).toEqual([[MOST_EVENTS, '5']]);
});

test('[MFE-12] a page that fails without end tells fifty times', async () => {
  const { tell, told } = setUp();
  for (let n = 0; n < 500; n++) tell(String(n));
  expect(await told()).toHaveLength(50);
});
