import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Call } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { Run } from '../../kit/idempotency/keyed-call.ts';
import { countPair } from '../../kit/limits/limits.ts';
import { claimMessage, refuseRepeated } from '../../kit/limits/repeated.ts';
import { acceptsGifts } from '../delivery-policy/index.ts';
import type { Sending } from '../notes/index.ts';
import { refuseOtherPrice, type SellingDeps, sell } from '../payments/index.ts';
import { findByCode } from '../people/index.ts';
import { readForm } from './form.ts';
import { type GiftRequest, giftProduct } from './gift-product.ts';
import { readRequest } from './request/request.ts';
import { sendGift } from './send-gift.ts';

type CheckoutRun = Run<CheckoutAnswer>;

/** Sends a free note at once. For a paid one, creates the order and its invoice link and delivers nothing yet. */
export async function checkout(deps: SellingDeps, { person, body, request }: Call<'checkout'>, run: CheckoutRun): Promise<CheckoutAnswer> {
  const { gift, price, type, message, privacy, isMatchable } = readForm(body, {
    hiddenIds: deps.config.hiddenGifts,
    now: deps.clock.now(),
  });
  refuseOtherPrice(body.total, price);
  const recipient = await findRecipient(deps, body.valentineCode, person);
  await countPair(deps, person, recipient);
  const facts = privacy === 'reveal' ? await readRequest(request, deps.findPlace) : null;
  const sending: Sending = {
    senderId: person.id,
    senderTelegramId: person.telegramId,
    recipientId: recipient.id,
    giftId: gift.id,
    type,
    message,
    privacy,
    isMatchable,
    request: facts,
  };
  if (price === 0) return sendNow(deps, sending, recipient, run);
  if (!(await acceptsGifts(deps, sending, recipient))) throw new ApiError('not_deliverable', 'Only free gifts reach this person now');
  await refuseRepeated(deps.db.app, deps, sending);
  return sellGift(deps, person, { gift, price, sending }, body.total, run);
}

async function findRecipient({ db }: Deps, code: string, sender: UserRow): Promise<UserRow> {
  if (code === sender.code) throw new ApiError('own_code', 'This is your own code', { field: 'valentineCode' });
  const recipient = await findByCode(db.app, code);
  if (!recipient) throw new ApiError('not_found', 'No user has this code', { field: 'valentineCode' });
  return recipient;
}

function sendNow(deps: Deps, sending: Sending, recipient: UserRow, run: CheckoutRun): Promise<CheckoutAnswer> {
  return deps.db.app.transaction(async (tx) => {
    await claimMessage(tx, deps, sending);
    await sendGift(tx, deps, sending, recipient);
    return run.finish(tx, { success: true, link: null, orderId: null });
  });
}

function sellGift(
  deps: SellingDeps,
  payer: UserRow,
  gift: GiftRequest,
  shown: number | undefined,
  run: CheckoutRun,
): Promise<CheckoutAnswer> {
  const sale = { product: giftProduct, payer, input: gift, shown, requestId: run.requestId };
  return sell(deps, sale, (tx, order) => run.finish(tx, { success: true, ...order }));
}
