import type { Api } from 'grammy';
import type { WebhookInfo } from 'grammy/types';
import type { Deps } from '../../kit/deps.ts';
import { UPDATE_KINDS } from './introduce.ts';

/** Number of pending updates that counts as a backlog; fewer are in transit. */
const BACKLOG_SIZE = 100;

/** The last check's findings, so that only changes are logged. */
export interface WebhookFindings {
  /** Time of the last failed delivery, in seconds since 1970. */
  readonly failedAt: number;
  readonly isBehind: boolean;
}

export const noFindings: WebhookFindings = { failedAt: 0, isBehind: false };

/** Checks the webhook with the messenger and calls `setAgain` if it was removed or changed. */
export async function checkWebhook(
  api: Api,
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  url: string,
  before: WebhookFindings,
  setAgain: () => Promise<void>,
): Promise<WebhookFindings> {
  const info = await api.getWebhookInfo();
  metrics.updatesWaiting.set(info.pending_update_count);
  if (!isOurs(info, url)) {
    metrics.webhookLosses.inc();
    // Only the origin: a foreign webhook's path may be a secret
    log.warn(
      { found: URL.canParse(info.url ?? '') ? new URL(info.url ?? '').origin : null },
      'the webhook was removed or changed; setting it again',
    );
    await setAgain();
  }
  const seen = { failedAt: info.last_error_date ?? 0, isBehind: info.pending_update_count > BACKLOG_SIZE };
  if (seen.failedAt > before.failedAt)
    log.warn({ reason: info.last_error_message }, 'the messenger could not deliver an update to the webhook');
  if (seen.isBehind !== before.isBehind)
    log[seen.isBehind ? 'warn' : 'info'](
      { waiting: info.pending_update_count },
      seen.isBehind ? 'the messenger has many undelivered updates' : 'the backlog of undelivered updates is below the limit again',
    );
  return { ...seen, failedAt: Math.max(seen.failedAt, before.failedAt) };
}

function isOurs(info: WebhookInfo, url: string): boolean {
  const kinds = info.allowed_updates ?? UPDATE_KINDS;
  return info.url === url && UPDATE_KINDS.every((kind) => kinds.includes(kind));
}
