import type { Person } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { badRequest, type Params, Refusal, requiredText, textOf } from './method.ts';

/** The person in a parameter. Unknown ids are refused like in the real API. */
export function personOf(world: World, params: Params, name = 'user_id'): Person {
  const person = world.people.get(Number(requiredText(params, name)));
  if (!person) throw badRequest(name === 'chat_id' ? 'chat not found' : 'USER_ID_INVALID');
  return person;
}

/** The person of a private chat that the bot may write to. */
export function writableChat(world: World, params: Params): Person {
  if (!textOf(params, 'chat_id')) throw badRequest('chat_id is empty');
  const person = personOf(world, params, 'chat_id');
  if (person.access === 'blocked') throw new Refusal(403, 'Forbidden: bot was blocked by the user');
  if (person.access === 'unasked') throw new Refusal(403, "Forbidden: bot can't initiate conversation with a user");
  return person;
}
