import type { Item } from '@billet/shared-domain/contract';
import { cutText, TITLE_CUT } from '@billet/shared-domain/rules/text';
import type { Text } from '@billet/shared-i18n';

/** Name of a gift in the reader's language; the server's name if the catalogue has none. */
export function giftName(text: Text, gift: Pick<Item, 'id' | 'displayName'>): string {
  const id = `send-gift-${gift.id}`;
  const name = text(id);
  return cutText(name === id || name === '' ? gift.displayName : name, TITLE_CUT);
}
