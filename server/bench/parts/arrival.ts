import { setTimeout as pause } from 'node:timers/promises';
import { drive } from '../kit/drive.ts';
import { type Figure, figure } from '../kit/figures.ts';
import { checkout, events, page } from '../kit/hot-calls.ts';
import { median, quantile } from '../kit/stats.ts';
import { openEvents, openWire } from '../kit/wire.ts';
import type { Deployment, Served } from '../stage/deployment.ts';
import { anybodyBut, anybodyOf, readerOf } from '../stage/seed.ts';
import type { BenchSize } from './bench-size.ts';

const CLIENTS = 8;
const ARRIVALS_A_ROUND = 10;

/** Milliseconds from a sender's request to the event on the recipient's stream, on an idle server and under read load. */
export async function measureArrival({ large }: Deployment, { rounds, seconds }: BenchSize): Promise<readonly Figure[]> {
  const [quiet, loaded]: [number[], number[]] = [[], []];
  const listener = await listen(large);
  for (let round = 0; round < rounds; round++) {
    quiet.push(...(await listener.arrivals(ARRIVALS_A_ROUND)));
    const load = drive(large.server.port, CLIENTS, Math.max(seconds, 1), () => page(readerOf(large.size)));
    loaded.push(...(await listener.arrivals(ARRIVALS_A_ROUND)));
    await load;
  }
  listener.close();
  return [
    figure('arrival.quiet', median(quiet), 'ms'),
    figure('arrival.quiet.slow', quantile(quiet, 0.95), 'ms'),
    figure('arrival.loaded', median(loaded), 'ms'),
    figure('arrival.loaded.slow', quantile(loaded, 0.95), 'ms'),
  ];
}

async function listen({ server, size }: Served) {
  const recipient = anybodyOf(size);
  let hear = () => {};
  const news = () =>
    new Promise<void>((resolve) => {
      hear = resolve;
    });
  const first = news();
  const stream = openEvents(server.port, events(recipient), (text) => text.includes('"inventory"') && hear());
  await first;
  const wire = openWire(server.port);
  const arrival = async () => {
    // a random pause avoids synchronisation with timers of the server
    await pause(100 + Math.random() * 200);
    const [came, began] = [news(), performance.now()];
    const { status, body } = await wire.ask(checkout(anybodyBut(recipient, size), recipient));
    if (status !== 200) throw new Error(`A checkout was answered with ${status} ${body}`);
    await came;
    return performance.now() - began;
  };
  return {
    async arrivals(count: number) {
      const times: number[] = [];
      while (times.length < count) times.push(await arrival());
      return times;
    },
    close() {
      stream.destroy();
      wire.close();
    },
  };
}
