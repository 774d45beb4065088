import type { PersonView } from '../../world/types.ts';
import type { Unread } from '../chat/unread.ts';
import { UnreadBadge } from '../chat/unread-badge.tsx';
import styles from './people-bar.module.css';

interface PeopleBarProps {
  readonly people: readonly PersonView[];
  /** Slugs of the people whose phones are shown. */
  readonly shownSlugs: readonly string[];
  readonly unread: Unread;
  readonly onShow: (slug: string) => void;
}

/** A button per person, which shows the phone of the person. Hidden if the phones of all people are visible. */
export function PeopleBar({ people, shownSlugs, unread, onShow }: PeopleBarProps) {
  return (
    <fieldset aria-label="People" className={styles.people} data-few={people.length <= shownSlugs.length}>
      {people.map((person) => (
        <button key={person.id} type="button" aria-pressed={shownSlugs.includes(person.slug)} onClick={() => onShow(person.slug)}>
          <img src={person.photoUrl} alt="" width={28} height={28} />
          <span>{person.firstName}</span>
          <UnreadBadge count={unread.of(person).length} />
        </button>
      ))}
    </fieldset>
  );
}
