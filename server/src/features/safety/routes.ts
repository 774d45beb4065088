import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { items } from '../../kit/db/schema/items.ts';
import type { Deps } from '../../kit/deps.ts';
import { answerCall } from '../../kit/http/call.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { countMuted, listItemsById, listMuted, presentAll, readValentine } from '../notes/index.ts';
import { blockedItems, setBlock } from './block.ts';
import { reportItem } from './report.ts';

export function registerSafety(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  answerCall(app, 'blockSender', async ({ person, params, body }) => {
    await setBlock(deps, params.id, person.id, body.isBlocked);
    return { isBlocked: body.isBlocked };
  });

  answerCall(app, 'reportValentine', async ({ person, params, body }) => {
    await reportItem(deps, params.id, person.id, body);
    return { success: true };
  });

  answerCall(app, 'getSafety', async ({ person }) => ({
    isPaused: person.isPaused,
    mutedWords: person.mutedWords,
    muted: await countMuted(db.inbox, person.id),
  }));

  answerCall(app, 'getBlocked', async ({ person, query }) => {
    const { rows, pagination } = await listItemsById(db.inbox, person.id, await blockedItems(deps, person.id), query);
    return { valentines: await presentAll(deps, person.id, rows), pagination };
  });

  answerCall(app, 'getMuted', async ({ person, query }) => {
    const { rows, pagination } = await listMuted(db.inbox, person.id, query);
    return { valentines: await presentAll(deps, person.id, rows), pagination };
  });

  answerCall(app, 'unmuteValentine', async ({ person, params }) => {
    await unmute(deps, params.id, person.id);
    return { valentine: await readValentine(deps, person.id, params.id) };
  });
}

/** Moves a muted item into the inbox; what stands there already stays. */
async function unmute({ db, live }: Deps, itemId: string, recipientId: string): Promise<void> {
  const moved = await db.inbox
    .update(items)
    .set({ placement: 'inbox' })
    .where(and(eq(items.id, itemId), eq(items.recipientId, recipientId), eq(items.isArrived, true), eq(items.placement, 'muted')))
    .returning({ id: items.id });
  if (moved.length === 0) return;
  await announceChange(db.app, recipientId, 'inventory');
  live.wake();
}
