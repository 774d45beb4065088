import type { KeyedCallName } from '../contract.ts';
import type { DeviceStorage } from './device-storage.ts';

/** The request of a keyed call. Its key belongs to exactly this content. */
export interface KeyedRequest {
  readonly name: KeyedCallName;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** An Idempotency-Key, stored from before its request until its answer. */
export interface KeyRecord extends KeyedRequest {
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

const PREFIX = 'billet/keys/';
/** The storage name of the records of an account. */
export const storageNameOf = (account: string) => `${PREFIX}${account}`;

export interface RecordsDeps {
  readonly storage: DeviceStorage;
  /** The code of the user. Another account on the device does not see these keys. */
  readonly account: string;
  readonly now: () => number;
}

export interface Records {
  /** The records of an intent, newest first. */
  of(intent: string): readonly KeyRecord[];
  /** The record of exactly this request, made for this intent. */
  find(intent: string, request: KeyedRequest): KeyRecord | undefined;
  /** Stores a record and replaces the one with its key. */
  store(record: KeyRecord): void;
  delete(record: KeyRecord): void;
}

/** The records of an account. Deletes expired records of all accounts, because they contain the text of a user. */
export function makeRecords({ storage, account, now }: RecordsDeps): Records {
  for (const name of storage.names(PREFIX)) deleteExpired(storage, name, now());
  const storageName = storageNameOf(account);
  const write = (records: readonly KeyRecord[]) => storage.write(storageName, JSON.stringify(records));
  const read = () => {
    const records = parse(storage.read(storageName)).filter(({ at }) => now() - at < LIFETIME);
    if (records.every(({ at }) => at <= now())) return records;
    // a clock that was set back expires nothing, and its time counts from then on: a new key would order the same thing twice
    const clamped = records.map((record) => ({ ...record, at: Math.min(record.at, now()) }));
    write(clamped);
    return clamped;
  };
  const others = ({ key }: KeyRecord) => read().filter((each) => each.key !== key);
  const of = (intent: string) => read().filter((each) => each.intent === intent);
  return {
    of,
    find: (intent, request) => of(intent).find((record) => isSame(record, request)),
    store: (record) => write([record, ...others(record)]),
    delete: (record) => write(others(record)),
  };
}

function deleteExpired(storage: DeviceStorage, name: string, now: number): void {
  const all = parse(storage.read(name));
  const valid = all.filter(({ at }) => now - at < LIFETIME);
  if (valid.length === 0) storage.remove(name);
  else if (valid.length < all.length) storage.write(name, JSON.stringify(valid));
}

/** A corrupt storage counts as empty. */
function parse(text: string | null): readonly KeyRecord[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecord) : [];
  } catch {
    return [];
  }
}

function isRecord(value: Partial<KeyRecord> | null): value is KeyRecord {
  return (
    typeof value?.key === 'string' && typeof value.intent === 'string' && typeof value.name === 'string' && typeof value.at === 'number'
  );
}

const isSame = (one: KeyedRequest, other: KeyedRequest) => textOf(one) === textOf(other);

/** Serializes equal content to the same text, whatever the order of its keys. */
function textOf({ name, params, body }: KeyedRequest): string {
  return JSON.stringify([name, params, body], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
  );
}
