import { botIdOf } from '../settings.ts';
import { botChat } from './people.ts';
import { completeStep, sharesLink } from './tour.ts';
import type { Entity, Message, Person } from './types.ts';
import { changed, queueBotUpdate, seconds, type World } from './world.ts';

type Draft = Pick<Message, 'chat' | 'from' | 'text'> & Partial<Message>;

/** Adds a message to a chat and notifies the page. */
export function post(world: World, draft: Draft): Message {
  const message: Message = {
    entities: [],
    photoUrl: null,
    buttons: [],
    replyTo: null,
    kind: 'text',
    ...draft,
    id: world.nextId++,
    date: seconds(),
  };
  world.messages = [...world.messages, message];
  if (sharesLink(world, message)) completeStep(world, 'isShared');
  changed(world);
  return message;
}

/** Adds a service message to the person's chat with the bot, and sends the update to the bot. */
export function postService(world: World, person: Person, text: string, fields: Readonly<Record<string, unknown>> | null): void {
  const message = post(world, { chat: botChat(person.id), from: person.id, text, kind: 'service' });
  if (fields) queueBotUpdate(world, 'message', { ...envelope(world, message, person), ...fields }, person.id);
}

/** A person writes to the bot; `replyTo` is the message of their chat that they reply to. */
export function writeToBot(world: World, person: Person, text: string, replyTo: number | null = null): Message {
  if (world.keyboards.get(person.id)?.isOneTime) world.keyboards.delete(person.id);
  const message = post(world, { chat: botChat(person.id), from: person.id, text, entities: commandsIn(text), replyTo });
  queueBotUpdate(world, 'message', toApi(world, message, person), person.id);
  return message;
}

/** Commands have an entity: bots recognize them by it, not by the slash. */
function commandsIn(text: string): Entity[] {
  const command = /^\/\w{1,32}(@\w+)?/.exec(text)?.[0];
  return command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
}

/** A user in the format of the Bot API. */
export function toUser(person: Person): Record<string, unknown> {
  return {
    id: person.id,
    is_bot: false,
    first_name: person.firstName,
    username: person.username,
    language_code: person.languageCode,
    ...(person.isPremium ? { is_premium: true } : {}),
  };
}

export function toBotUser(world: World): Record<string, unknown> {
  return { id: botIdOf(world.settings), is_bot: true, first_name: world.bot.name, username: world.settings.botUsername };
}

function envelope(world: World, message: Message, person: Person): Record<string, unknown> {
  return {
    message_id: message.id,
    from: message.from === person.id ? toUser(person) : toBotUser(world),
    chat: { id: person.id, type: 'private', first_name: person.firstName, username: person.username },
    date: message.date,
  };
}

/** A message of the chat with the bot in the format of the Bot API. */
export function toApi(world: World, message: Message, person: Person): Record<string, unknown> {
  const entities = message.entities.length ? message.entities : undefined;
  const keyboard = message.buttons.length ? { reply_markup: { inline_keyboard: message.buttons } } : {};
  const body = message.photoUrl
    ? { photo: photoSizes(message.photoUrl), caption: message.text, caption_entities: entities }
    : { text: message.text, entities };
  return { ...envelope(world, message, person), ...body, ...keyboard, ...replyIn(world, message, person) };
}

/** The message that was replied to, without its own reply. */
function replyIn(world: World, { replyTo, chat }: Message, person: Person): Record<string, unknown> {
  const answered = replyTo === null ? undefined : world.messages.find(({ id, chat: place }) => id === replyTo && place === chat);
  return answered ? { reply_to_message: toApi(world, { ...answered, replyTo: null }, person) } : {};
}

const photoSizes = (url: string) => [{ file_id: url, file_unique_id: url, width: 1080, height: 1080 }];
