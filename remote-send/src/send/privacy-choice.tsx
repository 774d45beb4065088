import { FULL_ANONYMITY_PRICE } from '@billet/shared-domain/rules/price';
import { useText } from '@billet/shared-i18n';
import { RadioCard } from '@billet/shared-ui';
import type { PrivacyType } from '../checkout/choice.ts';
import { ExtraPrice } from '../gifts/extra-price.tsx';
import { privacyTypes } from './form.ts';
import styles from './privacy-choice.module.css';

const words: Readonly<Record<PrivacyType, string>> = {
  reveal: 'send-privacy-reveal',
  full_anon: 'send-privacy-full',
  open: 'send-privacy-open',
};

export interface PrivacyChoiceProps {
  readonly firstName: string;
  readonly value: PrivacyType;
  readonly isFreeOnly: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (value: PrivacyType) => void;
}

/** Who may know the sender, each choice with what it means. */
export function PrivacyChoice({ firstName, value, isFreeOnly, isDisabled, onChange }: PrivacyChoiceProps) {
  const text = useText();
  const choices = privacyTypes.filter((type) => type !== 'full_anon' || !isFreeOnly);
  return (
    <fieldset className={styles.choice} disabled={isDisabled}>
      <legend className={styles.legend}>{text('send-privacy')}</legend>
      {choices.map((type) => (
        <RadioCard
          key={type}
          name="privacy"
          value={type}
          title={text(words[type])}
          description={text(`${words[type]}-line`, { name: firstName })}
          aside={type === 'full_anon' ? <ExtraPrice stars={FULL_ANONYMITY_PRICE} /> : undefined}
          isChecked={type === value}
          onChange={() => onChange(type)}
        />
      ))}
    </fieldset>
  );
}
