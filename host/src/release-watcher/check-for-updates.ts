import { bridge } from '@billet/shared-bridge';
import { idleChunk } from '../idle/idle-chunk.ts';
import type { UpdateTrigger, WatcherOptions } from './release-watcher.ts';

/** Triggers an update check for an event. Never rejects; does nothing while the page is hidden. */
export type CheckForUpdates = (trigger: UpdateTrigger) => Promise<void>;

export function makeUpdateCheck(optionsOf: () => WatcherOptions): CheckForUpdates {
  let watcher: CheckForUpdates | null = null;
  return async (trigger) => {
    const options = optionsOf();
    if (options.page.document.hidden || !bridge().messenger.isVisible()) return;
    const idleCode = await idleChunk.load().catch(() => null);
    watcher ??= idleCode?.makeReleaseWatcher(options) ?? null;
    await watcher?.(trigger);
  };
}
