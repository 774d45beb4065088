import { type Queryable, type Sql, sqlOn } from '../src/kit/db/sql-on.ts';
import { decrypt, encrypt, keyFor } from '../src/kit/seal/encrypt.ts';
import { keyedHash } from '../src/kit/seal/keyed-hash.ts';
import { nthMark } from '../src/kit/seal/nth-mark.ts';
import { sealJson, sealText } from '../src/kit/seal/sealed-json.ts';
import { insertRows } from './insert-rows.ts';

/** Rows that are moved at once. */
const PAGE = 500;

/**
 * Orders, payments and updates that name nobody without the key. Every table whose rows were in clear is made anew and filled, or
 * written anew whole: what was deleted or changed would otherwise stay readable in its files.
 */
export async function up(client: Queryable, secret: string): Promise<void> {
  const sql = sqlOn(client);
  await sql.query(NEW_TABLES);
  await moveOrders(sql, secret);
  await moveCharges(sql, secret);
  await moveUpdates(sql, secret);
  await renameGiftCharges(sql, secret);
  await sql.query(REST);
}

const NEW_TABLES = `
ALTER TABLE money.refund_requests RENAME TO old_refund_requests;
ALTER TABLE money.charges RENAME TO old_charges;
ALTER TABLE money.orders RENAME TO old_orders;
ALTER TABLE money.updates RENAME TO old_updates;

-- No foreign key to people: checking it locks their row, and a lock leaves the transaction's number on it.
CREATE TABLE money.orders (
  id uuid CONSTRAINT orders_key PRIMARY KEY,
  payer_mark bytea NOT NULL CONSTRAINT orders_payer_mark UNIQUE,
  payer bytea NOT NULL,
  kind text NOT NULL CONSTRAINT orders_kind_check CHECK (kind IN ('item', 'reveal_pack', 'early_reveal')),
  state text NOT NULL DEFAULT 'created' CONSTRAINT orders_state_check
    CHECK (state IN ('created', 'awaiting_payment', 'paid', 'fulfilled', 'refunding', 'refunded', 'cancelled')),
  amount integer NOT NULL CONSTRAINT orders_amount_check CHECK (amount > 0),
  bought text NOT NULL,
  request text CONSTRAINT orders_request UNIQUE,
  link bytea,
  purchase bytea,
  made_on date NOT NULL,
  expires_at timestamptz,
  CONSTRAINT orders_purchase_check CHECK (purchase IS NOT NULL OR state NOT IN ('created', 'awaiting_payment', 'paid')),
  CONSTRAINT orders_expiry_check CHECK ((expires_at IS NOT NULL) = (state IN ('created', 'awaiting_payment')))
);
CREATE INDEX orders_unpaid ON money.orders (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE money.charges (
  id text CONSTRAINT charges_key PRIMARY KEY,
  order_id uuid CONSTRAINT charges_order REFERENCES money.orders (id),
  sealed bytea NOT NULL,
  amount integer NOT NULL,
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'recorded'
    CONSTRAINT charges_state_check CHECK (state IN ('recorded', 'fulfilled', 'refunding', 'refunded')),
  attempts integer NOT NULL DEFAULT 0,
  is_unused_gone boolean NOT NULL DEFAULT false,
  recorded_on date NOT NULL
);
CREATE INDEX charges_by_order ON money.charges (order_id);
CREATE UNIQUE INDEX charges_fulfilled_once ON money.charges (order_id) WHERE state = 'fulfilled';
CREATE INDEX charges_open ON money.charges (id) WHERE state IN ('recorded', 'refunding');

CREATE TABLE money.refund_requests (
  order_id uuid CONSTRAINT refund_requests_key PRIMARY KEY CONSTRAINT refund_requests_order REFERENCES money.orders (id),
  requested_on date NOT NULL
);

CREATE TABLE money.updates (
  id bytea CONSTRAINT updates_key PRIMARY KEY,
  body bytea,
  attempts integer NOT NULL DEFAULT 0,
  received_at timestamptz NOT NULL
);
CREATE INDEX updates_open ON money.updates (id) WHERE body IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON money.orders, money.charges TO billet_app;
GRANT SELECT, INSERT ON money.refund_requests TO billet_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON money.updates TO billet_app;

-- Which of its payer's orders each is, counted from 0.
CREATE TABLE money.numbered AS
  SELECT id, (row_number() OVER (PARTITION BY payer_id ORDER BY created_at, id) - 1)::integer AS n FROM money.old_orders;
CREATE UNIQUE INDEX ON money.numbered (id);`;

