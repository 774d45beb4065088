import { expect, rstest, test } from '@rstest/core';
import { confirmAge, isAgeConfirmed, shareAtAge } from './age.ts';
import { fakeBridge, installBridge } from './testing/index.ts';

function page(parts: Parameters<typeof fakeBridge>[0] = {}) {
  const fake = fakeBridge(parts);
  installBridge(fake.bridge);
  return fake;
}

test('[SAF-02] nothing is shared before the age is said; the sheet that asks is given what to do then', async () => {
  const { openedDialogs } = page();
  const share = rstest.fn();
  await shareAtAge(share);
  expect(share).not.toHaveBeenCalled();
  expect(openedDialogs).toEqual([{ name: 'age', props: { onConfirm: share } }]);
});

test('[SAF-02] what was said once is kept in the messenger’s cloud, and is not asked again', async () => {
  const { kept, openedDialogs } = page();
  confirmAge();
  const share = rstest.fn();
  await shareAtAge(share);
  expect([share.mock.calls.length, openedDialogs, kept.get('age-confirmed')]).toEqual([1, [], 'yes']);
  const later = page();
  later.kept.set('age-confirmed', 'yes');
  expect(await isAgeConfirmed()).toBe(true);
});

test('[SAF-02] what the cloud can’t tell was not said; what it can’t keep holds as long as the page', async () => {
  const read = async () => ({ ok: false, reason: 'timeout' }) as const;
  page({ messenger: { storage: { ...fakeBridge().bridge.messenger.storage, read, write: read } } });
  expect(await isAgeConfirmed()).toBe(false);
  confirmAge();
  expect(await isAgeConfirmed()).toBe(true);
});
