import { TOKEN_HEADER } from '@billet/shared-domain/contract/calls';
import type { FastifyInstance } from 'fastify';
import { loadCaller } from '../../features/people/index.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { type MessengerUser, readInitData } from '../../kit/http/init-data.ts';
import { queueOf } from '../../kit/overload/overload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user named by the signed init data; null on open calls. */
    caller: MessengerUser | null;
    /** The caller's user row; null on open calls. */
    person: UserRow | null;
  }
  interface FastifyContextConfig {
    /** `person` calls need init data. */
    access?: 'person' | 'open';
    /** Whether other sites may embed the response, as web clients of Telegram do with pictures. */
    isEmbeddable?: boolean;
  }
}

/**
 * Verifies the init data of every `person` call before its body is read, and loads the caller. `paymentDeps` uses the connection pool of
 * payments.
 */
export function addAuthentication(app: FastifyInstance, deps: Deps, paymentDeps: Deps): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'person') return;
    const header = request.headers[TOKEN_HEADER.toLowerCase()];
    // Node.js joins a repeated header with ", ", which invalidates the signature
    request.caller = readInitData(typeof header === 'string' ? header : undefined, deps.config.botToken, deps.clock.real());
  });
  app.addHook('preValidation', async (request) => {
    // Other GET requests do not create an account: a reconnecting event stream would recreate a deleted one
    const mayCreate = request.routeOptions.config.call === 'getProfile' || !['GET', 'HEAD'].includes(request.method);
    const isPayment = queueOf(request.routeOptions.config) === 'payments';
    if (request.caller) request.person = await loadCaller(request.caller, isPayment ? paymentDeps : deps, mayCreate);
  });
}