const REST = `
INSERT INTO money.refund_requests (order_id, requested_on)
  SELECT order_id, (requested_at AT TIME ZONE 'UTC')::date FROM money.old_refund_requests ORDER BY order_id;

-- A pack is credited once because its order is fulfilled once; the ledger needs no order, and shows none.
ALTER TABLE money.reveal_ledger DROP COLUMN order_id;
ALTER TABLE money.reveal_ledger ALTER COLUMN change TYPE integer USING change + 0;

DROP TABLE money.numbered, money.old_refund_requests, money.old_charges, money.old_orders, money.old_updates;

-- Live news of payments needs no row any more: one that changed when somebody paid told who had.
DELETE FROM billet.change_events WHERE kind = 'order';
ALTER TABLE billet.change_events DROP CONSTRAINT doorbells_kind_check;
ALTER TABLE billet.change_events ADD CONSTRAINT change_events_kind_check CHECK (kind IN ('inventory', 'profile'));
ALTER TABLE billet.change_events ALTER COLUMN version TYPE integer USING version + 0;

-- No record of a call tells to the second when it came.
ALTER TABLE money.idempotency_records ALTER COLUMN lease_until DROP NOT NULL;
ALTER TABLE money.idempotency_records
  ALTER COLUMN lease_until TYPE timestamptz USING CASE WHEN answer IS NULL THEN lease_until END,
  ALTER COLUMN created_at TYPE timestamptz USING date_trunc('hour', created_at) + interval '1 hour';

-- Refunds that were asked for by the messenger's id of a payment: whatever still goes back is taken up at the next start.
DELETE FROM billet.outbox WHERE task = 'refund';
ALTER TABLE billet.outbox ALTER COLUMN task TYPE text USING task || '';
DO $$ BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'refund';
  END IF;
END $$;`;

type Row = Readonly<Record<string, unknown>>;

/** Hands out a query's rows, a page at a time. `pageAfter` gives those whose key comes after the last one's. */
async function eachPage<T extends Row>(
  pageAfter: (last: T | null) => PromiseLike<readonly T[]>,
  move: (rows: readonly T[]) => Promise<unknown>,
) {
  for (let page = await pageAfter(null); page.length > 0; page = await pageAfter(page.at(-1) ?? null)) await move(page);
}

interface OldOrder extends Row {
  readonly id: string;
  readonly n: number;
  readonly payer_id: string;
  readonly payer_telegram_id: string;
  readonly kind: string;
  readonly state: string;
  readonly amount: number;
  readonly bought: string;
  readonly request: string | null;
  readonly link: string | null;
  /** JSON, like all that is read here as text: what a connection makes of other types is its own affair. */
  readonly purchase: string | null;
  readonly made_on: string;
  readonly expires_at: string;
}

