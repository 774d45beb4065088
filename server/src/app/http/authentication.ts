import { TOKEN_HEADER } from '@billet/shared-domain/contract/calls';
import type { FastifyInstance } from 'fastify';
import { recognize } from '../../features/people/index.ts';
import type { UserRow } from '../../kit/db/schema/people.ts';
import type { Deps } from '../../kit/deps.ts';
import { type MessengerUser, readInitData } from '../../kit/http/init-data.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the messenger says that this is; null on open calls. */
    caller: MessengerUser | null;
    /** Who calls; null on open calls. */
    person: UserRow | null;
  }
  interface FastifyContextConfig {
    /** `person` calls need init data. */
    access?: 'person' | 'open';
    /** Other sites may show what it answers, as a messenger in a browser shows pictures. */
    isEmbeddable?: boolean;
  }
}

/** Checks the signature of every `person` call before its body is read, and recognizes the caller once it was admitted. */
export function addAuthentication(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access !== 'person') return;
    const header = request.headers[TOKEN_HEADER.toLowerCase()];
    // node joins a repeated header with ", ", which no signature survives
    request.caller = readInitData(typeof header === 'string' ? header : undefined, deps.config.botToken, deps.clock.real());
  });
  app.addHook('preValidation', async (request) => {
    // no other read makes an account: a stream that connects again would bring a deleted one back
    const mayCreate = request.routeOptions.config.call === 'getProfile' || !['GET', 'HEAD'].includes(request.method);
    if (request.caller) request.person = await recognize(request.caller, deps, mayCreate);
  });
}
