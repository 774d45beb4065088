import { describe, expect, test } from '@rstest/core';
import { DRAFT_LIFETIME, type Draft, isRecord, makeDraftStore } from './draft.ts';
import { sampleSending as sending } from './samples.ts';

interface Form {
  readonly message: string;
}
const isForm = (value: unknown): value is Form => isRecord(value) && typeof value.message === 'string';
const attempt = { key: 'k', sending, orderId: null };
const draft: Draft<Form> = { form: { message: 'Dear' }, attempt, isOpen: true };

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
  test('[SND-03a] what was typed comes back with its attempt, for 24 h and no longer', () => {
    const { deps, pass } = memory();
    makeDraftStore('send/a', deps).save(draft);
    pass(DRAFT_LIFETIME);
    expect(makeDraftStore('send/a', deps).read()).toEqual(draft);
    pass(1);
    expect(makeDraftStore('send/a', deps).read()).toBeNull();
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

  test('[SND-03k] an attempt of the release before, in the words of the wire, is still known', () => {
    const { deps, values } = memory();
    const wire = {
      valentineCode: sending.to,
      itemId: 'tulip',
      message: 'Dear',
      isSuper: true,
      isFullyAnonymous: true,
      isOpenSympathy: false,
    };
    const keep = (body: unknown) =>
      values.set('billet/draft/send/a', JSON.stringify({ ...draft, attempt: { key: 'k', body, orderId: 'o' }, savedAt: deps.now() }));
    keep(wire);
    expect(makeDraftStore('send/a', deps).read()?.attempt).toEqual({
      key: 'k',
      sending: { ...sending, privacy: 'full_anon', isSuper: true },
      orderId: 'o',
    });
    keep({ valentineCode: sending.to, itemId: 'anon', message: 'Dear', isAnonymousMessage: true });
    expect(makeDraftStore('send/a', deps).read()?.attempt?.sending).toEqual({ ...sending, mode: 'anonymous', giftId: 'anon' });
    keep({ ...wire, itemId: 7 });
    expect(makeDraftStore('send/a', deps).read()).toMatchObject({ form: draft.form, attempt: null });
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
