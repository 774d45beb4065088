import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import { fetchFailures, type RecordedFailures } from './fetch-failures.ts';
import { formatFailures } from './format-failures.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const event = (version: string, code: string, hour: number, day: number, phase = 'entry') => ({
  remote: 'inbox',
  version,
  phase,
  code,
  hour,
  day,
});
const recorded: RecordedFailures = {
  since: { hour: '2026-11-22T18:00:00.000Z', day: '2026-11-21T19:00:00.000Z' },
  events: [
    event('new', 'threw_at_start', 10, 12, 'start'),
    event('new', 'missing', 1, 2),
    event('new', 'missing', 1, 1, 'page'),
    event('new', 'started', 80, 90, 'start'),
    event('now', 'too_late', 0, 4, 'deadline'),
  ],
  people: [{ remote: 'inbox', version: 'new', hour: 5, day: 6 }],
  canaries: [{ remote: 'inbox', version: 'new', percent: 5, failures: 6, starts: 90, activeFailures: 4, activeStarts: 900 }],
  takenBack: [],
};
const withdrawn = { remote: 'inbox', version: 'bad', at: '2026-11-22T18:55:01.000Z', reason: 'failed for 8 of 20 users' };

test('[MFE-12] status shows the failures of the last hour and day by version and code, as reports and as users', () => {
  expect(formatFailures({ from: 'https://billet.example', failures: recorded })).toEqual([
    'Failures since 18:00 UTC, and in brackets of the last day, as https://billet.example counted them:',
    '  inbox new: 12 (15) reports, of 5 (6) users: threw_at_start 10 (12), missing 2 (3)',
    '  inbox now: 0 (4) reports, of 0 (0) users: too_late 0 (4)',
    '  canary inbox new (5 %): failed for 6 of 90 users; the active version for 4 of 900',
  ]);
  expect(formatFailures({ from: 'x', failures: { ...recorded, events: [], canaries: [] } })).toEqual([
    'No failures in the last day, as x counted them',
  ]);
});

test('[MFE-12] an automatically withdrawn canary is shown with its reason and the remaining step', () => {
  const lines = (isInRelease: boolean) =>
    formatFailures({ from: 'x', failures: { ...recorded, events: [], canaries: [], takenBack: [{ ...withdrawn, isInRelease }] } });
  expect(lines(false)[1]).toBe('  canary inbox bad was rolled back automatically, 2026-11-22 18:55 UTC: failed for 8 of 20 users');
  expect(lines(true)[1]).toContain('npm run rollback -- inbox');
});

test('[MFE-12] fetchFailures sends the token, and a missing answer is one line with its reason', async () => {
  const url = await serve(({ headers }, answer) => {
    answer.statusCode = headers.authorization === 'Bearer the-token' ? 200 : 404;
    answer.end(JSON.stringify(recorded));
  });
  const htmlServer = await serve((_, answer) => answer.end('<html>'));
  const broken = await serve((_, answer) => answer.writeHead(502).end());
  expect(await fetchFailures({ STATUS_URL: `${url}/`, STATUS_TOKEN: 'the-token' })).toEqual({ from: url, failures: recorded });
  const faultOf = async (environment: Record<string, string>) => formatFailures(await fetchFailures(environment));
  const messages = [
    await faultOf({ STATUS_URL: url, STATUS_TOKEN: 'another' }),
    await faultOf({ STATUS_URL: htmlServer }),
    await faultOf({ STATUS_URL: broken }),
    await faultOf({ STATUS_URL: '', PORT: '1' }),
    await faultOf({ STATUS_URL: 'nowhere' }),
  ];
  expect(messages.map((lines) => [lines.length, lines[0]?.replace(/^.*\(STATUS_URL\) failed: /, '')])).toEqual([
    [1, "STATUS_TOKEN is missing here or differs from the server's"],
    [1, 'its response is not in the expected format'],
    [1, 'it answered 502'],
    [1, "it can't be reached"],
    [1, "it can't be reached"],
  ]);
});
