import { useText } from '@billet/shared-i18n';
import { Button, Letter, MaskIcon, SheetBody } from '@billet/shared-ui';
import { MatchToggle } from '../compose/match-toggle.tsx';
import { MessageField } from '../compose/message-field.tsx';
import { canContinue, isMatchOn } from './form.ts';
import type { AskModel } from './use-ask.ts';
import styles from './write-step.module.css';

/** First step: the question as the recipient will read it, and the privacy of the user's name. */
export function WriteStep({ model }: { readonly model: AskModel }) {
  const text = useText();
  const { name } = model;
  const goOn = canContinue(model.form.message) ? () => model.change({ step: 'emotion' }) : undefined;
  return (
    <SheetBody
      title={text('send-ask-write-title')}
      subtitle={text('send-pick-subtitle', { name })}
      onClose={model.close}
      closeLabel={text('send-close')}
      footer={
        <div className={styles.foot}>
          <MatchToggle
            isOn={isMatchOn(model.form)}
            isDisabled={model.isSending}
            onChange={(isMatchable) => model.change({ isMatchable })}
          />
          <p className={styles.honest}>
            <MaskIcon className={styles.mask} />
            <span>{text('send-ask-honest', { name })}</span>
          </p>
          <Button size="l" isFullWidth disabled={!goOn} onClick={goOn}>
            {text('send-ask-continue')}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <Letter isDraft kind="question" artId={model.form.selectedGift} artLabel="">
          <MessageField model={model} onNext={goOn} />
        </Letter>
      </div>
    </SheetBody>
  );
}
