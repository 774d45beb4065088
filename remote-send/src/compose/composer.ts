import { type ApiFailure, type Draft, type Purchase, resumePurchase, type Settled, type Waiting } from '@billet/shared-bridge';
import type { CheckoutAnswer } from '@billet/shared-domain/contract';
import { isBlank } from '@billet/shared-domain/rules/characters';
import { checkText, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import type { StoredForm } from './draft.ts';
import { type OwnWords, replacedWords } from './own-words.ts';
import { fromBody, type Sending } from './sending.ts';
import { submit } from './submit.ts';

export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'retrying'; readonly count: number }
  /** The order exists, and its invoice opens. */
  | { readonly kind: 'paying' }
  /** The invoice was opened, and its result is unknown. */
  | { readonly kind: 'waiting' }
  /** The server's total differs, in whole Stars; nothing was ordered. */
  | { readonly kind: 'price_changed'; readonly total: number }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** Paid but not deliverable: the Stars are being or were refunded. */
  | { readonly kind: 'returned' }
  /** Paid but not deliverable, and the messenger rejected the refund. */
  | { readonly kind: 'unreturned' }
  /** It is unknown whether the note was sent. */
  | { readonly kind: 'failed'; readonly failure: ApiFailure | null };

/** Common part of the valentine and question forms. */
export type Written = OwnWords;

/** A sent note. `isPaid`: delivery follows the payment, so the note is on its way rather than delivered. */
export interface Sent {
  readonly sending: Sending;
  readonly isPaid: boolean;
}

export interface Composing<Form> {
  readonly form: Form;
  readonly isOpen: boolean;
  readonly submission: Submission;
  readonly sent: Sent | null;
  /** The sheet is closed and a draft exists. */
  readonly hasDraft: boolean;
  /** Sending has failed before: the draft is kept even without text. */
  readonly isTried: boolean;
}

export interface ComposerOptions<Form> {
  /** Name under which the bridge stores purchase attempts. */
  readonly intent: string;
  /** Form of a newly opened sheet. */
  readonly empty: Form;
  readonly draft: Pick<Draft<StoredForm<Form>>, 'read' | 'keep' | 'end'>;
}

/** Holds a note from the first keystroke until it is on its way. */
export interface Composer<Form> {
  get(): Composing<Form>;
  subscribe(listener: () => void): () => void;
  /** Opens the sheet with the draft, or empty. */
  open(): void;
  /** Discards the draft and opens an empty sheet. */
  startOver(): void;
  /** Closes the sheet and keeps the text as a draft. Does nothing while sending. */
  close(): void;
  change(change: Partial<Form>): void;
  /**
   * Sends for a total in whole Stars. Does nothing while a previous call is pending or the sheet is closing. Never rejects: the state holds
   * the result.
   */
  send(sending: Sending, total: number): Promise<void>;
  /** Resumes a payment that a reload interrupted, and listens for late ones until the returned function is called. */
  follow(): () => void;
}

const idle: Submission = { kind: 'idle' };
const opened = { isOpen: true, hasDraft: false, sent: null, submission: idle } as const;

export function isBusy(submission: Submission): boolean {
  return ['sending', 'retrying', 'paying'].includes(submission.kind);
}

