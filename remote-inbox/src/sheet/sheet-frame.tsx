import { useText } from '@billet/shared-i18n';
import { SheetBody, type SheetBodyProps } from '@billet/shared-ui';
import { useContext } from 'react';
import { SheetActionsContext } from './sheet-actions.ts';
import { SheetContext } from './sheet-context.ts';

interface SheetFrameProps extends Pick<SheetBodyProps, 'title' | 'subtitle' | 'extra' | 'footer' | 'children'> {
  /** False if only the inbox is below. */
  readonly hasBack?: boolean;
}

/** Body of the sheet with its back and close actions. Without a sheet (in the gallery) they do nothing. */
export function SheetFrame({ hasBack = true, ...body }: SheetFrameProps) {
  const text = useText();
  const sheet = useContext(SheetContext);
  const actions = useContext(SheetActionsContext) ?? sheet?.layers;
  return (
    <SheetBody
      {...body}
      onClose={() => actions?.close()}
      closeLabel={text('inbox-close')}
      onBack={hasBack ? () => actions?.back() : undefined}
      backLabel={text('inbox-back')}
    />
  );
}
