import { changed, seconds, type World } from '../world/world.ts';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;
const TIMEOUT_MS = 30_000;

/** Delivers updates to the webhook of the bot in order. An update without a 2xx answer is repeated with a growing delay. */
export function startWebhook(world: World, signal: AbortSignal): void {
  let isDelivering = false;
  let delay = FIRST_DELAY_MS;

  const deliver = async (): Promise<void> => {
    if (isDelivering) return;
    isDelivering = true;
    while (world.webhook && !signal.aborted) {
      const [update] = world.updates.take(0, 1);
      if (!update) break;
      const tried = world.webhook;
      const error = await post(tried, update, signal);
      if (error === null) {
        world.updates.take(update.update_id + 1, 0);
        delay = FIRST_DELAY_MS;
      } else {
        if (world.webhook === tried) world.webhook = { ...tried, lastError: { at: seconds(), message: error } };
        setTimeout(() => void deliver(), delay).unref();
        delay = Math.min(delay * 2, MAX_DELAY_MS);
        break;
      }
    }
    isDelivering = false;
  };

  world.updates.onAdded(() => void deliver());
  world.listeners.add(() => {
    if (world.webhook && delay === FIRST_DELAY_MS) void deliver();
  });
  changed(world);
}

/** Null if the webhook accepted the update, otherwise the reason. */
async function post(webhook: NonNullable<World['webhook']>, update: unknown, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(webhook.secret ? { 'x-telegram-bot-api-secret-token': webhook.secret } : {}) },
      body: JSON.stringify(update),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    return answer.ok ? null : `Wrong response from the webhook: ${answer.status} ${answer.statusText}`;
  } catch {
    return 'Connection refused';
  }
}