export function makeComposer<Form extends Written>({ intent, empty, draft }: ComposerOptions<Form>): Composer<Form> {
  const listeners = new Set<() => void>();
  let state = begin(draft.read(), empty);
  let watch = new AbortController();
  const set = (change: Partial<Composing<Form>>) => {
    state = { ...state, ...change };
    storeDraft(draft, state);
    for (const listener of listeners) listener();
  };
  const emptied = { form: empty, isTried: false };
  /** Does nothing while sending. */
  const setIdle = (change: Partial<Composing<Form>>) => {
    if (!isBusy(state.submission)) set(change);
  };
  /** The page is unmounted: late changes must not overwrite the draft of its next visit. */
  const isLeft = () => watch.signal.aborted && !isBusy(state.submission);
  const settle = (outcome: Purchase<CheckoutAnswer>, sending: Sending) => set(afterwards(outcome, sending, state.form));
  /** An order that was open when the page was left may have been paid since, or may still be paid. */
  const resume = async (signal: AbortSignal) => {
    let sending: Sending | null = null;
    const applyOutcome = (outcome: Settled | Waiting) => {
      if (sending && isFinal(outcome) && !signal.aborted && !isBusy(state.submission)) settle(outcome, sending);
    };
    const resumed = await resumePurchase(intent, { signal, onLater: applyOutcome });
    if (!resumed) return;
    sending = fromBody(resumed.body);
    applyOutcome(resumed.outcome);
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => setIdle(state.isOpen || state.hasDraft ? opened : { ...opened, ...emptied }),
    startOver: () => setIdle({ ...opened, ...emptied }),
    close: () => setIdle({ isOpen: false, submission: idle, hasDraft: hasInput(state) }),
    change: (change) => {
      if (isLeft()) return;
      set({ form: { ...state.form, ...change }, submission: isBusy(state.submission) ? state.submission : idle });
    },
    send: async (sending, total) => {
      if (!state.isOpen || isBusy(state.submission)) return;
      set({ submission: { kind: 'sending' } });
      const outcome = await submit(sending, total, {
        signal: watch.signal,
        onRetry: (count) => set({ submission: { kind: 'retrying', count } }),
        onOrdered: () => set({ submission: { kind: 'paying' } }),
        onLater: (later) => settle(later, sending),
      });
      settle(outcome, sending);
    },
    follow: () => {
      watch.abort();
      watch = new AbortController();
      void resume(watch.signal);
      return () => watch.abort();
    },
  };
}

function begin<Form>(stored: StoredForm<Form> | null, empty: Form): Composing<Form> {
  return {
    form: stored?.form ?? empty,
    isOpen: stored?.isOpen ?? false,
    submission: idle,
    sent: null,
    hasDraft: stored !== null && !stored.isOpen,
    isTried: false,
  };
}

function storeDraft<Form>(draft: ComposerOptions<Form>['draft'], { form, isOpen, hasDraft }: Composing<Form>): void {
  if (isOpen || hasDraft) draft.keep({ form, isOpen });
  else draft.end();
}

const hasInput = ({ form, isTried, isOpen, hasDraft }: Composing<Written>) =>
  isOpen ? isTried || !isBlank(form.message) || replacedWords(form) !== null : hasDraft;

/** Whether an outcome changes an order that a reload left open; other outcomes are ignored. */
const isFinal = ({ kind }: Settled | Waiting) => kind === 'paid' || kind === 'delivered' || kind === 'returned' || kind === 'unreturned';

/** Only a sent note clears the form; every other outcome keeps it. */
function afterwards(outcome: Purchase<CheckoutAnswer>, sending: Sending, form: Written): Partial<Composing<never>> {
  switch (outcome.kind) {
    case 'done':
      return outcome.answer.success ? sentState({ sending, isPaid: false }, form) : unsent({ kind: 'failed', failure: null });
    case 'paid':
    case 'delivered':
      return sentState({ sending, isPaid: true }, form);
    case 'unpaid':
    case 'over':
      return unsent(idle);
    case 'returned':
    case 'unreturned':
      return unsent({ kind: outcome.kind });
    default:
      return unsent(outcome);
  }
}

function sentState(sent: Sent, form: Written): Partial<Composing<never>> {
  return { sent, isOpen: false, hasDraft: isWrittenSince(form, sent.sending), isTried: false, submission: idle };
}

/** Whether the form has text that was not part of the sent note, because the payment arrived late. */
function isWrittenSince({ message }: Written, { text }: Sending): boolean {
  const checked = checkText(message, MESSAGE_LIMIT, true);
  return !checked.ok || (checked.text !== text && checked.text !== '');
}

const unsent = (submission: Submission): Partial<Composing<never>> => ({ isTried: true, submission });
