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

/** Plays the same random histories with two random senders. `prepare` can plant a mistake in the worlds, to verify that it is detected. */
export async function compareWorlds(
  pairs: number,
  seed: number,
  prepare: (world: ExactWorld) => Promise<unknown> = async () => {},
): Promise<Comparison> {
  const startedAt = new Date();
  const worlds = [await startExactWorld(startedAt), await startExactWorld(startedAt)] as const;
  await Promise.all(worlds.map(prepare));
  let [turn, compared] = [0, 0];
  let difference: string | null = null;
  const play = fc.asyncProperty(senders, senders, histories, async (one, other, history) => {
    turn += 1;
    const [first, second] = [await playHistory(worlds[0], turn, one, history), await playHistory(worlds[1], turn, other, history)];
    compared += first.length;
    const at = first.findIndex((seen, index) => seen !== second[index]);
    if (at === -1 && first.length === second.length) return true;
    difference = `${first[at]}\n${second[at]}`;
    return false;
  });
  const { numRuns, errorInstance } = await fc.check(play, { numRuns: pairs, seed, endOnFailure: true });
  await Promise.all(worlds.map((world) => world.close()));
  if (errorInstance && difference === null) throw errorInstance;
  return { pairs: numRuns, compared, difference };
}
