import { botIdOf } from '../settings.ts';
import { post, toApi } from '../world/messages.ts';
import { botChat } from '../world/people.ts';
import type { Message, Person } from '../world/types.ts';
import { changed, type World } from '../world/world.ts';
import { personOf, writableChat } from './chats.ts';
import { type Formatted, formatted } from './formatting.ts';
import { type Markup, markupOf } from './markup.ts';
import { badRequest, type Call, integerOf, isTrue, type MethodGroup, requiredText, textOf } from './method.ts';
import { prepare } from './prepared.ts';

const TYPING_MS = 5000;

/** Sending, editing and deleting messages of the bot. */
export const messages: MethodGroup = {
  sendMessage: (call) => {
    const text = bodyOf(call, 'text', 4096);
    if (!text.text.trim()) throw badRequest('message text is empty');
    return send(call, text, null);
  },
  sendPhoto: (call) => send(call, bodyOf(call, 'caption', 1024), requiredText(call.params, 'photo')),
  sendChatAction: ({ world, params }) => {
    world.typing.set(writableChat(world, params).id, Date.now() + TYPING_MS);
    changed(world);
    return true;
  },

  editMessageText: (call) => edit(call, (message) => ({ ...message, ...bodyOf(call, 'text', 4096), buttons: inlineRows(call) })),
  editMessageCaption: (call) => edit(call, (message) => ({ ...message, ...bodyOf(call, 'caption', 1024), buttons: inlineRows(call) })),
  editMessageReplyMarkup: (call) => edit(call, (message) => ({ ...message, buttons: inlineRows(call) })),
  deleteMessage: ({ world, params }) => {
    const { message } = ownMessage(world, params, 'delete');
    world.messages = world.messages.filter((each) => each !== message);
    changed(world);
    return true;
  },

  answerCallbackQuery: ({ world, params }) => {
    const person = world.callbacks.get(textOf(params, 'callback_query_id'));
    if (!person) throw badRequest('query is too old and response timeout expired or query ID is invalid');
    const text = textOf(params, 'text');
    if (text) world.notices = [...world.notices, { id: world.nextId++, person, text, isAlert: isTrue(params, 'show_alert') }];
    world.callbacks.delete(textOf(params, 'callback_query_id'));
    changed(world);
    return true;
  },

  savePreparedInlineMessage: ({ world, params }) => prepare(world, personOf(world, params), params),
};

function bodyOf({ params }: Call, name: 'text' | 'caption', limit: number): Formatted {
  const body = formatted(textOf(params, name), textOf(params, 'parse_mode'));
  if (body.text.length > limit) throw badRequest(`message ${name === 'text' ? 'is' : 'caption is'} too long`);
  return body;
}

function send({ world, params }: Call, body: Formatted, photoUrl: string | null): unknown {
  const person = writableChat(world, params);
  const markup = markupOf(params);
  const buttons = markup.kind === 'inline' ? markup.rows : [];
  putKeyboard(world, person, markup);
  world.typing.delete(person.id);
  return toApi(world, post(world, { chat: botChat(person.id), from: botIdOf(world.settings), ...body, photoUrl, buttons }), person);
}

function putKeyboard(world: World, person: Person, markup: Markup): void {
  if (markup.kind === 'reply') world.keyboards.set(person.id, markup.keyboard);
  if (markup.kind === 'remove') world.keyboards.delete(person.id);
}

function inlineRows({ params }: Call): Message['buttons'] {
  const markup = markupOf(params);
  return markup.kind === 'inline' ? markup.rows : [];
}

function ownMessage(world: World, params: Call['params'], action: 'edit' | 'delete'): { message: Message; person: Person } {
  const person = personOf(world, params, 'chat_id');
  const id = integerOf(params, 'message_id', 0);
  const message = world.messages.find((each) => each.id === id && each.chat === botChat(person.id));
  if (!message) throw badRequest(`message to ${action} not found`);
  if (action === 'edit' && message.from === person.id) throw badRequest("message can't be edited");
  return { message, person };
}

function edit(call: Call, change: (message: Message) => Message): unknown {
  const { message, person } = ownMessage(call.world, call.params, 'edit');
  const next = change(message);
  if (JSON.stringify(next) === JSON.stringify(message)) {
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    );
  }
  call.world.messages = call.world.messages.map((each) => (each === message ? next : each));
  changed(call.world);
  return toApi(call.world, next, person);
}
