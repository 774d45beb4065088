import { bridge } from '@billet/shared-bridge';
import { livingFile } from './file.ts';
import type { Moment, Tab } from './living.ts';

/** Triggers an update check for an event. Never rejects; does nothing while the page is hidden. */
export type Wake = (moment: Moment) => Promise<void>;

export function makeWake(tabOf: () => Tab): Wake {
  let living: Wake | null = null;
  return async (moment) => {
    const tab = tabOf();
    if (tab.page.document.hidden || !bridge().messenger.isVisible()) return;
    const late = await livingFile.load().catch(() => null);
    living ??= late?.makeLiving(tab) ?? null;
    await living?.(moment);
  };
}
