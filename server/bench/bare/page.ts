import type { FastifyInstance } from 'fastify';
import { callerOf, type Pools } from './pools.ts';

type Query = { readonly limit: string; readonly skip: string };

/** A page of the inbox. */
export function pageRoute(fastify: FastifyInstance, pools: Pools): void {
  const { app, inbox, reveal } = pools;
  fastify.get<{ Querystring: Query }>('/api/inventory/valentines', async (request) => {
    const { id } = await callerOf(pools, request);
    const { limit, skip } = request.query;
    const [standing] = await app`
      SELECT COALESCE((SELECT version FROM billet.change_events WHERE user_id = ${id} AND kind = 'inventory'), 0) AS version,
        (SELECT COALESCE(json_agg(item_id), '[]') FROM billet.opened_service WHERE user_id = ${id}) AS opened,
        (SELECT COALESCE(json_agg(json_build_array(season, place)), '[]') FROM billet.winners WHERE user_id = ${id}) AS wins`;
    const rows = await inbox`
      SELECT t.total, n.*
        FROM (SELECT COALESCE((SELECT ordinary + super FROM billet.inbox_counts WHERE recipient_id = ${id}), 0) AS total) t
        LEFT JOIN LATERAL (
          SELECT * FROM billet.items i WHERE i.recipient_id = ${id} AND placement = 'inbox' AND type <> 'anonymous_message'
           ORDER BY i.sent_bucket DESC, i.shuffle, i.id LIMIT ${limit}::int OFFSET ${skip}::int
        ) n ON true
       ORDER BY n.sent_bucket DESC, n.shuffle, n.id`;
    const valentines = rows.filter((row) => row.id !== null);
    const opened = valentines.filter(({ status }) => status === 'opened').map((row) => String(row.id));
    const senders = await reveal`SELECT * FROM sealed.disclosed_senders(${id}, ${opened}::uuid[])`;
    const names = new Map(senders.map((row) => [row.item_id, row.first_name]));
    return {
      valentines: valentines.map((row) => ({ ...row, sender: names.get(row.id) ?? null })),
      total: rows[0]?.total,
      version: standing?.version,
    };
  });
}
