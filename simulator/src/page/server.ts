import type { Entry } from '../world/launch.ts';
import type { PayAnswer } from '../world/payment.ts';
import type { CustomAnswer } from '../world/storage.ts';
import type { Invoice, LogEntry, Newcomer, Person, PreparedMessage, Story, Traits } from '../world/types.ts';

/** An error that the simulator's process returned. */
export class ServerError extends Error {}

async function request<T>(path: string, method: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const value = await answer.json();
  if (!answer.ok) throw new ServerError(value.error ?? `The simulator answered ${answer.status}.`);
  return value;
}

const get = <T>(path: string) => request<T>(path, 'GET');
const action = <T = unknown>(person: number, name: string, body: unknown = {}) => request<T>(`/people/${person}/${name}`, 'POST', body);
const orNull = <T>(promise: Promise<T>) => promise.catch(() => null);

/** The requests of the page to the simulator's process. */
export const server = {
  launch: (person: number, launch: { app: Entry; start: string; url?: string }) =>
    get<{ url: string }>(`/people/${person}/launch?${new URLSearchParams(launch)}`).then(({ url }) => url),
  write: (person: number, chat: string, text: string, replyTo: number | null) => action(person, 'messages', { chat, text, replyTo }),
  press: (person: number, message: number, data: string) => action(person, 'press', { message, data }),
  shareUser: (person: number, request: number, user: number) => action(person, 'shared-users', { request, user }),
  invoice: (slug: string) => orNull(get<Invoice>(`/invoices/${encodeURIComponent(slug)}`)),
  pay: (person: number, slug: string) => action<PayAnswer>(person, 'pay', { slug }),
  customMethod: (person: number, method: string, params: unknown) => action<CustomAnswer>(person, 'custom-method', { method, params }),
  allowWriting: (person: number) => action(person, 'write-access'),
  postStory: (person: number, story: Story) => action(person, 'story', story),
  setEmojiStatus: (person: number, status: string) => action(person, 'emoji-status', { status }),
  prepared: (person: number, id: string) => orNull(get<PreparedMessage>(`/people/${person}/prepared/${encodeURIComponent(id)}`)),
  sendPrepared: (person: number, prepared: string, chat: string) => action(person, 'prepared', { prepared, chat }),
  log: (entries: readonly Omit<LogEntry, 'id'>[]) => request('/log', 'POST', { entries }),
  add: (newcomer: Newcomer) => request<Person>('/people', 'POST', newcomer),
  change: (person: number, traits: Partial<Traits>) => request(`/people/${person}`, 'PATCH', traits),
  reset: () => request('/reset', 'POST', {}),
  setClock: (now: string | null) => request('/clock', 'POST', { now }),
};
