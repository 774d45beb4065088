import { Mascot, oops, Spinner, wait } from '@billet/shared-ui';
import styles from './ghost.module.css';

/** Our ghost, which dropped its letter. */
export const dropped = (size = 112) => <Mascot mood={oops} size={size} />;

/** Something has been on its way for long. */
export const waits = () => (
  <span className={styles.waits}>
    <Spinner />
    <Mascot mood={wait} />
  </span>
);
