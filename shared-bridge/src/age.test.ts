import { expect, rstest, test } from '@rstest/core';
import { confirmAge, isAgeConfirmed, shareAtAge } from './age.ts';
import { fakeBridge, installBridge } from './testing/index.ts';

function page(parts: Parameters<typeof fakeBridge>[0] = {}) {
  const fake = fakeBridge(parts);
  installBridge(fake.bridge);
  return fake;
}

test('[SAF-02] shareAtAge shares nothing before the user confirms their age and passes the share to the age dialog', async () => {
  const { openedDialogs } = page();
  const share = rstest.fn();
  await shareAtAge(share);
  expect(share).not.toHaveBeenCalled();
  expect(openedDialogs).toEqual([{ name: 'age', props: { onConfirm: share } }]);
});

test('[SAF-02] confirmAge stores the confirmation in the cloud storage, and the app does not ask again', async () => {
  const { cloudStorage, openedDialogs } = page();
  confirmAge();
  const share = rstest.fn();
  await shareAtAge(share);
  expect([share.mock.calls.length, openedDialogs, cloudStorage.get('age-confirmed')]).toEqual([1, [], 'yes']);
  const later = page();
  later.cloudStorage.set('age-confirmed', 'yes');
  expect(await isAgeConfirmed()).toBe(true);
});

test('[SAF-02] an unreadable cloud counts as not confirmed, and an unsaved confirmation lasts until the page closes', async () => {
  const read = async () => ({ ok: false, reason: 'timeout' }) as const;
  page({ messenger: { storage: { ...fakeBridge().bridge.messenger.storage, read, write: read } } });
  expect(await isAgeConfirmed()).toBe(false);
  confirmAge();
  expect(await isAgeConfirmed()).toBe(true);
});
