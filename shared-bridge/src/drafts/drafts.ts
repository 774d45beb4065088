import type { DeviceStorage } from '../keyed/device-storage.ts';

/** How long something typed waits for its writer, in milliseconds (SND-03). */
export const DRAFT_LIFETIME = 24 * 3_600_000;

const OWN = 'billet/drafts/';
/** Drafts from before they had owners: whose they are can't be told, so nobody gets to see them. */
const UNBOUND = 'billet/draft/';

/** Between a place and the tab that keeps a draft of its own there. */
const APART = '~';

/** What somebody began to write in one place. */
export interface Draft<T> {
  /** What waits; null where nothing does, or for longer than a day. */
  read(): T | null;
  keep(value: T): void;
  /** Ends it: thrown away on purpose, or sent. What another tab wrote in the same place since stays. */
  end(): void;
  /** Ends it where it is still what was sent: what was typed since stays. */
  endSent(sent: T): void;
}

export interface DraftsDeps {
  readonly storage: DeviceStorage;
  /** Names the tab, also after its reload: what two of them write in the same place is kept apart. */
  readonly tab: string;
  /** The device's time in milliseconds. */
  readonly now: () => number;
}

export interface Drafts {
  /** The draft of an account (its own code) in a place, `page/whom or what`. A tampered one is the same as none. */
  of<T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T>;
  /** Throws away all drafts of an account. */
  forget(account: string): void;
}

/** The drafts on a device. What is too old, or from before drafts had owners, is thrown away unread. */
export function makeDrafts({ storage, tab, now }: DraftsDeps): Drafts {
  for (const name of storage.names(UNBOUND)) storage.remove(name);
  for (const name of storage.names(OWN)) if (read(storage, name, now()) === null) storage.remove(name);
  return {
    forget: (account) => {
      for (const name of storage.names(`${OWN}${account}/`)) storage.remove(name);
    },
    of: <T>(account: string, place: string, isValue: (value: unknown) => value is T): Draft<T> => {
      const common = `${OWN}${account}/${place}`;
      const apart = `${common}${APART}${tab}`;
      /** What this one last saw or kept, as text; undefined before it looked. */
      let known: string | undefined;
      const at = (name: string): T | null => {
        const kept = read(storage, name, now());
        return kept !== null && isValue(kept.value) ? kept.value : null;
      };
      const isOthers = () => known !== undefined && at(common) !== null && textOf(at(common)) !== known;
      const ownName = () => (at(apart) !== null || isOthers() ? apart : common);
      /** What another tab kept apart waits for whoever comes next. */
      const adopt = () => {
        const left = storage.names(`${common}${APART}`).find((name) => at(name) !== null);
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
