import { useText } from '@billet/shared-i18n';
import { SheetBody, type SheetBodyProps } from '@billet/shared-ui';
import { useContext } from 'react';
import { SheetContext } from './sheet-context.ts';

interface SheetFrameProps extends Pick<SheetBodyProps, 'title' | 'subtitle' | 'footer' | 'children'> {
  /** False where there is nothing below but the inbox. */
  readonly hasBack?: boolean;
}

/** The inside of the sheet, with its ways out; in a gallery, without a sheet, they lead nowhere. */
export function SheetFrame({ hasBack = true, ...body }: SheetFrameProps) {
  const text = useText();
  const layers = useContext(SheetContext)?.layers;
  return (
    <SheetBody
      {...body}
      onClose={() => layers?.close()}
      closeLabel={text('inbox-close')}
      onBack={hasBack ? () => layers?.back() : undefined}
      backLabel={text('inbox-back')}
    />
  );
}
