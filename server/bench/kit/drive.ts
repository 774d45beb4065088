import { openWire } from './wire.ts';

export interface Driven {
  /** Milliseconds of each response. */
  readonly times: readonly number[];
  readonly perSecond: number;
}

/**
 * Runs this many clients for so many seconds, each with one request at a time, and at least one. Throws for any response that is not 200, because fast
 * failures would distort the result.
 */
export async function drive(port: number, clients: number, seconds: number, next: () => string): Promise<Driven> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const ask = async () => {
    const wire = openWire(port);
    do {
      const asked = performance.now();
      const { status, body } = await wire.ask(next());
      if (status !== 200) throw new Error(`Port ${port} answered ${status} ${body.slice(0, 200)}`);
      times.push(performance.now() - asked);
    } while (performance.now() < end);
    wire.close();
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { times, perSecond: (times.length / (performance.now() - began)) * 1_000 };
}
