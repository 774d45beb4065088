import type { Item } from '@billet/shared-domain/contract';
import { wishableGifts } from '@billet/shared-domain/rules/gifts';
import { oneLine, PROMPT_LIMIT } from '@billet/shared-domain/rules/prompt';
import { seasonOf } from '@billet/shared-domain/rules/season';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../kit/db/database.ts';
import { scores } from '../../kit/db/schema/leaderboards.ts';
import { type UserRow, users } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Call } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { cleanText } from '../../kit/http/texts.ts';
import { announceChange } from '../../kit/live/change-event.ts';
import { giftsWithout } from '../catalogue/index.ts';
import { applyWordChanges, hasWordChanges, showDeferredNotes } from '../delivery-policy/index.ts';
import { GLOBAL, hasLeaderboard } from '../leaderboards/index.ts';

type Changes = Call<'updateProfile'>['body'];

/**
 * Changes the given settings. Throws `bad_input` for a region without a leaderboard, `unknown_item` for a wish that is not sold, `expired` for an
 * account that was deleted during the call, and the errors of muted words and of texts.
 */
export async function updateProfile(deps: Deps, person: UserRow, changes: Changes): Promise<UserRow> {
  const columns = columnsOf(changes, deps);
  const changed = await deps.db.app.transaction(async (tx) => {
    const words = hasWordChanges(changes) ? { mutedWords: applyWordChanges(await lockWords(tx, person), changes) } : {};
    const [row] = await tx
      .update(users)
      .set({ ...columns, ...words })
      .where(and(eq(users.id, person.id), gt(users.telegramId, 0)))
      .returning();
    if (!row) throw new ApiError('expired', 'The account was deleted during this call');
    if (changes.leaderboardCategory !== undefined)
      await tx
        .update(scores)
        .set({ listedIn: changes.leaderboardCategory })
        .where(and(eq(scores.season, seasonOf(deps.clock.now())), eq(scores.userId, person.id)));
    await announceChange(tx, person.id, 'profile');
    return row;
  });
  // Also when it had already ended: another device's request may have been interrupted before this step
  if (changes.paused === false) await showDeferredNotes(deps, person.id);
  return changed;
}

/** Reads and locks the muted words until the transaction ends. */
async function lockWords(tx: Queries, { id, mutedWords }: UserRow): Promise<string[]> {
  // A stronger lock would block concurrent inserts that reference this row
  const [row] = await tx.select({ words: users.mutedWords }).from(users).where(eq(users.id, id)).for('no key update');
  return row?.words ?? mutedWords;
}

function columnsOf(changes: Changes, { config, clock }: Pick<Deps, 'config' | 'clock'>): Partial<UserRow> {
  const { mode, language, leaderboardCategory, paused, wishes, prompt } = changes;
  if (typeof leaderboardCategory === 'string' && !hasLeaderboard(config, leaderboardCategory))
    throw new ApiError('bad_input', 'This region has no leaderboard', { field: 'leaderboardCategory' });
  if (wishes !== undefined) checkWishes(wishes, wishableGifts(giftsWithout(config.hiddenGifts), clock.now()));
  return {
    ...(mode === undefined ? {} : { mode }),
    ...(language === undefined ? {} : { language }),
    ...(leaderboardCategory === undefined ? {} : { leaderboardCategory, categoryCode: leaderboardCategory ?? GLOBAL }),
    ...(paused === undefined ? {} : { isPaused: paused }),
    ...(wishes === undefined ? {} : { wishes }),
    ...(prompt === undefined ? {} : promptColumns(prompt)),
  };
}

function promptColumns(prompt: NonNullable<Changes['prompt']>): Pick<Partial<UserRow>, 'promptKind' | 'ownPrompt'> {
  if (prompt.kind !== 'own') return { promptKind: prompt.kind };
  return { promptKind: 'own', ownPrompt: cleanText(oneLine(prompt.own), PROMPT_LIMIT, 'prompt') };
}

function checkWishes(wishes: readonly string[], sold: readonly Item[]): void {
  const isSold = (id: string) => sold.some((item) => item.id === id);
  if (!wishes.every(isSold)) throw new ApiError('unknown_item', 'This gift is not sold', { field: 'wishes' });
}
