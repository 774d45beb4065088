import { beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { memoryStorage } from '../environment/storage-fallback.ts';
import { makeDeviceStorage } from '../idempotency/device-storage.ts';
import { DRAFT_LIFETIME, makeDrafts } from './drafts.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const START = 1_000_000;
let now = START;
const pass = (milliseconds: number) => {
  now += milliseconds;
};
let storage = memoryStorage();
let getStorage = () => storage;
const names = () => Array.from({ length: storage.length }, (_, place) => storage.key(place));
/** The drafts of the device after a reload. */
const open = (tab = 'first') => makeDrafts({ storage: makeDeviceStorage(() => getStorage()), tab, now: () => now });
const at = (place = 'send/boris', account = 'ann', drafts = open()) => drafts.of(account, place, isText);

beforeEach(() => {
  now = START;
  storage = memoryStorage();
  getStorage = () => storage;
});

describe('[SND-03] a draft', () => {
  test('[SND-03] a draft survives a reload and is visible only to its account, page and recipient', () => {
    at().keep('Dear');
    expect(at().read()).toBe('Dear');
    expect([at('ask/boris').read(), at('send/carol').read(), at('send/boris', 'dana').read()]).toEqual([null, null, null]);
  });

  test('[SND-03] a draft expires after a day', () => {
    expect(DRAFT_LIFETIME).toBe(24 * 60 * 60 * 1000);
    at().keep('Dear');
    pass(DRAFT_LIFETIME);
    expect(at().read()).toBe('Dear');
    const opened = at();
    pass(1);
    expect(opened.read()).toBeNull();
  });

  test('[SND-03] an expired draft of any account is deleted', () => {
    at().keep('Dear');
    at('send/boris', 'dana').keep('Hello');
    pass(DRAFT_LIFETIME + 1);
    open();
    expect(names()).toEqual([]);
  });

  test('[SND-03] a clock that is set back expires no draft and restarts its day', () => {
    at().keep('Dear');
    pass(-DRAFT_LIFETIME * 2);
    expect(at().read()).toBe('Dear');
    pass(DRAFT_LIFETIME);
    expect(at().read()).toBe('Dear');
    pass(1);
    expect(at().read()).toBeNull();
  });

  test('[SND-03] a draft is deleted on request and after sending, unless it was edited since', () => {
    at().keep('Dear');
    at().endSent('Dea');
    expect(at().read()).toBe('Dear');
    at().endSent('Dear');
    expect(at().read()).toBeNull();
    at().keep('Dear');
    at().end();
    expect(at().read()).toBeNull();
  });

  test('[SND-03][SAF-02] drafts are deleted with their account, and another account keeps its own', () => {
    at().keep('Dear');
    at('ask/boris').keep('Why');
    at('send/boris', 'ann2').keep('Hello');
    open().forget('ann');
    expect([at().read(), at('ask/boris').read(), at('send/boris', 'ann2').read()]).toEqual([null, null, 'Hello']);
  });

  test('[SND-03] a draft without an owner, of an older version, is deleted unread', () => {
    storage.setItem('billet/draft/send/boris', JSON.stringify({ form: {}, isOpen: true, savedAt: START }));
    storage.setItem('billet/keys/ann', '[]');
    const read = rstest.spyOn(storage, 'getItem');
    open();
    expect(names()).toEqual(['billet/keys/ann']);
    expect(read).not.toHaveBeenCalledWith('billet/draft/send/boris');
  });

  test('[SND-03] a corrupt draft counts as none', () => {
    for (const text of ['{', 'null', '7', '{"value":"Dear"}', `{"value":7,"at":${START}}`, `{"value":"Dear","at":"${START}"}`]) {
      storage.setItem('billet/drafts/ann/send/boris', text);
      expect(at().read()).toBeNull();
    }
  });
});

describe('[SND-03] drafts on a device with limited storage', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };

  test('[SND-03] a full storage keeps drafts in memory until the page closes, and the latest text wins', () => {
    at().keep('Dear');
    const full = rstest.spyOn(storage, 'setItem').mockImplementation(refuse);
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

  test('[SND-03] a forbidden storage keeps drafts in memory and throws nothing', () => {
    getStorage = refuse;
    const draft = at();
    draft.keep('Dear');
    expect(draft.read()).toBe('Dear');
    draft.endSent('Dear');
    expect(draft.read()).toBeNull();
  });
});

describe('[SND-03] drafts of two tabs of one account at the same place', () => {
  /** Both tabs open the place before a draft exists. */
  const both = () => ['first', 'second'].map((tab) => at('send/boris', 'ann', open(tab)));
  const after = (tab: string) => at('send/boris', 'ann', open(tab)).read();

  test('[SND-03] each tab restores its own text after a reload', () => {
    const [first, second] = both();
    for (const tab of [first, second]) tab?.read();
    first?.keep('Dear');
    second?.keep('Hello');
    first?.keep('Dear Boris');
    expect([after('first'), after('second')]).toEqual(['Dear Boris', 'Hello']);
  });

  test('[SND-03] sending or deleting in one tab does not affect the draft of the other', () => {
    for (const end of ['end', 'endSent'] as const) {
      storage = memoryStorage();
      const [first, second] = both();
      for (const tab of [first, second]) tab?.read();
      first?.keep('Dear');
      second?.keep('Hello');
      if (end === 'end') first?.end();
      else first?.endSent('Dear');
      expect(after('second')).toBe('Hello');
      if (end === 'end') second?.end();
      else second?.endSent('Hello');
      expect([after('first'), after('second'), names()]).toEqual([null, null, []]);
    }
  });

  test('[SND-03] the next launch restores a draft that was stored for another tab, once', () => {
    const [first, second] = both();
    for (const tab of [first, second]) tab?.read();
    first?.keep('Dear');
    second?.keep('Hello');
    first?.endSent('Dear');
    const next = at('send/boris', 'ann', open('third'));
    expect(next.read()).toBe('Hello');
    next.keep('Hello there');
    next.endSent('Hello there');
    expect([after('fourth'), names()]).toEqual([null, []]);
  });
});
