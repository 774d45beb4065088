import type { Valentine } from '@billet/shared-domain/contract';

/** The picture of something received: wrapped until it is opened; service items are the club's. */
export function artOf(valentine: Pick<Valentine, 'status' | 'type' | 'item'>): string {
  if (valentine.item.type === 'service') return 'club';
  if (valentine.status === 'opened') return valentine.item.id;
  return wrappingOf(valentine);
}

export function wrappingOf(valentine: Pick<Valentine, 'type'>): string {
  return valentine.type === 'anonymous_message' ? 'envelope' : 'gift_closed';
}
