import type { PersonView } from '../../world/types.ts';
import type { Unread } from '../chat/unread.ts';
import { UnreadBadge } from '../chat/unread-badge.tsx';
import styles from './people-bar.module.css';

interface PeopleBarProps {
  readonly people: readonly PersonView[];
  /** Slugs of the people whose phones are shown. */
  readonly places: readonly string[];
  readonly unread: Unread;
  readonly onShow: (slug: string) => void;
}

/** All people; a press brings the phone of a person to the front. Not needed for two people whose phones are both visible. */
export function PeopleBar({ people, places, unread, onShow }: PeopleBarProps) {
  return (
    <fieldset aria-label="People" className={styles.people} data-few={people.length <= places.length}>
      {people.map((person) => (
        <button key={person.id} type="button" aria-pressed={places.includes(person.slug)} onClick={() => onShow(person.slug)}>
          <img src={person.photoUrl} alt="" width={28} height={28} />
          <span>{person.firstName}</span>
          <UnreadBadge count={unread.of(person).length} />
        </button>
      ))}
    </fieldset>
  );
}
