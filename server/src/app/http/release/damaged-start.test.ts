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

/** What a server finds that is started on a folder of these files. */
function startedOn(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-damaged-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  const said: { readonly event: string; readonly stays: number | null }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void said.push(JSON.parse(line)) });
  return { folder, said, current: followRelease(openStore({ RELEASE_STORE: folder }), log, 0) };
}

test('[MFE-10] a server that is started while the pointer is damaged serves the newest whole release of the history, and says so', async () => {
  const { folder, said, current } = startedOn({
    'release.json': '{"schema":2,',
    'host/page.html': page,
    'releases/7.json': releaseOf(7),
    'releases/9.json': releaseOf(9),
    'releases/10.json': releaseOf(10, '/host/gone.html'),
    'releases/11.json': '',
  });
  expect((await current())?.release.n).toBe(9);
  expect(said).toMatchObject([{ event: 'release_unreadable', stays: 9 }]);
  writeFileSync(path.join(folder, 'release.json'), releaseOf(12));
  await expect.poll(async () => (await current())?.release.n, { timeout: 60_000 }).toBe(12);
});

test('[MFE-10] nor is one that is gone taken for an app that was never built', async () => {
  const { said, current } = startedOn({ 'host/page.html': page, 'releases/7.json': releaseOf(7) });
  expect((await current())?.release.n).toBe(7);
  expect(said).toMatchObject([{ event: 'release_unreadable', stays: 7 }]);
});

test('[MFE-10] where no release of the history can be served either, it says that there is one and it is damaged', async () => {
  const { current, said } = startedOn({ 'release.json': 'null', 'releases/1.json': releaseOf(1) });
  await expect(current()).rejects.toThrow('The release is damaged or out of reach; the log says why');
  expect(said).toMatchObject([{ stays: null }]);
  expect(await startedOn({}).current()).toBeNull();
});
