import { FAILURES_PATH, type FailureReport, MAX_EVENTS } from '@billet/shared-domain/rules/failures';
import { expect, test } from '@rstest/core';
import { makeBeacon } from './beacon.ts';

const failure = (version: string) => ({ remote: 'inbox', version, phase: 'entry', code: 'missing' }) as const;

/** Simulates a browser whose sendBeacon returns or throws the values of `results` in order, then true. */
function setUp(results: (boolean | Error)[] = [], initData: string | null = null) {
  const sent: { address: string; type: string; initData?: string | undefined; versions: string[] }[] = [];
  const reading: Promise<void>[] = [];
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true, sendBeacon } });
  function sendBeacon(address: string, body: Blob): boolean {
    const answer = results.shift() ?? true;
    if (answer instanceof Error) throw answer;
    if (!answer) return false;
    const beacon: (typeof sent)[number] = { address, type: body.type, versions: [] };
    sent.push(beacon);
    reading.push(
      body.text().then((text) => {
        const report = JSON.parse(text) as FailureReport;
        beacon.initData = report.initData;
        beacon.versions = report.events.map(({ version }) => version);
      }),
    );
    return true;
  }
  const report = makeBeacon(page as unknown as Window, { apiBase: 'https://api.example', initData });
  return {
    report: (version: string) => report(failure(version)),
    goOffline: () => {
      page.navigator.onLine = false;
    },
    goOnline: () => {
      page.navigator.onLine = true;
      page.dispatchEvent(new Event('online'));
    },
    reports: async () => {
      await Promise.all(reading);
      return sent;
    },
  };
}

test('[MFE-12] a failure is reported at once, as JSON, to the API', async () => {
  const { report, reports } = setUp();
  report('one');
  expect(await reports()).toEqual([{ address: `https://api.example${FAILURES_PATH}`, type: 'application/json', versions: ['one'] }]);
});

test('[MFE-12] a report has the init data in its body, because a beacon has no headers', async () => {
  const { report, reports } = setUp([], 'user=…&hash=…');
  report('one');
  expect(await reports()).toMatchObject([{ initData: 'user=…&hash=…', versions: ['one'] }]);
});

test('[MFE-12] reports that the browser rejected are sent with the next one, in order', async () => {
  const { report, reports } = setUp([false, new TypeError('forbidden')]);
  for (const version of ['one', 'two', 'three', 'four']) report(version);
  expect((await reports()).map(({ versions }) => versions)).toEqual([['one', 'two', 'three'], ['four']]);
});

test('[MFE-12] a client without beacons gets no report and no error', () => {
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } }) as unknown as Window;
  expect(() => makeBeacon(page, { apiBase: '', initData: null })(failure('one'))).not.toThrow();
});

test('[MFE-12] offline reports are sent when the network returns, at most the latest twenty', async () => {
  const { report, reports, goOffline, goOnline } = setUp();
  goOffline();
  for (let n = 0; n < MAX_EVENTS + 5; n++) report(String(n));
  expect(await reports()).toEqual([]);
  goOnline();
  goOnline();
  expect((await reports()).map(({ versions }) => [versions.length, versions[0]])).toEqual([[MAX_EVENTS, '5']]);
});

test('[MFE-12] a page sends at most fifty reports', async () => {
  const { report, reports } = setUp();
  for (let n = 0; n < 500; n++) report(String(n));
  expect(await reports()).toHaveLength(50);
});
