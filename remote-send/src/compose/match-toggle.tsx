import type { Privacy } from '@billet/shared-domain/rules/privacy';
import { useText } from '@billet/shared-i18n';
import { Toggle } from '@billet/shared-ui';
import styles from './match-toggle.module.css';

export interface MatchToggleProps {
  readonly className?: string | undefined;
  readonly privacy: Privacy;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isMatchable: boolean) => void;
}

/**
 * Match switch (ENT-03). A fully anonymous note can never match and has none, but its space is reserved so that changing the
 * privacy moves nothing.
 */
export function MatchToggle({ privacy, ...toggle }: MatchToggleProps) {
  const text = useText();
  const match = <Toggle {...toggle} label={text('send-match')} description={text('send-match-line')} />;
  if (privacy !== 'full_anon') return match;
  return (
    <div className={styles.room} aria-hidden="true" inert>
      {match}
    </div>
  );
}
