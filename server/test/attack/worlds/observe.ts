import type { CallName, JsonCallName } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import { exportOf } from '../../../src/features/account/export.ts';
import type { Asked, ExactWorld, Visitor } from './exact-world.ts';

const types = ['ordinary', 'anonymous_message'];
const filters = ['all', 'sent', 'opened', 'unanswered'];
const nobody = '00000000-0000-4000-8000-ffffffffffff';

/** Every call by which somebody may look, with all that may be asked of it about a recipient. What does something is an action, or stands below. */
export const looks: Readonly<Partial<Record<JsonCallName, (recipient: Visitor, notes: readonly string[]) => readonly Asked[]>>> = {
  getProfile: () => [{}],
  getPublicProfile: ({ code }) => [{ params: { code } }],
  getInventoryCount: () => [{}],
  getValentines: () => types.flatMap((type) => filters.map((filter) => ({ query: { type, filter } }))),
  getItems: () => [{}],
  getOrder: () => [{ params: { id: nobody } }],
  getPublicValentines: ({ code }) => ['valentine', 'anon_message'].map((type) => ({ params: { code }, query: { type } })),
  getSent: () => [{}],
  getPurchases: () => [{}],
  getShareImage: (_, notes) => [...notes.slice(0, 2), nobody].map((id) => ({ params: { id } })),
  getSafety: () => [{}],
  getBlocked: () => [{}],
  getMuted: () => [{}],
  getLeaderboards: () => [{}, { query: { limit: '3', offset: '1' } }],
  getLeaderboard: () => [{ params: { categoryCode: 'RU' } }],
};

/** What does something, as the last that somebody tries on each note: on one's own, and on somebody else's. */
export const tries: Readonly<Partial<Record<JsonCallName, (id: string) => Asked>>> = {
  unwrapValentine: (id) => ({ params: { id } }),
  revealSender: (id) => ({ params: { id }, body: {} }),
  answerValentine: (id) => ({ params: { id }, body: { answer: 'thanks' } }),
  setVisibility: (id) => ({ params: { id }, body: { isPublic: false } }),
  blockSender: (id) => ({ params: { id }, body: { isBlocked: false } }),
  reportValentine: (id) => ({ params: { id }, body: { reason: 'other', text: '' } }),
  unmuteValentine: (id) => ({ params: { id } }),
  requestRefund: (id) => ({ params: { id } }),
};

/** Calls that need no note: done once at the end by the recipient. */
export const lastCalls: Readonly<Partial<Record<JsonCallName, Asked>>> = {
  buyEarlyReveal: { body: {} },
  completeTask: { body: { taskId: 'share_story' } },
  updateProfile: { body: { mode: 'valentine' } },
  deleteAccount: {},
};

/** Calls that are seen otherwise: the stream by its frames, the export by what it holds, a friend's link and prepared messages elsewhere. */
export const seenOtherwise: readonly CallName[] = [
  'listenToEvents',
  'exportAccount',
  'checkout',
  'reportShareOpened',
  'prepareShareMessage',
];

/** All that somebody sees by looking. */
export async function lookAround(who: Visitor, recipient: Visitor, notes: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const [name, inputsOf] of Object.entries(looks) as [JsonCallName, (typeof looks)['getItems']][])
    for (const input of inputsOf?.(recipient, notes) ?? []) seen.push(await who.ask(name, input));
  return seen;
}

/** All that somebody gets who tries everything on a note. */
export async function tryAll(who: Visitor, notes: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const id of notes)
    for (const [name, inputOf] of Object.entries(tries) as [JsonCallName, (id: string) => Asked][])
      seen.push(await who.ask(name, inputOf(id)));
  return seen;
}

/** What a stream could tell: the versions, of which every frame is made. */
export async function versionsOf({ deps }: ExactWorld, { id }: Visitor): Promise<string> {
  const { rows } = await deps.db.owner.execute(sql`SELECT kind, version FROM billet.change_events WHERE user_id = ${id} ORDER BY kind`);
  return JSON.stringify(rows);
}

/** The first frame of a stream, as it goes over the wire. */
export async function firstFrame({ url }: ExactWorld, { initData }: Visitor): Promise<string> {
  const controller = new AbortController();
  const { status, body } = await fetch(`${url}/api/events`, { headers: { 'API-Token': initData }, signal: controller.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = `${status} `;
  while (!text.includes('\n\n')) {
    const part = await reader?.read();
    if (!part || part.done) break;
    text += part.value;
  }
  controller.abort();
  return text;
}

/** The file of a person. When it was made and what they did when are of the real clock, and theirs. */
export async function exportSeenBy({ deps }: ExactWorld, { id }: Visitor): Promise<string> {
  const own = ['exportedAt', 'reportedAt'];
  return JSON.stringify(await exportOf(deps, id), (key, value: unknown) => (own.includes(key) ? null : value));
}
