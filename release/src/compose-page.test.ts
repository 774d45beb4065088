import { expect, test } from '@rstest/core';
import { buildRemote, callOn, hostAnd, releaseIn } from '../test/parts.ts';
import { compose } from './compose.ts';
import { composePage, pageData } from './compose-page.ts';
import type { Release } from './schema.ts';

const shellPage =
  '<link href="/host/index.1.css" rel="stylesheet"><script defer src=/host/index.1.js></script><script>"/host/"</script><a href="/inbox"></a><script id="release"></script>';

async function released(): Promise<Release> {
  const call = callOn();
  await compose(call, hostAnd([buildRemote('inbox', 'inbox 1')]));
  return releaseIn(call.folder) as Release;
}

test('[MFE-07] files named by content get the asset origin and their hash, and everything else is unchanged', async () => {
  const release = { ...(await released()), origin: 'https://cdn.example' };
  const page = composePage(shellPage, release);
  expect(page).toContain('href="https://cdn.example/host/index.1.css"');
  expect(page).toContain('src=https://cdn.example/host/index.1.js');
  expect(page).toContain('<script>"/host/"</script><a href="/inbox">');
  const { inbox } = pageData(release).remotes as Record<string, { active: { entry: string; integrity: object; chunks: object } }>;
  const { entry, integrity, chunks } = inbox?.active ?? { entry: '', integrity: {}, chunks: {} };
  for (const file of [entry, ...Object.keys(integrity), ...Object.values(chunks).flat()])
    expect(file).toMatch(/^https:\/\/cdn\.example\/r\/inbox\//);
  expect(Object.values(integrity).every((hash) => /^sha256-/.test(hash))).toBe(true);
});

test('[MFE-11] the tag contains release number and content, so that another release with the same number has another tag', async () => {
  const release = await released();
  const { tag } = pageData(release);
  expect(tag).toMatch(/^1-[\w-]{10}$/);
  expect(pageData({ ...release, what: 'in other words' }).tag).toBe(tag);
  expect(pageData({ ...release, origin: 'https://cdn.example' }).tag).not.toBe(tag);
});

test("[MFE-04] without an asset origin, only the data of the shell's page changes", async () => {
  const release = await released();
  expect(composePage(shellPage, release).replace(JSON.stringify(pageData(release)), '')).toBe(shellPage);
});
