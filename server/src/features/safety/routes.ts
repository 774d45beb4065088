import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notes } from '../../kit/db/schema/notes.ts';
import type { Deps } from '../../kit/deps.ts';
import { registerCall } from '../../kit/http/call.ts';
import { announceInventory } from '../../kit/live/change-event.ts';
import { countMuted, listMuted, presentAll, readValentine } from '../notes/index.ts';
import { setBlock } from './block.ts';
import { blockedAmong, listBlocked } from './blocked.ts';
import { reportNote } from './report.ts';

export function registerSafety(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  registerCall(app, 'blockSender', async ({ person, params, body }) => {
    await setBlock(deps, params.id, person.id, body.isBlocked);
    return { isBlocked: body.isBlocked };
  });

  registerCall(app, 'reportValentine', async ({ person, params, body }) => {
    await reportNote(deps, params.id, person.id, body);
    return { success: true };
  });

  registerCall(app, 'getSafety', async ({ person }) => ({
    isPaused: person.isPaused,
    mutedWords: person.mutedWords,
    muted: await countMuted(db.inbox, person.id),
  }));

  registerCall(app, 'getBlocked', async ({ person, query }) => {
    const { rows, pagination } = await listBlocked(deps, person.id, query);
    return { valentines: await presentAll(deps, person.id, rows), pagination };
  });

  registerCall(app, 'getMuted', async ({ person, query }) => {
    const { rows, pagination } = await listMuted(db.inbox, person.id, query);
    const ids = rows.map(({ id }) => id);
    return { valentines: await presentAll(deps, person.id, rows), pagination, blocked: await blockedAmong(deps, person.id, ids) };
  });

  registerCall(app, 'unmuteValentine', async ({ person, params }) => {
    await unmute(deps, params.id, person.id);
    return { valentine: await readValentine(deps, person.id, params.id) };
  });
}

/** Moves a muted note into the inbox. Idempotent. */
async function unmute({ db }: Pick<Deps, 'db'>, noteId: string, recipientId: string): Promise<void> {
  await db.inbox.transaction(async (tx) => {
    const moved = await tx
      .update(notes)
      .set({ placement: 'inbox' })
      .where(and(eq(notes.id, noteId), eq(notes.recipientId, recipientId), eq(notes.placement, 'muted')))
      .returning({ id: notes.id });
    if (moved.length > 0) await announceInventory(tx, recipientId);
  });
}
