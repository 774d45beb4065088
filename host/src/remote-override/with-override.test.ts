import type { Manifest } from '@billet/shared-bridge';
import { afterEach, expect, rstest, test } from '@rstest/core';
import type { ReleaseData } from '../site/release-data.ts';
import { samples } from '../site/samples.ts';
import { withOverride } from './with-override.ts';

const released = (manifest: Manifest) => ({
  active: { version: 'one', entry: '/r/x.js', integrity: {}, chunks: {}, manifest },
  previous: [],
});
const remotes = Object.fromEntries(Object.entries(samples).map(([name, { active }]) => [name, released(active.manifest)]));
const release: ReleaseData = { shell: { version: 'two' }, remotes };
const [name = '', other = ''] = Object.keys(samples);
const { manifest } = samples[name]?.active ?? { manifest: { routes: [], dialogs: [] } };
const origin = 'http://localhost:3002';
const shell = {
  provides: '1.6.0',
  shared: { react: '19.3.1', '@billet/shared-bridge': '1.6.0' },
  icons: ['share', 'inbox', 'heart', 'send'],
};
const offer = { name, contract: '^1.5.0', shared: { react: '19.3.1', '@billet/shared-bridge': '1.5.0' }, manifest };
const overrideWith = (remote: string) => withOverride(release, { remote, origin }, shell);

const answer = (body: unknown, status = 200) => {
  const fetched = rstest.fn(
    async (_: string, _init: RequestInit) => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  rstest.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => void rstest.unstubAllGlobals());

test('[MFE-08] a development remote replaces the released one with its own manifest, unchecked, and keeps the others', async () => {
  const manifestOfItsOwn = { ...manifest, dialogs: [...manifest.dialogs, 'trunk'] };
  const fetched = answer({ ...offer, manifest: manifestOfItsOwn });
  const { remotes: overridden } = await overrideWith(name);
  const entry = `${origin}/federated/remoteEntry.js`;
  expect(overridden[name]?.active).toMatchObject({ entry, manifest: manifestOfItsOwn, unchecked: true });
  expect(Object.keys(overridden[name]?.active.integrity ?? {})).toEqual([entry]);
  expect(overridden[other]).toBe(remotes[other]);
  expect(fetched.mock.calls[0]?.[0]).toBe(`${origin}/federated/remote.json`);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error', credentials: 'omit', cache: 'no-store' });
});

test('[MFE-08][MFE-14] a remote that was never released is added to the released ones', async () => {
  const quiz = { routes: [{ path: '/quiz', page: 'Quiz' }], dialogs: ['quizAbout'] };
  answer({ ...offer, name: 'quiz', manifest: quiz });
  const { remotes: overridden } = await overrideWith('quiz');
  expect(overridden).toEqual({ ...remotes, quiz: { active: expect.objectContaining({ manifest: quiz, unchecked: true }), previous: [] } });
});

test('[MFE-08][MFE-14] a remote that was never released and cannot run is reported as missing, with the reason', async () => {
  answer({ ...offer, name: 'quiz', manifest });
  await expect(overrideWith('quiz')).rejects.toMatchObject({ why: 'gone', message: expect.stringMatching(/both provide/) });
  rstest.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(overrideWith('quiz')).rejects.toMatchObject({ why: 'gone', message: expect.stringMatching(/Failed to fetch/) });
});

test('[MFE-08] a name that no remote can have is rejected without a request', async () => {
  const fetched = answer(offer);
  for (const gone of ['host', 'constructor', '__proto__']) await expect(overrideWith(gone)).rejects.toMatchObject({ why: 'gone' });
  expect(fetched).not.toHaveBeenCalled();
});

test('[MFE-08] a server that does not answer is reported as silent', async () => {
  rstest.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(overrideWith(name)).rejects.toMatchObject({ why: 'silent' });
});

test('[MFE-08][MFE-05] a development remote is rejected by the rules of a release, with the same reasons', async () => {
  const refusals: readonly (readonly [unknown, RegExp, number?])[] = [
    ['<!doctype html>', /no remote's development server/],
    ['the manifest names the page "Attic"; src/pages.ts has none', /names the page "Attic"/, 500],
    [null, /of undefined/],
    [[], /of undefined/],
    [{ ...offer, name: other }, new RegExp(`of ${other}`)],
    [{ ...offer, contract: undefined }, /states no contract/],
    [{ ...offer, contract: '^99.0.0' }, /made for contract \^99\.0\.0/],
    [{ ...offer, contract: 'latest' }, /made for contract latest/],
    [{ ...offer, shared: { react: '18.0.0' } }, /needs react \^18\.0\.0/],
    [{ ...offer, manifest: undefined }, /has no manifest/],
    [{ ...offer, manifest: { routes: [{ path: 'javascript:', page: 'X' }], dialogs: [] } }, /manifest, routes\[0\]\.path/],
    [{ ...offer, manifest: { ...manifest, dialogs: samples[other]?.active.manifest.dialogs } }, /both provide the dialog/],
  ];
  for (const [body, reason, status] of refusals) {
    answer(body, status);
    await expect(overrideWith(name)).rejects.toMatchObject({ why: 'unfit', message: expect.stringMatching(reason) });
  }
});
