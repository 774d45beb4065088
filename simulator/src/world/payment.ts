import { randomBytes, randomInt } from 'node:crypto';
import { accountOf, balanceOf, withEntry } from './ledger.ts';
import { postService, toUser } from './messages.ts';
import { type Outcome, outcomes } from './outcomes.ts';
import { completeByPayment } from './tour.ts';
import type { Invoice, Person } from './types.ts';
import { type CheckoutAnswer, queueBotUpdate, seconds, type World } from './world.ts';

/** Milliseconds that the bot has to answer a pre-checkout query. */
export const CHECKOUT_MS = 10_000;

export type PayAnswer =
  /** The statuses for the app, in this order. */
  | { readonly kind: 'done'; readonly reports: Outcome['reports'] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'too_poor'; readonly missing: number };

/**
 * Handles a confirmed invoice: queries the bot, moves the Stars and sends the update to the bot, depending on the outcome that is set for
 * the person.
 */
export async function pay(world: World, person: Person, invoice: Invoice, patienceMs = CHECKOUT_MS): Promise<PayAnswer> {
  const outcome = outcomes[person.outcome];
  // both payments are approved before either is made, as from two devices at once
  for (let asked = 0; asked < outcome.payments; asked++) {
    const missing = invoice.stars - balanceOf(world.ledger, accountOf(person.id));
    if (missing > 0) return { kind: 'too_poor', missing };
    const answer = await askBot(world, person, invoice, patienceMs);
    if (!answer.ok) return { kind: 'refused', message: answer.message };
  }
  for (let paid = 0; paid < outcome.payments; paid++) {
    if (outcome.updateAfterMs) moveLater(world, person, invoice, outcome.updateAfterMs);
    else if (!move(world, person, invoice)) return { kind: 'too_poor', missing: invoice.stars };
  }
  return { kind: 'done', reports: outcome.reports };
}

function askBot(world: World, person: Person, invoice: Invoice, patienceMs: number): Promise<CheckoutAnswer> {
  const id = `${Date.now()}${randomInt(100_000, 999_999)}`;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      world.checkouts.delete(id);
      resolve({ ok: false, message: 'The bot did not answer in time.' });
    }, patienceMs);
    world.checkouts.set(id, (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    const query = { id, from: toUser(person), currency: 'XTR', total_amount: invoice.stars, invoice_payload: invoice.payload };
    queueBotUpdate(world, 'pre_checkout_query', query, person.id);
  });
}

/** Moves the Stars later. A reset cancels it. */
function moveLater(world: World, person: Person, invoice: Invoice, afterMs: number): void {
  const { day } = world;
  const action = (): void => void (day === world.day && move(world, person, invoice));
  setTimeout(action, afterMs).unref();
}

function move(world: World, person: Person, invoice: Invoice): boolean {
  const charge = randomBytes(32).toString('base64url');
  const ledger = withEntry(world.ledger, {
    id: charge,
    kind: 'payment',
    from: accountOf(person.id),
    to: 'bot',
    stars: invoice.stars,
    date: seconds(),
    about: invoice.payload,
    person: person.id,
  });
  if (!ledger) return false;
  world.ledger = ledger;
  completeByPayment(world, invoice.slug);
  postService(world, person, `You paid ${invoice.stars} Stars to ${world.bot.name} for ${invoice.title}`, {
    successful_payment: {
      currency: 'XTR',
      total_amount: invoice.stars,
      invoice_payload: invoice.payload,
      telegram_payment_charge_id: charge,
      provider_payment_charge_id: '',
    },
  });
  return true;
}
