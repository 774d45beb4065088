import type { Valentine } from '@billet/shared-domain/contract';
import { useText } from '@billet/shared-i18n';
import { Button } from '@billet/shared-ui';
import styles from './safety.module.css';

/** The quiet way from an item to block and report; what our own club sent has none. */
export function SafetyButton({ valentine, onPress }: { readonly valentine: Valentine; readonly onPress: () => void }) {
  const text = useText();
  if (valentine.item.type === 'service') return null;
  return (
    <Button variant="ghost" className={styles.open} onClick={onPress}>
      {text('inbox-safety-open')}
    </Button>
  );
}
