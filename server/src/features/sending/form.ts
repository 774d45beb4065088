import type { Item } from '@billet/shared-domain/contract';
import { offeredGifts } from '@billet/shared-domain/rules/gifts';
import { totalPrice } from '@billet/shared-domain/rules/price';
import { MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';
import { findItem } from '../catalogue/index.ts';

/** What a checkout says of the gift, as it was typed. */
export interface Form {
  readonly itemId: string;
  readonly message: string;
  readonly isSuper: boolean;
  readonly isFullyAnonymous: boolean;
  readonly isOpenSympathy: boolean;
  readonly isAnonymousMessage: boolean;
}

export interface ReadForm {
  readonly item: Item;
  readonly message: string;
  /** Whole Stars. Nothing a client says goes into it but which gift and which extras. */
  readonly price: number;
}

/** The checked form. Throws ApiError that names the field at fault. */
export function readForm(form: Form): ReadForm {
  if (form.isFullyAnonymous && form.isOpenSympathy) {
    throw new ApiError('privacy_conflict', 'Choose full anonymity or open sympathy, not both', { field: 'isOpenSympathy' });
  }
  if (form.isAnonymousMessage) refuseInAnonymousMode(form);
  const item = findItem(form.itemId, form.isAnonymousMessage);
  if (!item || !isOffered(item, form)) throw new ApiError('unknown_item', 'There is no such gift in this mode', { field: 'itemId' });
  // a valentine may come without words; a question may not
  const message = cleanText(form.message, MESSAGE_LIMIT, 'message', !form.isAnonymousMessage);
  return { item, message, price: totalPrice(item.starPrice, form) };
}

/** Questions know neither super nor open sympathy. */
function refuseInAnonymousMode(form: Form): void {
  for (const field of ['isSuper', 'isOpenSympathy'] as const) {
    if (form[field]) throw new ApiError('bad_input', `${field}: not in anonymous messages`, { field });
  }
}

function isOffered(item: Item, { isAnonymousMessage }: Form): boolean {
  return isAnonymousMessage || offeredGifts([item]).length === 1;
}
