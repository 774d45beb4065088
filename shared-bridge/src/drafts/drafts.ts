import type { DeviceStorage } from '../idempotency/device-storage.ts';

/** Lifetime of a draft in milliseconds (SND-03). */
export const DRAFT_LIFETIME = 24 * 3_600_000;

const OWN = 'billet/drafts/';
/** Drafts of versions without owners. Their owner is unknown, so they are not shown to anyone. */
const UNBOUND = 'billet/draft/';

/** Separates the place from the tab that stores a separate draft there. */
const SEPARATOR = '~';

/** A draft at one place. */
export interface Draft<T> {
  /** The stored value; null without one, or if it is older than a day. */
  read(): T | null;
  keep(value: T): void;
  /** Deletes the draft after the user discarded or sent it. A newer draft of another tab at the same place is kept. */
  end(): void;
  /** Deletes the draft if it still equals `sent`. Later edits are kept. */
  endSent(sent: T): void;
}

export interface DraftsDeps {
  readonly storage: DeviceStorage;
  /** Identifies the tab, also after a reload: drafts of two tabs at the same place are stored separately. */
  readonly tab: string;
  /** The time of the device in milliseconds. */
  readonly now: () => number;
}

export interface Drafts {
  /** The draft of an account (its own code) at a place, `page/recipient or item`. A corrupt draft counts as none. */
  of<T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T>;
  /** Deletes all drafts of an account. */
  forget(account: string): void;
}

/** The drafts on a device. Deletes expired drafts, and drafts of versions without owners, unread. */
export function makeDrafts({ storage, tab, now }: DraftsDeps): Drafts {
  for (const name of storage.names(UNBOUND)) storage.remove(name);
  for (const name of storage.names(OWN)) if (read(storage, name, now()) === null) storage.remove(name);
  return {
    forget: (account) => {
      for (const name of storage.names(`${OWN}${account}/`)) storage.remove(name);
    },
    of: <T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T> => {
      const common = `${OWN}${account}/${place}`;
      const apart = `${common}${SEPARATOR}${tab}`;
      /** The JSON that this instance last read or wrote; undefined before the first read. */
      let known: string | undefined;
      const at = (name: string): T | null => {
        const stored = read(storage, name, now());
        return stored !== null && isValue(stored.value) ? stored.value : null;
      };
      const isOthers = () => known !== undefined && at(common) !== null && textOf(at(common)) !== known;
      const ownName = () => (at(apart) !== null || isOthers() ? apart : common);
      /** Takes over a draft that a closed tab stored separately. */
      const adopt = () => {
        const left = storage.names(`${common}${SEPARATOR}`).find((name) => at(name) !== null);
        if (left === undefined) return null;
        const value = at(left);
        storage.remove(left);
        storage.write(common, JSON.stringify({ value, at: now() }));
        return value;
      };
      const waiting = () => {
        const value = at(apart) ?? at(common) ?? adopt();
        known = textOf(value);
        return value;
      };
      return {
        read: waiting,
        keep: (value) => {
          storage.write(ownName(), JSON.stringify({ value, at: now() }));
          known = textOf(value);
        },
        end: () => {
          if (at(apart) !== null) storage.remove(apart);
          else if (!isOthers()) storage.remove(common);
        },
        endSent: (sent) => {
          for (const name of [apart, common]) if (textOf(at(name)) === textOf(sent)) storage.remove(name);
        },
      };
    },
  };
}

const textOf = (value: unknown) => JSON.stringify(value);

/** The value stored under a name within the last day. A clock that was set back expires nothing, and its time counts from then on. */
function read(storage: DeviceStorage, name: string, now: number): { readonly value: unknown } | null {
  const stored = parse(storage.read(name));
  if (stored === null || now - stored.at > DRAFT_LIFETIME) return null;
  if (stored.at > now) storage.write(name, JSON.stringify({ value: stored.value, at: now }));
  return stored;
}

function parse(text: string | null): { readonly value: unknown; readonly at: number } | null {
  try {
    const stored: { readonly value?: unknown; readonly at?: unknown } | null = JSON.parse(text ?? 'null');
    return typeof stored?.at === 'number' ? { value: stored.value, at: stored.at } : null;
  } catch {
    return null;
  }
}
