import type { RevealAnswer, RevealPack } from '@billet/shared-domain/contract';
import { packOffers } from '@billet/shared-domain/rules/packs';
import { isServiceId } from '@billet/shared-domain/rules/service';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Call } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { answerKeyedCall, type Run } from '../../kit/idempotency/keyed-call.ts';
import { say } from '../../kit/messages/texts.ts';
import { awaitPayment, type Offer, openOrder } from '../payments/index.ts';
import { type Opening, openSender } from './open.ts';

export function registerReveal(app: FastifyInstance, deps: Deps): void {
  answerKeyedCall(app, deps, 'revealSender', (call, run) => reveal(deps, call, run));
}

/** Shows who sent it, against a reveal; without one it says that a pack is needed, or sells the pack that was asked for. */
async function reveal(deps: Deps, { person, params, body }: Call<'revealSender'>, run: Run<RevealAnswer>): Promise<RevealAnswer> {
  if (isServiceId(params.id)) throw notRevealable();
  const opening = await openSender(deps, params.id, person.id);
  if (opening.outcome === 'no_credits' && body.revealPackType) return sellPack(deps, person, params.id, body.revealPackType, run);
  return run.finish(deps.db.app, answerTo(opening, person));
}

const notRevealable = () => new ApiError('not_revealable', 'The sender of this can not be revealed');
const nothing = { success: false, requiresPayment: false, error: null, data: null } as const;

/** Throws ApiError where there is nothing to reveal. */
function answerTo(opening: Opening, { languageCode }: UserRow): RevealAnswer {
  const { availableReveals } = opening;
  switch (opening.outcome) {
    case 'revealed':
      return { ...nothing, success: true, data: opening.details, availableReveals };
    case 'no_credits':
      return { ...nothing, requiresPayment: true, availableReveals };
    case 'gone':
      return { ...nothing, error: say(languageCode, 'bot-sender-gone'), availableReveals };
    case 'too_many':
      throw new ApiError('too_many', 'Enough was revealed for this hour', { retryAfter: opening.retryAfter });
    case 'not_found':
      throw new ApiError('not_found', 'You have no such item', { field: 'id' });
    case 'not_opened':
      throw new ApiError('not_opened', 'Open it before you ask who sent it');
    case 'not_revealable':
      throw notRevealable();
  }
}

async function sellPack(deps: Deps, person: UserRow, itemId: string, pack: RevealPack, run: Run<RevealAnswer>): Promise<RevealAnswer> {
  const order = await openOrder(deps, person, packOffer(person, itemId, pack), run.requestId);
  const data = { checkoutLink: order.link, orderId: order.orderId, packSize: packOffers[pack].reveals };
  return awaitPayment(deps, order, (tx) => run.finish(tx, { ...nothing, requiresPayment: true, data, availableReveals: 0 }));
}

function packOffer({ languageCode }: UserRow, itemId: string, pack: RevealPack): Offer {
  const { reveals, total } = packOffers[pack];
  return {
    purchase: { kind: 'reveal_pack', pack, revealItemId: itemId },
    bought: pack,
    amount: total,
    title: say(languageCode, 'bot-invoice-pack', { reveals }),
    description: say(languageCode, 'bot-invoice-pack-description', { reveals }),
  };
}
