import { priceOf } from '../day/play.ts';
import type { StolenRow } from './steal.ts';

/** A fully anonymous note as a thief sees it. */
export interface Target {
  readonly id: string;
  readonly recipientId: string;
  /** Whole Stars: the catalogue is public. */
  readonly stars: number;
}

/** Somebody whose note isn't fully anonymous: the sealed sender is no secret to a thief of the whole database. */
export interface Sending {
  readonly noteId: string;
  readonly senderId: string;
  readonly recipientId: string;
  /** Milliseconds where the row tells, else its place among all: what comes later stands later. */
  readonly at: number;
  /** The transaction that wrote it. */
  readonly xmin: number;
  readonly stars: number;
}

/** What any thief starts with. */
export interface Known {
  /** Every name of a person (id, messenger's id, code) to their id. */
  readonly people: ReadonlyMap<string, string>;
  readonly notes: ReadonlySet<string>;
  readonly targets: readonly Target[];
  readonly sendings: readonly Sending[];
}

export function readKnown(rows: readonly StolenRow[]): Known {
  const of = (table: string) => rows.filter((row) => row.table === table).map(({ text }) => JSON.parse(text));
  const people = new Map<string, string>();
  // whoever is nobody any more, or never was, sent nothing
  const somebody = of('billet.users').filter(({ telegram_id }) => telegram_id > 0);
  for (const { id, telegram_id, code } of somebody) for (const name of [id, String(telegram_id), code]) people.set(name, id);
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
