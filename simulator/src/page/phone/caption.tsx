import { profiles } from '../../profiles/profiles.ts';
import type { PersonView } from '../../world/types.ts';
import { Star } from '../parts/star.tsx';
import styles from './caption.module.css';

/** Whose phone this is, and how rich. */
export function Caption({ person }: { readonly person: PersonView }) {
  return (
    <header className={styles.caption}>
      <img src={person.photoUrl} alt="" width={34} height={34} />
      <h2>{person.firstName}</h2>
      <span className={styles.chip}>{person.languageCode}</span>
      <span className={styles.chip}>{profiles[person.profile].label}</span>
      {person.network !== 'normal' && (
        <span className={styles.chip} data-tone="warning">
          {person.network}
        </span>
      )}
      {person.isPremium && (
        <span role="img" aria-label="Premium" title="Premium" className={styles.premium}>
          ✦
        </span>
      )}
      <output className={styles.balance} aria-label={`${person.firstName}'s balance`}>
        <Star /> {person.balance.toLocaleString('en')} Stars
      </output>
    </header>
  );
}
