import { bridge, lazyFile, SheetPlaceholder, useLoaded } from '@billet/shared-bridge';
import type { InboxSheetProps } from './inbox-sheet.tsx';

/** Code of the sheet, loaded once. */
export const sheetFile = lazyFile(() => import(/* webpackChunkName: "sheet" */ './inbox-sheet.tsx'));

/** Loads the sheet with the first step. A placeholder shows the loading and error states. */
export function LazySheet({ file = sheetFile, ...props }: InboxSheetProps & { readonly file?: typeof sheetFile }) {
  const { layer, close } = props.layers;
  const { state, retry } = useLoaded({ ...file, onFailure: logMissing }, layer !== null);
  if (state.kind === 'loaded') return <state.value.InboxSheet {...props} />;
  return layer && <SheetPlaceholder kind={state.kind === 'failed' ? 'failed' : 'waiting'} onRetry={retry} onClose={close} />;
}

function logMissing(thrown: unknown): void {
  bridge().log({ event: 'inbox_sheet_unloaded', level: 'error', reason: String(thrown) });
}
