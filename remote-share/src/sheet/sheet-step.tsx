import { useText } from '@billet/shared-i18n';
import { SheetBody, type SheetBodyProps } from '@billet/shared-ui';
import { useSheetActions } from './sheet-actions.ts';

/** Body of a sheet's step, with the close and back actions of its sheet. */
export function SheetStep(props: Pick<SheetBodyProps, 'title' | 'subtitle' | 'footer' | 'children'>) {
  const text = useText();
  return <SheetBody {...props} {...useSheetActions()} closeLabel={text('share-menu-close')} backLabel={text('share-back')} />;
}
