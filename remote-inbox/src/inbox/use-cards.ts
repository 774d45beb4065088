import { useNow } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useMemo } from 'react';
import { type CardModel, cardOf, cardStateTime } from './card.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The cards of a list. An unchanged note keeps its card object, so the grid renders only changed cards. */
export function useCards(notes: readonly Valentine[], early: number | null): readonly CardModel[] {
  const mayOpenByTheClock = notes.some(({ type, status }) => type === 'ordinary' && status === 'sent');
  const gate = cardStateTime(useNow(mayOpenByTheClock ? SECOND : MINUTE)).getTime();
  const cardFor = useMemo(() => rememberCards(early, new Date(gate)), [early, gate]);
  return useMemo(() => notes.map(cardFor), [notes, cardFor]);
}

function rememberCards(early: number | null, now: Date): (note: Valentine) => CardModel {
  const cards = new WeakMap<Valentine, CardModel>();
  return (note) => {
    const card = cards.get(note) ?? cardOf(note, early, now);
    cards.set(note, card);
    return card;
  };
}
