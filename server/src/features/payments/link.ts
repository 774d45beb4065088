import type { Database } from '../../kit/db/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { type Order, sealLink } from './order.ts';
import { moveOrder } from './order-repository.ts';
import type { Offer } from './product.ts';
import { payloadOf } from './validate.ts';

/** Milliseconds that a request waits for the messenger to create a link. */
const LINK_TIMEOUT = 8_000;

interface Asked {
  /** Whether a request has already timed out waiting for this link. */
  isLate: boolean;
  readonly link: Promise<string>;
}

/** Pending link requests of this process, by order id. */
const asked = new WeakMap<Database, Map<string, Asked>>();

type Words = Pick<Offer, 'description'> & { readonly title: string };

/**
 * Creates the invoice link for the order's own amount, since the current offer may differ. Concurrent requests share one pending link, and
 * a link that arrives after the time limit is stored: our own failures do not count towards rate limits, so retries must not create more
 * links. A link whose request the messenger never answers is requested again.
 */
export async function makeLink(deps: Deps, order: Order, words: Words): Promise<string> {
  const links = linksOf(deps.db);
  const making = links.get(order.id) ?? ask(deps, order, words);
  links.set(order.id, making);
  try {
    return await withinTime(LINK_TIMEOUT, making.link);
  } catch (err) {
    making.isLate = true;
    deps.log.warn({ err, orderId: order.id }, 'an invoice link could not be created');
    throw new ApiError('messenger_unavailable', 'The messenger makes no invoice now; nothing was charged', { retryAfter: 2 });
  }
}

function linksOf(db: Database): Map<string, Asked> {
  const known = asked.get(db) ?? new Map<string, Asked>();
  asked.set(db, known);
  return known;
}

function ask(deps: Deps, { id, amount }: Order, { title, description }: Words): Asked {
  const storeLateLink = (link: string) =>
    moveOrder(deps.db.app, id, 'awaiting_payment', sealLink(deps.config, link)).catch((err: unknown) =>
      deps.log.warn({ err, orderId: id }, 'an invoice link that arrived late could not be stored'),
    );
  const make = async () => {
    const link = await deps.messenger.makeInvoice({ title, description, payload: payloadOf(id), amount });
    if (making.isLate) await storeLateLink(link);
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
    timer = setTimeout(() => reject(new Error(`No response within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
