import autocannon from 'autocannon';
import type { Sql } from '../src/kit/db/sql-on.ts';
import type { Deployment } from './deployment.ts';
import { type Figure, median } from './figures.ts';
import { type Call, checkout, page, unwrap } from './people.ts';
import { anybody, anybodyBut, reader, TELEGRAM_BASE } from './seed.ts';

const CLIENTS = 16;
/** Unopened notes that a round can open. */
const MAX_NOTES = 20_000;

/** Calls a second of each hot call, relative to the bare route. */
export async function measureHot({ size, sql, server, bare }: Deployment, rounds: number, amount: number): Promise<readonly Figure[]> {
  const notes = await closedNotes(sql);
  let opened = 0;
  const closeAgain = async () => {
    const ids = notes.slice(0, opened).map(({ id }) => id);
    opened = 0;
    await sql`UPDATE billet.items SET status = 'sent' WHERE id = ANY (${ids}) AND status = 'opened'`;
  };
  const calls: Readonly<Record<string, () => Call>> = {
    page: () => page(reader(size)),
    unwrap() {
      const note = notes[opened++ % notes.length];
      if (!note) throw new Error('No note is closed');
      return unwrap(note.owner, note.id);
    },
    checkout() {
      const recipient = anybody(size);
      return checkout(anybodyBut(recipient, size), recipient);
    },
  };
  const figures: Figure[] = [];
  for (const [name, next] of Object.entries(calls)) {
    const perSecond = { server: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      // in alternating order, so that disturbances affect both
      const pair = [['server', server] as const, ['bare', bare] as const];
      for (const [which, { url }] of round % 2 === 0 ? pair : pair.reverse()) {
        await closeAgain();
        await deleteJobs(sql);
        perSecond[which].push(await load(url, amount, next));
      }
    }
    const ratios = perSecond.server.map((value, round) => value / (perSecond.bare[round] ?? Number.NaN));
    figures.push(
      { name: `${name}.per-second`, value: median(perSecond.server) },
      { name: `${name}.of-bare`, value: median(ratios), goal: { least: 0.6 } },
    );
  }
  return figures;
}

/** Calls a second. Throws for a response other than 200, because fast failures would distort the result. */
async function load(url: string, amount: number, next: () => Call): Promise<number> {
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }];
  const result = await autocannon({ url, connections: CLIENTS, amount, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} broken`);
  return result['2xx'] / result.duration;
}

const closedNotes = (sql: Sql) => sql<{ id: string; owner: number }[]>`
  SELECT i.id, (u.telegram_id - ${TELEGRAM_BASE})::int AS owner FROM billet.items i JOIN billet.users u ON u.id = i.recipient_id
   WHERE i.status = 'sent' ORDER BY random() LIMIT ${MAX_NOTES}`;

/** Deletes the jobs that the bare route added: no worker handles them, and every worker would skip all of them to find the next job. */
const deleteJobs = (sql: Sql) => sql`
  DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'nothing'`;
