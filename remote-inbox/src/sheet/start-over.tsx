import { useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import styles from './start-over.module.css';

/** Beside what was begun at another time: it was kept, and this throws it away. Null: nothing was. */
export function StartOver({ onPress }: { readonly onPress: (() => void) | null }) {
  const text = useText();
  if (onPress === null) return null;
  return (
    <p className={styles.kept}>
      <span>{text('inbox-kept')}</span>
      <Button variant="ghost" onClick={onPress}>
        {text('inbox-start-over')}
      </Button>
    </p>
  );
}
