import { FULL_ANONYMITY_PRICE } from '@billet/shared-domain/rules/price';
import { type Privacy, privacies } from '@billet/shared-domain/rules/privacy';
import { useText } from '@billet/shared-i18n';
import { RadioCard } from '@billet/shared-ui';
import { ExtraPrice } from '../gifts/prices.tsx';
import styles from './privacy-choice.module.css';
import type { SendModel } from './use-send.ts';

const words: Readonly<Record<Privacy, string>> = {
  reveal: 'send-privacy-reveal',
  full_anon: 'send-privacy-full',
  open: 'send-privacy-open',
};

/** Who may know the sender, each choice with what it means. */
export function PrivacyChoice({ model }: { readonly model: SendModel }) {
  const text = useText();
  const { name, form, isGhost, isSending, change } = model;
  const choices = privacies.filter((privacy) => privacy !== 'full_anon' || !isGhost);
  return (
    <fieldset className={styles.choice} disabled={isSending}>
      <legend className={styles.legend}>{text('send-privacy')}</legend>
      {choices.map((privacy) => (
        <RadioCard
          key={privacy}
          name="privacy"
          value={privacy}
          title={text(words[privacy])}
          description={text(`${words[privacy]}-line`, { name })}
          aside={privacy === 'full_anon' ? <ExtraPrice stars={FULL_ANONYMITY_PRICE} /> : undefined}
          isChecked={privacy === form.privacyType}
          onChange={() => change({ privacyType: privacy })}
        />
      ))}
    </fieldset>
  );
}
