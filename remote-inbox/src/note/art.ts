import type { Valentine } from '@billet/shared-domain/contract';

/** Picture of a received item: its wrapping until it is opened. Items from the club have their own picture. */
export function artOf(note: Pick<Valentine, 'status' | 'type' | 'item'>): string {
  if (note.item.type === 'service') return 'club';
  if (note.status === 'opened') return note.item.id;
  return wrappingOf(note);
}

export function wrappingOf(note: Pick<Valentine, 'type'>): string {
  return note.type === 'anonymous_message' ? 'envelope' : 'gift_closed';
}
