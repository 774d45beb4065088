import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../kit/http/call.ts';
import { ApiError } from '../../kit/http/errors.ts';
import { countFor } from '../../kit/limits/limits.ts';
import { listPurchases, requestRefund, type SellingDeps } from '../payments/index.ts';
import { findById } from '../people/index.ts';
import { deleteAccount } from './delete.ts';
import { exportOf } from './export.ts';
import { exportAddress, readExportAddress } from './export-address.ts';

/** Milliseconds, since a large inbox takes long. */
const EXPORT_TIMEOUT = 120_000;

export function registerAccount(app: FastifyInstance, deps: SellingDeps): void {
  const { config, clock } = deps;
  registerCall(app, 'getPurchases', ({ person, query }) => listPurchases(deps, person.id, query));

  registerCall(app, 'requestRefund', async ({ person, params }) => ({ purchase: await requestRefund(deps, person, params.id) }));

  registerCall(app, 'exportAccount', async ({ person }) => ({
    url: `${config.publicUrl}/api/exports/${exportAddress(person.id, config.sealKey, clock.real())}.json`,
  }));

  // A wildcard, since Fastify rejects a named parameter of this length
  const params = z.object({ '*': z.string().max(1024) });
  const options = {
    handlerTimeout: EXPORT_TIMEOUT,
    // HEAD would read all data and send none
    exposeHeadRoute: false,
    schema: { operationId: 'getExport', params },
    config: { access: 'open' as const, queue: 'slow' as const },
  };
  app.get('/api/exports/*', options, async (request, reply) => {
    const address = params.parse(request.params)['*'].replace(/\.json$/, '');
    const personId = readExportAddress(address, config.sealKey, clock.real());
    const owner = personId ? await findById(deps.db.app, personId) : null;
    if (owner) await countFor(deps, 'exportsAnHour', owner);
    const file = owner && (await exportOf(deps, owner.id));
    if (!file) throw new ApiError('not_found', 'There is no such file, or its address is over');
    reply.header('Content-Type', 'application/json; charset=utf-8').header('Content-Disposition', 'attachment; filename="billet.json"');
    return file;
  });

  registerCall(app, 'deleteAccount', async ({ person, request }) => {
    await deleteAccount(deps, person, request.caller?.signedAt);
    return { success: true };
  });
}
