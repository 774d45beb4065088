import { useText } from '@billet/shared-i18n';
import { SheetBody, type SheetBodyProps } from '@billet/shared-ui';
import { useSheetWays } from './sheet-ways.ts';

/** What a sheet shows at a time, with the ways out that the sheet gives. */
export function SheetStep(props: Pick<SheetBodyProps, 'title' | 'subtitle' | 'footer' | 'children'>) {
  const text = useText();
  return <SheetBody {...props} {...useSheetWays()} closeLabel={text('share-menu-close')} backLabel={text('share-back')} />;
}
