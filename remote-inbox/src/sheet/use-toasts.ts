import { bridge, type NoticeType, notifyFailure, refreshInventory } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { errorCodeOf } from './error-code.ts';

export interface Toasts {
  /** Shows a text of the catalogue. */
  readonly notify: (textId: string, type: NoticeType, args?: Record<string, number>) => void;
  /**
   * Shows the text of an error code, or `fallback` if the server sent none. A note that the server no longer knows leaves the list,
   * where it would only fail again.
   */
  readonly fail: (thrown: unknown, fallback: string) => void;
}

export function useToasts(): Toasts {
  const text = useText();
  return {
    notify: (textId, type, args) => bridge().shell.notify({ message: text(textId, args), type }),
    fail: (thrown, fallback) => {
      notifyFailure(text, thrown, fallback);
      if (errorCodeOf(thrown) === 'not_found') void renewList();
    },
  };
}

/** Logs instead of rejecting while the device is not ready: there is no list yet. */
async function renewList(): Promise<void> {
  await refreshInventory().catch((error: unknown) => bridge().log({ event: 'inventory_not_ready', level: 'warn', error: String(error) }));
}
