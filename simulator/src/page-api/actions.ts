import { randomBytes } from 'node:crypto';
import { linksIn } from '../bot-api/formatting.ts';
import { HttpError, type Route, type RouteRequest } from '../http/router.ts';
import { setAccess } from '../world/access.ts';
import { post, postService, toApi, toUser, writeToBot } from '../world/messages.ts';
import { pay } from '../world/payment.ts';
import { botChat, isChatMember } from '../world/people.ts';
import { customMethod } from '../world/storage.ts';
import type { InlineButton, Person } from '../world/types.ts';
import { changed, queueBotUpdate, record, type World } from '../world/world.ts';
import { personIn } from './people.ts';

const text = (request: RouteRequest, name: string) => {
  const value = request.body[name];
  return typeof value === 'string' ? value : '';
};
const done = { body: { ok: true } };

/** The actions of a person in their client. Each is a POST under `/people/:id/`. */
export function actionRoutes(world: World): Route[] {
  const action = (name: string, handle: (person: Person, request: RouteRequest) => unknown): Route => ({
    method: 'POST',
    path: `/people/:id/${name}`,
    handler: async (request) => ({ body: (await handle(personIn(world, request), request)) ?? done.body }),
  });
  return [
    action('messages', (person, request) => write(world, person, text(request, 'chat'), text(request, 'text'), request.body.replyTo)),
    action('press', (person, request) => press(world, person, Number(request.body.message), text(request, 'data'))),
    action('shared-users', (person, request) => shareUsers(world, person, Number(request.body.request), Number(request.body.user))),
    action('pay', (person, request) => pay(world, person, invoiceOf(world, text(request, 'slug')))),
    action('custom-method', (person, request) => customMethod(world, person.id, text(request, 'method'), request.body.params)),
    action('write-access', (person) => allowWriting(world, person)),
    action('story', (person, request) => {
      const story = { mediaUrl: text(request, 'mediaUrl'), text: text(request, 'text'), linkUrl: text(request, 'linkUrl') };
      world.stories.set(person.id, [...(world.stories.get(person.id) ?? []), story]);
      record(world, { person: person.id, direction: 'person', event: 'posts a story', data: story });
      changed(world);
    }),
    action('emoji-status', (person, request) => {
      world.statuses.set(person.id, text(request, 'status'));
      changed(world);
    }),
    action('prepared', (person, request) => sendPrepared(world, person, text(request, 'prepared'), text(request, 'chat'))),
    {
      method: 'GET',
      path: '/people/:id/prepared/:prepared',
      handler: (request) => ({ body: preparedOf(world, personIn(world, request), request.params.prepared ?? '') }),
    },
    { method: 'GET', path: '/invoices/:slug', handler: (request) => ({ body: invoiceOf(world, request.params.slug ?? '') }) },
  ];
}

function write(world: World, person: Person, chat: string, words: string, replyId: unknown): void {
  if (!words.trim()) throw new HttpError(400, 'A message has text.');
  const replyTo = typeof replyId === 'number' ? replyId : null;
  if (replyTo !== null && !world.messages.some((each) => each.id === replyTo && each.chat === chat))
    throw new HttpError(404, 'There is no such message to answer.');
  if (chat === botChat(person.id)) {
    setAccess(world, person, 'allowed');
    writeToBot(world, person, words, replyTo);
  } else if (isChatMember(chat, person.id)) post(world, { chat, from: person.id, text: words, entities: linksIn(words), replyTo });
  else throw new HttpError(404, `${person.firstName} has no chat ${chat}.`);
}

function press(world: World, person: Person, id: number, data: string): void {
  const message = world.messages.find((each) => each.id === id && each.chat === botChat(person.id));
  if (!message?.buttons.flat().some((button: InlineButton) => button.callback_data === data))
    throw new HttpError(404, 'There is no such button.');
  const query = randomBytes(8).readBigUInt64BE().toString();
  world.callbacks.set(query, person.id);
  const body = { id: query, from: toUser(person), message: toApi(world, message, person), chat_instance: String(person.id), data };
  queueBotUpdate(world, 'callback_query', body, person.id);
}

function shareUsers(world: World, person: Person, request: number, user: number): void {
  const friend = world.people.get(user);
  if (!friend) throw new HttpError(404, `There is no person ${user} here.`);
  world.keyboards.delete(person.id);
  const shared = { user_id: friend.id, first_name: friend.firstName, username: friend.username };
  postService(world, person, `You shared ${friend.firstName} with ${world.bot.name}`, {
    users_shared: { request_id: request, users: [shared] },
  });
}

function allowWriting(world: World, person: Person): void {
  setAccess(world, person, 'allowed');
  postService(world, person, `You allowed ${world.bot.name} to message you`, { write_access_allowed: { from_request: true } });
}

function invoiceOf(world: World, slug: string) {
  const invoice = world.invoices.get(slug);
  if (!invoice) throw new HttpError(404, 'There is no such invoice.');
  return invoice;
}

function preparedOf(world: World, person: Person, id: string) {
  const prepared = world.prepared.get(id);
  if (prepared?.owner !== person.id) throw new HttpError(404, 'There is no such message.');
  return prepared;
}

function sendPrepared(world: World, person: Person, id: string, chat: string): void {
  const { text: words, photoUrl, buttons } = preparedOf(world, person, id);
  if (!isChatMember(chat, person.id)) throw new HttpError(404, `${person.firstName} has no chat ${chat}.`);
  post(world, { chat, from: person.id, text: words, entities: linksIn(words), photoUrl, buttons });
}
