import styles from '../gallery.module.css';
import { greet, joy, Mascot, oops, peek, wait } from '../index.ts';

const moods = Object.entries({ greet, wait, peek, joy, oops });

/** All mascot moods, as small as a line of text and as large as the hero of a page. */
export function Mascots() {
  return (
    <div className={styles.page}>
      {moods.map(([name, mood]) => (
        <section key={name} className={styles.row} aria-label={name}>
          {[160, 96, 40].map((size) => (
            <Mascot key={size} mood={mood} size={size} />
          ))}
        </section>
      ))}
    </div>
  );
}
