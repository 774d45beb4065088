import { randomBytes } from 'node:crypto';
import type { Person } from '../world/types.ts';
import { seconds, type World } from '../world/world.ts';
import { inlineButton } from './markup.ts';
import { badRequest, jsonOf, listOf, objectOf, type Params, textOf } from './method.ts';

const LIFE_SECONDS = 24 * 3600;

/** Stores a message that the user may send from the mini-app to a chat of their choice. */
export function prepare(world: World, person: Person, params: Params): { id: string; expiration_date: number } {
  const result = objectOf(jsonOf(params, 'result'));
  if (!result) throw badRequest("inline query result isn't specified");
  const content = objectOf(result.input_message_content) ?? {};
  const id = randomBytes(12).toString('base64url');
  const rows = listOf(objectOf(result.reply_markup)?.inline_keyboard);
  world.prepared.set(id, {
    id,
    owner: person.id,
    text: textOf(content, 'message_text') || textOf(result, 'caption') || textOf(result, 'title'),
    photoUrl: textOf(result, 'photo_url') || null,
    buttons: rows.map((row) => listOf(row).map(inlineButton)),
  });
  return { id, expiration_date: seconds() + LIFE_SECONDS };
}
