import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { equalsInConstantTime } from '../../kit/seal/keyed-hash.ts';

/** The webhook's public path. No route exists here: without the secret, it responds like any unknown path. */
export const WEBHOOK_PATH = '/api/telegram/webhook';
const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

export interface WebhookRoute {
  /** The internal route, random in each process and so not guessable. */
  readonly path: string;
  /** Rewrites the URL of a request, from its head alone, before its body is read. */
  rewriteUrl(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string;
}

/** Rewrites requests with the secret to the internal route; without a configured secret, none. */
export function makeWebhookRoute(secret: string | null): WebhookRoute {
  const path = `/api/telegram/${randomBytes(32).toString('hex')}`;
  return {
    path,
    rewriteUrl({ url = '/', method, headers }) {
      const header = headers[SECRET_HEADER];
      const hasSecret = secret !== null && typeof header === 'string' && equalsInConstantTime(Buffer.from(header), Buffer.from(secret));
      return hasSecret && url === WEBHOOK_PATH && method === 'POST' ? path : url;
    },
  };
}
