import type { DeviceStorage } from '../idempotency/device-storage.ts';

/** Lifetime of a draft in milliseconds (SND-03). */
export const DRAFT_LIFETIME = 24 * 3_600_000;

const PREFIX = 'billet/drafts/';
/** Drafts of versions without owners. Their owner is unknown, so they are not shown to anyone. */
const PREFIX_WITHOUT_OWNER = 'billet/draft/';

/** Separates the place from the tab that stores a separate draft there. */
const SEPARATOR = '~';

/** A draft at one place. */
export interface Draft<T> {
  /** The stored value; null without one, or if it is older than a day. */
  read(): T | null;
  /** Stores the value as the draft. */
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
  for (const name of storage.names(PREFIX_WITHOUT_OWNER)) storage.remove(name);
  for (const name of storage.names(PREFIX)) if (read(storage, name, now()) === null) storage.remove(name);
  return {
    forget: (account) => {
      for (const name of storage.names(`${PREFIX}${account}/`)) storage.remove(name);
    },
    of: <T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T> => {
      // all tabs read the shared draft; a tab whose text differs from it stores its own
      const shared = `${PREFIX}${account}/${place}`;
      const ofTab = `${shared}${SEPARATOR}${tab}`;
      /** The JSON that this instance last read or wrote; undefined before the first read. */
      let lastJson: string | undefined;
      const readValid = (name: string): T | null => {
        const stored = read(storage, name, now());
        return stored !== null && isValue(stored.value) ? stored.value : null;
      };
      const isOfAnotherTab = () => lastJson !== undefined && readValid(shared) !== null && textOf(readValid(shared)) !== lastJson;
      const ownName = () => (readValid(ofTab) !== null || isOfAnotherTab() ? ofTab : shared);
      /** Takes over a draft that a closed tab stored separately. */
      const takeOver = () => {
        const abandoned = storage.names(`${shared}${SEPARATOR}`).find((name) => readValid(name) !== null);
        if (abandoned === undefined) return null;
        const value = readValid(abandoned);
        storage.remove(abandoned);
        storage.write(shared, JSON.stringify({ value, at: now() }));
        return value;
      };
      const readStored = () => {
        const value = readValid(ofTab) ?? readValid(shared) ?? takeOver();
        lastJson = textOf(value);
        return value;
      };
      return {
        read: readStored,
        keep: (value) => {
          storage.write(ownName(), JSON.stringify({ value, at: now() }));
          lastJson = textOf(value);
        },
        end: () => {
          if (readValid(ofTab) !== null) storage.remove(ofTab);
          else if (!isOfAnotherTab()) storage.remove(shared);
        },
        endSent: (sent) => {
          for (const name of [ofTab, shared]) if (textOf(readValid(name)) === textOf(sent)) storage.remove(name);
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
