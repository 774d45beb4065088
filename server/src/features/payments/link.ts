import type { Database } from '../../kit/db/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { type Order, sealLink } from './order.ts';
import { moveOrder } from './order-repository.ts';
import type { Offer } from './product.ts';
import { payloadOf } from './validate.ts';

/** Milliseconds for the messenger to make a link, as far as somebody waits for it. */
const LINK_TIMEOUT = 8_000;

interface Asked {
  /** Whether somebody was told already that there is none. */
  isLate: boolean;
  readonly link: Promise<string>;
}

/** The links that the messenger is making in this process, by order. */
const asked = new WeakMap<Database, Map<string, Asked>>();

type Words = Pick<Offer, 'description'> & { readonly title: string };

/**
 * Asks for the order's own amount: no other is taken, and the offer's may be newer. Whoever asks again while the messenger still makes a
 * link waits for that one, and one that comes when nobody waits any more is kept: a request that fails on our side is counted no more for
 * any limit, and shall make no more links for that. What the messenger never answers is asked for again; it makes none that anybody gets.
 */
export async function makeLink(deps: Deps, order: Order, words: Words): Promise<string> {
  const links = linksOf(deps.db);
  const making = links.get(order.id) ?? ask(deps, order, words);
  links.set(order.id, making);
  try {
    return await withinTime(LINK_TIMEOUT, making.link);
  } catch (err) {
    making.isLate = true;
    deps.log.warn({ err, orderId: order.id }, 'no invoice link');
    throw new ApiError('messenger_unavailable', 'The messenger makes no invoice now; nothing was charged', { retryAfter: 2 });
  }
}

function linksOf(db: Database): Map<string, Asked> {
  const known = asked.get(db) ?? new Map<string, Asked>();
  asked.set(db, known);
  return known;
}

function ask(deps: Deps, { id, amount }: Order, { title, description }: Words): Asked {
  const keepLate = (link: string) =>
    moveOrder(deps.db.app, id, 'awaiting_payment', sealLink(deps.config, link)).catch((err: unknown) =>
      deps.log.warn({ err, orderId: id }, 'a late invoice link was lost'),
    );
  const make = async () => {
    const link = await deps.messenger.makeInvoice({ title, description, payload: payloadOf(id), amount });
    if (making.isLate) await keepLate(link);
    return link;
  };
  const making: Asked = {
    isLate: false,
    link: Promise.resolve()
      .then(make)
      .finally(() => linksOf(deps.db).delete(id)),
  };
  return making;
}

function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
