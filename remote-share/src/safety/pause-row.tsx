import { useText } from '@billet/shared-i18n';
import { Card, Toggle } from '@billet/shared-ui';

export interface PauseRowProps {
  /** Null while unknown. */
  readonly isPaused: boolean | null;
  readonly onChange: (isPaused: boolean) => void;
}

export function PauseRow({ isPaused, onChange }: PauseRowProps) {
  const text = useText();
  return (
    <Card>
      <Toggle
        label={text('share-pause')}
        description={text(isPaused ? 'share-pause-on' : 'share-pause-off')}
        isOn={isPaused ?? false}
        isDisabled={isPaused === null}
        onChange={onChange}
      />
    </Card>
  );
}
