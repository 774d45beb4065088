import { useText } from '@billet/shared-i18n';
import { Card, Toggle } from '@billet/shared-ui';

export interface BlockModel {
  /** Null while unknown. */
  readonly isBlocked: boolean | null;
  readonly setBlocked: (isBlocked: boolean) => void;
  readonly close: () => void;
}

/** Switch that blocks the sender. It can be undone, so it needs no confirmation. */
export function BlockCard({ isBlocked, setBlocked }: Pick<BlockModel, 'isBlocked' | 'setBlocked'>) {
  const text = useText();
  return (
    <Card>
      <Toggle
        label={text('inbox-block')}
        description={text(isBlocked ? 'inbox-block-on' : 'inbox-block-off')}
        isOn={isBlocked ?? false}
        isDisabled={isBlocked === null}
        onChange={setBlocked}
      />
    </Card>
  );
}
