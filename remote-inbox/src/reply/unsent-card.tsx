import { useText } from '@billet/shared-i18n';
import { Button, Card, Written } from '@billet/shared-ui';
import styles from './reply.module.css';

/** Draft for a note that was answered from another device. It can no longer be sent but is not lost. */
export interface Unsent {
  readonly words: string;
  readonly copy: () => void;
  readonly discard: () => void;
}

export function UnsentCard({ unsent }: { readonly unsent: Unsent | null }) {
  const text = useText();
  if (unsent === null) return null;
  return (
    <Card className={styles.unsent}>
      <h3 className={styles.caption}>{text('inbox-unsent')}</h3>
      <p className={styles.words}>
        <Written as="text">{unsent.words}</Written>
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={unsent.copy}>
          {text('inbox-unsent-copy')}
        </Button>
        <Button variant="ghost" onClick={unsent.discard}>
          {text('inbox-unsent-discard')}
        </Button>
      </div>
    </Card>
  );
}
