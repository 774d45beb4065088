import { setTimeout as pause } from 'node:timers/promises';

export type Params = Readonly<Record<string, unknown>>;
type Update = Params & { readonly update_id: number };

/** Delivers updates as Telegram does: in order to polls, or posted to a webhook until it answers 200. */
export interface Delivery {
  /** Returns the update's id, under which it may be pushed again. */
  push(update: Params, updateId?: number): number;
  /** Sends the same update to every server of a webhook at once; to polls, twice in a row. */
  pushEverywhere(update: Params): number;
  setWebhook(url: string, secret: string): boolean;
  poll(params: Params, answer: (updates: readonly Update[]) => void): void;
  /** Number of unconfirmed updates. */
  waiting(): number;
  stop(): void;
}

const RETRY_DELAY_MS = 120;
const POLL_MS = 50;
const LIMIT_MS = 4_000;

export function openDelivery(serverUrls: () => readonly string[]): Delivery {
  let webhook: { readonly path: string; readonly secret: string } | null = null;
  let polled: Update[] = [];
  let posting = 0;
  let next = 1;
  let turn = 0;
  let isStopped = false;

  async function post(update: Update, target: (tries: number) => string | undefined): Promise<void> {
    posting += 1;
    for (let tries = 0; !isStopped; tries++) {
      if (webhook && (await isTaken(`${target(tries)}${webhook.path}`, webhook.secret, update))) break;
      await pause(RETRY_DELAY_MS);
    }
    posting -= 1;
  }

  function hold(update: Update): void {
    polled = [...polled.filter((each) => each.update_id !== update.update_id), update].sort((a, b) => a.update_id - b.update_id);
  }

  const isWebhook = () => webhook !== null;
  return {
    push(update, updateId = next++) {
      const whole = { ...update, update_id: updateId };
      const first = turn++;
      if (isWebhook()) void post(whole, (tries) => serverUrls()[(first + tries) % serverUrls().length]);
      else hold(whole);
      return updateId;
    },
    pushEverywhere(update) {
      const updateId = next++;
      const whole = { ...update, update_id: updateId };
      if (isWebhook()) serverUrls().forEach((url) => void post(whole, () => url));
      else for (const update_id of [updateId, next++]) hold({ ...update, update_id });
      return updateId;
    },
    setWebhook(url, secret) {
      const { pathname } = new URL(url);
      webhook = { path: pathname, secret };
      const polledUpdates = polled;
      polled = [];
      for (const update of polledUpdates) void post(update, (tries) => serverUrls()[tries % serverUrls().length]);
      return true;
    },
    /** A poll without updates is held for a moment. Its offset confirms earlier updates. */
    poll({ offset = 0 }, answer) {
      polled = polled.filter((update) => update.update_id >= Number(offset));
      if (polled.length > 0) answer(polled.slice(0, 100));
      else setTimeout(() => answer(polled.slice(0, 100)), POLL_MS);
    },
    waiting: () => posting + polled.length,
    stop: () => {
      isStopped = true;
    },
  };
}

async function isTaken(url: string, secret: string, update: Update): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json', 'X-Telegram-Bot-Api-Secret-Token': secret };
  const posted = fetch(url, { method: 'POST', headers, body: JSON.stringify(update) }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status === 200;
  });
  // fetch may never abort on a hanging connection, so a separate timer is used
  return Promise.race([posted.catch(() => false), pause(LIMIT_MS, false, { ref: false })]);
}
