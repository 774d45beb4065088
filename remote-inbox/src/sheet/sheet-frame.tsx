import { useText } from '@billet/shared-i18n';
import { SheetBody, type SheetBodyProps } from '@billet/shared-ui';
import { useContext } from 'react';
import { SheetContext } from './sheet-context.ts';
import { SheetWays } from './sheet-ways.ts';

interface SheetFrameProps extends Pick<SheetBodyProps, 'title' | 'subtitle' | 'extra' | 'footer' | 'children'> {
  /** False if only the inbox is below. */
  readonly hasBack?: boolean;
}

/** Body of the sheet with its back and close actions. Without a sheet (in the gallery) they do nothing. */
export function SheetFrame({ hasBack = true, ...body }: SheetFrameProps) {
  const text = useText();
  const sheet = useContext(SheetContext);
  const ways = useContext(SheetWays) ?? sheet?.layers;
  return (
    <SheetBody
      {...body}
      onClose={() => ways?.close()}
      closeLabel={text('inbox-close')}
      onBack={hasBack ? () => ways?.back() : undefined}
      backLabel={text('inbox-back')}
    />
  );
}
