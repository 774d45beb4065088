import type { Item } from '@billet/shared-domain/contract';
import { SUPER_PRICE } from '@billet/shared-domain/rules/price';
import { countCharacters, MESSAGE_LIMIT } from '@billet/shared-domain/rules/text';
import { useText } from '@billet/shared-i18n';
import { Card, DiceIcon, SheetBody, TextField, Toggle } from '@billet/shared-ui';
import type { PrivacyType } from '../checkout/choice.ts';
import { isBusy, type Submission } from '../checkout/composer.ts';
import { SubmissionBanner } from '../checkout/submission-banner.tsx';
import { SuggestButton } from '../checkout/suggest-button.tsx';
import { ExtraPrice } from '../gifts/extra-price.tsx';
import { CheckoutFooter } from './checkout-footer.tsx';
import styles from './checkout-step.module.css';
import { type SendForm, textFaultId, totalOf } from './form.ts';
import { PickedGift } from './picked-gift.tsx';
import { PrivacyChoice } from './privacy-choice.tsx';

export interface CheckoutStepProps {
  readonly firstName: string;
  readonly form: SendForm;
  readonly gift: Item;
  readonly items: readonly Item[];
  readonly submission: Submission;
  /** Extras cost Stars, and the recipient can't receive anything paid yet. */
  readonly isFreeOnly: boolean;
  readonly onMessage: (message: string) => void;
  readonly onSuggest: () => void;
  readonly onPrivacy: (privacyType: PrivacyType) => void;
  readonly onSuper: (isSuper: boolean) => void;
  readonly onSend: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The second step: words, who may know, extras, and what it costs. */
export function CheckoutStep(props: CheckoutStepProps) {
  const text = useText();
  const { form, gift, firstName, submission } = props;
  const faultId = textFaultId(form.message);
  const isSending = isBusy(submission);
  return (
    <SheetBody
      title={text('send-checkout-title')}
      subtitle={text('send-pick-subtitle', { name: firstName })}
      onClose={props.onClose}
      closeLabel={text('send-close')}
      onBack={isSending ? undefined : props.onBack}
      backLabel={text('send-back')}
      footer={
        <CheckoutFooter total={totalOf(form, gift.starPrice)} isBusy={isSending} isDisabled={faultId !== null} onSend={props.onSend}>
          <SubmissionBanner submission={submission} />
        </CheckoutFooter>
      }
    >
      <div className={styles.content}>
        <PickedGift gift={gift} items={props.items} />
        <div className={styles.message}>
          <TextField
            label={text('send-message')}
            value={form.message}
            onChange={props.onMessage}
            limit={MESSAGE_LIMIT}
            counterLabel={text('send-message-count', { count: countCharacters(form.message), limit: MESSAGE_LIMIT })}
            placeholder={text('send-message-placeholder')}
            rows={3}
            isDisabled={isSending}
            error={faultId && text(faultId)}
          />
          <SuggestButton label={text('send-message-random')} icon={<DiceIcon />} isDisabled={isSending} onPress={props.onSuggest} />
        </div>
        <PrivacyChoice
          firstName={firstName}
          value={form.privacyType}
          isFreeOnly={props.isFreeOnly}
          isDisabled={isSending}
          onChange={props.onPrivacy}
        />
        {!props.isFreeOnly && (
          <Card className={styles.super}>
            <Toggle
              label={text('send-super')}
              description={text('send-super-line')}
              isOn={form.isSuperValentine}
              onChange={props.onSuper}
              isDisabled={isSending}
            />
            <ExtraPrice stars={SUPER_PRICE} />
          </Card>
        )}
      </div>
    </SheetBody>
  );
}
