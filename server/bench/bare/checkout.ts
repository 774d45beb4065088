import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Caller, callerOf, type Pools } from './pools.ts';

type Body = { readonly valentineCode: string; readonly itemId: string; readonly message: string };

const marks = (count: number) => Array.from({ length: count }, () => randomBytes(32));
const arrayOf = (list: readonly Buffer[]) => `{${list.map((each) => `"\\\\x${each.toString('hex')}"`).join()}}`;
const gift = (id: string) => ({ id, type: 'in_app_gift', containedPublicIds: [], discountPercent: 0, originalPrice: null });
const soon = () => new Date(Date.now() + 30_000);

/** A free gift, delivered at once. */
export function checkoutRoute(fastify: FastifyInstance, pools: Pools): void {
  const { app } = pools;
  fastify.post<{ Body: Body }>('/api/order/checkout', async (request) => {
    const sender = await callerOf(pools, request);
    const [record, lease] = [randomBytes(32).toString('base64url'), crypto.randomUUID()];
    await app`
      INSERT INTO money.idempotency_records AS r (id, body_hash, lease, lease_until, created_at)
        VALUES (${record}, ${record}, ${lease}, ${soon()}, now())
        ON CONFLICT (id) DO UPDATE SET lease = excluded.lease, lease_until = excluded.lease_until
          WHERE r.body_hash = excluded.body_hash AND r.answer IS NULL AND r.lease_until < now() RETURNING r.id`;
    const count = (mark: Buffer) =>
      app`INSERT INTO billet.limit_marks (mark, until) VALUES (${mark}, ${soon()}) ON CONFLICT DO NOTHING RETURNING mark`;
    await count(randomBytes(32));
    const [recipient] = await app<Caller[]>`SELECT * FROM billet.users WHERE code = ${request.body.valentineCode}`;
    if (!recipient) throw new Error('Unknown recipient');
    await count(randomBytes(32));
    return pools.transaction(async (tx) => {
      await tx`
        WITH noted AS (
          INSERT INTO billet.limit_marks (mark, until) SELECT m, ${soon()} FROM unnest(${arrayOf(marks(2))}::text::bytea[]) m
            ON CONFLICT DO NOTHING RETURNING mark
        )
        SELECT mark, true AS is_noted FROM noted
         UNION ALL SELECT mark, false FROM billet.limit_marks WHERE mark = ANY (${arrayOf(marks(13))}::text::bytea[])`;
      await deliver(tx, sender, recipient, request.body);
      await tx`
        UPDATE money.idempotency_records SET answer = ${randomBytes(1_052)}, lease_until = NULL
         WHERE id = ${record} AND lease = ${lease} AND answer IS NULL RETURNING id`;
      return { success: true, link: null, orderId: null };
    });
  });
}

async function deliver(tx: Pools['app'], sender: Caller, recipient: Caller, { itemId, message }: Body): Promise<void> {
  const [id, shuffle] = [crypto.randomUUID(), randomInt(2 ** 31 - 1)];
  await tx`
    WITH reach AS MATERIALIZED (
      SELECT r.may, r.may AND r.blocks >= 16 AS is_open
        FROM sealed.may_reach(${arrayOf(marks(32))}::text::bytea[], ${arrayOf(marks(3))}::text::bytea[]) r
    ), held AS (
      SELECT u.telegram_id, u.is_paused, u.muted_words FROM billet.users u
       WHERE u.id = (SELECT CASE WHEN r.is_open THEN NULL WHEN r.may THEN ${recipient.id}::uuid ELSE ${sender.id}::uuid END FROM reach r)
         FOR SHARE
    )
    SELECT r.*, h.* FROM reach r LEFT JOIN held h ON true`;
  await tx`
    WITH note AS (
      INSERT INTO billet.items (id, recipient_id, type, gift, message, is_fully_anonymous, is_open_sympathy, placement, sent_bucket, shuffle)
        VALUES (${id}, ${recipient.id}, 'ordinary', ${JSON.stringify(gift(itemId))}::jsonb, ${message}, false, false, 'inbox', date_trunc('hour', now()), ${shuffle})
    ), pair AS (
      INSERT INTO sealed.pairs (item_id, pair) VALUES (${id}, ${randomBytes(116)})
    )
    INSERT INTO sealed.senders (item_id, sender_id, sent_bucket, shuffle, told, match_mark)
      VALUES (${id}, ${sender.id}, date_trunc('hour', now()), ${shuffle}, ${randomBytes(540)}, ${randomBytes(32)})`;
  await tx`
    WITH change AS (
      INSERT INTO billet.change_events AS c (user_id, kind, version) VALUES (${recipient.id}, 'inventory', 1)
        ON CONFLICT (user_id, kind) DO UPDATE SET version = c.version + 1
    ), task AS (
      INSERT INTO billet.outbox (task, payload) VALUES ('nothing', ${JSON.stringify({ itemId: id, recipientId: recipient.id })}::jsonb)
    )
    SELECT telegram_id FROM billet.users WHERE id = ${sender.id}`;
}
