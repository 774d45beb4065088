import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';

/** Progress of a look's poster; undefined before the first request. asking: requesting its URL; queued: the server is busy. */
export type Phase = 'asking' | 'queued' | 'drawing' | 'drawn' | 'failed';

const phasesInProgress: readonly (Phase | undefined)[] = ['asking', 'queued', 'drawing'];

/** Maximum number of concurrent posters besides the one on screen, which never waits. The server limits drawings per hour. */
const MAX_CONCURRENT = 2;

/** Looks to request now: the one on screen, then its neighbours, the next one in reading direction first. */
export function looksToRequest(look: Look, phases: Readonly<Partial<Record<Look, Phase>>>): readonly Look[] {
  const place = LOOKS.indexOf(look);
  const near = [place, place + 1, place - 1].flatMap((each) => LOOKS[each] ?? []);
  const inProgress = LOOKS.filter((each) => phasesInProgress.includes(phases[each])).length;
  const wanted = near.filter((each) => phases[each] === undefined);
  return wanted.slice(0, Math.max(wanted[0] === look ? 1 : 0, MAX_CONCURRENT - inProgress));
}
