import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSame } from '../../kit/seal/keyed-hash.ts';

/** Where the messenger sends updates. No route answers here: to whoever doesn't know the secret it is a path like any unknown one. */
export const WEBHOOK_PATH = '/api/telegram/webhook';
const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

export interface WebhookDoor {
  /** The route behind the door: another in each process, so that nobody can ask for it. */
  readonly path: string;
  /** The address that a request is answered at. Decided by its head alone, before anything else of it is read. */
  lead(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string;
}

/** The door that the secret opens; without one it leads nowhere. */
export function webhookDoor(secret: string | null): WebhookDoor {
  const path = `/api/telegram/${randomBytes(32).toString('hex')}`;
  return {
    path,
    lead({ url = '/', method, headers }) {
      const given = headers[SECRET_HEADER];
      const isOpen = secret !== null && typeof given === 'string' && isSame(Buffer.from(given), Buffer.from(secret));
      return isOpen && url === WEBHOOK_PATH && method === 'POST' ? path : url;
    },
  };
}
