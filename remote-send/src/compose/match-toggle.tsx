import type { Privacy } from '@billet/shared-domain/rules/privacy';
import { useText } from '@billet/shared-i18n';
import { Toggle } from '@billet/shared-ui';

export interface MatchToggleProps {
  readonly className?: string | undefined;
  readonly privacy: Privacy;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isMatchable: boolean) => void;
}

/** The match switch (ENT-03). Renders nothing for a fully anonymous note, which is never mutual. */
export function MatchToggle({ privacy, ...toggle }: MatchToggleProps) {
  const text = useText();
  if (privacy === 'full_anon') return null;
  return <Toggle {...toggle} label={text('send-match')} description={text('send-match-line')} />;
}
