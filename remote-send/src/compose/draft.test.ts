import { describe, expect, test } from '@rstest/core';
import { DRAFT_LIFETIME, type Draft, makeDraftStore } from './draft.ts';
import { isRecord } from './sending.ts';

interface Form {
  readonly message: string;
}
const isForm = (value: unknown): value is Form => isRecord(value) && typeof value.message === 'string';
const draft: Draft<Form> = { form: { message: 'Dear' }, isOpen: true };

function memory() {
  const values = new Map<string, string>();
  let time = 1_000_000;
  const deps = {
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
    now: () => time,
    isForm,
  };
  return {
    values,
    deps,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('[SND-03] drafts', () => {
  test('[SND-03a] what was typed comes back, for 24 h and no longer', () => {
    const { deps, pass } = memory();
    makeDraftStore('send/a', deps).save(draft);
    pass(DRAFT_LIFETIME);
    expect(makeDraftStore('send/a', deps).read()).toEqual(draft);
    pass(1);
    expect(makeDraftStore('send/a', deps).read()).toBeNull();
  });

  test('[SND-03a] a day is 86,400 seconds', () => {
    expect(DRAFT_LIFETIME).toBe(86_400_000);
  });

  test('[SND-03b] a cleared draft is gone, another recipient’s stays', () => {
    const { deps } = memory();
    const [one, other] = [makeDraftStore('send/a', deps), makeDraftStore('send/b', deps)];
    one.save(draft);
    other.save(draft);
    one.clear();
    expect(one.read()).toBeNull();
    expect(other.read()).toEqual(draft);
  });

  test('[SND-03n] a draft of the future, of a clock that was set back, is none', () => {
    const { deps, pass } = memory();
    makeDraftStore('send/a', deps).save(draft);
    pass(-1);
    expect(makeDraftStore('send/a', deps).read()).toBeNull();
  });

  test('[SND-03o] a sheet that was closed stays closed, and one of a release that kept more is still read', () => {
    const { deps, values } = memory();
    const store = makeDraftStore('send/a', deps);
    store.save({ ...draft, isOpen: false });
    expect(store.read()).toEqual({ ...draft, isOpen: false });
    values.set('billet/draft/send/a', JSON.stringify({ form: draft.form, attempt: { key: 'k' }, isOpen: 1, savedAt: deps.now() }));
    expect(store.read()).toEqual({ ...draft, isOpen: false });
  });

  test.each(['{', 'null', '{"form":{"message":1},"savedAt":1}', '{"form":{"message":"a"}}'])(
    '[SND-03c] a tampered draft %s counts as none',
    (text) => {
      const { deps, values } = memory();
      values.set('billet/draft/send/a', text);
      expect(makeDraftStore('send/a', deps).read()).toBeNull();
    },
  );

  test('[SND-03d] a storage that refuses loses the draft, never the page', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = makeDraftStore('send/a', { ...memory().deps, storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    store.save(draft);
    store.clear();
    expect(store.read()).toBeNull();
  });
});
