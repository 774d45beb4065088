import type { ApiFailure, InvoiceStatus } from '@billet/shared-bridge';
import type { Attempt } from './attempt.ts';
import type { Draft, DraftStore } from './draft.ts';
import { askOrder, isUndecided } from './payment.ts';
import type { Sending } from './sending.ts';
import { type SubmitDeps, type SubmitOutcome, submit } from './submit.ts';

export type Submission =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'retrying'; readonly count: number }
  /** The invoice was opened, and nobody has said yet how it ended. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  | { readonly kind: 'failed' };

/** What went out. `isPaid`: delivery follows the payment, so it is on its way rather than there. */
export interface Sent {
  readonly sending: Sending;
  readonly isPaid: boolean;
}

export interface Composing<Form> {
  readonly form: Form;
  readonly isOpen: boolean;
  readonly submission: Submission;
  readonly sent: Sent | null;
  readonly attempt: Attempt | null;
  /** Sending was tried in vain: what was typed outlives the closing of the modal. */
  readonly isKept: boolean;
}

export interface ComposerDeps<Form> {
  /** What a modal holds when it opens anew. */
  readonly empty: Form;
  readonly drafts: DraftStore<Form>;
  readonly submit: Omit<SubmitDeps, 'keep' | 'onRetry' | 'onLater'>;
}

/** Holds what somebody is writing, from the first letter until it is on its way; see the functions beside it. */
export interface Composer<Form> {
  get(): Composing<Form>;
  subscribe(listener: () => void): () => void;
  /** Opens the modal: empty, or with what an attempt in vain left. */
  open(): void;
  /** Closes it and forgets what was typed, unless sending was tried. */
  close(): void;
  change(change: Partial<Form>): void;
  /** Sends; while it is under way a second call does nothing. Never rejects: how it went stands in the state. */
  send(sending: Sending): Promise<void>;
  /** An order may have changed elsewhere: believes the server if ours is paid, and forgets one that can't be paid any more. */
  checkOrder(): Promise<void>;
  /** After success: ready to write another. */
  startOver(): void;
}

const idle: Submission = { kind: 'idle' };

export function isBusy(submission: Submission): boolean {
  return submission.kind === 'sending' || submission.kind === 'retrying';
}

export function makeComposer<Form>(deps: ComposerDeps<Form>): Composer<Form> {
  const { drafts, empty } = deps;
  const listeners = new Set<() => void>();
  let state = begin(drafts.read(), empty);
  const set = (change: Partial<Composing<Form>>) => {
    state = { ...state, ...change };
    keepDraft(drafts, state);
    for (const listener of listeners) listener();
  };
  const settle = (outcome: SubmitOutcome, sending: Sending) => set(afterwards(outcome, sending));
  /** The messenger spoke after all: 'paid' is taken at its word, and whatever else ends the waiting unless the order is paid. */
  const hear = async (orderId: string, status: InvoiceStatus) => {
    const { attempt } = state;
    if (attempt?.orderId !== orderId || isBusy(state.submission) || isUndecided(status)) return;
    if (status === 'paid') return settle({ kind: 'paid' }, attempt.sending);
    await checkOrder();
    deps.submit.log({ event: 'invoice_unpaid', status, orderId });
    if (state.submission.kind === 'waiting') set({ submission: idle });
  };
  const checkOrder = async () => {
    const { attempt } = state;
    if (attempt?.orderId == null || isBusy(state.submission)) return;
    const standing = await askOrder(attempt.orderId, deps.submit);
    if (state.attempt !== attempt || isBusy(state.submission)) return;
    if (standing === 'paid') settle({ kind: 'paid' }, attempt.sending);
    if (standing === 'over') set({ attempt: null, submission: state.submission.kind === 'waiting' ? idle : state.submission });
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => set({ isOpen: true, sent: null, submission: idle, form: state.isKept ? state.form : empty }),
    close: () => set({ isOpen: false, submission: idle }),
    change: (change) => set({ form: { ...state.form, ...change }, submission: isBusy(state.submission) ? state.submission : idle }),
    send: async (sending) => {
      if (isBusy(state.submission)) return;
      set({ submission: { kind: 'sending' } });
      settle(
        await trySubmit(sending, state.attempt, {
          ...deps.submit,
          keep: (attempt) => set({ attempt }),
          onRetry: (count) => set({ submission: { kind: 'retrying', count } }),
          onLater: (orderId, status) => void hear(orderId, status),
        }),
        sending,
      );
    },
    checkOrder,
    startOver: () => set({ sent: null, form: empty }),
  };
}

function begin<Form>(draft: Draft<Form> | null, empty: Form): Composing<Form> {
  return {
    form: draft?.form ?? empty,
    isOpen: draft?.isOpen ?? false,
    attempt: draft?.attempt ?? null,
    submission: idle,
    sent: null,
    isKept: draft !== null && !draft.isOpen,
  };
}

function keepDraft<Form>(drafts: DraftStore<Form>, { form, attempt, isOpen, isKept }: Composing<Form>): void {
  if (isOpen || isKept) drafts.save({ form, attempt, isOpen });
  else drafts.clear();
}

async function trySubmit(sending: Sending, previous: Attempt | null, deps: SubmitDeps): Promise<SubmitOutcome> {
  try {
    return await submit(sending, previous, deps);
  } catch (error) {
    deps.log({ event: 'submit_broke', level: 'error', reason: String(error) });
    return { kind: 'failed' };
  }
}

function afterwards(outcome: SubmitOutcome, sending: Sending): Partial<Composing<never>> {
  if (outcome.kind === 'delivered' || outcome.kind === 'paid') {
    return { sent: { sending, isPaid: outcome.kind === 'paid' }, isOpen: false, isKept: false, attempt: null, submission: idle };
  }
  return { isKept: true, submission: outcome.kind === 'unpaid' ? idle : outcome };
}
