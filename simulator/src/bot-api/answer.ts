import { isDeepStrictEqual } from 'node:util';
import { record, type World } from '../world/world.ts';
import { about } from './about.ts';
import { gifts } from './gifts.ts';
import { enforceLimits } from './limits.ts';
import { messages } from './messages.ts';
import { type Method, type Params, Refusal } from './method.ts';
import { payments } from './payments.ts';
import { receiving } from './receiving.ts';

export interface BotApiReply {
  readonly status: number;
  readonly body:
    | { readonly ok: true; readonly result: unknown }
    | {
        readonly ok: false;
        readonly error_code: number;
        readonly description: string;
        readonly parameters?: { readonly retry_after: number };
      };
}

const groups = [about, receiving, messages, payments, gifts];
/** Method names are case-insensitive, as in the real API. */
const methods = new Map<string, Method>(
  groups.flatMap((group) => Object.entries(group).map(([name, method]) => [name.toLowerCase(), method] as const)),
);

/** Answers a call of `/bot<token>/<method>` like the Bot API. */
export async function answerBot(world: World, token: string, name: string, params: Params, signal: AbortSignal): Promise<BotApiReply> {
  if (token !== world.settings.token) return refused(new Refusal(401, 'Unauthorized'));
  const method = methods.get(name.toLowerCase());
  const reply = method
    ? await run(() => {
        enforceLimits(world, name, params);
        return method({ world, params, signal });
      })
    : refused(new Refusal(404, 'Not Found'));
  if (!isIdlePoll(name, reply)) {
    record(world, { person: personIn(world, params), direction: 'bot → API', event: name, data: { params, answer: reply.body } });
  }
  return reply;
}

async function run(method: () => unknown): Promise<BotApiReply> {
  try {
    return { status: 200, body: { ok: true, result: await method() } };
  } catch (error) {
    if (error instanceof Refusal) return refused(error);
    throw error;
  }
}

function refused(refusal: Refusal): BotApiReply {
  const { code, message, retryAfter } = refusal;
  const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
  return { status: code, body: { ok: false, error_code: code, description: message, ...parameters } };
}

const isIdlePoll = (name: string, { body }: BotApiReply) =>
  name.toLowerCase() === 'getupdates' && body.ok && isDeepStrictEqual(body.result, []);

function personIn(world: World, params: Params): number | null {
  const id = Number(params.chat_id ?? params.user_id ?? 0);
  return world.people.has(id) ? id : null;
}
