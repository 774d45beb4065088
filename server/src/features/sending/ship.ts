import type { ValentineType } from '@billet/shared-domain/contract';
import type { Queries } from '../../kit/db/database.ts';
import type { Purchase } from '../../kit/db/schema/money.ts';
import type { Deps } from '../../kit/deps.ts';
import { findItem, giftsWithout, heldItem } from '../catalogue/index.ts';
import { type Delivered, deliverItem } from '../notes/index.ts';
import { drawContent } from './draw.ts';
import { countSending, marksOf } from './limits.ts';

/** A gift on its way, whoever paid what for it. */
export type Shipment = Omit<Extract<Purchase, { kind: 'item' }>, 'kind'> & { readonly senderId: string };

/** Delivers a gift in the caller's transaction and counts it for the limits. A surprise is drawn now: `contentId` is what it held. */
export async function ship(tx: Queries, deps: Deps, shipment: Shipment): Promise<Delivered & { readonly contentId: string }> {
  const bought = findItem(shipment.itemId, shipment.isAnonymousMessage);
  if (!bought) throw new Error(`The catalogue has lost ${shipment.itemId}`);
  const content = drawContent(bought, giftsWithout(deps.config.hiddenGifts), (count) => deps.random.whole(count - 1));
  const { senderId, recipientId, message, isFullyAnonymous, isOpenSympathy, request } = shipment;
  const parcel = {
    senderId,
    recipientId,
    message,
    isFullyAnonymous,
    isOpenSympathy,
    request,
    type: typeOf(shipment),
    gift: heldItem(content),
  };
  const delivered = await deliverItem(tx, parcel, deps);
  await countSending(tx, marksOf(deps.config.sealKey, shipment), deps.clock.real());
  return { ...delivered, contentId: content.id };
}

function typeOf({ isAnonymousMessage, isSuper }: Shipment): ValentineType {
  if (isAnonymousMessage) return 'anonymous_message';
  return isSuper ? 'super' : 'ordinary';
}
