import { profiles } from '../../profiles/profiles.ts';
import { languages } from '../../world/languages.ts';
import type { PersonView } from '../../world/types.ts';
import { UnreadBadge } from '../chat/unread-badge.tsx';
import { Star } from '../parts/star.tsx';
import styles from './caption.module.css';

interface CaptionProps {
  readonly person: PersonView;
  readonly unread: number;
  readonly onLanguage: (languageCode: string) => void;
}

/** The person of a phone, with language, Stars and unread messages. */
export function Caption({ person, unread, onLanguage }: CaptionProps) {
  return (
    <header className={styles.caption}>
      <span className={styles.face}>
        <img src={person.photoUrl} alt="" width={34} height={34} />
        <UnreadBadge count={unread} />
      </span>
      <h2>{person.firstName}</h2>
      <select
        aria-label={`Language of ${person.firstName}'s phone`}
        title="Language; an open app restarts"
        className={`${styles.chip} ${styles.language}`}
        value={person.languageCode}
        onChange={(event) => onLanguage(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language}>{language}</option>
        ))}
      </select>
      <span className={`${styles.chip} ${styles.client}`} title="The Telegram client that this phone imitates; change it under Controls">
        <span className={styles.long}>Telegram </span>
        {profiles[person.profile].label}
      </span>
      {person.isOperator && (
        <span className={styles.chip} title="Reports, letters to support and requests for refunds come into the chat with the bot">
          operator
        </span>
      )}
      {person.network !== 'normal' && (
        <span className={styles.chip} data-tone="warning">
          {person.network}
        </span>
      )}
      {person.isPremium && (
        <span title="Has Telegram Premium: stories carry a link" className={styles.premium}>
          Premium
        </span>
      )}
      <output className={styles.balance} aria-label={`${person.firstName}'s balance`}>
        <Star /> {person.balance.toLocaleString('en')}
        <span> Stars</span>
      </output>
    </header>
  );
}
