import type { RevealAnswer, RevealPack } from '@billet/shared-domain/contract';
import { packOffers } from '@billet/shared-domain/rules/packs';
import { isServiceId } from '@billet/shared-domain/rules/service';
import type { FastifyInstance } from 'fastify';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Call } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { answerKeyedCall, type Run } from '../../kit/idempotency/keyed-call.ts';
import { countFor } from '../../kit/limits/limits.ts';
import { languageOf } from '../../kit/messages/language.ts';
import { translate } from '../../kit/messages/texts.ts';
import { type SellingDeps, sell } from '../payments/index.ts';
import { type Opening, openSender } from './open.ts';
import { packProduct } from './pack-product.ts';

export function registerReveal(app: FastifyInstance, deps: SellingDeps): void {
  answerKeyedCall(
    app,
    deps,
    'revealSender',
    (call, run) => reveal(deps, call, run),
    // A revealed sender may have deleted the account since
    async ({ person, params }, first) => (first.success ? answerTo(await openSender(deps, params.id, person.id), person) : first),
  );
}

/** Reveals the sender for a credit. Without a credit, says that a pack is needed, or sells the requested pack. */
async function reveal(deps: SellingDeps, call: Call<'revealSender'>, run: Run<RevealAnswer>): Promise<RevealAnswer> {
  const { person, params, body } = call;
  if (isServiceId(params.id)) throw notRevealable();
  const opening = await openSender(deps, params.id, person.id);
  if (opening.outcome === 'no_credits' && body.revealPackType) return sellPack(deps, call, body.revealPackType, run);
  return run.finish(deps.db.app, answerTo(opening, person));
}

const notRevealable = () => new ApiError('not_revealable', 'The sender of this can not be revealed');
const nothing = { success: false, requiresPayment: false, error: null, data: null } as const;

/** Throws ApiError when nothing can be revealed. */
function answerTo(opening: Opening, person: UserRow): RevealAnswer {
  const { availableReveals } = opening;
  switch (opening.outcome) {
    case 'revealed':
      return { ...nothing, success: true, data: opening.details, availableReveals };
    case 'no_credits':
      return { ...nothing, requiresPayment: true, availableReveals };
    case 'gone':
      return { ...nothing, error: translate(languageOf(person), 'bot-sender-gone'), availableReveals };
    case 'too_many':
      throw new ApiError('too_many', 'Enough was revealed for this hour', { retryAfter: opening.retryAfter });
    case 'not_found':
      throw new ApiError('not_found', 'You have no such note', { field: 'id' });
    case 'not_opened':
      throw new ApiError('not_opened', 'Open it before you ask who sent it');
    case 'not_revealable':
      throw notRevealable();
  }
}

async function sellPack(
  deps: SellingDeps,
  { person, body }: Call<'revealSender'>,
  pack: RevealPack,
  run: Run<RevealAnswer>,
): Promise<RevealAnswer> {
  await countFor(deps, 'invoicesAnHour', person);
  const sale = { product: packProduct, payer: person, input: { pack }, shown: body.total, requestId: run.requestId };
  return sell(deps, sale, (tx, { link, orderId }) => {
    const data = { checkoutLink: link, orderId, packSize: packOffers[pack].reveals };
    return run.finish(tx, { ...nothing, requiresPayment: true, data, availableReveals: 0 });
  });
}
