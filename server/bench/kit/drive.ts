import { openWire } from './wire.ts';

export interface Driven {
  /** Milliseconds that each answer took. */
  readonly times: readonly number[];
  readonly perSecond: number;
}

/**
 * So many clients ask one thing after the other for so long. Throws at an answer that isn't 200: what fails fast would be taken for
 * what is fast.
 */
export async function drive(port: number, clients: number, seconds: number, next: () => string): Promise<Driven> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const ask = async () => {
    const wire = openWire(port);
    while (performance.now() < end) {
      const asked = performance.now();
      const { status, body } = await wire.ask(next());
      if (status !== 200) throw new Error(`Port ${port} answered ${status} ${body.slice(0, 200)}`);
      times.push(performance.now() - asked);
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return { times, perSecond: (times.length / (performance.now() - began)) * 1_000 };
}
