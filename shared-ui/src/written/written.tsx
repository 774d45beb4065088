import { writtenDirection } from '@billet/shared-domain/rules/direction';
import styles from './written.module.css';

export interface WrittenProps {
  /**
   * A name within a line, a line of its own at the page's side that may be cut, or running text, which begins at its own side.
   * A name unless given.
   */
  readonly as?: 'name' | 'line' | 'text';
  readonly children: string;
}

/** I18-05: what somebody wrote, in its own direction whatever the page's; nothing around it mixes with it. */
export function Written({ as = 'name', children }: WrittenProps) {
  return (
    <span className={styles[as]} dir={writtenDirection(children)}>
      {children}
    </span>
  );
}
