import { LinkIcon, Shape } from '@billet/shared-ui';
import type { OwnLink } from '../own-link/use-own-link.ts';
import styles from './poster.module.css';

/** Placeholder text as long as the common prefix of all links. */
const PLACEHOLDER = 't.me/billet_bot';

/** The link in one line. It is truncated at the start, which all links share, never in the user's own part. */
export function LinkTag({ link }: { readonly link: OwnLink | null }) {
  if (link === null)
    return (
      <p className={styles.tag}>
        <Shape>{PLACEHOLDER}</Shape>
      </p>
    );
  const address = link.link.replace(/^https:\/\//, '');
  return (
    <p className={styles.tag}>
      <LinkIcon width={16} height={16} />
      <span className={styles.address} dir="ltr">
        <span className={styles.shared}>{address.slice(0, -link.code.length)}</span>
        <span className={styles.own}>{link.code}</span>
      </span>
    </p>
  );
}
