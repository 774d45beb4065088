import { useText } from '@billet/shared-i18n';
import { StarIcon } from '@billet/shared-ui';
import styles from './extra-price.module.css';

/** What an extra adds, in Stars. */
export function ExtraPrice({ stars }: { readonly stars: number }) {
  const text = useText();
  return (
    <span role="img" aria-label={text('send-price-extra', { stars })} className={styles.extra}>
      +{stars}
      <StarIcon className={styles.star} />
    </span>
  );
}
