import { describe, expect, test } from '@rstest/core';
import { draftsIn } from './drafts.ts';

describe('[RPL-01] a draft', () => {
  function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    const held = new Map<string, string>();
    return {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    };
  }

  test('[RPL-01] is kept for each item until it is sent or emptied', () => {
    const drafts = draftsIn(memory(), 'reply');
    drafts.write('a', 'well');
    drafts.write('b', 'hm');
    expect([drafts.read('a'), drafts.read('b'), drafts.read('c')]).toEqual(['well', 'hm', '']);
    drafts.forget('a');
    drafts.write('b', '');
    expect([drafts.read('a'), drafts.read('b')]).toEqual(['', '']);
  });

  test('[SAF-01] of a report is another than that of an answer to the same item', () => {
    const store = memory();
    draftsIn(store, 'reply').write('a', 'well');
    expect(draftsIn(store, 'report').read('a')).toBe('');
  });

  test('[RPL-01] a storage that may not be used costs the draft and nothing else', () => {
    const full = draftsIn(
      {
        ...memory(),
        setItem: () => {
          throw new Error('QuotaExceededError');
        },
      },
      'reply',
    );
    full.write('a', 'well');
    expect(full.read('a')).toBe('');
    expect(draftsIn(null, 'reply').read('a')).toBe('');
  });
});
