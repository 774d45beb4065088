import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@billet/release/store';
import { expect, test } from '@rstest/core';
import { pino } from 'pino';
import { followRelease } from './current.ts';

const page = '<script type="application/json" id="release"></script>';
const releaseOf = (n: number, of = '/host/page.html') =>
  JSON.stringify({
    schema: 2,
    n,
    origin: '',
    remotes: {},
    shell: { active: { version: 'a', page: of, styles: [] }, previous: [], withdrawn: [] },
  });

/** Starts following a folder with these files. */
function startedOn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-damaged-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const logged: { readonly event: string; readonly stays: number | null }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return { folder, logged, current: followRelease(openStore({ RELEASE_STORE: folder }), log, 0) };
}

test('[MFE-10] serves and logs the newest complete release of the history when the pointer is damaged at the start', async () => {
  const { folder, logged, current } = startedOn({
    'release.json': '{"schema":2,',
    'host/page.html': page,
    'releases/7.json': releaseOf(7),
    'releases/9.json': releaseOf(9),
    'releases/10.json': releaseOf(10, '/host/gone.html'),
    'releases/11.json': '',
  });
  expect((await current())?.release.n).toBe(9);
  expect(logged).toMatchObject([{ event: 'release_unreadable', stays: 9 }]);
  writeFileSync(path.join(folder, 'release.json'), releaseOf(12));
  await expect.poll(async () => (await current())?.release.n, { timeout: 60_000 }).toBe(12);
});

test('[MFE-10] serves the newest release of the history when the pointer is missing at the start', async () => {
  const { logged, current } = startedOn({ 'host/page.html': page, 'releases/7.json': releaseOf(7) });
  expect((await current())?.release.n).toBe(7);
  expect(logged).toMatchObject([{ event: 'release_unreadable', stays: 7 }]);
});

test('[MFE-10] reports a damaged release when no release of the history can be served', async () => {
  const { current, logged } = startedOn({ 'release.json': 'null', 'releases/1.json': releaseOf(1) });
  await expect(current()).rejects.toThrow('The release is damaged or out of reach; the log says why');
  expect(logged).toMatchObject([{ stays: null }]);
  expect(await startedOn({}).current()).toBeNull();
});
