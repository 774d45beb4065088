import { bridge, type NoticeType } from '@billet/shared-bridge';
import { useText } from '@billet/shared-i18n';

/** Shows a text of the catalogue as a toast. */
export function useNotify(): (textId: string, type?: NoticeType) => void {
  const text = useText();
  return (textId, type = 'error') => bridge().shell.notify({ message: text(textId), type });
}
