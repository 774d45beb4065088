import { type Answers, deferred, refusal, silence } from '@billet/shared-bridge/testing';
import type { Answer, CheckoutAnswer, CheckoutBody, OrderState } from '@billet/shared-domain/contract';
import { sampleEmotions, sampleItems } from '../../src/gifts/samples.ts';

/** Outcome of the next request. lost: it arrives, but its answer is lost. late: no answer until `answerLate`. */
export type Outcome = 'arrives' | 'refused' | 'silence' | 'lost' | 'expired' | 'late' | 'unpaid';

export interface Server {
  readonly answers: Answers;
  outcome: Outcome;
  /** Answers pending requests with the current outcome. */
  answerLate(): void;
  /** Pays the last invoice late. */
  payLate(): void;
  /** Result of an invoice that is opened now. */
  payOrNot(): 'paid' | 'cancelled';
}

const unanswered = { refused: () => refusal('not_deliverable'), silence, expired: () => refusal('expired') };

interface Sent {
  readonly body: CheckoutBody;
  /** Own code of the sender. */
  readonly by: string;
}

/** Fake server that accepts or rejects notes; calls `onArrived` for each accepted one. */
export function makeServer(whoAsks: () => string, onArrived: (sent: Sent) => void): Server {
  const late: { readonly sent: Sent; readonly answer: ReturnType<typeof deferred<CheckoutAnswer>> }[] = [];
  const orders = new Map<string, { readonly sent: Sent; state: OrderState }>();
  let lastOrder = '';
  const isPaidFor = ({ body: { itemId } }: Sent) =>
    [...sampleItems, ...sampleEmotions].some(({ id, starPrice }) => id === itemId && starPrice > 0);
  const take = (sent: Sent): CheckoutAnswer => {
    if (!isPaidFor(sent)) {
      onArrived(sent);
      return { success: true, link: null, orderId: null };
    }
    lastOrder = `order-${orders.size + 1}`;
    orders.set(lastOrder, { sent, state: 'awaiting_payment' });
    return { success: true, link: 'https://t.me/$slug', orderId: lastOrder };
  };
  const decide = (sent: Sent, outcome: Outcome): CheckoutAnswer => {
    if (outcome === 'arrives' || outcome === 'unpaid') return take(sent);
    if (outcome === 'lost') take(sent);
    throw unanswered[outcome === 'lost' || outcome === 'late' ? 'silence' : outcome]();
  };
  const server: Server = {
    outcome: 'arrives',
    answerLate: () => {
      const waiting = late.shift();
      if (!waiting) return;
      try {
        waiting.answer.resolve(decide(waiting.sent, server.outcome));
      } catch (thrown) {
        waiting.answer.reject(thrown);
      }
    },
    payLate: () => {
      const order = orders.get(lastOrder);
      if (order?.state !== 'awaiting_payment') return;
      order.state = 'fulfilled';
      onArrived(order.sent);
    },
    payOrNot: () => {
      if (server.outcome === 'unpaid') return 'cancelled';
      server.payLate();
      return 'paid';
    },
    answers: {
      checkout: ({ body }) => {
        const sent = { body, by: whoAsks() };
        if (server.outcome !== 'late') return decide(sent, server.outcome);
        const answer = deferred<CheckoutAnswer>();
        late.push({ sent, answer });
        return answer.promise;
      },
      getOrder: ({ params: { id } }): Answer<'getOrder'> => ({
        order: { id, kind: 'item', state: orders.get(id)?.state ?? 'cancelled', amount: 49 },
      }),
      getItems: ({ query }) => ({ items: query?.type === 'ordinary' ? sampleItems : sampleEmotions, wishlist: [] }),
      getPublicProfile: ({ params }) => ({
        user: { telegram: { firstName: params.code, photoUrl: null }, isGhostUser: false, valentineCode: params.code, mode: 'valentine' },
      }),
      getPublicValentines: () => ({ valentines: [], pagination: { total: 0, skip: 0, limit: 2 } }),
      reportShareOpened: () => ({ success: true }),
    },
  };
  return server;
}
