import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { memoryStorage } from '../environment/storage-fallback.ts';
import { makeDeviceStorage } from '../keyed/device-storage.ts';
import { DRAFT_LIFETIME, makeDrafts } from './drafts.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const START = 1_000_000;
let now = START;
const pass = (milliseconds: number) => {
  now += milliseconds;
};
let kept = memoryStorage();
let own = () => kept;
const names = () => Array.from({ length: kept.length }, (_, place) => kept.key(place));
/** The device as it is after the page came anew. */
const open = () => makeDrafts({ storage: makeDeviceStorage(() => own()), now: () => now });
const at = (place = 'send/boris', account = 'ann', drafts = open()) => drafts.of(account, place, isText);

beforeEach(() => {
  now = START;
  kept = memoryStorage();
  own = () => kept;
});

describe('[SND-03] a draft', () => {
  test('[SND-03] survives a reload, for its account, its page and its recipient alone', () => {
    at().keep('Dear');
    expect(at().read()).toBe('Dear');
    expect([at('ask/boris').read(), at('send/carol').read(), at('send/boris', 'dana').read()]).toEqual([null, null, null]);
  });

  test('[SND-03] waits for a day and not longer', () => {
    expect(DRAFT_LIFETIME).toBe(24 * 60 * 60 * 1000);
    at().keep('Dear');
    pass(DRAFT_LIFETIME);
    expect(at().read()).toBe('Dear');
    const opened = at();
    pass(1);
    expect(opened.read()).toBeNull();
  });

  test('[SND-03] too old a one is thrown away, whoever began it', () => {
    at().keep('Dear');
    at('send/boris', 'dana').keep('Hello');
    pass(DRAFT_LIFETIME + 1);
    open();
    expect(names()).toEqual([]);
  });

  test('[SND-03] a clock that was put back makes nothing old, and the day begins anew', () => {
    at().keep('Dear');
    pass(-DRAFT_LIFETIME * 2);
    expect(at().read()).toBe('Dear');
    pass(DRAFT_LIFETIME);
    expect(at().read()).toBe('Dear');
    pass(1);
    expect(at().read()).toBeNull();
  });

  test('[SND-03] ends on purpose, and by being sent unless more was typed since', () => {
    at().keep('Dear');
    at().endSent('Dea');
    expect(at().read()).toBe('Dear');
    at().endSent('Dear');
    expect(at().read()).toBeNull();
    at().keep('Dear');
    at().end();
    expect(at().read()).toBeNull();
  });

  test('[SND-03] from before drafts had owners is thrown away unread', () => {
    kept.setItem('billet/draft/send/boris', JSON.stringify({ form: {}, isOpen: true, savedAt: START }));
    kept.setItem('billet/keys/ann', '[]');
    const read = rstest.spyOn(kept, 'getItem');
    open();
    expect(names()).toEqual(['billet/keys/ann']);
    expect(read).not.toHaveBeenCalledWith('billet/draft/send/boris');
  });

  test('[SND-03] that somebody tampered with is the same as none', () => {
    for (const text of ['{', 'null', '7', '{"value":"Dear"}', `{"value":7,"at":${START}}`, `{"value":"Dear","at":"${START}"}`]) {
      kept.setItem('billet/drafts/ann/send/boris', text);
      expect(at().read()).toBeNull();
    }
  });
});

describe('[SND-03] a device', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };

  test('[SND-03] that is full keeps drafts in memory until the page goes, the newest words first', () => {
    at().keep('Dear');
    const full = rstest.spyOn(kept, 'setItem').mockImplementation(refuse);
    const drafts = open();
    at('send/boris', 'ann', drafts).keep('Dear Boris');
    at('send/carol', 'ann', drafts).keep('Hello');
    expect([at('send/boris', 'ann', drafts).read(), at('send/carol', 'ann', drafts).read()]).toEqual(['Dear Boris', 'Hello']);
    at('send/boris', 'ann', drafts).end();
    expect(at('send/boris', 'ann', drafts).read()).toBeNull();
    full.mockRestore();
    at('send/carol', 'ann', drafts).keep('Hello again');
    expect(at('send/carol').read()).toBe('Hello again');
  });

  test('[SND-03] that forbids its storage keeps them in memory too, and nothing throws', () => {
    own = refuse;
    const draft = at();
    draft.keep('Dear');
    expect(draft.read()).toBe('Dear');
    draft.endSent('Dear');
    expect(draft.read()).toBeNull();
  });
});
