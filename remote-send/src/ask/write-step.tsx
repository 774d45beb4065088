import { countCharacters, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Button, DiceIcon, MaskIcon, SheetBody, TextField } from '@billet/shared-ui';
import { SuggestButton } from '../checkout/suggest-button.tsx';
import { canContinue, questionFaultId } from './form.ts';
import styles from './write-step.module.css';

export interface WriteStepProps {
  readonly firstName: string;
  readonly message: string;
  readonly onMessage: (message: string) => void;
  readonly onSuggest: () => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** The first step: the question, and plainly who may learn the asker's name. */
export function WriteStep({ firstName, message, onMessage, onSuggest, onContinue, onClose }: WriteStepProps) {
  const text = useText();
  const faultId = questionFaultId(message);
  return (
    <SheetBody
      title={text('send-ask-write-title')}
      subtitle={text('send-pick-subtitle', { name: firstName })}
      onClose={onClose}
      closeLabel={text('send-close')}
      footer={
        <div className={styles.foot}>
          <p className={styles.honest}>
            <MaskIcon className={styles.mask} />
            <span>{text('send-ask-honest', { name: firstName })}</span>
          </p>
          <Button size="l" isFullWidth disabled={!canContinue(message)} onClick={onContinue}>
            {text('send-ask-continue')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <TextField
          label={text('send-ask-message')}
          value={message}
          onChange={onMessage}
          limit={MESSAGE_LIMIT}
          counterLabel={text('send-message-count', { count: countCharacters(message), limit: MESSAGE_LIMIT })}
          placeholder={text('send-ask-placeholder')}
          rows={4}
          error={faultId && text(faultId)}
        />
        <SuggestButton label={text('send-ask-random')} icon={<DiceIcon />} isDisabled={false} onPress={onSuggest} />
      </div>
    </SheetBody>
  );
}
