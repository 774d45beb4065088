import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { failureOf, offline, refused } from '../item/failures.sample.ts';
import { makeIntentions } from '../item/intentions.ts';
import { sampleValentine } from '../item/sample.ts';
import { draftsIn } from './drafts.ts';
import { isSendable, type ReplyPorts, sendReply } from './reply-flow.ts';

describe('[RPL-01] what may be sent', () => {
  test('[RPL-01] nothing empty or blank', () => {
    for (const typed of ['', '   \n', '\u3164', '\u2800']) expect(isSendable(typed)).toBe(false);
  });

  test('[RPL-01] at most 144 characters after trimming, as a person counts them', () => {
    expect(isSendable(`  ${'a'.repeat(144)}  `)).toBe(true);
    expect(isSendable('a'.repeat(145))).toBe(false);
    expect(isSendable('👩‍👩‍👧'.repeat(100))).toBe(true);
  });
});

function world(...errors: readonly (Error | null)[]) {
  const sent: { text: string; key: string }[] = [];
  const kept: Valentine[] = [];
  const forgotten: string[] = [];
  let made = 0;
  const ports: ReplyPorts = {
    ...makeIntentions(() => `key ${++made}`),
    failureOf,
    answer: async (_, text, key) => {
      const error = errors[sent.length];
      sent.push({ text, key });
      if (error) throw error;
      return sampleValentine({ answer: text });
    },
    keep: (valentine) => kept.push(valentine),
    forgetDraft: (id) => forgotten.push(id),
  };
  return { sent, kept, forgotten, send: (typed: string) => sendReply(ports, 'item', typed) };
}

describe('[RPL-01] sending', () => {
  test('[RPL-01] the trimmed text goes, the answered item is kept, the draft forgotten', async () => {
    const given = world();
    expect(await given.send('  yes! ')).toBe('sent');
    expect(given.sent[0]?.text).toBe('yes!');
    expect(given.kept[0]?.answer).toBe('yes!');
    expect(given.forgotten).toEqual(['item']);
  });

  test('[ERR-03] a failure loses nothing typed', async () => {
    for (const error of [offline(), refused(409, 'already_answered')]) {
      const given = world(error);
      expect(await given.send('yes')).toBe('failed');
      expect(given.forgotten).toEqual([]);
      expect(given.kept).toEqual([]);
    }
  });

  test('[PAY-03] the same text after silence carries the same key; another text another', async () => {
    const given = world(offline(), offline());
    await given.send('yes');
    await given.send('yes');
    await given.send('no');
    expect(given.sent.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2']);
  });
});

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
    const drafts = draftsIn(memory());
    drafts.write('a', 'well');
    drafts.write('b', 'hm');
    expect([drafts.read('a'), drafts.read('b'), drafts.read('c')]).toEqual(['well', 'hm', '']);
    drafts.forget('a');
    drafts.write('b', '');
    expect([drafts.read('a'), drafts.read('b')]).toEqual(['', '']);
  });

  test('[RPL-01] a storage that may not be used costs the draft and nothing else', () => {
    const full = draftsIn({
      ...memory(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    full.write('a', 'well');
    expect(full.read('a')).toBe('');
    expect(draftsIn(null).read('a')).toBe('');
  });
});
