import { text } from 'node:stream/consumers';
import type { CallName, JsonCallName } from '@billet/shared-domain/contract';
import { sql } from 'drizzle-orm';
import { exportOf } from '../../../src/features/account/export.ts';
import type { Asked, ExactWorld, Visitor } from './exact-world.ts';

const types = ['ordinary', 'anonymous_message'];
const filters = ['all', 'sent', 'opened', 'unanswered'];
const nobody = '00000000-0000-4000-8000-ffffffffffff';

/** Every reading call, with all its inputs about a recipient. Calls with effects are actions, or listed below. */
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

/** Calls with effects, tried last on each note: on own notes, and on notes of others. */
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

/** Calls without a note, made once at the end by the recipient. */
export const lastCalls: Readonly<Partial<Record<JsonCallName, Asked>>> = {
  buyEarlyReveal: { body: {} },
  completeTask: { body: { taskId: 'share_story' } },
  updateProfile: { body: { mode: 'valentine' } },
  exportAccount: {},
  deleteAccount: {},
};

/** Calls that are observed differently: the stream by its frames, share links and prepared messages elsewhere. */
export const observedElsewhere: readonly CallName[] = ['listenToEvents', 'checkout', 'reportShareOpened', 'prepareShareMessage'];

/** All responses of the reading calls. */
export async function* lookAround(who: Visitor, recipient: Visitor, notes: readonly string[]): AsyncGenerator<string, void> {
  for (const [name, inputsOf] of Object.entries(looks) as [JsonCallName, (typeof looks)['getItems']][])
    for (const input of inputsOf?.(recipient, notes) ?? []) yield who.ask(name, input);
}

/** All responses to every call on each note. */
export async function* tryAll(who: Visitor, notes: readonly string[]): AsyncGenerator<string, void> {
  for (const id of notes)
    for (const [name, inputOf] of Object.entries(tries) as [JsonCallName, (id: string) => Asked][]) yield who.ask(name, inputOf(id));
}

/** The versions, from which all frames of a stream are made. */
export async function versionsOf({ deps }: ExactWorld, { id }: Visitor): Promise<string> {
  const { rows } = await deps.db.owner.execute(sql`SELECT kind, version FROM billet.change_events WHERE user_id = ${id} ORDER BY kind`);
  return JSON.stringify(rows);
}

/** The first frame of a stream, as sent over the network. */
export async function firstFrame({ url }: ExactWorld, { initData }: Visitor): Promise<string> {
  const controller = new AbortController();
  const { status, body } = await fetch(`${url}/api/events`, { headers: { 'API-Token': initData }, signal: controller.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let frames = `${status} `;
  while (!frames.includes('\n\n')) {
    const part = await reader?.read();
    if (!part || part.done) break;
    frames += part.value;
  }
  controller.abort();
  return frames;
}

/** The file that a person's export sends. */
export async function exportSeenBy({ deps }: ExactWorld, { id }: Visitor): Promise<string> {
  const file = await exportOf(deps, id);
  return file ? text(file) : 'no export';
}
