/** What happened while the film was made, in milliseconds: a scene takes the film no longer than `most`; a hold shows what stands. */
export type Part = { readonly from: number; readonly to: number; readonly most: number } | { readonly at: number; readonly hold: number };

/** A picture of the screen and when it came onto it. */
export interface Shot {
  readonly at: number;
  readonly image: Buffer;
}

/** A picture and how long the film shows it. */
export interface Still {
  readonly image: Buffer;
  readonly ms: number;
}

/** Nothing changes for as long as that at most, but where the film holds still on purpose: waiting is no part of it. */
const LONGEST_PAUSE = 220;

/**
 * The pictures in the film's own time, one a step of `step` milliseconds at most. Between two pictures passes what passed on the screen,
 * up to a pause; a scene that was longer than it may be, as on a slow machine, goes faster.
 */
export function inFilmTime(heard: readonly Shot[], parts: readonly Part[], step: number): readonly Still[] {
  // the browser doesn't hand them over in their order
  const shots = heard.toSorted((one, other) => one.at - other.at);
  const stills: Still[] = [];
  const show = (image: Buffer | undefined, ms: number): void => {
    if (image && ms > 0) stills.push({ image, ms });
  };
  for (const part of parts) {
    if ('hold' in part) show(shots.findLast(({ at }) => at <= part.at)?.image, part.hold);
    else for (const { image, ms } of scene(shots, part)) show(image, ms);
  }
  return stepped(stills, step);
}

function scene(shots: readonly Shot[], { from, to, most }: Extract<Part, { from: number }>): readonly Still[] {
  const inside = shots.filter(({ at }) => at > from && at <= to);
  const stills = inside.map(({ at, image }, index) => ({ image, ms: Math.min((inside[index + 1]?.at ?? to) - at, LONGEST_PAUSE) }));
  const whole = stills.reduce((sum, { ms }) => sum + ms, 0);
  return whole <= most ? stills : stills.map(({ image, ms }) => ({ image, ms: (ms * most) / whole }));
}

/** At each step the picture that stands then; one that stands longer is one. */
function stepped(stills: readonly Still[], step: number): readonly Still[] {
  const found: { image: Buffer; ms: number }[] = [];
  let passed = 0;
  let shown = 0;
  for (const { image, ms } of stills) {
    passed += ms;
    const due = Math.round(passed / step) * step - shown;
    if (due <= 0) continue;
    shown += due;
    const last = found.at(-1);
    if (last?.image === image) last.ms += due;
    else found.push({ image, ms: due });
  }
  return found;
}
