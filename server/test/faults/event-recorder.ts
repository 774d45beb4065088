import type { ActualEvents, FreeSending, Order, Payment, Trouble } from './events.ts';
import type { Messenger } from './messenger.ts';

type SentUpdate = { readonly update: Readonly<Record<string, unknown>>; readonly id: number };
type Writable<T> = { -readonly [K in keyof T]: T[K] };
type OpenOrder = Omit<Order, 'troubles'> & { readonly troubles: Partial<Record<Trouble, 'possible' | 'certain'>> };

/** Records all events that the model needs. */
export interface EventRecorder {
  readonly orders: readonly OpenOrder[];
  /** Payment updates as sent by Telegram. */
  readonly updates: readonly SentUpdate[];
  addOrder(order: Omit<Order, 'troubles'>): void;
  addTrouble(orderId: string, trouble: Trouble, how: 'possible' | 'certain'): void;
  addSending(sending: FreeSending): Writable<FreeSending>;
  addUpdate(update: SentUpdate): void;
  leave(personId: number): void;
  stay(personId: number): void;
  events(world: ActualEvents['world']): ActualEvents;
}

/** The record of one seed. `isOurs` recognises the Telegram ids of its people. */
export function openEventRecorder(messenger: Messenger, isOurs: (personId: number) => boolean): EventRecorder {
  const orders: OpenOrder[] = [];
  const sendings: FreeSending[] = [];
  const updates: SentUpdate[] = [];
  const deletedAccounts = new Set<number>();
  return {
    orders,
    updates,
    addOrder: (order) => void (orders.some(({ id }) => id === order.id) || orders.push({ ...order, troubles: {} })),
    addTrouble(orderId, trouble, how) {
      const order = orders.find(({ id }) => id === orderId);
      if (order) order.troubles[trouble] = how;
    },
    addSending(sending) {
      const added = { ...sending };
      sendings.push(added);
      return added;
    },
    addUpdate: (each) => void updates.push(each),
    leave: (id) => void deletedAccounts.add(id),
    stay: (id) => void deletedAccounts.delete(id),
    events: (world) => ({
      world,
      orders,
      sendings,
      deletedAccounts: [...deletedAccounts],
      payments: messenger.charges.filter(({ payerId }: Payment) => isOurs(payerId)),
      gifts: messenger.gifts.filter(({ recipientId }) => isOurs(recipientId)),
    }),
  };
}
