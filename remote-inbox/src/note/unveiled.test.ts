import { fakeBridge, installBridge } from '@billet/shared-bridge/testing';
import { expect, test } from '@rstest/core';
import { loadWasUnveiled, recordUnveiled, wasUnveiled } from './unveiled.ts';

test('[VIS-06] a mutual sender is unveiled once per person, across devices and also before the storage has answered', async () => {
  const { bridge, messengerCalls } = fakeBridge();
  installBridge(bridge);
  await bridge.messenger.storage.write('met', 'elsewhere');
  expect(wasUnveiled('elsewhere')).toBeUndefined();
  recordUnveiled('early');
  expect(wasUnveiled('early')).toBe(true);
  expect(await Promise.all(['elsewhere', 'new'].map(loadWasUnveiled))).toEqual([true, false]);
  recordUnveiled('new');
  expect(await loadWasUnveiled('new')).toBe(true);
  const written = () => messengerCalls.flatMap(([method, , value]) => (method === 'storage.write' ? [value] : []));
  await expect.poll(written).toEqual(['elsewhere', 'elsewhere early', 'elsewhere early new']);
  // another device has stored an ID since the last read
  await bridge.messenger.storage.write('met', 'elsewhere early new beside');
  recordUnveiled('later');
  await expect.poll(() => written().at(-1)).toBe('elsewhere early new beside later');
  expect(wasUnveiled('beside')).toBe(true);
  // the storage keeps as many IDs as fit, newest first
  for (let n = 0; n < 120; n += 1) recordUnveiled(`${n}`.padStart(36, '0'));
  await expect.poll(() => String(written().at(-1)).endsWith('119')).toBe(true);
  expect(String(written().at(-1)).length).toBeLessThanOrEqual(4096);
});
