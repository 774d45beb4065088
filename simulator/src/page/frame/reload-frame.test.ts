import { expect, test } from '@rstest/core';
import { reloadFrame } from './reload-frame.ts';

test('a reload inserts the frame at its place again, which makes the browser load its address', () => {
  const put: unknown[] = [];
  const next = {};
  const element = { parentNode: { insertBefore: (...at: unknown[]) => put.push(...at) }, nextSibling: next };
  reloadFrame(element as unknown as HTMLIFrameElement);
  expect(put).toEqual([element, next]);
});
