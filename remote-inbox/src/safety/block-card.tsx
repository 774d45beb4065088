import { useText } from '@billet/shared-i18n';
import { Card, Toggle } from '@billet/shared-ui';
import type { Block } from './use-block.ts';

/** The block as a switch: what can be undone needs no question. */
export function BlockCard({ isBlocked, change }: Block) {
  const text = useText();
  return (
    <Card>
      <Toggle
        label={text('inbox-block')}
        description={text(isBlocked ? 'inbox-block-on' : 'inbox-block-off')}
        isOn={isBlocked ?? false}
        isDisabled={isBlocked === null}
        onChange={change}
      />
    </Card>
  );
}
