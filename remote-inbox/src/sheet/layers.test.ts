import { expect, test } from '@rstest/core';
import { layerBelow } from './layers.ts';

test('[NAV-08] back leads from a step opened over a note to the note, and from the note out of the sheet', () => {
  for (const step of ['reply', 'confirm', 'packs', 'gone', 'safety', 'reported'] as const) {
    expect(layerBelow({ step, id: 'a' })).toEqual({ step: 'detail', id: 'a' });
  }
  expect(layerBelow({ step: 'report', id: 'a' })).toEqual({ step: 'safety', id: 'a' });
  expect(layerBelow({ step: 'detail', id: 'a' })).toBeNull();
  expect(layerBelow({ step: 'closed', id: 'a', opensAt: new Date(0) })).toBeNull();
});
