import type { Queries } from '../../kit/db/database.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { findGift, giftsIn, giftsWithout, heldGift } from '../catalogue/index.ts';
import { type Delivered, deliverNote, type Sending } from '../notes/index.ts';
import { drawContent } from './draw.ts';

type Recipient = Pick<UserRow, 'telegramId'>;

/** Delivers a gift in the caller's transaction. A surprise is drawn here. `contentIds`: the gifts that the item consists of. */
export async function sendGift(
  tx: Queries,
  deps: Deps,
  sending: Sending,
  recipient: Recipient,
): Promise<Delivered & { readonly contentIds: readonly string[] }> {
  const bought = findGift(sending.giftId, sending.type === 'anonymous_message');
  if (!bought) throw new Error(`The catalogue does not contain ${sending.giftId}`);
  const content = drawContent(bought, giftsWithout(deps.config.hiddenGifts), (count) => deps.random.integer(count - 1));
  const delivered = await deliverNote(tx, deps, sending, { gift: heldGift(content), recipientTelegramId: recipient.telegramId });
  return { ...delivered, contentIds: giftsIn(content).map(({ id }) => id) };
}
