import { FAILURES_PATH, type FailureReport, MAX_EVENTS } from '@billet/shared-domain/rules/failures';
import { expect, test } from '@rstest/core';
import { makeBeacon } from './beacon.ts';

const failure = (version: string) => ({ remote: 'inbox', version, phase: 'entry', code: 'missing' }) as const;

/** Simulates a browser whose sendBeacon returns or throws the values of `take` in order, then true. */
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

test('[MFE-12] a failure is reported at once, as JSON, to the API', async () => {
  const { tell, told } = setUp();
  tell('one');
  expect(await told()).toEqual([{ address: `https://api.example${FAILURES_PATH}`, type: 'application/json', versions: ['one'] }]);
});

test('[MFE-12] a report has the init data in its body, because a beacon has no headers', async () => {
  const { tell, told } = setUp([], 'user=…&hash=…');
  tell('one');
  expect(await told()).toMatchObject([{ initData: 'user=…&hash=…', versions: ['one'] }]);
});

test('[MFE-12] reports that the browser rejected are sent with the next one, in order', async () => {
  const { tell, told } = setUp([false, new TypeError('forbidden')]);
  for (const version of ['one', 'two', 'three', 'four']) tell(version);
  expect((await told()).map(({ versions }) => versions)).toEqual([['one', 'two', 'three'], ['four']]);
});

test('[MFE-12] offline reports are sent when the network returns, at most the latest twenty', async () => {
  const { tell, told, goOffline, comeBack } = setUp();
  goOffline();
  for (let n = 0; n < MAX_EVENTS + 5; n++) tell(String(n));
  expect(await told()).toEqual([]);
  comeBack();
  comeBack();
  expect((await told()).map(({ versions }) => [versions.length, versions[0]])).toEqual([[MAX_EVENTS, '5']]);
});

test('[MFE-12] a page sends at most fifty reports', async () => {
  const { tell, told } = setUp();
  for (let n = 0; n < 500; n++) tell(String(n));
  expect(await told()).toHaveLength(50);
});
