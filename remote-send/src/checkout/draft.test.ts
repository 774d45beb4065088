import { describe, expect, test } from '@rstest/core';
import { DRAFT_LIFETIME, type Draft, isRecord, makeDraftStore } from './draft.ts';

interface Form {
  readonly message: string;
}
const isForm = (value: unknown): value is Form => isRecord(value) && typeof value.message === 'string';
const attempt = { key: 'k', body: { valentineCode: 'a2b3c4d5e6', itemId: 'tulip' }, orderId: null };
const draft: Draft<Form> = { form: { message: 'Dear' }, attempt, isOpen: true };

function memory() {
  const values = new Map<string, string>();
  let time = 1_000_000;
  const ports = {
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
    ports,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('[SND-03] drafts', () => {
  test('[SND-03a] what was typed comes back with its attempt, for 24 h and no longer', () => {
    const { ports, pass } = memory();
    makeDraftStore('send/a', ports).save(draft);
    pass(DRAFT_LIFETIME);
    expect(makeDraftStore('send/a', ports).read()).toEqual(draft);
    pass(1);
    expect(makeDraftStore('send/a', ports).read()).toBeNull();
  });

  test('[SND-03b] a cleared draft is gone, another recipient’s stays', () => {
    const { ports } = memory();
    const [one, other] = [makeDraftStore('send/a', ports), makeDraftStore('send/b', ports)];
    one.save(draft);
    other.save(draft);
    one.clear();
    expect(one.read()).toBeNull();
    expect(other.read()).toEqual(draft);
  });

  test.each(['{', 'null', '{"form":{"message":1},"savedAt":1}', '{"form":{"message":"a"}}'])(
    '[SND-03c] a tampered draft %s counts as none',
    (text) => {
      const { ports, values } = memory();
      values.set('billet/draft/send/a', text);
      expect(makeDraftStore('send/a', ports).read()).toBeNull();
    },
  );

  test('[SND-03d] a storage that refuses loses the draft, never the page', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = makeDraftStore('send/a', { ...memory().ports, storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    store.save(draft);
    store.clear();
    expect(store.read()).toBeNull();
  });
});
