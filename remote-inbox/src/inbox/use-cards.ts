import { useNow } from '@billet/shared-bridge';
import type { Valentine } from '@billet/shared-domain/contract';
import { useMemo } from 'react';
import { type CardModel, cardOf, gateMoment } from './card.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The cards of a list. An item that didn't change keeps its card, so that the grid renders only what did. */
export function useCards(items: readonly Valentine[], hasEarlyReveal: boolean): readonly CardModel[] {
  const mayOpenByTheClock = items.some(({ type, status }) => type === 'ordinary' && status === 'sent');
  const gate = gateMoment(useNow(mayOpenByTheClock ? SECOND : MINUTE)).getTime();
  const cardFor = useMemo(() => rememberCards(hasEarlyReveal, new Date(gate)), [hasEarlyReveal, gate]);
  return useMemo(() => items.map(cardFor), [items, cardFor]);
}

function rememberCards(hasEarlyReveal: boolean, now: Date): (valentine: Valentine) => CardModel {
  const cards = new WeakMap<Valentine, CardModel>();
  return (valentine) => {
    const card = cards.get(valentine) ?? cardOf(valentine, hasEarlyReveal, now);
    cards.set(valentine, card);
    return card;
  };
}
