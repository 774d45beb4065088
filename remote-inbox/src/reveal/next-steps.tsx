import { LOWEST_PRICE } from '@billet/shared-domain/rules/packs';
import { useText } from '@billet/shared-i18n';
import { Button, ShareIcon } from '@billet/shared-ui';
import styles from './next-steps.module.css';

export interface NextStepsModel {
  /** Opens the chat with the sender, or a message in the app. */
  readonly write: () => void;
  /** Opens the gifts for the sender. */
  readonly send: () => void;
  /** Opens the posters that tell of the reveal without naming the sender. */
  readonly share: () => void;
}

interface NextStepsProps {
  readonly model: NextStepsModel;
  readonly availableReveals: number;
}

/** Actions after a reveal, except those in the footer (RVL-06). */
export function NextSteps({ model, availableReveals }: NextStepsProps) {
  const text = useText();
  return (
    <div className={styles.steps}>
      <Button variant="ghost" isFullWidth icon={<ShareIcon />} onClick={model.share}>
        {text('inbox-next-share')}
      </Button>
      <p className={styles.left}>{text('inbox-reveals-left', { count: availableReveals, stars: LOWEST_PRICE })}</p>
    </div>
  );
}
