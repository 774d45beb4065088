import type { Sql } from '../../src/kit/db/sql-on.ts';
import { type Driven, drive } from '../kit/drive.ts';
import { type Figure, figure } from '../kit/figures.ts';
import { checkout, page, unwrap } from '../kit/hot-calls.ts';
import { pairs } from '../kit/pairs.ts';
import { median } from '../kit/stats.ts';
import { closedNotes } from '../stage/closed-notes.ts';
import type { Deployment, Served } from '../stage/deployment.ts';
import type { MeasuredProcess } from '../stage/measured-process.ts';
import { anybodyBut, anybodyOf, readerOf, readersOf } from '../stage/seed.ts';
import type { BenchSize } from './bench-size.ts';

const CLIENTS = 16;
const names = ['page', 'unwrap', 'checkout'] as const;
type Name = (typeof names)[number];

/** The hot calls compared with the baseline routes, and with a large compared with a small database. */
export async function measureHot({ large, small, bare }: Deployment, { rounds, seconds }: BenchSize): Promise<readonly Figure[]> {
  const [much, little] = [await workOn(large), await workOn(small)];
  const figures: Figure[] = [];
  for (const name of names) {
    const run = (work: Work, server: MeasuredProcess, clients: number) => () => work(name, server, clients, seconds);
    const beside = await pairs(rounds, run(much, large.server, CLIENTS), run(much, bare, CLIENTS));
    const grown = await pairs(rounds, run(much, large.server, 1), run(little, small.server, 1));
    figures.push(
      figure(`${name}.per-second`, Math.round(median(beside.map(([ours]) => ours.perSecond)))),
      figure(`${name}.of-bare`, median(beside.map(([ours, theirs]) => ours.perSecond / theirs.perSecond))),
      figure(`${name}.processor`, median(beside.map(([ours]) => ours.processor)), 'ms'),
      figure(`${name}.processor.of-bare`, median(beside.map(([ours, theirs]) => theirs.processor / ours.processor))),
      figure(`${name}.median`, median(grown.map(([ours]) => median(ours.times))), 'ms'),
      figure(`${name}.growth`, median(grown.map(([ours, theirs]) => median(ours.times) / median(theirs.times)))),
    );
  }
  return figures;
}

interface Worked extends Driven {
  /** Milliseconds of the server's CPU time per call, without the database. */
  readonly processor: number;
}

type Work = (name: Name, server: MeasuredProcess, clients: number, seconds: number) => Promise<Worked>;

async function workOn({ size, sql }: Served): Promise<Work> {
  const closed = await closedNotes(sql, readersOf(size));
  const requests: Readonly<Record<Name, () => string>> = {
    page: () => page(readerOf(size)),
    unwrap: () => {
      const { owner, id } = closed.next();
      return unwrap(owner, id);
    },
    checkout: () => {
      const recipient = anybodyOf(size);
      return checkout(anybodyBut(recipient, size), recipient);
    },
  };
  return async (name, server, clients, seconds) => {
    if (name === 'unwrap') await closed.closeAgain();
    if (name === 'checkout') await forgetNothing(sql);
    const before = await server.usage();
    const driven = await drive(server.port, clients, seconds, requests[name]);
    const { processor } = await server.usage();
    return { ...driven, processor: (processor - before.processor) / driven.times.length };
  };
}

/** Deletes jobs that the baseline route added: no worker handles them, and every worker would skip all of them to find the next job. */
async function forgetNothing(sql: Sql): Promise<void> {
  await sql`DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t WHERE t.id = j.task_id AND t.identifier = 'nothing'`;
}
