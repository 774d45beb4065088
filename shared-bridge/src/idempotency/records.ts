import type { KeyedCallName } from '../contract.ts';
import type { DeviceStorage } from './device-storage.ts';

/** The request of a keyed call. Its key belongs to exactly this content. */
export interface Sent {
  readonly name: KeyedCallName;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** An Idempotency-Key, stored from before its request until its answer. */
export interface KeyRecord extends Sent {
  /** `page/item`. */
  readonly intent: string;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The order that the answer requires payment for. */
  readonly orderId?: string;
}

/** Lifetime of a key in milliseconds. The server remembers it twice as long. */
const LIFETIME = 24 * 3_600_000;

const PLACES = 'billet/keys/';
/** The storage name of the records of an account. */
export const placeOf = (account: string) => `${PLACES}${account}`;

export interface RecordsDeps {
  readonly storage: DeviceStorage;
  /** The own code. Another account on the device does not see these keys. */
  readonly account: string;
  readonly now: () => number;
}

export interface Records {
  /** The records of an intent, newest first. */
  of(intent: string): readonly KeyRecord[];
  /** The record of exactly this, sent for this intent. */
  find(intent: string, sent: Sent): KeyRecord | undefined;
  /** Stores a record and replaces the one with its key. */
  keep(record: KeyRecord): void;
  end(record: KeyRecord): void;
}

/** The records of an account. Deletes expired records of all accounts, because they contain the text of a user. */
export function makeRecords({ storage, account, now }: RecordsDeps): Records {
  for (const name of storage.names(PLACES)) deleteExpired(storage, name, now());
  const place = placeOf(account);
  const write = (records: readonly KeyRecord[]) => storage.write(place, JSON.stringify(records));
  const read = () => {
    const kept = parse(storage.read(place)).filter(({ at }) => now() - at < LIFETIME);
    if (kept.every(({ at }) => at <= now())) return kept;
    // a clock that was set back expires nothing, and its time counts from then on: a new key would order the same thing twice
    const clamped = kept.map((record) => ({ ...record, at: Math.min(record.at, now()) }));
    write(clamped);
    return clamped;
  };
  const others = ({ key }: KeyRecord) => read().filter((each) => each.key !== key);
  const of = (intent: string) => read().filter((each) => each.intent === intent);
  return {
    of,
    find: (intent, sent) => of(intent).find((record) => isSame(record, sent)),
    keep: (record) => write([record, ...others(record)]),
    end: (record) => write(others(record)),
  };
}

function deleteExpired(storage: DeviceStorage, name: string, now: number): void {
  const all = parse(storage.read(name));
  const kept = all.filter(({ at }) => now - at < LIFETIME);
  if (kept.length === 0) storage.remove(name);
  else if (kept.length < all.length) storage.write(name, JSON.stringify(kept));
}

/** A corrupt storage counts as empty. */
function parse(text: string | null): readonly KeyRecord[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  } catch {
    return [];
  }
}

function isRecord(value: Partial<KeyRecord> | null): value is KeyRecord {
  return (
    typeof value?.key === 'string' && typeof value.intent === 'string' && typeof value.name === 'string' && typeof value.at === 'number'
  );
}

const isSame = (kept: Sent, sent: Sent) => textOf(kept) === textOf(sent);

/** Serializes equal content to the same text, whatever the order of its keys. */
function textOf({ name, params, body }: Sent): string {
  return JSON.stringify([name, params, body], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}
