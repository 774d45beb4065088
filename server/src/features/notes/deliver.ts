import type { HeldItem, ValentineType } from '@billet/shared-domain/contract';
import { startOfHour, startOfMoscowDay } from '@billet/shared-domain/rules/moscow';
import type { Queries } from '../../kit/db/database.ts';
import { items, outbox, type Placement } from '../../kit/db/schema/items.ts';
import { marks, type RequestFacts, senders } from '../../kit/db/schema/sealed.ts';
import type { Deps } from '../../kit/deps.ts';
import { announceChange, announceNothing } from '../../kit/live/change-event.ts';
import { pairMark } from '../../kit/seal/keyed-hash.ts';
import { placeOf } from '../reach/index.ts';

/** All that is known of a thing on its way from one person to another. */
export interface Parcel {
  readonly recipientId: string;
  readonly senderId: string;
  readonly type: ValentineType;
  readonly gift: HeldItem;
  /** Checked and cleaned already; may be empty. */
  readonly message: string;
  readonly isFullyAnonymous: boolean;
  readonly isOpenSympathy: boolean;
  /** What the sending request told; dropped unless the sender may be revealed later. */
  readonly request: RequestFacts | null;
}

export interface Delivered {
  readonly itemId: string;
  readonly placement: Placement;
  /** Real time. */
  readonly arrivesAt: Date;
}

/**
 * Puts a parcel into the recipient's inbox in the caller's transaction (on the app pool): the item, the sealed sender
 * (for a fully anonymous one only a keyed hash), the change event and the outbox row `item-arrived`, which tells the
 * recipient through the bot. A fully anonymous item may be held back until that row's time: see `arriveItem`.
 *
 * What mustn't show (a block, a pause, a muted word) takes the very same steps and differs in its `placement` alone. The
 * sealed sender is the sender's own record, so a list of what somebody sent is made of it without asking for the placement.
 */
export async function deliverItem(tx: Queries, parcel: Parcel, deps: Pick<Deps, 'clock' | 'random' | 'config'>): Promise<Delivered> {
  const itemId = deps.random.uuid();
  const sentAt = deps.clock.now();
  const placement = await placeOf(tx, parcel, pairMark(deps.config.sealKey, parcel.recipientId, parcel.senderId));
  const delay = parcel.isFullyAnonymous ? deps.random.whole(deps.config.arrivalJitterSeconds) : 0;
  await tx.insert(items).values({
    id: itemId,
    recipientId: parcel.recipientId,
    type: parcel.type,
    gift: parcel.gift,
    message: parcel.message,
    isFullyAnonymous: parcel.isFullyAnonymous,
    isOpenSympathy: parcel.isOpenSympathy,
    isArrived: delay === 0,
    placement,
    sentBucket: parcel.isFullyAnonymous ? startOfMoscowDay(sentAt) : startOfHour(sentAt),
    shuffle: deps.random.whole(2 ** 31 - 1),
  });
  await seal(tx, itemId, parcel, sentAt, deps.config.sealKey);
  if (delay === 0) await (placement === 'inbox' ? announceChange : announceNothing)(tx, parcel.recipientId, 'inventory');
  const runAt = new Date(deps.clock.real().getTime() + delay * 1000);
  await tx.insert(outbox).values({ task: 'item-arrived', payload: { itemId, recipientId: parcel.recipientId }, runAt });
  return { itemId, placement, arrivesAt: runAt };
}

async function seal(tx: Queries, itemId: string, parcel: Parcel, sentAt: Date, sealKey: string): Promise<void> {
  await tx.insert(marks).values({ itemId, mark: pairMark(sealKey, parcel.recipientId, parcel.senderId) });
  if (parcel.isFullyAnonymous) return;
  const request = parcel.isOpenSympathy ? null : parcel.request;
  await tx.insert(senders).values({ itemId, senderId: parcel.senderId, sentAt, request });
}
