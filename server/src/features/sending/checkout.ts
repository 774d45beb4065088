import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import type { Queries } from '../../kit/db/database.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Call } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import type { Run } from '../../kit/idempotency/keyed-call.ts';
import { say } from '../../kit/messages/texts.ts';
import { awaitPayment, type Offer, openOrder } from '../payments/index.ts';
import { findByCode } from '../people/index.ts';
import { acceptsGifts } from '../reach/index.ts';
import { type ReadForm, readForm } from './form.ts';
import { countAddress, marksOf, refuseTooMany } from './limits.ts';
import { readRequest } from './request/request.ts';
import { type Shipment, ship } from './ship.ts';

/** Sends what is free at once; for what is paid it makes an order and the link that pays it, and delivers nothing yet. */
export async function checkout(deps: Deps, { person, body, request }: Call<'checkout'>, run: Run<CheckoutAnswer>): Promise<CheckoutAnswer> {
  const form = readForm(body);
  const recipient = await findRecipient(deps, body.valentineCode, person);
  const shipment: Shipment = {
    senderId: person.id,
    recipientId: recipient.id,
    itemId: form.item.id,
    message: form.message,
    isSuper: body.isSuper,
    isFullyAnonymous: body.isFullyAnonymous,
    isOpenSympathy: body.isOpenSympathy,
    isAnonymousMessage: body.isAnonymousMessage,
    request: body.isFullyAnonymous || body.isOpenSympathy ? null : await readRequest(request),
  };
  const sale: Sale = { person, recipient, form, shipment, address: request.ip };
  return form.price === 0 ? sendNow(deps, sale, run) : sell(deps, sale, run);
}

async function findRecipient({ db }: Deps, code: string, sender: UserRow): Promise<UserRow> {
  if (code === sender.code) throw new ApiError('own_code', 'This is your own code', { field: 'valentineCode' });
  const recipient = await findByCode(db.app, code);
  if (!recipient) throw new ApiError('not_found', 'Nobody has this code', { field: 'valentineCode' });
  return recipient;
}

/** Refuses what is too much, by person, pair and network. */
async function checkLimits(tx: Queries, { config, clock }: Deps, { shipment, address }: Sale): Promise<void> {
  await refuseTooMany(tx, marksOf(config.sealKey, shipment), config.limits, clock.real());
  await countAddress(tx, config, address, clock.real());
}

function sendNow(deps: Deps, sale: Sale, run: Run<CheckoutAnswer>): Promise<CheckoutAnswer> {
  return deps.db.app.transaction(async (tx) => {
    await checkLimits(tx, deps, sale);
    await ship(tx, deps, sale.shipment);
    return run.finish(tx, { success: true, link: null, orderId: null });
  });
}

interface Sale {
  readonly person: UserRow;
  readonly recipient: UserRow;
  readonly form: ReadForm;
  readonly shipment: Shipment;
  /** Where the call came from. */
  readonly address: string;
}

async function sell(deps: Deps, sale: Sale, run: Run<CheckoutAnswer>): Promise<CheckoutAnswer> {
  const { person, recipient, form, shipment } = sale;
  const isWelcome = await acceptsGifts(deps, person.id, recipient);
  if (!isWelcome) throw new ApiError('not_deliverable', 'Only free gifts reach this person now');
  await deps.db.app.transaction((tx) => checkLimits(tx, deps, sale));
  const order = await openOrder(deps, person, offerOf(person, form, shipment), run.requestId);
  return awaitPayment(deps, order, (tx) => run.finish(tx, { success: true, ...order }));
}

function offerOf({ languageCode }: UserRow, { item, price }: ReadForm, { senderId: _, ...shipment }: Shipment): Offer {
  return {
    purchase: { kind: 'item', ...shipment },
    bought: item.id,
    amount: price,
    title: say(languageCode, 'bot-invoice-item'),
    description: say(languageCode, 'bot-invoice-item-description', { gift: item.displayName }),
  };
}
