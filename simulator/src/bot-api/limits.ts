import type { World } from '../world/world.ts';
import { type Params, Refusal, textOf, tooMany } from './method.ts';

const SECOND = 1000;
/** Seconds over which the limit of a chat is averaged: this allows short bursts. */
const BURST = 3;
const MESSAGE = /^(send(message|photo)|edit)/i;

/** Throws a planned fault, or an exceeded message limit, for this call. */
export function enforceLimits(world: World, name: string, params: Params): void {
  failAsPlanned(world, name);
  if (world.limits !== null && MESSAGE.test(name)) countMessage(world, world.limits, textOf(params, 'chat_id'));
}

function failAsPlanned(world: World, name: string): void {
  const fault = world.faults.find(({ method }) => method.toLowerCase() === name.toLowerCase());
  if (!fault) return;
  world.faults = world.faults.flatMap((each) => {
    if (each !== fault) return [each];
    return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
  });
  throw new Refusal(fault.status, fault.description, fault.retryAfter);
}

/** Records a message. A message beyond the limits is refused and not counted. */
function countMessage(world: World, { all, chat: perChat }: NonNullable<World['limits']>, chat: string): void {
  const now = Date.now();
  const recent = world.sent.filter(({ at }) => at > now - BURST * SECOND);
  const inSecond = recent.filter(({ at }) => at > now - SECOND);
  const inChat = recent.filter((each) => each.chat === chat);
  world.sent = recent;
  if (inSecond.length >= all || inChat.length >= BURST * perChat) throw tooMany(1);
  world.sent = [...recent, { at: now, chat }];
}
