import fc from 'fast-check';
import { type ExactWorld, startExactWorld } from './exact-world.ts';
import { senders } from './facts.ts';
import { histories } from './history.ts';
import { playHistory } from './play.ts';

export interface Comparison {
  /** Pairs of worlds that were played. */
  readonly pairs: number;
  /** Things that were seen in each of two worlds and compared byte for byte. */
  readonly compared: number;
  /** What was seen in one world and not in the other, of the first pair that differed; null if none did. */
  readonly difference: string | null;
}

/** Plays the same random history with two random senders, again and again. `prepare` may spoil the worlds, to see that it shows. */
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
