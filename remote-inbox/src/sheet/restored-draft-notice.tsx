import { useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import styles from './restored-draft-notice.module.css';

/** Notice that a draft from an earlier visit was restored, with a button to discard it. Renders nothing if `onPress` is null. */
export function RestoredDraftNotice({ onPress }: { readonly onPress: (() => void) | null }) {
  const text = useText();
  if (onPress === null) return null;
  return (
    <p className={styles.notice}>
      <span>{text('inbox-kept')}</span>
      <Button variant="ghost" onClick={onPress}>
        {text('inbox-start-over')}
      </Button>
    </p>
  );
}
