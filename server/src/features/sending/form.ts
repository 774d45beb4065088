import type { Item, ValentineType } from '@billet/shared-domain/contract';
import { offeredGifts } from '@billet/shared-domain/rules/gifts';
import { totalPrice } from '@billet/shared-domain/rules/price';
import { type Privacy, type PrivacyFlags, privacyOf } from '@billet/shared-domain/rules/privacy';
import { MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';
import { findGift } from '../catalogue/index.ts';

/** The part of a checkout that describes the gift, as sent by the client. */
export interface Form extends PrivacyFlags {
  readonly itemId: string;
  readonly message: string;
  readonly isSuper: boolean;
  readonly isAnonymousMessage: boolean;
  readonly isMatchable: boolean;
}

export interface ReadForm {
  readonly gift: Item;
  readonly type: ValentineType;
  readonly message: string;
  readonly privacy: Privacy;
  /** Never for a fully anonymous note, whatever the client sends. */
  readonly isMatchable: boolean;
  /** Whole Stars, computed from the gift and the extras; the client's price is not used. */
  readonly price: number;
}

/** Inputs of the list of offered gifts: gifts hidden by the deployment, and the business time. */
export interface Offer {
  readonly hiddenIds: readonly string[];
  readonly now: Date;
}

/** Validates a form. Throws ApiError that names the field at fault. */
export function readForm(form: Form, offer: Offer): ReadForm {
  const privacy = privacyOf(form);
  if (privacy === null) {
    throw new ApiError('privacy_conflict', 'Choose full anonymity or open sympathy, not both', { field: 'isOpenSympathy' });
  }
  if (form.isAnonymousMessage) refuseInAnonymousMode(form);
  const gift = findGift(form.itemId, form.isAnonymousMessage);
  if (!gift || !isOffered(gift, form, offer)) throw new ApiError('unknown_item', 'There is no such gift in this mode', { field: 'itemId' });
  // a valentine may have no text; a question may not
  const message = cleanText(form.message, MESSAGE_LIMIT, 'message', !form.isAnonymousMessage);
  return {
    gift,
    type: typeOf(form),
    message,
    privacy,
    isMatchable: form.isMatchable && privacy !== 'full_anon',
    price: totalPrice(gift.starPrice, form),
  };
}

/** Questions have neither super nor open sympathy. */
function refuseInAnonymousMode(form: Form): void {
  for (const field of ['isSuper', 'isOpenSympathy'] as const) {
    if (form[field]) throw new ApiError('bad_input', `${field}: not in anonymous messages`, { field });
  }
}

function isOffered(gift: Item, { isAnonymousMessage }: Form, { hiddenIds, now }: Offer): boolean {
  return isAnonymousMessage || (offeredGifts([gift], now).length === 1 && !hiddenIds.includes(gift.id));
}

function typeOf({ isAnonymousMessage, isSuper }: Form): ValentineType {
  if (isAnonymousMessage) return 'anonymous_message';
  return isSuper ? 'super' : 'ordinary';
}
