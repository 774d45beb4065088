import type { Attempt } from './attempt.ts';

/** How long something typed waits for its writer, in milliseconds (SND-03). */
export const DRAFT_LIFETIME = 24 * 3_600_000;

/** What a modal holds before it is sent. `isOpen`: the modal was open, so that it opens again by itself. */
export interface Draft<Form> {
  readonly form: Form;
  readonly attempt: Attempt | null;
  readonly isOpen: boolean;
}

export interface DraftPorts<Form> {
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
export function makeDraftStore<Form>(name: string, ports: DraftPorts<Form>): DraftStore<Form> {
  const key = `billet/draft/${name}`;
  const { storage } = ports;
  return {
    read: () => attempt(() => parseDraft(storage.getItem(key), ports)) ?? null,
    save: (draft) => attempt(() => storage.setItem(key, JSON.stringify({ ...draft, savedAt: ports.now() }))),
    clear: () => attempt(() => storage.removeItem(key)),
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function parseDraft<Form>(text: string | null, ports: DraftPorts<Form>): Draft<Form> | null {
  const kept: unknown = text === null ? null : JSON.parse(text);
  if (!isRecord(kept) || !ports.isForm(kept.form) || typeof kept.savedAt !== 'number') return null;
  const age = ports.now() - kept.savedAt;
  if (age < 0 || age > DRAFT_LIFETIME) return null;
  return { form: kept.form, attempt: isAttempt(kept.attempt) ? kept.attempt : null, isOpen: kept.isOpen === true };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value) || !isRecord(value.body)) return false;
  return (
    typeof value.key === 'string' &&
    typeof value.body.valentineCode === 'string' &&
    typeof value.body.itemId === 'string' &&
    (value.orderId === null || typeof value.orderId === 'string')
  );
}
