import { bridge, type NoticeType, notifyFailure, refreshInventory } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';
import { codeOf } from './refusal.ts';

export interface Toasts {
  /** Shows a text of the catalogue. */
  readonly say: (textId: string, type: NoticeType, args?: Record<string, number>) => void;
  /**
   * Shows a refusal in its own words, and `otherwise` where the server gave no reason. What the server doesn't know any more leaves
   * the list, where it would only fail again.
   */
  readonly fail: (thrown: unknown, otherwise: string) => void;
}

export function useToasts(): Toasts {
  const text = useText();
  return {
    say: (textId, type, args) => bridge().shell.notify({ message: text(textId, args), type }),
    fail: (thrown, otherwise) => {
      notifyFailure(text, thrown, otherwise);
      if (codeOf(thrown) === 'not_found') void renewList();
    },
  };
}

/** Rejects only while the device isn't ready, when there is no list yet. */
async function renewList(): Promise<void> {
  await refreshInventory().catch((error: unknown) => bridge().log({ event: 'inventory_not_ready', level: 'warn', error: String(error) }));
}
