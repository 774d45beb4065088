import { priceOf } from '../day/simulate-day.ts';
import type { StolenRow } from './steal.ts';

/** A fully anonymous note as an attacker sees it. */
export interface Target {
  readonly id: string;
  readonly recipientId: string;
  /** Whole Stars, from the public catalogue. */
  readonly stars: number;
}

/** The sender of a note that is not fully anonymous. An attacker with the whole database can open sealed senders. */
export interface Sending {
  readonly noteId: string;
  readonly senderId: string;
  readonly recipientId: string;
  /** Milliseconds if the row contains a time, else its position in the table, which grows with time. */
  readonly at: number;
  /** The transaction that wrote the row. */
  readonly xmin: number;
  readonly stars: number;
}

/** The data that every attacker starts with. */
export interface Known {
  /** Every identifier of a person (id, Telegram id, code) → id. */
  readonly people: ReadonlyMap<string, string>;
  readonly notes: ReadonlySet<string>;
  readonly targets: readonly Target[];
  readonly sendings: readonly Sending[];
}

export function readKnown(rows: readonly StolenRow[]): Known {
  const of = (table: string) => rows.filter((row) => row.table === table).map(({ text }) => JSON.parse(text));
  const people = new Map<string, string>();
  // deleted accounts and NOBODY sent nothing
  const accounts = of('billet.users').filter(({ telegram_id }) => telegram_id > 0);
  for (const { id, telegram_id, code } of accounts) for (const name of [id, String(telegram_id), code]) people.set(name, id);
  const items = new Map(of('billet.items').map((item) => [item.id as string, item]));
  const starsOf = ({ gift, type, is_fully_anonymous }: Item) => priceOf(gift.id, type === 'super', is_fully_anonymous);
  const targets = [...items.values()]
    .filter((item) => item.is_fully_anonymous)
    .map((item) => ({ id: item.id, recipientId: item.recipient_id, stars: starsOf(item) }));
  const sendings = rows
    .filter(({ table }) => table === 'sealed.senders')
    .flatMap(({ text, place, xmin }) => {
      const { item_id, sender_id, sent_at } = JSON.parse(text);
      const item = items.get(item_id);
      const at = sent_at === undefined ? place : Date.parse(sent_at);
      return item ? [{ noteId: item_id, senderId: sender_id, recipientId: item.recipient_id, at, xmin, stars: starsOf(item) }] : [];
    });
  return { people, notes: new Set(items.keys()), targets, sendings };
}

interface Item {
  readonly gift: { readonly id: string };
  readonly type: string;
  readonly is_fully_anonymous: boolean;
}
