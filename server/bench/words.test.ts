import { expect, test } from '@rstest/core';
import { readWords } from './words.ts';

const usual = { tree: '/here', to: '/here/.bench/server.json' };

test('[OPS-05] readWords parses parts and sizes, and rejects unknown words', () => {
  expect(readWords([], usual)).toMatchObject({ named: [], tree: '/here', to: usual.to, wish: { items: 1_000_000, herd: 5_000 } });
  expect(readWords(['herd', 'hot', 'items=20000', 'seconds=0.5', 'tree=/there', 'to=/a.json'], usual)).toMatchObject({
    named: ['herd', 'hot'],
    tree: '/there',
    to: '/a.json',
    wish: { items: 20_000, seconds: 0.5, herd: 5_000 },
  });
  for (const word of ['heard', 'items=many', 'items=0', 'tree=']) expect(() => readWords([word], usual)).toThrow(word);
});
