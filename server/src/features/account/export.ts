import { Readable } from 'node:stream';
import type { Valentine } from '@billet/shared-domain/contract';
import { INVITES } from '@billet/shared-domain/rules/tasks';
import type { Deps } from '../../kit/deps.ts';
import { findNotesOf, presentAll, serviceNotesOf, type WalkedList, walkNotes } from '../notes/index.ts';
import { listPurchases } from '../payments/index.ts';
import { findById, hasLeft } from '../people/index.ts';
import { readUser } from '../profile/index.ts';
import { blockedAfter, reportsOf } from '../safety/index.ts';
import { walkSent } from '../sent/index.ts';
import { jsonOf } from './json-stream.ts';

/** Rows read at once. */
const BATCH_SIZE = 500;

/**
 * All data about a person that they may see: senders only where disclosed, and of their sent notes only those that are not fully anonymous.
 * A JSON stream, so that an inbox of any size needs little memory and every row is read once. Null for an unknown person.
 */
export async function exportOf(deps: Deps, personId: string): Promise<Readable | null> {
  const { db } = deps;
  const person = await findById(db.app, personId);
  if (!person || hasLeft(person)) return null;
  const { id, mode, language, leaderboardCategory, isPaused, mutedWords, wishes, promptKind, ownPrompt, completedTasks, invitedShown } =
    person;
  const list = (name: WalkedList) => notesOf(deps, id, name);
  const file = {
    exportedAt: deps.clock.real().toISOString(),
    user: await readUser(deps, person),
    settings: { mode, language, leaderboardCategory, isPaused, mutedWords, wishes, promptKind, ownPrompt },
    // Rounded like the task's own daily count: a number that rises at once would reveal when a new user came, and so whose note arrives
    // next
    tasks: { completed: completedTasks, invited: invitedShown - (invitedShown % INVITES) },
    valentines: list('ordinary'),
    anonymousMessages: list('anonymous_message'),
    club: await serviceNotesOf(deps, person),
    muted: list('muted'),
    blocked: blockedOf(deps, id),
    reports: await reportsOf(deps, id),
    sent: walkSent(deps, id),
    purchases: purchasesOf(deps, id),
  };
  return Readable.from(jsonOf(file));
}

async function* notesOf(deps: Deps, personId: string, list: WalkedList): AsyncGenerator<Valentine> {
  for await (const rows of walkNotes(deps.db.inbox, personId, list)) yield* await presentAll(deps, personId, rows);
}

async function* blockedOf(deps: Deps, personId: string): AsyncGenerator<Valentine> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const ids = await blockedAfter(deps, personId, after, BATCH_SIZE);
    yield* await presentAll(deps, personId, await findNotesOf(deps.db.inbox, personId, ids));
    if (ids.length < BATCH_SIZE) return;
    after = ids.at(-1) ?? after;
  }
}

async function* purchasesOf(deps: Deps, personId: string): AsyncGenerator<object> {
  for (let skip = 0; ; skip += BATCH_SIZE) {
    const { purchases } = await listPurchases(deps, personId, { limit: BATCH_SIZE, skip });
    yield* purchases;
    if (purchases.length < BATCH_SIZE) return;
  }
}
