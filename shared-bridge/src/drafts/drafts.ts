import type { DeviceStorage } from '../keyed/device-storage.ts';

/** How long something typed waits for its writer, in milliseconds (SND-03). */
export const DRAFT_LIFETIME = 24 * 3_600_000;

const OWN = 'billet/drafts/';
/** Drafts from before they had owners: whose they are can't be told, so nobody gets to see them. */
const UNBOUND = 'billet/draft/';

/** What somebody began to write in one place. */
export interface Draft<T> {
  /** What waits; null where nothing does, or for longer than a day. */
  read(): T | null;
  keep(value: T): void;
  /** Ends it: thrown away on purpose, or sent. */
  end(): void;
  /** Ends it where it is still what was sent: what was typed since stays. */
  endSent(sent: T): void;
}

export interface DraftsDeps {
  readonly storage: DeviceStorage;
  /** The device's time in milliseconds. */
  readonly now: () => number;
}

export interface Drafts {
  /** The draft of an account (its own code) in a place, `page/whom or what`. A tampered one is the same as none. */
  of<T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T>;
}

/** The drafts on a device. What is too old, or from before drafts had owners, is thrown away unread. */
export function makeDrafts({ storage, now }: DraftsDeps): Drafts {
  for (const name of storage.names(UNBOUND)) storage.remove(name);
  for (const name of storage.names(OWN)) if (read(storage, name, now()) === null) storage.remove(name);
  return {
    of: <T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T> => {
      const name = `${OWN}${account}/${place}`;
      const waiting = () => {
        const kept = read(storage, name, now());
        return kept !== null && isValue(kept.value) ? kept.value : null;
      };
      const end = () => storage.remove(name);
      return {
        read: waiting,
        keep: (value) => storage.write(name, JSON.stringify({ value, at: now() })),
        end,
        endSent: (sent) => {
          if (JSON.stringify(waiting()) === JSON.stringify(sent)) end();
        },
      };
    },
  };
}

/** What was kept under a name within a day. A clock that went back makes nothing old, and is believed from then on. */
function read(storage: DeviceStorage, name: string, now: number): { readonly value: unknown } | null {
  const kept = parse(storage.read(name));
  if (kept === null || now - kept.at > DRAFT_LIFETIME) return null;
  if (kept.at > now) storage.write(name, JSON.stringify({ value: kept.value, at: now }));
  return kept;
}

function parse(text: string | null): { readonly value: unknown; readonly at: number } | null {
  try {
    const kept: { readonly value?: unknown; readonly at?: unknown } | null = JSON.parse(text ?? 'null');
    return typeof kept?.at === 'number' ? { value: kept.value, at: kept.at } : null;
  } catch {
    return null;
  }
}
