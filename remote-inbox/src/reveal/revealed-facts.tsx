import { useText } from '@billet/shared-i18n';
import { CheckIcon } from '@billet/shared-ui';
import styles from './reveal.module.css';

const facts = ['name', 'username', 'link', 'time'] as const;

/** Facts that a reveal discloses for every item. Place and device are known for some items only, so they are not promised. */
export function RevealedFacts() {
  const text = useText();
  return (
    <section className={styles.shown}>
      <h3 className={styles.heading}>{text('inbox-reveal-shows')}</h3>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <CheckIcon />
            {text(`inbox-reveal-shows-${fact}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
