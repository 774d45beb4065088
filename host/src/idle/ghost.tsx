import { Mascot, oops, Spinner, wait } from '@billet/shared-ui';
import styles from './ghost.module.css';

/** Ghost mascot that dropped its letter, for error screens. */
export const errorGhost = (size = 112) => <Mascot mood={oops} size={size} />;

/** Spinner with the ghost mascot, for a long wait. */
export const waitingGhost = () => (
  <span className={styles.waiting}>
    <Spinner />
    <Mascot mood={wait} />
  </span>
);
