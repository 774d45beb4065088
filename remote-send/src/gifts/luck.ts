const KEY = 'billet/luck';
let current: number | null = null;

/**
 * Random number in [0, 1) that decides which surprise this launch is offered (GFT-03). It is the same on all pages, for all
 * recipients, and after a reload if storage is available. Drawn at the first call.
 */
export function luckOfLaunch(random: () => number = Math.random): number {
  current ??= read() ?? store(random());
  return current;
}

/** For tests: simulates a new page with the same storage. */
export function forgetLuck(): void {
  current = null;
}

function read(): number | null {
  const luck = Number.parseFloat(attempt(() => window.sessionStorage.getItem(KEY)) ?? '');
  return luck >= 0 && luck < 1 ? luck : null;
}

function store(luck: number): number {
  attempt(() => window.sessionStorage.setItem(KEY, String(luck)));
  return luck;
}

/** Returns null if the storage is forbidden: the number then lasts as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
