import type { Queries } from '../db/database.ts';
import { outbox } from '../db/schema/notes.ts';

/**
 * All work that follows from a commit, with what each needs to know. No payload names a sender. Names and keys
 * stand in rows that outlive a release, so they stay as they are: `itemId` is a note's.
 */
export interface Tasks {
  readonly 'item-arrived': { readonly itemId: string; readonly recipientId: string };
  readonly 'tell-arrival': { readonly recipientId: string };
  readonly 'count-scores': Readonly<Record<string, never>>;
  readonly 'tell-match': { readonly userId: string };
  readonly 'item-answered': { readonly itemId: string };
  readonly 'forget-person': { readonly userId: string };
  readonly 'send-gift': { readonly giftId: string };
  readonly refund: { readonly chargeId: string };
  readonly fulfil: { readonly chargeId: string };
  readonly 'report-came': { readonly itemId: string };
  /** A sealed letter; urgent ones overtake the others. */
  readonly 'write-letter': { readonly letter: string; readonly isUrgent: boolean };
  readonly reconcile: Readonly<Record<string, never>>;
  readonly 'clean-up': Readonly<Record<string, never>>;
  readonly 'judge-canaries': Readonly<Record<string, never>>;
}

/** Asks for work in the caller's transaction: it will be done if, and only if, that commits; not before `runAt`. */
export async function enqueue<T extends keyof Tasks>(tx: Queries, task: T, payload: Tasks[T], runAt?: Date): Promise<void> {
  await tx.insert(outbox).values({ task, payload: { ...payload }, ...(runAt ? { runAt } : {}) });
}
