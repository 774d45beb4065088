import { LOOKS, type Look } from '@billet/shared-domain/rules/looks';

/** How far the poster of a look is; one that nobody has asked for yet has no phase. asking: for its address; queued: the server has no room. */
export type Phase = 'asking' | 'queued' | 'drawing' | 'drawn' | 'failed';

const underWayPhases: readonly (Phase | undefined)[] = ['asking', 'queued', 'drawing'];

/** Posters on their way at a time, but for the one on screen, which waits for none: how many are drawn in an hour is limited. */
const AT_ONCE = 2;

/** The looks to be asked for now: the one on screen, then its neighbours, in the direction of reading first. */
export function dueLooks(look: Look, phases: Readonly<Partial<Record<Look, Phase>>>): readonly Look[] {
  const place = LOOKS.indexOf(look);
  const near = [place, place + 1, place - 1].flatMap((each) => LOOKS[each] ?? []);
  const underWay = LOOKS.filter((each) => underWayPhases.includes(phases[each])).length;
  const wanted = near.filter((each) => phases[each] === undefined);
  return wanted.slice(0, Math.max(wanted[0] === look ? 1 : 0, AT_ONCE - underWay));
}
