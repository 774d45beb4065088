import { writtenDirection } from '@billet/shared-domain/rules/direction';
import styles from './written.module.css';

export interface WrittenProps {
  /**
   * A name within a line; a separate line that may be truncated, aligned with the page; or running text, aligned by its own direction.
   * Defaults to a name.
   */
  readonly as?: 'name' | 'line' | 'text';
  readonly children: string;
}

/** I18-05: user-written text with its own direction, isolated from the text around. */
export function Written({ as = 'name', children }: WrittenProps) {
  return (
    <span className={styles[as]} dir={writtenDirection(children)}>
      {children}
    </span>
  );
}
