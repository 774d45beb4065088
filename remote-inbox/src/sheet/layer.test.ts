import { expect, test } from '@rstest/core';
import { layerBelow } from './layer.ts';

test('[NAV-08] back leads from what was opened over an item to the item, and from there out of the sheet', () => {
  for (const step of ['reply', 'confirm', 'packs', 'gone'] as const) {
    expect(layerBelow({ step, id: 'a' })).toEqual({ step: 'detail', id: 'a' });
  }
  expect(layerBelow({ step: 'detail', id: 'a' })).toBeNull();
  expect(layerBelow({ step: 'closed', id: 'a', opensAt: new Date(0) })).toBeNull();
});
