import type { Queries } from '../db/database.ts';
import { outbox } from '../db/schema/notes.ts';

/**
 * All tasks that follow from a commit, and their payloads. No payload names a sender. Rows with these names and keys outlive a release, so
 * they never change: `itemId` is the id of a note.
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
  /** A sealed letter. Urgent letters overtake others. */
  readonly 'write-letter': { readonly letter: string; readonly isUrgent: boolean };
  readonly reconcile: Readonly<Record<string, never>>;
  readonly 'clean-up': Readonly<Record<string, never>>;
  readonly 'judge-canaries': Readonly<Record<string, never>>;
}

/** Adds a task in the caller's transaction: it runs if and only if that commits, not before `runAt`. */
export async function enqueue<T extends keyof Tasks>(tx: Queries, task: T, payload: Tasks[T], runAt?: Date): Promise<void> {
  await tx.insert(outbox).values({ task, payload: { ...payload }, ...(runAt ? { runAt } : {}) });
}
