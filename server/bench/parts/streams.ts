import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, figure } from '../kit/figures.ts';
import { checkout, events } from '../kit/hot-calls.ts';
import { pairs } from '../kit/pairs.ts';
import { median } from '../kit/stats.ts';
import { openEvents, openWire } from '../kit/wire.ts';
import type { Deployment, Served } from '../stage/deployment.ts';
import { anybodyBut, anybodyOf } from '../stage/seed.ts';
import type { BenchSize } from './bench-size.ts';

/** Milliseconds between two checkouts: long enough for a separate signal each. */
const PACE = 150;
/** Streams that are opened at once. */
const SOME = 100;
const QUIET = 1_500;

/** The server's CPU time per checkout with many open streams and with none, and its memory for the streams. */
export async function measureStreams({ large }: Deployment, { rounds, seconds, streams }: BenchSize): Promise<readonly Figure[]> {
  const memory: number[] = [];
  const listened = async () => {
    const before = (await large.server.usage()).memory;
    const close = await openMany(large, streams);
    const cost = await costOfCheckout(large, seconds);
    memory.push((await large.server.usage()).memory - before);
    close();
    await pause(QUIET);
    return cost;
  };
  const costs = await pairs(rounds, listened, () => costOfCheckout(large, seconds));
  return [
    figure('streams.open', streams),
    figure('streams.memory', Math.max(...memory), 'B'),
    figure('streams.checkout.alone', median(costs.map(([, alone]) => alone)), 'ms'),
    figure('streams.checkout.listened', median(costs.map(([many]) => many)), 'ms'),
    figure('streams.checkout.ratio', median(costs.map(([many, alone]) => many / alone))),
  ];
}

/** Opens streams, and returns a function that closes them, once each has received its first counts. */
export async function openMany({ server, size }: Served, count: number): Promise<() => void> {
  const sockets = new Set<ReturnType<typeof openEvents>>();
  for (let from = 0; from < count; from += SOME) {
    const some = Array.from({ length: Math.min(SOME, count - from) }, (_, index) => size.people - from - index);
    await Promise.all(
      some.map(
        (n) =>
          new Promise<void>((resolve) => sockets.add(openEvents(server.port, events(n), (text) => text.includes('data:') && resolve()))),
      ),
    );
  }
  await pause(QUIET);
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** CPU time per checkout in milliseconds, minus that of an idle server. */
async function costOfCheckout({ server, size }: Served, seconds: number): Promise<number> {
  const ms = Math.max(seconds, 1) * 1_000;
  const used = async (work: () => Promise<void>) => {
    const before = (await server.usage()).processor;
    await work();
    return (await server.usage()).processor - before;
  };
  const atRest = await used(() => pause(ms));
  const wire = openWire(server.port);
  let count = 0;
  const busy = await used(async () => {
    for (const end = performance.now() + ms; performance.now() < end; count++) {
      const recipient = anybodyOf(size);
      await Promise.all([wire.ask(checkout(anybodyBut(recipient, size), recipient)), pause(PACE)]);
    }
  });
  wire.close();
  return (busy - atRest) / count;
}