/** By their random ids, so that no two orders of one person come to stand beside each other. */
async function moveOrders(sql: Sql, secret: string): Promise<void> {
  const key = (what: string) => keyFor(secret, `money.orders ${what}`);
  const [payerKey, purchaseKey, linkKey] = [key('payer'), key('purchase'), key('link')];
  const toRow = (old: OldOrder) => {
    const isOpen = old.state === 'created' || old.state === 'awaiting_payment';
    return {
      id: old.id,
      payer_mark: nthMark(secret, 'money.orders', [old.payer_id], old.n),
      payer: sealJson(payerKey, { userId: old.payer_id, telegramId: Number(old.payer_telegram_id) }, 256),
      kind: old.kind,
      state: old.state,
      amount: old.amount,
      bought: old.kind === 'item' ? 'gift' : old.bought,
      request: isOpen ? old.request : null,
      link: isOpen && old.link !== null ? sealJson(linkKey, old.link, 256) : null,
      purchase: old.purchase !== null && (isOpen || old.state === 'paid') ? sealText(purchaseKey, old.purchase) : null,
      made_on: old.made_on,
      expires_at: isOpen ? old.expires_at : null,
    };
  };
  await eachPage<OldOrder>(
    (last) => sql<OldOrder[]>`
      SELECT o.*, o.purchase::text AS purchase, n.n, (o.created_at AT TIME ZONE 'UTC')::date::text AS made_on, (date_trunc('hour', o.created_at) + interval '25 hours')::text AS expires_at
        FROM money.old_orders o JOIN money.numbered n ON n.id = o.id
       WHERE (${last?.id ?? null}::uuid IS NULL OR o.id > ${last?.id ?? null}::uuid) ORDER BY o.id LIMIT ${PAGE}`,
    (rows) => insertRows(sql, 'money.orders', rows.map(toRow)),
  );
}

interface OldCharge extends Row {
  readonly id: string;
  readonly order_id: string | null;
  readonly payer_telegram_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: string;
  readonly attempts: number;
  readonly is_unused_gone: boolean;
  readonly recorded_on: string;
}

const idOf = (secret: string, messengerId: string) => keyedHash(secret, JSON.stringify(['charge', messengerId])).toString('base64url');

async function moveCharges(sql: Sql, secret: string): Promise<void> {
  const key = keyFor(secret, 'money.charges');
  const toRow = ({ id, payer_telegram_id, order_id, amount, currency, state, attempts, is_unused_gone, recorded_on }: OldCharge) => ({
    id: idOf(secret, id),
    order_id,
    sealed: sealJson(key, { chargeId: id, payerTelegramId: Number(payer_telegram_id) }, 256),
    amount,
    currency,
    state,
    attempts,
    is_unused_gone,
    recorded_on,
  });
  await eachPage<OldCharge>(
    (last) => sql<OldCharge[]>`
      SELECT *, (recorded_at AT TIME ZONE 'UTC')::date::text AS recorded_on FROM money.old_charges
       WHERE (${last?.id ?? null}::text IS NULL OR id > ${last?.id ?? null}::text) ORDER BY id LIMIT ${PAGE}`,
    (rows) => insertRows(sql, 'money.charges', rows.map(toRow)),
  );
}

interface OldUpdate extends Row {
  readonly id: string;
  readonly body: string | null;
  readonly attempts: number;
  readonly received_at: string;
}

const updateMark = (secret: string, id: number) => keyedHash(secret, JSON.stringify(['update', id]));

async function moveUpdates(sql: Sql, secret: string): Promise<void> {
  const key = keyFor(secret, 'money.updates');
  await eachPage<OldUpdate>(
    (last) => sql<OldUpdate[]>`
      SELECT id, body::text AS body, attempts, (date_trunc('hour', received_at) + interval '1 hour')::text AS received_at FROM money.old_updates
       WHERE (${last?.id ?? null}::bigint IS NULL OR id > ${last?.id ?? null}::bigint) ORDER BY id LIMIT ${PAGE}`,
    (rows) =>
      insertRows(
        sql,
        'money.updates',
        rows.map((row) => ({ ...row, id: updateMark(secret, Number(row.id)), body: row.body === null ? null : sealText(key, row.body) })),
      ),
  );
}

/** Gifts on their way know the payment to give back by the id that it has now. */
async function renameGiftCharges(sql: Sql, secret: string): Promise<void> {
  const key = keyFor(secret, 'the charge of a gift');
  const waiting = await sql<{ id: string; charge: Uint8Array }[]>`SELECT id, charge FROM money.gifts WHERE charge IS NOT NULL`;
  for (const { id, charge } of waiting)
    await sql`UPDATE money.gifts SET charge = ${encrypt(key, idOf(secret, decrypt(key, charge)))} WHERE id = ${id}`;
}
