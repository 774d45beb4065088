import { toBotUser, toUser } from './messages.ts';
import type { Access, Person } from './types.ts';
import { changed, queueBotUpdate, seconds, type World } from './world.ts';

/** Changes whether the bot may write to a person. Blocking and unblocking send my_chat_member to the bot. */
export function setAccess(world: World, person: Person, access: Access): void {
  const wasBlocked = person.access === 'blocked';
  const isBlocked = access === 'blocked';
  world.people.set(person.id, { ...person, access });
  if (wasBlocked !== isBlocked) queueBotUpdate(world, 'my_chat_member', membership(world, person, wasBlocked, isBlocked), person.id);
  changed(world);
}

function membership(world: World, person: Person, wasBlocked: boolean, isBlocked: boolean): Record<string, unknown> {
  const member = (blocked: boolean) => ({
    user: toBotUser(world),
    ...(blocked ? { status: 'kicked', until_date: 0 } : { status: 'member' }),
  });
  return {
    chat: { id: person.id, type: 'private', first_name: person.firstName, username: person.username },
    from: toUser(person),
    date: seconds(),
    old_chat_member: member(wasBlocked),
    new_chat_member: member(isBlocked),
  };
}
