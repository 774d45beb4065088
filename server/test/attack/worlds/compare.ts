import fc from 'fast-check';
import { type ExactWorld, startExactWorld } from './exact-world.ts';
import { senders } from './facts.ts';
import { histories } from './history.ts';
import { playHistory } from './play.ts';

export interface Comparison {
  /** Number of played pairs of worlds. */
  readonly pairs: number;
  /** Number of observations compared byte for byte. */
  readonly compared: number;
  /** The first differing observations of the first pair that differed; null if none did. */
  readonly difference: string | null;
}

/** Plays the same random histories with two random senders, up to the first difference. `prepare` can plant a mistake in the worlds, to verify that it is detected. */
export async function compareWorlds(
  pairs: number,
  seed: number,
  prepare: (world: ExactWorld) => Promise<unknown> = async () => {},
): Promise<Comparison> {
  const startedAt = new Date();
  const worlds = await Promise.all([startExactWorld(startedAt), startExactWorld(startedAt)]);
  await Promise.all(worlds.map(prepare));
  let [turn, compared] = [0, 0];
  let difference: string | null = null;
  const play = fc.asyncProperty(senders, senders, histories, async (one, other, history) => {
    turn += 1;
    const [first, second] = [playHistory(worlds[0], turn, one, history), playHistory(worlds[1], turn, other, history)];
    for (;;) {
      const [seen, expected] = await Promise.all([first.next(), second.next()]);
      if (seen.done && expected.done) return true;
      compared += 1;
      if (seen.value === expected.value) continue;
      difference = `${seen.value}\n${expected.value}`;
      return false;
    }
  });
  const { numRuns, errorInstance } = await fc.check(play, { numRuns: pairs, seed, endOnFailure: true });
  await Promise.all(worlds.map((world) => world.close()));
  if (errorInstance && difference === null) throw errorInstance;
  return { pairs: numRuns, compared, difference };
}
