import { sampleNote } from '@billet/shared-bridge/testing';
import type { Valentine } from '@billet/shared-domain/contract';
import { describe, expect, test } from '@rstest/core';
import { cardOf, cardStateTime, pressOf } from './card.ts';

const beforeGate = new Date('2026-03-08T10:59:59Z');
const atGate = new Date('2026-03-08T11:00:00Z');
const unopened = (change: Partial<Valentine> = {}) => sampleNote({ status: 'sent', message: null, ...change });
const labelAt = (valentine: Valentine, now: Date, early: number | null = null) => cardOf(valentine, early, now).label;

describe('[INB-04] ribbon precedence', () => {
  const ribbons: readonly [string, Partial<Valentine>, string][] = [
    ['not public', { isPublic: false, isMutual: true, isOpenSympathy: true }, 'hidden'],
    ['public and mutual', { isMutual: true, isOpenSympathy: true }, 'mutual'],
    ['open sympathy', { isOpenSympathy: true }, 'sympathy'],
    ['answered and public', { answer: 'Me too' }, 'visible'],
  ];
  for (const [name, change, ribbon] of ribbons) {
    test(`[INB-04] the ribbon of a note that is ${name} is ${ribbon}`, () => {
      expect(cardOf(sampleNote(change), null, atGate).ribbon).toBe(ribbon);
    });
  }
});

describe('[INB-04] notes without a ribbon', () => {
  const quiet: readonly [string, Partial<Valentine>][] = [
    ['an unanswered note', {}],
    ['an unopened note', { status: 'sent', message: null }],
    ['a note from the club', { isPublic: false, item: { ...sampleNote().item, type: 'service' } }],
  ];
  for (const [name, change] of quiet) {
    test(`[INB-04] shows no ribbon on ${name}`, () => {
      expect(cardOf(sampleNote(change), null, atGate).ribbon).toBeNull();
    });
  }
});

describe('[INB-06] message preview of a card', () => {
  const wordsOf = (note: Valentine) => {
    const { words, isAnswered } = cardOf(note, null, atGate);
    return { words, isAnswered };
  };
  test('[INB-06] an opened card shows its message, or nothing for a gift without a message, and whether it is answered', () => {
    expect(wordsOf(sampleNote({ message: 'Hello' }))).toEqual({ words: 'Hello', isAnswered: false });
    expect(wordsOf(sampleNote({ message: null, answer: 'Thanks' }))).toEqual({ words: '', isAnswered: true });
  });
  test('[INB-05] a sealed card shows no message', () => {
    expect(wordsOf(unopened())).toEqual({ words: null, isAnswered: false });
  });
});

describe('[INB-05] label of a card', () => {
  test('[INB-05] an unopened ordinary item is labelled closed until 14:00 in Moscow on 8 March, then open', () => {
    expect(labelAt(unopened(), beforeGate)).toBe('closed');
    expect(labelAt(unopened(), atGate)).toBe('open');
  });

  test('[INB-05] super and anonymous items are never labelled closed', () => {
    expect(labelAt(unopened({ type: 'super' }), beforeGate)).toBe('open');
    expect(labelAt(unopened({ type: 'anonymous_message' }), beforeGate)).toBe('open');
  });

  test('[INB-05] all items are labelled open for a user who bought the early reveal', () => {
    expect(labelAt(unopened(), beforeGate, Number.POSITIVE_INFINITY)).toBe('open');
  });

  test('[INB-05] after a refunded early opening, items sent before the refund stay open', () => {
    const note = unopened();
    const sentAt = Date.parse(note.sentAt);
    expect([labelAt(note, beforeGate, sentAt), labelAt(note, beforeGate, sentAt - 1)]).toEqual(['open', 'closed']);
  });

  test('[INB-05] items sent before 5 March 2025 are never labelled closed', () => {
    expect(labelAt(unopened({ sentAt: '2025-03-04T20:59:59.999Z' }), new Date('2025-03-06T12:00:00Z'))).toBe('open');
    expect(labelAt(unopened({ sentAt: '2025-03-04T21:00:00.000Z' }), new Date('2025-03-06T12:00:00Z'))).toBe('closed');
  });

  test('[INB-05] an opened item is labelled opened before the gate too', () => {
    expect(labelAt(sampleNote(), beforeGate)).toBe('opened');
  });
});

describe('[INB-05] tap on a card', () => {
  test('[INB-05] a tap on a closed card shows when it opens', () => {
    expect(pressOf(unopened(), null, beforeGate)).toEqual({ kind: 'closed', opensAt: atGate });
  });

  test('[INB-06] a tap on an unopened card unwraps it, a tap on an opened card shows its detail', () => {
    expect(pressOf(unopened(), null, atGate)).toEqual({ kind: 'unwrap' });
    expect(pressOf(sampleNote(), null, atGate)).toEqual({ kind: 'detail' });
  });
});

test('[INB-05] cards are recomputed only when the gate opens and when the year changes', () => {
  const moments = ['2026-01-01T00:00:00Z', '2026-03-08T10:59:59Z', '2026-03-08T11:00:00Z', '2026-12-31T20:59:59Z', '2026-12-31T21:00:00Z'];
  const gates = moments.map((moment) => cardStateTime(new Date(moment)).getTime());
  expect(gates[0]).toBe(gates[1]);
  expect(gates[2]).toBe(gates[3]);
  expect(new Set(gates).size).toBe(3);
  for (const moment of moments) {
    const now = new Date(moment);
    for (const valentine of [unopened(), unopened({ sentAt: '2025-03-06T09:00:00.000Z' }), sampleNote()]) {
      expect(labelAt(valentine, cardStateTime(now))).toBe(labelAt(valentine, now));
    }
  }
});

test('[INB-10] a service item shows the club picture, opened or not', () => {
  const item = { ...sampleNote().item, id: 'welcome', type: 'service' as const };
  expect(cardOf(sampleNote({ item }), null, atGate).artId).toBe('club');
  expect(cardOf(unopened({ item }), null, atGate).artId).toBe('club');
});
