import { isAfterOpening } from '@billet/shared-domain/rules/march8';
import { SUPER_PRICE } from '@billet/shared-domain/rules/price';
import { tierOf } from '@billet/shared-domain/rules/tier';
import { useText } from '@billet/shared-i18n';
import { Button, Card, Letter, SendIcon, SheetBody, Toggle } from '@billet/shared-ui';
import { useId } from 'react';
import { MatchToggle } from '../compose/match-toggle.tsx';
import { MessageField, messageFaultId } from '../compose/message-field.tsx';
import { SubmissionBanner } from '../compose/submission-banner.tsx';
import { giftName } from '../gifts/gift-text.ts';
import { OddsLine } from '../gifts/odds-line.tsx';
import { ExtraPrice, GiftPrice } from '../gifts/prices.tsx';
import styles from './checkout-step.module.css';
import { isMatchOn } from './form.ts';
import { PrivacyChoice } from './privacy-choice.tsx';
import type { Checkout, SendModel } from './use-send.ts';

interface CheckoutProps {
  readonly model: SendModel;
  readonly checkout: Checkout;
}

/**
 * Second step: the letter as the recipient will read it, privacy, extras, and the price. A recipient who cannot receive paid gifts
 * gets no paid extras.
 */
export function CheckoutStep({ model, checkout }: CheckoutProps) {
  const text = useText();
  const { isSending, isGhost } = model;
  return (
    <SheetBody
      title={text('send-checkout-title')}
      subtitle={<WhatForWhom model={model} checkout={checkout} />}
      onClose={model.close}
      closeLabel={text('send-close')}
      onBack={isSending ? undefined : () => model.change({ step: 'gift' })}
      backLabel={text('send-back')}
      footer={<Footer model={model} checkout={checkout} />}
    >
      <div className={styles.content}>
        <Paper model={model} checkout={checkout} />
        <Card className={styles.choices}>
          <PrivacyChoice model={model} />
          {!isGhost && <SuperChoice model={model} />}
          <MatchToggle
            className={styles.extra}
            isOn={isMatchOn(model.form)}
            isDisabled={isSending || model.form.privacyType === 'full_anon'}
            onChange={(isMatchable) => model.change({ isMatchable })}
          />
        </Card>
      </div>
    </SheetBody>
  );
}

function WhatForWhom({ model, checkout: { gift } }: CheckoutProps) {
  const text = useText();
  return (
    <span className={styles.about}>
      <span>{text('send-pick-subtitle', { name: model.name })}</span>
      <span className={styles.gift}>
        {giftName(text, gift)}
        {gift.starPrice > 0 && <GiftPrice stars={gift.starPrice} originalPrice={gift.originalPrice} />}
      </span>
    </span>
  );
}

/** Preview of the letter, with the odds of a surprise; golden for a super valentine. */
function Paper({ model, checkout: { gift } }: CheckoutProps) {
  const text = useText();
  return (
    <div className={styles.paper} data-super={model.form.isSuperValentine || undefined}>
      <Letter
        isDraft
        kind="valentine"
        artId={gift.id}
        artLabel={giftName(text, gift)}
        tier={tierOf(gift.starPrice)}
        mark={<OddsLine gift={gift} items={model.gifts.data?.items ?? []} />}
      >
        <MessageField model={model} />
      </Letter>
    </div>
  );
}

function SuperChoice({ model }: { readonly model: SendModel }) {
  const text = useText();
  return (
    <Toggle
      className={styles.extra}
      label={text('send-super')}
      aside={<ExtraPrice stars={SUPER_PRICE} />}
      description={text(isAfterOpening(model.now) ? 'send-super-line' : 'send-super-line-closed')}
      isOn={model.form.isSuperValentine}
      onChange={(isSuperValentine) => model.change({ isSuperValentine })}
      isDisabled={model.isSending}
    />
  );
}

/** Progress of sending, and the send button with the total. Screen readers announce a changed total. */
function Footer({ model, checkout: { total } }: CheckoutProps) {
  const text = useText();
  const totalId = useId();
  const { form, isSending } = model;
  return (
    <div className={styles.footer}>
      <SubmissionBanner model={model} />
      <span id={totalId} className={styles.unseen} aria-live="polite">
        {text('send-total')} {total === 0 ? text('send-price-free') : text('send-price', { stars: total })}
      </span>
      <Button
        className={styles.send}
        size="l"
        isFullWidth
        isBusy={isSending}
        disabled={messageFaultId(form.message) !== null}
        icon={<SendIcon />}
        onClick={model.send}
        aria-describedby={totalId}
      >
        {text('send-submit')}
        <span className={styles.sum} aria-hidden="true">
          <GiftPrice stars={total} />
        </span>
      </Button>
    </div>
  );
}
