import type { Api } from 'grammy';
import type { WebhookInfo } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { UPDATE_KINDS } from './introduce.ts';

/** Updates that wait; fewer are on their way. */
const MANY = 100;

/** What a look found, for the next to tell only what is new. */
export interface Seen {
  /** Seconds since 1970 of the last update that could not be brought. */
  readonly failedAt: number;
  readonly isBehind: boolean;
}

export const unseen: Seen = { failedAt: 0, isBehind: false };

/** Asks the messenger about the webhook, and has it `setAgain` where somebody took it away or changed it. */
export async function lookAfterWebhook(
  api: Api,
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  url: string,
  before: Seen,
  setAgain: () => Promise<void>,
): Promise<Seen> {
  const info = await api.getWebhookInfo();
  metrics.updatesWaiting.set(info.pending_update_count);
  if (!isOurs(info, url)) {
    metrics.webhookLosses.inc();
    // another's address is theirs: its path may be a secret
    log.warn(
      { found: URL.canParse(info.url ?? '') ? new URL(info.url ?? '').origin : null },
      'the webhook was taken away, and is set again',
    );
    await setAgain();
  }
  const seen = { failedAt: info.last_error_date ?? 0, isBehind: info.pending_update_count > MANY };
  if (seen.failedAt > before.failedAt) log.warn({ reason: info.last_error_message }, 'the messenger could not bring an update');
  if (seen.isBehind !== before.isBehind)
    log[seen.isBehind ? 'warn' : 'info'](
      { waiting: info.pending_update_count },
      seen.isBehind ? 'updates wait at the messenger' : 'no updates wait any more',
    );
  return { ...seen, failedAt: Math.max(seen.failedAt, before.failedAt) };
}

function isOurs(info: WebhookInfo, url: string): boolean {
  const kinds = info.allowed_updates ?? UPDATE_KINDS;
  return info.url === url && UPDATE_KINDS.every((kind) => kinds.includes(kind));
}
