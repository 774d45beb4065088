import type { PersonView } from '../../world/types.ts';
import styles from './stories.module.css';

interface StoriesProps {
  readonly person: PersonView;
  readonly people: readonly PersonView[];
  /** Opens the stories of a person by their id. */
  readonly onWatch: (person: number) => void;
}

/** The people who have posted stories, oneself first. Nothing without any. */
export function Stories({ person, people, onWatch }: StoriesProps) {
  const others = people.filter(({ id }) => id !== person.id);
  const authors = [person, ...others].filter(({ stories }) => stories.length > 0);
  if (authors.length === 0) return null;
  return (
    <ul aria-label="Stories" className={styles.row}>
      {authors.map(({ id, firstName, photoUrl, stories }) => (
        <li key={id}>
          <button type="button" aria-label={id === person.id ? 'Your story' : `${firstName}'s story`} onClick={() => onWatch(id)}>
            <span className={styles.ring}>
              <img src={stories.at(-1)?.mediaUrl} alt="" className={styles.picture} />
              <img src={photoUrl} alt="" width={24} height={24} className={styles.face} />
            </span>
            {id === person.id ? 'You' : firstName}
          </button>
        </li>
      ))}
    </ul>
  );
}
