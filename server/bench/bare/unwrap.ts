import type { FastifyInstance } from 'fastify';
import { callerOf, type Pools } from './pools.ts';

/** Opens a note. */
export function unwrapRoute(fastify: FastifyInstance, pools: Pools): void {
  const { inbox, reveal } = pools;
  fastify.post<{ Params: { readonly id: string } }>('/api/inventory/unwrap/:id', async (request) => {
    const { id: person } = await callerOf(pools, request);
    const { id } = request.params;
    const [note] = await inbox`
      SELECT * FROM billet.items WHERE id = ${id} AND recipient_id = ${person} AND placement IN ('inbox', 'muted')`;
    await reveal`SELECT sealed.open_item(${id}, ${person})`;
    const [shown] =
      await reveal`SELECT * FROM sealed.settle_and_show(${id}, ${person}, ${Array.from({ length: 64 }, () => id)}::text[]::bytea[])`;
    return { valentine: { ...note, status: 'opened', sender: shown?.first_name ?? null } };
  });
}
