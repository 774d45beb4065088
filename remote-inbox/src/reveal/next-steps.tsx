import { LOWEST_PRICE } from '@billet/shared-domain/rules/packs';
import { cutText, PREVIEW_NAME_CUT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, ChatIcon, GiftIcon, ShareIcon } from '@billet/shared-ui';
import styles from './next-steps.module.css';
import type { Phase } from './use-unveiling.ts';

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
  readonly firstName: string;
  readonly availableReveals: number;
  readonly phase: Phase;
}

/** Actions after a reveal (RVL-06). Rendered when the unveiling is over: the first one contains the name. */
export function NextSteps({ model, firstName, availableReveals, phase }: NextStepsProps) {
  const text = useText();
  if (phase !== 'clear') return null;
  return (
    <div className={styles.steps}>
      <Button size="l" isFullWidth icon={<ChatIcon />} onClick={model.write}>
        {text('inbox-next-write', { name: cutText(firstName, PREVIEW_NAME_CUT) })}
      </Button>
      <Button variant="secondary" isFullWidth icon={<GiftIcon />} onClick={model.send}>
        {text('inbox-next-send')}
      </Button>
      <Button variant="ghost" isFullWidth icon={<ShareIcon />} onClick={model.share}>
        {text('inbox-next-share')}
      </Button>
      <p className={styles.left}>{text('inbox-reveals-left', { count: availableReveals, stars: LOWEST_PRICE })}</p>
    </div>
  );
}
