const KEY = 'billet/luck';
let held: number | null = null;

/**
 * A number from 0 up to 1 by which this launch is offered one surprise or the other (GFT-03): the same on every page and for
 * every recipient, and after a reload where the page may keep something. Drawn at the first call.
 */
export function luckOfLaunch(random: () => number = Math.random): number {
  held ??= kept() ?? keep(random());
  return held;
}

/** For tests: the next call belongs to a new page, whose storage is the same. */
export function forgetLuck(): void {
  held = null;
}

function kept(): number | null {
  const luck = Number.parseFloat(attempt(() => window.sessionStorage.getItem(KEY)) ?? '');
  return luck >= 0 && luck < 1 ? luck : null;
}

function keep(luck: number): number {
  attempt(() => window.sessionStorage.setItem(KEY, String(luck)));
  return luck;
}

/** A storage that is forbidden keeps nothing: the luck then lasts as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
