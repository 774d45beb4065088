import { expect, test } from '@rstest/core';
import { loadAnew } from './load-anew.ts';

test('[ENV-10] a reload puts the frame into its place again, where a browser loads its address anew', () => {
  const put: unknown[] = [];
  const next = {};
  const element = { parentNode: { insertBefore: (...at: unknown[]) => put.push(...at) }, nextSibling: next };
  loadAnew(element as unknown as HTMLIFrameElement);
  expect(put).toEqual([element, next]);
});
