import { bridge, lazyFile, SheetPlace, useLoaded } from '@billet/shared-bridge';
import type { InboxSheetProps } from './inbox-sheet.tsx';

/** The sheet's code; once it is here, asking for it costs nothing. */
export const sheetFile = lazyFile(() => import(/* webpackChunkName: "sheet" */ './inbox-sheet.tsx'));

/** The sheet, whose code comes with the first step. Until then, and where it doesn't come, its place stands and says so. */
export function LazySheet({ file = sheetFile, ...props }: InboxSheetProps & { readonly file?: typeof sheetFile }) {
  const { layer, close } = props.layers;
  const { state, retry } = useLoaded({ ...file, onFailure: logMissing }, layer !== null);
  if (state.kind === 'loaded') return <state.value.InboxSheet {...props} />;
  return layer && <SheetPlace kind={state.kind === 'failed' ? 'failed' : 'waiting'} onRetry={retry} onClose={close} />;
}

function logMissing(thrown: unknown): void {
  bridge().log({ event: 'inbox_sheet_unloaded', level: 'error', reason: String(thrown) });
}
