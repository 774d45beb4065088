import { FULL_ANONYMITY_PRICE } from '@billet/shared-domain/rules/price';
import { type Privacy, privacies } from '@billet/shared-domain/rules/privacy';
import { useText } from '@billet/shared-i18n';
import { useId } from 'react';
import { ExtraPrice } from '../gifts/prices.tsx';
import styles from './privacy-choice.module.css';
import type { SendModel } from './use-send.ts';

const words: Readonly<Record<Privacy, string>> = {
  reveal: 'send-privacy-reveal',
  full_anon: 'send-privacy-full',
  open: 'send-privacy-open',
};

/**
 * Privacy choices side by side, with a description of the chosen one below. The other descriptions reserve their space, so that
 * nothing moves when the choice changes, and describe their radios for screen readers.
 */
export function PrivacyChoice({ model }: { readonly model: SendModel }) {
  const text = useText();
  const id = useId();
  const { name, form, isGhost, isSending, change } = model;
  const choices = privacies.filter((privacy) => privacy !== 'full_anon' || !isGhost);
  return (
    <div role="radiogroup" aria-labelledby={`${id}-name`}>
      <span id={`${id}-name`} className={styles.name}>
        {text('send-privacy')}
      </span>
      <div className={styles.tiles}>
        {choices.map((privacy) => (
          <div key={privacy} className={styles.tile}>
            <input
              id={`${id}-${privacy}`}
              className={styles.input}
              type="radio"
              name={id}
              value={privacy}
              checked={privacy === form.privacyType}
              onChange={() => change({ privacyType: privacy })}
              disabled={isSending}
              aria-describedby={privacy === 'full_anon' ? `${id}-price ${id}-${privacy}-line` : `${id}-${privacy}-line`}
            />
            <label htmlFor={`${id}-${privacy}`} className={styles.label}>
              {text(words[privacy])}
            </label>
            {privacy === 'full_anon' && (
              <span id={`${id}-price`} className={styles.price}>
                <ExtraPrice stars={FULL_ANONYMITY_PRICE} />
              </span>
            )}
          </div>
        ))}
      </div>
      <div className={styles.lines}>
        {choices.map((privacy) => (
          <p key={privacy} id={`${id}-${privacy}-line`} className={styles.line} data-chosen={privacy === form.privacyType || undefined}>
            {text(`${words[privacy]}-line`, { name })}
          </p>
        ))}
      </div>
    </div>
  );
}
