import type { Valentine } from '@billet/shared-domain/contract';
import { closedUntil, openingTime } from '@billet/shared-domain/rules/march8';
import { fromMoscow, inMoscow } from '@billet/shared-domain/rules/moscow';
import { type Ribbon, ribbonOf } from '@billet/shared-domain/rules/ribbon';
import { artOf } from '../note/art.ts';

export type CardLabel = 'closed' | 'open' | 'opened';

/** Everything that a card of the list shows. */
export interface CardModel {
  readonly id: string;
  readonly artId: string;
  readonly giftId: string;
  readonly isAnonymous: boolean;
  readonly isSuper: boolean;
  /** Sent by the product team; visible before the card is opened. */
  readonly isService: boolean;
  /** Null where a ribbon would carry no information (INB-04). */
  readonly ribbon: Ribbon | null;
  readonly label: CardLabel;
  /** Message of an opened note; empty for a gift without a message. Null while unopened. */
  readonly words: string | null;
  readonly isAnswered: boolean;
  readonly sentAt: string;
}

export function cardOf(note: Valentine, early: number | null, now: Date): CardModel {
  return {
    id: note.id,
    artId: artOf(note),
    giftId: note.item.id,
    isAnonymous: note.type === 'anonymous_message',
    isSuper: note.type === 'super',
    isService: note.item.type === 'service',
    ribbon: ribbonOf(note),
    label: labelOf(note, early, now),
    words: note.status === 'opened' ? (note.message ?? '') : null,
    isAnswered: note.answer !== null,
    sentAt: note.sentAt,
  };
}

function labelOf(note: Valentine, early: number | null, now: Date): CardLabel {
  if (closedUntil(note, early, now)) return 'closed';
  return note.status === 'opened' ? 'opened' : 'open';
}

export type CardPress = { readonly kind: 'closed'; readonly opensAt: Date } | { readonly kind: 'unwrap' | 'detail' };

/** Action of a tap on a card. A closed card makes no API call. */
export function pressOf(note: Valentine, early: number | null, now: Date): CardPress {
  const opensAt = closedUntil(note, early, now);
  if (opensAt) return { kind: 'closed', opensAt };
  return { kind: note.status === 'opened' ? 'detail' : 'unwrap' };
}

/** Returns a moment that stays the same for as long as cards look as they do `now`. */
export function cardStateTime(now: Date): Date {
  const { year } = inMoscow(now);
  const opens = openingTime(year);
  return now >= opens ? opens : fromMoscow(year, 1, 1);
}
