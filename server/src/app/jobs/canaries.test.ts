import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FAILURES_PATH } from '@billet/shared-domain/rules/failures';
import { afterEach, expect, test } from '@rstest/core';
import { account, signInitData } from '../../../test/person.ts';
import { startShop, until } from '../../../test/shop.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const version = (name: string) => ({
  version: name,
  entry: `/r/inbox/remoteEntry.${name}.js`,
  integrity: {},
  manifest: { routes: [], dialogs: [] },
  chunks: {},
  texts: '',
  contract: '^1.0.0',
  shared: {},
  provenance: { commit: null, isDirty: false, builtAt: '', by: '' },
  at: '',
});

/** A servable release in a folder whose lock cannot be taken, so that no tool can write another release. */
function folderThatCannotBeWritten(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'billet-canaries-'));
  folders.push(folder);
  for (const below of ['host', '.lock.sqlite']) mkdirSync(path.join(folder, below));
  writeFileSync(
    path.join(folder, 'host/page.html'),
    '<script id="config" type="application/json"></script><script id="release" type="application/json"></script>',
  );
  const shell = { ...version('shell'), provides: '1.0.0', icons: [], styles: [], page: '/host/page.html', texts: '/host/gone.json' };
  const canary = { release: version('new'), percent: 5, salt: 'new', since: new Date().toISOString() };
  const remotes = { inbox: { active: version('now'), canary, previous: [], withdrawn: [] } };
  const release = { schema: 2, n: 1, at: '', by: '', what: '', origin: '', shell: { active: shell, previous: [], withdrawn: [] }, remotes };
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(release));
  return folder;
}

test('[MFE-12] our pages omit a failing canary that cannot be removed from the release, and the operators are notified', async () => {
  const releaseFolder = folderThatCannotBeWritten();
  const canaryBound = { failures: 3, perHundredStarts: 2, timesActive: 3 };
  const shop = await startShop({ releaseFolder, canaryBound, operatorIds: [4711] });
  const inPage = async () => {
    const answer = await fetch(`${shop.url}/release/page.json`);
    const { remotes } = (await answer.json()) as { remotes: { inbox: { active: { version: string }; canary?: { version: string } } } };
    return [remotes.inbox.active.version, remotes.inbox.canary?.version];
  };
  expect(await inPage()).toEqual(['now', 'new']);
  const failure = { remote: 'inbox', version: 'new', phase: 'start', code: 'threw_at_start' };
  for (const name of ['anna', 'ben', 'cleo'])
    await fetch(`${shop.url}${FAILURES_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ initData: signInitData(account(name), shop.deps.config.botToken), events: [failure] }),
    });
  expect(await until(inPage, ([, canary]) => canary === undefined)).toEqual(['now', undefined]);
  const { params } = await shop.messenger.waitForCall('sendMessage', ({ chat_id }) => chat_id === 4711);
  expect(params.text).toContain('The release can’t be written');
  await shop.close();
});
