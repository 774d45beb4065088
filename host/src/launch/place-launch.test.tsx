import { fakeBridge, installBridge, proxyAnswer, refusal, silence } from '@billet/shared-bridge/testing';
import { beforeEach, expect, test } from '@rstest/core';
import { samples } from '../site/samples.ts';
import { siteMapOf } from '../site/site-map.ts';
import { placeLaunch } from './place-launch.ts';
import { storeExpiredRoute } from './stored-place.ts';

const code = 'a2b3c4d5e6';

beforeEach(() => window.history.replaceState(null, '', '#'));

/** Route for a link with only a code when the request for its owner fails. */
async function placeOf(thrown: Error) {
  const fake = fakeBridge({ answers: { getPublicProfile: () => Promise.reject(thrown) } });
  installBridge(fake.bridge);
  await placeLaunch({ rawInitData: 'user=1&hash=one', startParam: code, account: '1' }, siteMapOf(samples), 'zzzzzzzzzz');
  return { place: window.location.hash, input: fake.apiCalls[0]?.input };
}

test.each([
  ['silence', silence()],
  ['a broken server', refusal('internal')],
  ['a busy server', refusal('too_many')],
  ['the 404 of a proxy', proxyAnswer(404)],
])('[SND-07][ENV-06] after %s the code is kept and its page retries, and the start requests the owner at most twice', async (_, thrown) => {
  expect(await placeOf(thrown)).toEqual({ place: `#/send?code=${code}`, input: { params: { code }, retries: [1000] } });
});

test('[ENV-11] an unknown code leads home', async () => {
  expect((await placeOf(refusal('not_found'))).place).toBe('#/share');
});

test('[ENV-12] only the next launch opens the place of an expired one', async () => {
  installBridge(fakeBridge().bridge);
  const launch = { rawInitData: 'user=1&hash=one', startParam: null, account: '1' };
  storeExpiredRoute(window, '1', '/inbox');
  await placeLaunch(launch, siteMapOf(samples), 'zzzzzzzzzz');
  expect(window.location.hash).toBe('#/inbox');
  window.history.replaceState(null, '', '#');
  await placeLaunch(launch, siteMapOf(samples), 'zzzzzzzzzz');
  expect(window.location.hash).toBe('#/share');
});
