import type { FastifyInstance } from 'fastify';
import { callerOf, type Pools } from './pools.ts';

/** An opening. */
export function unwrapRoute(fastify: FastifyInstance, pools: Pools): void {
  const { inbox, reveal } = pools;
  fastify.post<{ Params: { readonly id: string } }>('/api/inventory/unwrap/:id', async (request) => {
    const { id: person } = await callerOf(pools, request);
    const { id } = request.params;
    const [note] = await inbox`
      SELECT * FROM billet.items WHERE id = ${id} AND recipient_id = ${person} AND placement IN ('inbox', 'muted')`;
    const [shown] = await reveal`CALL sealed.open_and_show(${id}, ${person}, NULL, NULL, NULL, NULL, NULL, NULL)`;
    return { valentine: { ...note, status: 'opened', sender: shown?.first_name ?? null } };
  });
}
