import { bridge, type NoticeType, notifyFailure } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';

export interface Toasts {
  /** Shows a text of the catalogue. */
  readonly say: (textId: string, type: NoticeType, args?: Record<string, number>) => void;
  /** Shows a refusal in its own words, and `otherwise` where the server gave no reason. */
  readonly fail: (thrown: unknown, otherwise: string) => void;
}

export function useToasts(): Toasts {
  const text = useText();
  return {
    say: (textId, type, args) => bridge().shell.notify({ message: text(textId, args), type }),
    fail: (thrown, otherwise) => notifyFailure(text, thrown, otherwise),
  };
}
