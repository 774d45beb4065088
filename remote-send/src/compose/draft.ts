import { isRecord } from './sending.ts';

/** How long something typed waits for its writer, in milliseconds (SND-03). */
export const DRAFT_LIFETIME = 24 * 3_600_000;

/** What a sheet holds before it is sent. `isOpen`: the sheet was open, so that it opens again by itself. */
export interface Draft<Form> {
  readonly form: Form;
  readonly isOpen: boolean;
}

export interface DraftDeps<Form> {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Real time in milliseconds. */
  now(): number;
  isForm(value: unknown): value is Form;
}

export interface DraftStore<Form> {
  read(): Draft<Form> | null;
  save(draft: Draft<Form>): void;
  clear(): void;
}

/** The draft under a name. A full, forbidden or tampered storage is the same as none. */
export function makeDraftStore<Form>(name: string, deps: DraftDeps<Form>): DraftStore<Form> {
  const key = `billet/draft/${name}`;
  const { storage } = deps;
  return {
    read: () => attempt(() => parseDraft(storage.getItem(key), deps), null),
    save: (draft) => attempt(() => storage.setItem(key, JSON.stringify({ ...draft, savedAt: deps.now() })), undefined),
    clear: () => attempt(() => storage.removeItem(key), undefined),
  };
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

function parseDraft<Form>(text: string | null, deps: DraftDeps<Form>): Draft<Form> | null {
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(kept) || !deps.isForm(kept.form) || typeof kept.savedAt !== 'number') return null;
  const age = deps.now() - kept.savedAt;
  if (age < 0 || age > DRAFT_LIFETIME) return null;
  return { form: kept.form, isOpen: kept.isOpen === true };
}
