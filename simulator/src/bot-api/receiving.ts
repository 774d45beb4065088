import type { Update } from '../world/updates.ts';
import { changed, type Webhook, type World } from '../world/world.ts';
import { badRequest, type Call, integerOf, isTrue, jsonOf, listOf, type MethodGroup, type Params, Refusal, textOf } from './method.ts';

/** The pending long poll of each world; a second one ends the first. */
const polls = new WeakMap<World, () => void>();

/** Receiving updates: by long polling or by a webhook. */
export const receiving: MethodGroup = {
  getUpdates,

  setWebhook: ({ world, params }) => {
    const url = textOf(params, 'url');
    allow(world, params);
    if (isTrue(params, 'drop_pending_updates')) world.updates.clear();
    world.webhook = url ? webhook(url, textOf(params, 'secret_token')) : null;
    changed(world);
    return true;
  },
  deleteWebhook: ({ world, params }) => {
    world.webhook = null;
    if (isTrue(params, 'drop_pending_updates')) world.updates.clear();
    changed(world);
    return true;
  },
  getWebhookInfo: ({ world }) => ({
    url: world.webhook?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: world.updates.count(),
    ...(world.webhook?.lastError
      ? { last_error_date: world.webhook.lastError.at, last_error_message: world.webhook.lastError.message }
      : {}),
  }),
};

function webhook(url: string, secret: string): Webhook {
  if (!URL.canParse(url)) throw badRequest('bad webhook: invalid webhook URL specified');
  if (secret && !/^[\w-]{1,256}$/.test(secret)) throw badRequest('secret token contains unallowed characters');
  return { url, secret, lastError: null };
}

/** The list of update kinds is stored: a call without it keeps the previous one. */
function allow(world: World, params: Params): void {
  const kinds = jsonOf(params, 'allowed_updates');
  if (kinds !== undefined) world.updates.allow(listOf(kinds).map(String));
}

async function getUpdates({ world, params, signal }: Call): Promise<readonly Update[]> {
  if (world.webhook)
    throw new Refusal(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first");
  allow(world, params);
  const offset = integerOf(params, 'offset', 0);
  const limit = Math.min(Math.max(integerOf(params, 'limit', 100), 1), 100);
  polls.get(world)?.();
  const ready = world.updates.take(offset, limit);
  const seconds = Math.min(integerOf(params, 'timeout', 0), 50);
  if (ready.length || seconds <= 0) return ready;
  await waitForUpdates(world, seconds, signal);
  return world.updates.take(Math.max(offset, 0), limit);
}

function waitForUpdates(world: World, seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      forget();
      signal.removeEventListener('abort', finish);
      if (polls.get(world) === replace) polls.delete(world);
    };
    const finish = (): void => {
      end();
      resolve();
    };
    const replace = (): void => {
      end();
      reject(new Refusal(409, 'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running'));
    };
    const timer = setTimeout(finish, seconds * 1000);
    const forget = world.updates.onAdded(finish);
    signal.addEventListener('abort', finish);
    polls.set(world, replace);
  });
}
