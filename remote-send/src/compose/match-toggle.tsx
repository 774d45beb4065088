import { useText } from '@billet/shared-i18n';
import { Toggle, type ToggleProps } from '@billet/shared-ui';

/** Match switch (ENT-03). */
export function MatchToggle(toggle: Omit<ToggleProps, 'label' | 'description'>) {
  const text = useText();
  return <Toggle {...toggle} label={text('send-match')} description={text('send-match-line')} />;
}
